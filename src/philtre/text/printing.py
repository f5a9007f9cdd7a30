"""Removal of control characters from text that is printed to a terminal."""

from __future__ import annotations

import re
from typing import Final

# C0 except tab and newline, DEL, C1, line and paragraph separators, and bidirectional controls.
COMMANDS: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]"
)


def harmless(text: str) -> str:
    """The text without control characters, so that text from a server cannot control the terminal."""
    return COMMANDS.sub("", text)
