"""One random game played for one check, and the error that a check raises."""

from __future__ import annotations

import random
import re
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from philtre.conformance.cases import Case
from philtre.core.game import Game
from philtre.core.state import CHANCE, State

STEP_LIMIT: Final = 100_000
NUMBERS: Final = re.compile(r"\d+|'[^']*'")  # parts of a sentence that differ where the fault is the same
KIND: Final = 60  # letters of a sentence that tell which fault it is
CLOSE: Final = 100  # first steps of a game, which expensive checks look at one by one


class Broken(AssertionError):
    """A promise of the contract that is not kept: which check, case, seed and step, and what was seen.

    `kind` is the same for the same fault in another case or at another step.
    """

    def __init__(self, sentence: str, kind: str = "") -> None:
        super().__init__(sentence)
        self.kind = kind or sentence


class Run:
    """A random game of a case: the check walks through `states`, or plays on its own with `rng`."""

    def __init__(self, check: str, case: Case, seed: int) -> None:
        self.check = check
        self.case = case
        self.game = case.game
        self.seed = seed
        self.rng = random.Random(seed)
        self.sampling = random.Random(seed)
        self.step = 0
        self.actions: list[int] = []

    def states(self, *, events: bool = False) -> Iterator[State]:
        """Every position of the game, the last one too; with `events`, those of the last step stand in it."""
        state = self.case.start()
        self.step = 0
        self.actions = []
        while True:
            yield state
            if state.over:
                return
            state.events = [] if events else None
            action = choose(state, self.rng)
            self.played(action)
            state.play(action)

    def sampled(self) -> bool:
        """Sample steps for expensive checks: all of the first 100, then with probability 25/step."""
        return self.step < CLOSE or self.sampling.random() * self.step < CLOSE / 4

    def played(self, action: int) -> None:
        """Count a step, and see that the game does not go on for ever."""
        self.actions.append(action)
        self.step += 1
        self.must(self.step <= STEP_LIMIT, f"random play has not ended after {STEP_LIMIT} steps")

    def must(self, holds: bool, seen: str) -> None:
        if not holds:
            raise self.broken(seen)

    def broken(self, seen: str) -> Broken:
        sentence = f"{self.check}: {self.case}, seed {self.seed}, step {self.step}: {seen}"
        return Broken(sentence, f"{self.check}: {NUMBERS.sub('', seen)[:KIND]}")


Check = Callable[[Case, int], None]


def checking(body: Callable[[Run], None]) -> Check:
    """A check of a case and a seed; whatever the game raises on the way breaks it."""

    def check(case: Case, seed: int = 0) -> None:
        run = Run(body.__name__, case, seed)
        try:
            body(run)
        except Broken:
            raise
        except NotImplementedError as problem:
            raise run.broken(unimplemented(problem)) from problem
        except Exception as problem:
            raise run.broken(raised(problem, run.game)) from problem

    check.__name__ = body.__name__
    check.__qualname__ = body.__qualname__
    check.__doc__ = body.__doc__
    return check


def raised(problem: Exception, game: Game) -> str:
    """The error as text, with the line of the game's own files that raised it."""
    folder = game.folder()
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        file = Path(frame.filename)
        if file.is_relative_to(folder):
            place = f" ({file.relative_to(folder)}, line {frame.lineno})"
            break
    else:
        place = ""
    return f"raised {type(problem).__name__}: {problem}{place}"


def unimplemented(problem: NotImplementedError) -> str:
    """The method that a game lacks, by the traceback of the error."""
    if str(problem):
        return str(problem)
    method = traceback.extract_tb(problem.__traceback__)[-1].name.rpartition(".")[2]
    return f"the method `{method}` is not implemented: docs/contract.md says what it does"


def choose(state: State, rng: random.Random) -> int:
    """A random action: chance by its weights, a seat evenly."""
    return state.draw(rng) if state.actor == CHANCE else rng.choice(state.legal_actions())


def some(actions: list[int], count: int, rng: random.Random) -> list[int]:
    """At most so many of the actions."""
    return actions if len(actions) <= count else rng.sample(actions, count)
