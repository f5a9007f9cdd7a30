"""The setup of a table: the game, its options, a plan for each seat, the clock, spectators."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from philtre.bots import LEVELS
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.options import Value
from philtre.core.registry import edition, game, has_game
from philtre.table.refused import Refused
from philtre.table.user_text import proper_name
from philtre.text.sheet import LANGUAGES

Watchers = Literal["all", "link", "nobody"]


class PerGame(msgspec.Struct, frozen=True, tag="game", tag_field="kind"):
    """A clock for the whole game: seconds for each seat, and more for each of its turns."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class PerMove(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """Days for each turn, for slow games."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = PerGame | PerMove


class Plan(msgspec.Struct, frozen=True):
    """The host's plan for a seat: a person, somebody at the host's own screen, or a bot of a level."""

    kind: Literal["person", "here", "bot"] = "person"
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Setup(msgspec.Struct, frozen=True):
    """The host's choices. `rules` and `content` identify the game as it was when the table was opened.

    `box` is what the host calls a content of their own; empty: the game's own content.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[Plan, ...], msgspec.Meta(min_length=1, max_length=8)]
    variant: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    options: dict[str, Value] = {}
    clock: Clock | None = None
    watch: Watchers = "all"
    open: bool = False  # listed among the open tables, for anybody to join
    talk: bool = True
    hints: bool = True
    absence: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 60  # seconds until a stand-in may be voted in
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    rules: int = 0
    content: str = ""
    several: bool = False  # whether one person may take several seats
    shuffle: bool = False  # who sits where is drawn by lot when the game begins
    box: Annotated[str, msgspec.Meta(max_length=64)] = ""


def settled(setup: Setup) -> Setup:
    """The setup with defaults filled in. Raises Refused if a choice is not possible.

    With a `box`, `content` is the hash of the host's own content, which is bound already.
    """
    if not has_game(setup.game):
        raise Refused(Message("setup-game", {"game": setup.game}))
    played = edition(setup.game, setup.content) if setup.box else game(setup.game)
    if played is None:
        raise Refused(Message("table-content"))
    variant, seats = setup.variant, len(setup.seats)
    if variant is not None and variant not in played.variants:
        raise Refused(Message("setup-variant", {"variant": variant}))
    allowed = played.seats if variant is None else played.variants[variant]
    if seats not in allowed:
        raise Refused(Message("setup-seats", {"number": seats}))
    variant, _ = played.settle(variant, seats)
    if setup.language not in LANGUAGES:
        raise Refused(Message("setup-language", {"language": setup.language}))
    return msgspec.structs.replace(
        setup,
        variant=variant,
        options=chosen(played, variant, setup.options),
        seats=tuple(planned(seat, plan) for seat, plan in enumerate(setup.seats)),
        rules=played.rules_version,
        content=played.content_hash,
    )


def chosen(played: Game, variant: str, options: dict[str, Value]) -> dict[str, Value]:
    """The value of every option of the variant."""
    for name, value in options.items():
        try:
            played.chosen(variant, {name: value})
        except PhiltreError:
            raise Refused(Message("setup-option", {"option": name})) from None
    return played.chosen(variant, options)


def planned(seat: int, plan: Plan) -> Plan:
    if plan.kind != "bot":
        return Plan(plan.kind, "", proper_name(plan.name) if plan.name else "")
    if plan.level not in LEVELS:
        raise Refused(Message("setup-level", {"level": plan.level, "seat": seat}))
    return Plan("bot", plan.level)
