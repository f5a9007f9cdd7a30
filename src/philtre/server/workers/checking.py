"""Checks content files of strangers, in a worker process: reading one may be made slow on purpose.

A worker stops after some processor time, whatever the file is; the server itself reads only files that have
passed. A sound file is then tried: a game of each variant and number of seats is begun and played a while.
"""

from __future__ import annotations

import contextlib
import random
import signal
from collections.abc import Iterator

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import bound
from philtre.core.state import CHANCE
from philtre.text.differences import Difference, differences
from philtre.text.sheet import clipped

SECONDS = 1.0  # of processor time; a file like ours takes about a fiftieth of that
STEPS = 100  # that each trial game is played
LONGEST = 400  # characters of an error


class TooSlow(BaseException):
    """The check has used up its time. Not an Exception, so that no game takes it for one of its own."""


def check_content(name: str, text: str) -> tuple[str, list[Difference]]:
    """The problem of a content file (empty: none), and what it changes. Works in the main thread only."""
    try:
        with at_most(SECONDS):
            played = bound(name, text)
            found = differences(bound(name, None).content, played.content)
        with contextlib.suppress(TooSlow), at_most(SECONDS):  # a slow machine plays less of them
            try_out(played)
    except PhiltreError as problem:
        return clipped(str(problem), LONGEST), []
    except TooSlow:
        return f"content of {name}: expected a file that can be read in {SECONDS:g} second", []
    except Exception as problem:  # noqa: BLE001 - whatever a game makes of a file that it does not expect
        why = clipped(f"{type(problem).__name__}: {problem}", LONGEST)
        return f"content of {name}: no game can be played with it ({ascii(why)[1:-1]})", []
    return "", found


def try_out(played: Game) -> None:
    """Begin a game of every variant and number of seats, and play some steps of it."""
    rng = random.Random(0)
    for variant, numbers in played.variants.items():
        for seats in numbers:
            state = played.start(seats, variant)
            for _ in range(STEPS):
                if state.over:
                    break
                chance = state.actor == CHANCE
                state.play(state.draw(rng) if chance else rng.choice(state.legal_actions()))
            state.view(None)
            state.position()


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise TooSlow after so many seconds of processor time."""

    def stop(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
