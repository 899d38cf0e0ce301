### The gallery of the men. What each carving shows is in motifs.ftl.

gallery = مهره‌ها
gallery-link = همهٔ مهره‌ها را ببینید
gallery-sets = دسته‌های مهره
gallery-all = همهٔ مهره‌های این دسته
gallery-previous = پیشین
gallery-next = پسین
gallery-motif = چه تراشیده شده
gallery-meaning = نام
gallery-source = از کدام منبع
gallery-in-shatranj = در شطرنج کهن: { $man }، { $meaning }
gallery-licence = برای این پروژه کشیده شده. پروانهٔ تصویرها: CC BY 4.0.
gallery-failed = توصیف مهره‌ها بار نشد.
gallery-title = { $set } · مهره‌ها
gallery-figure-title = { $man } · { $set }

## What the names mean

meaning-nojon = مردی بلندپایه، سروری از روزگار چنگیزخان
meaning-bers = پلنگ برفی؛ شاید فرز پارسی، یعنی وزیر
meaning-tereg = گردونه
meaning-temee = شتر دوکوهان
meaning-mori = اسب
meaning-hia = پاسدار
meaning-khuu = کودکی که برس خواهد شد
meaning-shah = پادشاه
meaning-firzan = رایزن پادشاه
meaning-rukh = گردونه، یا مرغ رخ افسانه‌ها
meaning-fil = فیل
meaning-faras = اسب
meaning-baidaq = سرباز پیاده
