# La Course magique, français. Mêmes identifiants et mêmes variables que words.en.ftl.
# Dans les règles, une ligne vaut un paragraphe ou un point de liste ; des lignes vides les séparent.

## La boîte

title = La Course magique
tagline = Parcourez la roue, préparez des potions de vos trouvailles et soyez le premier à vingt pièces.
minutes = 30 à 60 minutes

## Variantes et options

variant-standard = Partie classique
    .about = De deux à quatre magiciens, chacun pour soi, selon les règles du brouillon. Le premier à atteindre { $goal } pièces gagne.
variant-lively = Partie animée
    .about = Avec deux règles de notre cru : le sac d’un magicien ne contient qu’un certain nombre de ressources, et l’attaquant reçoit ce que cède sa cible.

option-rounds = Limite de manches
    .about = Après ce nombre de manches sans vainqueur, celui qui a le plus de pièces gagne ; en cas d’égalité, la valeur des potions en main départage, puis le nombre de ressources.
option-carry = Sac
    .about = Combien de ressources un magicien peut porter ; 0 : autant qu’il en trouve. Cette règle est de nous, pas du brouillon. Plus le sac est petit, plus on passe au Marché, et plus les potions servent.
option-spoils = Butin
    .about = Ce que cède la cible d’une attaque va à l’attaquant, autant qu’il peut en porter. Cette règle est de nous : dans le brouillon, tout retourne dans les tas.
option-even_rounds = Manches entières
    .about = Quand quelqu’un atteint { $goal } pièces, on finit la manche, pour que chacun ait joué autant de tours. Puis celui qui a le plus de pièces gagne.

## Ressources

resource-flower =
    { $count ->
        [0] fleur
        [one] fleur
       *[other] fleurs
    }
resource-grass =
    { $count ->
        [0] herbe
        [one] herbe
       *[other] herbes
    }
resource-honey = miel
resource-wood = bois
resource-mushroom =
    { $count ->
        [0] champignon
        [one] champignon
       *[other] champignons
    }
resource-black-rock =
    { $count ->
        [0] roche noire
        [one] roche noire
       *[other] roches noires
    }
resource-purple-crystal =
    { $count ->
        [0] cristal violet
        [one] cristal violet
       *[other] cristaux violets
    }

## Lieux

at-market = le Marché
from-market = le Marché
to-market = le Marché

notation =
    { $own-board ->
        [yes] Le Marché est au centre. Quatre rayons en partent : n1 et n2 vers le nord, e1 et e2 vers l’est, s1 et s2 vers le sud, w1 et w2 vers l’ouest. Tout autour court l’anneau, de r0 à r15 dans le sens horaire, r0 en haut. Les rayons le rejoignent en r0, r4, r8 et r12.
       *[no] Les noms des cases se lisent sur le plateau.
    }

## Ce que font les potions

power-extra-roll = Un jet de plus (vitesse)
    .about = À boire avant un jet, ou quand un déplacement a produit son effet. Vous lancez le dé et avancez une fois de plus pendant ce tour. Buvez-en autant que vous voulez : chacune donne un jet de plus.
    .short = un jet et un déplacement de plus ce tour
power-veil = Ni vu ni connu (invisibilité)
    .about = À boire avant un jet. Jusqu’au début de votre prochain tour, les cases négatives ne vous font rien.
    .short = les cases négatives ne vous font rien
power-ward = Hors d’atteinte (défense)
    .about = À boire avant un jet. Jusqu’au début de votre prochain tour, personne ne peut vous attaquer.
    .short = personne ne peut vous attaquer
power-second-roll = Relancer (relance)
    .about = À boire juste après un jet, avant d’avancer : relancez le dé, et c’est le nouveau nombre qui compte. Si vous en avez plusieurs, vous pouvez continuer.
    .short = relancer le dé
power-leap = N’importe où (téléportation)
    .about = À utiliser avant un jet. Allez sur n’importe quelle case du plateau, y compris le Marché ou une case occupée. La case elle-même ne vous fait rien. Votre tour continue ensuite : vous pouvez utiliser d’autres potions et, au jet, partir par le chemin de votre choix.
    .short = aller sur n’importe quelle case, puis continuer
power-exchange = Changer de place (échange)
    .about = À utiliser avant un jet. Vous et un autre joueur, où qu’il soit, échangez vos places et vos directions. La défense ne l’empêche pas. Les cases ne font rien. Votre tour continue ensuite.
    .short = échanger sa place avec un autre joueur
power-sting = Petite attaque (poison)
    .about = À lancer sur un joueur que vous croisez : il cède { $poison ->
            [one] une ressource
           *[other] { $poison } ressources
        } de son choix.
    .short = attaque : la cible cède { $poison ->
            [one] une ressource
           *[other] { $poison } ressources
        }
power-crush = Grande attaque (pluie de météores)
    .about = À lancer sur un joueur que vous croisez : il cède { $meteor ->
            [one] une ressource
           *[other] { $meteor } ressources
        } de son choix.
    .short = attaque : la cible cède { $meteor ->
            [one] une ressource
           *[other] { $meteor } ressources
        }

## Les règles

