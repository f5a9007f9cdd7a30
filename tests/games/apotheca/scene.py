"""A table set from a position text: play action texts, and read what came of it."""

from __future__ import annotations

from typing import Any

import philtre
from philtre.testing import legal, play

from .reference import POWER_OF

GAME = philtre.game("apotheca")
CARD_OF = {power: card for card, power in POWER_OF.items()}
EMPTY = ". . . . / . . . . / . . . . / . . . ."


def at(text: str) -> philtre.State:
    return GAME.position(text)


def market(state: philtre.State) -> str:
    return state.position().partition(" | ")[0]


def gems(state: philtre.State, seat: int = 0) -> tuple[int, int, int]:
    """A seat's rubies, sapphires and topazes."""
    held = state.view(None).players[seat].gems
    return held.ruby, held.sapphire, held.topaz


def active(state: philtre.State, seat: int = 0) -> list[str]:
    return [card.apothecary for card in state.view(None).players[seat].active]


def satisfied(state: philtre.State, seat: int = 0) -> dict[str, str]:
    """A seat's satisfied apothecaries, and the colour of the match that did it."""
    return {card.apothecary: card.brew for card in state.view(None).players[seat].satisfied}


def seen(state: philtre.State, seat: int | None) -> dict[str, str | None]:
    """The colours in the market as a seat sees them; None where it may not look."""
    return {tile.at: tile.colour for tile in state.view(seat).market}


# A player with one apothecary, who uses the power


def with_power(power: str, lying: str) -> philtre.State:
    return at(f"{lying} | active={CARD_OF[power]}/- supply=0,0,0")


def uses(power: str, lying: str) -> set[str]:
    """What may be written behind the name of the power."""
    try:
        state = with_power(power, lying)
    except philtre.PhiltreError as problem:
        assert "nothing to choose from" in str(problem)  # noqa: PT017 - then the power has no use
        return set()
    return {text.removeprefix(power + " ") for text in legal(state) if text.startswith(power + " ")}


def after(power: str, use: str, lying: str) -> str:
    """The market after that use."""
    return market(play(with_power(power, lying), f"{power} {use}"))


# The set-up, dealt card by card


def dealt(tiles: str, cards: list[str], **wishes: Any) -> philtre.State:
    """A new game with these tiles (R, B, Y in the order of dealing) and these cards."""
    names = {"R": "ruby", "B": "sapphire", "Y": "topaz"}
    state = GAME.start(**wishes)
    return play(state, *[f"tile {names[tile]}" for tile in tiles], *[f"card {card}" for card in cards])
