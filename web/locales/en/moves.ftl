### Moves in words, and what the live region says. Squares are written as e4 in every language.

# $man and $taken are men's names, $from and $to squares.
move-plain = { $man } { $from } to { $to }
move-takes = { $man } { $from } takes { $taken } on { $to }
# A pawn takes another in passing.
move-passing = { $man } { $from } takes { $taken } on { $to } in passing
# The transposition of Shatranj: the Shah and another man of his change places.
move-swaps = { $man } { $from } changes places with { $to }
# $move is one of the four above, $man what the child becomes (.become).
move-becomes = { $move } and becomes { $man }
# $checks are the names of the checks that the move gives.
move-checks = { $move }, { $checks }
move-of-side = { $side ->
    [white] White: { $move }.
   *[black] Black: { $move }.
}

## What happened

# $game is the game and its rules.
said-began = { $side ->
    [white] { $game }. White to move.
   *[black] { $game }. Black to move.
}
said-opened = { $plies ->
    [one] { $game }, after { $plies } ply.
   *[other] { $game }, after { $plies } plies.
}
said-taken-back = { $side ->
    [white] Taken back. White to move.
   *[black] Taken back. Black to move.
}
said-start = The start.
said-hint = Hint: { $move }.
said-draw-refused = The engine does not want a draw now.
# $title, $result and $story are from ends.ftl.
said-end = { $title }. { $result }. { $story }
engine-failed = The engine stopped twice and gives no move. The game is unharmed: take back, or try again.
engine-replaced = The engine stopped; another one has been started and thinks about the same position.
ask-again = Try again

## What the board says of the man in hand

# $stops is a list of the next message.
aside-slowed = Bodyguards stop this man { $stops }.
aside-stop = on { $square } (the ring of the hia on { $hia })
aside-stuck = The { $man } on { $square } has no legal move.
refused-horse-mate = Refused: that would be a mate by the horse alone, which may not be played.
refused-hia-mate = Refused: that would be a mate by a bodyguard alone, which may not be played.
# $moves are the moves that may be played.
refused-opening = Refused: the first move is prescribed: { $moves }.
# $king is shah or nojon.
refused-check = { $king ->
    [shah] Refused: the Shah would stand in check.
   *[nojon] Refused: the Nojon would stand in check.
}
refused-move = { $king ->
    [shah] That man cannot go there, or the Shah would stand in check.
   *[nojon] That man cannot go there, or the Nojon would stand in check.
}

## The series of checks

series = Series
# $checks is a list of names of checks, $meaning one of the five below.
series-line = { $side ->
    [white] White’s series: { $checks }; { $meaning }.
   *[black] Black’s series: { $checks }; { $meaning }.
}
series-earlier = { $count ->
    [one] one earlier check
   *[other] { $count } earlier checks
}
series-free = every mate counts under these rules
series-won = a shak is among them: mate now would win
series-niol = no shak yet: mate now would be niol, unless a shak gives it
series-had-shak = a shak was among them
series-had-none = no shak was among them
series-none = No series of checks. A mate wins if its series holds a shak.
series-none-shatranj = No series of checks. Every mate wins.
series-none-free = No series of checks. Under these rules a mate needs no shak.
