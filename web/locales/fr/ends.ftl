### How a game ended. $side is white or black, $king is shah or nojon.

wins = { $side ->
    [white] Les blancs gagnent
   *[black] Les noirs gagnent
}
a-draw = Partie nulle
rematch = Revanche

## Each end: a word or two, and what happened

end-mate = Mat
end-mate-story = { $side ->
    [white] { $king ->
        [shah] Le shah des blancs est en échec et aucun coup ne le sauve.
       *[nojon] Le noyon des blancs est en échec et aucun coup ne le sauve.
    }
   *[black] { $king ->
        [shah] Le shah des noirs est en échec et aucun coup ne le sauve.
       *[nojon] Le noyon des noirs est en échec et aucun coup ne le sauve.
    }
}
end-niol = Niol
end-niol-story = { $side ->
    [white] Les blancs ont maté, mais sans chak dans la série d’échecs : niol, pas de victoire.
   *[black] Les noirs ont maté, mais sans chak dans la série d’échecs : niol, pas de victoire.
}
end-niol-hia-story = { $side ->
    [white] Les blancs ont maté par un garde seul : niol, pas de victoire.
   *[black] Les noirs ont maté par un garde seul : niol, pas de victoire.
}
end-horse-mate = Mat du cheval
end-horse-mate-story = { $side ->
    [white] Les blancs ont maté par le cheval seul, et ce n’est pas une victoire ici.
   *[black] Les noirs ont maté par le cheval seul, et ce n’est pas une victoire ici.
}
end-robado = Robado
end-bare-king = Roi dépouillé
end-bare-story = { $side ->
    [white] { $king ->
        [shah] Il ne reste aux blancs que le shah.
       *[nojon] Il ne reste aux blancs que le noyon.
    }
   *[black] { $king ->
        [shah] Il ne reste aux noirs que le shah.
       *[nojon] Il ne reste aux noirs que le noyon.
    }
}
end-both-bare-story = { $king ->
    [shah] Il ne reste aux deux camps que le shah.
   *[nojon] Il ne reste aux deux camps que le noyon.
}
end-stalemate = Pat
end-stalemate-story = { $side ->
    [white] Les blancs ne sont pas en échec et n’ont aucun coup.
   *[black] Les noirs ne sont pas en échec et n’ont aucun coup.
}
end-repetition = Répétition
end-repetition-story = La même position s’est trouvée sur le plateau pour la troisième fois.
end-move-limit = Limite de coups
end-move-limit-story = { $plies ->
    [one] { $pawn ->
        [baidaq] { $plies } demi-coup est passé sans prise ni coup de baïdaq.
       *[child] { $plies } demi-coup est passé sans prise ni coup d’enfant.
    }
    [many] { $pawn ->
        [baidaq] { $plies } demi-coups sont passés sans prise ni coup de baïdaq.
       *[child] { $plies } demi-coups sont passés sans prise ni coup d’enfant.
    }
   *[other] { $pawn ->
        [baidaq] { $plies } demi-coups sont passés sans prise ni coup de baïdaq.
       *[child] { $plies } demi-coups sont passés sans prise ni coup d’enfant.
    }
}
end-resigned = Abandon
end-resigned-story = { $side ->
    [white] Les blancs ont abandonné.
   *[black] Les noirs ont abandonné.
}
end-agreed = Par accord
end-agreed-story = Les deux camps sont convenus de la nulle.
end-time = Temps
end-time-story = { $side ->
    [white] Le temps des blancs est écoulé.
   *[black] Le temps des noirs est écoulé.
}
