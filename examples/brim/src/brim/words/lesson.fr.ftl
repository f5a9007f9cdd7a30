# La leçon d’À ras bord, français. Un message par étape de lesson.toml ; une ligne vide sépare les paragraphes.

lesson-aim =
    Trois bouchons font gagner une partie d’À ras bord. Vous en avez deux, Ada en a un.
lesson-hand =
    Voici vos cartes. Les gouttes d’une carte disent ce qu’elle vaut : d’une (Rosée) à quatre (Gingembre). Ada a quatre cartes, elle aussi, dont vous ne voyez que le dos.
lesson-pour =
    La coupe, au milieu, contient { $brim } gouttes. À votre tour, vous y versez une carte, face cachée.

    Versez une Prune : trois gouttes.
lesson-hidden =
    Ada a versé une carte, et vous ne voyez pas laquelle. Deux gouttes, c’est probable, mais ce peut être une, trois ou quatre.
lesson-again =
    Vos trois gouttes et les siennes : on semble loin de { $brim }. Versez l’autre Prune.
lesson-count =
    Six gouttes sont de vous, et deux cartes sont d’Ada. Si les siennes valent deux gouttes chacune, la coupe en contient dix : une de trop.
lesson-lift =
    Au lieu de verser, on peut soulever le couvercle. Si la coupe contient plus de { $brim } gouttes, vous recevez un bouchon. Sinon, c’est Ada, qui a versé la dernière.

    Soulevez le couvercle.
lesson-cork =
    Dix gouttes : la coupe débordait. Le bouchon est à vous, c’est le troisième, et vous gagnez.

    Si la partie continuait, toutes les cartes seraient maintenant mélangées et distribuées à nouveau. Vous savez tout.
