# Elixir, français. Mêmes identifiants et mêmes variables que words.en.ftl.
# Dans les règles, une ligne vaut un paragraphe ou un point de liste ; des lignes vides les séparent.

## La boîte

title = Elixir
tagline = Brassez, épiez et chapardez jusqu’aux trois parties de l’élixir de vie.
minutes = 40 à 75 minutes

## Variantes et options

variant-standard = Partie classique
    .about = Personne ne connaît de formule au début de la partie.
variant-short = Partie courte
    .about = Avant le premier tour, chaque magicien regarde en secret une formule de son choix.

option-rounds = Limite de manches
    .about = Après ce nombre de manches sans vainqueur, le plus grand nombre de parties différentes de l’élixir l’emporte, puis le plus d’or.
option-lab_draw = Labos tirés au sort
    .about = On tire au sort qui habite où. Sinon, les labos suivent les places : rouge, bleu, vert, jaune.
option-shelf_limit = Étagère limitée (règle maison)
    .about =
        { $shelf-limit ->
            [0] Le jeu du livret : une étagère reçoit autant d’exemplaires de chaque ingrédient que l’on veut.
            [one] Une règle maison : une étagère reçoit au plus un exemplaire de chaque ingrédient, ce qui rend plus difficile d’en priver les autres.
           *[other] Une règle maison : une étagère reçoit au plus { $shelf-limit } exemplaires de chaque ingrédient, ce qui rend plus difficile d’en priver les autres.
        }
option-healing_credit = Crédit chez les Guérisseurs (règle maison)
    .about = Une règle maison : si la pile est vide au moment de payer un patient, ce tour compte comme 1 pièce d’or versée aux Guérisseurs. Dans le jeu du livret, seul l’or libère un patient.

## Les choses

category-herbs = herbes
category-gems = gemmes
category-specials = curiosités

notation = Les cases de la rue s’appellent s0 à s{ $last-space }, dans le sens horaire depuis le coin nord-ouest. Chaque bâtiment, ainsi que l’Impasse, donne sur l’une d’elles.

## Ce que font les potions et les inconnus

power-filching = Filouterie
    .about = Dure { $levels-filching ->
        [one] { $levels-filching } tour
       *[other] { $levels-filching } tours
    }. Une fois à chacun de vos tours, prenez au hasard une potion qu’un rival n’a pas encore bue, où qu’il soit. Vous êtes seuls à la voir, lui et vous, et vous pouvez la boire aussitôt. Si c’est le Breuvage Funeste, tout le monde le voit : il retourne dans la pile, vous voilà maudit, et cette Filouterie prend fin (s’il y en a plusieurs, celle à laquelle il reste le moins de tours).
power-luck = Chance
    .about = Dure { $levels-luck ->
        [one] { $levels-luck } tour
       *[other] { $levels-luck } tours
    }. Vos jets de brassage comptent { $amount-luck } de plus, sans jamais dépasser 6. Aucun autre jet n’est changé.
power-prowess = Prouesse
    .about = Dure { $levels-prowess ->
        [one] { $levels-prowess } tour
       *[other] { $levels-prowess } tours
    }. Vous touchez { $amount-prowess ->
        [one] { $amount-prowess } pièce d’or
       *[other] { $amount-prowess } pièces d’or
    } par tour au lieu de { $wage }. Buvez-la avant de toucher votre or, sinon elle n’agit qu’au tour suivant.
power-sweet-talking = Beau Parleur
    .about = Dure { $levels-sweet-talking ->
        [one] { $levels-sweet-talking } tour
       *[other] { $levels-sweet-talking } tours
    }. Une fois à chacun de vos tours, si votre déplacement finit dans une boutique, prenez-y un ingrédient gratuit. Toute attaque d’un inconnu contre vous échoue, qu’il soit engagé ou non. Elle ne protège pas de la Filouterie.
power-speed = Vitesse
    .about = Dure { $levels-speed ->
        [one] { $levels-speed } tour
       *[other] { $levels-speed } tours
    }. Vous pouvez avancer de { $amount-speed ->
        [one] { $amount-speed } case
       *[other] { $amount-speed } cases
    }.
power-bane = Fléau
    .about = Ne se boit pas. Il protège vos autres potions : le voleur qui le chaparde est maudit. Dans l’Impasse, il est inoffensif.
power-part-1 = Partie 1
    .about = Ne se boit pas. Ayez les trois parties à la fin de votre tour et vous gagnez.
power-part-2 = Partie 2
    .about = Ne se boit pas. Ayez les trois parties à la fin de votre tour et vous gagnez.
power-part-3 = Partie 3
    .about = Ne se boit pas. Ayez les trois parties à la fin de votre tour et vous gagnez.

power-steal-gold = Vole de l’or
    .about = La moitié de l’or que vous portez, arrondie à l’entier supérieur, va dans l’Impasse.
power-steal-potion = Vole une potion
    .about = Une potion non bue, tirée au hasard, va dans l’Impasse au vu de tous.
power-steal-ingredients = Vole des ingrédients
    .about = Tous les ingrédients que porte le magicien vont dans l’Impasse.
power-mug = Agresse
    .about = Le magicien va aussitôt chez les Guérisseurs.
power-curse = Maudit
    .about = Le magicien va aussitôt chez les Guérisseurs.
power-smash = Saccage une étagère
    .about = Toutes les herbes, toutes les gemmes ou toutes les curiosités de l’étagère du magicien, au choix du magicien qui l’engage, retournent dans les boutiques.
power-burgle = Cambriole une étagère
    .about = Un ingrédient de l’étagère du magicien, tiré au hasard, rejoint ce que porte le magicien qui l’engage.
power-give-gold = Donne de l’or
    .about = Vous recevez { $amount-10 ->
        [one] { $amount-10 } pièce d’or
       *[other] { $amount-10 } pièces d’or
    } de la pile.
power-show-formula = Montre une formule
    .about = Vous regardez en secret une formule de votre choix. Tous voient laquelle.
power-walk-on = Vous accompagne
    .about = Vous avancez de { $amount-12 ->
        [one] { $amount-12 } case
       *[other] { $amount-12 } cases
    } au plus. La case d’arrivée compte comme si vous y étiez venu en marchant, mais aucun deuxième inconnu ne se présente.

## Les règles

rules-01-goal =
    Vous êtes un magicien en quête de l’élixir de vie. Il a trois parties, et chacune est une potion. Le premier magicien qui les a toutes les trois à la fin de son propre tour gagne.

    Neuf formules disent quel brassage donne quelle potion : trois donnent les parties de l’élixir, six d’autres potions qui vous aident en chemin. { $variant ->
        [short] Avant le premier tour, chaque magicien en regarde une en secret.
       *[other] Au début, personne n’en connaît aucune.
    } Achetez des ingrédients, brassez, retenez, et gardez un œil sur ce que les autres brassent et boivent.
    .heading = De quoi s’agit-il ?

rules-02-town =
    La rue est un anneau de { $street } cases, de s0 à s{ $last-space }. Huit bâtiments et l’Impasse y donnent, chacun d’une seule case :

    - quatre labos, un par magicien : le rouge en s{ $at-1 }, le bleu en s{ $at-2 }, le vert en s{ $at-3 }, le jaune en s{ $at-4 }
    - l’Herboriste en s{ $at-5 }, le Joaillier en s{ $at-6 } et les Curiosités en s{ $at-7 }
    - les Guérisseurs en s{ $at-8 }
    - l’Impasse en s{ $at-9 }

    { $lab-draw ->
        [yes] On tire au sort à qui est chaque labo. L’hôte peut choisir qu’ils suivent les places.
       *[no] Les labos suivent les places : rouge, bleu, vert, jaune.
    }
    .heading = La ville

