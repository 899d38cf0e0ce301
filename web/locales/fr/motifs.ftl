### What the sets and their men depict; see ../en/motifs.ftl.

## Oulan-Bator, bois peint

ulaanbaatar-name = Oulan-Bator, bois peint
ulaanbaatar-about = Pièces mongoles en bois peint : vieux et jeune, sauvage et domestique, mâle et femelle se font face sur des socles ronds et rouges, et sur des socles verts à huit pans.
ulaanbaatar-source = D’après les motifs décrits par A. Popova (Études mongoles 5, 1974) et R. Pozzi (The Mongolian chess sets, 2002) ; dessiné d’après les descriptions, aucun jeu n’est copié.
ulaanbaatar-w-king = un vieux seigneur barbu, assis sur un trône à montants
ulaanbaatar-b-king = un jeune seigneur imberbe, assis sur un trône à dossier rond, une coupe à la main
ulaanbaatar-w-bers = une panthère des neiges assise, son épaisse queue dressée
ulaanbaatar-b-bers = un bankhar (dogue mongol) assis, la queue roulée sur le dos
ulaanbaatar-w-rook = une yourte de feutre sur une charrette à deux roues
ulaanbaatar-b-rook = une roue à huit rayons dressée sur un lotus, un joyau flamboyant sur sa jante
ulaanbaatar-w-camel = un chameau de Bactriane mâle, debout, en laine d’hiver
ulaanbaatar-b-camel = une chamelle de Bactriane couchée, son petit devant elle
ulaanbaatar-w-horse = une jument debout, sans selle ni bride
ulaanbaatar-b-horse = un étalon cabré, sans selle ni bride
ulaanbaatar-w-guard = un homme d’armes avec lance et bouclier rond
ulaanbaatar-b-guard = un homme d’armes avec arc à double courbure et carquois
ulaanbaatar-w-pawn-1 = un petit de panthère des neiges
ulaanbaatar-w-pawn-2 = un renardeau
ulaanbaatar-w-pawn-3 = un lièvre tolaï, oreilles dressées
ulaanbaatar-w-pawn-4 = une marmotte aux aguets
ulaanbaatar-w-pawn-5 = un louveteau qui hurle
ulaanbaatar-w-pawn-6 = un jeune argali aux cornes enroulées
ulaanbaatar-w-pawn-7 = un poussin de grand-duc
ulaanbaatar-w-pawn-8 = un garçon au tambour
ulaanbaatar-b-pawn-1 = un chiot bankhar
ulaanbaatar-b-pawn-2 = un agneau
ulaanbaatar-b-pawn-3 = un chevreau
ulaanbaatar-b-pawn-4 = un veau de yack
ulaanbaatar-b-pawn-5 = un poulain
ulaanbaatar-b-pawn-6 = un chamelon couché
ulaanbaatar-b-pawn-7 = un chaton
ulaanbaatar-b-pawn-8 = un garçon à la vièle à tête de cheval

## Nishapur, deux pierres

nishapur-name = Nishapur, deux pierres
nishapur-about = Pièces abstraites, sans figure, taillées dans l’albâtre sur rouge et dans le basalte sur vert.
nishapur-source = D’après le type de pièces abstraites qui porte le nom des trouvailles de Nishapur (IXe au XIIe siècle), dessiné d’après des descriptions ; le garde, qui n’a pas de modèle ancien, est de nous.
nishapur-w-king = un trône à haut dossier fini en trois pointes
nishapur-w-bers = un trône plus petit à dossier simplement cintré
nishapur-w-rook = un bloc entaillé en V
nishapur-w-camel = un dôme à deux défenses sciées
nishapur-w-horse = un dôme à un seul bec
nishapur-w-guard = un pilier dans un anneau : les cases qu’il garde
nishapur-w-pawn = un petit cône à facettes
nishapur-b-king = un trône à haut dossier fini en trois pointes
nishapur-b-bers = un trône plus petit à dossier simplement cintré
nishapur-b-rook = un bloc entaillé en V
nishapur-b-camel = un dôme à deux défenses sciées
nishapur-b-horse = un dôme à un seul bec
nishapur-b-guard = un pilier dans un anneau : les cases qu’il garde
nishapur-b-pawn = un petit cône à facettes

## Soyot, stéatite

