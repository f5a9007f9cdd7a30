"""How far a long run is, on a terminal: a bar, and an estimate of what is left."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 24


class Progress:
    """A bar on stderr that is drawn over itself; where stderr is no terminal, nothing is written."""

    def __init__(
        self, total: int, done: int = 0, what: str = "games", label: str = "", out: TextIO | None = None
    ) -> None:
        self.total = total
        self.done = done
        self.before = done  # what an earlier run did says nothing about how fast this one is
        self.what = what
        self.label = f"{label} " if label else ""
        self.out = sys.stderr if out is None else out
        self.shown = self.out.isatty()
        self.began = time.monotonic()
        self.draw()

    def add(self, count: int) -> None:
        self.done += count
        self.draw()

    def draw(self) -> None:
        if self.shown:
            self.out.write(f"\r\x1b[K{self.line(time.monotonic() - self.began)}")
            self.out.flush()

    def line(self, elapsed: float) -> str:
        full = WIDTH * min(self.done, self.total) // max(1, self.total)
        bar = "#" * full + "." * (WIDTH - full)
        return f"{self.label}[{bar}] {self.done:,}/{self.total:,} {self.what}{self.rest(elapsed)}"

    def rest(self, elapsed: float) -> str:
        fresh = self.done - self.before
        if fresh <= 0 or self.done >= self.total:
            return ""
        return f", about {duration(elapsed / fresh * (self.total - self.done))} left"

    def say(self, sentence: str) -> None:
        """A line on stderr that stays, terminal or not."""
        self.close()
        print(sentence, file=self.out, flush=True)
        self.draw()

    def close(self) -> None:
        """Take the bar away."""
        if self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


def duration(seconds: float) -> str:
    """A time as one says it: 40 s, 12 min, 3.5 h."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
