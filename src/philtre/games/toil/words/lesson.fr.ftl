# La leçon de Labeur et malheur, français. Un message pour chaque étape de lesson.toml ; des lignes vides séparent les paragraphes.

lesson-aim =
    Vous tenez une boutique de potions, Ada aussi. Le premier à atteindre 10 pièces d’or gagne. Vous en avez 5, Ada 8 : pressez-vous.

    L’or vient des potions vendues à ceux qui les ont commandées.
lesson-cards =
    Voici votre main : personne d’autre ne la voit. Chaque ingrédient porte quatre effets, montrés par leurs signes.

    Un effet agit quand une potion contient assez d’ingrédients qui le portent : le plus souvent deux ou trois, comme le dit « Coût des effets ».
lesson-orders =
    Voici les commandes en jeu, pour le premier qui les servira. Le Tonique du matin demande de la hâte et rapporte 1 pièce d’or.

    La hâte veut deux ingrédients qui la portent.
lesson-brew =
    Un tour commence par vos trois chaudrons. À chacun, vous pouvez ajouter un ingrédient, ou bien le vider, dans l’ordre de votre choix.

    Dans le premier, une Anguille électrique porte la hâte. Ajoutez le Haricot sauteur, qui la porte aussi : choisissez la carte, puis le chaudron.
lesson-second =
    Dans le deuxième, deux ingrédients portent la dorure, qui en veut trois. Ajoutez le Crapaud doré. Vous verrez bientôt pourquoi.
lesson-third =
    Le troisième peut attendre. Vous avez assez brassé : passez à la suite.
lesson-sell =
    Vous pouvez maintenant vendre une potion ou en boire une, pas les deux. Le chaudron 1 a la hâte. Pour une vente, ce qu’il contient d’autre n’importe pas.

    Vendez-le comme Tonique du matin. Puis vient la cueillette, et c’est le tour d’Ada.
lesson-gathered =
    Vous avez repioché jusqu’à six cartes : plus on brasse, plus on voit de cartes. Une nouvelle commande a pris la place de la vôtre.

    Ada a vendu le Cordial du trou de serrure et a 9 pièces d’or. N’importe quelle vente la ferait gagner. Vous en avez 6.
lesson-soda =
    Le Soda de cache-cache rapporte 2. Il demande la téléportation, qui veut trois ingrédients, et l’invisibilité, qui en veut deux.

    La Vapeur fugueuse de votre troisième chaudron porte les deux, la Chaussette d’esprit frappeur de votre main aussi : une carte compte pour tous ses effets.
lesson-again =
    Mettez la Graine de tonnerre, qui ne vous sert à rien, dans le chaudron 1 : vous piocherez une autre carte. Ajoutez la Chaussette au 3, et passez à la suite.
lesson-drink =
    Rien n’est prêt à la vente. Alors buvez : tous les effets de la potion agissent, sur vous ou sur les autres. La dorure ajoute 2 pièces d’or à votre prochaine vente, jusqu’à la fin de votre prochain tour.

    Buvez le chaudron 2.
lesson-harms =
    Votre prochaine vente est dorée. Mais regardez avant de boire : quatre effets sont des maux, comme la nausée et la paresse. Ils viennent d’abord, et personne n’y échappe.

    D’autres effets sèment le trouble : ils brûlent, volent ou vident des chaudrons. Tous les chaudrons sont visibles, les vôtres aussi.
lesson-last =
    Ada n’était pas prête. Ajoutez le Poil de chat de sorcière au chaudron 3 : c’est la troisième téléportation. Puis passez à la suite.
lesson-win =
    Sous le chaudron figure ce qui lui manque encore pour chaque commande. Pour le Soda de cache-cache : rien.

    Vendez-le : 2 pièces d’or, et 2 de plus grâce à la dorure.
lesson-end =
    Dix pièces d’or : vous avez gagné.

    Pour votre première partie : brassez dans les trois chaudrons, même si une carte ne va nulle part, car vous en piocherez une autre. Cherchez les cartes qui servent deux commandes. Et regardez les chaudrons d’Ada avant de vendre ou de boire.
