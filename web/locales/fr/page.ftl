### The page itself: title, buttons, headings, forms.

page-title = Shatar : les échecs mongols
page-description = Shatar, Hiashatar et Shatranj, contre un moteur ou un ami, dans le navigateur.

## The head

new-game = Nouvelle partie
rules = Règles
share = Partager
look = Aspect
tools = Parties et réglages

## Around the board

board-section = Le plateau
controls = La partie
take-back = Reprendre
hint = Conseil
offer-draw = Proposer nulle
resign = Abandonner
flip = Retourner
play-on = Continuer
close = Fermer
plate = { $side ->
    [white] Joueur des blancs
   *[black] Joueur des noirs
}
engine = Moteur
engine-level = Moteur, niveau { $level }
thinks = réfléchit
thinks-again = réfléchit de nouveau, après un redémarrage
to-move = au trait
won = a gagné
clock-label = { $side ->
    [white] Pendule des blancs : { $time }
   *[black] Pendule des noirs : { $time }
}
clock-spoken = { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } minutes
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
}
resign-question = { $side ->
    [white] Les blancs abandonnent et les noirs gagnent.
   *[black] Les noirs abandonnent et les blancs gagnent.
} Est-ce bien ce que vous voulez ?

## The moves

moves = Coups
no-moves = Aucun coup encore.
to-start = Au début
step-back = Un coup en arrière
step-on = Un coup en avant
to-end = Au dernier coup
play-from-here = Jouer d’ici
back-to-the-game = Revenir à la partie
back-to-my-game = Revenir à ma partie
ply-of = Demi-coup { $ply } sur { $of }.
start-of = Le début ; demi-coups de la partie : { $of }.

## A new game

game = Jeu
custom = Règles au choix
custom-about = Chaque règle disputée est à votre choix, à partir du dernier jeu de règles choisi.
opponent = Adversaire
hot-seat = Deux personnes ici
your-side = Votre camp
white = Blancs
black = Noirs
random = Au hasard
level = Niveau
level-line = { $level } : { $about }
level-1 = une première partie
level-2 = débutant
level-3 = un adversaire indulgent
level-4 = joueur occasionnel
level-5 = joueur régulier
level-6 = joueur de club
level-7 = bon joueur de club
level-8 = expert
level-9 = maître
level-10 = tout ce qu’il peut
clock = Pendule
no-clock = Aucune
timed = À la pendule
minutes = Minutes par joueur
increment = Secondes par coup
start = Départ
array = La disposition initiale
from-fen = Une position
fen = FEN de la position
begin = Commencer

## What the page looks like

language = Langue
theme = Clair et sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
board = Plateau
cloth-felt = Feutre
cloth-wood = Bois uni
cloth-stone = Pierre
cloth-chequered = Damier
men-of = Pièces de { $game }
set-ulaanbaatar = Oulan-Bator, bois peint
set-soyot = Soyot, stéatite
set-tuva = Touva, bronze de 1920
set-mammoth = Os de mammouth, ivoire et brun
set-nishapur = Nishapur, deux pierres
set-letters = Lettres
coordinates = Lettres et chiffres au bord
rings = Anneaux des gardes

## Sharing

link = Lien vers cette partie
fen-now = FEN de la position affichée
pgn = PGN de la partie
paste = Collez un FEN ou un PGN
put-on-board = Mettre sur le plateau
copy = Copier
copy-what = Copier : { $what }
copied = Copié
selected = Sélectionné
take-understood = { $plies ->
    [one] Prendre le premier demi-coup
    [many] Prendre les { $plies } premiers demi-coups
   *[other] Prendre les { $plies } premiers demi-coups
}

## When the program stops

panic-title = Le programme s’est arrêté
panic-story = La faute est de notre côté, pas du vôtre. Votre partie est enregistrée coup par coup.
panic-again = Charger la page et continuer la partie
