title = Cailloux
tagline = Piochez, montrez, enterrez ou vantez-vous.
minutes = 5 minutes
variant-usual = la partie habituelle
    .about = Le plus de points gagne.
variant-solo = en solitaire
    .about = Combien de points ferez-vous ?
option-hand = cailloux au plus dans une main
    .about = Une main pleine ne pioche rien.
option-bury = on peut enterrer des cailloux
    .about = Un caillou enterré ne compte pour personne.

prompt-turn = { $seat } : piochez, montrez, enterrez ou vantez-vous
prompt-draw = { $seat } plonge la main dans le sac
prompt-over = La partie est finie

move-draw = piocher un caillou
move-show = montrer un caillou { $colour }
move-bury = enterrer un caillou { $colour }
move-boast = se vanter d'un caillou { $colour }

event-draw = { $seat } pioche { $colour ->
    [hidden] un caillou
   *[other] un caillou { $colour }
}
event-show = { $seat } montre un caillou { $colour }
event-bury = { $seat } enterre { $colour ->
    [hidden] un caillou
   *[other] un caillou { $colour }
}
event-boast = { $seat } se vante d'un caillou { $colour }

refusal-over = La partie est finie
refusal-chance = Les cailloux sortent du sac par hasard
refusal-bag-empty = Le sac est vide
refusal-hand-full = Votre main tient { $most } cailloux, pas davantage
refusal-hand-empty = Votre main est vide
refusal-not-held = Vous n'avez pas de caillou { $colour }
refusal-no-burying = On n'enterre rien dans cette partie

rules-01-pebbles = Les cailloux montrés comptent, les enterrés non.
    .heading = Les cailloux

board-kind-draw = piocher
board-kind-show = montrer
board-kind-bury = enterrer
board-kind-boast = se vanter

field-turn = au tour de
    .of = seat
field-in_bag = dans le sac
field-most = au plus dans une main
field-burying = enterrer
field-places = places
field-held = dans la main
field-buried = dans la fosse
field-shown = montrés
field-hand = main
field-pit = fosse
