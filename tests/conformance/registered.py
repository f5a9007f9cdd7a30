"""The games that are here, in all their settings."""

import philtre
from philtre.conformance import Case, cases

GAMES = [philtre.game(name) for name in philtre.list_games()]
EVERY = [case for game in GAMES for case in cases(game)]
DEFAULTS = [case for case in EVERY if not case.options]


def shortened(case: Case) -> Case:
    """The same in a short match: twice the shortest that is worth playing, or just that with more seats."""
    times = 2 if case.seats == min(case.game.variants[case.variant]) else 1
    return Case(case.game, case.variant, case.seats, case.game.quick_options(case.variant, times))


# The sample of `make test`: every variant and number of seats. `make test-all` has whole matches and options.
QUICK = [shortened(case) for case in DEFAULTS]