rules-03-things =
    Il y a trois herbes, trois gemmes et trois curiosités. Une herbe et une curiosité désignent ensemble une case du tableau des formules : neuf cases, neuf formules, une par potion. Les gemmes décident de la sûreté du brassage : plus elles valent, plus il est sûr.

    Ce que demandent les boutiques pour une carte, en pièces d’or :

    - herbes : Jusquiame { $price-1 }, Mandragore { $price-2 }, Aconit { $price-3 }
    - gemmes : Agate { $price-4 }, Grenat { $price-5 }, Opale { $price-6 }
    - curiosités : Aile de chauve-souris { $price-7 }, Œil de triton { $price-8 }, Écaille de dragon { $price-9 }

    { $seats ->
        [0] À quatre magiciens, il y a { $goods-4 } cartes de chaque ingrédient, { $potions-4 } de chaque potion et { $gold-4 } pièces d’or ; à trois, { $goods-3 }, { $potions-3 } et { $gold-3 } ; à deux, { $goods-2 }, { $potions-2 } et { $gold-2 }.
        [2] À deux magiciens, il y a { $goods-2 } cartes de chaque ingrédient, { $potions-2 } de chaque potion et { $gold-2 } pièces d’or.
        [3] À trois magiciens, il y a { $goods-3 } cartes de chaque ingrédient, { $potions-3 } de chaque potion et { $gold-3 } pièces d’or.
       *[other] À quatre magiciens, il y a { $goods-4 } cartes de chaque ingrédient, { $potions-4 } de chaque potion et { $gold-4 } pièces d’or.
    } Il y a douze inconnus.

    Chaque magicien commence dans son labo avec { $purse ->
        [one] { $purse } pièce d’or
       *[other] { $purse } pièces d’or
    }. Le reste forme la pile. La place 1 joue en premier, et l’on joue dans l’ordre des places ; la personne qui ouvre la table choisit qui s’assied où, ou fait tirer toutes les places au sort.

    Tous voient l’or, les ingrédients portés, les étagères, les tables des labos, les potions bues, les inconnus engagés et le nombre de potions de chacun. Restent cachées les formules et la nature de ces potions.
    .heading = Le matériel

rules-04-turn =
    Un tour a cinq étapes :

    - 1. Les marqueurs de vos potions bues descendent.
    - 2. Vous touchez { $wage ->
        [one] { $wage } pièce d’or
       *[other] { $wage } pièces d’or
    }, que paie la pile.
    - 3. Vous vous déplacez.
    - 4. La case où vous vous êtes arrêté produit son effet.
    - 5. Vous pouvez brasser.

    À tout moment de votre tour, vous pouvez boire, envoyer un inconnu engagé et chaparder : aussi entre deux achats, avant le jet d’un inconnu et avant votre jet de brassage. Le jeu s’arrête pour cela chaque fois qu’il peut y avoir quelque chose à faire.

    Si la pile est vide, l’or qu’elle ne peut payer est perdu. Tout l’or que vous payez va à la pile. On n’emprunte pas, on ne prête pas, on ne vend ni n’échange rien.
    .heading = Votre tour

rules-05-moving =
    Avancez de { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    } au plus, dans n’importe quelle direction, ou restez sur place. Vous pouvez faire demi-tour, et plusieurs magiciens peuvent partager une case. Un bâtiment est un cul-de-sac : y entrer coûte une case, en sortir aussi.

    Vous ne pouvez pas entrer dans le labo d’un autre, et l’on ne va chez les Guérisseurs que maudit ou agressé.

    Dès que vous vous arrêtez, le reste du déplacement est perdu et la case agit :

    - Une boutique : achetez ce que vous pouvez payer, autant de cartes que vous voulez, même toutes.
    - Votre labo : rangez sur votre étagère des ingrédients que vous portez, un par un. On n’y reprend jamais rien.
    - La rue : un inconnu se présente, même si vous n’avez pas bougé.
    - L’Impasse : prenez tout ou partie de ce qui s’y trouve, l’or à la pièce.

    { $shelf-limit ->
        [0] Une étagère reçoit autant d’exemplaires de chaque ingrédient que l’on veut.
        [one] Règle maison de cette table : une étagère reçoit au plus un exemplaire de chaque ingrédient.
       *[other] Règle maison de cette table : une étagère reçoit au plus { $shelf-limit } exemplaires de chaque ingrédient.
    }
    .heading = Se déplacer et s’arrêter

rules-06-strangers =
    Dans la rue, vous tirez un inconnu. Celui qui n’a pas de prix agit sur vous : les uns attaquent, les autres aident.

    Une attaque demande un jet de dé, que vous faites vous-même ; avant, vous pouvez encore boire. Elle réussit à partir du nombre indiqué, jusqu’à 6.

    Un inconnu qui a un prix ne vous attaque jamais. Payez, et il est à vous jusqu’à ce que vous l’utilisiez ; ne payez pas, et il passe sous le paquet. À tout moment de l’un de vos tours, vous pouvez l’envoyer contre le rival de votre choix, où qu’il soit. Lancez le dé ; ensuite il passe sous le paquet, quel que soit le résultat. Vous pouvez en envoyer plusieurs dans un tour.

    Le paquet n’est plus jamais mélangé : une fois que l’on a vu les douze, on peut savoir qui vient ensuite.
    .heading = Les inconnus

rules-07-who =
    Ceux-ci agissent sur quiconque les rencontre :

    - Fergus le Détrousseur vole la moitié de votre or, arrondie à l’entier supérieur, de { $from-1 } à 6.
    - La Bande de la Tannerie vous agresse, de { $from-5 } à 6.
    - Le Moine Marmonnant vous maudit, de { $from-7 } à 6.
    - Dame Delphine vous donne { $amount-10 ->
        [one] { $amount-10 } pièce d’or
       *[other] { $amount-10 } pièces d’or
    }.
    - Le Vieux Souffleur de Verre vous montre une formule de votre choix.
    - L’Allumeur de Réverbères vous accompagne { $amount-12 ->
        [one] { $amount-12 } case
       *[other] { $amount-12 } cases
    } plus loin au plus ; aucun autre inconnu ne s’y présente.

    Ceux-ci sont à engager :

    - Norman Main-Leste, { $hire-2 ->
        [one] { $hire-2 } pièce d’or
       *[other] { $hire-2 } pièces d’or
    } : vole au hasard une potion non bue, de { $from-2 } à 6.
    - Phil le Chapardeur, { $hire-3 ->
        [one] { $hire-3 } pièce d’or
       *[other] { $hire-3 } pièces d’or
    } : vole tous les ingrédients portés, de { $from-3 } à 6.
    - Bruno la Brute, { $hire-4 ->
        [one] { $hire-4 } pièce d’or
       *[other] { $hire-4 } pièces d’or
    } : agresse, de { $from-4 } à 6.
    - Morwenna la Sorcière, { $hire-6 ->
        [one] { $hire-6 } pièce d’or
       *[other] { $hire-6 } pièces d’or
    } : maudit, de { $from-6 } à 6.
    - Clarence le Maladroit, { $hire-8 ->
        [one] { $hire-8 } pièce d’or
       *[other] { $hire-8 } pièces d’or
    } : saccage toutes les herbes, toutes les gemmes ou toutes les curiosités d’une étagère, à votre choix, de { $from-8 } à 6. Elles retournent dans les boutiques.
    - Sam la Suie, { $hire-9 ->
        [one] { $hire-9 } pièce d’or
       *[other] { $hire-9 } pièces d’or
    } : vous rapporte au hasard un ingrédient d’une étagère, de { $from-9 } à 6.

    Ce que volent Fergus, Norman et Phil se trouve, visible, dans l’Impasse. Ce qui cuit sur la table d’un labo est à l’abri de tous.
    .heading = Qui vous pouvez rencontrer

