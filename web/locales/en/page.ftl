### The page itself: title, buttons, headings, forms.

page-title = Shatar: Mongolian chess
page-description = Shatar, Hiashatar and Shatranj, against an engine or a friend, in the browser.

## The head

new-game = New game
rules = Rules
share = Share
look = Look
# The name of the row of buttons at the head of the page, for screen readers.
tools = Games and settings

## Around the board

board-section = The board
# The name of the group of buttons under the board, for screen readers.
controls = The game
take-back = Take back
hint = Hint
offer-draw = Offer draw
resign = Resign
flip = Flip
play-on = Play on
close = Close
# $side is white or black.
plate = { $side ->
    [white] White’s player
   *[black] Black’s player
}
engine = Engine
engine-level = Engine, level { $level }
# Stand after a player's name on his plate.
thinks = thinks
thinks-again = thinks again, after a restart
to-move = to move
won = won
# $time is the next message.
clock-label = { $side ->
    [white] White’s clock: { $time }
   *[black] Black’s clock: { $time }
}
clock-spoken = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
resign-question = { $side ->
    [white] White gives up, and Black wins.
   *[black] Black gives up, and White wins.
} Is that what you want?

## The moves

moves = Moves
no-moves = No move yet.
to-start = To the start
step-back = One move back
step-on = One move on
to-end = To the last move
play-from-here = Play from here
back-to-the-game = Back to the game
back-to-my-game = Back to my game
# A ply is one side's move.
ply-of = Ply { $ply } of { $of }.
start-of = The start of { $of } plies.

## A new game

game = Game
custom = Custom rules
custom-about = Every disputed rule is yours to choose, from the preset chosen last.
opponent = Opponent
# Two people at one screen.
hot-seat = Two people here
your-side = Your side
white = White
black = Black
random = Random
level = Level
level-line = { $level }: { $about }
level-1 = a first game
level-2 = a beginner
level-3 = a gentle opponent
level-4 = a casual player
level-5 = a steady player
level-6 = a club player
level-7 = a strong club player
level-8 = an expert
level-9 = a master
level-10 = all it can do
clock = Clock
# No clock.
no-clock = None
timed = Timed
minutes = Minutes each
increment = Seconds a move
start = Start
# The usual arrangement of the men at the start.
array = The array
from-fen = A position
fen = FEN of the position
begin = Begin

## What the page looks like

language = Language
theme = Light and dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
board = Board
cloth-felt = Felt
cloth-wood = Plain wood
cloth-stone = Stone
cloth-chequered = Chequered
# The choice of the carved set. $game is the name of a game.
men-of = Men of { $game }
set-ulaanbaatar = Ulaanbaatar, painted wood
set-soyot = Soyot, soapstone
set-tuva = Tuva, bronze of 1920
set-mammoth = Mammoth bone, ivory and brown
set-nishapur = Nishapur, two stones
set-letters = Letters
coordinates = Letters and digits at the edge
rings = Rings of the bodyguards

## Sharing

link = Link to this game
fen-now = FEN of the position shown
pgn = PGN of the game
paste = Paste a FEN or a PGN
put-on-board = Put it on the board
copy = Copy
# The name of a button that copies. $what is one of the three above.
copy-what = Copy: { $what }
copied = Copied
# The text is selected, as the browser does not let the page copy it.
selected = Selected
take-understood = { $plies ->
    [one] Take the first ply
   *[other] Take the first { $plies } plies
}

## When the program stops

panic-title = The program has stopped
panic-story = This is a fault of ours, not of yours. Your game is stored move by move.
panic-again = Load the page and go on with the game