rules-01-goal =
    Vous êtes un magicien pressé de faire fortune. Vous parcourez le plateau au gré du dé, ramassez une ressource là où vous vous arrêtez, et au Marché vous en tirez des potions que vous vendez. Les potions servent aussi : à aller plus loin, à vous protéger, ou contre les autres.

    { $even-rounds ->
        [yes] Atteignez { $goal } pièces : on finit alors la manche, et celui qui a le plus de pièces gagne.
       *[no] Le premier à atteindre { $goal } pièces gagne.
    }

    Tout est à découvert : chacun voit les ressources, les potions et les pièces de tous. Seul le dé relève de la chance.

    Les règles sont celles d’un brouillon inachevé, qui ne montre pas de plateau. { $own-board ->
        [yes] La roue est de nous, comme les réponses aux questions que le brouillon laisse ouvertes, la limite de manches et l’option « Manches entières ».
       *[no] Le plateau et les potions de cette table ont été chargés par son hôte. Sont de nous les réponses aux questions que le brouillon laisse ouvertes, la limite de manches et l’option « Manches entières ».
    } { $variant ->
        [lively] Cette table joue la partie animée, de nous aussi : selon ses options, elle ajoute un sac, le butin ou les deux aux règles du brouillon.
       *[other] La partie animée, qui ajoute un sac et le butin, est de nous aussi.
    }
    .heading = De quoi s’agit-il ?

rules-02-board =
    { $own-board ->
        [yes] Le plateau est une roue. Au centre se trouve le Marché. Quatre rayons de deux cases en partent : n1 et n2 vers le nord, et de même e, s et w vers l’est, le sud et l’ouest. Tout autour court un anneau de 16 cases, de r0 à r15, dans le sens horaire à partir du nord. Les rayons rejoignent l’anneau en r0, r4, r8 et r12 : ce sont les quatre carrefours.
       *[no] Cette table joue sur un autre plateau, { board-title }. Il compte { $spaces } cases, Marché compris ; le plateau montre ce qui se trouve où et quels chemins les relient. Là où plus de deux chemins se rejoignent, il y a un carrefour.
    }

    Il y a sept ressources : fleurs, herbes, miel, bois, champignons, roches noires et cristaux violets.{ $own-board ->
        [yes] { " " }Le seul cristal violet et le seul bois se trouvent sur l’anneau.
       *[no] { "" }
    }

    La plupart des cases portent une ressource. Les autres sont négatives : elles vous prennent des ressources ou une potion.
    .heading = Le plateau

rules-03-setup =
    Tous les magiciens commencent au Marché, sans pièce, sans ressource et sans potion. La place 1 commence, et l’on joue dans l’ordre des places. La personne qui ouvre la table choisit qui s’assied où, ou fait tirer toutes les places au sort.

    Ressources, potions et pièces ne manquent jamais. Plusieurs magiciens peuvent se trouver sur la même case.
    .heading = Mise en place

rules-04-turn =
    D’ordinaire, un tour se déroule ainsi :

    - Avant le jet, vous pouvez utiliser des potions : vitesse, invisibilité, défense, téléportation, échange, et poison ou pluie de météores contre les joueurs de votre case.
    - Lancez le dé.
    - Si vous avez une potion de relance, vous pouvez la boire maintenant et relancer.
    - Avancez d’autant de cases que l’indique le dé. En chemin, vous pouvez attaquer les joueurs que vous croisez.
    - La case où s’achève votre déplacement produit son effet.
    - Si une potion de vitesse vous a donné un autre jet, tout recommence. Vous pouvez aussi en boire une à ce moment-là, à la fin d’un déplacement.

    Hors du Marché, lancer le dé est obligatoire. Si votre tour commence au Marché, vous pouvez y consacrer tout le tour au lieu de faire tout cela.
    .heading = Votre tour

rules-05-moving =
    Votre magicien a une direction : il continue dans le même sens et ne fait jamais demi-tour, pas même à un tour suivant.

    À un carrefour, vous choisissez n’importe quel chemin sauf celui par lequel vous êtes venu. Si votre tour commence au Marché, ou après une téléportation, tous les chemins vous sont ouverts.

    Le Marché compte pour une case. Si votre déplacement devait le traverser, vous pouvez vous y arrêter et perdre le reste de ce jet. Si vous le traversez, vous en sortez par n’importe quel chemin sauf celui par lequel vous êtes venu.

    Là où il n’y a qu’un chemin, le programme fait avancer votre magicien tout seul.
    .heading = Avancer

rules-06-spaces =
    Seule la case où s’achève un déplacement produit son effet. Les cases traversées, et celles où vous mènent une téléportation ou un échange, ne font rien.

    - Ressource : vous en gagnez une.
    - –1 ou –2 ressources : vous en cédez autant, à votre choix.
    - –1 potion : vous cédez une potion de votre choix.
    - Marché : votre déplacement s’achève, et vous pouvez vendre des potions.

    Si vous avez moins que ce qu’il faut céder, vous cédez ce que vous avez.

    { $carry ->
        [0] Vous pouvez porter autant de ressources, de potions et de pièces que vous voulez.
       *[other] Vous pouvez porter { $carry } ressources. Si vous en gagnez une de plus, vous en cédez une de votre choix. Les potions et les pièces ne comptent pas.
    }
    .heading = Les cases

rules-07-market =
    Si votre tour commence au Marché, vous pouvez y consacrer le tour entier, tant que vous n’avez utilisé aucune potion. Préparez et vendez autant de potions que vous voulez, dans l’ordre qui vous plaît, puis finissez votre tour. Vous pouvez aussi ne rien faire du tout.

    Pour préparer une potion, payez ses deux ressources. On ne prépare des potions que pendant un tel tour.

    Pour vendre une potion, rendez-la et recevez les pièces qu’elle vaut. Vous pouvez vendre dès que vous êtes au Marché pendant votre tour, même si vous venez d’arriver, ou avant de lancer le dé pour partir. Si vous ne faites que traverser le Marché, vous n’y vendez rien.

    Si vous arrivez alors que la vitesse vous doit encore un jet, vous pouvez le faire ou y renoncer. Vous restez au Marché tant que vous ne choisissez pas de lancer le dé. Là, personne ne peut vous attaquer et vous ne pouvez attaquer personne.

    Les pièces ne se perdent jamais, et il n’y a rien à acheter avec.
    .heading = Au Marché

