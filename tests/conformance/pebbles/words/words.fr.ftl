title = Cailloux
variant-usual = la partie habituelle
variant-solo = en solitaire
option-hand = cailloux au plus dans une main
option-bury = on peut enterrer des cailloux

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
