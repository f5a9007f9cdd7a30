# Toil and Trouble, français. Mêmes identifiants et mêmes variables que words.en.ftl.
# Dans les règles, une ligne vaut un paragraphe ou un point de liste ; des lignes vides les séparent.

## La boîte

title = Labeur et malheur
tagline = Brassez des potions sur commande, vendez-les contre de l’or, ou buvez-les et semez le désordre.
minutes = 20 à 60 minutes

## Variantes et options

variant-standard = Partie classique
    .about = De deux à quatre alchimistes, chacun pour soi. Le premier à gagner { $goal } pièces d’or devient Grand Alchimiste.

option-rounds = Limite de manches
    .about = Après ce nombre de manches, la partie s’arrête et le plus riche l’emporte.
option-even_rounds = Finir la manche
    .about = Quand quelqu’un atteint { $goal } pièces d’or, on joue la manche jusqu’au bout, pour que tous aient eu autant de tours ; le plus riche l’emporte alors. Plus juste pour ceux qui jouent après les autres.
option-memory = Notes
    .about = La table vous montre ce que vous auriez pu noter : les cartes vues dans d’autres mains, les commandes entrevues, ce que contenaient les mains lors d’un mélange. Sans cela, à vous de vous en souvenir.

## Effets

effect-teleportation = Téléportation
    .about = Échangez votre main avec celle d’un autre joueur.
    .short = échanger sa main avec un joueur
effect-clairvoyance = Clairvoyance
    .about = Regardez la main d’un autre joueur. Vous pouvez ensuite échanger jusqu’à deux de vos cartes contre autant des siennes, l’une après l’autre, à la vue de tous. Une carte qui vient d’être échangée ne change pas de main une seconde fois.
    .short = voir une main, échanger 2 cartes au plus
effect-haste = Hâte
    .about = Vous pouvez ajouter un ingrédient de plus, de votre main, à chacun de vos chaudrons qui en contient moins de { $limit }.
    .short = 1 ingrédient de plus par chaudron
effect-growth = Croissance
    .about = Ajoutez à vos chaudrons autant d’ingrédients de votre main que la potion en a avec cet effet, plus un ; tous, si vous en avez moins. Répartissez-les à votre guise. La limite de { $limit } ne compte pas.
    .short = X + 1 cartes dans vos chaudrons
effect-transmutation = Transmutation
    .about = Vous pouvez déplacer jusqu’à trois ingrédients entre vos chaudrons.
    .short = déplacer jusqu’à 3 ingrédients chez vous
effect-combustion = Combustion
    .about = Videz un chaudron d’un autre joueur, à votre choix.
    .short = vider un chaudron d’un joueur
effect-theft = Larcin
    .about = Vous pouvez prendre jusqu’à deux ingrédients dans les chaudrons d’un autre joueur et les mettre dans les vôtres.
    .short = voler jusqu’à 2 ingrédients brassés
effect-corrosion = Corrosion
    .about = Défaussez des chaudrons d’un autre joueur autant d’ingrédients que la potion en a avec cet effet, à votre choix ; tous, s’il y en a moins.
    .short = défausser X ingrédients d’un joueur
effect-invisibility = Invisibilité
    .about = Jusqu’au début de votre prochain tour, personne ne peut vous prendre pour cible.
    .short = personne ne peut vous viser
effect-gilding = Dorure
    .about = Votre prochaine vente rapporte 2 pièces d’or de plus, si vous la faites avant la fin de votre prochain tour.
    .short = 2 pièces d’or de plus au prochain tour
effect-paralysis = Paralysie
    .about = Un autre joueur passe sa prochaine phase des potions.
    .short = un joueur passe sa phase des potions
effect-prophecy = Prophétie
    .about = Regardez les deux prochaines commandes de la pile en cours. Vous pouvez mettre l’une d’elles à la place d’une commande en jeu, qui passe sous cette pile. Ce que vous ne prenez pas revient sur le dessus, dans le même ordre.
    .short = voir 2 commandes, en imposer une
effect-nausea = Nausée
    .about = Vous ne cueillez rien à la fin de ce tour.
    .short = mal : pas de cueillette ce tour-ci
effect-clumsiness = Maladresse
    .about = Défaussez un ingrédient, à votre choix, de chacun de vos autres chaudrons.
    .short = mal : perdre 1 par autre chaudron
effect-generosity = Générosité
    .about = Chaque autre joueur, dans le sens horaire à partir de votre gauche, prend une carte au hasard dans votre main tant qu’il vous en reste, à la vue de tous. Vous en cueillez d’autant moins ce tour-ci.
    .short = mal : chacun vous prend une carte
effect-sloth = Paresse
    .about = À votre prochaine phase de brassage, vous ne pouvez remplir ou vider qu’un seul chaudron.
    .short = mal : un seul chaudron au prochain tour

## Les règles

rules-01-goal =
    Vous tenez une boutique de magie, et les autres aussi. On vous commande des potions ; vous cueillez des ingrédients, les jetez dans vos chaudrons et vendez ce qui en sort. Ou bien vous le buvez, car toute potion est magique, et certaines font le malheur de vos rivaux.

    { $even-rounds ->
        [yes] Gagnez { $goal } pièces d’or : on joue alors la manche jusqu’au bout, et le plus riche l’emporte.
       *[no] Le premier à gagner { $goal } pièces d’or l’emporte.
    }
    .heading = De quoi s’agit-il ?

