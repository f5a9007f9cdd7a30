"""Which of the two builds is running: compiled, interpreted, or a mixture that should not be."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

UNCOMPILED: Final = ("view", "board", "metrics")  # never compiled: they tell nothing about the build


def build() -> str:
    """`compiled`, `interpreted`, or `mixed` if the modules loaded so far are not all the same."""
    kinds: set[str] = set()
    for name, module in list(sys.modules.items()):
        if not name.startswith(("philtre.core.", "philtre.games.")) or hasattr(module, "__path__"):
            continue
        if name.rpartition(".")[2] not in UNCOMPILED:
            compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
            kinds.add("compiled" if compiled else "interpreted")
    return kinds.pop() if len(kinds) == 1 else "mixed"
