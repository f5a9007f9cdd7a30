"""Line input and output without colours or cursor movements."""

from __future__ import annotations

import codecs
import contextlib
import getpass
import io
import shutil
import sys
import textwrap
import unicodedata
from typing import TextIO

from philtre.text.printing import harmless

with contextlib.suppress(ImportError):  # there is none on Windows
    import readline  # noqa: F401 - input() then edits lines

WIDTH = 80
PLAIN = {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "–": "-", "—": "-", "→": "->"}
PLAIN |= {"×": "x", "\u2713": "(registered)", "·": ".", "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "OE"}


class Quit(Exception):
    """Raised when the person leaves: end of input, Ctrl-C, or the command quit."""


class Screen:
    """A pair of text streams: input and output."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self.source = source
        self.sink = sink
        if isinstance(sink, io.TextIOWrapper):
            codecs.register_error("philtre-plain", plain)
            sink.reconfigure(errors="philtre-plain")

    def say(self, text: str = "") -> None:
        """Prints lines unwrapped, without control characters: the text may come from a server."""
        self.sink.write(harmless(text) + "\n")

    def tell(self, text: str) -> None:
        """Prints sentences, wrapped to 80 columns."""
        self.say(wrapped(text))

    def ask(self, prompt: str = "> ") -> str:
        """The typed line without surrounding spaces. Raises Quit at the end of input.

        On a terminal the line can be edited, and the arrow keys bring back earlier ones.
        """
        if (
            self.source is sys.stdin
            and self.sink is sys.stdout
            and sys.stdin.isatty()
            and sys.stdout.isatty()
        ):
            try:
                return input(harmless(prompt)).strip()
            except (EOFError, KeyboardInterrupt, OSError):
                self.say()
                raise Quit from None
        self.sink.write(harmless(prompt))
        self.sink.flush()
        try:
            line = self.source.readline()
        except (KeyboardInterrupt, OSError):
            line = ""
        if not line:
            self.say()
            raise Quit
        if not self.source.isatty():  # echo piped input, so that a transcript shows it
            self.say(line.rstrip("\n"))
        return line.strip()

    def ask_secretly(self, prompt: str) -> str:
        """The typed line. On a terminal it is not echoed, and the end of input raises Quit."""
        if self.source is not sys.stdin or not self.source.isatty():
            self.say(prompt)
            return self.source.readline().rstrip("\n")
        try:
            return getpass.getpass(harmless(prompt))
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise Quit from None

    def hide(self) -> None:
        """Scrolls the screen's content out of sight."""
        self.say("\n" * max(50, shutil.get_terminal_size().lines))


def wrapped(text: str, width: int = WIDTH) -> str:
    """The text with each line wrapped; continuation lines keep the indent of their line or list item."""
    lines: list[str] = []
    for line in text.split("\n"):
        hang = "  " if line.startswith("- ") else " " * (len(line) - len(line.lstrip()))
        lines += textwrap.wrap(line, width - 1, subsequent_indent=hang, break_on_hyphens=False) or [""]
    return "\n".join(lines)


def plain(problem: UnicodeError) -> tuple[str, int]:
    """Codec error handler: an ASCII replacement for each character that the terminal lacks."""
    assert isinstance(problem, UnicodeEncodeError)
    missing = problem.object[problem.start : problem.end]
    shown = [
        PLAIN.get(one) or unicodedata.normalize("NFKD", one).encode("ascii", "ignore").decode()
        for one in missing
    ]
    return "".join(one or "?" for one in shown), problem.end