rules-08-healers =
    Un magicien maudit ou agressé va aussitôt chez les Guérisseurs et ne perd rien. Le reste du tour continue : vous pouvez encore brasser et boire.

    À partir de votre tour suivant, avant de vous déplacer, vous pouvez payer { $healing ->
        [one] { $healing } pièce d’or
       *[other] { $healing } pièces d’or
    } ; vous êtes alors libre de partir ou de rester. Si vous ne pouvez ou ne voulez pas payer, vous restez ; vous touchez votre or, brassez et buvez comme d’habitude.

    { $healing-credit ->
        [yes] Règle maison de cette table : si la pile est vide au moment de vous payer, cela compte comme 1 pièce d’or versée.
       *[no] Rien d’autre ne vous libère : si la pile est vide au moment de vous payer, cet or est perdu.
    }
    .heading = Les Guérisseurs

rules-09-brewing =
    On peut brasser où que l’on soit, avec ce qui se trouve sur son étagère : une herbe, une curiosité et une ou plusieurs gemmes. Elles passent sur la table de votre labo. Puis lancez le dé. La ligne est la valeur totale des gemmes (Agate { $value-1 }, Grenat { $value-2 }, Opale { $value-3 }) :

    { $own-brewing ->
        [yes]
            - valeur 1 : échec sur 1 et 2, à relancer sur 3 et 4, réussite sur 5 et 6
            - valeur 2 : échec sur 1, à relancer sur 2 et 3, réussite à partir de 4
            - valeur 3 : à relancer sur 1 et 2, réussite à partir de 3
            - valeur 4 : à relancer sur 1, réussite à partir de 2
            - valeur 5 ou plus : toujours réussi
       *[no]
            - valeur 1 : { $brewing-1 }
            - valeur 2 : { $brewing-2 }
            - valeur 3 : { $brewing-3 }
            - valeur 4 : { $brewing-4 }
            - valeur 5 ou plus : { $brewing-5 }

            Dans chaque ligne figurent les résultats des jets 1 à 6 : F pour un échec, RA pour un brassage à relancer, S pour une réussite.
    }

    Échec : les ingrédients retournent dans les boutiques.

    À relancer : le brassage reste sur la table. À un tour suivant, vous pouvez ajouter des gemmes de votre étagère et relancer. D’ici là, rien d’autre ne peut être brassé et l’on n’en retire rien.

    Réussite : les ingrédients retournent dans les boutiques. Vous seul voyez la formule. Vous cherchez sa potion dans la pile de potions : vous seul voyez donc combien il en reste de chaque sorte, et vous la prenez. S’il n’en reste plus de cette sorte, vous ne recevez rien et tout le monde le voit ; mais vous connaissez la formule.

    Un seul jet par tour. Vous pouvez brasser de nouveau la même potion aux tours suivants.
    .heading = Brasser

rules-10-potions =
    Cinq potions se boivent, et chacune dure quelques tours, celui où vous la buvez compris :

    - Fluide de Filouterie, { $levels-filching ->
        [one] { $levels-filching } tour
       *[other] { $levels-filching } tours
    } : une fois à chacun de vos tours, prenez au hasard une potion non bue à un rival.
    - Liqueur de Chance, { $levels-luck ->
        [one] { $levels-luck } tour
       *[other] { $levels-luck } tours
    } : vos jets de brassage comptent { $amount-luck } de plus, au plus 6.
    - Potion de Prouesse, { $levels-prowess ->
        [one] { $levels-prowess } tour
       *[other] { $levels-prowess } tours
    } : vous touchez { $amount-prowess ->
        [one] { $amount-prowess } pièce d’or
       *[other] { $amount-prowess } pièces d’or
    } au lieu de { $wage }.
    - Solution de Beau Parleur, { $levels-sweet-talking ->
        [one] { $levels-sweet-talking } tour
       *[other] { $levels-sweet-talking } tours
    } : une fois à chacun de vos tours, si votre déplacement finit dans une boutique, un ingrédient est gratuit ; les attaques des inconnus contre vous échouent.
    - Soda Supersonique, { $levels-speed ->
        [one] { $levels-speed } tour
       *[other] { $levels-speed } tours
    } : vous avancez de { $amount-speed ->
        [one] { $amount-speed } case
       *[other] { $amount-speed } cases
    } au plus.

    Une potion bue est posée face visible avec un marqueur. Au début de votre tour, le marqueur descend, et quand il a quitté le dernier niveau, la carte retourne dans la pile de potions. Vous pouvez être sous l’effet de plusieurs potions, mais deux de la même sorte ne s’ajoutent pas.

    Le Breuvage Funeste et les trois parties de l’élixir ne se boivent pas. Le magicien qui chaparde un Breuvage Funeste le montre et le remet dans la pile, est maudit et perd cette Filouterie ; s’il en a deux, celle à laquelle il reste le moins de tours.
    .heading = Les potions

rules-11-knowing =
    Votre feuille de formules est tenue pour vous. À côté de chaque case, elle indique ce que vous avez vu vous-même, qui y a brassé, et quelles potions elle peut encore être d’après tout ce que vous avez vu, la pile de potions comprise. À côté de chaque potion figure combien il en restait dans cette pile quand vous l’avez parcourue pour la dernière fois.

    Songez à ce que voient les autres. Si vous buvez votre unique potion, tous ceux qui ont suivi votre brassage connaissent la formule. Une potion que Norman vole, qui s’épuise ou que l’on prend dans l’Impasse est vue de tous. Ce qui est chapardé n’est vu que du voleur et de la victime, sauf le Breuvage Funeste. Tous voient quelle formule quelqu’un regarde, mais pas ce qu’elle dit.
    .heading = Ce que vous savez

rules-12-winning =
    Si vous avez les trois parties à la fin de votre propre tour, vous gagnez. On le vérifie à ce moment-là seulement, et d’office. Ainsi, celui qui finit son tour sans gagner n’a pas les trois.

    Après { $rounds } manches (une limite de notre cru, que l’hôte peut changer), le magicien qui a le plus de parties différentes gagne, puis celui qui a le plus d’or. S’il y a encore égalité, ils partagent la victoire.

    Dans la partie courte, chaque magicien, dans l’ordre du tour, regarde une formule de son choix avant le premier tour. Personne ne reçoit de potion pour cela.
    .heading = La fin, et la partie courte
rules-13-ours =
    Du livret de 1987 : les règles, le tableau des jets de brassage, le nombre de cartes et de pièces d’or, les noms (anglais) des potions, des boutiques et de Fergus, Norman et Phil, et les 3 pièces d’or de la Prouesse.

    { $own-box ->
        [yes] De notre cru : le plateau, les ingrédients et leurs prix, les niveaux des potions et le détail de leurs effets, les actions, les jets et les prix des inconnus et neuf de leurs noms, la limite de manches, et toute option marquée comme règle maison.
       *[no] Le plateau, les cartes et les prix de cette table ont été chargés par son hôte. Les nombres de ces pages les suivent ; si un nom ou une action diffère, c’est le plateau qui fait foi. Sont de nous les réponses à ce que le livret laisse ouvert, la limite de manches, et toute option marquée comme règle maison.
    }
    .heading = Ce qui vient du livret, et ce qui est de nous

## Ce que montrent les figures des règles

