"""Names as people read them: those that look the same have the same key, by Unicode Technical Standard 39.

A key is the name's skeleton, small, without what cannot be seen and without what stands between letters.
Some Greek and Cyrillic letters look like one Latin letter when small and like another as capitals (ν: v and
N). Their key is that of the capital; `keys_of` has the other one as well, so that such a name is not taken
beside a Latin one that is there already.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from philtre.table.user_text import IGNORED, folded

FOLDING = 2  # raised whenever a name's key changes; 1 was before there was a table
FILE = Path(__file__).with_name("lookalikes.txt")
ROUNDS = 4  # what a letter looks like may look like another, after capitals are small


def key_of(name: str) -> str:
    """The name as it is compared; empty if no letter, number or symbol is in it."""
    return looked_at(name, tables()[0])


def keys_of(name: str) -> set[str]:
    """The keys of every reading of the name, its own key among them."""
    return {key_of(name), key_of(looked_at(name, tables()[1]))} - {""}


def looked_at(name: str, table: dict[int, str]) -> str:
    text = name
    for _ in range(ROUNDS):
        visible = "".join(letter for letter in folded(text) if letter not in IGNORED)
        look = unicodedata.normalize("NFD", seen(unicodedata.normalize("NFD", visible).translate(table)))
        if look == text:
            break
        text = look
    return text


def seen(text: str) -> str:
    """The letters, marks, numbers and symbols of a text."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] in "LMNS")


@cache
def tables() -> tuple[dict[int, str], dict[int, str]]:
    """The looks of letters: by their capitals where those look like Latin ones, and by themselves."""
    capital: dict[int, str] = {}
    itself: dict[int, str] = {}
    for line in FILE.read_text(encoding="ascii").splitlines():
        if line and not line.startswith("#"):
            letter, *looks = (unhexed(field) for field in line.split())
            capital[ord(letter)], itself[ord(letter)] = looks[0], looks[-1]
    return capital, itself


def unhexed(field: str) -> str:
    return "".join(chr(int(code, 16)) for code in field.split("+")) if field != "-" else ""
