# Apotheca, français. Mêmes identifiants et mêmes variables que words.en.ftl.
# Dans les règles, une ligne vaut un paragraphe ou un point de liste ; des lignes vides les séparent.

## La boîte

title = Apotheca
tagline = Cachez vos potions, remuez le marché, alignez-en trois de la même couleur.
minutes = 30 minutes

## Variantes et options

variant-standard = Partie classique
    .about = À deux ou trois, chacun pour soi ; à quatre, en deux équipes. Le premier camp à satisfaire trois apothicaires l’emporte.
variant-solo = Solo
    .about = Face à vous, un marché qui ne cesse de se remplir. Marquez le plus de points possible tant qu’une tuile y trouve sa place, et découvrez le titre que vous méritez.
variant-master = Maître du Marché
    .about = Un maître, à la place 1, contre un à trois apprentis. Le maître décrète une couleur qui lui est réservée et gagne avec un alignement de chaque couleur ; les apprentis gagnent en satisfaisant trois apothicaires à eux tous.

seating-standard =
    { $seats ->
        [2] La place 1 commence, avec une seule action au premier tour. Les deux tuiles cachées pointent vers la place 2.
        [3] La place 1 commence, avec une seule action au premier tour. La place 3 détient le jeton Action supplémentaire.
       *[other] La place 1 commence, avec une seule action au premier tour. Les places 1 et 3 forment l’équipe A, les places 2 et 4 l’équipe B.
    }
seating-master =
    { $seats ->
        [2] La place 1 est celle du maître, qui commence ; la place 2, celle de l’apprenti.
       *[other] La place 1 est celle du maître, qui commence ; toutes les autres sont celles des apprentis.
    }

option-first_game = Première partie
    .about =
        { $own-box ->
            [yes] Les cinq apothicaires que le livret nomme pour une première partie sont distribués avant tous les autres : Benedetto, Corvidus, Imogen, Merten et le Roi Porteur.
           *[no] Les apothicaires que le contenu de cette table prévoit pour une première partie sont distribués avant tous les autres.
        }
option-own_restock = Chacun se réapprovisionne
    .about = Règle maison : vous remplissez le marché jusqu’à ce que { $facedown } tuiles cachées pointent vers vous, quel que soit le nombre de celles des autres. Pas en solo.
option-turns = Limite de tours
    .about = Après ce nombre de tours, ceux de tous les joueurs confondus, la partie est nulle. Une victoire au tout dernier tour compte encore.

## Couleurs, gemmes, potions

colour-ruby = rouge
colour-sapphire = bleu
colour-topaz = jaune

gem-ruby =
    { $count ->
        [0] rubis
        [one] rubis
       *[other] rubis
    }
gem-sapphire =
    { $count ->
        [0] saphir
        [one] saphir
       *[other] saphirs
    }
gem-topaz =
    { $count ->
        [0] topaze
        [one] topaze
       *[other] topazes
    }

potion-ruby = potion rouge
potion-sapphire = potion bleue
potion-topaz = potion jaune

## Lieux

station-ruby = station des rubis
station-sapphire = station des saphirs
station-topaz = station des topazes
station-deck = pioche des apothicaires

towards-left = vers la gauche
towards-right = vers la droite
towards-up = vers le haut
towards-down = vers le bas

notation = Une case se nomme par sa colonne et sa ligne : colonnes a à d à partir de la gauche, lignes 1 à 4 à partir du haut. Ainsi, a1 est le coin supérieur gauche et d4 le coin inférieur droit.

## Pouvoirs

power-chained-charge = Charge en chaîne
    .about = Choisissez deux tuiles adjacentes. L’une va sur une case vide qui lui est adjacente, et l’autre la suit sur la case qu’elle vient de quitter.
    .short = Une tuile avance, sa voisine la suit
power-double-dive = Double plongée
    .about = Choisissez deux tuiles non adjacentes (elles peuvent se toucher par un coin). Chacune se déplace d’une case vers le haut, le bas, la gauche ou la droite, les deux dans des directions différentes, vers deux cases différentes, vides l’une et l’autre au départ. Les deux doivent bouger.
    .short = Deux tuiles, deux directions
power-faithful-float = Flottement fidèle
    .about = Choisissez une rangée intérieure : ligne 2, ligne 3, colonne b ou colonne c. Toutes ses tuiles s’y décalent d’une case, dans un sens ou dans l’autre ; celle qui sort par un bout rentre par l’autre.
    .short = Décaler une rangée intérieure
power-flickering-flip = Échange étincelant
    .about = Échangez deux tuiles adjacentes. Deux tuiles visibles de même couleur sont exclues, car rien ne changerait.
    .short = Échanger deux tuiles adjacentes
power-genie-juggle = Jonglerie du génie
    .about = Choisissez deux tuiles adjacentes. Déplacez l’une des deux vers une case vide adjacente à l’autre.
    .short = Une tuile tourne autour de sa voisine
power-gully-glide = Ravine glissante
    .about = Déplacez une tuile d’une, deux ou trois cases le long de sa ligne ou de sa colonne, vers une case vide. Elle peut passer par-dessus d’autres tuiles.
    .short = Faire glisser une tuile en ligne droite
power-lucky-leap = Bond chanceux
    .about = Déplacez une tuile d’exactement deux ou trois cases en ligne droite, dans l’une des huit directions, vers une case vide. Elle peut passer par-dessus d’autres tuiles.
    .short = Déplacer une tuile de 2 ou 3 cases
power-portal-pounce = Portail subit
    .about = Déplacez une tuile comme le cavalier aux échecs, de deux cases tout droit et d’une sur le côté, vers une case vide. Elle peut passer par-dessus d’autres tuiles.
    .short = Un saut de cavalier pour une tuile
power-reptilian-rush = Ruée reptilienne
    .about = Choisissez une diagonale quelconque de deux, trois ou quatre cases. Toutes ses tuiles s’y décalent d’une case, dans un sens ou dans l’autre ; celle qui sort par un bout rentre par l’autre.
    .short = Décaler une diagonale d’une case
power-shadow-swap = Sombre échange
    .about = Échangez une tuile cachée avec une tuile visible, où qu’elles soient dans le marché. Ni l’une ni l’autre n’est retournée.
    .short = Échanger une cachée et une visible
power-sorceress-spin = Pirouette de sorcière
    .about = Échangez deux tuiles distantes de deux ou trois cases en ligne droite, dans l’une des huit directions ; peu importe ce qui se trouve entre elles. Deux tuiles visibles de même couleur sont exclues.
    .short = Échanger à 2 ou 3 cases de distance
power-spirit-switch = Transfert d’esprit
    .about = Échangez deux tuiles séparées par un saut de cavalier aux échecs : deux cases tout droit et une sur le côté. Deux tuiles visibles de même couleur sont exclues.
    .short = Échanger à un saut de cavalier
power-tetratwist = Tétratorsion
    .about = Choisissez un carré quelconque de 2×2 cases contenant au moins une tuile. Tout ce qui s’y trouve, cases vides comprises, tourne d’une case dans le sens horaire.
    .short = Faire tourner un carré de 2×2 cases
power-wandering-waltz = Valse vagabonde
    .about = Déplacez une tuile d’une case dans l’une des huit directions, diagonales comprises, vers une case vide.
    .short = Déplacer une tuile d’une case
power-wizarding-winds = Souffle ensorcelé
    .about = Choisissez un bord du marché. Toutes les tuiles glissent vers lui jusqu’à ce que le bord ou une autre tuile les arrête. Leur ordre ne change pas ; aucune n’en dépasse une autre.
    .short = Tout glisse vers un bord

## Les règles

rules-01-goal =
    Vous faites commerce de potions dans un marché secret. Vous y glissez des potions face cachée, dont personne d’autre ne connaît la couleur, et vous déplacez les tuiles grâce aux pouvoirs des apothicaires à votre service.

    Trois potions visibles de même couleur en ligne forment un alignement. Un alignement satisfait l’un de vos apothicaires. { $variant ->
        [solo] Vous jouez seul, pour les points. Les chapitres « Solo » et « Les points en solo » disent ce qui diffère de la partie à plusieurs, que décrivent les autres chapitres.
        [master] Le maître gagne avec un alignement de chaque couleur, les apprentis en satisfaisant { $goal } apothicaires à eux tous. Les chapitres « Maître du Marché » et « Alignements en attente et victoire » disent ce qui diffère de la partie classique, que décrivent les autres chapitres.
       *[other] Satisfaites-en { $goal } avant les autres et vous gagnez.
    }
    .heading = De quoi s’agit-il ?