soyot-name = Soyot, stéatite
soyot-about = Pièces d’agalmatolite polie, la pierre tendre de Touva : crème chaude et rouille sur des degrés ronds et rouges, gris-vert sur des degrés carrés et verts ; arrondies, pattes repliées ou un rocher entre elles, pour que la pierre ne casse pas.
soyot-source = D’après le jeu de stéatite de tradition soyote (touvaine) de 1960 cité sur la page « Shatar, Mongolian Chess », et les motifs décrits par A. Popova (Études mongoles 5, 1974) et R. Pozzi (The Mongolian chess sets, 2002) ; dessiné d’après les descriptions, aucun jeu n’est copié.
soyot-w-king = un vieux seigneur à longue barbe, assis devant une stèle arrondie
soyot-b-king = un jeune seigneur imberbe, un genou relevé, une plume de paon au chapeau
soyot-w-bers = un arzylan : un lion couché, à la crinière bouclée et à la queue en flamme
soyot-b-bers = un taureau à bosse, tête baissée
soyot-w-rook = un chariot de voyage couvert, ses brancards à terre
soyot-b-rook = le nœud sans fin, dressé sur un lotus
soyot-w-camel = un chameau de Bactriane mâle, couché, les pattes repliées
soyot-b-camel = une chamelle de Bactriane debout, son petit qui tète
soyot-w-horse = un étalon à l’encolure arquée, une jambe levée, sans selle ni bride
soyot-b-horse = une jument couchée, les jambes repliées, sans selle ni bride
soyot-w-guard = un guerrier au casque et à l’armure d’écailles, les deux mains sur son épée
soyot-b-guard = un chasseur un genou à terre près de son fusil à fourche en cornes d’antilope
soyot-w-pawn-1 = un lionceau
soyot-w-pawn-2 = un ourson à quatre pattes
soyot-w-pawn-3 = un faon de maral couché, oreilles dressées
soyot-w-pawn-4 = un marcassin rayé
soyot-w-pawn-5 = un hérisson
soyot-w-pawn-6 = un jeune aigle
soyot-w-pawn-7 = un écureuil avec une pomme de pin
soyot-w-pawn-8 = un garçon lutteur dans la danse de l’aigle, bras étendus
soyot-b-pawn-1 = un veau couché
soyot-b-pawn-2 = un jeune renne aux bois naissants
soyot-b-pawn-3 = un agneau couché
soyot-b-pawn-4 = un chiot endormi, roulé en boule
soyot-b-pawn-5 = un poulain couché, tête levée
soyot-b-pawn-6 = un chamelon couché
soyot-b-pawn-7 = un chevreau debout sur un rocher
soyot-b-pawn-8 = une fille, un agneau dans les bras

## Touva, bronze de 1920

tuva-name = Touva, bronze de 1920
tuva-about = Pièces mongoles coulées en bronze : Garouda, l’oiseau mythique, tient lieu de chariot. Le laiton clair sur des trônes ronds de lotus en émail rouge fait face au bronze sombre sur des trônes carrés à degrés verts.
tuva-source = D’après le jeu de bronze de Touva, vers 1920, montré par I. Linder (noyons, Garouda, chameaux, cheval et pions), et les motifs décrits par A. Popova (1974) et R. Pozzi (2002) ; dessiné d’après les descriptions, aucun jeu n’est copié.
tuva-w-king = un vieux seigneur à longue barbe, assis les mains sur les genoux devant un dossier en flamme
tuva-b-king = un jeune seigneur assis à l’aise, un genou relevé, un faucon de chasse au poing
tuva-w-bers = un tigre en marche, une patte levée, fouettant de la queue
tuva-b-bers = un taureau debout, tête baissée, l’épaule haute
tuva-w-rook = Garouda, l’oiseau mythique, ailes déployées, un serpent au bec
tuva-b-rook = Garouda, l’oiseau mythique, au repos, ailes pliées, un serpent dompté sous ses serres
tuva-w-camel = un chameau de Bactriane mâle, qui marche et blatère, en laine d’hiver
tuva-b-camel = une chamelle de Bactriane debout au-dessus de son petit
tuva-w-horse = un étalon au galop au-dessus d’un nuage, sans selle ni bride
tuva-b-horse = une jument qui incline l’encolure vers son genou levé, sans selle ni bride
tuva-w-guard = un homme d’armes en armure d’écailles, sabre levé, bouclier rond au bras
tuva-b-guard = un homme d’armes au guet, un mousquet à mèche et sa fourche sur le dos
tuva-w-pawn-1 = un petit de tigre à l’affût
tuva-w-pawn-2 = un ourson assis
tuva-w-pawn-3 = un marcassin rayé
tuva-w-pawn-4 = un faon de maral couché
tuva-w-pawn-5 = un jeune renard en marche, la queue haute
tuva-w-pawn-6 = un lièvre tolaï tapi, oreilles couchées
tuva-w-pawn-7 = un jeune aigle qui essaie ses ailes
tuva-w-pawn-8 = un garçon qui souffle dans la longue trompe
tuva-b-pawn-1 = un veau, tête baissée pour donner de la corne
tuva-b-pawn-2 = un agneau à grosse queue, couché
tuva-b-pawn-3 = un chevreau dressé vers une branche
tuva-b-pawn-4 = un chiot qui invite au jeu
tuva-b-pawn-5 = un poulain couché, tête haute
tuva-b-pawn-6 = un jeune renne à ses premiers bois
tuva-b-pawn-7 = un chamelon sur ses longues jambes
tuva-b-pawn-8 = une fille qui joue du luth à long manche

