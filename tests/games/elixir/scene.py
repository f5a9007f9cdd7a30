"""A town set from a position text: play action texts, and read what came of it."""

from __future__ import annotations

from typing import Any

import philtre

GAME = philtre.game("elixir")
POTIONS = [
    "filching", "luck", "prowess", "sweet-talking", "soda", "baneful", "part-1", "part-2", "part-3",
]  # fmt: skip
CELLS = [column + row for column in "abc" for row in "123"]


def at(text: str) -> philtre.State:
    return GAME.position(text)


def legal(state: philtre.State) -> set[str]:
    """What the actor, or chance, may do: each action's text, none of them twice."""
    if state.actor == philtre.CHANCE:
        return set(chance(state))
    texts = [GAME.text(int(action)) for action in state.actions()]
    assert len(set(texts)) == len(texts)
    return set(texts)


def kinds(state: philtre.State) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def rest_of(kind: str, state: philtre.State) -> set[str]:
    """What may be written behind a kind of move."""
    return {text.partition(" ")[2] for text in legal(state) if text.split()[0] == kind}


def chance(state: philtre.State) -> dict[str, int]:
    """What chance may do, with the weights."""
    return {GAME.text(action): weight for action, weight in state.outcomes()}


def play(state: philtre.State, *texts: str) -> philtre.State:
    for text in texts:
        assert text in legal(state), f"{text} is not among {sorted(legal(state))}"
        state.play(GAME.parse(text))
    return state


def events(state: philtre.State, *texts: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a seat (a spectator if none is named) is told of these actions."""
    happened = state.events = []
    play(state, *texts)
    state.events = None
    return [message for event in happened if (message := GAME.redacted(event, seat)) is not None]


def happenings(state: philtre.State, *texts: str) -> list[str]:
    """The kinds of the events."""
    return [event["kind"] for event in events(state, *texts)]


def said(state: philtre.State, key: str) -> str:
    """What the position says for a key; nothing if it is left out."""
    return dict(word.split("=") for word in state.position().split()).get(key, "")


def wizard(state: philtre.State, number: int = 1) -> Any:
    """A wizard as it sees itself, counted from 1."""
    return state.view(number - 1).players[number - 1]


def stock(state: philtre.State, ingredient: str) -> int:
    return int(next(good.stock for good in state.view(None).goods if good.ingredient == ingredient))


def cell(state: philtre.State, name: str, seat: int | None) -> Any:
    """A space of the formula sheet, as a seat sees it."""
    return state.view(seat).chart[CELLS.index(name)]


def refusal(state: philtre.State, text: str) -> tuple[str, str]:
    """The code and the rule for which an action is refused."""
    found = state.why_not(GAME.parse(text))
    assert found is not None, f"{text} is legal"
    return found.code, found.rule