rules-08-recipes =
    { $own-board ->
        [yes]
            - Vitesse : fleur et herbe, vaut 2 pièces
            - Invisibilité : fleur et miel, vaut 2 pièces
            - Défense : bois et miel, vaut 3 pièces
            - Relance : champignon et herbe, vaut 2 pièces
            - Téléportation : roche noire et cristal violet, vaut 4 pièces
            - Échange : champignon et cristal violet, vaut 3 pièces
            - Poison : champignon et herbe, vaut 2 pièces
            - Pluie de météores : roche noire et bois, vaut 4 pièces

            Poison et relance coûtent la même chose : en préparant, vous dites laquelle vous voulez.
       *[no] Les recettes et les prix viennent du contenu chargé pour cette table. La liste des recettes, à côté du plateau, les indique.
    }

    Une potion utilisée est perdue. Attaques mises à part, vous pouvez utiliser autant de potions que vous voulez dans un tour, même si l’une n’apporte rien : une seconde défense ne dure pas plus longtemps que la première.
    .heading = Les potions et leur prix

rules-09-attacks =
    Vous croisez un joueur quand votre déplacement vous mène sur sa case, que vous y finissiez ou que vous ne fassiez que passer. Vous croisez aussi ceux qui se trouvent sur votre case avant votre jet. Peu importe dans quelle direction va l’un ou l’autre.

    Chaque fois que vous croisez un joueur, vous pouvez lui lancer un poison ou une pluie de météores, pas les deux. Si plusieurs joueurs sont sur la case, chacun compte pour une rencontre. Votre déplacement se poursuit ensuite jusqu’au bout. Si vous finissez sur la case de quelqu’un et qu’il vous reste un jet à faire, c’est une nouvelle rencontre, avant ce jet.

    La cible cède { $poison ->
        [one] une ressource
       *[other] { $poison } ressources
    } pour un poison et { $meteor } pour une pluie de météores, une par une, à son choix ; si elle en a moins, tout ce qu’elle a. { $spoils ->
        [yes] { $carry ->
            [0] Ce qu’elle cède est à vous.
           *[other] Ce qu’elle cède est à vous, autant que vous pouvez en porter ; le reste retourne dans les tas.
        }
       *[no] Ce qu’elle cède retourne dans les tas.
    } Vous pouvez attaquer un joueur qui n’a rien, mais sans effet.

    On n’attaque ni un joueur protégé par une défense, ni au Marché. L’attaque vient avant l’effet de la case où vous finissez.
    .heading = Attaques

rules-10-leaps =
    La téléportation et l’échange s’utilisent avant un jet, et votre tour se poursuit ensuite normalement.

    Après une téléportation sur une case occupée, vous pouvez attaquer ceux qui s’y trouvent. Après un échange, vous et l’autre joueur n’êtes pas considérés comme vous étant croisés, même si vous étiez sur la même case.

    Dans un échange, chacun prend la direction de l’autre. Un joueur qui n’en a pas, au Marché ou après une téléportation, n’en transmet aucune : celui qui prend sa place peut partir par n’importe quel chemin.

    Si une téléportation ou un échange vous amène au Marché pendant votre tour, vous pouvez y vendre, mais pas préparer de potions ce tour-ci. Vous pouvez lancer le dé et partir, ou finir votre tour sur place et préparer au suivant. Un joueur que votre échange place au Marché peut y préparer des potions à son prochain tour.
    .heading = Téléportation et échange

rules-11-end =
    { $even-rounds ->
        [yes] Quand quelqu’un a { $goal } pièces, on finit la manche. Puis celui qui a le plus de pièces gagne.
       *[no] Le premier à atteindre { $goal } pièces gagne aussitôt, même au milieu d’un tour.
    }

    Si personne n’a gagné après { $rounds } manches, celui qui a le plus de pièces l’emporte. En cas d’égalité, c’est la valeur des potions en main qui départage, puis le nombre de ressources en main. Si l’égalité demeure, la partie est nulle entre ces joueurs. La dernière manche est annoncée.
    .heading = La fin

rules-12-options =
    - Limite de manches : le nombre de manches jouées au plus. D’ordinaire 200, ici { $rounds }.
    - Manches entières : atteindre { $goal } pièces ne met pas fin à la partie aussitôt. On finit la manche, puis celui qui a le plus de pièces gagne, avec les mêmes départages qu’à la limite de manches. Cela ôte tout avantage au joueur qui commence. { $even-rounds ->
        [yes] Choisie à cette table.
       *[no] D’ordinaire non.
    }
    - Sac, dans la partie animée seulement : combien de ressources on peut porter : 6, 8 ou 10, ou 0 pour aucune limite. D’ordinaire 8.
    - Butin, dans la partie animée seulement : ce que cède la cible d’une attaque va à l’attaquant. D’ordinaire oui ; sinon, tout retourne dans les tas.
    .heading = Options

## Ce que montrent les figures des règles

figure-wheel = La roue : le Marché au milieu, quatre rayons, et l’anneau. Les cases cerclées de rouge prennent quelque chose.
figure-headings = Le premier magicien vient de r3 et a fait 3. Il ne peut pas faire demi-tour : son déplacement peut finir là où le plateau s’éclaire.
figure-bag = Ce qu’a un magicien : sept ressources, deux potions, et six pièces en route vers vingt.
figure-recipes = Au Marché : les potions qu’on peut préparer avec ses ressources sont éclairées.
figure-swap = Un échange : les deux magiciens changent de place, et chacun prend la direction de l’autre.

