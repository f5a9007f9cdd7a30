"""Lines out and lines in. No colours, no cursor movements: any terminal, pipe or screen reader will do."""

from __future__ import annotations

import codecs
import getpass
import io
import shutil
import sys
import textwrap
import unicodedata
from typing import TextIO

from philtre.text.printing import harmless

WIDTH = 80
PLAIN = {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "–": "-", "—": "-", "→": "->"}
PLAIN |= {"×": "x", "\u2713": "(registered)", "·": ".", "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "OE"}


class Leave(Exception):
    """The person has left: end of input, Ctrl-C, or the word quit."""


class Screen:
    """Where a person reads and types."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self.source = source
        self.sink = sink
        if isinstance(sink, io.TextIOWrapper):
            codecs.register_error("philtre-plain", plain)
            sink.reconfigure(errors="philtre-plain")

    def say(self, text: str = "") -> None:
        """Print lines as they are, but for what would command the terminal: a server may have sent them."""
        self.sink.write(harmless(text) + "\n")

    def tell(self, text: str) -> None:
        """Print sentences, wrapped to the width of a terminal."""
        self.say(wrapped(text))

    def ask(self, prompt: str = "> ") -> str:
        """What the person types, without the spaces around it."""
        self.sink.write(harmless(prompt))
        self.sink.flush()
        try:
            line = self.source.readline()
        except (KeyboardInterrupt, OSError):
            line = ""
        if not line:
            self.say()
            raise Leave
        if not self.source.isatty():  # nobody saw it typed: a transcript should show it
            self.say(line.rstrip("\n"))
        return line.strip()

    def ask_secretly(self, prompt: str) -> str:
        """What the person types, unseen where that is possible."""
        if self.source is not sys.stdin or not self.source.isatty():
            self.say(prompt)
            return self.source.readline().rstrip("\n")
        try:
            return getpass.getpass(harmless(prompt))
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise Leave from None

    def hide(self) -> None:
        """Scroll away what is on the screen."""
        self.say("\n" * max(50, shutil.get_terminal_size().lines))


def wrapped(text: str, width: int = WIDTH) -> str:
    """The text with each line wrapped; the items of a list hang."""
    lines: list[str] = []
    for line in text.split("\n"):
        hang = "  " if line.startswith("- ") else " " * (len(line) - len(line.lstrip()))
        lines += textwrap.wrap(line, width - 1, subsequent_indent=hang, break_on_hyphens=False) or [""]
    return "\n".join(lines)


def plain(problem: UnicodeError) -> tuple[str, int]:
    """What a terminal that lacks a character shows in its place."""
    assert isinstance(problem, UnicodeEncodeError)
    missing = problem.object[problem.start : problem.end]
    shown = [
        PLAIN.get(one) or unicodedata.normalize("NFKD", one).encode("ascii", "ignore").decode()
        for one in missing
    ]
    return "".join(one or "?" for one in shown), problem.end
