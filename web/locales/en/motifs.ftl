# What the sets and their men depict. Written by web/pieces/tools/carve.mjs from the drawings in
# web/pieces/drawings: edit those. In the other languages this file is translated by hand.

## Ulaanbaatar, painted wood

ulaanbaatar-name = Ulaanbaatar, painted wood
ulaanbaatar-about = Mongolian men in painted wood: old and young, wild and tame, male and female face each other on round red plinths and on eight-sided green ones.
ulaanbaatar-source = After the motifs described by A. Popova (Études mongoles 5, 1974) and R. Pozzi (The Mongolian chess sets, 2002); drawn from the descriptions, no set is copied.
ulaanbaatar-w-king = an old bearded lord seated on a post throne
ulaanbaatar-b-king = a young beardless lord seated on a round-backed throne, a cup in his hand
ulaanbaatar-w-bers = a snow leopard seated with its thick tail raised
ulaanbaatar-b-bers = a bankhar (Mongolian mastiff) seated, tail curled over its back
ulaanbaatar-w-rook = a felt ger carried on a two-wheeled cart
ulaanbaatar-b-rook = an eight-spoked wheel upright on a lotus, a flaming jewel on its rim
ulaanbaatar-w-camel = a male Bactrian standing in winter wool
ulaanbaatar-b-camel = a female Bactrian lying down, her calf before her
ulaanbaatar-w-horse = a mare standing, without saddle or bridle
ulaanbaatar-b-horse = a stallion rearing, without saddle or bridle
ulaanbaatar-w-guard = a man at arms with spear and round shield
ulaanbaatar-b-guard = a man at arms with recurved bow and quiver
ulaanbaatar-w-pawn-1 = a snow leopard cub
ulaanbaatar-w-pawn-2 = a fox kit
ulaanbaatar-w-pawn-3 = a tolai hare, ears up
ulaanbaatar-w-pawn-4 = a marmot standing watch
ulaanbaatar-w-pawn-5 = a wolf cub howling
ulaanbaatar-w-pawn-6 = a young argali, horns curling
ulaanbaatar-w-pawn-7 = an eagle-owl chick
ulaanbaatar-w-pawn-8 = a boy with a drum
ulaanbaatar-b-pawn-1 = a bankhar puppy
ulaanbaatar-b-pawn-2 = a lamb
ulaanbaatar-b-pawn-3 = a kid
ulaanbaatar-b-pawn-4 = a yak calf
ulaanbaatar-b-pawn-5 = a foal
ulaanbaatar-b-pawn-6 = a camel calf lying down
ulaanbaatar-b-pawn-7 = a kitten
ulaanbaatar-b-pawn-8 = a boy with a horse-head fiddle

## Soyot, soapstone

soyot-name = Soyot, soapstone
soyot-about = Men of polished agalmatolite, the soapstone of Tuva: in warm cream and rust on round red steps, in grey-green on square green ones; rounded, with folded legs or a rock between them, so that the stone does not break.
soyot-source = After the soapstone set in the Soyot (Tuvan) tradition of 1960 named on the page "Shatar, Mongolian Chess", and the motifs described by A. Popova (Études mongoles 5, 1974) and R. Pozzi (The Mongolian chess sets, 2002); drawn from the descriptions, no set is copied.
soyot-w-king = an old lord with a long beard, seated before a rounded stele
soyot-b-king = a young beardless lord, one knee drawn up, a peacock feather in his hat
soyot-w-bers = an arzylan: a lion lying, with curled mane and a tail like a flame
soyot-b-bers = a humped bull, head lowered
soyot-w-rook = a covered travelling cart, its shafts resting on the ground
soyot-b-rook = the endless knot, standing on a lotus
soyot-w-camel = a male Bactrian lying with folded legs
soyot-b-camel = a female Bactrian standing while her calf drinks
soyot-w-horse = a stallion with arched neck, one foreleg lifted, without saddle or bridle
soyot-b-horse = a mare lying with folded legs, without saddle or bridle
soyot-w-guard = a warrior in helmet and scale armour, both hands on his sword
soyot-b-guard = a hunter on one knee beside his gun, with its rest of antelope horns
soyot-w-pawn-1 = a lion cub
soyot-w-pawn-2 = a bear cub on all fours
soyot-w-pawn-3 = a maral fawn lying, ears raised
soyot-w-pawn-4 = a striped wild boar piglet
soyot-w-pawn-5 = a hedgehog
soyot-w-pawn-6 = a young eagle
soyot-w-pawn-7 = a squirrel with a pine cone
soyot-w-pawn-8 = a boy wrestler in the eagle dance, arms spread
soyot-b-pawn-1 = a bull calf lying
soyot-b-pawn-2 = a reindeer calf with budding antlers
soyot-b-pawn-3 = a lamb lying
soyot-b-pawn-4 = a puppy asleep, curled up
soyot-b-pawn-5 = a foal lying, head raised
soyot-b-pawn-6 = a camel calf lying
soyot-b-pawn-7 = a kid standing on a rock
soyot-b-pawn-8 = a girl with a lamb in her arms

