"""The messages between the server and its worker processes: length and MessagePack, through pipes.

A question is one of four structs, told apart by their tag, and each has its own kind of answer.
"""

from __future__ import annotations

import msgspec

from philtre.core.message import Message

HEAD = 4  # bytes of a message's length


class World(msgspec.Struct, frozen=True):
    """A position that the asking seat could be in, as text, and the game that it is of."""

    game: str
    position: str
    content: str = ""  # the text of the game's content, where it is not the packaged one


class WorkerQuestion(msgspec.Struct, frozen=True, tag_field="asks"):
    """A question. `key` names the seat or table that asks: it will ask the same worker again."""

    number: int
    key: str
    world: World


class Decide(WorkerQuestion, frozen=True, tag="decide"):
    """Choose an action for a bot of that level."""

    level: str


class Advise(WorkerQuestion, frozen=True, tag="advise"):
    """List the best moves for a person."""


class Estimate(WorkerQuestion, frozen=True, tag="estimate"):
    """Estimate each seat's result with a search of so many simulations."""

    simulations: int


class Check(WorkerQuestion, frozen=True, tag="check"):
    """Check the content of the world, which has no position: somebody wants to play with it."""


Question = Decide | Advise | Estimate | Check


class Reply(msgspec.Struct, frozen=True, tag_field="answers"):
    """An answer, with the number of its question."""

    number: int


class Decided(Reply, frozen=True, tag="decide"):
    """An action; `trouble` is why the game's safe action was taken instead of the bot's."""

    action: int
    trouble: str = ""


class AdvisedMove(msgspec.Struct, frozen=True):
    """A `Suggestion`, whose field types are lost where it is compiled."""

    action: int
    chance: float | None
    reason: Message | None


class Advised(Reply, frozen=True, tag="advise"):
    """The best moves, best first."""

    moves: list[AdvisedMove]


class Estimated(Reply, frozen=True, tag="estimate"):
    """Each seat's expected result: its chance to win, or (alone) its score."""

    expected: list[float]


class Checked(Reply, frozen=True, tag="check"):
    """The problem of a content (empty: none), and what it changes: place, value before, value now."""

    problem: str
    differences: list[tuple[str, str, str]] = []


Answer = Decided | Advised | Estimated | Checked

_encoder = msgspec.msgpack.Encoder()
read_question = msgspec.msgpack.Decoder(Question).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode


def packed(message: Question | Answer) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(HEAD, "big") + body
