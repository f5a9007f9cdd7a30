"""The name of the running build: compiled, interpreted, or mixed (a faulty install)."""

from __future__ import annotations

import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

# Modules that a compiled build compiles; others tell nothing about the build.
COMPILED: Final = re.compile(
    r"philtre\.core\.(?!(?:advice|declaration|discovery|libraries|native|parts|recall|registry|typed|"
    r"view_encoder|vocabulary)$)\w+"
    r"|philtre\.games\.\w+\.((rules|heuristics)\.\w+|encode)"
)


def build() -> str:
    """`compiled`, `interpreted`, or `mixed` if the modules loaded so far are not all the same."""
    kinds: set[str] = set()
    for name, module in list(sys.modules.items()):
        if COMPILED.fullmatch(name):
            compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
            kinds.add("compiled" if compiled else "interpreted")
    return kinds.pop() if len(kinds) == 1 else "mixed"
