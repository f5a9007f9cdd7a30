"""The compiled libraries, or the Python files beside them: which of the two this process loads.

The libraries call into librt, which mypy needs too. Where the installed librt does not fit them, because a
later mypy wanted another one, everything is loaded from the Python files: slower, and with the same results.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module, metadata
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Final

CORE: Final = Path(__file__).parent
# Together they use every part of librt that philtre uses.
TRIED: Final = ("philtre.core.state", "philtre.core.batch")


class SourceFinder(MetaPathFinder):
    """Finds the modules of one package by their Python files, whatever libraries stand beside them."""

    def __init__(self, package: str) -> None:
        self.inside = package + "."

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        for folder in (path or []) if name.startswith(self.inside) else []:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def has_libraries() -> bool:
    """True if libraries for this Python stand beside the sources."""
    return any((CORE / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def choose_libraries() -> None:
    """Load the core from its libraries if they fit; if not, load all of philtre from sources, and warn."""
    if not has_libraries():
        return
    try:
        for name in TRIED:
            import_module(name)
    except (AttributeError, ImportError, ValueError) as problem:  # what mypyc's own check of librt raises
        for name in [name for name in sys.modules if name.startswith("philtre.core.") and name != __name__]:
            del sys.modules[name]
        sys.meta_path.insert(0, SourceFinder("philtre"))
        warnings.warn(why_interpreted(problem), RuntimeWarning, stacklevel=3)


def why_interpreted(problem: Exception) -> str:
    try:
        found = f"librt {metadata.version('librt')}"
    except metadata.PackageNotFoundError:
        found = "no librt"
    return (
        f"philtre runs uncompiled, and slowly: its libraries do not fit {found}, which is installed here "
        f"({problem}). For the speed, install philtre again, or in an environment without a newer mypy"
    )
