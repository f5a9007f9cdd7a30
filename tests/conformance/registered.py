"""The games that are here, in all their settings."""

import philtre
from philtre.conformance import Case, cases

EVERY = [case for name in philtre.games() for case in cases(philtre.game(name))]


def quick(case: Case) -> bool:
    """With default options, or with the fewest seats that the variant takes."""
    return not case.options or case.seats == min(case.game.variants[case.variant])


QUICK = [case for case in EVERY if quick(case)]
