# Le plateau générique, et le choix par pièces. Mêmes identifiants et variables que board.en.ftl.

## Choisir

choose-heading = Ce que vous pouvez faire
choose-chosen = Choisi jusqu’ici
choose-back = Retour
choose-clear = Recommencer
choose-so = Faire ceci
choose-left =
    { $count ->
        [one] Une façon de continuer.
       *[other] { $count } façons de continuer.
    }
choose-thing = { $name } : choisir

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
