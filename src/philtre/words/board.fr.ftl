# Le plateau générique, et le choix par pièces. Mêmes identifiants et variables que board.en.ftl.

## Choisir

pick-heading = Ce que vous pouvez faire
pick-chosen = Choisi jusqu’ici
pick-back = Retour
pick-clear = Recommencer
pick-so = Faire ceci
pick-fold = En toutes lettres : { $count }
pick-left =
    { $count ->
        [one] Une façon de continuer.
       *[other] { $count } façons de continuer.
    }
pick-thing = { $name } : choisir

## Le plateau

things-facts = En bref
things-grid = Plateau
things-map = Carte
things-empty = vide
things-you = vous
things-deciding = décide maintenant
things-new = nouveau
things-nothing = Rien ici.
things-chosen = choisi
things-reachable = à portée
things-counted = { $name } ×{ $count }
things-valued = { $name } : { $value }
things-facedown =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
board-own-failed = Le plateau de ce jeu ne fonctionne pas. Le plateau simple le remplace, et la partie continue.
