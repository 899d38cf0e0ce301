### The gallery of the men. What each carving shows is in motifs.ftl.

gallery = Дүрсүүд
gallery-link = Бүх дүрсийг үзэх
gallery-sets = Дүрсийн иж бүрдэл
gallery-all = Иж бүрдлийн бүх дүрс
gallery-previous = Өмнөх
gallery-next = Дараах
gallery-motif = Юуг сийлсэн
gallery-meaning = Нэр
gallery-source = Аль эх сурвалжаар
gallery-in-shatranj = Шатранжид: { $man }, { $meaning }
gallery-licence = Энэ төсөлд зориулж зурсан. Зургийн лиценз: CC BY 4.0.
gallery-failed = Дүрсийн тайлбарыг ачаалж чадсангүй.
gallery-title = { $set } · дүрсүүд
gallery-figure-title = { $man } · { $set }

## What the names mean

meaning-nojon = Чингис хааны үеэс язгууртан эрхэм
meaning-bers = цоохор ирвэс; магадгүй перс фирз, түшмэл
meaning-tereg = тэрэг
meaning-temee = хоёр бөхт тэмээ
meaning-mori = морь
meaning-hia = биеийн хамгаалагч
meaning-khuu = хүүхэд, ирээдүйн бэрс
meaning-shah = хаан
meaning-firzan = хааны зөвлөх
meaning-rukh = тэрэг, эсвэл үлгэрийн рух шувуу
meaning-fil = заан
meaning-faras = морь
meaning-baidaq = явган цэрэг
