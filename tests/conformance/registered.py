"""The games that are here, in all their settings."""

import philtre
from philtre.conformance import Case, cases

GAMES = [philtre.game(name) for name in philtre.list_games()]
EVERY = [case for game in GAMES for case in cases(game)]
DEFAULTS = [case for case in EVERY if not case.options]

# The sample of `make test`: every variant and number of seats, in matches of moderate length. Whole matches,
# and the other values of options, are in `make test-all`.
LENGTH = 2  # times as long as the shortest that is worth playing
QUICK = [
    Case(case.game, case.variant, case.seats, case.game.quick_options(case.variant, LENGTH))
    for case in DEFAULTS
]