rules-02-cards =
    Il y a { $cards } cartes d’ingrédients : { $kinds } ingrédients{ $copies ->
        [0] { "" }
       *[other] , en { $copies } exemplaires chacun
    }. Chaque ingrédient porte { $carried ->
        [0] certains des { $effect-count } effets
       *[other] { $carried } effets sur { $effect-count }
    }. Le coût d’un effet dit combien d’ingrédients portant cet effet une potion doit contenir pour l’avoir. Un même ingrédient compte pour tous ses effets.

    - Un coût en chiffres : avec ce nombre d’ingrédients, la potion a l’effet, une seule fois, même s’il y en a davantage.
    - Un coût de X : quel que soit leur nombre, même un seul, la potion a l’effet, et leur nombre en est la puissance. { $x-least ->
        [1] { "" }
       *[other] Avec ces cartes, il en faut au moins le nombre indiqué derrière le X.
    }

    Les maux sont des effets qui nuisent au buveur. Tous les autres sont des bienfaits.

    Les cartes de commande disent quels effets la potion doit avoir, et ce qu’elle vaut. Quand une commande donne un nombre derrière un effet de coût X, la potion doit avoir au moins cette puissance. Il y a { $basic-orders } commandes simples, de { $basic-least } à { $basic-most } pièces d’or, et { $special-orders } commandes spéciales, de { $special-least } à { $special-most }.

    { $own-deck ->
        [yes] Ce qui vient du livret et ce qui vient de nous : les règles du jeu, le nombre de cartes, l’or à gagner et la téléportation sont du livret, qui ne montre aucune autre carte. Les autres effets, les ingrédients et les commandes sont de philtre, tout comme les réponses à ce que le livret laisse ouvert. On peut charger d’autres cartes à leur place.
       *[no] Ce qui vient du livret et ce qui n’en vient pas : les règles du jeu sont du livret ; les cartes sont celles que l’on a chargées pour cette table. Les réponses à ce que le livret laisse ouvert sont de philtre, tout comme le texte de tous les effets sauf la téléportation.
    }
    .heading = Ingrédients, effets, commandes

rules-03-setup =
    Le programme met tout en place. Deux fois plus de commandes simples que de joueurs forment une pile face cachée, et autant de commandes spéciales une autre ; le reste est écarté sans être vu. Les quatre premières commandes simples sont retournées : elles sont en jeu.

    Chaque joueur reçoit { $hand } cartes d’ingrédients et dispose de trois chaudrons vides. Les mains sont secrètes, mais le nombre de cartes de chacun est connu. Les chaudrons et la défausse sont à la vue de tous.

    L’hôte choisit le premier joueur ou le fait tirer au sort ; on joue dans le sens horaire.
    .heading = Mise en place

rules-04-turn =
    Votre tour a quatre phases : frémissement, brassage, potions, cueillette.

    Au frémissement, l’invisibilité que vous aviez bue prend fin.

    Au brassage, vous pouvez vous occuper une fois de chacun de vos trois chaudrons, dans l’ordre de votre choix, d’une de ces façons :

    - Ajouter un ingrédient de votre main, si le chaudron en contient moins de { $limit }.
    - Le vider : tous ses ingrédients sont défaussés. Un chaudron que vous avez vidé ne reçoit plus aucun ingrédient jusqu’à la fin du tour, quoi que vous buviez.

    Un chaudron auquel vous ne touchez pas reste tel quel. Quand vous avez fait ce que vous vouliez, passez à la suite.
    .heading = Votre tour et le brassage

rules-05-selling =
    À la phase des potions, vous pouvez vendre une potion, en boire une, ou ni l’un ni l’autre. Un chaudron dont les ingrédients ne donnent encore aucun effet ne peut être ni vendu ni bu.

    Pour être vendue, une potion doit avoir tous les effets que demande une commande en jeu. Les autres effets n’ont pas d’importance et ne se produisent pas. Vous gardez la carte de commande, gagnez son or, et les ingrédients de la potion sont défaussés. Une nouvelle commande prend sa place : une simple tant qu’il en reste, puis une spéciale. Quand les deux piles sont épuisées, la place reste vide.

    Vous passez ensuite à la cueillette.
    .heading = Vendre

rules-06-drinking =
    Si vous buvez une potion, tous ses effets doivent se produire : d’abord les maux, puis les bienfaits, dans l’ordre de votre choix au sein de chaque groupe. Ce que l’on « peut » faire est au choix ; le reste se produit, même à votre désavantage. Un effet de coût X agit à sa pleine puissance : celle de la potion entière, telle que vous l’avez bue. Un effet qui ne trouve personne à viser, ou rien sur quoi agir, ne fait rien.

    Le chaudron est vide dès que vous buvez et peut de nouveau recevoir des ingrédients. Ce que vous avez bu est hors jeu jusqu’à la fin de tous les effets, puis défaussé. Seuls le brassage et la hâte connaissent la limite de { $limit } ingrédients.

    Un effet qui demande un autre joueur peut viser quiconque n’est pas invisible. S’il n’y a qu’un tel joueur, ou qu’une seule chose à choisir, on ne vous demande rien.

    Vous passez ensuite à la cueillette.
    .heading = Boire

rules-07-gathering =
    Piochez des ingrédients jusqu’à en avoir { $hand } en main. Si vous en avez { $hand } ou plus, vous n’en piochez pas et gardez ce que vous avez.

    Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche. Si la défausse est vide elle aussi, la cueillette s’arrête là.
    .heading = La cueillette

