### Men, sides, checks, and what the board says of a square.
###
### A man's attributes are forms of its name:
###   .letter  its letter in the move list and in typed moves, unique within a game. The child and
###            the baidaq have none.
###   .object  the man as what is taken: "takes bers". Leave it out where it is the name itself.
###   .become  the man as what a child becomes: "becomes a bers".

## The men of Shatar and Hiashatar

man-nojon = nojon
    .letter = K
man-bers = bers
    .letter = J
    .become = a bers
man-tereg = cart
    .letter = R
    .become = a cart
man-temee = camel
    .letter = B
    .become = a camel
man-mori = horse
    .letter = N
    .become = a horse
man-hia = hia
    .letter = H
    .become = a hia
man-khuu = child

## The men of Shatranj

man-shah = shah
    .letter = K
man-firzan = firzan
    .letter = Q
    .become = a firzan
man-rukh = rukh
    .letter = R
man-fil = fil
    .letter = B
man-faras = faras
    .letter = N
man-baidaq = baidaq
# Any man, where it is not known which.
man-unknown = man

## The checks, as they are called out. A capital letter is put where one is needed.

check-hia = hia
check-horse = horse check
check-nojon = nojon
check-shak = shak
check-tsod = tsod
check-tuk = tuk
# Two checks at once.
check-and = { $first } and { $second }
check-called = { $check }!

## The board, for screen readers

# $game is the name of the game.
board-of = { $game } board
# $man is a man's name.
man-of-side = { $side ->
    [white] white { $man }
   *[black] black { $man }
}
label-in-check = in check
label-checker = gives check
label-selected = selected
label-move = can move here
label-capture = can capture
label-swap = can change places
label-stopped = stopped by the guard on { $square }
label-last-from = last move from here
label-last-to = last move
label-hint = hint
promote-to = Promote to

## Lists

# Between the members of a list.
list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-or = { $first } or { $second }
