# La leçon d’Apotheca, français. Un message pour chaque étape de lesson.toml ; des lignes vides séparent les paragraphes.

lesson-aim =
    Satisfaites trois apothicaires avant Ada, et vous gagnez. L’un des vôtres est déjà satisfait, et Corvidus, actif, travaille pour vous.

    Ce qui satisfait un apothicaire, c’est un alignement : trois potions d’une même couleur, visibles, côte à côte dans une ligne ou une colonne.
lesson-market =
    Voici le marché. Certaines potions sont visibles, d’autres cachées, avec une flèche vers le joueur qui a le droit de les regarder.

    b2 pointe vers vous : vous seul savez qu’elle est rouge. c3 et b4 pointent vers Ada. Les potions cachées ne s’alignent jamais.
lesson-reveal =
    À chaque tour, vous faites deux actions différentes parmi quatre : révéler, pouvoir, remplir le marché, embaucher.

    D’abord révéler : retournez n’importe quelle potion cachée et gagnez une gemme de sa couleur. Retournez b2.
lesson-power =
    Maintenant un pouvoir. Corvidus déplace une potion dans sa ligne ou sa colonne jusqu’à une case vide, même par-dessus d’autres.

    Déplacez la rouge de c4 à c2 : trois côte à côte. Puis ce sera le tour d’Ada.
lesson-match =
    Un alignement ! Les trois potions ont quitté le marché et Corvidus est satisfait : deux sur trois.

    Mais attention : un apothicaire satisfait n’a plus de pouvoir. Vous n’en avez plus d’actif, et sans apothicaire actif, un alignement ne rapporte qu’une gemme.
lesson-rival =
    Ada a révélé c3, une jaune, et embauché Benedetto. Deux potions jaunes sont côte à côte, avec une case vide en b3.

    Celui qui y met une jaune remporte l’alignement, peu importe qui a posé les autres. Que ce soit vous.
lesson-restock =
    Remplir le marché, c’est y poser des tuiles jusqu’à ce que trois soient cachées, quel que soit leur propriétaire. Il y en a une, vous en piocherez donc deux. Personne d’autre ne les voit.
lesson-place =
    Une jaune, et vous seul le savez. Posez-la en b3, à côté des deux autres.
lesson-bluff =
    Une rouge, qui ne sert à rien. Mais Ada l’ignore. Posez-la en b1, à côté d’une bleue : peut-être la croira-t-elle bleue.
lesson-hire =
    Votre seconde action : embaucher. Une carte de la Ruelle coûte deux gemmes de la couleur de sa station, ou une gemme de chaque couleur pour n’importe quelle carte.

    Vous avez deux rubis : embauchez le Roi Porteur à la station des rubis.
lesson-fooled =
    Ada s’est laissé prendre et a retourné votre rouge en b1. Trois potions étaient cachées, elle ne pouvait donc pas commencer par remplir le marché ; et il faut faire deux actions, bonnes ou non.

    b3 est toujours là.
lesson-win =
    Retournez maintenant b3. Avec un apothicaire actif à vos côtés, cet alignement compte.
lesson-end =
    Trois apothicaires sont satisfaits : vous avez gagné.

    Pour votre première partie : embauchez avant de compléter une ligne. Ne laissez jamais deux potions d’une couleur avec une place pour la troisième. Et réfléchissez avant de retourner ce qu’on a posé de façon si engageante.
