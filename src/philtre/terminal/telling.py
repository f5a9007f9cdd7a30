"""Events, moves and prompts as sentences; a missing message is replaced by its id and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from philtre.bots import Suggestion
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.text.words import Words


def event_line(words: Words, event: dict[str, Any]) -> str:
    """The facts of an event, with its `kind`, as a line of the log."""
    if words.has(f"event-{event['kind']}"):
        return words.event(event)
    return spelled(words, str(event["kind"]), {key: value for key, value in event.items() if key != "kind"})


def sentence(words: Words, message: Message) -> str:
    """The sentence of a prompt or refusal."""
    return words.message(message) if words.has(message.id) else spelled(words, message.id, message.arguments)


def move_line(words: Words, game: Game, action: int) -> str:
    """A move as a phrase, followed by its notation in brackets."""
    fields = game.move(action)
    written = game.text(action)
    return f"{words.move(fields)}  [{written}]" if words.has(f"move-{fields['kind']}") else f"[{written}]"


def advice_line(words: Words, game: Game, suggestion: Suggestion) -> str:
    """A hint: the move, its win probability in percent, and the reason."""
    line = move_line(words, game, suggestion.action)
    if suggestion.chance is not None:
        line = words.say("hint-chance", move=line, percent=str(round(100 * suggestion.chance)))
    if suggestion.reason is not None:
        line = words.say("hint-reason", move=line, reason=sentence(words, suggestion.reason))
    return line


def kind_name(words: Words, kind: str) -> str:
    """The name of a kind of move: its own, or that of the power that it uses; else the id."""
    return next((words.say(id) for id in (f"board-kind-{kind}", f"power-{kind}") if words.has(id)), kind)


def spelled(words: Words, id: str, arguments: dict[str, Any]) -> str:
    said = [f"{key} {words.argument(key, value)}" for key, value in arguments.items()]
    return f"{id}: {', '.join(said)}" if said else id


def result_line(words: Words, returns: Sequence[float]) -> str:
    """The result as a sentence: the winners, or the score of a solo game."""
    winners = [seat for seat, share in enumerate(returns) if share == 1]
    if len(returns) == 1:
        return words.say("end-score", score=f"{returns[0]:g}")
    if winners:
        return words.say("end-won", count=len(winners), seats=winners)
    return words.say("end-draw" if any(returns) else "end-lost")