rules-08-effects =
    Les bienfaits, avec leur coût :

    { $cost-teleportation ->
        [0] { "" }
       *[other] - { effect-teleportation } ({ $cost-teleportation }) : { effect-teleportation.about }
    }
    { $cost-clairvoyance ->
        [0] { "" }
       *[other] - { effect-clairvoyance } ({ $cost-clairvoyance }) : { effect-clairvoyance.about }
    }
    { $cost-haste ->
        [0] { "" }
       *[other] - { effect-haste } ({ $cost-haste }) : { effect-haste.about }
    }
    { $cost-growth ->
        [0] { "" }
       *[other] - { effect-growth } ({ $cost-growth }) : { effect-growth.about }
    }
    { $cost-transmutation ->
        [0] { "" }
       *[other] - { effect-transmutation } ({ $cost-transmutation }) : { effect-transmutation.about }
    }
    { $cost-combustion ->
        [0] { "" }
       *[other] - { effect-combustion } ({ $cost-combustion }) : { effect-combustion.about }
    }
    { $cost-theft ->
        [0] { "" }
       *[other] - { effect-theft } ({ $cost-theft }) : { effect-theft.about }
    }
    { $cost-corrosion ->
        [0] { "" }
       *[other] - { effect-corrosion } ({ $cost-corrosion }) : { effect-corrosion.about }
    }
    { $cost-invisibility ->
        [0] { "" }
       *[other] - { effect-invisibility } ({ $cost-invisibility }) : { effect-invisibility.about }
    }
    { $cost-gilding ->
        [0] { "" }
       *[other] - { effect-gilding } ({ $cost-gilding }) : { effect-gilding.about }
    }
    { $cost-paralysis ->
        [0] { "" }
       *[other] - { effect-paralysis } ({ $cost-paralysis }) : { effect-paralysis.about }
    }
    { $cost-prophecy ->
        [0] { "" }
       *[other] - { effect-prophecy } ({ $cost-prophecy }) : { effect-prophecy.about }
    }

    Les maux :

    { $cost-nausea ->
        [0] { "" }
       *[other] - { effect-nausea } ({ $cost-nausea }) : { effect-nausea.about }
    }
    { $cost-clumsiness ->
        [0] { "" }
       *[other] - { effect-clumsiness } ({ $cost-clumsiness }) : { effect-clumsiness.about }
    }
    { $cost-generosity ->
        [0] { "" }
       *[other] - { effect-generosity } ({ $cost-generosity }) : { effect-generosity.about }
    }
    { $cost-sloth ->
        [0] { "" }
       *[other] - { effect-sloth } ({ $cost-sloth }) : { effect-sloth.about }
    }
    .heading = Les effets

rules-09-lingering =
    L’invisibilité, la dorure, la paralysie et la paresse durent au-delà du tour. Elles sont posées devant le joueur qu’elles touchent, avec pour rappel un des ingrédients de la potion qui porte l’effet, mis de côté une fois la potion entière résolue : le premier qui ne rappelle pas déjà autre chose. Il est défaussé quand l’effet prend fin. S’il ne reste pas d’ingrédient pour rappeler un effet, l’effet dure tout de même.

    - L’invisibilité finit au début du prochain tour de son joueur.
    - La dorure finit avec la vente dont elle augmente le prix, ou avec le prochain tour de son joueur.
    - La paralysie finit avec la phase des potions qui est passée.
    - La paresse finit avec la prochaine phase de brassage de son joueur.

    Un second effet de la même sorte sur le même joueur remplace le premier.
    .heading = Les effets qui durent

rules-10-prophecy =
    La prophétie regarde la pile des commandes simples tant qu’il en reste, puis celle des spéciales. S’il ne reste qu’une carte, elle en voit une ; s’il n’y en a plus, elle ne fait rien.

    Une commande que la prophétie met sous une pile a été vue de tous : tous savent où elle est. Une commande qui revient sur le dessus n’est connue que de ceux qui l’ont vue.
    .heading = La prophétie et les piles

rules-11-memory =
    Ce que vous avez vu, vous pouvez le noter. Si vous avez regardé une main, ou échangé la vôtre, vous connaissez une partie de ce que tient ce joueur jusqu’à ce qu’il le joue : à vous de vous en souvenir, même si la main passe ensuite à quelqu’un d’autre. Les cartes qui changent de main à découvert sont connues de tous.

    Quand la défausse devient la nouvelle pioche, chacun peut déduire ce que contiennent toutes les mains réunies. Dès lors, chacun voit combien de cartes de chaque main y étaient avant ce mélange, et si une carte qui quitte une main en fait partie. Entre cartes égales, la plus ancienne part la première. Ce savoir est de notre cru : le livret ne le donne à personne.

    { $memory ->
        [yes] La table vous montre tout cela dans vos notes.
       *[no] À cette table, on joue sans notes : à vous de vous souvenir de tout cela.
    }
    .heading = Ce que vous pouvez savoir

rules-12-end =
    { $even-rounds ->
        [yes] Quand quelqu’un a { $goal } pièces d’or, on joue la manche jusqu’au bout. Le plus riche l’emporte alors et devient Grand Alchimiste.
       *[no] La partie s’arrête dès que quelqu’un a { $goal } pièces d’or : c’est le Grand Alchimiste.
    }

    La partie s’arrête aussi quand il n’y a plus de commande en jeu, ou après { $rounds } manches, une limite de notre cru que l’hôte peut changer. Le plus riche l’emporte alors ; à égalité, celui qui a eu besoin de moins de commandes ; si l’égalité demeure, la victoire est partagée.
    .heading = La fin

## Ce que montrent les figures des règles

figure-orders = Quatre commandes en jeu : les effets que veut chacune, et son or.
figure-desk = Vos trois chaudrons et votre main pendant le brassage. Sous chaque chaudron : ce qu’il donne, et ce qui manque pour une commande.
figure-ready = La première potion a tous les effets que veut le Breuvage du trac : elle peut être vendue maintenant. Un point plein pour chaque ingrédient qui a l’effet, un vide pour ce qu’il lui faut encore.
figure-drinking = Une potion que l’on boit : les effets encore à résoudre, dans l’ordre de votre choix.
figure-lasting = Les effets qui durent se montrent chez le joueur qu’ils touchent, chacun avec un ingrédient pour s’en souvenir.

## Conseils

