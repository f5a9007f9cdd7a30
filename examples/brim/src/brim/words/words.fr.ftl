# Brim, français. Mêmes identifiants et variables que words.en.ftl.

title = À ras bord
tagline = Versez en secret, gardez votre sérieux et soulevez le couvercle au bon moment.
minutes = 5 à 10 minutes

variant-standard = Partie normale
    .about = De deux à quatre joueurs. Le premier à avoir { $corks ->
        [one] un bouchon
       *[other] { $corks } bouchons
    } l’emporte.
option-corks = Bouchons pour gagner
    .about = Il faut ce nombre de bouchons pour gagner la partie.

## Les règles

rules-01-goal =
    Une seule coupe, sous son couvercle, trône au milieu de la table. Elle contient { $brim } gouttes. Chacun y verse quelque chose, et personne d’autre ne voit quoi. Qui soulève le couvercle quand elle déborde reçoit un bouchon ; qui le soulève trop tôt l’offre à un autre.

    { $corks ->
        [one] Un seul bouchon suffit pour gagner.
       *[other] Le premier à avoir { $corks } bouchons l’emporte.
    }
    .heading = De quoi il s’agit
rules-02-round =
    À chaque manche, chacun reçoit { $hand } cartes. Il y en a vingt : six Rosées (1 goutte), six Menthes (2 gouttes), cinq Prunes (3 gouttes) et trois Gingembres (4 gouttes). Les autres restent dans la pioche, cachées.

    À votre tour, faites l’une de ces deux choses :

    - Verser une carte de votre main dans la coupe, face cachée.
    - Soulever le couvercle, s’il y a une carte dans la coupe.

    Qui n’a plus de carte doit soulever le couvercle.
    .heading = Une manche
rules-03-lid =
    Quand on soulève le couvercle, toutes les cartes de la coupe sont retournées et l’on compte les gouttes.

    - Plus de { $brim } : la coupe déborde. Le joueur qui a soulevé le couvercle reçoit un bouchon.
    - { $brim } ou moins : elle ne déborde pas. Le joueur qui a versé le dernier reçoit un bouchon.

    Puis toutes les cartes sont mélangées et distribuées à nouveau. De ces deux joueurs, celui qui n’a pas eu le bouchon commence.
    .heading = Soulever le couvercle

figure-cup = Votre propre carte dans la coupe est visible pour vous. Des autres, vous ne voyez que le dos.
figure-opened = Le couvercle est ôté : dix gouttes, une de trop. Le deuxième joueur l’a soulevé et reçoit le bouchon.

tip-01 = Vous connaissez vos propres gouttes. Une carte en vaut en moyenne un peu plus de deux.
tip-02 = Une Rosée gardée en main permet de verser encore une fois quand la coupe est presque pleine.
tip-03 = Qui verse sans réfléchir veut peut-être faire croire que c’était peu.

## Ce qui est demandé

prompt-over = La partie est terminée.
prompt-chance = Les cartes sont distribuées.
prompt-first = { $you ->
    [yes] Versez une carte dans la coupe vide.
   *[no] { $seat } verse la première carte.
}
prompt-turn = { $you ->
    [yes] Versez une carte ou soulevez le couvercle.
   *[no] { $seat } verse une carte ou soulève le couvercle.
}
prompt-empty = { $you ->
    [yes] Vous n’avez plus de carte : soulevez le couvercle.
   *[no] { $seat } n’a plus de carte et soulève le couvercle.
}

move-pour = Verser { $card }
move-lift = Soulever le couvercle
move-deal = { $card } est distribuée
board-kind-pour = Verser une carte
board-kind-lift = Soulever le couvercle

event-round = De nouvelles cartes sont distribuées. { $seat } commence.
event-poured = { $card ->
    [hidden] { $seat } verse une carte, face cachée.
   *[other] { $seat } verse { $card }, face cachée.
}
event-lifted = { $drops ->
    [one] { $seat } soulève le couvercle : { $cards }, une goutte.
   *[other] { $seat } soulève le couvercle : { $cards }, { $drops } gouttes.
}
event-cork = { $seat } reçoit un bouchon.

refusal-over = La partie est terminée.
refusal-cup-empty = La coupe est vide : versez d’abord quelque chose.
refusal-not-held = Vous n’avez pas de carte { $card }.
refusal-chance = Les cartes sont distribuées par le hasard.

## Les champs de la vue

field-seat = Joueur
    .of = seat
field-actor = Décide
    .of = seat
field-brim = La coupe contient
field-corks_to_win = Bouchons pour gagner
field-deck = Cartes dans la pioche
field-kinds = Sortes de cartes
    .folded = yes
field-count = Nombre
field-cup = La coupe
field-card = Carte
    .none = facedown
field-cards = Cartes
    .of = card
field-opened = Ouverte en dernier
field-lifter_seat = Soulevée par
field-taker_seat = Bouchon pour
field-drops = Gouttes
field-players = Joueurs
field-corks = Bouchons
    .zero = yes
field-hand = Main
    .of = card

## Le plateau dans le navigateur

brim-cup = La coupe
brim-of = Vos gouttes : { $drops }. La coupe en contient { $brim }.
brim-lid = Soulever le couvercle
brim-facedown = une carte { DE($seat) }, face cachée
brim-mine = { $card }, versée par vous
brim-empty = La coupe est vide.
brim-opened = { $seat } a soulevé le couvercle : { $drops ->
    [one] une goutte
   *[other] { $drops } gouttes
}, pour { $brim } qui tiennent. Un bouchon pour { $taker-seat }.
brim-hand = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
brim-corks = { $corks } sur { $goal } bouchons
brim-about = { $drops ->
    [one] Une goutte.
   *[other] { $drops } gouttes.
} Il y en a { $count } parmi les { $total } cartes.