## Conseils

tip-01 =
    { $own-board ->
        [yes] Comptez vos pas avant de quitter le Marché : sortir par un rayon, suivre un quart de l’anneau et rentrer par le rayon suivant, c’est dix pas, soit trois tours en moyenne.
       *[no] Comptez vos pas avant de quitter le Marché, et prévoyez le retour : on ne fait pas demi-tour.
    }
tip-02 =
    { $own-board ->
        [yes] Roches noires, cristal violet et bois font les potions les plus chères. À part la roche noire voisine du Marché, ils se trouvent sur l’anneau, entre les cases qui vous prennent quelque chose.
       *[no] Repérez les ressources des potions les plus chères, et les cases qui prennent quelque chose à côté d’elles.
    }
tip-03 = Une visite au Marché coûte environ deux tours : celui qui s’y termine et celui qu’on y consacre aux potions. Mais une potion préparée ne craint ni les cases –1 et –2, ni les attaques.
tip-04 = Vous pouvez vous arrêter au Marché même si le dé dit plus. Sur un rayon, en rentrant, tout jet assez grand vous ramène donc.
tip-05 = Rien ne presse de vendre avant la visite qui fait gagner. Gardez une potion de chaque sorte pour vous en servir en route : seule une case –1 potion peut vous en prendre une.
tip-06 = Une relance vaut surtout quand le jet finirait sur une case –2 et que vous portez quelque chose.
tip-07 = { $spoils ->
    [yes] { $carry ->
        [0] Attaquez quand la cible rentre bien chargée : ce qu’elle cède est à vous.
       *[other] Attaquez quand la cible rentre le sac plein et que le vôtre a de la place : ce qu’elle cède est à vous.
    }
   *[no] Attaquez quand la cible porte juste assez pour gagner, ou beaucoup sans rien de superflu : ce qu’elle cède, elle devra le retrouver.
}
tip-08 = Cédez ce que vous avez en trop, pas ce qui est bon marché : gardez les paires qui font une potion.
tip-09 = Échangez votre place avec un joueur arrivé au Marché avec de quoi gagner : vous y êtes, et c’est lui qui doit rentrer.
tip-10 = Une téléportation au Marché ramène un chargement de n’importe où : vendez vos potions, finissez-y votre tour, et préparez au suivant.
tip-11 = La défense dure jusqu’au début de votre prochain tour. Buvez-la quand vous êtes chargé et que d’autres vous suivent de près ou vont croiser votre route.
tip-12 =
    { $own-board ->
        [yes] Avec 16 pièces ou plus, une pluie de météores ou une téléportation à vendre suffit { $even-rounds ->
            [yes] pour atteindre le but
           *[no] pour finir la partie
        }. Les autres le savent aussi : attendez-vous à de la compagnie sur le chemin du retour.
       *[no] Quand une seule potion en main suffirait pour atteindre le but, les autres le savent aussi : attendez-vous à de la compagnie sur le chemin du retour.
    }

## Coups

move-roll = Lancer le dé
move-keep = Garder le jet et avancer
move-pass = Continuer sans attaquer
move-stop = S’arrêter au Marché
move-stay = Finir le tour ici, au Marché
move-trade = Rester au Marché pour ce tour, préparer et vendre
move-done = Finir le tour
move-drink = Boire { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }
move-craft = Préparer { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }
move-sell = Vendre { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }
move-spill = Céder { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }
move-give = Céder : { $resource }
move-throw = Lancer { $potion ->
        [poison] un poison
       *[other] une { $potion }
    } sur { $seat }
move-swap = Échanger sa place avec { $seat }
move-teleport = Se téléporter vers { $to }
move-go = Continuer vers { $to }
move-die = Le dé montre { $face }

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-chance = Le dé roule.
prompt-before =
    { $potions ->
        [yes] { $you ->
            [yes] Vous pouvez utiliser des potions, puis lancez le dé.
           *[no] { $seat } peut utiliser des potions, puis lance le dé.
        }
       *[no] { $you ->
            [yes] Lancez le dé.
           *[no] { $seat } lance le dé.
        }
    }
prompt-market =
    { $potions ->
        [yes] { $you ->
            [yes] Vous pouvez rester au Marché pour ce tour, ou vendre et utiliser des potions et lancer le dé.
           *[no] { $seat } peut rester au Marché pour ce tour, ou vendre et utiliser des potions et lancer le dé.
        }
       *[no] { $you ->
            [yes] Vous pouvez rester au Marché pour ce tour, ou lancer le dé et partir.
           *[no] { $seat } peut rester au Marché pour ce tour, ou lancer le dé et partir.
        }
    }
prompt-leave =
    { $potions ->
        [yes] { $you ->
            [yes] Vous pouvez vendre et utiliser des potions, puis lancer le dé ou finir votre tour au Marché.
           *[no] { $seat } peut vendre et utiliser des potions, puis lance le dé ou finit le tour au Marché.
        }
       *[no] { $you ->
            [yes] Lancez le dé, ou finissez votre tour au Marché.
           *[no] { $seat } lance le dé ou finit le tour au Marché.
        }
    }
prompt-rolled =
    { $you ->
        [yes] Vous avez fait { $face } : garder ce jet, ou boire une potion pour relancer ?
       *[no] { $seat } a fait { $face } : garder ce jet, ou boire une potion pour relancer ?
    }