rules-02-market =
    Le marché est un plateau de 4×4 cases, chacune vide ou occupée par une tuile. Les colonnes vont de a à d à partir de la gauche, les lignes de 1 à 4 à partir du haut : a1 est donc le coin supérieur gauche.

    Il y a { $tiles } tuiles de potion : { $ruby-tiles } rouges, { $sapphire-tiles } bleues et { $topaz-tiles } jaunes. Celles qui ne sont pas en jeu attendent, inconnues de tous, dans la réserve. À chaque couleur sa gemme : le rubis pour le rouge, le saphir pour le bleu, la topaze pour le jaune. Les gemmes sont à la vue de tous ; on peut en avoir autant que l’on veut, et elles ne manquent jamais.

    Une tuile est visible (face visible) ou cachée (face cachée). Une tuile cachée porte une flèche qui pointe vers un joueur, en général celui qui l’a posée. Ce joueur peut la regarder à tout moment, où qu’elle ait été déplacée depuis ; personne d’autre n’en a le droit. Tout le monde voit quelle tuile cachée va où, et peut les suivre des yeux.

    Deux cases sont adjacentes si elles ont un côté commun. Celles qui ne se touchent que par un coin ne le sont pas.
    .heading = Le marché et ses tuiles

rules-03-setup =
    Le programme met tout en place :

    - Une tuile visible se trouve dans chaque coin du marché.
    - { $variant ->
        [solo] Des tuiles cachées se trouvent en a3, b2, b4, c1, c3 et d2, flèches vers personne, et seize autres attendent à l’extérieur.
        [master] Deux tuiles cachées se trouvent en b2 et en c3. Elles pointent vers le premier apprenti, qui peut donc les regarder dès le début.
       *[other] Deux tuiles cachées se trouvent en b2 et en c3. Elles pointent vers le deuxième joueur, quel que soit le nombre de joueurs : celui-ci peut donc les regarder dès le début.
    }
    - { $variant ->
        [solo] Vous avez un apothicaire, face visible.
        [master] Chaque apprenti a un apothicaire, face visible ; le maître n’en a pas.
       *[other] Chaque joueur a un apothicaire, face visible.
    }
    - Dans la Ruelle des Apothicaires, les stations des rubis, des saphirs et des topazes accueillent chacune un apothicaire, face visible. La quatrième station reçoit le reste des cartes : c’est la pioche, face cachée.

    La couleur est celle de la station, pas celle de la carte : un même apothicaire peut apparaître à n’importe laquelle. Personne n’a encore de gemme.

    { $variant ->
        [solo] Vous faites deux actions à chaque tour, y compris le premier.
        [master] La place 1 est celle du maître, qui commence, avec une seule action à son premier tour. La personne qui ouvre la table choisit qui s’y assied, ou fait tirer toutes les places au sort. Le maître rejoue après chaque apprenti.
       *[other] La place 1 commence. La personne qui ouvre la table choisit qui s’y assied, ou fait tirer toutes les places au sort. On joue dans l’ordre des places, et la place 1 ne fait qu’une action à son premier tour.
    }

    Si vous choisissez « Première partie », { $own-box ->
        [yes] les cinq apothicaires que le livret nomme à cet effet passent avant tous les autres : Benedetto, Corvidus, Imogen, Merten et le Roi Porteur.
       *[no] les apothicaires que le contenu de cette table prévoit à cet effet passent avant tous les autres.
    } Ils sont mélangés entre eux et placés sur le dessus de la pioche : tous sont donc tirés avant toute autre carte.
    .heading = Mise en place

rules-04-turn =
    { $variant ->
        [solo]
            À chaque tour, vous faites deux actions parmi ces trois, deux fois la même si vous voulez :

            - Révéler : retournez une tuile cachée et gagnez une gemme de sa couleur.
            - Pouvoir : utilisez le pouvoir d’un de vos apothicaires actifs.
            - Embaucher : payez en gemmes un apothicaire de plus.

            Vous ne pouvez pas passer. Tant qu’une action vous est possible, vous devez en faire une, même à votre désavantage. S’il n’y en a plus aucune, vous passez à la tuile extérieure qui entre (voir « Solo »).

            Une même position peut se répéter autant de fois que l’on veut, et il n’y a pas de limite de tours.
       *[other]
            À votre tour, vous faites deux actions différentes parmi ces quatre :

            - Révéler : retournez une tuile cachée et gagnez une gemme de sa couleur.
            - Pouvoir : utilisez le pouvoir d’un de vos apothicaires actifs.
            - Remplir le marché : posez-y de nouvelles tuiles cachées.
            - Embaucher : payez en gemmes un apothicaire de plus.

            Vous ne pouvez pas faire deux fois la même action dans un tour. Mais le pouvoir de chaque apothicaire est une action à part entière : avec deux apothicaires actifs, vous pouvez utiliser leurs deux pouvoirs dans le même tour.

            Vous ne pouvez pas passer. Tant qu’une action vous est possible, vous devez en faire une, même à votre désavantage. S’il n’y en a plus aucune, vous perdez le reste de votre tour.

            Une même position peut se répéter autant de fois que l’on veut. Après { $turns } tours, ceux de tous les joueurs confondus, la partie est nulle ; une victoire au dernier de ces tours compte encore. Le livret ne connaît pas cette limite ; elle peut être changée à la création de la table.
    }
    .heading = Votre tour

rules-05-reveal =
    Retournez face visible une tuile cachée du marché, quel que soit le joueur vers qui elle pointe. Vous n’avez pas le droit de regarder avant une tuile qui ne pointe pas vers vous.

    Vous gagnez une gemme de sa couleur. On cherche les alignements seulement ensuite.
    .heading = Révéler

rules-06-power =
    Utilisez le pouvoir d’un de vos apothicaires actifs, c’est-à-dire qui n’est pas encore satisfait. Chaque pouvoir sert une fois par tour.

    Un apothicaire embauché pendant ce tour peut servir aussitôt. Un apothicaire satisfait pendant ce tour ne peut plus servir.
    .heading = Pouvoir

rules-07-restock =
    { $variant ->
        [solo]
            En solo, on ne remplit pas le marché : après vos actions, une tuile extérieure entre.
       *[other]
            { $own-restock ->
                [yes] Vous pouvez remplir le marché tant que moins de { $facedown } de ses tuiles cachées pointent vers vous, quelles que soient celles des autres, et qu’il reste une tuile dans la réserve et une case vide pour la recevoir. (C’est la règle maison « Chacun se réapprovisionne ».)
               *[no] Vous pouvez remplir le marché tant qu’il y a moins de { $facedown } tuiles cachées, peu importe à qui elles sont, et qu’il reste une tuile dans la réserve et une case vide pour la recevoir.
            }

            Piochez une tuile, regardez-la en secret et posez-la face cachée sur la case vide de votre choix, flèche vers vous. Puis piochez la suivante, une par une, jusqu’à ce { $own-restock ->
                [yes] que { $facedown } tuiles cachées pointent vers vous
               *[no] qu’il y ait { $facedown } tuiles cachées
            }. Vous ne vous arrêtez plus tôt que si la réserve ou les cases vides sont épuisées.
    }
    .heading = Remplir le marché

