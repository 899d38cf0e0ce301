### The keyboard: what the board answers to keys, moves that are typed, and the list of keys.
### The live region says the answers, so they are heard and not seen: short, the main thing first.

## Answers

# $man is a man with its side, $square its square.
man-on-square = { $man } { $square }
no-man-here = { $square } est vide.
# $rank is a number.
no-such-rank = Il n’y a pas de rangée { $rank }.
no-such-file = Il n’y a pas de colonne { $file }.
# $man is a man's name.
no-such-man = Aucune pièce de ce genre sur l’échiquier : { $man }.
# $man is one of man-on-square, $moves a list of squares and of reach-takes.
moves-of = { $man } : { $moves }.
# The man of the side that is not to move.
moves-of-other = { $man }, si c’était son tour : { $moves }.
moves-of-none = Aucun coup légal : { $man }.
reach-takes = prend { $taken } { $square }
reach-swaps = change de place avec { $square }
reach-becomes = { $move }, et devient une autre pièce
# $square is the square where a man must stop, $hia the square of the bodyguard.
moves-stop = Arrêté en { $square } par le garde en { $hia }.

# $men is a list.
near-white = Les blancs l’atteignent : { $men }.
near-black = Les noirs l’atteignent : { $men }.
near-nobody = Personne ne l’atteint.
# $lines is a list of the next two messages. $man is man-on-square.
near-lines = Sur ses lignes : { $lines }.
near-lines-none = Ses lignes sont vides.
near-line = { $towards } { $man }
near-line-next = { $towards }, juste à côté, { $man }
near-ring = Dans l’anneau : { $men }.
towards-up = en haut
towards-up-right = en haut à droite
towards-right = à droite
towards-down-right = en bas à droite
towards-down = en bas
towards-down-left = en bas à gauche
towards-left = à gauche
towards-up-left = en haut à gauche

# $men is a list, as: nojon e1, camel c1.
men-white = Blancs : { $men }.
men-black = Noirs : { $men }.

last-move-none = Aucun coup encore.
# $move is a sentence of its own.
last-capture = Demi-coup { $ply }. { $move }
last-capture-none = Rien n’a été pris.

# $white and $black are times in words.
clocks = Blancs { $white }. Noirs { $black }.
clocks-none = Cette partie n’a pas de pendule.

picked = { $count ->
    [one] { $man } choisi, { $count } coup.
    [many] { $man } choisi, { $count } coups.
   *[other] { $man } choisi, { $count } coups.
}
laid-down = Rien de choisi.

## The engine's opinion

judging = Le moteur réfléchit.
judging-busy = Le moteur réfléchit à son coup.
judging-over = Ici la partie est finie.
judging-none = Le moteur ne répond pas.
judged-level = La partie est égale.
judged-slight = { $side ->
    [white] Les blancs sont un peu mieux, d’environ { $children } enfant.
   *[black] Les noirs sont un peu mieux, d’environ { $children } enfant.
}
judged-better = { $side ->
    [white] Les blancs sont mieux, valeur en enfants : environ { $children }.
   *[black] Les noirs sont mieux, valeur en enfants : environ { $children }.
}
judged-much = { $side ->
    [white] Les blancs sont nettement mieux, valeur en enfants : environ { $children }.
   *[black] Les noirs sont nettement mieux, valeur en enfants : environ { $children }.
}
judged-won = { $side ->
    [white] Les blancs gagnent, valeur en enfants : environ { $children }.
   *[black] Les noirs gagnent, valeur en enfants : environ { $children }.
}
judged-forced = { $side ->
    [white] { $moves ->
        [one] Les blancs gagnent par force au prochain coup.
        [many] Les blancs gagnent par force en { $moves } coups.
       *[other] Les blancs gagnent par force en { $moves } coups.
    }
   *[black] { $moves ->
        [one] Les noirs gagnent par force au prochain coup.
        [many] Les noirs gagnent par force en { $moves } coups.
       *[other] Les noirs gagnent par force en { $moves } coups.
    }
}
# $move is a move in words.
judged-move = Meilleur coup : { $move }.

## Moves that are typed

typed-label = Taper un coup
typed-hint = d4, Cf3, g1f3
typed-play = Jouer
typed-empty = Tapez d’abord un coup, comme d4 ou g1f3.
typed-not-understood = Ce n’est pas un coup. Écrivez-le comme d4 ou g1f3.
typed-castling = Personne ne roque dans ces jeux.
typed-unknown-man = « { $letter } » n’est pas une pièce de ce jeu.
typed-no-such-man = Le camp au trait n’a pas de pièce qui convienne : { $man }.
typed-nothing-there = Aucune pièce du camp au trait en { $square }.
typed-nothing-to-take = Il n’y a rien à prendre en { $square }.
# $moves is a list of moves.
typed-ambiguous = Plusieurs pièces le peuvent : { $moves }.
# $men is a list of letters.
typed-promotion = Dites ce qu’il devient, par sa lettre : { $men }.
typed-none-reaches = Aucune de ces pièces n’atteint { $square } : { $man }.
typed-over = La partie est finie.
typed-engine = C’est au moteur de jouer.
refused-exposed = { $king ->
    [shah] Cette pièce est clouée : le shah serait en échec.
   *[nojon] Cette pièce est clouée : le noyon serait en échec.
}
refused-own-man = Une pièce du même camp s’y trouve.

## The list of keys

keys = Touches
keys-about = Ces touches agissent quand le focus est sur une case de l’échiquier, et nulle part ailleurs.
keys-walk = Se déplacer sur l’échiquier
keys-men = Vers la pièce suivante
keys-ask = Demander
keys-more = Sur un clavier d’une autre écriture, appuyez là où se trouve la lettre latine. La lettre d’une pièce passe avant celle d’une commande.
key-arrows = Flèches
key-arrows-what = Une case
key-home-end = Début, Fin
key-home-end-what = Aux bouts de la ligne
key-pages = Page haut, Page bas
key-pages-what = Aux bouts de la colonne
key-corners = Ctrl et Début, Ctrl et Fin
key-corners-what = Aux coins
key-digits = Chiffres
key-digits-what = À une rangée ; 0 est la dixième
key-shift-digits = Maj et un chiffre
key-shift-digits-what = À une colonne
key-enter = Entrée ou Espace
key-enter-what = Prendre une pièce en main, ou la jouer
key-escape = Échap
key-escape-what = La reposer
key-shift = Maj et une lettre
key-shift-what = À la pièce précédente
command-square = La case et sa pièce
command-moves = Les coups de la pièce
command-near = Qui atteint la case, et ce qui est sur ses lignes
command-men = Toutes les pièces
command-last-move = Le dernier coup
command-last-capture = La dernière prise
command-series = La série d’échecs
command-clocks = Les pendules
command-evaluation = Ce que vaut la position
command-best-move = Le meilleur coup
command-type-move = Taper un coup
command-help = Cette liste
single-keys = Lettres et chiffres sont des touches sur l’échiquier