prompt-move =
    { $steps ->
        [0] { $you ->
            [yes] Choisissez où aller ; il vous reste un pas.
           *[no] { $seat } choisit un chemin ; il reste un pas.
        }
        [one] { $you ->
            [yes] Choisissez où aller ; il vous reste un pas.
           *[no] { $seat } choisit un chemin ; il reste un pas.
        }
       *[other] { $you ->
            [yes] Choisissez où aller ; il vous reste { $steps } pas.
           *[no] { $seat } choisit un chemin ; il reste { $steps } pas.
        }
    }
prompt-passing =
    { $steps ->
        [0] { $you ->
            [yes] Vous traversez le Marché avec encore un pas : vous arrêter ici, ou choisir un chemin ?
           *[no] { $seat } traverse le Marché avec encore un pas : s’arrêter ici, ou choisir un chemin ?
        }
        [one] { $you ->
            [yes] Vous traversez le Marché avec encore un pas : vous arrêter ici, ou choisir un chemin ?
           *[no] { $seat } traverse le Marché avec encore un pas : s’arrêter ici, ou choisir un chemin ?
        }
       *[other] { $you ->
            [yes] Vous traversez le Marché avec encore { $steps } pas : vous arrêter ici, ou choisir un chemin ?
           *[no] { $seat } traverse le Marché avec encore { $steps } pas : s’arrêter ici, ou choisir un chemin ?
        }
    }
prompt-meet =
    { $you ->
        [yes] Vous croisez quelqu’un : attaquer, ou continuer ?
       *[no] { $seat } croise quelqu’un : attaquer, ou continuer ?
    }
prompt-give =
    { $count ->
        [0] { $you ->
            [yes] Vous devez céder une ressource : laquelle ?
           *[no] { $seat } doit céder une ressource : laquelle ?
        }
        [one] { $you ->
            [yes] Vous devez céder une ressource : laquelle ?
           *[no] { $seat } doit céder une ressource : laquelle ?
        }
       *[other] { $you ->
            [yes] Vous devez céder { $count } ressources, une par une : laquelle maintenant ?
           *[no] { $seat } doit céder { $count } ressources, une par une : laquelle maintenant ?
        }
    }
prompt-spill =
    { $count ->
        [0] { $you ->
            [yes] Vous devez céder une potion : laquelle ?
           *[no] { $seat } doit céder une potion : laquelle ?
        }
        [one] { $you ->
            [yes] Vous devez céder une potion : laquelle ?
           *[no] { $seat } doit céder une potion : laquelle ?
        }
       *[other] { $you ->
            [yes] Vous devez céder { $count } potions, une par une : laquelle maintenant ?
           *[no] { $seat } doit céder { $count } potions, une par une : laquelle maintenant ?
        }
    }
prompt-after =
    { $you ->
        [yes] Vous pouvez boire une potion pour un jet de plus, ou finir votre tour.
       *[no] { $seat } peut boire une potion pour un jet de plus, ou finir le tour.
    }
prompt-arrived =
    { $speed ->
        [yes] { $you ->
            [yes] Vous pouvez vendre des potions, en boire une pour un jet de plus, ou finir votre tour.
           *[no] { $seat } peut vendre des potions, en boire une pour un jet de plus, ou finir le tour.
        }
       *[no] { $you ->
            [yes] Vous pouvez vendre des potions, ou finir votre tour.
           *[no] { $seat } peut vendre des potions, ou finir le tour.
        }
    }
prompt-trade =
    { $you ->
        [yes] Préparez, vendez ou finissez votre tour.
       *[no] { $seat } est au Marché : préparer, vendre ou finir le tour.
    }

## Ce qui s’est passé

event-turn = Manche { $round } : { $seat }
    .you = Manche { $round } : vous
event-last-round = La manche { $round } est la dernière : ensuite, celui qui a le plus de pièces gagne.
event-rolled = { $seat } fait { $face } au dé.
    .you = Vous faites { $face } au dé.
event-moved = { $seat } quitte { $from } et atteint { $to }.
    .you = Vous quittez { $from } et atteignez { $to }.
event-arrived = { $seat } s’arrête au Marché.
    .you = Vous vous arrêtez au Marché.
event-stayed = { $seat } reste au Marché.
    .you = Vous restez au Marché.
event-gained = { $seat } gagne { $count } { $resource }.
    .you = Vous gagnez { $count } { $resource }.
    .again = { $count } { $resource }
event-trapped =
    { $count ->
        [0] En { $at }, { $seat } doit céder une ressource.
        [one] En { $at }, { $seat } doit céder une ressource.
       *[other] En { $at }, { $seat } doit céder { $count } ressources.
    }
    .you =
        { $count ->
            [0] En { $at }, vous devez céder une ressource.
            [one] En { $at }, vous devez céder une ressource.
           *[other] En { $at }, vous devez céder { $count } ressources.
        }
    .brief =
        { $count ->
            [0] doit céder une ressource en { $at }
            [one] doit céder une ressource en { $at }
           *[other] doit céder { $count } ressources en { $at }
        }
event-jinxed =
    { $count ->
        [0] En { $at }, { $seat } doit céder une potion.
        [one] En { $at }, { $seat } doit céder une potion.
       *[other] En { $at }, { $seat } doit céder { $count } potions.
    }
    .you =
        { $count ->
            [0] En { $at }, vous devez céder une potion.
            [one] En { $at }, vous devez céder une potion.
           *[other] En { $at }, vous devez céder { $count } potions.
        }
    .brief =
        { $count ->
            [0] doit céder une potion en { $at }
            [one] doit céder une potion en { $at }
           *[other] doit céder { $count } potions en { $at }
        }
event-unseen = { $seat } est invisible : la case { $at } ne prend rien.
    .you = Vous êtes invisible : la case { $at } ne prend rien.
