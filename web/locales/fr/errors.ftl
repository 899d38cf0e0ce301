### What is wrong, and notices. $token is the piece of text that cannot be understood, as it was
### written; faults begin with a small letter and have no full stop, as they stand in sentences.

## Notices

store-refused = Ce navigateur ne garde rien pour nous : la partie continue, mais un rechargement la perdra. Copiez le lien ou le PGN pour la garder.
store-damaged = La partie enregistrée n’a pu être lue ({ $fault }). Elle a été mise de côté et une nouvelle partie est sur le plateau.
bad-link = Le lien ne mène à aucune partie : { $fault }. La vôtre est intacte.
link-opened = Une partie venue d’un lien est sur le plateau. Celle que vous jouiez est gardée tant que vous ne fermez pas ceci.
language-failed = Impossible de charger la langue : { $language }. La page garde la sienne.

## Reading a text

import-empty = Il n’y a encore rien à lire : collez un FEN ou un PGN.
import-fen = Ce FEN ne donne aucune position : { $fault }.
import-pgn = Ce PGN a des fautes : { $faults }.
import-pgn-more = { $count ->
    [one] Ce PGN a des fautes : { $faults }. Et { $count } de plus.
    [many] Ce PGN a des fautes : { $faults }. Et { $count } de plus.
   *[other] Ce PGN a des fautes : { $faults }. Et { $count } de plus.
}
fault-place = { $fault } (ligne { $line }, colonne { $column })
fault-line = ligne { $line } : { $fault }

## FEN

fen-too-short = un FEN a au moins les pièces et le trait
fen-too-long = rien ne peut suivre le FEN
fen-unknown-man = « { $token } » n’est pas une pièce de ce jeu
fen-rank-length = la rangée { $rank } (« { $token } ») ne remplit pas le plateau
fen-rank-count = { $found ->
    [one] { $found } rangée ne remplit pas le plateau
    [many] { $found } rangées ne remplissent pas le plateau
   *[other] { $found } rangées ne remplissent pas le plateau
}
fen-turn = le trait est w ou b, pas « { $token } »
fen-castling = personne ne roque dans ces jeux : - attendu, « { $token } » trouvé
fen-passed = cases franchies ou - attendus, « { $token } » trouvé
fen-number = nombre attendu, « { $token } » trouvé
fen-extra = série et chevaux déplacés attendus, comme w=2s;h=b1, « { $token } » trouvé

## Positions that cannot be

setup-size = { $expected ->
    [one] le plateau a { $expected } case, pas { $found }
    [many] le plateau a { $expected } cases, pas { $found }
   *[other] le plateau a { $expected } cases, pas { $found }
}
setup-no-king = { $side ->
    [white] les blancs n’ont pas de roi : posez-en un
   *[black] les noirs n’ont pas de roi : posez-en un
}
setup-several-kings = { $side ->
    [white] les blancs ont plus d’un roi : n’en laissez qu’un
   *[black] les noirs ont plus d’un roi : n’en laissez qu’un
}
setup-last-rank = { $side ->
    [white] le pion blanc en { $square } est sur sa dernière rangée : promouvez-le ou enlevez-le
   *[black] le pion noir en { $square } est sur sa dernière rangée : promouvez-le ou enlevez-le
}
setup-foreign-man = ce jeu n’a pas cette pièce ({ $man }) : enlevez celle en { $square }
setup-opponent-in-check = { $side ->
    [white] les blancs sont en échec sans avoir le trait : donnez le trait aux blancs ou ôtez l’échec
   *[black] les noirs sont en échec sans avoir le trait : donnez le trait aux noirs ou ôtez l’échec
}
setup-passed = aucun pion n’a pu franchir { $square } : écrivez - pour les cases franchies
setup-series = { $side ->
    [white] la série des blancs ne va pas avec la position : elle doit compter l’échec présent, et être nulle sans lui
   *[black] la série des noirs ne va pas avec la position : elle doit compter l’échec présent, et être nulle sans lui
}
setup-no-horse = il n’y a pas de cheval en { $square }, aucun n’a donc bougé de là
setup-move-zero = les coups se numérotent à partir de 1

## Moves

san-fault = « { $token } » : { $fault }
san-malformed = ce n’est pas un coup
san-castling = personne ne roque dans ces jeux
san-unknown-man = « { $letter } » n’est pas une pièce de ce jeu
san-illegal = ce coup n’est pas légal ici
san-nothing = il n’y a rien à prendre
san-ambiguous = plusieurs pièces le peuvent : { $moves }
san-promotion = dites ce que devient le pion, comme dans { $example }
uci-malformed = « { $token } » n’est pas un coup : deux cases attendues, comme dans { $example }
uci-unknown-man = « { $token } » promeut en « { $letter } », qui n’est pas une pièce de ce jeu
uci-illegal = { $token } n’est pas légal ici
game-is-over = la partie est finie

## PGN

pgn-tag = étiquette attendue comme { $example }, trouvé { $token }
pgn-twice = { $token } contredit une étiquette antérieure du même nom
pgn-open-comment = un commentaire commencé ici ne finit pas
pgn-token = « { $token } » n’est pas un coup
pgn-after-end = { $token } vient après la fin de la partie ({ $result }, { $end })
pgn-variant = « { $token } » n’est ni { $first }, ni { $second }, ni { $third } ; ses coups n’ont pas été lus
pgn-fen = l’étiquette FEN : { $fault }
pgn-parenthesis = « { $token } » est sans coup ou sans pendant
pgn-open-variation = une variante commencée ici ne finit pas
pgn-result = le résultat { $token } devrait être { $expected }
pgn-too-long = { $count ->
    [one] seul le premier octet a été lu
    [many] seuls les { $count } premiers octets ont été lus
   *[other] seuls les { $count } premiers octets ont été lus
}
pgn-too-many = { $count ->
    [one] seul le premier coup a été lu
    [many] seuls les { $count } premiers coups ont été lus
   *[other] seuls les { $count } premiers coups ont été lus
}

## Rules

rules-preset = il n’y a pas de jeu de règles « { $token } » ; connus : { $known }
rules-option = il n’y a pas de règle « { $token } » ; connues : { $known }
rules-value = la règle { $option } n’a pas de valeur « { $token } » ; connues : { $known }
rules-malformed = règle=valeur attendu, « { $token } » trouvé

## Links

link-part = « { $token } » ne veut rien dire
link-encoding = « { $token } » est mal encodé
link-no-game = il ne nomme aucun jeu
link-unknown-game = il n’y a pas de jeu « { $token } »
link-fen = FEN : { $fault }
link-move = coup { $number } : { $fault }

## The stored game

record-version = ce n’est pas une partie de cette version
record-missing = il n’y a pas de ligne « { $token } »
record-seat = personne ne joue ainsi
record-verdict = aucune partie ne finit ainsi
record-game = il n’y a pas un tel jeu
record-control = deux nombres sont attendus
record-times = une paire de temps est attendue pour chaque demi-coup
