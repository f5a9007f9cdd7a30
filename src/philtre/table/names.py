"""What people write: names and chat, as plain text of a bounded length."""

from __future__ import annotations

import unicodedata

from philtre.core.message import Message
from philtre.table.refused import Refused

NAME = 32
CHAT = 300
PHRASES = ("hello", "luck", "well-played", "thanks", "oops", "sorry", "thinking", "hurry", "bye")


def proper_name(text: str) -> str:
    """The name, if people can read it."""
    name = tidied(text)
    if not name or len(name) > NAME:
        raise Refused(Message("name-unfit", {"longest": NAME}))
    return name


def proper_chat(text: str) -> str:
    """The line, if there is something in it and it is not too long."""
    line = tidied(text)
    if not line:
        raise Refused(Message("chat-empty"))
    if len(line) > CHAT:
        raise Refused(Message("chat-long", {"longest": CHAT}))
    return line


def tidied(text: str) -> str:
    """One line without control characters, marks that turn the direction of reading, and lone surrogates."""
    letters = [letter if unicodedata.category(letter) not in UNPRINTED else " " for letter in text]
    return " ".join("".join(letters).split())


def folded(text: str) -> str:
    """The text as it is compared: capitals, ligatures and widths of letters make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


UNPRINTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