## Os de mammouth, ivoire et brun

mammoth-name = Os de mammouth, ivoire et brun
mammoth-about = Pièces mongoles taillées dans l’os de mammouth et gravées de fines lignes : les blancs en ivoire frais sur des tambours ovales teints de rouge, les noirs en vieil os brun sur des tables carrées teintes de vert ; sauvage et domestique, mâle et femelle, vieux et jeune se font face.
mammoth-source = D’après le jeu moderne en os de mammouth et les motifs cités sur la page « Shatar, Mongolian Chess » (history.chess.free.fr, d’après A. Popova 1974 et R. Pozzi 2002) ; dessiné d’après les mots, aucun jeu n’est copié.
mammoth-w-king = un vieux khan en armure et casque, assis sur un trône, les mains sur son épée
mammoth-b-king = un jeune maître de troupeaux assis en tailleur, un faucon au poing
mammoth-w-bers = un lion qui rôde, la queue dressée
mammoth-b-bers = un yack mâle, cornes baissées, le poil jusqu’à terre
mammoth-w-rook = un char à bœufs couvert, les brancards posés sur un étai
mammoth-b-rook = le nœud sans fin, sur un lotus
mammoth-w-camel = un chameau de Bactriane mâle couché, la tête levée pour blatérer
mammoth-b-camel = une chamelle de Bactriane debout, son petit sous le cou
mammoth-w-horse = une jument qui regarde le poulain couché à ses pieds
mammoth-b-horse = un étalon au galop au-dessus d’un nuage, crinière et queue au vent
mammoth-w-guard = un hia en armure lamellaire avec une guisarme, un sabre au côté
mammoth-b-guard = un hia en manteau de berger qui bande son arc
mammoth-w-pawn-1 = un lionceau assis
mammoth-w-pawn-2 = un ourson assis
mammoth-w-pawn-3 = un hérisson
mammoth-w-pawn-4 = un jeune aigle, ailes à demi ouvertes
mammoth-w-pawn-5 = un faon couché
mammoth-w-pawn-6 = un marcassin rayé
mammoth-w-pawn-7 = une gerboise sur ses pattes de derrière
mammoth-w-pawn-8 = un garçon qui souffle dans un grand cor
mammoth-b-pawn-1 = un veau de yack couché
mammoth-b-pawn-2 = un agneau
mammoth-b-pawn-3 = un chevreau cabré
mammoth-b-pawn-4 = un chiot qui invite au jeu
mammoth-b-pawn-5 = un poulain couché
mammoth-b-pawn-6 = un chamelon debout
mammoth-b-pawn-7 = un chat qui se lave la patte
mammoth-b-pawn-8 = une fille qui joue de la flûte

## Lettres

letters-name = Lettres
letters-about = Les pièces par leurs lettres, comme dans la liste des coups : sombres sur des jetons ronds et clairs, claires sur des jetons sombres à huit pans.
letters-source = Dessiné pour ce projet ; les lettres sont celles de la langue de la page.
letters-w-king = une lettre et un bouton sur un jeton rond et clair
letters-w-bers = une lettre sur un jeton rond et clair
letters-w-rook = une lettre sur un jeton rond et clair
letters-w-camel = une lettre sur un jeton rond et clair
letters-w-horse = une lettre sur un jeton rond et clair
letters-w-guard = une lettre sur un jeton rond et clair
letters-w-pawn = une simple marque sur un petit jeton rond et clair
letters-b-king = une lettre et un bouton sur un jeton sombre à huit pans
letters-b-bers = une lettre sur un jeton sombre à huit pans
letters-b-rook = une lettre sur un jeton sombre à huit pans
letters-b-camel = une lettre sur un jeton sombre à huit pans
letters-b-horse = une lettre sur un jeton sombre à huit pans
letters-b-guard = une lettre sur un jeton sombre à huit pans
letters-b-pawn = une simple marque sur un petit jeton sombre à huit pans
