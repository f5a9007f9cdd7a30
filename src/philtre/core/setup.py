"""The setup of a match: the host's choices, which all states of the match share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.options import Value

if TYPE_CHECKING:
    from philtre.core.encoder import Encoder
    from philtre.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The game with its content, the variant, the number of seats and the options; none of them changes.

    A game's own subclass adds the tables that its rules look up. `scratch` has room for the actions of one
    decision. All matches of a game share it, so states are not for threads.
    """

    def __init__(self, game: Game, variant: str, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.variant = variant
        self.seats: i64 = seats
        self.options = options
        self.scratch: vec[i64] = game.scratch()
        self._encoder: Encoder | None = None

    def number(self, option: str, default: int = 0) -> int:
        """Return an option that is a whole number; the default where the variant does not have it."""
        value = self.options.get(option, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"option {option} of {self.game.name} is {value!r}, not a whole number")
        return value

    def flag(self, option: str, default: bool = False) -> bool:
        """Return an option that is True or False; the default where the variant does not have it."""
        value = self.options.get(option, default)
        if not isinstance(value, bool):
            raise TypeError(f"option {option} of {self.game.name} is {value!r}, not True or False")
        return value

    def encoder(self) -> Encoder:
        """Return the encoder of observations, the same one each time."""
        if self._encoder is None:
            self._encoder = self.game.make_encoder(self)
        return self._encoder

    def key(self) -> tuple[str, str, str, int, tuple[tuple[str, Value], ...]]:
        """Return all that tells one setup from another: equal keys, equal setups."""
        game = self.game
        options = tuple(sorted(self.options.items()))
        return game.name, game.content_hash, self.variant, int(self.seats), options
