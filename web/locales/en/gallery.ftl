### The gallery of the men. What each carving shows is in motifs.ftl.

gallery = The men
# The way into the gallery.
gallery-link = Look at all men
gallery-sets = Sets of men
gallery-all = All men of this set
gallery-previous = Before
gallery-next = After
# What is carved.
gallery-motif = What is carved
# What the man's name means.
gallery-meaning = The name
gallery-source = After which source
# $man is the name of the man in Shatranj, $meaning one of the meanings below.
gallery-in-shatranj = In Shatranj: { $man }, { $meaning }
gallery-licence = Drawn for this project. Licence of the pictures: CC BY 4.0.
gallery-failed = What the men show could not be loaded.
# Titles of the page. $set is the name of a set.
gallery-title = { $set } · the men
gallery-figure-title = { $man } · { $set }

## What the names mean

meaning-nojon = a person of distinction, a lord since Genghis Khan’s time
meaning-bers = snow panther; perhaps the Persian firz, a minister
meaning-tereg = cart
meaning-temee = two-humped camel
meaning-mori = horse
meaning-hia = bodyguard
meaning-khuu = child, a Bers to be
meaning-shah = king
meaning-firzan = the king’s counsellor
meaning-rukh = chariot, or the rukh bird of tales
meaning-fil = elephant
meaning-faras = horse
meaning-baidaq = foot soldier
