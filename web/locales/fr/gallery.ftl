### The gallery of the men. What each carving shows is in motifs.ftl.

gallery = Les pièces
gallery-link = Voir toutes les pièces
gallery-sets = Jeux de pièces
gallery-all = Toutes les pièces du jeu
gallery-previous = Précédente
gallery-next = Suivante
gallery-motif = Ce qui est sculpté
gallery-meaning = Le nom
gallery-source = D’après quelle source
gallery-in-shatranj = Au shatranj : { $man }, { $meaning }
gallery-licence = Dessiné pour ce projet. Licence des images : CC BY 4.0.
gallery-failed = Les descriptions des pièces n’ont pu être chargées.
gallery-title = { $set } · les pièces
gallery-figure-title = { $man } · { $set }

## What the names mean

meaning-nojon = une personne de distinction, un seigneur depuis Gengis Khan
meaning-bers = panthère des neiges ; peut-être le firz persan, un ministre
meaning-tereg = chariot
meaning-temee = chameau à deux bosses
meaning-mori = cheval
meaning-hia = garde du corps
meaning-khuu = enfant, futur bers
meaning-shah = roi
meaning-firzan = le conseiller du roi
meaning-rukh = char, ou l’oiseau roukh des contes
meaning-fil = éléphant
meaning-faras = cheval
meaning-baidaq = fantassin
