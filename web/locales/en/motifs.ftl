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