figure-town = La ville : { $street } cases de rue, les labos aux coins, les boutiques, les Guérisseurs et l’Impasse.
figure-shops = Chez le Joaillier avec 4 pièces d’or : ce que vous pouvez payer s’éclaire. À côté de chaque ingrédient, son prix et combien il en reste.
figure-reach = De s3, jusqu’à { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    } dans n’importe quel sens : tout lieu éclairé est à portée.
figure-lab = Un brassage : jusquiame et aile de chauve-souris sont sur la table du labo, puis viennent des gemmes de l’étagère. Deux agates et un grenat valent 4 : le brassage réussit à partir de 2.
figure-sheet = La feuille de formules : ce que vous avez vu vous-même, qui a brassé où, et ce que les autres cases peuvent encore être.

## Conseils

tip-01 = Ne buvez pas votre première potion dès que vous l’avez : avec une seule potion en main, tous savent de quel brassage elle vient. Attendez d’en avoir deux.
tip-02 =
    { $own-box ->
        [yes] Deux Grenats et une Agate valent 5 et réussissent toujours du premier coup. Deux Opales aussi, mais elles coûtent 8 pièces d’or.
       *[no] Avant de brasser, comptez ce que valent vos gemmes : une de plus coûte moins qu’un brassage raté.
    }
tip-03 =
    { $own-box ->
        [yes] De chaque labo, la boutique la plus proche est à quatre cases : vous y êtes en un tour sans rencontrer personne.
       *[no] Comptez vos pas : un déplacement qui finit dans une boutique ou dans votre labo ne fait rencontrer personne.
    }
tip-04 = Rangez avant de refaire des achats. Ce que vous portez peut être volé ; ce qui cuit sur la table est hors d’atteinte.
tip-05 = Gardez un Breuvage Funeste. Le voleur qui le tire au lieu d’une partie de l’élixir passe ses prochains tours chez les Guérisseurs.
tip-06 = Achetez la dernière herbe d’une sorte, et personne ne brasse plus avec elle tant qu’elle n’est pas revenue. Mais l’or et les tours dépensés à cela ne rapprochent d’aucune partie.
tip-07 = Comptez ce qui a été brassé sur une case et ce qui a été bu ensuite : la feuille montre ce qui reste possible, mais vous seul pouvez deviner ce qu’ils ont choisi de cacher.
tip-08 = Buvez le Beau Parleur chez le Joaillier et prenez-y gratuitement la gemme la plus chère, tour après tour si vous y restez.
tip-09 = Quand on a rencontré les douze inconnus, on sait qui vient ensuite. Arrêtez-vous dans la rue pour Dame Delphine, pas pour Fergus.
tip-10 = Si un rival a beaucoup de potions et vient de brasser une case nouvelle, c’est peut-être le moment de la Filouterie : une fois qu’il a gagné, il est trop tard.
tip-11 = S’il vous reste peu d’or, réfléchissez avant de vous risquer dans la rue : les Guérisseurs en demandent { $healing }.
tip-12 = Quand un brassage réussit, regardez ce qui reste dans la pile : une sorte qui y manque a été brassée par quelqu’un, et la feuille vous dit où cela a pu être.
tip-13 = Vous pouvez boire après avoir lu la carte d’un inconnu. Gardez le Beau Parleur pour celui qui vous ferait du mal.

## Coups

move-buy = Acheter : { $ingredient }
    .price = Acheter : { $ingredient }, pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
move-free = Prendre gratuitement : { $ingredient }
move-shelve = Ranger sur l’étagère : { $ingredient }
move-shelve-all = Tout ranger sur l’étagère
move-take = Prendre dans l’Impasse : { $ingredient }
move-take-potion = Prendre dans l’Impasse : { $potion }
move-take-gold = Prendre une pièce d’or dans l’Impasse
move-take-all-gold = Prendre tout l’or de l’Impasse
move-brew = Brasser : { $herb } et { $special }
    .potion = Brasser : { $herb } et { $special } ({ $potion })
move-add = Ajouter une gemme : { $ingredient }
move-look = Regarder la formule : { $herb } et { $special }
move-drink = Boire : { $potion }
move-filch = Chaparder une potion { A($rival-seat) }
move-send = Envoyer { MID($stranger) } contre { $rival-seat }
    .success = Envoyer { MID($stranger) } contre { $rival-seat } ({ $power }, de { $success } à 6)
move-smash = Saccager : toutes les { $category }
move-hire = Engager
    .stranger = Engager { MID($stranger) } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
    .success = Engager { MID($stranger) } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } ({ $power }, de { $success } à 6)
move-refuse = Ne pas engager
    .stranger = Ne pas engager { MID($stranger) }
move-face = Lancer le dé pour l’inconnu
    .stranger = Lancer le dé pour { MID($stranger) }
    .success = Lancer le dé pour { MID($stranger) } ({ $power }, de { $success } à 6)
move-pay = Payer les Guérisseurs
move-stay = Rester chez les Guérisseurs
move-earn = Toucher votre or
move-meet = Rencontrer un inconnu
move-roll = Lancer le dé pour le brassage
move-done = J’ai fini ici
move-end = Finir le tour
move-move = Aller : { $place }
    .distance = { $distance ->
        [0] Rester : { $place }
        [one] Aller : { $place }, à une case
       *[other] Aller : { $place }, à { $distance } cases
    }
move-lab = Labo tiré : { $place }
move-formula = Formule tirée : { $potion }
move-stranger = Inconnu tiré : { $stranger }
move-die = Le dé donne { $number }
move-potion = Potion tirée : { $potion }
move-loot = Ingrédient tiré : { $ingredient }

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-chance = On tire une carte ou on lance le dé.
prompt-look =
    { $you ->
        [yes] Choisissez une formule à regarder.
       *[no] { $seat } choisit une formule à regarder.
    }
prompt-earn =
    { $you ->
        [yes] Touchez votre or, ou d’abord buvez, envoyez un inconnu ou chapardez.
       *[no] { $seat } peut boire, envoyer ou chaparder, ou toucher l’or du tour.
    }
prompt-heal =
    { $you ->
        [yes] { $payable ->
            [yes] Vous pouvez payer { $count ->
                [one] { $count } pièce d’or
               *[other] { $count } pièces d’or
            } aux Guérisseurs et être libre, ou rester.
           *[no] Vous devez rester chez les Guérisseurs.
        }
       *[no] { $payable ->
            [yes] { $seat } peut payer { $count ->
                [one] { $count } pièce d’or
               *[other] { $count } pièces d’or
            } aux Guérisseurs et être libre, ou rester.
           *[no] { $seat } doit rester chez les Guérisseurs.
        }
    }
prompt-move =
    { $you ->
        [yes] Choisissez où vous allez.
       *[no] { $seat } se déplace.
    }
prompt-street =
    { $you ->
        [yes] Vous êtes dans la rue : un inconnu se présente.
       *[no] { $seat } est dans la rue : un inconnu se présente.
    }
prompt-shop =
    { $you ->
        [yes] Vous pouvez acheter.
       *[no] { $seat } peut acheter.
    }
prompt-lab =
    { $you ->
        [yes] Vous pouvez ranger des ingrédients sur votre étagère.
       *[no] { $seat } peut ranger des ingrédients sur l’étagère.
    }
prompt-alley =
    { $you ->
        [yes] Vous pouvez prendre ce qui se trouve dans l’Impasse.
       *[no] { $seat } peut prendre ce qui se trouve dans l’Impasse.
    }
prompt-hire =
    { $you ->
        [yes] Vous pouvez engager { MID($stranger) } pour { $count ->
            [one] { $count } pièce d’or
           *[other] { $count } pièces d’or
        }.
       *[no] { $seat } peut engager { MID($stranger) } pour { $count ->
            [one] { $count } pièce d’or
           *[other] { $count } pièces d’or
        }.
    }
