"""Events, moves and questions as sentences; what a game has no words for yet is told by its ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from philtre.bots import Suggestion
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.text.words import Words


def event_line(words: Words, event: dict[str, Any]) -> str:
    """What was told, as a line of the log."""
    if words.has(f"event-{event['kind']}"):
        return words.event(event)
    return spelled(words, str(event["kind"]), {key: value for key, value in event.items() if key != "kind"})


def sentence(words: Words, message: Message) -> str:
    """What is asked, or why something is refused."""
    return words.message(message) if words.has(message.id) else spelled(words, message.id, message.arguments)


def move_line(words: Words, game: Game, action: int) -> str:
    """A move as a person would say it, and as it is typed."""
    fields = game.move(action)
    written = game.text(action)
    return f"{words.move(fields)}  [{written}]" if words.has(f"move-{fields['kind']}") else f"[{written}]"


def advice_line(words: Words, game: Game, suggestion: Suggestion) -> str:
    """A hint: the move, the chance it gives, and why."""
    line = move_line(words, game, suggestion.action)
    if suggestion.chance is not None:
        line = words.say("hint-chance", move=line, percent=str(round(100 * suggestion.chance)))
    if suggestion.reason is not None:
        line = words.say("hint-reason", move=line, reason=sentence(words, suggestion.reason))
    return line


def kind_name(words: Words, kind: str) -> str:
    """What a kind of move is called: by its own name, or as the power it is the use of."""
    return next((words.say(id) for id in (f"board-kind-{kind}", f"power-{kind}") if words.has(id)), kind)


def spelled(words: Words, id: str, arguments: dict[str, Any]) -> str:
    said = [f"{key} {words.argument(key, value)}" for key, value in arguments.items()]
    return f"{id}: {', '.join(said)}" if said else id


def result_line(words: Words, returns: Sequence[float]) -> str:
    """Who has won, by what each seat got."""
    winners = [seat for seat, share in enumerate(returns) if share == 1]
    if len(returns) == 1:
        return words.say("end-score", score=f"{returns[0]:g}")
    if winners:
        return words.say("end-won", count=len(winners), seats=winners)
    return words.say("end-draw" if any(returns) else "end-lost")
