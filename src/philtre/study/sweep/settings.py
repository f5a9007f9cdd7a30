"""The settings of a sweep: factors, each a name with its values, and their combinations.

A factor is an option of the game, `variant`, `seats`, `bots`, a value in its content by its key (content.py),
or other content files (`deck`, `board` or `content`).
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from philtre.bots import described
from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.options import Value, spell
from philtre.core.registry import bound, game
from philtre.study.pairing import Matchup, make_matchup
from philtre.study.sweep.content import Scalar, changed, find_key, near_keys, read_value

FILES: Final = ("deck", "board", "content")
RANGE: Final = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?")
MOST: Final = 200  # settings


class Factor(NamedTuple):
    """Something that varies; `kind` is option, content, file, variant, seats or bots."""

    name: str
    kind: str
    values: tuple[Value | Scalar, ...]
    key: str = ""  # of a value in the content


class Base(NamedTuple):
    """The values that all settings of a sweep share, except for those that vary."""

    game: Game
    variant: str | None
    seats: int | None
    options: dict[str, Value]
    bots: str
    seed: int
    keep: bool = False


class Combination(NamedTuple):
    """One combination of the values of all factors."""

    label: str
    values: dict[str, Value | Scalar]
    matchup: Matchup

    def row(self) -> str:
        """Its row in the journal: everything that its games depend on, but for the seed and the rules."""
        matchup = self.matchup
        bound_game = matchup.bound()
        bots = dict.fromkeys(matchup.bots) if len(set(matchup.bots)) == 1 else matchup.bots
        known = bound_game.options
        options = [
            f"{option}={spell(value)}"
            for option, value in matchup.options.items()
            if value != known[option].default
        ]
        return ", ".join(
            [
                f"{matchup.variant} {len(matchup.bots)}",
                *[described(one) for one in bots],
                *options,
                f"content {bound_game.content_hash}",
            ]
        )


def read_factor(played: Game, wish: str) -> Factor:
    """The factor that NAME=VALUES names. Raises PhiltreError."""
    name, equals, text = wish.partition("=")
    if not equals or not name.strip():
        raise PhiltreError(f"--vary: expected NAME=VALUES, such as hire=1..5, found {wish!r}")
    return make_factor(played, name.strip(), split_values(name.strip(), text))


def split_values(name: str, text: str) -> list[str]:
    """The values of a text such as `1..3,8` or `a.toml,b.toml`. Raises PhiltreError."""
    found: list[str] = []
    for part in text.split(","):
        word = part.strip()
        match = RANGE.fullmatch(word)
        if match is None:
            if not word:
                raise PhiltreError(f"--vary {name}: expected values with commas between them, found {text!r}")
            found.append(word)
            continue
        first, last, step = int(match[1]), int(match[2]), int(match[3] or 1)
        numbers = range(first, last + 1, step) if step > 0 else range(0)
        if not numbers:
            raise PhiltreError(
                f"--vary {name}: the range {word} is empty: expected FIRST..LAST or FIRST..LAST..STEP"
            )
        if len(numbers) > MOST:
            raise PhiltreError(f"--vary {name}: expected at most {MOST} values, found {len(numbers):,}")
        found += [str(number) for number in numbers]
    return found


def make_factor(played: Game, name: str, texts: Sequence[str]) -> Factor:
    """The factor of that name with these values. Raises PhiltreError if there is no such thing to vary."""
    option = name.replace("-", "_")
    factor: Factor
    if name in FILES:
        factor = Factor(name, "file", tuple(texts))
    elif name == "variant":
        for text in texts:
            played.settle(text, None)
        factor = Factor(name, name, tuple(texts))
    elif name == "seats":
        factor = Factor(name, name, tuple(int(read_value(name, text, 0)) for text in texts))
    elif name == "bots":
        factor = Factor(name, name, tuple(texts))
    elif option in played.options:
        factor = Factor(option, "option", tuple(played.options[option].read(text) for text in texts))
    else:
        found = find_key(played.content, name)
        if found is None:
            near = near_keys(played.content, name)
            hint = f": did you mean {listed(near).replace(' and ', ' or ')}?" if near else ""
            neither = f"{played.name} has no such option, and its content no such key"
            raise PhiltreError(f"--vary {name}: {neither}{hint or no_hint(played)}")
        key, before = found
        factor = Factor(name, "content", tuple(read_value(name, text, before) for text in texts), key)
    if len(set(factor.values)) < len(factor.values):
        raise PhiltreError(f"--vary {name}: expected each value once, found {', '.join(texts)}")
    return factor


def no_hint(played: Game) -> str:
    known = [*played.options, "variant", "seats", "bots", "deck"]
    return f": expected {listed(known)}, or a key of content.toml"


def make_settings(base: Base, factors: Sequence[Factor], folder: Path = Path()) -> list[Combination]:
    """All combinations of the factors' values, each bound and begun once, so that all of them can be played.

    Files are looked for from the folder. Raises PhiltreError.
    """
    if not factors:
        raise PhiltreError("a sweep needs something to vary: --vary NAME=VALUES")
    names = [factor.key or ("file" if factor.kind == "file" else factor.name) for factor in factors]
    if len(set(names)) < len(names):
        raise PhiltreError("--vary: expected each name once: one option with all its values")
    count = 1
    for factor in factors:
        count *= len(factor.values)
    if count > MOST:
        raise PhiltreError(f"--vary: expected at most {MOST} settings, found {count:,}")
    found = []
    for values in itertools.product(*[factor.values for factor in factors]):
        label = ", ".join(
            f"{factor.name}={shown(value)}" for factor, value in zip(factors, values, strict=True)
        )
        try:
            matchup = make_setting(base, list(zip(factors, values, strict=True)), folder)
            matchup.start()
        except PhiltreError as problem:
            raise PhiltreError(f"{label}: {problem}") from None
        found.append(
            Combination(label, dict(zip([one.name for one in factors], values, strict=True)), matchup)
        )
    return found


def shown(value: Value | Scalar) -> str:
    return spell(value) if isinstance(value, bool | int | str) else f"{value:g}"


def make_setting(base: Base, chosen: Sequence[tuple[Factor, Any]], folder: Path) -> Matchup:
    """The matchup of one combination. Raises PhiltreError."""
    variant, seats, bots = base.variant, base.seats, base.bots
    options = dict(base.options)
    played = base.game
    values: dict[str, Scalar] = {}
    for factor, value in chosen:
        if factor.kind == "file":
            played = game(played.name, folder / value)
        elif factor.kind == "content":
            values[factor.key] = value
        elif factor.kind == "variant":
            variant = value
        elif factor.kind == "seats":
            seats = value
        elif factor.kind == "bots":
            bots = value
        else:
            options[factor.name] = value
    for key in values:
        if find_key(played.content, key) is None:
            raise PhiltreError(f"this content has no key {key}")
    if values:
        text = changed(played.content, values)
        played = bound(played.name, None if text == bound(played.name, None).content else text)
    names = [one.strip() for one in bots.split(",")]
    if len(names) == 1:
        variant, number = played.settle(variant, seats)
        names *= number
    elif seats is not None and seats != len(names):
        raise PhiltreError(f"there are {len(names)} bots for {seats} seats")
    return make_matchup(played, variant, options, ",".join(names), base.seed, base.keep)


def base_setting(base: Base, settings: Sequence[Combination]) -> int:
    """The place of the setting that others are compared with: the one without changes, else the first."""
    try:
        own = make_setting(base, [], Path())
    except PhiltreError:
        return 0
    return next((place for place, setting in enumerate(settings) if setting.matchup == own), 0)
