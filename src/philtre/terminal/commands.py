"""Commands that a person can type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from philtre.bots import advise
from philtre.table.refused import Refused
from philtre.terminal import files, pages, reference
from philtre.terminal.reference import folded
from philtre.terminal.screen import Quit
from philtre.terminal.telling import advice_line, event_line, sentence
from philtre.text.sheet import LANGUAGES
from philtre.text.words import Words

if TYPE_CHECKING:
    from philtre.terminal.asking import Asking


def obey(asking: Asking, typed: str) -> bool:
    """Runs the typed command; False if the text is no command."""
    if typed.startswith("?"):
        typed = f"help {typed[1:]}"
    word, _, rest = typed.partition(" ")
    for name, command in COMMANDS.items():
        if folded(word) in (name, folded(asking.session.words.say(f"command-{name}"))):
            command(asking, rest.strip())
            return True
    return False


def names(words: Words) -> list[str]:
    """The names of all commands in this language."""
    return [words.say(f"command-{name}") for name in COMMANDS]


def explain(asking: Asking, rest: str) -> None:
    session = asking.session
    if not rest:
        session.screen.say(session.words.say("help"))
        return
    for entry in reference.lookup(session.match.game, session.words, rest):
        session.screen.tell(entry)


def rules(asking: Asking, rest: str) -> None:
    session = asking.session
    session.screen.tell(pages.chapter(session.words, rest))


def moves(asking: Asking, rest: str) -> None:  # noqa: ARG001
    asking.show(asking.moves)


def why(asking: Asking, rest: str) -> None:
    text = " ".join(rest.lower().split())
    if not text:
        asking.session.say("why-what", example=next(iter(asking.moves.values())))
    elif asking.parsed(text) in asking.moves:
        asking.session.say("allowed", typed=text)
    else:
        asking.session.screen.tell(asking.refusal(text))


def hint(asking: Asking, rest: str) -> None:  # noqa: ARG001
    session = asking.session
    stream = session.advisers[asking.seat]
    view = session.match.state.view(asking.seat)
    for suggestion in advise(session.match.game, session.match.seen_by(asking.seat, stream), stream):
        session.screen.tell(advice_line(session.words, session.match.game, suggestion, view))


def undo(asking: Asking, rest: str) -> None:  # noqa: ARG001
    try:
        asking.session.take_back(asking.seat)
    except Refused as no:
        asking.session.screen.tell(sentence(asking.session.words, no.message))


def board(asking: Asking, rest: str) -> None:  # noqa: ARG001
    asking.session.board(asking.seat)
    asking.session.question(asking.seat)


def log(asking: Asking, rest: str) -> None:  # noqa: ARG001
    session = asking.session
    lines = session.match.told(asking.seat)
    for told in lines:
        session.screen.tell(event_line(session.words, told.event))
    if not lines:
        session.say("log-empty")


def save(asking: Asking, rest: str) -> None:
    if rest:
        asking.session.save(files.path_of(rest))
    else:
        asking.session.say("save-where")


def language(asking: Asking, rest: str) -> None:
    session = asking.session
    wish = next((known for known in LANGUAGES if folded(rest) and folded(rest).startswith(known)), None)
    if wish is None:
        session.say("language-unknown", typed=rest, known=", ".join(LANGUAGES))
        return
    session.speak(wish)
    session.say("language-set")
    asking.introduce()


def leave(asking: Asking, rest: str) -> None:  # noqa: ARG001
    raise Quit


COMMANDS: dict[str, Callable[[Asking, str], None]] = {
    "help": explain,
    "rules": rules,
    "moves": moves,
    "why": why,
    "hint": hint,
    "undo": undo,
    "board": board,
    "log": log,
    "save": save,
    "language": language,
    "quit": leave,
}
