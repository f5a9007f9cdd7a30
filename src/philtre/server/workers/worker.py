"""A process that thinks for bots: questions come in at one pipe, answers go out at another."""

from __future__ import annotations

import os
import random
import sys
from collections import OrderedDict
from typing import BinaryIO

from philtre.bots import advise, bot, estimate
from philtre.bots.guarded import Guarded
from philtre.core.registry import bound
from philtre.server.workers.messages import HEAD, AdvisedMove, Answer, Question, packed, read_question

KEPT = 32  # bots whose trees are remembered
POLITE = 10  # the server itself goes first


class Thinker:
    """Bots by the seats that they play, so that each finds its tree again."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Guarded] = OrderedDict()
        self.dice = random.SystemRandom()

    def answer(self, question: Question) -> Answer:
        played = bound(question.game, question.content or None)
        state = played.position(question.position)
        if question.simulations:
            expected = estimate(played, state, self.dice, question.simulations)
            return Answer(question.number, -1, expected=expected)
        if not question.level:
            moves = [
                AdvisedMove(
                    found.action,
                    found.chance,
                    found.reason.id if found.reason else None,
                    found.reason.arguments if found.reason else {},
                )
                for found in advise(played, state, self.dice)
            ]
            return Answer(question.number, -1, moves)
        player = self.bot(question)
        failures = len(player.failures)
        action = player.choose(state, self.dice)
        if len(player.failures) == failures:
            return Answer(question.number, action)
        del self.bots[question.key, question.level]  # whatever it had in mind, it is not to be trusted
        return Answer(question.number, action, trouble=player.failures[-1].problem)

    def bot(self, question: Question) -> Guarded:
        key = (question.key, question.level)
        found = self.bots.get(key)
        if found is None:
            played = bound(question.game, question.content or None)
            found = self.bots[key] = Guarded(bot(question.level, played), played)
            if len(self.bots) > KEPT:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return found


def read(source: BinaryIO) -> bytes | None:
    head = source.read(HEAD)
    if len(head) < HEAD:
        return None
    return source.read(int.from_bytes(head, "big"))


def main() -> None:
    """Answer until the server closes the pipe, or is gone."""
    os.nice(POLITE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing but answers goes through the pipe
    thinker = Thinker()
    while (body := read(source)) is not None:
        sink.write(packed(thinker.answer(read_question(body))))
        sink.flush()


if __name__ == "__main__":
    main()
