### Men, sides and checks. What the attributes mean: ../en/men.ftl.

## The men of Shatar and Hiashatar

man-nojon = ноён
    .letter = Н
    .object = ноёныг
man-bers = бэрс
    .letter = Б
    .object = бэрсийг
man-tereg = тэрэг
    .letter = Т
    .object = тэргийг
man-temee = тэмээ
    .letter = Тэ
    .object = тэмээг
man-mori = морь
    .letter = М
    .object = морийг
man-hia = хиа
    .letter = Х
    .object = хиаг
man-khuu = хүү
    .object = хүүг

## The men of Shatranj

man-shah = шах
    .letter = Ш
    .object = шахыг
man-firzan = фирзан
    .letter = Ф
    .object = фирзаныг
man-rukh = рух
    .letter = Р
    .object = рухыг
man-fil = заан
    .letter = З
    .object = зааныг
man-faras = морь
    .letter = М
    .object = морийг
man-baidaq = байдак
    .object = байдакийг
man-unknown = дүрс

## The checks

check-hia = хиа
check-horse = морины шалгаа
check-nojon = ноён
check-shak = шаг
check-tsod = цод
check-tuk = туг
check-and = { $first } ба { $second }
check-called = { $check }!

## The board, for screen readers

board-of = { $game }-ын хөлөг
man-of-side = { $side ->
    [white] цагаан { $man }
   *[black] хар { $man }
}
label-in-check = шагтай
label-checker = шаг өгч байна
label-selected = сонгосон
label-move = ийш нүүж болно
label-capture = идэж болно
label-swap = байраа солилцож болно
label-stopped = { $square }-д байгаа хиа зогсооно
label-last-from = сүүлийн нүүдэл эндээс
label-last-to = сүүлийн нүүдэл
label-hint = зөвлөгөө
promote-to = Юу болгох вэ

## Lists

list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-or = { $first } эсвэл { $second }
