"""The games that environments are tested on: each in all its variants and numbers of seats."""

import philtre

GAMES = philtre.list_games()
CASES = [
    (name, variant, seats)
    for name in GAMES
    for variant, numbers in philtre.game(name).variants.items()
    for seats in numbers
]
FIRST = [next(case for case in CASES if case[0] == name) for name in GAMES]
