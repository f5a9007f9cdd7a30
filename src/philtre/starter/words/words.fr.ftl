# Tout ce que lisent les joueurs. Chaque phrase a sa jumelle dans words.en.ftl.

title = Starter
tagline = Annoncez ce que cachent les mains, ou doutez-en.
minutes = 5 à 10 minutes
variant-standard = Partie standard
option-hand = Brins par main
    .about = Le nombre de brins que pioche chacun.
option-goal = Points pour gagner
    .about = Le premier qui a tant de points gagne.

sprigs = { $number ->
    [one] 1 brin
   *[other] { $number } brins
}

prompt-begin = { $you ->
    [yes] À vous de commencer : combien de brins d’une herbe y a-t-il dans toutes les mains ?
   *[no] { $seat } commence par une annonce.
}
prompt-answer = { $you ->
    [yes] { $other-seat } annonce { sprigs } { DE($herb) } : annoncez plus, ou doutez-en.
   *[no] { $seat } annonce plus, ou doute.
}
prompt-chance = On pioche des brins.
prompt-over = La partie est finie.

move-claim = Annoncer { sprigs } { DE($herb) }
move-doubt = En douter
board-kind-claim = Annoncer
board-kind-doubt = Douter de l’annonce

event-draw = { $herb ->
    [hidden] { $seat } pioche un brin.
   *[other] { $seat } pioche un brin { DE($herb) }.
}
event-claim = { $seat } annonce { sprigs } { DE($herb) }.
event-doubt = { $seat } met en doute l’annonce { DE($other-seat) }, { sprigs } { DE($herb) } : les mains en cachent { $found }.
event-point = { $seat } gagne la manche et a { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-gather = Tous les brins retournent dans le sac.

refusal-over = La partie est finie.
refusal-chance = C’est le hasard qui pioche les brins.
refusal-no-claim = Il n’y a pas encore d’annonce à mettre en doute.
refusal-too-low = Annoncez plus que { sprigs } { DE($herb) } : plus de brins, ou autant d’une herbe plus bas dans la liste.
refusal-too-many = Toutes les mains réunies ont { $most } brins.

field-seat = Place
field-goal = Points pour gagner
field-claimed = Annonce
    .of = herb
field-number = Brins
field-herbs = Dans la boîte
field-herb = Herbe
field-count = Brins
field-players = Joueurs
field-points = Points
field-hand = Main
    .of = herb

rules-01-round =
    Chacun pioche { $hand } brins en secret. À son tour, chaque joueur annonce qu’il y a au moins tant de brins d’une herbe dans toutes les mains réunies. Chaque annonce dépasse la précédente : plus de brins, ou autant d’une herbe plus bas dans la liste.

    Qui ne croit pas une annonce la met en doute. On montre toutes les mains. S’il y a au moins autant de brins qu’annoncé, l’annonceur gagne la manche, sinon celui qui a douté. Le perdant commence la manche suivante.
    .heading = Une manche
rules-02-end = Le premier joueur qui a { $goal ->
    [one] 1 point
   *[other] { $goal } points
} gagne la partie.
    .heading = La fin
