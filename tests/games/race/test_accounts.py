"""What is told adds up: who keeps the books by the events alone knows what everybody has."""

import random
from collections import Counter
from typing import Any

import pytest

import philtre

from .reference import COST
from .scene import OURS as GAME


class Books:
    """Each player's things, kept by what is told."""

    def __init__(self, seats: int) -> None:
        self.resources: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.potions: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.coins = [0] * seats
        self.places = ["market"] * seats

    def enter(self, told: dict[str, Any]) -> None:
        kind, seat, count = told["kind"], told.get("seat", 0), told.get("count", 1)
        if kind == "gained":
            self.resources[seat][told["resource"]] += count
        elif kind in ("gave", "gave-to"):
            self.resources[seat][told["resource"]] -= count
            if kind == "gave-to":
                self.resources[told["to_seat"]][told["resource"]] += count
        elif kind == "crafted":
            self.resources[seat].subtract(COST[told["potion"]])
            self.potions[seat][told["potion"]] += 1
        elif kind == "sold":
            self.potions[seat][told["potion"]] -= 1
            self.coins[seat] += told["coins"]
            assert told["total"] == self.coins[seat]
        elif kind in ("drank", "teleported", "swapped", "attacked"):
            self.potions[seat][told["potion"]] -= 1
        elif kind == "spilled":
            self.potions[seat][told["potion"]] -= count
        if kind in ("moved", "teleported", "swapped"):
            assert told["from"] == self.places[seat]
            self.places[seat] = told["to"]
        if kind == "moved":
            assert (told["path"][0], told["path"][-1]) == (told["from"], told["to"])
        if kind == "swapped":
            self.places[told["other_seat"]] = told["from"]


@pytest.mark.parametrize("spoils", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_books_are_right_after_every_step(seats: int, spoils: bool) -> None:
    rng = random.Random(seats)
    for _ in range(4):
        state = GAME.start(seats=seats, variant="lively" if spoils else "standard")
        books = Books(seats)
        while not state.over:
            state.events = []
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
            for event in state.events:
                told = GAME.redacted(event, None)
                assert told is not None
                books.enter(told)
            for seat, player in enumerate(state.view(None).players):
                assert player.resources == +books.resources[seat]
                assert player.potions == +books.potions[seat]
                assert (player.coins, player.at) == (books.coins[seat], books.places[seat])
