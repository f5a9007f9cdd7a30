# La leçon d’Elixir, français. Un message pour chaque étape de lesson.toml ; des lignes vides séparent les paragraphes.

lesson-aim =
    L’élixir de vie a trois parties, et chacune est une potion. Ayez les trois à la fin de votre tour, et vous gagnez.

    Vous avez déjà les parties 1 et 2. Les autres voient combien de potions vous avez, pas lesquelles.
lesson-sheet =
    Une herbe et une curiosité font une potion : neuf paires, neuf potions, et au début personne ne sait laquelle fait quoi.

    Voici votre feuille de formules. Vous en connaissez cinq. Les quatre autres peuvent être Chance, Prouesse, Vitesse ou la partie 3. Le jeu tient la feuille pour vous.
lesson-shelf =
    On brasse avec ce qui est sur l’étagère : une herbe, une curiosité, et une ou plusieurs gemmes.

    Vous avez deux curiosités et quatre gemmes, mais pas d’herbe. L’Herboriste en vend.
lesson-walk =
    À chaque tour, vous touchez 1 pièce d’or, vous avancez de quatre cases au plus, et l’endroit où vous vous arrêtez agit.

    L’Herboriste est à quatre cases. Allez-y.
lesson-buy =
    Dans une boutique, vous achetez tout ce que vous pouvez payer. Vous n’avez essayé l’Aconit ni avec l’Œil de triton ni avec l’Écaille de dragon : achetez-en deux, puis finissez vos achats.
lesson-carry =
    Ce que vous portez peut être volé, et ne se brasse pas : il faut d’abord le ranger sur l’étagère. Finissez votre tour, et regardez ce que fait Ada.
lesson-watched =
    Ada a brassé Mandragore et Aile de chauve-souris, et obtenu une potion. Vous voyez où, mais pas laquelle. Retenez-le : elle n’a que celle-là.

    On peut brasser où qu’on soit, comme elle, dans la rue. Il ne faut être au labo que pour ranger.
lesson-home =
    Touchez votre or, rentrez à votre labo, et rangez les deux herbes sur l’étagère. Puis dites que vous avez fini.
lesson-brew =
    À chaque tour, vous pouvez brasser une fois. Essayez Aconit et Œil de triton.

    Plus les gemmes valent ensemble, plus le brassage est sûr. Ajoutez l’Opale, qui vaut 3.
lesson-roll =
    Avec 3, un 1 ou un 2 veut seulement dire : réessayez au tour suivant. À partir de 3, c’est réussi. Avec moins, on peut échouer ; avec 5, on réussit à tous les coups. Lancez le dé.
lesson-learnt =
    Chance ! Ce n’est pas la partie 3, mais vous connaissez une formule de plus, et la potion est à vous.

    La boire maintenant montrerait à tous ce que fait cette paire. Finissez votre tour.
lesson-drunk =
    Ada a bu Prouesse, sa seule potion. Mandragore et Aile de chauve-souris font donc Prouesse : la feuille l’a noté.

    Il reste deux paires, pour Vitesse et la partie 3. C’est ainsi qu’on gagne à ce jeu : en observant.
lesson-drink =
    Une potion bue agit quelques tours. Chance ajoute deux à vos jets de brassage. Buvez-la, et touchez votre or.
lesson-street =
    Dans la rue, on rencontre des inconnus. Certains vous volent ou vous envoient chez les Guérisseurs, d’autres aident, d’autres encore s’engagent contre un rival.

    Tentez votre chance : allez dans la rue entre votre labo et l’Herboriste et rencontrez-en un.
lesson-look =
    Le Vieux Souffleur de Verre ! Il vous montre une formule de votre choix. Regardez Jusquiame et Écaille de dragon. Ce qu’elle n’est pas, l’autre l’est.
lesson-last =
    Vitesse. Aconit et Écaille de dragon font donc la partie 3. Vous pouvez la brasser ici même.

    Ajoutez un Grenat et une Agate : ils valent 3, et avec Chance même un 1 compte pour 3. Puis lancez le dé.
lesson-win =
    La partie 3 ! On regarde si vous avez les trois à la fin de votre propre tour, et seulement alors. Finissez-le.
lesson-end =
    Les trois parties sont à vous : vous avez gagné.

    Pour votre première partie : deux Grenats et une Agate réussissent toujours du premier coup. Rangez avant de racheter. Ne buvez pas votre seule potion. Et à chaque brassage, à chaque gorgée des autres, demandez-vous : qu’est-ce que cela m’apprend ?
