"""A process that thinks for bots: questions come in at one pipe, answers go out at another."""

from __future__ import annotations

import os
import random
import sys
from collections import OrderedDict
from typing import BinaryIO

from philtre.bots import Bot, bot
from philtre.bots.advice import advise
from philtre.core.registry import game
from philtre.core.state import State
from philtre.server.thoughts import HEAD, AdvisedMove, Answer, Question, packed, read_question

KEPT = 32  # bots whose trees are remembered
POLITE = 10  # the server itself goes first


class Thinker:
    """Bots by the seats that they play, so that each finds its tree again."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self.dice = random.SystemRandom()

    def answer(self, question: Question) -> Answer:
        played = game(question.game)
        state = played.position(question.position)
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
        try:
            action = self.bot(question).choose(state, self.dice)
            if action in [int(legal) for legal in state.actions()]:
                return Answer(question.number, action)
            trouble = f"chose {action}, which is not legal"
        except Exception as problem:  # noqa: BLE001 - whatever a bot does, the table goes on
            trouble = f"{type(problem).__name__}: {problem}"
        return Answer(question.number, self.quiet(question, state), trouble=trouble)

    def quiet(self, question: Question, state: State) -> int:
        self.bots.pop((question.key, question.level), None)
        return int(game(question.game).hints().safe(state))

    def bot(self, question: Question) -> Bot:
        key = (question.key, question.level)
        found = self.bots.get(key)
        if found is None:
            found = self.bots[key] = bot(question.level, game(question.game))
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
