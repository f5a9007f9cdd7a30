"""What may reach a terminal: text that shows something, and nothing that commands it."""

from __future__ import annotations

import re
from typing import Final

# C0 but for tabs and new lines, DEL, C1, line and paragraph separators, and what turns the direction of text.
COMMANDS: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]"
)


def harmless(text: str) -> str:
    """The text without control characters: a server's names, talk and messages cannot steer the terminal."""
    return COMMANDS.sub("", text)
