# Les leçons, et des notes pour débuter. Mêmes identifiants et mêmes variables que learn.en.ftl.

## Les entrées

learn-game = Apprendre

## Le panneau de la leçon

learn-heading = Leçon
learn-progress = { $step } sur { $steps }
learn-move = À vous : { $move }
learn-watch = Regardez : { $seat } joue.
learn-next = Suite
learn-back = Retour
learn-anew = Recommencer
learn-done = La leçon est finie.
learn-first-game = Jouer une première partie contre un Novice
learn-rules = Lire les règles
learn-wanted = ce que demande la leçon
learn-leave = Retour au salon ; la leçon vous attend

## Ce qui est refusé

learn-other = Un bon coup pour un autre jour. La leçon en demande un autre ici : il est marqué.
learn-none = Il n’y a pas encore de leçon pour ce jeu.
learn-changed = Cette leçon a changé depuis. Recommencez-la depuis le salon.
learn-no-record = Une leçon ne s’enregistre pas.
learn-no-rematch = Une leçon n’a pas de revanche. Recommencez-la depuis le salon.

## Notes pour la première fois

first-heading = Astuce
first-close = Compris
first-choose =
    Ce qui s’allume peut être choisi : { $touch ->
        [yes] touchez-le
       *[no] cliquez dessus
    }. La liste des choix dit en toutes lettres tout ce qui est possible.
first-undo = « Annuler » revient sur votre dernière décision, tant que personne n’en a rien appris.
first-log =
    Le journal dit ce qui s’est passé. { $touch ->
        [yes] Touchez une ligne pour revoir le plateau d’alors.
       *[no] Survolez une ligne pour voir ses pièces, cliquez dessus pour revoir le plateau d’alors.
    }
first-habit = Aide pour débuter
