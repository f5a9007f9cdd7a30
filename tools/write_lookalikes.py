"""Writes server/people/lookalikes.txt: which letters look like which, by Unicode Technical Standard 39.

The data is the standard's table of confusables, asked of the ICU library (Debian's libicu72, or any other)
letter by letter. Run it where a newer ICU is, look at the difference, and raise FOLDING in
server/people/lookalikes.py: servers compute the keys of their registered names anew then.

    python tools/write_lookalikes.py [libicui18n.so.72]
"""

from __future__ import annotations

import ctypes
import ctypes.util
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

from philtre.server.people.lookalikes import seen
from philtre.table.user_text import IGNORED, folded

FILE = Path(__file__).parents[1] / "src" / "philtre" / "server" / "people" / "lookalikes.txt"
IGNORABLE = 5  # UCHAR_DEFAULT_IGNORABLE_CODE_POINT
CAPITALS = ("GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC")  # whose capitals pass for Latin ones
ASSIGNED = [
    chr(code)
    for code in range(sys.maxunicode + 1)
    if unicodedata.category(chr(code)) not in ("Cn", "Co", "Cs")
]


class Icu:
    """The functions of ICU that are needed here; their names end with the library's number."""

    def __init__(self, name: str) -> None:
        found = re.search(r"\.so\.(\d+)", name)
        if found is None:
            sys.exit(f"{name}: expected the library of a version, as in libicui18n.so.72")
        self.library = ctypes.CDLL(name)
        self.number = found[1]
        status = ctypes.c_int(0)
        opening = self.function("uspoof_open")
        opening.restype = ctypes.c_void_p
        self.checker = ctypes.c_void_p(opening(ctypes.byref(status)))
        version = (ctypes.c_uint8 * 4)()
        self.function("u_getUnicodeVersion")(version)
        self.unicode = ".".join(map(str, version[:3]))

    def function(self, name: str) -> Any:
        return self.library[f"{name}_{self.number}"]

    def skeleton(self, text: str) -> str:
        """What the text looks like, in the standard's own choice of letters."""
        status, room, asked = ctypes.c_int(0), ctypes.create_string_buffer(256), text.encode()
        length = self.function("uspoof_getSkeletonUTF8")(
            self.checker, 0, asked, len(asked), room, len(room), ctypes.byref(status)
        )
        if status.value > 0:
            sys.exit(f"ICU cannot tell what U+{ord(text):04X} looks like (status {status.value})")
        return room.raw[:length].decode()

    def ignorable(self, letter: str) -> bool:
        return bool(self.function("u_hasBinaryProperty")(ord(letter), IGNORABLE))


def settled(text: str, icu: Icu) -> str:
    """What the text looks like, small: looked at until nothing changes."""
    for _ in range(8):
        look = unicodedata.normalize("NFD", folded("".join(map(icu.skeleton, text))))
        if look == text:
            break
        text = look
    return text


def looks(letter: str, icu: Icu) -> tuple[str, str]:
    """What a small letter passes for, by its capital where that passes for a Latin one; and by itself."""
    small, capital = settled(letter, icu), letter.upper()
    great = (
        settled(unicodedata.normalize("NFD", folded(icu.skeleton(capital))), icu) if len(capital) == 1 else ""
    )
    latin = great.isascii() and great.isalpha()
    passes = latin and unicodedata.name(letter, "").startswith(CAPITALS)
    return (great if passes or (great and small == letter) else small), small


def line(letter: str, icu: Icu) -> str:
    """The file's line about a letter; empty if it passes for itself only."""
    if unicodedata.normalize("NFD", folded(letter)) != letter or any(map(icu.ignorable, letter)):
        return ""
    one, other = (seen(look) for look in looks(letter, icu))
    if one == other == seen(letter):
        return ""
    return " ".join([hexed(letter), hexed(one), *([hexed(other)] if other != one else [])])


def hexed(text: str) -> str:
    return "+".join(f"{ord(letter):04X}" for letter in text) or "-"


def main() -> None:
    icu = Icu(sys.argv[1] if len(sys.argv) > 1 else ctypes.util.find_library("icui18n") or "none")
    strange = [letter for letter in ASSIGNED if icu.ignorable(letter) != (letter in IGNORED)]
    if strange:
        sys.exit(f"user_text.py: IGNORED is not Default_Ignorable_Code_Point at {hexed(''.join(strange))}")
    lines = [found for letter in ASSIGNED if (found := line(letter, icu))]
    head = [
        f"# What letters look like, by the confusables of UTS 39, Unicode {icu.unicode}.",
        "# Written by tools/write_lookalikes.py.",
        "# Unicode data: Copyright 1991-2022 Unicode, Inc., https://www.unicode.org/license.txt",
        "# A letter; what it (or its capital) passes for; what it passes for by itself, if that is another.",
    ]
    FILE.write_text("\n".join([*head, *lines]) + "\n", encoding="ascii")
    print(f"{FILE}: {len(lines)} letters, Unicode {icu.unicode}")


if __name__ == "__main__":
    main()
