"""The cases to check: a game in each of its settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from philtre.core.game import Game
from philtre.core.options import Option, Value, spell
from philtre.core.state import State


@dataclass(frozen=True)
class Case:
    """A game with a variant, a number of seats, and the options that are not at their defaults."""

    game: Game
    variant: str
    seats: int
    options: dict[str, Value] = field(default_factory=dict)

    def start(self) -> State:
        return self.game.start(seats=self.seats, variant=self.variant, **self.options)

    @property
    def viewers(self) -> list[int | None]:
        """The viewers of a match: each seat, and a spectator (None)."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        options = [f"{name}={spell(value)}" for name, value in self.options.items()]
        return "-".join([self.game.name, self.variant, str(self.seats), *options])


def cases(game: Game) -> list[Case]:
    """Each variant with each number of seats: with default options, then each other value of each option."""
    found: list[Case] = []
    for variant, allowed in game.variants.items():
        for seats in allowed:
            found.append(Case(game, variant, seats))
            found += [Case(game, variant, seats, changed) for changed in changes(game, variant)]
    return found


def changes(game: Game, variant: str) -> Iterator[dict[str, Value]]:
    """The options of a variant, one at a time, at each value that is not its default."""
    for name, option in game.options.items():
        if not option.variants or variant in option.variants:
            for value in values(option):
                yield {name: value}


def values(option: Option) -> list[Value]:
    """The values to try: all, or the ends of a range, without the default."""
    allowed = option.allowed
    tried = [allowed[0], allowed[-1]] if isinstance(allowed, range) else list(allowed)
    return [value for value in dict.fromkeys(tried) if value != option.default]