tip-01 = Cherchez les ingrédients qui servent à deux commandes à la fois. Avec plusieurs effets par carte, un chaudron approche souvent de plusieurs commandes sans qu’on le veuille.
tip-02 = Une main qui ne convient à aucune commande ne s’améliore pas en attendant. Jetez-la dans un chaudron de réserve et videz-le : vous piochez autant de cartes que vous en jouez.
tip-03 = À chaque tour, vous pouvez ajouter un ingrédient à chacun des trois chaudrons. Trois cartes jouées, ce sont trois nouvelles cartes ; avec une main pleine, un tour sans brassage ne pioche rien.
tip-04 = Regardez les autres chaudrons avant la phase des potions. S’il ne manque qu’une carte à quelqu’un pour une commande précieuse, combustion, larcin ou corrosion valent peut-être mieux que votre petite vente.
tip-05 = Buvez la dorure le tour d’avant une vente toute prête : deux pièces d’or de plus, c’est souvent l’écart entre une commande simple et une spéciale.
tip-06 = Les maux passent d’abord. Avec nausée et hâte dans la même potion, vous brassez davantage, mais ne cueillez rien : gardez des cartes en main pour cela.
tip-07 = Avant de boire la clairvoyance ou la téléportation, brassez les cartes dont vous ne voulez pas. Ce que vous gardez en main est ce que l’autre reçoit.
tip-08 = L’invisibilité protège une potion coûteuse le temps d’une manche. Buvez-la quand l’autre chaudron est presque prêt.
tip-09 = À deux joueurs, les commandes spéciales arrivent dès la première vente. { $own-deck ->
    [yes] Préparez-vous à réunir trois effets dans une potion.
   *[no] Voyez ce qu’elles demandent avant de remplir vos chaudrons.
}
tip-10 = La croissance ignore la limite de { $limit }. Elle remplit un chaudron d’un coup pour une commande, et libère votre main pour de nouvelles cartes.
tip-11 = Après un mélange, vous savez ce que contient la nouvelle pioche : la défausse était visible. Comptez sur ces effets-là.

## Coups

move-done = Passer à la suite
move-dump = Chaudron { $cauldron } : le vider
move-add = Chaudron { $cauldron } : ajouter { $ingredient }
    .effects = Chaudron { $cauldron } : ajouter { $ingredient } ({ $effects })
move-sell = Vendre le chaudron { $cauldron } : { $order }
    .value = Vendre le chaudron { $cauldron } : { $order } ({ $value ->
        [0] { $value } pièce d’or
        [one] { $value } pièce d’or
       *[other] { $value } pièces d’or
    })
move-drink = Boire le chaudron { $cauldron }
    .effects = Boire le chaudron { $cauldron } : { $effects }
move-resolve = Effet suivant : { $effect }
move-target = Viser { $seat }
move-burn = Brûler son chaudron { $cauldron }
move-drop = Chaudron { $cauldron } : défausser { $ingredient }
    .effects = Chaudron { $cauldron } : défausser { $ingredient } ({ $effects })
move-corrode = Son chaudron { $cauldron } : défausser { $ingredient }
    .effects = Son chaudron { $cauldron } : défausser { $ingredient } ({ $effects })
move-give = Donner { $ingredient }
    .effects = Donner { $ingredient } ({ $effects })
move-take = Prendre { $ingredient }
    .effects = Prendre { $ingredient } ({ $effects })
move-move = Du chaudron { $from } au chaudron { $to } : { $ingredient }
    .effects = Du chaudron { $from } au chaudron { $to } : { $ingredient } ({ $effects })
move-steal = De son chaudron { $from } à votre chaudron { $to } : { $ingredient }
    .effects = De son chaudron { $from } à votre chaudron { $to } : { $ingredient } ({ $effects })
move-bring = Mettre en jeu { $order }
    .value = Mettre en jeu { $order } ({ $value ->
        [0] { $value } pièce d’or
        [one] { $value } pièce d’or
       *[other] { $value } pièces d’or
    })
move-replace = À la place { DE($order) }
    .value = À la place { DE($order) } ({ $value ->
        [0] { $value } pièce d’or
        [one] { $value } pièce d’or
       *[other] { $value } pièces d’or
    })
move-card = Carte tirée : { $ingredient }
move-order = Commande tirée : { $order }

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-chance = On tire une carte.
prompt-brew =
    { $you ->
        [yes] Brassez : un ingrédient par chaudron, ou videz-le. Puis passez à la suite.
       *[no] { $seat } brasse : un ingrédient par chaudron, dans l’ordre de son choix.
    }
prompt-potions =
    { $you ->
        [yes] Vous pouvez vendre une potion, en boire une, ou passer à la suite.
       *[no] { $seat } peut vendre une potion, en boire une, ou passer à la suite.
    }
prompt-resolve =
    { $you ->
        [yes] Choisissez l’effet suivant.
       *[no] { $seat } choisit l’effet suivant.
    }
prompt-target =
    { $you ->
        [yes] Choisissez qui viser ({ $effect }).
       *[no] { $seat } choisit qui viser ({ $effect }).
    }
prompt-haste =
    { $you ->
        [yes] Hâte : vous pouvez ajouter un ingrédient de plus à chaque chaudron, dans l’ordre de votre choix. Puis passez à la suite.
       *[no] Hâte : { $seat } peut ajouter un ingrédient de plus à chaque chaudron.
    }
prompt-grow =
    { $you ->
        [yes] { $count ->
            [0] Croissance : vous n’avez plus d’ingrédient à ajouter.
            [one] Croissance : ajoutez encore un ingrédient, dans le chaudron de votre choix.
           *[other] Croissance : ajoutez encore { $count } ingrédients, dans les chaudrons de votre choix.
        }
       *[no] { $count ->
            [0] Croissance : { $seat } n’a plus d’ingrédient à ajouter.
            [one] Croissance : { $seat } ajoute encore un ingrédient, dans le chaudron de son choix.
           *[other] Croissance : { $seat } ajoute encore { $count } ingrédients, dans les chaudrons de son choix.
        }
    }
prompt-move =
    { $you ->
        [yes] { $count ->
            [0] Transmutation : vous n’avez plus d’ingrédient à déplacer.
            [one] Transmutation : vous pouvez encore déplacer un ingrédient entre vos chaudrons.
           *[other] Transmutation : vous pouvez déplacer jusqu’à { $count } ingrédients entre vos chaudrons.
        }
       *[no] { $count ->
            [0] Transmutation : { $seat } n’a plus d’ingrédient à déplacer.
            [one] Transmutation : { $seat } peut encore déplacer un ingrédient entre ses chaudrons.
           *[other] Transmutation : { $seat } peut déplacer jusqu’à { $count } ingrédients entre ses chaudrons.
        }
    }