event-gave = { $seat } cède { $count } { $resource }.
    .you = Vous cédez { $count } { $resource }.
    .again = { $count } { $resource }
event-gave-to = { $seat } cède { $count } { $resource } { A($to-seat) }.
    .you = Vous cédez { $count } { $resource } { A($to-seat) }.
    .to-you = { $seat } vous cède { $count } { $resource }.
event-nothing-to-give = { $seat } n’a aucune ressource à céder.
    .you = Vous n’avez aucune ressource à céder.
event-nothing-to-spill = { $seat } n’a aucune potion à céder.
    .you = Vous n’avez aucune potion à céder.
event-spilled =
    { $count ->
        [0] { $seat } cède { $potion ->
            [poison] un poison
           *[other] une { $potion }
        }.
        [one] { $seat } cède { $potion ->
            [poison] un poison
           *[other] une { $potion }
        }.
       *[other] { $seat } cède { $potion ->
            [poison] un poison
           *[other] une { $potion }
        }, { $count } fois.
    }
    .you =
        { $count ->
            [0] Vous cédez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            }.
            [one] Vous cédez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            }.
           *[other] Vous cédez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            }, { $count } fois.
        }
event-drank = { $seat } boit { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }.
    .you = Vous buvez { $potion ->
            [poison] un poison
           *[other] une { $potion }
        }.
event-teleported = { $seat } utilise { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }, quitte { $from } et rejoint aussitôt { $to }.
    .you = Vous utilisez { $potion ->
            [poison] un poison
           *[other] une { $potion }
        }, quittez { $from } et rejoignez aussitôt { $to }.
event-swapped = { $seat } utilise { $potion ->
        [poison] un poison
       *[other] une { $potion }
    } sur { $other-seat } : { $seat } rejoint { $to }, { $other-seat } rejoint { $from }.
    .you = Vous utilisez { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } sur { $other-seat } : vous rejoignez { $to }, { $other-seat } rejoint { $from }.
    .to-you = { $seat } utilise { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } sur vous : { $seat } rejoint { $to }, vous rejoignez { $from }.
event-attacked =
    { $count ->
        [0] { $seat } lance { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } sur { $other-seat }, qui doit céder une ressource.
        [one] { $seat } lance { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } sur { $other-seat }, qui doit céder une ressource.
       *[other] { $seat } lance { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } sur { $other-seat }, qui doit céder { $count } ressources.
    }
    .you =
        { $count ->
            [0] Vous lancez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } sur { $other-seat }, qui doit céder une ressource.
            [one] Vous lancez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } sur { $other-seat }, qui doit céder une ressource.
           *[other] Vous lancez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } sur { $other-seat }, qui doit céder { $count } ressources.
        }
    .to-you =
        { $count ->
            [0] { $seat } lance { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } sur vous : vous devez céder une ressource.
            [one] { $seat } lance { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } sur vous : vous devez céder une ressource.
           *[other] { $seat } lance { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } sur vous : vous devez céder { $count } ressources.
        }
event-trading = { $seat } reste au Marché pour ce tour.
    .you = Vous restez au Marché pour ce tour.
event-crafted = { $seat } prépare { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }.
    .you = Vous préparez { $potion ->
            [poison] un poison
           *[other] une { $potion }
        }.
    .again = { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }
event-sold =
    { $coins ->
        [0] { $seat } vend { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } pour { $coins } pièce : { $total } en tout.
        [one] { $seat } vend { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } pour une pièce : { $total } en tout.
       *[other] { $seat } vend { $potion ->
            [poison] un poison
           *[other] une { $potion }
        } pour { $coins } pièces : { $total } en tout.
    }
    .you =
        { $coins ->
            [0] Vous vendez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } pour { $coins } pièce : { $total } en tout.
            [one] Vous vendez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } pour une pièce : { $total } en tout.
           *[other] Vous vendez { $potion ->
                [poison] un poison
               *[other] une { $potion }
            } pour { $coins } pièces : { $total } en tout.
        }
event-reached = { $seat } a { $total } pièces. On finit la manche, puis celui qui a le plus de pièces gagne.
    .you = Vous avez { $total } pièces. On finit la manche, puis celui qui a le plus de pièces gagne.
event-won =
    { $count ->
        [0] { $seats } gagne la partie.
        [one] { $seats } gagne la partie.
       *[other] { $seats } gagnent la partie.
    }
    .you = Vous gagnez la partie.
event-drawn = { $seats } sont à égalité de pièces, de potions et de ressources : la partie est nulle entre eux.

## Comment une partie s’est passée, à sa fin

account-coins = Pièces : { $potion }
account-crafted = Potions préparées
account-used = Potions utilisées
account-lost = Potions perdues
account-gathered = Ressources gagnées
account-given-up = Ressources cédées

# Ce qu’une étude compte, dans son rapport.
group-potion = Potions préparées
group-potion-sold = Potions vendues
group-potion-used = Potions utilisées
group-potion-lost = Potions perdues

## Pourquoi quelque chose n’est pas possible

refusal-over = La partie est finie.
refusal-die-first = Il faut d’abord lancer le dé.
refusal-not-a-choice = Ce n’est pas aux joueurs d’en décider.
refusal-roll-first = Ce n’est pas ce qui est demandé : utilisez une potion, ou lancez le dé.
refusal-keep-first = Décidez d’abord si vous gardez votre jet.
refusal-go-first = Choisissez d’abord le chemin que vous prenez.
refusal-meet-first = Décidez d’abord si vous attaquez.
refusal-give-first = Choisissez d’abord une ressource à céder.
refusal-spill-first = Choisissez d’abord une potion à céder.
refusal-done-first = Votre déplacement est fini : buvez une potion pour un jet de plus, ou finissez le tour.
refusal-trade-first = Vous consacrez ce tour au Marché : préparez, vendez ou finissez le tour.

