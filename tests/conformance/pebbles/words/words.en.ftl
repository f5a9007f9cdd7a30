title = Pebbles
tagline = Draw, show, bury or boast.
minutes = 5 minutes
variant-usual = the usual game
    .about = The most points win.
variant-solo = alone
    .about = See how many points you make.
option-hand = most pebbles in a hand
    .about = A full hand draws nothing.
option-bury = pebbles may be buried
    .about = A buried pebble counts for nobody.

prompt-turn = { $seat }: draw, show, bury or boast
prompt-draw = { $seat } reaches into the bag
prompt-over = The game is over

move-draw = draw a pebble
move-show = show a { $colour } pebble
move-bury = bury a { $colour } pebble
move-boast = boast of a { $colour } pebble

event-draw = { $seat } draws { $colour ->
    [hidden] a pebble
   *[other] a { $colour } pebble
}
event-show = { $seat } shows a { $colour } pebble
event-bury = { $seat } buries { $colour ->
    [hidden] a pebble
   *[other] a { $colour } pebble
}
event-boast = { $seat } boasts of a { $colour } pebble

refusal-over = The game is over
refusal-chance = Pebbles come out of the bag by chance
refusal-bag-empty = The bag is empty
refusal-hand-full = Your hand holds { $most } pebbles, and no more
refusal-hand-empty = Your hand is empty
refusal-not-held = You hold no { $colour } pebble
refusal-no-burying = Nothing is buried in this game

rules-01-pebbles = Shown pebbles count, buried ones do not.
    .heading = The pebbles

board-kind-draw = draw
board-kind-show = show
board-kind-bury = bury
board-kind-boast = boast

field-turn = on turn
    .of = seat
field-in_bag = in the bag
field-most = most in a hand
field-burying = burying
field-places = places
field-held = in the hand
field-buried = in the pit
field-shown = shown
field-hand = hand
field-pit = pit
