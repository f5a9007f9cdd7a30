"""Commands that a person can type at a served table besides moves. English names always work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, get_args

from philtre.bots import Suggestion
from philtre.core.message import Message
from philtre.protocol import live
from philtre.table.entries import VoteKind
from philtre.table.refused import Refused
from philtre.terminal import pages, reference
from philtre.terminal.reference import folded
from philtre.terminal.screen import Quit
from philtre.terminal.telling import advice_line, event_line

if TYPE_CHECKING:
    from philtre.terminal.far import FarTable

STAND_IN = "adept"


class Onward(Exception):
    """Raised when the person goes on to another table."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


async def obey(far: FarTable, typed: str) -> bool:
    """Runs the typed command; False if the text is no command."""
    if typed.startswith("?"):
        typed = f"help {typed[1:]}"
    word, _, rest = typed.partition(" ")
    for name, command in COMMANDS.items():
        if called(far, word, f"command-{name}", name):
            await command(far, rest.strip())
            return True
    return False


def called(far: FarTable, word: str, id: str, name: str) -> bool:
    return folded(word) in (name, folded(far.words.say(id)))


async def explain(far: FarTable, rest: str) -> None:
    if not rest:
        far.screen.say(far.words.say("help-far"))
        return
    for entry in reference.lookup(far.game, far.words, rest):
        far.screen.tell(entry)


async def rules(far: FarTable, rest: str) -> None:
    far.screen.tell(pages.chapter(far.words, rest))


async def moves(far: FarTable, rest: str) -> None:  # noqa: ARG001
    if far.place.sides.moves:
        far.show(far.moves())


async def why(far: FarTable, rest: str) -> None:
    text = " ".join(rest.lower().split())
    action = far.parsed(text)
    if action is None:
        far.say("unreadable", typed=text)
        return
    reason = await far.place.ask(live.Why(action=action))
    assert isinstance(reason, live.Reason)
    if reason.message is None:
        far.say("allowed", typed=text)
    else:
        far.tell(reason.message)


async def hint(far: FarTable, rest: str) -> None:  # noqa: ARG001
    advice = await far.place.ask(live.Hint())
    assert isinstance(advice, live.Advice)
    for move in advice.moves:
        suggestion = Suggestion(move.action, move.chance, move.reason)
        far.screen.tell(advice_line(far.words, far.game, suggestion, far.view()))


async def undo(far: FarTable, rest: str) -> None:  # noqa: ARG001
    await far.place.undo()
    far.shown = min(far.shown, len(far.place.log))
    far.say("undone")


async def board(far: FarTable, rest: str) -> None:  # noqa: ARG001
    far.board()


async def log(far: FarTable, rest: str) -> None:  # noqa: ARG001
    for line in far.place.log:
        far.screen.tell(event_line(far.words, line.event))


async def say(far: FarTable, rest: str) -> None:
    await far.place.ask(live.Say(text=rest))


async def call(far: FarTable, rest: str) -> None:
    """Calls a vote: its kind, and for a stand-in the seat and the bot's level."""
    word, _, more = rest.partition(" ")
    for vote in get_args(VoteKind):
        if called(far, word, f"call-{vote}", vote):
            seat, _, level = more.partition(" ")
            subject = int(seat[:3]) - 1 if seat.isascii() and seat.isdecimal() else None
            if vote == "stand-in" and (subject is None or subject < 0):
                raise Refused(Message("vote-subject"))
            await far.place.ask(live.Call(vote=vote, seat=subject, level=level.strip()[:20] or STAND_IN))
            return
    far.say("unreadable", typed=rest or far.words.say("command-call"))


async def yes(far: FarTable, rest: str) -> None:  # noqa: ARG001
    await far.place.ask(live.Vote(yes=True))


async def no(far: FarTable, rest: str) -> None:  # noqa: ARG001
    await far.place.ask(live.Vote(yes=False))


async def resume(far: FarTable, rest: str) -> None:  # noqa: ARG001
    await far.place.ask(live.Resume())


async def hand_back(far: FarTable, rest: str) -> None:  # noqa: ARG001
    await far.place.ask(live.HandBack())


async def resign(far: FarTable, rest: str) -> None:
    """Gives up, if the person has confirmed it."""
    if not called(far, rest, "command-yes", "yes"):
        far.say("resign-confirm")
        return
    await far.place.ask(live.Resign())


async def rematch(far: FarTable, rest: str) -> None:
    """Offers, accepts or declines a rematch. Raises Onward when all have agreed to one."""
    if not far.place.sides.rematch:
        await far.place.ask(live.Rematch(yes=not called(far, rest, "command-no", "no")))
    if far.place.sides.rematch:
        raise Onward(far.place.sides.rematch)


async def leave(far: FarTable, rest: str) -> None:  # noqa: ARG001
    raise Quit


COMMANDS: dict[str, Callable[[FarTable, str], Awaitable[None]]] = {
    "help": explain,
    "rules": rules,
    "moves": moves,
    "why": why,
    "hint": hint,
    "undo": undo,
    "board": board,
    "log": log,
    "say": say,
    "call": call,
    "yes": yes,
    "no": no,
    "resume": resume,
    "back": hand_back,
    "resign": resign,
    "rematch": rematch,
    "quit": leave,
}
