"""A table set from a position text: play action texts, and read what came of it.

Tests of the rules play on a roomy board of their own, since the rules are the same on every board.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import philtre
from philtre.core.game import Game

OURS = philtre.game("race")
GAME = philtre.game("race", content=Path(__file__).with_name("big_wheel.toml"))


def at(text: str) -> philtre.State:
    """A position on the roomy board."""
    return GAME.position(text)


def ours(text: str) -> philtre.State:
    """A position on the game's own board."""
    return OURS.position(text)


def game_of(state: philtre.State) -> Game:
    """The game with the board that the state is played on."""
    setup = state.get_setup()
    assert setup is not None
    return setup.game


def legal(state: philtre.State) -> set[str]:
    """What the actor, or chance, may do: each action's text, none of them twice."""
    numbers = list(state.actions()) or [action for action, _ in state.outcomes()]
    game = game_of(state)
    texts = [game.text(int(action)) for action in numbers]
    assert len(set(texts)) == len(texts)
    return set(texts)


def kinds(state: philtre.State) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def play(state: philtre.State, *texts: str) -> philtre.State:
    for text in texts:
        assert text in legal(state), f"{text} is not among {sorted(legal(state))}"
        state.play(game_of(state).parse(text))
    return state


def events(state: philtre.State, *texts: str) -> list[dict[str, Any]]:
    """What everybody is told of these actions."""
    happened = state.events = []
    play(state, *texts)
    state.events = None
    return [message for event in happened if (message := GAME.redacted(event, None)) is not None]


def happenings(state: philtre.State, *texts: str) -> list[str]:
    """The kinds of the events."""
    return [event["kind"] for event in events(state, *texts)]


def places(state: philtre.State) -> str:
    """Where the wizards stand, and where they came from."""
    return state.position().partition(" | ")[0]


def said(state: philtre.State, key: str) -> str:
    """What the position says for a key; nothing if it is left out."""
    words = dict(word.split("=") for word in state.position().partition(" | ")[2].split())
    return words.get(key, "")


def resources(state: philtre.State, seat: int = 0) -> dict[str, int]:
    return dict(state.view(None).players[seat].resources)


def potions(state: philtre.State, seat: int = 0) -> dict[str, int]:
    return dict(state.view(None).players[seat].potions)


def coins(state: philtre.State, seat: int = 0) -> int:
    return int(state.view(None).players[seat].coins)


def refusal(state: philtre.State, text: str) -> tuple[str, str]:
    """The code and the rule for which an action is refused."""
    found = state.why_not(game_of(state).parse(text))
    assert found is not None, f"{text} is legal"
    return found.code, found.rule
