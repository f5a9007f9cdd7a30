"""What is played in a study: a game, how it is set up, which bots sit where, and the seed of it all."""

from __future__ import annotations

from typing import Any

import msgspec

from philtre.bots import LEVELS, bot
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Value
from philtre.core.registry import bound
from philtre.core.state import State


class Setting(msgspec.Struct, frozen=True):
    """A match to be played many times; it can be sent to another process."""

    game: str
    content: str | None  # the text of another deck or board; None: ours
    variant: str
    options: dict[str, Value]
    bots: tuple[str, ...]  # by seat
    seed: int

    def bound(self) -> Game:
        return bound(self.game, self.content)

    def start(self) -> State:
        return self.bound().begin(self.variant, len(self.bots), self.options)

    def header(self) -> dict[str, Any]:
        """What must be the same for results to be of one kind; a level stands for what it means today."""
        game = self.bound()
        return {
            "game": game.name,
            "rules": game.rules,
            "content": game.content_hash,
            "variant": self.variant,
            "options": self.options,
            "bots": [LEVELS.get(name, name) for name in self.bots],
            "seed": self.seed,
        }


def seating(game: Game, variant: str | None, options: dict[str, Value], names: str, seed: int) -> Setting:
    """The setting with these bots, checked: `greedy` for all seats, or `search:800,greedy`, one a seat."""
    bots = [name.strip() for name in names.split(",")]
    if not all(bots):
        raise PhiltreError(f"--seats: expected names of bots with commas between them, found {names!r}")
    settled, seats = game.settle(variant, len(bots) if len(bots) > 1 else None)
    for name in dict.fromkeys(bots):
        bot(name, game)
    if len(bots) == 1:
        bots *= seats
    content = None if game.packaged else game.content
    return Setting(game.name, content, settled, game.chosen(settled, options), tuple(bots), seed)