prompt-face =
    { $you ->
        [yes] Devant vous : { MID($stranger) }. Lancez le dé, ou d’abord buvez, envoyez un inconnu ou chapardez.
       *[no] { $seat } fait face { A($stranger) } et lance le dé.
    }
prompt-walk =
    { $you ->
        [yes] Choisissez jusqu’où vous suivez l’Allumeur de Réverbères.
       *[no] { $seat } peut continuer avec l’Allumeur de Réverbères.
    }
prompt-smash =
    { $you ->
        [yes] Choisissez ce qui est saccagé sur l’étagère { DE($rival-seat) }.
       *[no] { $seat } choisit ce qui est saccagé sur l’étagère { DE($rival-seat) }.
    }
prompt-brew =
    { $you ->
        [yes] Vous pouvez brasser.
       *[no] { $seat } peut brasser.
    }
prompt-gems =
    { $you ->
        [yes] Ajoutez des gemmes, puis lancez le dé.
       *[no] { $seat } ajoute des gemmes, puis lance le dé.
    }
prompt-end =
    { $you ->
        [yes] Vous pouvez boire, envoyer ou chaparder avant la fin de votre tour.
       *[no] { $seat } peut boire, envoyer ou chaparder avant la fin du tour.
    }

## Ce qui s’est passé

event-turn = Manche { $round } : { $seat }
    .you = Manche { $round } : vous
event-moved-in = { $seat } reçoit le { $place }.
    .you = Vous recevez le { $place }.
event-moved =
    { $where ->
        [street] { $seat } va dans la { $place }.
        [lab] { $seat } rentre au { $place }.
        [herbs] { $seat } va chez l’{ $place }.
        [gems] { $seat } va chez le { $place }.
        [specials] { $seat } va aux { $place }.
       *[other] { $seat } va dans l’{ $place }.
    }
    .you =
        { $where ->
            [street] Vous allez dans la { $place }.
            [lab] Vous rentrez au { $place }.
            [herbs] Vous allez chez l’{ $place }.
            [gems] Vous allez chez le { $place }.
            [specials] Vous allez aux { $place }.
           *[other] Vous allez dans l’{ $place }.
        }
event-waited = { $seat } ne bouge pas.
    .you = Vous ne bougez pas.
event-earned =
    { $count ->
        [0] La pile est vide : { $seat } ne touche rien.
        [one] { $seat } touche { $count } pièce d’or.
       *[other] { $seat } touche { $count } pièces d’or.
    }
    .you =
        { $count ->
            [0] La pile est vide : vous ne touchez rien.
            [one] Vous touchez { $count } pièce d’or.
           *[other] Vous touchez { $count } pièces d’or.
        }
    .brief =
        { $count ->
            [0] ne touche rien : la pile est vide
            [1] { "" }
           *[other] touche { $count } pièces d’or
        }
event-given =
    { $count ->
        [0] La pile est vide : { $seat } ne reçoit rien.
        [one] { $seat } reçoit { $count } pièce d’or.
       *[other] { $seat } reçoit { $count } pièces d’or.
    }
    .you =
        { $count ->
            [0] La pile est vide : vous ne recevez rien.
            [one] Vous recevez { $count } pièce d’or.
           *[other] Vous recevez { $count } pièces d’or.
        }
event-healed =
    { $count ->
        [one] { $seat } paie { $count } pièce d’or aux Guérisseurs et peut partir.
       *[other] { $seat } paie { $count } pièces d’or aux Guérisseurs et peut partir.
    }
    .you =
        { $count ->
            [one] Vous payez { $count } pièce d’or aux Guérisseurs et pouvez partir.
           *[other] Vous payez { $count } pièces d’or aux Guérisseurs et pouvez partir.
        }
event-stayed = { $seat } reste chez les Guérisseurs.
    .you = Vous restez chez les Guérisseurs.
event-gold-stolen =
    { $count ->
        [0] { $seat } n’a pas d’or à voler.
        [one] { $seat } perd { $count } pièce d’or, désormais dans l’Impasse.
       *[other] { $seat } perd { $count } pièces d’or, désormais dans l’Impasse.
    }
    .you =
        { $count ->
            [0] Vous n’avez pas d’or à voler.
            [one] Vous perdez { $count } pièce d’or, désormais dans l’Impasse.
           *[other] Vous perdez { $count } pièces d’or, désormais dans l’Impasse.
        }
event-took-gold =
    { $count ->
        [one] { $seat } prend { $count } pièce d’or dans l’Impasse.
       *[other] { $seat } prend { $count } pièces d’or dans l’Impasse.
    }
    .you =
        { $count ->
            [one] Vous prenez { $count } pièce d’or dans l’Impasse.
           *[other] Vous prenez { $count } pièces d’or dans l’Impasse.
        }
event-bought =
    { $count ->
        [one] { $seat } achète : { $ingredient }, pour { $count } pièce d’or.
       *[other] { $seat } achète : { $ingredient }, pour { $count } pièces d’or.
    }
    .you =
        { $count ->
            [one] Vous achetez : { $ingredient }, pour { $count } pièce d’or.
           *[other] Vous achetez : { $ingredient }, pour { $count } pièces d’or.
        }
    .again =
        { $count ->
            [one] { $ingredient }, pour { $count } pièce d’or
           *[other] { $ingredient }, pour { $count } pièces d’or
        }
event-charmed = { $seat } obtient gratuitement : { $ingredient }.
    .you = Vous obtenez gratuitement : { $ingredient }.
event-shelved = { $seat } range sur l’étagère : { $ingredient }.
    .you = Vous rangez sur votre étagère : { $ingredient }.
    .again = { $ingredient }
event-took = { $seat } prend dans l’Impasse : { $ingredient }.
    .you = Vous prenez dans l’Impasse : { $ingredient }.
    .again = { $ingredient }
event-added = { $seat } ajoute une gemme au brassage : { $ingredient }.
    .you = Vous ajoutez une gemme à votre brassage : { $ingredient }.
event-ingredients-stolen = { $seat } perd ses ingrédients, désormais dans l’Impasse : { $ingredients }.
    .you = Vous perdez vos ingrédients, désormais dans l’Impasse : { $ingredients }.
event-burgled = { $seat } obtient un ingrédient de l’étagère { DE($rival-seat) } : { $ingredient }.
    .you = Vous obtenez un ingrédient de l’étagère { DE($rival-seat) } : { $ingredient }.
    .to-you = { $seat } obtient un ingrédient de votre étagère : { $ingredient }.
event-smashed = L’étagère { DE($rival-seat) } est saccagée : plus { DE($category) } !
    .to-you = Votre étagère est saccagée : plus { DE($category) } !
event-met = { $seat } rencontre { MID($stranger) }.
    .you = Vous rencontrez { MID($stranger) }.
event-too-dear = { $seat } ne peut pas payer { MID($stranger) }, qui s’éloigne.
    .you = Vous ne pouvez pas payer { MID($stranger) }, qui s’éloigne.
event-hired = { $seat } engage { MID($stranger) }.
    .you = Vous engagez { MID($stranger) }.
event-refused = { $seat } n’engage pas { MID($stranger) }.
    .you = Vous n’engagez pas { MID($stranger) }.
event-sent = { $seat } envoie { MID($stranger) } contre { $rival-seat }.
    .you = Vous envoyez { MID($stranger) } contre { $rival-seat }.
    .to-you = { $seat } envoie { MID($stranger) } contre vous.
