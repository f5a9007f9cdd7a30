"""Chance for studies: the same luck for each game of a pair, whoever sits where."""

from __future__ import annotations

import hashlib

from philtre.core.dice import Dice
from philtre.core.game import Game
from philtre.core.state import State


def mixed(*parts: object) -> int:
    """128 bits that hang on all of the parts, and are the same on every machine."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")


def stream(*parts: object) -> Dice:
    """A random stream of its own."""
    return Dice(mixed(*parts))


class Deals:
    """The luck of a pair: the k-th stroke of each kind of chance has the same 32 bits in all its games.

    By kind, so that two games stay alike for as long as can be: a die more in one of them does not
    change which cards are drawn later. A kind is what the game's moves call it.
    """

    def __init__(self, game: Game, seed: int, pair: int) -> None:
        self.game = game
        self.seed = seed
        self.pair = pair
        self.counts: dict[str, int] = {}
        self.kinds: dict[int, str] = {}

    def draw(self, state: State) -> int:
        """What chance does in this state."""
        return int(state.pick(self.bits(self.kind(state))))

    def kind(self, state: State) -> str:
        first = state.outcomes()[0][0]
        if first not in self.kinds:
            self.kinds[first] = self.game.move(first)["kind"]
        return self.kinds[first]

    def bits(self, kind: str) -> int:
        """The bits for the next stroke of that kind."""
        count = self.counts.get(kind, 0)
        self.counts[kind] = count + 1
        return mixed(self.seed, self.pair, "chance", kind, count) & 0xFFFFFFFF