prompt-burn =
    { $you ->
        [yes] Combustion : choisissez le chaudron { DE($target-seat) } qui brûle.
       *[no] Combustion : { $seat } choisit le chaudron { DE($target-seat) } qui brûle.
    }
prompt-steal =
    { $you ->
        [yes] { $count ->
            [0] Larcin : vous n’avez plus rien à prendre dans les chaudrons { DE($target-seat) }.
            [one] Larcin : vous pouvez encore prendre un ingrédient dans les chaudrons { DE($target-seat) }.
           *[other] Larcin : vous pouvez prendre jusqu’à { $count } ingrédients dans les chaudrons { DE($target-seat) }.
        }
       *[no] { $count ->
            [0] Larcin : { $seat } n’a plus rien à prendre dans les chaudrons { DE($target-seat) }.
            [one] Larcin : { $seat } peut encore prendre un ingrédient dans les chaudrons { DE($target-seat) }.
           *[other] Larcin : { $seat } peut prendre jusqu’à { $count } ingrédients dans les chaudrons { DE($target-seat) }.
        }
    }
prompt-corrode =
    { $you ->
        [yes] { $count ->
            [0] Corrosion : vous n’avez plus rien à défausser dans les chaudrons { DE($target-seat) }.
            [one] Corrosion : défaussez encore un ingrédient des chaudrons { DE($target-seat) }.
           *[other] Corrosion : défaussez { $count } ingrédients des chaudrons { DE($target-seat) }.
        }
       *[no] { $count ->
            [0] Corrosion : { $seat } n’a plus rien à défausser dans les chaudrons { DE($target-seat) }.
            [one] Corrosion : { $seat } défausse encore un ingrédient des chaudrons { DE($target-seat) }.
           *[other] Corrosion : { $seat } défausse { $count } ingrédients des chaudrons { DE($target-seat) }.
        }
    }
prompt-drop =
    { $you ->
        [yes] Maladresse : défaussez un ingrédient de votre chaudron { $cauldron }.
       *[no] Maladresse : { $seat } défausse un ingrédient du chaudron { $cauldron }.
    }
prompt-give =
    { $you ->
        [yes] { $count ->
            [0] Clairvoyance : vous n’avez plus de carte à échanger avec { $target-seat }.
            [one] Clairvoyance : vous pouvez encore donner une carte { A($target-seat) } en échange d’une autre.
           *[other] Clairvoyance : vous pouvez donner une carte { A($target-seat) } en échange d’une autre, jusqu’à { $count } fois.
        }
       *[no] { $count ->
            [0] Clairvoyance : { $seat } n’a plus de carte à échanger avec { $target-seat }.
            [one] Clairvoyance : { $seat } peut encore donner une carte { A($target-seat) } en échange d’une autre.
           *[other] Clairvoyance : { $seat } peut donner une carte { A($target-seat) } en échange d’une autre, jusqu’à { $count } fois.
        }
    }
prompt-take =
    { $you ->
        [yes] Clairvoyance : prenez une carte dans la main { DE($target-seat) }.
       *[no] Clairvoyance : { $seat } prend une carte dans la main { DE($target-seat) }.
    }
prompt-bring =
    { $you ->
        [yes] Prophétie : vous pouvez mettre en jeu une des commandes entrevues.
       *[no] Prophétie : { $seat } peut mettre en jeu une des commandes entrevues.
    }
prompt-replace =
    { $you ->
        [yes] Prophétie : choisissez la commande qui passe sous la pile.
       *[no] Prophétie : { $seat } choisit la commande qui passe sous la pile.
    }

## Ce qui s’est passé

event-dealt = Vous recevez : { $ingredient }.
event-drew = Vous piochez : { $ingredient }.
event-gathers =
    { $count ->
        [0] { $seat } cueille { $count } carte.
        [one] { $seat } cueille { $count } carte.
       *[other] { $seat } cueille { $count } cartes.
    }
    .you =
        { $count ->
            [0] Vous cueillez { $count } carte.
            [one] Vous cueillez { $count } carte.
           *[other] Vous cueillez { $count } cartes.
        }
event-no-gathering = La nausée prive { $seat } de cueillette.
    .you = La nausée vous prive de cueillette.
event-reshuffled =
    { $count ->
        [0] La pioche est vide, et la défausse aussi.
        [one] La pioche est vide : la défausse, { $count } carte, devient la nouvelle pioche.
       *[other] La pioche est vide : la défausse, { $count } cartes, est mélangée et devient la nouvelle pioche.
    }
event-order = Nouvelle commande, place { $place } : { $order }.
    .brief = { "" }
event-turn = Manche { $round } : { $seat }
    .you = Manche { $round } : vous
event-visible = { $seat } redevient visible.
    .you = Vous redevenez visible.
event-added = { $seat } ajoute au chaudron { $cauldron } : { $ingredient }.
    .you = Vous ajoutez au chaudron { $cauldron } : { $ingredient }.
    .again = au chaudron { $cauldron } : { $ingredient }
event-dumped = { $seat } vide le chaudron { $cauldron } : { $ingredients }.
    .you = Vous videz le chaudron { $cauldron } : { $ingredients }.
event-skipped = La paralysie fait passer { A($seat) } la phase des potions.
    .you = La paralysie vous fait passer la phase des potions.
    .brief = passe la phase des potions : paralysie
event-sold =
    { $gold ->
        [0] { $seat } vend le chaudron { $cauldron } ({ $order }) pour { $gold } pièce d’or : { $total } en tout.
        [one] { $seat } vend le chaudron { $cauldron } ({ $order }) pour { $gold } pièce d’or : { $total } en tout.
       *[other] { $seat } vend le chaudron { $cauldron } ({ $order }) pour { $gold } pièces d’or : { $total } en tout.
    }
    .you =
        { $gold ->
            [0] Vous vendez le chaudron { $cauldron } ({ $order }) pour { $gold } pièce d’or : { $total } en tout.
            [one] Vous vendez le chaudron { $cauldron } ({ $order }) pour { $gold } pièce d’or : { $total } en tout.
           *[other] Vous vendez le chaudron { $cauldron } ({ $order }) pour { $gold } pièces d’or : { $total } en tout.
        }
