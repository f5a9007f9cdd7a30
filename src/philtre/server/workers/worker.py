"""A worker process: computes bots' decisions, advice and estimates, and checks contents. Questions come in by
one pipe, answers go out by another."""

from __future__ import annotations

import os
import random
import sys
from collections import OrderedDict
from typing import BinaryIO

from philtre.bots import advise, bot, estimate
from philtre.bots.guarded import Guarded
from philtre.core.game import Game
from philtre.core.registry import bound
from philtre.core.state import State
from philtre.server.workers.checking import check_content
from philtre.server.workers.messages import (
    HEAD,
    Advise,
    Advised,
    AdvisedMove,
    Answer,
    Check,
    Checked,
    Decide,
    Decided,
    Estimate,
    Estimated,
    Question,
    packed,
    read_question,
)

MOST_BOTS = 32  # whose search trees stay in memory
NICENESS = 10  # the server itself goes first


class Worker:
    """Bots by the seats that they play, so that each finds its tree again."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Guarded] = OrderedDict()
        self.dice = random.SystemRandom()

    def answer(self, question: Question) -> Answer:
        world = question.world
        if isinstance(question, Check):
            problem, found = check_content(world.game, world.content)
            return Checked(question.number, problem, [(one.place, one.was, one.now) for one in found])
        played = bound(world.game, world.content or None)
        state = played.position(world.position)
        match question:
            case Estimate(number=number, simulations=simulations):
                return Estimated(number, estimate(played, state, self.dice, simulations))
            case Advise(number=number):
                moves = [AdvisedMove(*found) for found in advise(played, state, self.dice)]
                return Advised(number, moves)
            case Decide():
                return self.decide(question, played, state)

    def decide(self, question: Decide, played: Game, state: State) -> Decided:
        """The action of the bot that plays the seat; a bot that failed is not used again."""
        player = self.bot(question, played)
        failures = len(player.failures)
        action = player.choose(state, self.dice)
        if len(player.failures) == failures:
            return Decided(question.number, action)
        del self.bots[question.key, question.level]  # whatever it had in mind, it is not to be trusted
        return Decided(question.number, action, player.failures[-1].problem)

    def bot(self, question: Decide, played: Game) -> Guarded:
        key = (question.key, question.level)
        found = self.bots.get(key)
        if found is None:
            found = self.bots[key] = Guarded(bot(question.level, played), played)
            if len(self.bots) > MOST_BOTS:
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
    os.nice(NICENESS)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing but answers goes through the pipe
    worker = Worker()
    while (body := read(source)) is not None:
        sink.write(packed(worker.answer(read_question(body))))
        sink.flush()


if __name__ == "__main__":
    main()
