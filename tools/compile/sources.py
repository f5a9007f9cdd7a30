"""The modules to compile, their groups, and the modules whose types they use."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any


def settings(root: Path) -> dict[str, Any]:
    """Return the contents of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules(root: Path) -> list[Path]:
    """Return the modules to compile, sorted, as paths under src."""
    patterns = settings(root)["tool"]["philtre"]
    package = root / "src" / "philtre"
    chosen = {path for pattern in patterns["compiled"] for path in package.glob(pattern)}
    spared = {path for pattern in patterns["interpreted"] for path in package.glob(pattern)}
    return sorted(path.relative_to(root / "src") for path in chosen - spared)


def group_of(module: Path) -> str:
    """Return the name of the library that holds a module: a game each, else a package each."""
    parts = module.parent.parts
    return "_".join(parts[: 3 if parts[1:2] == ("games",) else 2])


def groups(modules: Iterable[Path]) -> list[tuple[list[str], str | None]]:
    """Return the modules of each library and its name, as mypycify takes them."""
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(group_of(module), []).append(module.as_posix())
    return [(members, name) for name, members in found.items()]


def import_closure(source: Path, modules: Iterable[Path]) -> list[Path]:
    """Return the modules, and all modules under `source` that they import, directly or not, sorted.

    Imports inside functions and under TYPE_CHECKING count: mypyc reads the types of those modules too.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            tree = ast.parse((source / module).read_bytes(), str(module))
            waiting += [path for name in imported(tree, module) for path in files(source, name)]
    return sorted(found)


def imported(tree: ast.Module, module: Path) -> Iterator[str]:
    """Yield the full name of everything that a module imports, be it a module or a name in one."""
    package = list(module.parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def files(source: Path, name: str) -> Iterator[Path]:
    """Yield the files of a module and of the packages around it, as far as they are under `source`."""
    parts = name.split(".")
    for depth in range(1, len(parts) + 1):
        path = Path(*parts[:depth])
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if (source / file).is_file():
                yield file