rules-08-hire =
    { $variant ->
        [solo]
            Prenez un apothicaire de plus dans la Ruelle des Apothicaires, pour { $solo-hire-price ->
                [0] zéro gemme
                [one] une gemme
               *[other] { $solo-hire-price } gemmes
            } de la couleur de la station. Il n’y a pas d’autre façon de payer, et la carte de la pioche ne peut pas être embauchée. Vous pouvez avoir autant d’apothicaires que vous voulez.

            Si une station se trouve vide, la première carte de la pioche y prend place. Une fois la pioche épuisée, une station vidée reste vide.
       *[other]
            Prenez un apothicaire de plus dans la Ruelle des Apothicaires. Il y a deux façons de payer :

            - { $hire-price ->
                [0] Aucune gemme
                [one] Une gemme
               *[other] { $hire-price } gemmes
            } de la couleur d’une station, pour la carte de cette station.
            - Un rubis, un saphir et une topaze, pour la carte de n’importe quelle station ou pour la première carte de la pioche. Celle-ci ne se découvre qu’une fois payée ; elle reste ensuite face visible.

            Ces deux façons sont une seule et même action : vous embauchez au plus une fois par tour. Vous pouvez avoir autant d’apothicaires que vous voulez.

            Si une station se trouve vide, la première carte de la pioche y prend place. Une fois la pioche épuisée, une station vidée reste vide et il n’y a plus de carte de la pioche à choisir.
    }
    .heading = Embaucher

rules-09-powers =
    Il y a { $powers } pouvoirs, un par apothicaire ; le mémento des pouvoirs les explique tous. { $own-box ->
        [yes] Le pouvoir de chaque apothicaire est imprimé sur sa carte, que nous n’avons pas : seul celui de Maître Carbuncle est connu, les autres sont déduits des noms.
       *[no] Le contenu chargé pour cette table dit quel apothicaire a quel pouvoir.
    } Voici ce qui vaut pour chacun :

    - Un pouvoir agit sur toutes les tuiles, les vôtres comme celles des autres, visibles ou cachées. Il ne retourne jamais une tuile, et une flèche continue de pointer vers le même joueur.
    - « Adjacent » ne veut jamais dire en diagonale.
    - Une tuile se déplace en ligne droite, ou d’un saut de cavalier si le pouvoir le dit. Elle peut passer par-dessus d’autres tuiles, sauf avec Souffle ensorcelé, mais ne finit jamais sur la même case qu’une autre.
    - Pour un échange, il faut deux tuiles. On n’échange pas une tuile avec une case vide.
    - Le marché doit s’en trouver changé. Échanger deux tuiles visibles de même couleur ne change rien : c’est interdit.
    - Deux tuiles cachées sont toujours considérées comme différentes, même pour le joueur qui sait que leur couleur est la même. Ainsi, qu’un coup soit permis ou non ne trahit jamais rien d’une tuile cachée.

    Si deux façons d’utiliser un pouvoir déplacent les mêmes tuiles vers les mêmes cases, elles ne font qu’un seul coup, proposé une seule fois.
    .heading = Ce que tous les pouvoirs ont en commun

rules-10-matches =
    { $variant ->
        [solo]
            Un alignement (le livret français dit « paire »), ce sont trois ou quatre tuiles visibles de même couleur qui se suivent sans trou sur une ligne ou une colonne. Les diagonales ne comptent pas, les tuiles cachées jamais.

            On cherche les alignements après chaque action achevée. Ce n’est pas un choix. N’importe quelle couleur satisfait n’importe quel apothicaire, dont le pouvoir est alors perdu. Ce que devient l’alignement et ce qu’il rapporte, le chapitre « Les points en solo » le dit.
       *[other]
            Un alignement (le livret français dit « paire »), ce sont trois ou quatre tuiles visibles de même couleur qui se suivent sans trou sur une ligne ou une colonne. Les diagonales ne comptent pas, les tuiles cachées jamais.

            On cherche les alignements après chaque action achevée. C’est celui dont l’action forme l’alignement qui le remporte, peu importe qui a posé les tuiles. Ce n’est pas un choix : tout l’alignement quitte le marché.

            Si vous avez un apothicaire actif, l’alignement va à l’un des vôtres et le satisfait ; si vous en avez plusieurs, vous choisissez lequel. N’importe quelle couleur satisfait n’importe quel apothicaire. Un apothicaire satisfait est l’un des { $goal } qu’il vous faut, mais son pouvoir est perdu. Les tuiles restent avec lui et ne retournent pas dans la réserve.

            Si vous n’avez aucun apothicaire actif, les tuiles retournent dans la réserve et vous gagnez une gemme de leur couleur. Un tel alignement ne compte pas pour la victoire.
    }
    .heading = Alignements

rules-11-special =
    Des lignes de même couleur qui ont une tuile en commun forment un seul alignement, que l’on ne divise jamais : quatre à la suite, ou une forme de L, de T ou de croix. Toutes ses tuiles ensemble satisfont un seul apothicaire.

    Un alignement de plus de trois tuiles vous rapporte une gemme de sa couleur en plus : une seule, quelle que soit sa taille. Vous la gagnez que vous ayez ou non un apothicaire actif, en plus de ce que donne l’alignement.

    Si votre action forme plusieurs alignements distincts, de couleurs différentes ou sans tuile commune, vous les remportez tous, l’un après l’autre, dans l’ordre qui vous plaît. Pour chacun, vous choisissez l’apothicaire. Si vous n’avez plus d’apothicaire actif en cours de route, les alignements restants retournent dans la réserve contre une gemme chacun. On ne vous interroge que s’il y a vraiment un choix à faire.
    .heading = Alignements spéciaux et multiples

rules-12-overload =
    { $variant ->
        [solo]
            En solo, le marché n’est jamais surchargé.
       *[other]
            Seule la pose d’une tuile peut occuper la dernière case vide. Dans ce cas, le marché est aussitôt surchargé : une tuile de la réserve est révélée à tous. Toutes les tuiles visibles de sa couleur quittent le marché et sont mélangées à la réserve avec la tuile révélée. Les tuiles cachées restent.

            Si aucune tuile visible n’a cette couleur, la tuile révélée retourne dans la réserve et l’on en révèle une autre, jusqu’à ce que quelque chose soit retiré. Si la réserve est vide, ou ne contient aucune des couleurs visibles dans le marché, l’une de ces couleurs visibles est tirée au sort, toutes avec la même chance.

            Une surcharge ne rapporte de gemme à personne. Le remplissage qui l’a provoquée reprend ensuite normalement.
    }
    .heading = Marché surchargé

rules-13-winning =
    { $variant ->
        [solo]
            La partie s’arrête quand une tuile extérieure doit entrer et qu’aucune ne le peut. Les apothicaires satisfaits, quel que soit leur nombre, n’y mettent pas fin ; ce sont vos points qui comptent (voir « Les points en solo »).
        [master]
            Le maître gagne avec un alignement de chaque couleur, les apprentis avec { $goal } apothicaires satisfaits à eux tous. La partie s’arrête aussitôt.
       *[other]
            La partie s’arrête dès qu’un joueur ou une équipe a { $goal } apothicaires satisfaits : c’est la victoire. S’il reste un autre alignement dans le marché, il n’a plus d’importance.
    }
    .heading = Gagner

rules-14-three =
    À trois, c’est chacun pour soi. Le troisième joueur détient le jeton Action supplémentaire (« Extra Action » dans le livret). Il peut le dépenser une fois dans la partie, à n’importe lequel de ses tours, y compris le premier, pour faire une troisième action.

    Cette troisième action doit être différente des deux autres du tour. Le jeton n’est jamais obligatoire, et il n’y en a pas dans Maître du Marché.
    .heading = À trois joueurs

rules-15-four =
    À quatre, on forme deux équipes, placées A, B, A, B : les places 1 et 3 jouent contre les places 2 et 4. Une équipe gagne dès qu’elle a { $goal } apothicaires satisfaits en tout.

    Les partenaires ne partagent rien d’autre : ni gemmes, ni pouvoirs, et pas question de regarder les tuiles cachées de l’autre. Un alignement va toujours aux apothicaires du joueur dont l’action l’a formé ; s’il n’en a aucun d’actif, il reçoit la gemme, même si son partenaire en a un.

    Décidez avant la partie s’il est permis de discuter : la personne qui ouvre la table peut fermer la discussion.
    .heading = À quatre, en deux équipes