event-nobody-came = Personne ne se présente pour { $seat } : tous les inconnus sont engagés.
    .you = Personne ne se présente pour vous : tous les inconnus sont engagés.
event-sweet-talked = { $seat } parle si bien que l’attaque échoue.
    .you = Vous parlez si bien que l’attaque échoue.
event-attack-failed = Le dé donne { $number } : l’attaque échoue.
event-attack-succeeded = Le dé donne { $number } : l’attaque réussit.
event-nothing-there = Il n’y a rien à prendre { A($seat) }.
    .you = Il n’y a rien à vous prendre.
event-mugged = Une agression : { $seat } se retrouve chez les Guérisseurs.
    .you = Une agression : vous vous retrouvez chez les Guérisseurs.
event-cursed = Une malédiction : { $seat } se retrouve chez les Guérisseurs.
    .you = Une malédiction : vous vous retrouvez chez les Guérisseurs.
event-already-there = { $seat } est déjà chez les Guérisseurs.
    .you = Vous êtes déjà chez les Guérisseurs.
event-drank = { $seat } boit une potion : { $potion }.
    .you = Vous buvez une potion : { $potion }.
event-ran-out = { $seat } a épuisé sa potion, qui retourne dans la pile : { $potion }.
    .you = Vous avez épuisé votre potion, qui retourne dans la pile : { $potion }.
event-potion-stolen = { $seat } perd une potion, désormais dans l’Impasse : { $potion }.
    .you = Vous perdez une potion, désormais dans l’Impasse : { $potion }.
event-took-potion = { $seat } prend une potion dans l’Impasse : { $potion }.
    .you = Vous prenez une potion dans l’Impasse : { $potion }.
event-filched =
    { $potion ->
        [hidden] { $seat } chaparde une potion { A($rival-seat) }.
       *[other] { $seat } chaparde une potion { A($rival-seat) } : { $potion }.
    }
    .you =
        { $potion ->
            [hidden] Vous chapardez une potion { A($rival-seat) }.
           *[other] Vous chapardez une potion { A($rival-seat) } : { $potion }.
        }
    .to-you =
        { $potion ->
            [hidden] { $seat } vous chaparde une potion.
           *[other] { $seat } vous chaparde une potion : { $potion }.
        }
event-sprung = { $seat } chaparde une potion { A($rival-seat) } : { $potion } ! Tous la voient, et elle retourne dans la pile.
    .you = Vous chapardez une potion { A($rival-seat) } : { $potion } ! Tous la voient, et elle retourne dans la pile.
    .to-you = { $seat } vous chaparde une potion : { $potion } ! Tous la voient, et elle retourne dans la pile.
event-brewing = { $seat } brasse : { $herb } et { $special }.
    .you = Vous brassez : { $herb } et { $special }.
event-rolled =
    { $lucky ->
        [yes] Le dé donne { $number }, qui compte pour { $counts }.
       *[no] Le dé donne { $number }.
    }
event-brews-on = { $seat } doit encore attendre son brassage : { $herb } et { $special }.
    .you = Vous devez encore attendre votre brassage : { $herb } et { $special }.
event-brew-failed = { $seat } rate son brassage : { $herb } et { $special }.
    .you = Vous ratez votre brassage : { $herb } et { $special }.
event-brewed =
    { $potion ->
        [hidden] { $seat } a brassé une potion : { $herb } et { $special }.
       *[other] { $seat } a brassé { $herb } et { $special }, et obtient une potion : { $potion }.
    }
    .you =
        { $potion ->
            [hidden] Vous avez brassé une potion : { $herb } et { $special }.
           *[other] Vous avez brassé { $herb } et { $special }, et obtenez une potion : { $potion }.
        }
event-none-left =
    { $potion ->
        [hidden] { $seat } a brassé { $herb } et { $special }, mais il ne reste plus de potion de cette sorte.
       *[other] { $seat } a brassé { $herb } et { $special } : { $potion }. Mais il n’en reste plus.
    }
    .you =
        { $potion ->
            [hidden] Vous avez brassé { $herb } et { $special }, mais il ne reste plus de potion de cette sorte.
           *[other] Vous avez brassé { $herb } et { $special } : { $potion }. Mais il n’en reste plus.
        }
event-looked =
    { $potion ->
        [hidden] { $seat } regarde une formule : { $herb } et { $special }.
       *[other] { $seat } regarde la formule { DE($herb) } et { $special } : { $potion }.
    }
    .you =
        { $potion ->
            [hidden] Vous regardez une formule : { $herb } et { $special }.
           *[other] Vous regardez la formule { DE($herb) } et { $special } : { $potion }.
        }
event-won = { $seats } réunit les trois parties de l’élixir à la manche { $round } et gagne la partie.
    .you = Vous réunissez les trois parties de l’élixir à la manche { $round } et gagnez la partie.
event-rounds-over =
    { $count ->
        [one] Les { $round } manches sont finies. { $seats } est au plus près de l’élixir et gagne la partie.
       *[other] Les { $round } manches sont finies. { $seats } sont à égale distance de l’élixir : égalité.
    }
    .you = Les { $round } manches sont finies. Vous êtes au plus près de l’élixir et gagnez la partie.

## Comment une partie s’est passée, à sa fin

account-brewed = Brassé : { $potion }
account-failed = Brassages ratés
account-drunk = Potions bues
account-formulas = Formules consultées
account-wages = Or des salaires
account-found = Or donné ou trouvé
account-spent = Or dépensé en boutique
account-healers = Or payé aux Guérisseurs
account-hired = Inconnus engagés
account-attacks = Inconnus envoyés contre les autres

# Ce qu’une étude compte, dans son rapport.
group-brewed = Potions brassées
group-drunk = Potions bues
group-bought = Ingrédients achetés
group-met = Inconnus rencontrés
group-hired = Inconnus engagés
group-sent = Inconnus envoyés

## Pourquoi quelque chose n’est pas possible

refusal-over = La partie est finie.
refusal-chance-first = Il faut d’abord tirer une carte ou lancer le dé.
refusal-not-a-choice = Ce n’est pas à un joueur d’en décider.

refusal-asked-look = Pas maintenant : choisissez une formule à regarder.
refusal-asked-earn = Pas maintenant : touchez d’abord votre or.
refusal-asked-heal = Pas maintenant : décidez d’abord si vous payez les Guérisseurs.
refusal-asked-move = Pas maintenant : déplacez-vous d’abord.
refusal-asked-arrive = Pas maintenant : occupez-vous d’abord de la case où vous êtes.
refusal-asked-hire = Pas maintenant : décidez d’abord si vous engagez.
refusal-asked-face = Pas maintenant : lancez d’abord le dé pour l’inconnu.
refusal-asked-walk = Pas maintenant : choisissez d’abord jusqu’où vous continuez.
refusal-asked-smash = Pas maintenant : choisissez d’abord ce qui est saccagé.
refusal-asked-brew = Pas maintenant : c’est le moment de brasser ou de finir votre tour.
refusal-asked-gems = Pas maintenant : ajoutez d’abord des gemmes et lancez le dé.
refusal-asked-end = Pas maintenant : vous avez brassé et votre tour s’achève.

refusal-at-healers =
    { $count ->
        [0] Dites d’abord aux Guérisseurs que vous êtes guéri.
        [one] Les Guérisseurs ne vous laissent partir que contre { $count } pièce d’or.
       *[other] Les Guérisseurs ne vous laissent partir que contre { $count } pièces d’or.
    }
refusal-not-your-lab = Ce labo n’est pas le vôtre ({ $place }).
refusal-not-ill = On ne va chez les Guérisseurs que maudit ou agressé.
refusal-too-far = C’est trop loin : { $place }. Vous pouvez avancer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.

