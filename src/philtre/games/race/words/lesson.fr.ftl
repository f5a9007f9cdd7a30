# La leçon de La Course magique, français. Un message pour chaque étape de lesson.toml ; des lignes vides séparent les paragraphes.

lesson-aim =
    Le premier à atteindre { $goal } pièces gagne. Vous en avez 11, Ada 13 : c’est à la fin d’une partie qu’on l’apprend le mieux.

    Les pièces viennent des potions, les potions de ce qu’on ramasse en route. Tout est visible ; seul le dé est affaire de chance.
lesson-wheel =
    Voici la roue. Au centre, le Marché, où vous êtes. Quatre rayons mènent à l’anneau.

    Vous gagnez ce qui est dessiné sur la case où votre déplacement finit. Les cases avec un moins vous prennent quelque chose. Celles que vous ne faites que traverser n’ont aucun effet.
lesson-roll =
    Un tour, c’est un jet de dé et un déplacement d’autant de pas, exactement. Lancez le dé.
lesson-path =
    Un 4. Du Marché, vous pouvez prendre n’importe quel rayon. Des cercles pointillés montrent où un 4 peut finir. En partie, choisissez l’un d’eux et votre magicien s’y rend.

    Ici, avançons pas à pas : allez vers l’est, par e1.
lesson-junction =
    Ici, en r4, le rayon rejoint l’anneau : c’est un carrefour. Vous pouvez prendre tout chemin, sauf celui par où vous êtes venu.

    Continuez vers r5, et une fleur est à vous.
lesson-heading =
    Ada est arrivée en r9. Et voici la règle qui surprend tout le monde : un magicien ne fait jamais demi-tour, aux tours suivants non plus. Le petit nez d’un pion montre où il va. On ne choisit que là où des chemins se croisent.
lesson-again =
    Lancez le dé puis, au carrefour, continuez vers r9, où se trouve Ada.
lesson-meeting =
    Vous arrivez sur la case d’Ada : une rencontre. À chacune, vous pouvez lancer un poison ou une pluie de météores. Puis votre déplacement continue.

    Vous avez un poison : lancez-le. Ada doit céder { $poison } ressources de son choix.
lesson-minus =
    Une roche noire pour vous en r10, où votre déplacement a fini. Celui d’Ada a fini en r8, une case –2 : elle y a laissé tout ce qui lui restait.

    Un pas de plus, et r11 vous en prenait une. Comptez avant de choisir un chemin.
lesson-teleport =
    Le Marché n’est pas tout près, mais vous avez une téléportation. La plupart des potions s’emploient ainsi, avant le jet. L’employer ou la vendre : la question se pose pour chaque potion.

    Téléportez-vous au Marché.
lesson-arrive =
    Au Marché, vous pouvez vendre aussitôt, même si vous venez d’arriver. Vendez votre potion de défense : 3 pièces que personne ne pourra vous prendre.
lesson-stay =
    On trébuche souvent ici : on vend à tout moment, mais on ne prépare de potions que pendant un tour qui commence au Marché. Finissez donc ce tour ici.

    Au Marché, personne ne peut vous attaquer.
lesson-trade =
    Votre tour commence au Marché. Restez-y : vous pourrez préparer et vendre autant que vous voulez. Si vous lancez le dé, vous partez sans rien préparer.
lesson-craft =
    Chaque recette prend deux ressources. Roche noire et bois font une pluie de météores, fleur et miel une potion d’invisibilité. Préparez les deux.
lesson-sell =
    Vous pourriez les employer en route. Mais une pluie de météores se vend 4 pièces, une potion d’invisibilité 2, et il vous en faut 6. Vendez les deux.
lesson-end =
    Vingt pièces : vous avez gagné, aussitôt et au milieu du tour.

    Pour votre première partie : préparez vos potions avant d’être trop chargé, car elles ne craignent ni la plupart des cases avec un moins, ni les attaques. Sur le chemin du retour, vous pouvez vous arrêter au Marché même si le dé dit plus. Et regardez à deux fois les cases avec un moins.
