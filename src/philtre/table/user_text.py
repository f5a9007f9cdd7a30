"""Text that players write: names and chat, as plain text of a bounded length."""

from __future__ import annotations

import unicodedata
from typing import Final

from philtre.core.message import Message
from philtre.table.refused import Refused

NAME = 32
CHAT = 300
MARKS = 2  # on one letter: as many as Vietnamese and Thai have
EMOJI = "\ufe0f"  # after a symbol: show it in colour
KEYCAP = "\u20e3"
JOINERS = "\u200c\u200d"  # the non-joiner and the joiner
SKIN = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
VIRAMA = 9  # its canonical combining class
SEALS = "\u2611\u2705\u2713\u2714\U0001f5f8\U0001f5f9"  # check marks: clients mark registered names so
BLANK = "\u2800\U0001d159\U00013441\U00013442"  # Braille without dots, a headless note, blank hieroglyphs
PHRASES = ("hello", "luck", "well-played", "thanks", "oops", "sorry", "thinking", "hurry", "bye")


def proper_name(text: str) -> str:
    """The name, if people can see and read it: with a letter, number or symbol, and not heaped with marks.

    Check marks are left out: clients put one behind registered names.
    """
    name = tidied("".join(letter for letter in text if letter not in SEALS))
    if len(name) > NAME or not visible(name) or heaped(name):
        raise Refused(Message("name-unfit", {"longest": NAME}))
    return name


def fitting(text: str) -> str:
    """The name, or none if people could not see and read it."""
    try:
        return proper_name(text)
    except Refused:
        return ""


def visible(text: str) -> bool:
    """True if the text has a letter, a number or a symbol."""
    return any(unicodedata.category(letter)[0] in "LNS" for letter in text)


def heaped(text: str) -> bool:
    """True if a letter has more marks than any common script needs, or a mark stands on nothing."""
    marks = MARKS  # none yet allowed: there is no letter
    for letter in unicodedata.normalize("NFC", text):
        if letter in JOINERS or letter == EMOJI:
            continue
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MARKS:
                return True
        else:
            marks = MARKS if letter == " " else 0
    return False


def proper_chat(text: str) -> str:
    """The line, if there is something in it and it is not too long."""
    line = tidied(text)
    if not line:
        raise Refused(Message("chat-empty"))
    if len(line) > CHAT:
        raise Refused(Message("chat-long", {"longest": CHAT}))
    return line


def tidied(text: str) -> str:
    """One line without control characters and without invisible characters.

    Joiners and the sign for emoji stay where they make a difference (see `meant`); other characters that
    nothing is drawn for are left out, and blank ones are spaces.
    """
    letters: list[str] = []
    for at, letter in enumerate(text):
        if letter in IGNORED:
            if meant(text, at):
                letters.append(letter)
        elif letter in BLANK or unicodedata.category(letter) in UNPRINTED:
            letters.append(" ")
        else:
            letters.append(letter)
    return " ".join("".join(letters).split())


def meant(text: str, at: int) -> bool:
    """True if a character that is not drawn itself changes how its neighbours are drawn.

    That is the sign for emoji after a symbol or a keycap's digit, the joiner between two symbols, a joiner or
    non-joiner after a virama, and the non-joiner between Arabic letters.
    """
    before = at - 1
    if text[at] in JOINERS and before >= 0 and (text[before] == EMOJI or text[before] in SKIN):
        before -= 1
    left = text[before] if before >= 0 else " "
    right = text[at + 1] if at + 1 < len(text) else " "
    if text[at] == EMOJI:
        return unicodedata.category(left)[0] == "S" or (left in "0123456789#*" and right == KEYCAP)
    if text[at] not in JOINERS:
        return False
    if unicodedata.combining(left) == VIRAMA:
        return True
    if text[at] == JOINERS[1]:
        return unicodedata.category(left) == "So" and unicodedata.category(right) == "So"
    return unicodedata.bidirectional(left) == unicodedata.bidirectional(right) == "AL"


def folded(text: str) -> str:
    """The text as it is compared: capitals, ligatures and widths of letters make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


UNPRINTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def ignored() -> frozenset[str]:
    """The characters that nothing is drawn for: Default_Ignorable_Code_Point of Unicode."""
    ranges = (
        (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
        (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )  # fmt: skip
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


IGNORED: Final = ignored()
