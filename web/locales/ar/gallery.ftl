### The gallery of the men. What each carving shows is in motifs.ftl.

gallery = القطع
gallery-link = شاهد كل القطع
gallery-sets = مجموعات القطع
gallery-all = كل قطع المجموعة
gallery-previous = السابقة
gallery-next = التالية
gallery-motif = ما نُحت
gallery-meaning = الاسم
gallery-source = عن أي مصدر
gallery-in-shatranj = في الشطرنج القديم: { $man }، { $meaning }
gallery-licence = رُسمت لهذا المشروع. رخصة الصور: CC BY 4.0.
gallery-failed = تعذّر تحميل وصف القطع.
gallery-title = { $set } · القطع
gallery-figure-title = { $man } · { $set }

## What the names mean

meaning-nojon = شخص ذو مكانة، سيد منذ عهد جنكيز خان
meaning-bers = نمر الثلوج؛ وربما هو الفرز الفارسي، أي الوزير
meaning-tereg = عربة
meaning-temee = جمل ذو سنامين
meaning-mori = حصان
meaning-hia = حارس
meaning-khuu = ولد سيصير برسًا
meaning-shah = الملك
meaning-firzan = مستشار الملك
meaning-rukh = العربة، أو طائر الرخ في الحكايات
meaning-fil = الفيل
meaning-faras = الفرس
meaning-baidaq = الجندي الراجل