rules-16-solo =
    En solo, vous jouez pour les points. Toutes les règles valent, sauf ce qui suit.

    Au départ, le marché a une tuile visible dans chaque coin et des tuiles cachées en a3, b2, b4, c1, c3 et d2. Leurs flèches ne pointent vers personne : vous ne pouvez donc pas les regarder. Seize tuiles extérieures attendent à côté, face cachée, une pour chaque case du marché : celles des colonnes a et b à gauche, celles des colonnes c et d à droite. Les { $solo-box } dernières restent dans la boîte, inconnues. Vous avez un apothicaire, et la ruelle est préparée comme d’habitude.

    Vous faites deux actions à chaque tour, y compris le premier. Vous pouvez faire deux fois la même, et même utiliser deux fois le même pouvoir. On ne remplit pas le marché. Embaucher coûte { $solo-hire-price ->
        [0] zéro gemme
        [one] une gemme
       *[other] { $solo-hire-price } gemmes
    } de la couleur de la station ; il n’y a pas d’autre façon de payer, et la carte de la pioche ne peut pas être embauchée. Si aucune action n’est possible, vous passez directement à l’étape suivante.

    Après vos actions, choisissez une tuile extérieure dont la case dans le marché est vide, et posez-la sur cette case : la tuile extérieure qui correspond à b3 ne peut aller qu’en b3. Elle arrive face cachée et vous ne la voyez pas avant ; une fois posée, elle pointe vers vous et vous pouvez la regarder.

    Si aucune tuile extérieure ne peut être posée, la partie s’arrête. Le marché n’est jamais surchargé, il n’y a pas de limite de tours, et les apothicaires satisfaits, quel que soit leur nombre, ne mettent pas fin à la partie.
    .heading = Solo

rules-17-solo-score =
    Un alignement ne quitte pas le marché. Il devient une pile sur l’une de ses propres cases, à votre choix ; ses autres cases redeviennent vides. Dès lors, la pile est une seule tuile visible de cette couleur : elle se déplace, s’aligne et compte comme n’importe quelle autre.

    - Avec un apothicaire actif, vous en satisfaites un, à votre choix. Marquez alors 1 point pour chaque tuile visible de la couleur de l’alignement présente dans le marché. La nouvelle pile compte pour une.
    - Sans apothicaire actif, vous gagnez une gemme de la couleur de l’alignement et aucun point.

    Un alignement de plus de trois tuiles donne sa gemme supplémentaire dans les deux cas.

    À la fin, vous recevez 5 points de plus si toutes les tuiles extérieures sont entrées. Votre score vous vaut un titre{ $own-box ->
        [yes]  :

            - 0 à 14 : Assistant
            - 15 à 19 : Apprenti
            - 20 à 24 : Adepte
            - 25 à 29 : Expert
            - 30 à 34 : Maître
            - 35 à 39 : Grand Maître
            - 40 et plus : Légende d’Apotheca
       *[no] , selon le contenu chargé pour cette table ; le plateau nomme celui que vous avez atteint.
    }
    .heading = Les points en solo

rules-18-master =
    De deux à quatre joueurs. La première place est celle du maître du marché ; tous les autres sont apprentis et font équipe, mais ne partagent ni gemmes ni tuiles cachées. Les règles habituelles valent, sauf ce qui suit.

    Les six tuiles du marché de départ sont deux de chaque couleur, mélangées. Les quatre coins sont visibles : chacun peut donc déduire quelles sont les deux couleurs cachées et, dès que l’une des deux est révélée, quelle est l’autre. Les deux tuiles cachées pointent vers le premier apprenti. Chaque apprenti reçoit un apothicaire ; le maître n’en a pas.

    Après avoir vu le marché, le maître choisit le premier décret : une couleur qui lui est réservée. Les deux autres couleurs sont réservées aux apprentis.

    Le maître commence, avec une seule action à son premier tour, puis joue après chaque apprenti : maître, premier apprenti, maître, deuxième apprenti, et ainsi de suite.

    Le maître fait deux actions différentes parmi celles-ci :

    - Révéler et remplir le marché, comme d’habitude.
    - Utiliser le pouvoir d’un apothicaire de la ruelle, pour { $alley-price ->
        [0] zéro gemme
        [one] une gemme
       *[other] { $alley-price } gemmes
    } de la couleur de sa station. Chacun est une action à part entière, une fois par tour. La carte de la pioche est hors de portée.
    - Changer le décret, pour { $decree-price ->
        [0] zéro gemme
        [one] une gemme
       *[other] { $decree-price } gemmes
    } de la nouvelle couleur.

    Le maître n’embauche jamais. Les apprentis embauchent des deux façons habituelles, mais leurs gemmes vont au maître.

    Le maître garde les tuiles d’un alignement remporté et n’en tire aucune gemme : ni celle d’un alignement de plus de trois tuiles, ni celle que l’on reçoit faute d’apothicaire.
    .heading = Maître du Marché

rules-19-master-matches =
    Si vous formez un alignement d’une couleur qui ne vous est pas permise, il reste dans le marché. C’est un alignement en attente, que chacun peut défaire ou agrandir.

    Au début de votre tour, avant vos actions, vous réclamez les alignements en attente qui vous reviennent : le maître, ceux de la couleur décrétée ; un apprenti qui a un apothicaire actif, ceux des autres couleurs. Un apprenti en réclame plusieurs un par un, dans l’ordre de son choix, tant qu’il lui reste un apothicaire actif ; les autres restent en attente.

    Vous remportez aussi un alignement en attente pendant votre tour, si sa couleur vous est permise, lorsque votre propre action le touche : lorsqu’elle déplace, ajoute ou révèle une de ses tuiles. Changer le décret ne touche rien. Un alignement qui revient au maître par un nouveau décret ne peut être réclamé qu’au début de son prochain tour.

    Un apprenti sans apothicaire actif qui forme un nouvel alignement d’une couleur permise le retire contre la gemme habituelle. Mais un alignement qui existait déjà, touché ou non, reste pour le joueur qui pourra le remporter, et ne rapporte pas de gemme.

    Tant qu’un alignement est en attente, le marché ne peut pas être surchargé. Si l’alignement disparaît et que le marché est toujours plein, la surcharge se produit à ce moment-là.

    Le maître gagne avec un alignement de chacune des trois couleurs. Les apprentis gagnent avec { $goal } apothicaires satisfaits à eux tous. Dans les deux cas, la partie s’arrête aussitôt.
    .heading = Alignements en attente et victoire

rules-20-options =
    - Première partie : { $own-box ->
        [yes] les cinq apothicaires que le livret nomme pour une première partie
       *[no] les apothicaires que le contenu de cette table prévoit pour une première partie
    } sont distribués d’abord. Possible dans toutes les variantes, solo compris. { $first-game ->
        [yes] Choisie à cette table.
       *[no] D’ordinaire non.
    }
    - Chacun se réapprovisionne : une règle maison. Seules comptent les tuiles cachées qui pointent vers vous : vous pouvez remplir le marché tant que vous en avez moins de { $facedown }, et vous continuez jusqu’à en avoir { $facedown }. Pas en solo. { $own-restock ->
        [yes] Choisie à cette table.
       *[no] D’ordinaire non.
    }
    - Limite de tours : le nombre de tours, ceux de tous les joueurs confondus, après lequel la partie est nulle. Ici { $turns } ; le solo n’en a pas.
    .heading = Options et règles maison

rules-21-sources =
    Ces règles sont celles du livret anglais, avec quelques réponses de l’éditeur aux questions des joueurs (par exemple, Ruée reptilienne vaut pour toutes les diagonales). Là où le livret se tait ou se lit de deux façons, il a fallu décider : la place exacte des tuiles du milieu, ce qui compte comme un changement du marché, ce que fait une surcharge quand rien ne peut être retiré, comment on réclame les alignements en attente, et ainsi de suite. Là où le livret français diffère de l’anglais, nous suivons l’anglais : pour le changement de décret, Double plongée, Tétratorsion, la surcharge, les points en solo et la première partie.

    Seules la limite de tours et la règle « Chacun se réapprovisionne » sont de nous. { $own-box ->
        [yes] 14 des 15 liens entre une carte et son pouvoir sont déduits des noms : les possesseurs de la boîte trouveront peut-être des cartes qui font autre chose ; les quinze pouvoirs, eux, sont ceux du livret.
       *[no] Les cartes, les prix et les titres de cette table ont été chargés par son hôte ; les pouvoirs sont ceux du livret.
    } Trois noms sont corrigés : le livret écrit Le Roi Porter, Le Strega et Le Maître de marées.
    .heading = D’où viennent ces règles