refusal-not-at-lab = On ne range des ingrédients que dans son propre labo.
refusal-not-carried = Vous ne portez pas cet ingrédient : { $ingredient }.
refusal-shelf-full =
    { $count ->
        [one] Règle maison : votre étagère n’a qu’une place pour cet ingrédient, et elle est prise : { $ingredient }.
       *[other] Règle maison : votre étagère a { $count } places pour cet ingrédient, et elles sont prises : { $ingredient }.
    }
refusal-nothing-to-shelve = Vous n’avez rien, ou qu’une seule chose, que votre étagère puisse recevoir.
refusal-not-at-shop = Cela se vend ailleurs ({ $place }) : { $ingredient }.
refusal-sold-out = La boutique n’en a plus : { $ingredient }.
refusal-too-dear =
    { $count ->
        [one] Vous ne pouvez pas payer { $count } pièce d’or : { $ingredient }.
       *[other] Vous ne pouvez pas payer { $count } pièces d’or : { $ingredient }.
    }
refusal-not-sweet = Rien n’est gratuit sans cette potion : { $potion }.
refusal-already-charmed = Vous avez déjà pris quelque chose gratuitement pendant ce tour.
refusal-not-in-alley = Vous n’y êtes pas : { $place }.
refusal-no-gold-there = Il n’y a pas d’or dans l’Impasse.
refusal-no-potion-there = Cette potion n’est pas dans l’Impasse : { $potion }.
refusal-no-ingredient-there = Cet ingrédient n’est pas dans l’Impasse : { $ingredient }.

refusal-nothing-brews = Il n’y a encore rien sur la table de votre labo.
refusal-table-taken = Quelque chose cuit déjà sur la table de votre labo.
refusal-not-on-shelf = Ce n’est pas sur votre étagère : { $ingredient }.
refusal-no-gem = Il faut une gemme pour brasser, et votre étagère n’en a pas.
refusal-gem-first = Il faut au moins une gemme pour brasser.
refusal-must-roll = Il faut lancer le dé pour ce qui est sur la table.
refusal-no-look = Personne ne vous montre de formule maintenant.

refusal-not-now = On peut boire, envoyer et chaparder dès que la première manche a commencé.
refusal-not-hired = Vous n’avez pas engagé { MID($stranger) }.
refusal-no-such-rival = Ce rival n’existe pas.
refusal-not-yourself = Vous ne pouvez pas vous choisir vous-même.
refusal-not-filching = On ne chaparde que sous l’effet de cette potion : { $potion }.
refusal-already-filched = Vous avez déjà chapardé pendant ce tour.
refusal-no-potions = { $rival-seat } n’a pas de potion à prendre.
refusal-undrinkable = Cela ne se boit pas : { $potion }.
refusal-no-such-potion = Vous n’avez pas cette potion : { $potion }.

refusal-nothing-to-smash = Il n’y a pas { DE($category) } sur cette étagère.
refusal-just-arrived = Vous venez d’arriver chez les Guérisseurs : vous pourrez payer à partir de votre prochain tour.
refusal-too-poor =
    { $count ->
        [one] Vous ne pouvez pas payer { $count } pièce d’or aux Guérisseurs.
       *[other] Vous ne pouvez pas payer { $count } pièces d’or aux Guérisseurs.
    }
refusal-must-meet = Dans la rue, un inconnu se présente toujours.

## Pourquoi on pourrait le faire

reason-win = Vous avez les trois parties : la fin de ce tour vous donne la victoire.
reason-pay = Vous pouvez repartir.
reason-safe-now = Aucune attaque contre vous ne réussit tant qu’elle dure, pas même celle-ci.
reason-hire = Vous pourrez l’envoyer contre un rival à n’importe lequel de vos tours.
reason-send-steal-gold =
    { $count ->
        [one] Un résultat sur six coûte { A($rival-seat) } la moitié de son or.
       *[other] { $count } résultats sur six coûtent { A($rival-seat) } la moitié de son or.
    }
reason-send-steal-potion =
    { $count ->
        [one] Un résultat sur six coûte une potion { A($rival-seat) }.
       *[other] { $count } résultats sur six coûtent une potion { A($rival-seat) }.
    }
reason-send-steal-ingredients =
    { $count ->
        [one] Un résultat sur six coûte { A($rival-seat) } tout ce qui est en route vers son labo.
       *[other] { $count } résultats sur six coûtent { A($rival-seat) } tout ce qui est en route vers son labo.
    }
reason-send-mug =
    { $count ->
        [one] Un résultat sur six envoie { $rival-seat } chez les Guérisseurs.
       *[other] { $count } résultats sur six envoient { $rival-seat } chez les Guérisseurs.
    }
reason-send-curse =
    { $count ->
        [one] Un résultat sur six envoie { $rival-seat } chez les Guérisseurs.
       *[other] { $count } résultats sur six envoient { $rival-seat } chez les Guérisseurs.
    }
reason-send-smash =
    { $count ->
        [one] Un résultat sur six vide une partie de l’étagère { DE($rival-seat) }.
       *[other] { $count } résultats sur six vident une partie de l’étagère { DE($rival-seat) }.
    }
reason-send-burgle =
    { $count ->
        [one] Un résultat sur six vous apporte un ingrédient de l’étagère { DE($rival-seat) }.
       *[other] { $count } résultats sur six vous apportent un ingrédient de l’étagère { DE($rival-seat) }.
    }
reason-filch =
    { $count ->
        [0] { $rival-seat } n’a aucune potion à prendre.
        [one] { $rival-seat } a une potion : elle sera à vous.
       *[other] { $rival-seat } a { $count } potions : l’une sera à vous.
    }
reason-drink-filching = À chaque tour qu’elle dure, prenez une potion à un rival.
reason-drink-luck = Vos jets de brassage comptent davantage.
reason-drink-prowess = Davantage d’or, dès ce tour.
reason-drink-sweet-talking = Un cadeau dans chaque boutique, et aucune attaque contre vous ne réussit.
reason-drink-speed = Vous allez bien plus loin à chaque déplacement.
reason-look = Vous n’avez pas encore vu cette formule.
reason-gem-safe =
    { $count ->
        [one] Le brassage ne peut plus échouer : un résultat sur six réussit aussitôt.
       *[other] Le brassage ne peut plus échouer : { $count } résultats sur six réussissent aussitôt.
    }
reason-gem =
    { $count ->
        [one] Un résultat sur six réussit aussitôt.
       *[other] { $count } résultats sur six réussissent aussitôt.
    }
reason-brew-unknown = Vous apprendrez une formule que vous n’avez pas encore vue.
reason-brew-part = C’est une partie qui vous manque : { $potion }.
reason-brew-potion = Cela donne : { $potion }.
reason-take-part = Une partie de l’élixir qui vous manque.
reason-shelve = On brasse avec ce qui est sur l’étagère, et personne dans la rue ne peut vous le voler.
reason-to-shop = Il vous manque des { $category } pour votre prochain brassage.
reason-to-brew = Au labo, vous pourrez tout ranger et brasser aussitôt.
reason-to-lab = Sur l’étagère, vos ingrédients sont à l’abri des voleurs de rue.
reason-to-alley = Quelque chose y attend le premier venu.
reason-fire = Il faut une gemme à chaque brassage.
reason-for-part = Cet ingrédient entre dans une partie qui vous manque : { $potion }.
reason-for-unknown = Cet ingrédient entre dans un brassage dont vous n’avez pas encore vu la formule.

## Le plateau dans un terminal, et les noms des sortes de coup

