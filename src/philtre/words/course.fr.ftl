# Comment une partie finie s’est passée : ses comptes et ses tournants. Mêmes identifiants et variables que course.en.ftl.

course-heading = Les tournants
course-working = Les robots examinent la partie : position { $at } sur { $most }.
course-graph = Les chances de gagner de chacun, du premier pas au dernier. Les tournants sont décrits dessous.
course-graph-alone = Le score à attendre, du premier pas au dernier. Les tournants sont décrits dessous.
course-look = Voir le plateau à ce moment
course-percent = { $percent } %
course-swing = { $name } : { $before } % → { $after } %
course-swing-alone = { $name } : { $before } → { $after } points
course-calm = Aucune décision n’a changé grand-chose à elle seule.
course-about = Chances estimées par un robot d’après ce qu’un spectateur pouvait savoir alors.
course-about-alone = Le score qu’un robot attendrait d’après ce qu’un spectateur pouvait savoir alors.

accounts-heading = La partie en chiffres