refusal-no-potion = Vous n’avez pas { DE($potion) }.
refusal-no-resource = Vous n’avez pas cela à céder : { $resource }.
refusal-too-late-before = Trop tard : cela ne s’utilise qu’avant un jet ({ $potion }).
refusal-too-late-speed = Trop tard : cela ne se boit qu’avant un jet ou après un déplacement ({ $potion }).
refusal-too-late-reroll = Trop tard : cela ne se boit que juste après un jet, avant d’avancer ({ $potion }).
refusal-nothing-to-reroll = Il n’y a pas encore de jet à refaire ({ $potion }).
refusal-nothing-rolled = Vous n’avez pas encore lancé le dé.
refusal-no-roll-left = Il ne vous reste aucun jet pour ce tour.
refusal-roll-duty = Hors du Marché, lancer le dé est obligatoire.

refusal-no-such-player = Il n’y a pas de joueur { $number } dans cette partie.
refusal-not-yourself = Vous ne pouvez pas vous choisir vous-même.
refusal-not-in-contact = Vous n’êtes pas sur la même case { QUE($other-seat) }.
refusal-peace-in-market = Au Marché, personne ne peut attaquer ni être attaqué.
refusal-shielded = Une défense protège { $other-seat } des attaques jusqu’à son prochain tour.
refusal-contact-used = Vous n’avez plus d’attaque contre { $other-seat } à cette rencontre.

refusal-no-turning-round = Vous venez par { $to }, et vous ne pouvez pas faire demi-tour.
refusal-not-beside = Aucun chemin ne mène d’ici vers { $to }.
refusal-stop-in-market = Vous ne pouvez écourter un déplacement qu’en traversant le Marché.

refusal-nothing-asked = Personne ne vous demande de céder quoi que ce soit.
refusal-not-in-market = On ne prépare de potions qu’au Marché, pendant un tour que l’on y commence.
refusal-sell-in-market = On ne vend qu’au Marché.
refusal-trade-begins = Choisissez d’abord de rester au Marché pour ce tour ; vous pourrez alors préparer des potions.
refusal-no-trade-now = Il est trop tard pour consacrer ce tour au Marché : vous avez utilisé une potion, ou vous n’y êtes que depuis ce tour. Vous pouvez encore vendre.
refusal-trading = Vous consacrez ce tour au Marché : vous ne lancez donc pas le dé.
refusal-cost = Pour préparer { $potion ->
        [poison] un poison
       *[other] une { $potion }
    }, il vous faut { $resources }.
refusal-stay-by-trading = Pour rester, consacrez ce tour au Marché ; rien ne vous oblige à préparer ou à vendre.
refusal-stay-instead = Pour finir votre tour ici sans lancer le dé, choisissez de rester.

## Pourquoi on pourrait le vouloir : la fin d’une ligne qui nomme le coup

reason-enough = ce que vous portez se vend assez cher pour atteindre { $goal } pièces
reason-reaches = atteint { $goal } pièces
reason-secure =
    { $coins ->
        [0] ce que vous portez se vend une pièce, que personne ne pourra vous prendre
        [one] ce que vous portez se vend une pièce, que personne ne pourra vous prendre
       *[other] ce que vous portez se vend { $coins } pièces, que personne ne pourra vous prendre
    }
reason-sell = une potion peut se perdre, une pièce jamais
reason-gather = ce que vous portez donne encore trop peu pour consacrer un tour au Marché
reason-craft =
    { $coins ->
        [0] fait partie du meilleur emploi de vos ressources, une pièce en tout
        [one] fait partie du meilleur emploi de vos ressources, une pièce en tout
       *[other] fait partie du meilleur emploi de vos ressources, { $coins } pièces en tout
    }
reason-home = le plus court chemin vers le Marché, où vous atteindrez { $goal } pièces
reason-hurry = vous portez de quoi atteindre { $goal } pièces et rentrerez plus tôt
reason-last-find = mène à ce qui vous manque encore pour { $goal } pièces : { $resource }
reason-completes =
    { $coins ->
        [0] mène à une ressource qui ajoute une pièce à ce que vaut votre charge : { $resource }
        [one] mène à une ressource qui ajoute une pièce à ce que vaut votre charge : { $resource }
       *[other] mène à une ressource qui ajoute { $coins } pièces à ce que vaut votre charge : { $resource }
    }
reason-finds = mène à une ressource qui pourra servir plus tard : { $resource }
reason-spare = vous pouvez vous en passer : votre charge vaut autant sans cela
reason-cheapest = de vos potions, c’est celle qui vaut le moins
reason-bad-roll = un autre jet mènerait sans doute à une meilleure case
reason-hunted = { $other-seat } est assez près pour vous attaquer
reason-robs = coûte { A($other-seat) } des trouvailles, donc des tours
reason-stops = { $other-seat } porte de quoi gagner, et ne le pourrait plus
reason-swap = vous amène au Marché avec votre charge, et en éloigne l’autre

## Le plateau dans un terminal, et le nom des sortes de coups

board-kind-roll = Lancer le dé
board-kind-trade = Rester au Marché pour ce tour
board-kind-stay = Rester au Marché
board-kind-drink = Boire une potion
board-kind-craft = Préparer une potion
board-kind-sell = Vendre une potion
board-kind-spill = Céder une potion
board-kind-give = Céder une ressource
board-kind-throw = Lancer une potion sur quelqu’un
board-kind-swap = Échanger sa place avec quelqu’un
board-kind-teleport = Se téléporter vers une case
board-kind-go = Choisir le chemin pas à pas
board-kind-done = Finir le tour

