"""The games that are here, in all their settings."""

import philtre
from philtre.conformance import cases

EVERY = [case for name in philtre.list_games() for case in cases(philtre.game(name))]

# The sample of `make test`: every variant and number of seats; the other values of options are in test-all.
QUICK = [case for case in EVERY if not case.options]