event-drank = { $seat } boit le chaudron { $cauldron } : { $effects }.
    .you = Vous buvez le chaudron { $cauldron } : { $effects }.
event-effect = Effet : { $effect }.
    .brief = { $effect } :
event-nothing = { $effect } : sans effet cette fois.
    .brief = sans effet cette fois
event-swapped = { $seat } et { $target-seat } échangent leurs mains.
    .you = Vous échangez votre main avec { $target-seat }.
    .to-you = { $seat } échange sa main avec la vôtre.
event-looked =
    { $ingredients ->
        [hidden] { $seat } regarde la main { DE($target-seat) }.
       *[other] { $seat } regarde la main { DE($target-seat) } : { $ingredients }.
    }
    .you =
        { $ingredients ->
            [hidden] Vous regardez la main { DE($target-seat) }.
           *[other] Vous regardez la main { DE($target-seat) } : { $ingredients }.
        }
    .to-you =
        { $ingredients ->
            [hidden] { $seat } regarde votre main.
           *[other] { $seat } regarde votre main : { $ingredients }.
        }
event-gave = { $seat } donne { A($target-seat) } : { $ingredient }.
    .you = Vous donnez { A($target-seat) } : { $ingredient }.
    .to-you = { $seat } vous donne : { $ingredient }.
event-took = { $seat } prend { A($target-seat) } : { $ingredient }.
    .you = Vous prenez { A($target-seat) } : { $ingredient }.
    .to-you = { $seat } vous prend : { $ingredient }.
event-moved = { $seat } déplace du chaudron { $from } au chaudron { $to } : { $ingredient }.
    .you = Vous déplacez du chaudron { $from } au chaudron { $to } : { $ingredient }.
    .again = du chaudron { $from } au chaudron { $to } : { $ingredient }
event-burnt = { $seat } brûle le chaudron { $cauldron } { DE($target-seat) } : { $ingredients }.
    .you = Vous brûlez le chaudron { $cauldron } { DE($target-seat) } : { $ingredients }.
    .to-you = { $seat } brûle votre chaudron { $cauldron } : { $ingredients }.
event-stole = { $seat } vole dans le chaudron { $from } { DE($target-seat) }, vers son propre chaudron { $to } : { $ingredient }.
    .you = Vous volez dans le chaudron { $from } { DE($target-seat) }, vers votre propre chaudron { $to } : { $ingredient }.
    .to-you = { $seat } vole dans votre chaudron { $from }, vers son propre chaudron { $to } : { $ingredient }.
event-corroded = { $seat } dissout dans le chaudron { $cauldron } { DE($target-seat) } : { $ingredient }.
    .you = Vous dissolvez dans le chaudron { $cauldron } { DE($target-seat) } : { $ingredient }.
    .to-you = { $seat } dissout dans votre chaudron { $cauldron } : { $ingredient }.
    .again = dans le chaudron { $cauldron } { DE($target-seat) } : { $ingredient }
event-dropped = { $seat } renverse du chaudron { $cauldron } : { $ingredient }.
    .you = Vous renversez du chaudron { $cauldron } : { $ingredient }.
    .again = du chaudron { $cauldron } : { $ingredient }
event-parted = { $target-seat } prend dans la main { DE($seat) } : { $ingredient }.
    .you = { $target-seat } prend dans votre main : { $ingredient }.
    .to-you = Vous prenez dans la main { DE($seat) } : { $ingredient }.
event-invisible = { $seat } devient invisible.
    .you = Vous devenez invisible.
event-gilded = { $seat } dore sa prochaine vente.
    .you = Vous dorez votre prochaine vente.
event-gilding-lost = La dorure { DE($seat) } se perd sans avoir servi.
    .you = Votre dorure se perd sans avoir servi.
event-paralysed = { $seat } paralyse { $target-seat }, qui passera une phase des potions.
    .you = Vous paralysez { $target-seat }, qui passera une phase des potions.
    .to-you = { $seat } vous paralyse : vous passerez une phase des potions.
event-slothful = { $seat } ne brassera qu’un chaudron au prochain tour.
    .you = Vous ne brasserez qu’un chaudron au prochain tour.
event-nauseous = { $seat } ne cueillera rien ce tour-ci.
    .you = Vous ne cueillerez rien ce tour-ci.
event-foresaw =
    { $orders ->
        [hidden] { $seat } regarde les prochaines commandes, au nombre de { $count }.
       *[other] { $seat } regarde les prochaines commandes ({ $count }) : { $orders }.
    }
    .you =
        { $orders ->
            [hidden] Vous regardez les prochaines commandes, au nombre de { $count }.
           *[other] Vous regardez les prochaines commandes ({ $count }) : { $orders }.
        }
event-brought = { $seat } met en jeu une commande : { $order }.
    .you = Vous mettez en jeu une commande : { $order }.
event-replaced = { $seat } met sous la pile : { $order }.
    .you = Vous mettez sous la pile : { $order }.