## Ce que montrent les figures des règles

figure-market = Des potions face visible de trois couleurs, chacune avec sa bouteille. La tuile face cachée en c3 pointe vers vous : vous voyez qu’elle est bleue ; celle en b2 pointe vers l’autre joueur.
figure-restock = Remplir le marché : vous avez pioché une potion bleue et pouvez la poser sur n’importe quelle case vide. Une seule tuile est cachée : vous en posez donc deux en tout, celle-ci et une autre.
figure-alley = La Ruelle des Apothicaires : avec deux rubis, vous pouvez embaucher la Strega à la station des rubis.
figure-power = Le pouvoir de Corvidus, { power-gully-glide }, fait glisser la potion rouge de a1 en d1, par-dessus la bleue.
figure-match = Un alignement presque formé : vous savez que c1 est rouge. Vous la révélez, gagnez un rubis, et l’alignement est à vous.
figure-corner = Un angle de cinq potions bleues est un seul alignement. Il satisfait un seul apothicaire et rapporte un saphir de plus, car il a plus de trois tuiles.
figure-solo = En solo, les tuiles extérieures attendent des deux côtés. Celle de a2 ne peut aller qu’en a2, qui est vide.
figure-standing = Le décret est jaune : les apprentis ne peuvent pas remporter l’alignement jaune. Il reste au marché jusqu’à ce que le maître le prenne ou que quelqu’un le défasse.

## Conseils

tip-01 = Avant de finir votre tour, cherchez s’il reste deux potions de même couleur avec de la place pour une troisième, à côté ou entre elles. Le joueur suivant pourrait y poser la bonne tuile en remplissant le marché, puis la révéler pour former un alignement, le tout en un tour.
tip-02 = Si vous comptez révéler, commencez par là. Votre deuxième action pourra profiter de la potion, ou la mettre hors de portée de l’adversaire.
tip-03 = Une tuile cachée de l’adversaire est peut-être un appât. Demandez-vous quelle couleur l’arrangerait à cet endroit avant de faire le travail pour lui.
tip-04 = Avec trois tuiles cachées, personne ne peut remplir le marché avant qu’une soit révélée. Laissez-en trois, et le joueur suivant ne pourra pas commencer par là.
tip-05 = Embauchez et alignez dans le même tour : l’apothicaire que vous venez d’embaucher peut être satisfait dès votre action suivante.
tip-06 = Un alignement vous coûte le pouvoir de l’apothicaire qu’il satisfait. Renoncez au pouvoir qui vous sert le moins dans le marché du moment.
tip-07 = Un alignement sans apothicaire actif ne rapporte que des gemmes et ne vous rapproche pas de la victoire. Embauchez le suivant avant de compléter la ligne.
tip-08 = Les pouvoirs déplacent aussi les tuiles cachées. Glissez une potion que personne d’autre ne connaît dans une ligne de sa couleur : il ne reste plus qu’à la révéler.
tip-09 = Vous devez faire deux actions, que cela vous plaise ou non. S’il y a trois tuiles cachées dans le marché, un adversaire sans gemmes et avec un seul apothicaire actif doit commencer par révéler ou par utiliser ce pouvoir.
tip-10 = Suivez les tuiles cachées posées par les autres : ils en connaissent la couleur, et les pouvoirs ont pu les emmener loin de leur case de départ.
tip-11 = Solo : la partie dure tant qu’une tuile extérieure trouve sa case vide. Rangez vos potions sur les cases dont la tuile extérieure est déjà entrée.
tip-12 = Solo : toutes les potions visibles de la couleur comptent quand vous satisfaites un apothicaire. Révélez-en encore quelques-unes avant de compléter l’alignement ; les gemmes aideront à payer l’embauche.
tip-13 = Maître : préparez un alignement d’une autre couleur sans le compléter et gardez une gemme de cette couleur. Changez ensuite le décret avec votre première action et complétez-le avec la deuxième.
tip-14 = Apprentis : vos gemmes deviennent celles du maître. Deux de même couleur lui paient un pouvoir à cette station ; une de chaque peut lui payer trois changements de décret.
tip-15 = Apprentis : si un alignement en attente vient de passer au maître par décret, vous avez un tour pour le défaire avant qu’il ne soit réclamé.

## Coups

move-reveal = Révéler la tuile en { $at }
    .colour = Révéler la tuile en { $at } ({ $colour })
move-place = Poser la tuile en { $at }
move-fetch = Faire entrer la tuile extérieure de { $at }
move-collect = Remporter l’alignement qui passe par { $at }
    .colour = Remporter l’alignement { $colour } qui passe par { $at }
move-stack = Former la pile en { $at }
move-restock = Remplir le marché
move-done = Finir le tour et garder le jeton Action supplémentaire
move-hire = Embaucher à la { $station }, pour des gemmes de sa couleur
    .apothecary = Embaucher { MID($apothecary) } à la { $station }, pour { $count } { $gem }
move-hire-any = Embaucher à la { $station }, pour une gemme de chaque couleur
    .apothecary = Embaucher { MID($apothecary) } à la { $station }, pour une gemme de chaque couleur
move-hire-top = Embaucher la première carte de la pioche, pour une gemme de chaque couleur
move-decree = Décréter le { $colour }
move-satisfy = Satisfaire { MID($apothecary) }
move-tile = Tuile tirée : { $colour }
move-card = Carte tirée : { $apothecary }

move-chained-charge = { power-chained-charge } : { $from } → { $to }, puis { $follower } → { $from }
move-double-dive = { power-double-dive } : { $from } → { $to } et { $second } → { $second-to }
move-faithful-float =
    { $line ->
        [b] { power-faithful-float } : colonne { $line } { $towards }
        [c] { power-faithful-float } : colonne { $line } { $towards }
       *[other] { power-faithful-float } : ligne { $line } { $towards }
    }
move-flickering-flip = { power-flickering-flip } : { $first } ↔ { $second }
move-genie-juggle = { power-genie-juggle } : { $from } → { $to }
move-gully-glide = { power-gully-glide } : { $from } → { $to }
move-lucky-leap = { power-lucky-leap } : { $from } → { $to }
move-portal-pounce = { power-portal-pounce } : { $from } → { $to }
choose-reptilian-rush = Diagonale { $line }
choose-faithful-float =
    { $line ->
        [b] Colonne { $line }
        [c] Colonne { $line }
       *[other] Ligne { $line }
    }
move-reptilian-rush = { power-reptilian-rush } : diagonale { $line }
    .towards = { power-reptilian-rush } : diagonale { $line } { $towards }
move-shadow-swap = { power-shadow-swap } : { $first } ↔ { $second }
move-sorceress-spin = { power-sorceress-spin } : { $first } ↔ { $second }
move-spirit-switch = { power-spirit-switch } : { $first } ↔ { $second }
move-tetratwist = { power-tetratwist } : le carré de 2×2 cases dont { $at } est le coin supérieur gauche
move-wandering-waltz = { power-wandering-waltz } : { $from } → { $to }
move-wizarding-winds = { power-wizarding-winds } : toutes les tuiles { $towards }

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-chance = On tire une tuile ou une carte.
prompt-act =
    { $you ->
        [yes] { $left ->
            [0] Il ne vous reste aucune action.
            [one] Il vous reste une action.
           *[other] Il vous reste { $left } actions.
        }
       *[no] { $left ->
            [0] Il ne reste aucune action { A($seat) }.
            [one] Il reste une action { A($seat) }.
           *[other] Il reste { $left } actions { A($seat) }.
        }
    }
prompt-extra =
    { $you ->
        [yes] Vous pouvez dépenser le jeton Action supplémentaire pour une troisième action, ou finir le tour.
       *[no] { $seat } peut dépenser le jeton Action supplémentaire pour une troisième action, ou finir le tour.
    }
