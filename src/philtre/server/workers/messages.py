"""What the server and the processes that think say to each other: length and MessagePack, through pipes."""

from __future__ import annotations

from typing import Any

import msgspec


class Question(msgspec.Struct, frozen=True):
    """A decision to make in a world that the seat could be in; `key` names who will be asked again.

    `level` is empty where advice for a person is asked for, or (`simulations`) what every seat can expect.
    """

    number: int
    key: str
    game: str
    level: str
    position: str
    simulations: int = 0
    content: str = ""  # the text of the game's content, where it is not the packaged one


class AdvisedMove(msgspec.Struct, frozen=True):
    action: int
    chance: float | None
    reason: str | None
    arguments: dict[str, Any] = {}


class Answer(msgspec.Struct, frozen=True):
    """The decision, advice, or expectations; `trouble` is why a bot's quiet move was made instead."""

    number: int
    action: int
    advice: list[AdvisedMove] = []
    expected: list[float] = []
    trouble: str = ""


HEAD = 4
_encoder = msgspec.msgpack.Encoder()
read_question = msgspec.msgpack.Decoder(Question).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode


def packed(message: Question | Answer) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(HEAD, "big") + body