## Tuva, bronze of 1920

tuva-name = Tuva, bronze of 1920
tuva-about = Mongolian men cast in bronze: Garuda, the mythic bird, stands for the cart. Bright brass on round lotus thrones of red enamel faces dark bronze on square stepped thrones of green.
tuva-source = After the bronze set from Tuva of about 1920 shown by I. Linder (nojons, Garuda, camels, horse and pawns), and the motifs described by A. Popova (1974) and R. Pozzi (2002); drawn from the descriptions, no set is copied.
tuva-w-king = an old long-bearded lord seated with his hands on his knees before a flame-shaped throne-back
tuva-b-king = a young lord seated at ease with one knee drawn up, a hunting falcon on his fist
tuva-w-bers = a striding tiger, one forepaw lifted, tail lashing
tuva-b-bers = a standing bull, head lowered, with a high shoulder
tuva-w-rook = Garuda, the mythic bird, wings spread, a serpent in his beak
tuva-b-rook = Garuda, the mythic bird, at rest with folded wings, a serpent subdued under his claws
tuva-w-camel = a male Bactrian pacing and bellowing, in winter wool
tuva-b-camel = a female Bactrian standing over her calf
tuva-w-horse = a stallion galloping over a cloud, without saddle or bridle
tuva-b-horse = a mare bowing her neck to her lifted knee, without saddle or bridle
tuva-w-guard = a man at arms in scale armour, sabre raised, a round shield on his arm
tuva-b-guard = a man at arms on watch, a matchlock with its forked rest slung on his back
tuva-w-pawn-1 = a tiger cub on the prowl
tuva-w-pawn-2 = a bear cub sitting up
tuva-w-pawn-3 = a wild boar piglet, striped
tuva-w-pawn-4 = a fawn of the maral deer, lying
tuva-w-pawn-5 = a young fox stepping out, brush held high
tuva-w-pawn-6 = a tolai hare crouching, ears laid back
tuva-w-pawn-7 = a young eagle trying its wings
tuva-w-pawn-8 = a boy blowing the long horn
tuva-b-pawn-1 = a bull calf, head lowered to butt
tuva-b-pawn-2 = a fat-tailed lamb lying
tuva-b-pawn-3 = a kid rearing to reach a branch
tuva-b-pawn-4 = a puppy bowing to play
tuva-b-pawn-5 = a foal lying, head up
tuva-b-pawn-6 = a reindeer calf with its first antlers
tuva-b-pawn-7 = a camel colt standing on long legs
tuva-b-pawn-8 = a girl playing the long-necked lute

## Mammoth bone, ivory and brown