prompt-place =
    { $you ->
        [yes] Choisissez une case vide pour la tuile piochée.
       *[no] { $seat } choisit une case vide pour la tuile piochée.
    }
prompt-collect =
    { $you ->
        [yes] Choisissez le prochain alignement que vous remportez.
       *[no] { $seat } choisit le prochain alignement à remporter.
    }
prompt-claim =
    { $you ->
        [yes] Choisissez le prochain alignement en attente que vous réclamez.
       *[no] { $seat } choisit le prochain alignement en attente à réclamer.
    }
prompt-stack =
    { $you ->
        [yes] Choisissez sur laquelle de ses cases l’alignement { $colour } devient une pile.
       *[no] { $seat } choisit sur laquelle de ses cases l’alignement { $colour } devient une pile.
    }
prompt-satisfy =
    { $you ->
        [yes] Choisissez celui de vos apothicaires que l’alignement { $colour } satisfait.
       *[no] { $seat } choisit l’apothicaire que l’alignement { $colour } satisfait.
    }
prompt-fetch =
    { $you ->
        [yes] Choisissez la tuile extérieure qui entre.
       *[no] { $seat } choisit la tuile extérieure qui entre.
    }
prompt-decree =
    { $you ->
        [yes] Choisissez votre premier décret : la couleur qui vous est réservée.
       *[no] { $seat } choisit le premier décret : la couleur réservée au maître.
    }

## Ce qui s’est passé
## (Une couleur arrive déjà traduite, au masculin : au féminin, seul le bleu change.)

event-dealt =
    { $colour ->
        [bleu] Une potion bleue est posée face visible en { $at }.
       *[other] Une potion { $colour } est posée face visible en { $at }.
    }
event-dealt-unseen = Une tuile est posée face cachée en { $at } ; personne ne peut la regarder.
event-dealt-facedown =
    { $colour ->
        [hidden] Une tuile est posée face cachée en { $at }, flèche vers { $seat }.
        [bleu] Une potion bleue est posée face cachée en { $at }, flèche vers { $seat }.
       *[other] Une potion { $colour } est posée face cachée en { $at }, flèche vers { $seat }.
    }
    .you =
        { $colour ->
            [hidden] Une tuile est posée face cachée en { $at }, flèche vers vous.
            [bleu] Une potion bleue est posée face cachée en { $at }, flèche vers vous.
           *[other] Une potion { $colour } est posée face cachée en { $at }, flèche vers vous.
        }
event-given = { $seat } commence avec { MID($apothecary) }.
    .you = Vous commencez avec { MID($apothecary) }.
event-arrived = Nouvelle carte à la { $station } : { $apothecary }.
    .brief = { "" }
event-turn = Tour { $turn } : { $seat }
    .you = Tour { $turn } : vous
event-forgone = { $seat } n’a plus d’action possible ce tour-ci.
    .you = Vous n’avez plus d’action possible ce tour-ci.
event-extra = { $seat } dépense le jeton Action supplémentaire pour une troisième action.
    .you = Vous dépensez le jeton Action supplémentaire pour une troisième action.
event-declined = { $seat } garde le jeton Action supplémentaire.
    .you = Vous gardez le jeton Action supplémentaire.

event-revealed =
    { $colour ->
        [bleu] { $seat } révèle une potion bleue en { $at }.
       *[other] { $seat } révèle une potion { $colour } en { $at }.
    }
    .you =
        { $colour ->
            [bleu] Vous révélez une potion bleue en { $at }.
           *[other] Vous révélez une potion { $colour } en { $at }.
        }
event-gained = { $seat } gagne { $count } { $gem }.
    .you = Vous gagnez { $count } { $gem }.
    .again = { $count } { $gem }
event-spent = { $seat } paie { $count } { $gem }.
    .you = Vous payez { $count } { $gem }.
event-paid = { $seat } paie { $count } { $gem } au maître.
    .you = Vous payez { $count } { $gem } au maître.
event-spent-each = { $seat } paie une gemme de chaque couleur.
    .you = Vous payez une gemme de chaque couleur.
event-paid-each = { $seat } paie une gemme de chaque couleur au maître.
    .you = Vous payez une gemme de chaque couleur au maître.
event-hired = { $seat } embauche { MID($apothecary) }.
    .you = Vous embauchez { MID($apothecary) }.
event-used = { $seat } utilise { $power } ({ $apothecary }) : { $moves }.
    .you = Vous utilisez { $power } ({ $apothecary }) : { $moves }.
event-decreed = { $seat } décrète le { $colour } : cette couleur est réservée au maître.
    .you = Vous décrétez le { $colour } : cette couleur vous est réservée.

event-restocking = { $seat } remplit le marché.
    .you = Vous remplissez le marché.
event-drew =
    { $colour ->
        [hidden] { $seat } pioche une tuile.
        [bleu] { $seat } pioche une potion bleue.
       *[other] { $seat } pioche une potion { $colour }.
    }
    .you =
        { $colour ->
            [hidden] Vous piochez une tuile.
            [bleu] Vous piochez une potion bleue.
           *[other] Vous piochez une potion { $colour }.
        }
    .brief = { "" }
event-placed =
    { $colour ->
        [hidden] { $seat } pose une tuile face cachée en { $at }.
        [bleu] { $seat } pose la potion bleue face cachée en { $at }.
       *[other] { $seat } pose la potion { $colour } face cachée en { $at }.
    }
    .you =
        { $colour ->
            [hidden] Vous posez une tuile face cachée en { $at }.
            [bleu] Vous posez la potion bleue face cachée en { $at }.
           *[other] Vous posez la potion { $colour } face cachée en { $at }.
        }
    .again =
        { $colour ->
            [hidden] en { $at }
            [bleu] la potion bleue en { $at }
           *[other] la potion { $colour } en { $at }
        }
event-overload = Le marché est plein : surcharge !
event-overload-missed =
    { $colour ->
        [bleu] La tuile révélée est bleue. Aucune potion visible ne l’est : elle retourne dans la réserve et l’on en révèle une autre.
       *[other] La tuile révélée est { $colour }. Aucune potion visible ne l’est : elle retourne dans la réserve et l’on en révèle une autre.
    }
event-swept = Tout le { $colour } visible retourne dans la réserve : { $spaces }.

event-matched = { $seat } remporte un alignement { $colour } : { $spaces }.
    .you = Vous remportez un alignement { $colour } : { $spaces }.
event-satisfied = { $seat } satisfait { MID($apothecary) } avec l’alignement { $colour }.
    .you = Vous satisfaites { MID($apothecary) } avec l’alignement { $colour }.
event-returned = Sans apothicaire actif, { $seat } remet l’alignement { $colour } dans la réserve : { $spaces }.
    .you = Sans apothicaire actif, vous remettez l’alignement { $colour } dans la réserve : { $spaces }.
event-kept = { $seat } garde l’alignement { $colour }.
    .you = Vous gardez l’alignement { $colour }.

event-fetched =
    { $colour ->
        [hidden] { $seat } fait entrer la tuile extérieure de { $at }, face cachée.
        [bleu] { $seat } fait entrer la tuile extérieure de { $at }, face cachée : une potion bleue.
       *[other] { $seat } fait entrer la tuile extérieure de { $at }, face cachée : une potion { $colour }.
    }
    .you =
        { $colour ->
            [hidden] Vous faites entrer la tuile extérieure de { $at }, face cachée.
            [bleu] Vous faites entrer la tuile extérieure de { $at }, face cachée : une potion bleue.
           *[other] Vous faites entrer la tuile extérieure de { $at }, face cachée : une potion { $colour }.
        }
event-stacked = { $seat } fait de l’alignement { $colour } une pile en { $at }.
    .you = Vous faites de l’alignement { $colour } une pile en { $at }.
event-scored =
    { $points ->
        [0] { $seat } marque { $points } point : { $total } jusqu’ici.
        [one] { $seat } marque { $points } point : { $total } jusqu’ici.
       *[other] { $seat } marque { $points } points : { $total } jusqu’ici.
    }
    .you =
        { $points ->
            [0] Vous marquez { $points } point : { $total } jusqu’ici.
            [one] Vous marquez { $points } point : { $total } jusqu’ici.
           *[other] Vous marquez { $points } points : { $total } jusqu’ici.
        }
