"""The name of the running build: compiled, interpreted, or mixed (a faulty install)."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

UNCOMPILED: Final = ("view", "board", "metrics")  # never compiled, so they say nothing about the build


def build() -> str:
    """`compiled` or `interpreted`; `mixed` if the loaded modules are not all of one kind."""
    kinds: set[str] = set()
    for name, module in list(sys.modules.items()):
        if not name.startswith(("philtre.core.", "philtre.games.")) or hasattr(module, "__path__"):
            continue
        if name.rpartition(".")[2] not in UNCOMPILED:
            compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
            kinds.add("compiled" if compiled else "interpreted")
    return kinds.pop() if len(kinds) == 1 else "mixed"
