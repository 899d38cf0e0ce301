### Moves in words, and what the live region says. Squares are written as e4 in every language.

move-plain = { $man } { $from } en { $to }
move-takes = { $man } { $from } prend { $taken } en { $to }
move-passing = { $man } { $from } prend { $taken } en passant, en { $to }
move-swaps = { $man } { $from } change de place avec { $to }
move-becomes = { $move } et devient { $man }
move-checks = { $move }, { $checks }
move-of-side = { $side ->
    [white] Blancs : { $move }.
   *[black] Noirs : { $move }.
}

## What happened

said-began = { $side ->
    [white] { $game }. Trait aux blancs.
   *[black] { $game }. Trait aux noirs.
}
said-opened = { $plies ->
    [one] { $game }, après { $plies } demi-coup.
    [many] { $game }, après { $plies } demi-coups.
   *[other] { $game }, après { $plies } demi-coups.
}
said-taken-back = { $side ->
    [white] Coup repris. Trait aux blancs.
   *[black] Coup repris. Trait aux noirs.
}
said-start = Le début.
said-hint = Conseil : { $move }.
said-draw-refused = Le moteur ne veut pas de nulle pour l’instant.
said-end = { $title }. { $result }. { $story }
engine-failed = Le moteur s’est arrêté deux fois et ne donne pas de coup. La partie est intacte : reprenez un coup ou réessayez.
engine-replaced = Le moteur s’est arrêté ; un autre a été lancé et réfléchit à la même position.
ask-again = Réessayer

## What the board says of the man in hand

aside-slowed = Des gardes arrêtent cette pièce { $stops }.
aside-stop = en { $square } (l’anneau du garde en { $hia })
aside-stuck = Aucun coup légal : { $man } en { $square }.
refused-horse-mate = Refusé : ce serait un mat par le cheval seul, qui ne peut se jouer.
refused-hia-mate = Refusé : ce serait un mat par un garde seul, qui ne peut se jouer.
refused-opening = Refusé : le premier coup est imposé : { $moves }.
refused-check = { $king ->
    [shah] Refusé : le shah serait en échec.
   *[nojon] Refusé : le noyon serait en échec.
}
refused-move = { $king ->
    [shah] Cette pièce ne va pas là, ou le shah serait en échec.
   *[nojon] Cette pièce ne va pas là, ou le noyon serait en échec.
}

## The series of checks

series = Série
series-line = { $side ->
    [white] Série des blancs : { $checks } ; { $meaning }.
   *[black] Série des noirs : { $checks } ; { $meaning }.
}
series-earlier = { $count ->
    [one] { $count } échec antérieur
    [many] { $count } échecs antérieurs
   *[other] { $count } échecs antérieurs
}
series-free = tout mat compte sous ces règles
series-won = un chak s’y trouve : un mat gagnerait maintenant
series-niol = pas encore de chak : un mat serait niol, à moins qu’un chak ne le donne
series-had-shak = un chak s’y trouvait
series-had-none = aucun chak ne s’y trouvait
series-none = Pas de série d’échecs. Un mat gagne si sa série contient un chak.
series-none-shatranj = Pas de série d’échecs. Tout mat gagne.
series-none-free = Pas de série d’échecs. Sous ces règles un mat n’a pas besoin de chak.
