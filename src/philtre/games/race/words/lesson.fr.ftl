# La leçon de La Course magique, français. Un message pour chaque étape de lesson.toml ; des lignes vides séparent les paragraphes.

lesson-aim =
    Le premier qui a 20 pièces gagne. Vous en avez 13, Ada 12 : c’est à la fin d’une partie qu’on l’apprend le mieux.

    Les pièces viennent des potions, les potions de ce qu’on ramasse en route. Tout est visible ; seul le dé est affaire de chance.
lesson-wheel =
    Voici la roue. Au centre, le Marché, où vous êtes. Quatre rayons mènent à l’anneau.

    Vous gagnez ce qui est dessiné sur la case où votre déplacement finit. Les cases avec un moins vous prennent quelque chose. Celles que vous ne faites que traverser n’ont aucun effet.
lesson-roll =
    Un tour, c’est un jet de dé et un déplacement d’autant de pas, exactement. Lancez le dé.
lesson-path =
    Un 4. Du Marché, vous pouvez prendre n’importe quel rayon. Sur la roue, des cercles montrent où un 4 peut finir.

    Allez vers l’est, par e1 : le quatrième pas est r6, et un champignon est à vous.
lesson-heading =
    Ada est arrivée en r8. Et voici la règle qui surprend tout le monde : un magicien ne fait jamais demi-tour, aux tours suivants non plus. Le petit nez d’un pion montre où il va.

    On ne choisit que là où des chemins se croisent, comme ici en r6 : tout chemin, sauf celui par où l’on est venu.
lesson-again =
    Lancez le dé, puis continuez par r7, vers Ada.
lesson-meeting =
    Vous arrivez sur la case d’Ada : une rencontre. À chacune, vous pouvez lancer un poison ou un météore. Puis votre déplacement continue.

    Vous avez un poison : lancez-le. Ada doit céder deux ressources, et elles sont pour vous.
lesson-spoils =
    Une roche noire, du miel, et de l’herbe en r10, où votre déplacement a fini : votre sac vaut d’être rapporté. Il contient 8 ressources, pas plus.

    Un pas de moins, et r9 vous en prenait deux. Comptez avant de choisir un chemin.
lesson-teleport =
    Le Marché est loin, mais vous avez une téléportation. La plupart des potions s’emploient ainsi, avant le jet. L’employer ou la vendre : la question se pose pour chaque potion.

    Téléportez-vous au Marché.
lesson-stay =
    On trébuche souvent ici : on ne commerce que pendant un tour qui commence au Marché. Vous venez d’arriver, finissez donc votre tour ici.

    Au Marché, personne ne peut vous attaquer.
lesson-trade =
    Votre tour commence au Marché. Passez-le sur place : vous pourrez préparer et vendre autant que vous voulez. Qui lance le dé s’en va sans commercer.
lesson-craft =
    Chaque recette prend deux ressources. Roche noire et bois font un météore, bois et miel une défense. Préparez les deux.
lesson-sell =
    Vous pourriez les employer en route. Mais un météore se vend 4 pièces, une défense 3, et il vous en faut 7. Vendez les deux.
lesson-end =
    Vingt pièces : vous avez gagné, aussitôt et au milieu du tour.

    Pour votre première partie : remplissez votre sac avant de rentrer, car une visite coûte environ deux tours. Sur le chemin du retour, vous pouvez vous arrêter au Marché même si le dé dit plus. Et regardez à deux fois les cases avec un moins.