mammoth-name = Mammoth bone, ivory and brown
mammoth-about = Mongolian men carved from mammoth's bone and engraved with fine lines: White in fresh ivory on oval drums stained red, Black in old brown bone on square tables stained green; wild and tame, male and female, old and young face each other.
mammoth-source = After the modern set of mammoth's bone and the motifs named on the page "Shatar, Mongolian Chess" (history.chess.free.fr, after A. Popova 1974 and R. Pozzi 2002); drawn from the words, no set is copied.
mammoth-w-king = an old khan in armour and helmet, seated on a throne, his hands on his sword
mammoth-b-king = a young lord of herds seated cross-legged, a falcon on his fist
mammoth-w-bers = a prowling lion, the tail raised
mammoth-b-bers = a yak bull, horns lowered, its hair hanging to the ground
mammoth-w-rook = a covered ox cart, the shafts let down on a prop
mammoth-b-rook = the endless knot, on a lotus
mammoth-w-camel = a male Bactrian lying down, his head thrown up to bellow
mammoth-b-camel = a female Bactrian standing, her calf under her neck
mammoth-w-horse = a mare looking back at the foal lying at her feet
mammoth-b-horse = a stallion galloping over a cloud, mane and tail flying
mammoth-w-guard = a hia in lamellar armour with a glaive, a sabre at his side
mammoth-b-guard = a hia in a herdsman's coat drawing his bow
mammoth-w-pawn-1 = a lion cub sitting
mammoth-w-pawn-2 = a bear cub sitting up
mammoth-w-pawn-3 = a hedgehog
mammoth-w-pawn-4 = a young eagle, wings half open
mammoth-w-pawn-5 = a deer fawn lying
mammoth-w-pawn-6 = a striped piglet of the wild boar
mammoth-w-pawn-7 = a jerboa on its hind legs
mammoth-w-pawn-8 = a boy blowing a great horn
mammoth-b-pawn-1 = a yak calf lying
mammoth-b-pawn-2 = a lamb
mammoth-b-pawn-3 = a kid rearing
mammoth-b-pawn-4 = a puppy bowing to play
mammoth-b-pawn-5 = a foal lying
mammoth-b-pawn-6 = a camel calf standing
mammoth-b-pawn-7 = a cat washing its paw
mammoth-b-pawn-8 = a girl playing the flute

## Nishapur, two stones

nishapur-name = Nishapur, two stones
nishapur-about = Abstract men without likeness, cut from alabaster on red and from basalt on green.
nishapur-source = After the type of abstract men named for the finds at Nishapur (9th to 12th century), drawn from descriptions; the guard, who has no old model, is our own.
nishapur-w-king = a throne with a high back that ends in three points
nishapur-w-bers = a smaller throne with a plain arched back
nishapur-w-rook = a block with a V-cut
nishapur-w-camel = a dome with two sawn tusks
nishapur-w-horse = a dome with one beak
nishapur-w-guard = a pillar within a ring: the squares that he guards
nishapur-w-pawn = a small faceted cone
nishapur-b-king = a throne with a high back that ends in three points
nishapur-b-bers = a smaller throne with a plain arched back
nishapur-b-rook = a block with a V-cut
nishapur-b-camel = a dome with two sawn tusks
nishapur-b-horse = a dome with one beak
nishapur-b-guard = a pillar within a ring: the squares that he guards
nishapur-b-pawn = a small faceted cone

## Letters

letters-name = Letters
letters-about = The men by their letters, as they stand in the move list: dark on round light tiles, light on eight-sided dark ones.
letters-source = Drawn for this project; the letters are those of the language of the page.
letters-w-king = a letter and a knob on a round light tile
letters-w-bers = a letter on a round light tile
letters-w-rook = a letter on a round light tile
letters-w-camel = a letter on a round light tile
letters-w-horse = a letter on a round light tile
letters-w-guard = a letter on a round light tile
letters-w-pawn = a plain mark on a small round light tile
letters-b-king = a letter and a knob on an eight-sided dark tile
letters-b-bers = a letter on an eight-sided dark tile
letters-b-rook = a letter on an eight-sided dark tile
letters-b-camel = a letter on an eight-sided dark tile
letters-b-horse = a letter on an eight-sided dark tile
letters-b-guard = a letter on an eight-sided dark tile
letters-b-pawn = a plain mark on a small eight-sided dark tile
