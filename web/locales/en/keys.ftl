### The keyboard: what the board answers to keys, moves that are typed, and the list of keys.
### The live region says the answers, so they are heard and not seen: short, the main thing first.

## Answers

# $man is a man with its side, $square its square.
man-on-square = { $man } { $square }
no-man-here = { $square } is empty.
# $rank is a number.
no-such-rank = There is no rank { $rank }.
no-such-file = There is no file { $file }.
# $man is a man's name.
no-such-man = No { $man } is on the board.
# $man is one of man-on-square, $moves a list of squares and of reach-takes.
moves-of = { $man }: { $moves }.
# The man of the side that is not to move.
moves-of-other = { $man }, if it were to move: { $moves }.
moves-of-none = { $man } has no legal move.
reach-takes = takes { $taken } { $square }
reach-swaps = changes places with { $square }
reach-becomes = { $move }, and becomes another man
# $square is the square where a man must stop, $hia the square of the bodyguard.
moves-stop = Stopped on { $square } by the guard on { $hia }.

# $men is a list.
near-white = White reaches it with { $men }.
near-black = Black reaches it with { $men }.
near-nobody = Nobody reaches it.
# $lines is a list of the next two messages. $man is man-on-square.
near-lines = In its lines: { $lines }.
near-lines-none = Its lines are empty.
near-line = { $towards } { $man }
near-line-next = { $towards }, next to it, { $man }
near-ring = In the ring of the guard { $men }.
towards-up = up
towards-up-right = up right
towards-right = right
towards-down-right = down right
towards-down = down
towards-down-left = down left
towards-left = left
towards-up-left = up left

# $men is a list, as: nojon e1, camel c1.
men-white = White: { $men }.
men-black = Black: { $men }.

last-move-none = No move yet.
# $move is a sentence of its own.
last-capture = Ply { $ply }. { $move }
last-capture-none = Nothing has been taken.

# $white and $black are times in words.
clocks = White { $white }. Black { $black }.
clocks-none = This game has no clocks.

picked = { $count ->
    [one] { $man } selected, { $count } move.
   *[other] { $man } selected, { $count } moves.
}
laid-down = Nothing selected.

## The engine's opinion

judging = The engine thinks.
judging-busy = The engine thinks about its move.
judging-over = The game is over here.
judging-none = The engine gives no answer.
judged-level = The game is level.
judged-slight = { $side ->
    [white] White stands a little better, by about { $children } of a child.
   *[black] Black stands a little better, by about { $children } of a child.
}
judged-better = { $side ->
    [white] White stands better, by about { $children } children.
   *[black] Black stands better, by about { $children } children.
}
judged-much = { $side ->
    [white] White stands much better, by about { $children } children.
   *[black] Black stands much better, by about { $children } children.
}
judged-won = { $side ->
    [white] White is winning, by about { $children } children.
   *[black] Black is winning, by about { $children } children.
}
judged-forced = { $side ->
    [white] { $moves ->
        [one] White wins by force with the next move.
       *[other] White wins by force in { $moves } moves.
    }
   *[black] { $moves ->
        [one] Black wins by force with the next move.
       *[other] Black wins by force in { $moves } moves.
    }
}
# $move is a move in words.
judged-move = Best move: { $move }.

## Moves that are typed

typed-label = Type a move
typed-hint = d4, Nf3, g1f3
typed-play = Play
typed-empty = Type a move first, as d4 or g1f3.
typed-not-understood = That is not a move. Write it as d4, Nf3 or g1f3.
typed-castling = Nobody castles in these games.
typed-unknown-man = “{ $letter }” is no man of this game.
typed-no-such-man = The side to move has no { $man } that fits.
typed-nothing-there = No man of the side to move stands on { $square }.
typed-nothing-to-take = There is nothing to take on { $square }.
# $moves is a list of moves.
typed-ambiguous = Several men can do that: { $moves }.
# $men is a list of letters.
typed-promotion = Say what it becomes, by its letter: { $men }.
typed-none-reaches = No { $man } can go to { $square }.
typed-over = The game is over.
typed-engine = It is the engine’s turn.
refused-exposed = { $king ->
    [shah] That man is pinned: the Shah would stand in check.
   *[nojon] That man is pinned: the Nojon would stand in check.
}
refused-own-man = A man of the same side stands there.

## The list of keys

keys = Keys
keys-about = These keys work while the focus is on a square of the board, and nowhere else.
keys-walk = Moving over the board
keys-men = To the next man
keys-ask = Asking
keys-more = On a keyboard with another script, press the key where the Latin letter lies. A man’s letter goes before a command’s.
key-arrows = Arrows
key-arrows-what = One square
key-home-end = Home, End
key-home-end-what = To the ends of the row
key-pages = Page Up, Page Down
key-pages-what = To the ends of the column
key-corners = Ctrl and Home, Ctrl and End
key-corners-what = To the corners
key-digits = Digits
key-digits-what = To a rank; 0 is the tenth
key-shift-digits = Shift and a digit
key-shift-digits-what = To a file
key-enter = Enter or Space
key-enter-what = Take up a man, or move it
key-escape = Escape
key-escape-what = Lay it down
key-shift = Shift and a letter
key-shift-what = To the man before
command-square = The square and its man
command-moves = The moves of the man
command-near = Who reaches the square, and what stands in its lines
command-men = All men
command-last-move = The last move
command-last-capture = The last capture
command-series = The series of checks
command-clocks = The clocks
command-evaluation = What the position is worth
command-best-move = The best move
command-type-move = Type a move
command-help = This list
single-keys = Letters and digits are keys on the board
