"""A scene of a test: a state, mostly from a position text, with moves played and events read as texts."""

from __future__ import annotations

from typing import Any

from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.state import CHANCE, State


def game_of(state: State) -> Game:
    """The game, with its content, that the state is a position of."""
    setup = state.get_setup()
    assert setup is not None, f"{type(state).__name__} has no attribute `setup`"
    return setup.game


def legal(state: State) -> set[str]:
    """The texts of the actions that the actor, a seat or chance, may take. No two actions share a text."""
    game = game_of(state)
    texts = [game.text(action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts), f"two actions have one text: {sorted(texts)}"
    return set(texts)


def kinds(state: State) -> set[str]:
    """The kinds of the legal actions: the first word of each text."""
    return {text.split()[0] for text in legal(state)}


def chance(state: State) -> dict[str, int]:
    """The weight of each possible chance event, by its text; empty where chance has nothing to draw."""
    game = game_of(state)
    return {game.text(action): weight for action, weight in state.outcomes()} if state.actor == CHANCE else {}


def play(state: State, *texts: str) -> State:
    """Play actions, decisions and chance events, by their texts. Returns the same state.

    Raises AssertionError, which lists the legal ones, at the first that is not legal.
    """
    for text in texts:
        assert text in legal(state), f"{text} is not among {sorted(legal(state))}"
        state.play(game_of(state).parse(text))
    return state


def events(state: State, *texts: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Play actions, and return the events as that seat (None: a spectator) is told of them."""
    happened: list[Event] = []
    state.events = happened
    play(state, *texts)
    state.events = None
    game = game_of(state)
    return [told for event in happened if (told := game.redacted(event, seat)) is not None]


def event_kinds(state: State, *texts: str) -> list[str]:
    """Play actions, and return the kinds of the events that a spectator is told of."""
    return [event["kind"] for event in events(state, *texts)]


def entry(state: State, key: str) -> str:
    """The value of `key=value` in the position text; "" if the key is left out."""
    words = [word.partition("=") for word in state.position().split()]
    return next((value for name, equals, value in words if equals and name == key), "")


def refusal(state: State, text: str) -> tuple[str, str]:
    """The code and the rule of the refusal of an action. Raises AssertionError if the action is legal."""
    found = state.why_not(game_of(state).parse(text))
    assert found is not None, f"{text} is legal"
    return found.code, found.rule
