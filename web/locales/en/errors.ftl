### What is wrong, and notices. $token is the piece of text that cannot be understood, as it was
### written; faults begin with a small letter and have no full stop, as they stand in sentences.

## Notices

store-refused = This browser keeps nothing for us: the game goes on, but a reload will lose it. Copy the link or the PGN to keep it.
store-damaged = The stored game could not be read ({ $fault }). It has been set aside, and a new game stands on the board.
bad-link = The link leads to no game: { $fault }. Your own game is untouched.
link-opened = A game from a link is on the board. The game you were playing is kept until you close this.
# $language is the language's own name.
language-failed = { $language } could not be loaded. The page keeps the language it has.

## Reading a text

import-empty = There is nothing to read yet: paste a FEN or a PGN.
import-fen = This FEN gives no position: { $fault }.
# $faults is a list of faults.
import-pgn = This PGN has faults: { $faults }.
import-pgn-more = { $count ->
    [one] This PGN has faults: { $faults }. And { $count } more.
   *[other] This PGN has faults: { $faults }. And { $count } more.
}
fault-place = { $fault } (line { $line }, column { $column })
fault-line = line { $line }: { $fault }

## FEN

fen-too-short = a FEN has at least men and side to move
fen-too-long = nothing may follow the FEN
fen-unknown-man = “{ $token }” is no man of this game
fen-rank-length = rank { $rank } (“{ $token }”) does not fill the board
fen-rank-count = { $found ->
    [one] { $found } rank does not fill the board
   *[other] { $found } ranks do not fill the board
}
fen-turn = the side to move is w or b, not “{ $token }”
fen-castling = nobody castles in these games: expected -, found “{ $token }”
fen-passed = expected squares passed over, or -, found “{ $token }”
fen-number = expected a number, found “{ $token }”
fen-extra = expected series and moved horses, as w=2s;h=b1, found “{ $token }”

## Positions that cannot be

setup-size = { $expected ->
    [one] the board has { $expected } square, not { $found }
   *[other] the board has { $expected } squares, not { $found }
}
setup-no-king = { $side ->
    [white] White has no king: put one on the board
   *[black] Black has no king: put one on the board
}
setup-several-kings = { $side ->
    [white] White has more than one king: leave one
   *[black] Black has more than one king: leave one
}
setup-last-rank = { $side ->
    [white] the white pawn on { $square } stands on its last rank: promote or remove it
   *[black] the black pawn on { $square } stands on its last rank: promote or remove it
}
# $man is the name of a man that the game does not have.
setup-foreign-man = there is no { $man } in this game: remove the man on { $square }
setup-opponent-in-check = { $side ->
    [white] White stands in check but is not to move: give the move to White, or take the check away
   *[black] Black stands in check but is not to move: give the move to Black, or take the check away
}
setup-passed = no pawn can just have passed over { $square }: write - for the squares passed over
setup-series = { $side ->
    [white] White’s series does not fit the board: it must count the standing check, and be none without one
   *[black] Black’s series does not fit the board: it must count the standing check, and be none without one
}
setup-no-horse = no horse stands on { $square }, so none there has moved
setup-move-zero = moves are numbered from 1

## Moves

# $fault is one of the following.
san-fault = “{ $token }”: { $fault }
san-malformed = this is not a move
san-castling = nobody castles in these games
san-unknown-man = “{ $letter }” is no man of this game
san-illegal = the move is not legal here
san-nothing = there is nothing to capture
# $moves is a list of moves.
san-ambiguous = several men can do this: { $moves }
san-promotion = say what the pawn becomes, as in { $example }
uci-malformed = “{ $token }” is not a move: expected two squares, as in { $example }
uci-unknown-man = “{ $token }” promotes to “{ $letter }”, which is no man of this game
uci-illegal = { $token } is not legal here
game-is-over = the game is over

## PGN

pgn-tag = expected a tag as { $example }, found { $token }
pgn-twice = { $token } contradicts an earlier tag of that name
pgn-open-comment = a comment that begins here never ends
pgn-token = “{ $token }” is not a move
# $result is as 1-0, $end the name of an end.
pgn-after-end = { $token } comes after the end of the game ({ $result }, { $end })
pgn-variant = “{ $token }” is none of { $first }, { $second } and { $third }; its moves were not read
pgn-fen = the tag FEN: { $fault }
pgn-parenthesis = “{ $token }” has no move or no partner
pgn-open-variation = a variation that begins here never ends
pgn-result = the result { $token } should be { $expected }
pgn-too-long = { $count ->
    [one] only the first { $count } byte was read
   *[other] only the first { $count } bytes were read
}
pgn-too-many = { $count ->
    [one] only the first { $count } move was read
   *[other] only the first { $count } moves were read
}

## Rules

# $known is a list of words.
rules-preset = there is no preset “{ $token }”; known: { $known }
rules-option = there is no option “{ $token }”; known: { $known }
rules-value = option { $option } has no value “{ $token }”; known: { $known }
rules-malformed = expected option=value, found “{ $token }”

## Links

link-part = “{ $token }” means nothing
link-encoding = “{ $token }” is badly encoded
link-no-game = it names no game
link-unknown-game = there is no game “{ $token }”
link-fen = FEN: { $fault }
link-move = move { $number }: { $fault }

## The stored game

record-version = it is not a game of this version
record-missing = there is no line “{ $token }”
record-seat = nobody plays so
record-verdict = no game ends so
record-game = there is no such game
record-control = two numbers are expected
record-times = a pair of times is expected for each ply