board-kind-buy = Acheter
board-kind-free = Prendre gratuitement
board-kind-shelve = Ranger sur l’étagère
board-kind-shelve-all = Tout ranger
board-kind-take = Prendre des ingrédients
board-kind-take-potion = Prendre des potions
board-kind-take-gold = Prendre une pièce
board-kind-take-all-gold = Prendre tout l’or
board-kind-take-everything = Tout prendre
board-take-everything = Prendre tout ce qu’il y a dans l’Impasse
board-kind-brew = Brasser
board-kind-add = Ajouter une gemme
board-kind-look = Regarder une formule
board-kind-drink = Boire
board-kind-filch = Chaparder à
board-kind-send = Envoyer un inconnu
board-kind-smash = Saccager
board-kind-hire = Engager
board-kind-refuse = Ne pas engager
board-kind-face = Lancer le dé
board-kind-pay = Payer les Guérisseurs
board-kind-stay = Rester
board-kind-earn = Toucher votre or
board-kind-meet = Rencontrer un inconnu
board-kind-roll = Lancer le dé
board-kind-done = Fini
board-kind-end = Finir le tour
board-kind-move = Aller

board-round = Manche { $round } sur { $rounds }
board-pile = Pile d’or : { $count }
board-strangers = Inconnus jamais rencontrés : { $count }
board-waiting = Ensuite : { $strangers }
board-alley = Impasse ({ $at }) : { $things }
board-place = { $place } ({ $at })
board-good =
    { $price ->
        [one] { $ingredient } { $price } pièce ×{ $stock }
       *[other] { $ingredient } { $price } pièces ×{ $stock }
    }
board-gem =
    { $price ->
        [one] { $ingredient } (vaut { $value }) { $price } pièce ×{ $stock }
       *[other] { $ingredient } (vaut { $value }) { $price } pièces ×{ $stock }
    }
board-wizard = magicien { $number }
board-gold =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
board-nothing = rien
board-line = { $who } : { $facts }
board-sheet = Feuille de formules
board-pack = Restait dans la pile quand vous l’avez parcourue : { $things }
board-may-all = ?
board-may-many = { $count } possibles
board-brewed = brassée par { $who }
board-looked = vue par { $who }
board-none-left = (épuisée)
board-you = vous
board-at = lieu : { $place }
board-potions =
    { $count ->
        [0] aucune potion
        [one] 1 potion
       *[other] { $count } potions
    }
board-hand = potions : { $potions }
board-carries = porte : { $things }
board-shelf = étagère : { $things }
board-table = brasse : { $things } (gemmes : { $value })
board-active =
    { $count ->
        [one] { $potion } (ce tour)
       *[other] { $potion } ({ $count } tours)
    }
board-drunk = bues : { $things }
board-hired = engagés : { $strangers }
board-healing =
    { $count ->
        [one] doit { $count } pièce d’or aux Guérisseurs
       *[other] doit { $count } pièces d’or aux Guérisseurs
    }
board-legend = Entre parenthèses, les magiciens 1 à 4 ; R, B, V, J labos, H Herboriste, O Joaillier, C Curiosités, + Guérisseurs, I Impasse
board-marks = RBVJHOC+I
board-town = La ville
board-owner = { DE($seat) }
board-under = Sous le paquet
board-succeeds = de { $number } à 6
board-free = gratuit
board-held = vous en avez { $count }
board-lasts =
    { $count ->
        [one] dure un tour
       *[other] dure { $count } tours
    }
board-turns-left =
    { $count ->
        [one] agit jusqu’à la fin de ce tour
       *[other] agit pendant { $count } tours
    }
board-left = il en restait { $count } sur { $number } dans la pile quand vous l’avez parcourue
board-left-most = il en reste au plus { $count } sur { $number } dans la pile
board-pile-name = Pile d’or
board-pack-name = Inconnus

## Ce que sont les choses, pour qui le demande

explain-lab = Un labo. Seul son magicien y entre : on y range des ingrédients sur l’étagère et on y brasse.
explain-shop = Une boutique. Finissez votre déplacement ici pour acheter autant de cartes que vous pouvez en payer.
explain-healers = Les Guérisseurs. Ceux qui sont maudits ou agressés arrivent ici, et repartent après avoir payé.
explain-alley = L’Impasse contient ce qui a été volé. Finissez votre déplacement ici pour en prendre une partie ou tout.
explain-street = La rue. Un déplacement qui finit ici mène à la rencontre d’un inconnu.
explain-pile = À chaque tour, vous prenez votre salaire sur cette pile. L’or dépensé y revient.
explain-pack = Les inconnus que personne n’a encore rencontrés. Chaque arrêt dans la rue fait venir le suivant.
explain-die = Le dernier jet, pour l’attaque d’un inconnu ou pour un brassage.
explain-herbs = Une herbe. Une herbe et une curiosité font un brassage : ensemble, elles désignent une formule.
explain-specials = Une curiosité. Une herbe et une curiosité font un brassage : ensemble, elles désignent une formule.
explain-gems = Une gemme, de valeur { $value }. Plus les gemmes d’un brassage ont de valeur, plus il est sûr.
explain-price =
    { $price ->
        [one] Coûte { $price } pièce d’or ; il en reste { $stock } dans la boutique.
       *[other] Coûte { $price } pièces d’or ; il en reste { $stock } dans la boutique.
    }
explain-success = Une attaque réussit de { $number } à 6.
explain-hire =
    { $count ->
        [one] S’engage pour { $count } pièce d’or, contre un rival.
       *[other] S’engage pour { $count } pièces d’or, contre un rival.
    }

## Les champs de la vue
# web/src/lib/board/names.ts dit ce que signifient les attributs

field-variant = Variante
field-seat = Magicien
    .of = seat
field-phase = Phase
field-actor = Décide
    .of = seat
field-player = À son tour
    .of = seat
    .shown = no
field-round = Manche
field-rounds = Limite de manches
    .shown = no
field-street = Cases de la rue
    .shown = no
field-places = Lieux
    .folded = yes
field-reachable = À portée
    .of = place
field-goods = Boutiques
field-shelf = Étagère
    .of = ingredient
    .shown = inside
field-pile = Pile d’or
    .zero = yes
field-alley = Impasse
field-unseen = Inconnus pas encore croisés
    .zero = yes
field-waiting = Prochains inconnus
    .of = stranger
    .folded = yes
field-strangers = Inconnus
    .folded = yes
field-stranger = Inconnu présent
field-die = Dé
field-kinds = Potions du jeu
    .folded = yes
field-chart = Feuille de formules
    .folded = yes
field-players = Magiciens
field-winners = Vainqueurs
    .of = seat
field-place = Lieu
field-kind = Genre
    .shown = no
field-at = Sur
    .of = place
field-ingredient = Ingrédient
field-category = Rayon
field-price = Prix
field-value = Valeur
    .zero = no
field-stock = En stock
field-gold = Or
field-ingredients = Ingrédients
field-potions = Potions
field-power = Effet
field-success = Réussit dès
field-hire = Engager
field-potion = Potion
field-levels = Tours
field-number = Cartes
field-herb = Herbe
field-special = Curiosité
field-brewed = Brassé
field-looked = Vu par
    .of = seat
field-may = Peut être
    .of = potion
field-gained = potion obtenue
field-lab = Laboratoire
    .of = place
field-carried = Porte
    .of = ingredient
field-table = En préparation
    .of = ingredient
field-hand = Potions en main
    .of = potion
field-active = Sous l’effet de
field-hired = Engagés
    .of = stranger
field-healing = Doit aux Guérisseurs
field-left = Tours restants