event-no-orders = Il n’y a plus de commande en jeu.
event-rounds-over = La dernière manche est jouée.
event-won =
    { $gold ->
        [0] { $seat } gagne avec { $gold } pièce d’or.
        [one] { $seat } gagne avec { $gold } pièce d’or.
       *[other] { $seat } gagne avec { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [0] Vous gagnez avec { $gold } pièce d’or.
            [one] Vous gagnez avec { $gold } pièce d’or.
           *[other] Vous gagnez avec { $gold } pièces d’or.
        }
event-shared =
    { $gold ->
        [0] { $seats } se partagent la victoire, avec { $gold } pièce d’or chacun.
        [one] { $seats } se partagent la victoire, avec { $gold } pièce d’or chacun.
       *[other] { $seats } se partagent la victoire, avec { $gold } pièces d’or chacun.
    }

## Comment une partie s’est passée, à sa fin

account-orders = Or : { $order }
account-drunk = Potions bues
account-added = Ingrédients brassés
account-dumped = Chaudrons vidés
account-attacks = Attaques contre les autres

# Ce qu’une étude compte, dans son rapport.
group-effect = Effets
group-order = Commandes vendues

## Pourquoi quelque chose n’est pas possible

refusal-over = La partie est finie.
refusal-chance-first = Il faut d’abord tirer une carte.
refusal-not-a-choice = C’est le hasard qui en décide, pas un joueur.
refusal-brew-first = Finissez d’abord de brasser : ajoutez à vos chaudrons, videz-les, ou passez à la suite.
refusal-potions-first = Le brassage est fini : vendez une potion, buvez-en une, ou passez à la suite.
refusal-resolve-first = Choisissez d’abord l’effet suivant de la potion.
refusal-target-first = Choisissez d’abord qui l’effet doit viser.
refusal-haste-first = Ajoutez d’abord un ingrédient de plus à vos chaudrons, ou passez à la suite.
refusal-grow-first = Ajoutez d’abord les ingrédients que la croissance exige.
refusal-move-first = Déplacez d’abord des ingrédients entre vos chaudrons, ou passez à la suite.
refusal-burn-first = Choisissez d’abord le chaudron qui brûle.
refusal-steal-first = Prenez d’abord des ingrédients dans les chaudrons de l’autre, ou passez à la suite.
refusal-corrode-first = Choisissez d’abord un ingrédient à défausser dans les chaudrons de l’autre.
refusal-drop-first = Choisissez d’abord un ingrédient de votre chaudron à défausser.
refusal-give-first = Donnez d’abord une carte en échange, ou passez à la suite.
refusal-take-first = Vous avez donné une carte : prenez-en une à présent.
refusal-bring-first = Choisissez d’abord la commande qui entre en jeu, ou passez à la suite.
refusal-replace-first = Choisissez d’abord la commande en jeu qui cède sa place.
refusal-other-cauldron = Il s’agit maintenant du chaudron { $cauldron }.
refusal-added = Le chaudron { $cauldron } a déjà reçu son ingrédient : un seul par chaudron.
refusal-dumped = Vous avez vidé le chaudron { $cauldron } ce tour-ci : il ne reçoit plus d’ingrédient avant votre prochain tour.
refusal-empty-cauldron = Le chaudron { $cauldron } est vide : il n’y a rien à jeter.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $ingredient }.
refusal-cauldron-full =
    { $count ->
        [0] Le chaudron { $cauldron } ne peut contenir que { $count } ingrédient ; on ne peut rien y ajouter.
        [one] Le chaudron { $cauldron } contient déjà { $count } ingrédient ; on ne peut plus y ajouter maintenant.
       *[other] Le chaudron { $cauldron } contient déjà { $count } ingrédients ; on ne peut plus y ajouter maintenant.
    }
refusal-nothing-brewed = Le chaudron { $cauldron } est vide.
refusal-no-effect = Le contenu du chaudron { $cauldron } n’a encore aucun effet : il ne peut être ni vendu ni bu.
refusal-not-ordered = Personne ne commande cela en ce moment : { $order }.
refusal-lacks = Pour { $order }, il manque quelque chose à la potion du chaudron { $cauldron } : { $effects }.
refusal-harms-first = { $effect } doit attendre : les maux passent avant les bienfaits.
refusal-no-such-effect = { $effect } n’est pas parmi les effets encore à venir.
refusal-yourself = Vous ne pouvez pas vous viser vous-même.
refusal-no-such-player = Il n’y a pas de joueur { $number } à viser.
refusal-cannot-see = { $target-seat } est invisible : personne ne peut viser ce joueur.
refusal-nothing-there = Son chaudron { $cauldron } est vide : choisissez-en un autre.
refusal-not-foreseen = { $order } n’est pas parmi les commandes que vous avez entrevues.
refusal-not-in-play = { $order } n’est pas en jeu.
refusal-no-exchange = Il ne reste pas de carte à échanger.
refusal-just-taken = Vous venez de prendre cette carte, elle ne peut pas repartir : { $ingredient }.
refusal-just-given = Vous venez de donner cette carte, elle ne peut pas revenir : { $ingredient }.
refusal-not-in-their-hand = Cette carte n’est pas dans cette main : { $ingredient }.
refusal-same-cauldron = Choisissez deux chaudrons différents.
refusal-not-there = Cet ingrédient n’est pas dans le chaudron { $cauldron } : { $ingredient }.

## Le plateau dans un terminal, et les noms des sortes de coups

board-kind-add = Ajouter un ingrédient
board-kind-sell = Vendre une potion
board-kind-drink = Boire une potion
board-kind-move = Déplacer un ingrédient
board-kind-steal = Voler un ingrédient
board-kind-corrode = Défausser un ingrédient de l’autre
board-kind-drop = Défausser un de vos ingrédients
board-kind-give = Donner une carte
board-kind-take = Prendre une carte
board-kind-bring = Mettre une commande en jeu
board-kind-replace = Retirer une commande
board-kind-dump = Vider le chaudron
board-kind-done = Passer à la suite

board-round = Manche { $round } sur { $rounds }. Il faut { $goal } pièces d’or pour gagner.
board-round-even = Manche { $round } sur { $rounds }. À { $goal } pièces d’or, on finit la manche, puis le plus riche gagne.
board-orders = Commandes en jeu (à venir, simples : { $basic }, spéciales : { $special })
board-order =
    { $gold ->
        [0] { $gold } pièce  { $order } : { $wants }
        [one] { $gold } pièce  { $order } : { $wants }
       *[other] { $gold } pièces  { $order } : { $wants }
    }
board-want = { $effect } { $count }
board-no-order = pas de commande ici
board-foreseen = Vous entrevoyez : { $orders }
board-noted = Ce que vous savez de la pile { $stack }, depuis le dessus : { $orders }
board-stack-basic = simple
board-stack-special = spéciale
board-player =
    { $gold ->
        [0] { $name } : { $gold } pièce d’or, cartes en main : { $hand }, commandes vendues : { $sold }
        [one] { $name } : { $gold } pièce d’or, cartes en main : { $hand }, commandes vendues : { $sold }
       *[other] { $name } : { $gold } pièces d’or, cartes en main : { $hand }, commandes vendues : { $sold }
    }
