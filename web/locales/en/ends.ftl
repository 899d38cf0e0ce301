### How a game ended. $side is white or black, $king is shah or nojon.

wins = { $side ->
    [white] White wins
   *[black] Black wins
}
a-draw = A draw
rematch = Rematch

## Each end: a word or two, and what happened

end-mate = Mate
# $side is the side that is mated.
end-mate-story = { $side ->
    [white] { $king ->
        [shah] White’s Shah is in check and no move saves him.
       *[nojon] White’s Nojon is in check and no move saves him.
    }
   *[black] { $king ->
        [shah] Black’s Shah is in check and no move saves him.
       *[nojon] Black’s Nojon is in check and no move saves him.
    }
}
end-niol = Niol
# $side is the side that mates.
end-niol-story = { $side ->
    [white] White mated, but no shak came in the series of checks: niol, no win.
   *[black] Black mated, but no shak came in the series of checks: niol, no win.
}
end-niol-hia-story = { $side ->
    [white] White mated by a bodyguard alone: niol, no win.
   *[black] Black mated by a bodyguard alone: niol, no win.
}
end-horse-mate = Horse mate
end-horse-mate-story = { $side ->
    [white] White mated by the horse alone, and that is no win here.
   *[black] Black mated by the horse alone, and that is no win here.
}
end-robado = Robado
end-bare-king = Bare king
# $side is the side that is bare.
end-bare-story = { $side ->
    [white] { $king ->
        [shah] White has only the Shah left.
       *[nojon] White has only the Nojon left.
    }
   *[black] { $king ->
        [shah] Black has only the Shah left.
       *[nojon] Black has only the Nojon left.
    }
}
end-both-bare-story = { $king ->
    [shah] Both sides have only the Shah left.
   *[nojon] Both sides have only the Nojon left.
}
end-stalemate = Stalemate
# $side is the side that cannot move.
end-stalemate-story = { $side ->
    [white] White is not in check and has no move.
   *[black] Black is not in check and has no move.
}
end-repetition = Repetition
end-repetition-story = The same position stood on the board for the third time.
end-move-limit = Move limit
# $pawn is baidaq or child.
end-move-limit-story = { $plies ->
    [one] { $pawn ->
        [baidaq] { $plies } ply passed without a capture or a baidaq’s move.
       *[child] { $plies } ply passed without a capture or a child’s move.
    }
   *[other] { $pawn ->
        [baidaq] { $plies } plies passed without a capture or a baidaq’s move.
       *[child] { $plies } plies passed without a capture or a child’s move.
    }
}
end-resigned = Resigned
# $side is the side that gave up.
end-resigned-story = { $side ->
    [white] White gave up.
   *[black] Black gave up.
}
end-agreed = Agreed
end-agreed-story = Both sides agreed to a draw.
end-time = Time
# $side is the side whose time ran out.
end-time-story = { $side ->
    [white] White’s time ran out.
   *[black] Black’s time ran out.
}
