"""Positions as text, both ways: options, turn, claim and phase; then the hand and the points of each seat."""

from philtre.core.game import Game
from philtre.core.setup import Setup

from .state import Sprigs


def write_position(state: Sprigs) -> str:
    setup = state.setup
    first = [setup.number("hand"), setup.number("goal"), state.turn + 1, state.claim, int(state.shown)]
    seats = [f"{counts(hand)} {points}" for hand, points in zip(state.hands, state.points, strict=True)]
    return " | ".join([" ".join(map(str, first)), *seats])


def read_position(game: Game, text: str) -> Sprigs:
    first, *seats = text.split(" | ")
    hand, goal, turn, claim, shown = map(int, first.split())
    state = Sprigs(Setup(game, "standard", len(seats), {"hand": hand, "goal": goal}))
    state.turn, state.claim, state.shown = turn - 1, claim, shown == 1
    for seat, row in enumerate(seats):
        digits, points = row.split()
        state.points[seat] = int(points)
        for herb, digit in enumerate(digits):
            state.hands[seat][herb] = int(digit)
            state.bag[herb] -= int(digit)
    state.settle()
    return state


def counts(hand: list[int]) -> str:
    return "".join(map(str, hand))