board-you = vous
board-lingering-invisibility = invisible jusqu’à son prochain tour
board-lingering-gilding = prochaine vente dorée, 2 pièces d’or de plus
board-lingering-paralysis = passera une phase des potions
board-lingering-sloth = ne brassera qu’un chaudron
board-hand-own = Votre main
board-orders-name = Commandes en jeu
board-stacked-basic = Commandes simples
board-stacked-special = Commandes spéciales
board-pays =
    { $count ->
        [0] Paie { $count } pièce d’or
        [one] Paie { $count } pièce d’or
       *[other] Paie { $count } pièces d’or
    }
board-order-ready = Prête dans le chaudron { $cauldrons }
board-wanted = demandé
board-cauldron-name = Chaudron { $number }
board-deed-dump = Vider
board-deed-drink = Boire
board-token = { $effect } : { $count } sur { $cost }
board-token-active = { $effect } : en vigueur
board-token-power = { $effect } : en vigueur, puissance { $count }
board-gold =
    { $count ->
        [0] { $count } pièce d’or sur { $goal }
        [one] { $count } pièce d’or sur { $goal }
       *[other] { $count } pièces d’or sur { $goal }
    }
board-holds = Cartes en main : { $count }
board-sold = Commandes vendues : { $count }
board-lasting-invisibility = invisible
board-lasting-gilding = +2 pièces
board-lasting-paralysis = sans potion
board-lasting-sloth = un chaudron
board-in-words = En mots
board-drinks = { $seat } boit
board-aimed = Vise { $seat }
board-effect-done = fait
board-effect-now = en cours
board-effect-next = à venir
board-known = vous savez que s’y trouvent : { $cards }
board-held-over =
    { $count ->
        [0] { $count } carte gardée depuis avant le dernier mélange
        [one] { $count } carte gardée depuis avant le dernier mélange
       *[other] { $count } cartes gardées depuis avant le dernier mélange
    }
board-pool = Gardé depuis avant le dernier mélange, par les autres réunis : { $cards }
board-cauldron = { $number } : { $cards }
board-cauldron-empty = vide
board-has = A : { $effects }
board-brewing = Mijote : { $effects }
board-sells = Se vend : { $order }
board-lacks = Pour { $order } : { $missing }
board-missing = encore { $count } { $effect }
board-hand = Votre main (coût entre parenthèses, * si une commande en jeu veut l’effet)
board-their-hand = La main { DE($seat) }
board-hand-empty = aucune carte
board-card = { $cards } : { $effects }
board-effect = { $effect } ({ $cost })
board-drink = Potion bue : { $cards }. Encore à venir : { $effects }
board-drink-last = Potion bue : { $cards }. Plus rien à venir.
board-piles = Pioche : { $deck }. Défausse : { $discards }.

## Raisons, derrière un coup que nomme un conseil

reason-wins = atteint { $goal } pièces d’or et gagne
reason-earns =
    { $gold ->
        [0] rapporte { $gold } pièce d’or, ce qui fait { $total } en tout
        [one] rapporte { $gold } pièce d’or, ce qui fait { $total } en tout
       *[other] rapporte { $gold } pièces d’or, ce qui fait { $total } en tout
    }
reason-completes = achève la commande { $order }
reason-nearer =
    { $count ->
        [0] rapproche de la commande { $order }
        [one] rapproche de la commande { $order } : il n’en faut plus qu’un
       *[other] rapproche de la commande { $order } : il en faut encore { $count }
    }
reason-clears = aucune commande en jeu n’en veut : hors de votre main, il fait place à un autre
reason-ready = une potion répond déjà à la commande { $order }
reason-blocked = avec ce qu’il contient, on ne peut plus satisfaire aucune commande en jeu
reason-drink = personne ne l’a commandée : elle ne vaut que par ses effets
reason-leader = de tous les autres, { $target-seat } a le plus d’or
reason-spoils = empêche { $target-seat } de vendre { $order }

## Les champs de la vue
# web/src/lib/board/names.ts dit ce que signifient les attributs

field-seat = Alchimiste
    .of = seat
field-phase = Phase
field-actor = Décide
    .of = seat
field-player = À son tour
    .of = seat
    .shown = no
field-turn = Tour
    .shown = no
field-round = Manche
field-rounds = Limite de manches
    .shown = no
field-goal = Or pour gagner
field-even_rounds = Finir la manche
field-cauldron = Chaudron
field-brewed = Chaudrons complétés
field-dumped = Chaudrons vidés ce tour-ci
field-left = Reste à faire
field-players = Alchimistes
field-orders = Commandes
    .of = order
    .none = empty
field-stacks = Piles de commandes
field-foreseen = Entrevu
    .of = order
field-brought = Entre en jeu
    .of = order
field-drink = En train d’être bu
field-deck = Pioche
    .zero = yes
field-discards = Défausse
    .folded = yes
field-held_over = Gardé depuis le mélange
    .folded = yes
    .zero = no
field-costs = Coût des effets
    .folded = yes
field-gold = Or
field-sold = Commandes vendues
    .of = order
field-hand = Cartes en main
field-cards = Cartes
field-known = Connu
    .of = order
field-cauldrons = Chaudrons
field-lingering = Effets durables
field-ingredient = Ingrédient
field-count = Nombre
field-effects = Effets
    .of = effect
field-number = Numéro
field-size = Contient
field-effect = Effet
field-cost = exige
field-variable = ou plus
field-active = actif
field-order = Commande
field-missing = Il manque
field-kind = Genre
field-value = Or
field-wants = Demande
field-least = au moins
field-todo = À venir
    .of = effect
field-target = Visé
    .of = seat

kind-basic = simple
kind-special = spéciale
