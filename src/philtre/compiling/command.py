"""`philtre compile`: compiles the rules of a game in its folder."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from philtre.compiling.game import compile_game, modules_of, remove_libraries


def main(options: argparse.Namespace) -> int:
    """Compiles, or removes what was compiled, and says what was done."""
    folder = Path(options.folder)
    if options.remove:
        gone = remove_libraries(folder)
        print(f"{folder.absolute().name}: {len(gone)} files removed; its Python files are used")
        return 0
    start = time.monotonic()
    compile_game(folder, options.modules)
    names = ", ".join(modules_of(folder.absolute(), options.modules))
    name = folder.absolute().name
    print(f"{name}: compiled {names} in {time.monotonic() - start:.0f} s")
    print(
        f"`philtre check {name}` compares both builds. After an edit its Python files are used again, "
        "until you compile again."
    )
    return 0