event-bonus =
    { $points ->
        [0] Toutes les tuiles extérieures sont entrées : { $seat } marque { $points } point de plus, { $total } en tout.
        [one] Toutes les tuiles extérieures sont entrées : { $seat } marque { $points } point de plus, { $total } en tout.
       *[other] Toutes les tuiles extérieures sont entrées : { $seat } marque { $points } points de plus, { $total } en tout.
    }
    .you =
        { $points ->
            [0] Toutes les tuiles extérieures sont entrées : vous marquez { $points } point de plus, { $total } en tout.
            [one] Toutes les tuiles extérieures sont entrées : vous marquez { $points } point de plus, { $total } en tout.
           *[other] Toutes les tuiles extérieures sont entrées : vous marquez { $points } points de plus, { $total } en tout.
        }

event-finished =
    { $points ->
        [0] La partie est finie. { $seat } a { $points } point et mérite le titre : { $title }.
        [one] La partie est finie. { $seat } a { $points } point et mérite le titre : { $title }.
       *[other] La partie est finie. { $seat } a { $points } points et mérite le titre : { $title }.
    }
    .you =
        { $points ->
            [0] La partie est finie. Vous avez { $points } point et méritez le titre : { $title }.
            [one] La partie est finie. Vous avez { $points } point et méritez le titre : { $title }.
           *[other] La partie est finie. Vous avez { $points } points et méritez le titre : { $title }.
        }
event-won =
    { $count ->
        [0] { $seats } gagne la partie.
        [one] { $seats } gagne la partie.
       *[other] { $seats } gagnent la partie.
    }
    .you = Vous gagnez la partie.
event-drawn =
    { $turns ->
        [0] Après { $turns } tour sans vainqueur, la partie est nulle.
        [one] Après { $turns } tour sans vainqueur, la partie est nulle.
       *[other] Après { $turns } tours sans vainqueur, la partie est nulle.
    }

## Comment une partie s’est passée, à sa fin

account-points = Points des apothicaires satisfaits
account-bonus = Points pour avoir fait entrer toutes les tuiles
account-matches = Alignements : { $colour }
account-lost-matches = Alignements sans apothicaire
account-gems = Gemmes gagnées
account-hired = Apothicaires embauchés
account-powers = Pouvoirs utilisés

# Ce qu’une étude compte, dans son rapport.
group-action = Actions
action-power = Utiliser un pouvoir
action-extra = Dépenser le jeton Action supplémentaire
group-power = Pouvoirs utilisés
group-hired = Apothicaires embauchés
group-satisfied = Apothicaires satisfaits
group-match = Alignements par couleur

## Pourquoi quelque chose n’est pas possible

refusal-over = La partie est finie.
refusal-chance-first = Il faut d’abord tirer une tuile ou une carte.
refusal-not-a-choice = Ce n’est pas à un joueur d’en décider.
refusal-not-asked = Ce n’est pas ce qui est demandé : faites une action de votre tour.
refusal-must-act = Vous ne pouvez pas passer : tant qu’une action est possible, vous devez en faire une.
refusal-place-first = Posez d’abord la tuile piochée sur une case vide.
refusal-fetch-first = Choisissez d’abord la tuile extérieure qui entre.
refusal-collect-first = Choisissez d’abord le prochain alignement que vous remportez.
refusal-stack-first = Choisissez d’abord la case de l’alignement où va la pile.
refusal-satisfy-first = Choisissez d’abord celui de vos apothicaires que l’alignement satisfait.
refusal-decree-first = Choisissez d’abord le décret.

refusal-no-tile = Il n’y a pas de tuile en { $at }.
refusal-not-empty = Il y a déjà une tuile en { $at } : cette case doit être vide.
refusal-not-facedown = La tuile en { $at } est déjà visible.
refusal-nothing-outside = Il n’y a plus de tuile extérieure pour { $at }.
refusal-no-match = Aucun alignement que vous pouvez remporter maintenant ne passe par { $at }.
refusal-match-by-first = Cet alignement porte le nom de sa première case, { $at }.
refusal-not-in-match = { $at } ne fait pas partie de l’alignement : la pile va sur l’une des cases de l’alignement.

refusal-already-revealed = Vous avez déjà révélé une tuile pendant ce tour. Choisissez une autre action.
refusal-already-restocked = Vous avez déjà rempli le marché pendant ce tour. Choisissez une autre action.
refusal-already-hired = Vous avez déjà embauché pendant ce tour. Choisissez une autre action.
refusal-already-decreed = Vous avez déjà changé le décret pendant ce tour. Choisissez une autre action.
refusal-already-used = Vous avez déjà utilisé ce pouvoir ({ $apothecary }) pendant ce tour. Chaque pouvoir sert une fois par tour.

refusal-enough-facedown =
    { $count ->
        [0] Vous ne pouvez remplir le marché que s’il n’y a aucune tuile cachée.
        [one] Vous ne pouvez remplir le marché que s’il n’y a aucune tuile cachée.
       *[other] Vous ne pouvez remplir le marché que s’il y a moins de { $count } tuiles cachées.
    }
refusal-enough-of-your-own =
    { $count ->
        [0] Vous ne pouvez remplir le marché que si aucune tuile cachée ne pointe vers vous.
        [one] Vous ne pouvez remplir le marché que si aucune tuile cachée ne pointe vers vous.
       *[other] Vous ne pouvez remplir le marché que si moins de { $count } tuiles cachées pointent vers vous.
    }
refusal-supply-empty = Vous ne pouvez pas remplir le marché : la réserve est vide.
refusal-market-full = Vous ne pouvez pas remplir le marché : il n’a plus de case vide.
refusal-no-restock-in-solo = En solo, on ne remplit pas le marché. Les tuiles extérieures entrent à la fin de votre tour.

refusal-gems-needed = Il vous faut { $count } { $gem } pour cela.
refusal-one-of-each-needed = Il vous faut un rubis, un saphir et une topaze pour cela.
refusal-one-price-in-solo = En solo, vous n’embauchez qu’à une station, pour des gemmes de sa couleur.
refusal-station-empty = Il n’y a personne à embaucher à la { $station }.
refusal-deck-empty = Il n’y a plus de carte dans la pioche.
refusal-master-never-hires = Le maître n’embauche jamais, mais il peut payer pour utiliser un pouvoir de la ruelle.

refusal-no-decree = Seul le maître du marché peut changer le décret.
refusal-same-decree = Le décret est déjà le { $colour } : choisissez une autre couleur.

refusal-not-yours = Vous n’avez pas { MID($apothecary) } : vous ne pouvez utiliser ou satisfaire que vos propres apothicaires actifs.
refusal-already-satisfied = Vous avez déjà satisfait { MID($apothecary) } et son pouvoir est perdu : seul un apothicaire actif peut servir ou être satisfait.
refusal-not-in-alley = Aucune station n’accueille { MID($apothecary) } en ce moment : le maître ne peut utiliser que les pouvoirs de la ruelle.
refusal-one-face-each = Pour { power-shadow-swap }, il faut une tuile cachée et une tuile visible.
refusal-unchanged = Le marché resterait tel qu’il est. Un pouvoir doit changer quelque chose.
refusal-nothing-moves = Aucune tuile ne peut glisser de ce côté.
refusal-nothing-there = Il n’y a aucune tuile sur ces cases.
refusal-no-partner = La tuile en { $at } n’a pas de voisine qui soit aussi adjacente à sa nouvelle case.

## Pourquoi un coup peut être utile

