### Men, sides and checks. What the attributes mean: ../en/men.ftl.

## The men of Shatar and Hiashatar

man-nojon = noyon
    .letter = N
    .object = le noyon
man-bers = bers
    .letter = B
    .object = le bers
    .become = bers
man-tereg = chariot
    .letter = T
    .object = le chariot
    .become = chariot
man-temee = chameau
    .letter = F
    .object = le chameau
    .become = chameau
man-mori = cheval
    .letter = C
    .object = le cheval
    .become = cheval
man-hia = garde
    .letter = G
    .object = le garde
    .become = garde
man-khuu = enfant
    .object = l’enfant

## The men of Shatranj

man-shah = shah
    .letter = S
    .object = le shah
man-firzan = firzan
    .letter = F
    .object = le firzan
    .become = firzan
man-rukh = roukh
    .letter = R
    .object = le roukh
man-fil = éléphant
    .letter = E
    .object = l’éléphant
man-faras = cheval
    .letter = C
    .object = le cheval
man-baidaq = baïdaq
    .object = le baïdaq
man-unknown = pièce

## The checks

check-hia = hia
check-horse = échec du cheval
check-nojon = noyon
check-shak = chak
check-tsod = tsod
check-tuk = touk
check-and = { $first } et { $second }
check-called = { $check } !

## The board, for screen readers

board-of = Plateau de { $game }
man-of-side = { $side ->
    [white] { $man } blanc
   *[black] { $man } noir
}
label-in-check = en échec
label-checker = donne échec
label-selected = choisi
label-move = peut aller ici
label-capture = peut prendre
label-swap = peut changer de place
label-stopped = arrêté par le garde en { $square }
label-last-from = dernier coup d’ici
label-last-to = dernier coup
label-hint = conseil
promote-to = Promouvoir en

## Lists

list-comma = ,{ " " }
list-semicolon =  ;{ " " }
list-or = { $first } ou { $second }
