### Men, sides and checks. What the attributes mean: ../en/men.ftl.

## The men of Shatar and Hiashatar

man-nojon = нойон
    .letter = Н
    .object = нойона
man-bers = бэрс
    .letter = Б
    .object = бэрса
    .become = бэрсом
man-tereg = телега
    .letter = Т
    .object = телегу
    .become = телегой
man-temee = верблюд
    .letter = В
    .object = верблюда
    .become = верблюдом
man-mori = конь
    .letter = К
    .object = коня
    .become = конём
man-hia = хиа
    .letter = Х
man-khuu = дитя

## The men of Shatranj

man-shah = шах
    .letter = Ш
    .object = шаха
man-firzan = фирзан
    .letter = Ф
    .object = фирзана
    .become = фирзаном
man-rukh = рух
    .letter = Р
    .object = руха
man-fil = слон
    .letter = С
    .object = слона
man-faras = конь
    .letter = К
    .object = коня
man-baidaq = байдак
    .object = байдака
man-unknown = фигура

## The checks

check-hia = хиа
check-horse = шах конём
check-nojon = нойон
check-shak = шак
check-tsod = цод
check-tuk = тук
check-and = { $first } и { $second }
check-called = { $check }!

## The board, for screen readers

board-of = Доска игры «{ $game }»
man-of-side = { $side ->
    [white] { $man } белых
   *[black] { $man } чёрных
}
label-in-check = под шахом
label-checker = даёт шах
label-selected = выбрано
label-move = можно пойти сюда
label-capture = можно взять
label-swap = можно поменяться местами
label-stopped = остановит хиа на { $square }
label-last-from = последний ход отсюда
label-last-to = последний ход
label-hint = подсказка
promote-to = Превратить в

## Lists

list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-or = { $first } или { $second }