board-round = { $name }, manche { $round } sur { $rounds }
board-last-round = { $name }, manche { $round } : la dernière
board-market = Marché
board-letter-flower = F
board-letter-grass = H
board-letter-honey = M
board-letter-wood = B
board-letter-mushroom = C
board-letter-black-rock = R
board-letter-purple-crystal = V
board-lose-resources = -{ $number }
board-lose-potions = -{ $number }p
board-legend-resources = perdre des ressources
board-legend-potions = perdre une potion
board-legend-players = les joueurs
board-legend-reachable = le déplacement peut finir là
board-you = vous
board-coins =
    { $count ->
        [0] { $count } pièce sur { $goal }
        [one] { $count } pièce sur { $goal }
       *[other] { $count } pièces sur { $goal }
    }
board-on = en { $at }
board-in-market = au Marché
board-heading = vers { $to }
board-any-way = tout chemin
board-recipes-name = Les potions et leurs recettes
board-worth = { $count } { $count ->
    [0] pièce
    [one] pièce
   *[other] pièces
}
board-contact = à portée d’une attaque
board-unseen = invisible
board-shielded = sous défense
board-resources = ressources : { $list }
board-potions = potions : { $list } (valeur { $worth })
board-nothing = les mains vides
board-thing = { $number } { $name }
board-potion = { $number } × { $name }
board-walk =
    { $effect ->
        [market] Vers le Marché
        [nothing] Vers { $to } : rien à y perdre
        [lose-resources] { $count ->
            [0] Vers { $to } : céder une ressource
            [one] Vers { $to } : céder une ressource
           *[other] Vers { $to } : céder { $count } ressources
        }
        [lose-potions] { $count ->
            [0] Vers { $to } : céder une potion
            [one] Vers { $to } : céder une potion
           *[other] Vers { $to } : céder { $count } potions
        }
       *[resource] Vers { $to } : { $resource }
    }
board-walk-by = par { $by }
board-walk-meets = en croisant { $other-seats }
board-sell-all = Vendre les { $count } potions, pour { $worth } pièces
board-steps = Pas restants : { $steps }
board-rolled = Jet : { $face }. Pas restants : { $steps }.
board-ways = Où mènent les chemins : { $list }
board-rolls = Jets à faire pendant ce tour : { $rolls }.
board-recipes = Les potions, leur valeur en pièces et leur prix (* : ingrédients réunis)
board-recipe = { $potion } ({ $worth }) : { $resources }
board-bag = sac { $number }/{ $carry }
board-ready = ingrédients réunis

## Ce que sont les choses, pour qui le demande

explain-resource = Un déplacement qui finit ici rapporte une ressource : { $resource }.
explain-market = Le Marché. Un tour qui commence ici peut servir à préparer et à vendre des potions. Si votre déplacement finit ici, vous pouvez vendre. Personne n’attaque ici.
explain-lose-resources =
    { $count ->
        [one] Un déplacement qui finit ici vous coûte une ressource de votre choix.
       *[other] Un déplacement qui finit ici vous coûte { $count } ressources de votre choix.
    }
explain-lose-potions =
    { $count ->
        [one] Un déplacement qui finit ici vous coûte une potion de votre choix.
       *[other] Un déplacement qui finit ici vous coûte { $count } potions de votre choix.
    }
explain-recipe =
    { $coins ->
        [one] Ingrédients : { $resources } ; se vend une pièce.
       *[other] Ingrédients : { $resources } ; se vend { $coins } pièces.
    }
explain-uses = Sert à préparer : { $potions }.
explain-bag = Un sac contient { $carry } ressources. Si vous en gagnez une de plus, vous en cédez une de votre choix. Les potions et les pièces ne comptent pas.

## Les champs de la vue
# web/src/lib/board/names.ts dit ce que signifient les attributs

field-variant = Variante
field-seat = Magicien
    .of = seat
field-phase = Phase
field-actor = Décide
    .of = seat
field-round = Manche
field-rounds = Limite de manches
    .shown = no
field-last_round = Dernière manche
field-player = À son tour
    .of = seat
    .shown = no
field-rolls = Jets restants
field-die = Dé
field-steps = Pas restants
field-reachable = À portée
    .of = at
field-ways = Chemins
    .shown = no
field-routes = Trajets
    .shown = no
field-giver = Doit céder
    .of = seat
field-owed = Encore à céder
field-goal = Pièces pour gagner
field-spoils = Butin
field-carry = Ressources au plus
field-even_rounds = Manches entières
field-spaces = Cases
field-players = Magiciens
field-recipes = Recettes
    .folded = yes
field-to = Vers
field-ends = Fins
field-path = Chemin
    .of = at
field-meets = Rencontre
    .of = seat
field-effect = Effet
field-id = Case
    .of = at
field-kind = Genre
field-resource = Ressource
field-count = Nombre
field-column = Colonne
    .shown = no
field-row = Ligne
    .shown = no
field-beside = À côté
    .shown = no
field-at = Sur
field-came = Vient de
    .of = at
    .shown = no
field-ahead = Se dirige vers
    .of = at
field-coins = Pièces
field-resources = Ressources
field-potions = Potions
field-worth = Valeur des potions
    .zero = no
field-unseen = invisible
field-shielded = protégé
field-in_contact = au contact
field-potion = Potion
field-power = Effet
field-cost = Coût
    .of = resource
field-within_reach = réalisable

kind-market = Marché
kind-resource = donne
kind-lose-resources = perdre des ressources
kind-lose-potions = perdre des potions
