### The gallery of the men. What each carving shows is in motifs.ftl.

gallery = Фигуры
gallery-link = Рассмотреть все фигуры
gallery-sets = Наборы фигур
gallery-all = Все фигуры набора
gallery-previous = Предыдущая
gallery-next = Следующая
gallery-motif = Что вырезано
gallery-meaning = Имя
gallery-source = По какому источнику
gallery-in-shatranj = В шатрандже: { $man }, { $meaning }
gallery-licence = Нарисовано для этого проекта. Лицензия рисунков: CC BY 4.0.
gallery-failed = Не удалось загрузить описания фигур.
gallery-title = { $set } · фигуры
gallery-figure-title = { $man } · { $set }

## What the names mean

meaning-nojon = знатный человек, господин со времён Чингисхана
meaning-bers = снежный барс; возможно, персидский фирз, советник
meaning-tereg = телега
meaning-temee = двугорбый верблюд
meaning-mori = конь
meaning-hia = телохранитель
meaning-khuu = дитя, будущий бэрс
meaning-shah = царь
meaning-firzan = советник царя
meaning-rukh = колесница или птица Рух из сказок
meaning-fil = слон
meaning-faras = конь
meaning-baidaq = пеший воин