reason-wins = Cela remporte un alignement { $colour } et gagne la partie.
reason-satisfies = Cela remporte un alignement { $colour }, qui satisfait un apothicaire.
reason-keeps = Cela remporte un alignement { $colour }, qui manque encore au maître.
reason-clears = Cela retire du marché un alignement { $colour }.
reason-gem = Cela remporte un alignement { $colour } ; faute d’apothicaire à satisfaire, il rapporte une gemme.
reason-may-match = Cela complète une ligne, si la couleur est la bonne.
reason-prepares = Cela rend un alignement possible dès l’action suivante.
reason-foils = Cela retire au joueur suivant un alignement qu’il pouvait former.
reason-fits = À cet endroit, elle complète une ligne ({ $colour }) dès qu’elle est révélée.
reason-pays = Cela rapporte la dernière gemme qui manque pour embaucher.
reason-restock = Cela apporte des tuiles dont vous seul connaissez la couleur.
reason-hire-first = Cela procure un apothicaire que le prochain alignement pourra satisfaire.
reason-hire-then-match = Cela procure un apothicaire à point nommé : vous pouvez révéler un alignement dès l’action suivante.
reason-hire-more = Cela procure un pouvoir de plus, et un apothicaire de plus à satisfaire.
reason-decree = Il manque encore au maître un alignement { $colour }.
reason-decree-then-match = Cela permet au maître de compléter un alignement { $colour } dès l’action suivante.
reason-keeps-token = Cela garde la troisième action pour un tour où elle comptera davantage.

threat-reveal = Une fois révélée, la tuile en { $at } ({ $colour }) complète un alignement : { $spaces }.
threat-own = Avec { $power }, vous pouvez compléter un alignement { $colour } : { $spaces }.
threat-power = Avec { $power }, { $seat } peut compléter un alignement { $colour } : { $spaces }.

## Le plateau dans un terminal, et les noms des sortes de coups

board-kind-reveal = Révéler une tuile cachée
board-kind-restock = Remplir le marché
board-kind-place = Poser la tuile
board-kind-hire = Embaucher pour des gemmes de la station
board-kind-hire-any = Embaucher pour une gemme de chaque couleur
board-kind-hire-top = Embaucher la première carte de la pioche, pour une gemme de chaque couleur
board-kind-decree = Changer le décret
board-kind-collect = Remporter un alignement
board-kind-satisfy = Satisfaire un apothicaire
board-kind-stack = Former la pile
board-kind-fetch = Faire entrer une tuile extérieure
board-kind-done = Finir le tour

board-market = Marché
board-outside = Dehors
board-supply = Réserve : { $count }
board-deck = Pioche : { $count }
board-turn = Tour { $turn } sur { $turns }
board-turn-solo = Tour { $turn }
board-score = Score : { $score } ({ $title })
board-letter-ruby = R
board-letter-sapphire = B
board-letter-topaz = J
board-empty = vide
board-facedown = cachée, { $seat } peut la regarder
board-unknown = cachée, personne ne peut la regarder
board-yours = cachée, vue de vous seul
board-stack = une pile
board-standing = dans un alignement
board-threat = à une action d’un alignement
board-lies-outside = tuile extérieure en attente
board-drawn = Vous avez pioché cette tuile : { $colour }.
board-alley = Ruelle des Apothicaires. Embaucher : { $count } { $count ->
    [0] gemme
    [one] gemme
   *[other] gemmes
} de la station, ou une de chaque couleur pour n’importe quelle carte.
board-alley-solo = Ruelle des Apothicaires. Embaucher : { $count } { $count ->
    [0] gemme
    [one] gemme
   *[other] gemmes
} de la station.
board-alley-name = Ruelle des Apothicaires
board-one-of-each = ou une gemme de chaque couleur, pour n’importe quelle carte
board-new = nouveau
board-nobody = personne
board-card = { $apothecary } : { $power }. { $short }
board-you = vous
board-master = maître
board-apprentice = apprenti
board-team = équipe { $team }
board-token = jeton Action supplémentaire
board-satisfied =
    { $count ->
        [0] { $count } satisfait sur { $goal }
        [one] { $count } satisfait sur { $goal }
       *[other] { $count } satisfaits sur { $goal }
    }
board-satisfied-solo =
    { $count ->
        [0] { $count } satisfait
        [one] { $count } satisfait
       *[other] { $count } satisfaits
    }
board-pleased = satisfaits : { $cards }
board-together =
    { $count ->
        [0] { $seats } ensemble : { $count } satisfait sur { $goal }
        [one] { $seats } ensemble : { $count } satisfait sur { $goal }
       *[other] { $seats } ensemble : { $count } satisfaits sur { $goal }
    }
board-decree = Décret : { $colour }, réservé au maître ({ $seat }) ; aux apprentis les autres couleurs.
board-no-decree = Pas encore de décret.
board-scored = Remporté par le maître : { $colours }
board-scored-none = rien encore
board-match = Alignement : { $colour } en { $spaces }, à prendre par { $seats }.
board-match-nobody = Alignement : { $colour } en { $spaces }, que personne ne peut prendre maintenant.
board-taken = Fait ce tour-ci : { $deeds }. Actions restantes : { $left }.
board-deed-reveal = Révéler
board-deed-restock = Remplir le marché
board-deed-hire = Embaucher
board-deed-decree = Décret
board-left = Actions restantes : { $left }.
board-master-prices = Le maître emploie une carte de la ruelle pour { $alley } { $alley ->
    [0] gemme
    [one] gemme
   *[other] gemmes
} de sa station, et change de décret pour { $decree } { $decree ->
    [0] gemme
    [one] gemme
   *[other] gemmes
} de la nouvelle couleur.

## Ce que sont les choses, pour qui le demande

explain-match = Trois ou quatre tuiles visibles d’une même couleur, côte à côte dans une rangée ou une colonne, forment un alignement : il satisfait un apothicaire.
explain-yours = Vous êtes seul à voir cette potion. Révéler la tuile rapporte une gemme de sa couleur.
explain-facedown = { $seat } peut regarder sous cette tuile. La révéler rapporte une gemme de sa couleur.
explain-unknown = Personne ne peut regarder sous cette tuile. La révéler rapporte une gemme de sa couleur.
explain-empty = On pose de nouvelles tuiles sur les cases vides quand quelqu’un remplit le marché.
explain-stack = Un alignement est devenu cette pile. Elle se déplace, s’aligne et compte comme une seule tuile.
explain-gem = Les gemmes servent à embaucher des apothicaires. Révéler une tuile en rapporte une de sa couleur.
explain-station =
    { $price ->
        [one] Embaucher l’apothicaire de cette station coûte une gemme de sa couleur.
       *[other] Embaucher l’apothicaire de cette station coûte { $price } gemmes de sa couleur.
    }
explain-outside = En solo, cette tuile attend dehors sa case du marché : { $at }.
explain-decree = La couleur du décret encadre le marché. Ses alignements sont réservés au maître ; ceux des autres couleurs reviennent aux apprentis.

## Les champs de la vue
# web/src/lib/board/names.ts dit ce que signifient les attributs

field-variant = Variante
field-seat = Place
    .of = seat
field-phase = Phase
field-actor = Décide
    .of = seat
field-turn = Tour
field-turns = Limite de tours
    .shown = no
field-player = À son tour
    .of = seat
    .shown = no
field-left = Actions restantes
field-taken = Déjà fait ce tour
field-market = Marché
field-drawn = Tuile piochée
    .of = colour
field-matches = Alignements au marché
field-collecting = En train d’être remporté
field-supply = Réserve
    .zero = yes
field-deck = Pioche d’apothicaires
    .zero = yes
field-alley = Ruelle des Apothicaires
field-players = Joueurs
field-goal = Satisfaits pour gagner
field-facedown = face cachée
    .shown = inside
field-alley_price = Prix d’un pouvoir de la ruelle
    .shown = no
field-decree_price = Prix d’un décret
    .shown = no
field-outside = Tuiles extérieures restantes pour
field-score = Score
field-title = Titre pour l’instant
    .of = title
field-decree = Décret
    .of = colour
field-scored = Remportées par le maître
    .of = colour
field-at = Case
field-colour = Couleur
field-arrow = connue de
    .of = seat
field-stack = pile
field-spaces = Cases
field-seats = Peuvent le prendre
    .of = seat
field-station = Station
field-price = Prix en gemmes
field-card = Apothicaire
field-apothecary = Apothicaire
field-power = Pouvoir
field-brew = Potion
    .of = potion
field-side = Camp
    .shown = no
field-gems = Gemmes
field-active = Actifs
field-satisfied = Satisfaits
field-token = Jeton Action supplémentaire
