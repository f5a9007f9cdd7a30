"""Events, moves and prompts as sentences; a missing message is replaced by its id and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from philtre.bots import Suggestion, rounded
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.terminal.choices import Choice
from philtre.text.words import Words


def event_line(words: Words, event: dict[str, Any]) -> str:
    """The facts of an event, with its `kind`, as a line of the log."""
    if words.has(f"event-{event['kind']}"):
        return words.event(event)
    return spelled(words, str(event["kind"]), {key: value for key, value in event.items() if key != "kind"})


def sentence(words: Words, message: Message) -> str:
    """The sentence of a prompt or refusal."""
    return words.message(message) if words.has(message.id) else spelled(words, message.id, message.arguments)


def move_line(words: Words, game: Game, action: int, view: Any) -> str:
    """A move as a phrase for a person who sees this view, followed by its notation in brackets."""
    fields = game.parts.described(view, game.move(action))
    written = game.text(action)
    return f"{words.move(fields)}  [{written}]" if words.has(f"move-{fields['kind']}") else f"[{written}]"


def advice_line(words: Words, game: Game, suggestion: Suggestion, view: Any) -> str:
    """A hint: the move, its chance to win as exactly as that is known, and the reason, if there is one."""
    line = move_line(words, game, suggestion.action, view)
    if suggestion.chance is not None:
        line = words.say("about", name=line, text=chance_words(words, suggestion.chance))
    if suggestion.reason is not None:
        line = words.say("hint-reason", move=line, reason=sentence(words, suggestion.reason))
    elif suggestion.chance is None:
        line = words.say("hint-reason", move=line, reason=words.say("advice-no-reason"))
    return line


def chance_words(words: Words, chance: float) -> str:
    """A chance to win in words or in percent, without more precision than it has."""
    percent = rounded(chance)
    if percent >= 95 or percent <= 5:
        return words.say("advice-sure" if percent >= 95 else "advice-hopeless")
    return words.say("advice-even") if percent == 50 else words.say("advice-likely", percent=str(percent))


def kind_name(words: Words, kind: str) -> str:
    """The name of a kind of move: its own, or that of the power that it uses; else the id."""
    return next((words.say(id) for id in (f"board-kind-{kind}", f"power-{kind}") if words.has(id)), kind)


def moves_line(words: Words, game: Game, choice: Choice) -> str:
    """Several moves that begin alike, as one line: what they share, by its names, and how many there are."""
    kind, *shown = choice.words.split()
    fields = list(game.move(choice.actions[0]).items())[1:]
    named = [str(words.argument(key, value)) for (key, value), _ in zip(fields, shown, strict=False)]
    name = ", ".join([kind_name(words, kind), *named])
    return f"{words.say('moves-of-kind', name=name, count=len(choice.actions))}  [{choice.words}]"


def spelled(words: Words, id: str, arguments: dict[str, Any]) -> str:
    said = [f"{key} {words.argument(key, value)}" for key, value in arguments.items()]
    return f"{id}: {', '.join(said)}" if said else id


def result_line(words: Words, returns: Sequence[float], seat: int | None = None) -> str:
    """The result as a sentence: the winners, or the score of a solo game; `seat` is the reader's."""
    winners = [seat for seat, share in enumerate(returns) if share == 1]
    if len(returns) == 1:
        return words.say("end-score", score=f"{returns[0]:g}")
    if seat in winners:
        others = [other for other in winners if other != seat]
        return words.say("end-you-won-with", seats=others) if others else words.say("end-you-won")
    if winners:
        return words.say("end-won", count=len(winners), seats=winners)
    return words.say("end-draw" if any(returns) else "end-lost")
