"""The libraries of a game in its folder: which modules are compiled, where, and what is said of it.

mypyc translates the game together with the core, so that the C of the game knows the layout of the core's
classes. Only the game's C is compiled; it finds the core's functions in the core's own library. The C of the
core is a by-product, and its hash shows that the installed core was made of the same.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import HOME
from philtre.core.libraries import STAMP, USUAL, core_key, file_hash, read_stamp

GROUP: Final = "compiled"  # the library that has the code; those of single modules only lead there


def compile_game(folder: Path, modules: Sequence[str] = ()) -> list[Path]:
    """Compile modules of the game in `folder`; return all files written, libraries and `compiled.json`.

    `modules` are paths in the folder, such as `rules/state.py`; by default those that hold rules, heuristics
    and the encoder. Raises PhiltreError, and leaves the folder as it is, if something is missing or wrong.
    """
    folder = folder.absolute()
    chosen = modules_of(folder, modules)
    must_be_possible()
    package = package_of(folder)
    with tempfile.TemporaryDirectory(prefix="philtre-compile-") as draft:
        workshop = Path(draft)
        copy_sources(HOME, workshop / "philtre")
        copy_sources(folder.parents[len(package) - 1] / package[0], workshop / package[0])
        built = compiled_in(workshop, ".".join(package), chosen)
        remove_libraries(folder)
        written = []
        for library in built:
            target = folder / library.relative_to(workshop.joinpath("built", *package))
            shutil.copyfile(library, target)
            written.append(target)
    files = [*[folder / name for name in chosen], *written]
    stamp = {
        "core": core_key(),
        "files": {file.relative_to(folder).as_posix(): file_hash(file) for file in files},
    }
    (folder / STAMP).write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")
    return [*written, folder / STAMP]


def remove_libraries(folder: Path) -> list[Path]:
    """Delete what `compile_game` wrote, if anything; return the files that are gone."""
    suffix = tuple(EXTENSION_SUFFIXES)
    names = [name for name in read_stamp(folder).get("files", {}) if name.endswith(suffix)]
    gone = [folder / name for name in [*names, STAMP] if (folder / name).exists()]
    for file in gone:
        file.unlink()
    return gone


def modules_of(folder: Path, modules: Sequence[str]) -> list[str]:
    """The modules to compile, as paths in the folder. Raises PhiltreError if there are none."""
    if not (folder / "__init__.py").is_file():
        raise PhiltreError(f"{folder} is not the folder of a game: it has no __init__.py")
    for name in modules:
        path = Path(name)
        if path.is_absolute() or path.suffix != ".py" or not (folder / path).is_file():
            raise PhiltreError(f"{name!r} is no module in {folder}: expected a path such as rules/state.py")
    found = modules or [
        path.relative_to(folder).as_posix() for one in USUAL for path in sorted(folder.glob(one))
    ]
    found = [name for name in found if Path(name).name != "__init__.py"]
    if not found:
        raise PhiltreError(f"there is nothing to compile in {folder}: expected {listed([*USUAL])}")
    return sorted(set(found))


def must_be_possible() -> None:
    """Raise PhiltreError unless everything that compiling needs is here."""
    if core_key() is None:
        raise PhiltreError("philtre itself is not compiled here, so no game can be compiled for it")
    needed = read_stamp(HOME / "core").get("mypy")
    try:
        found = importlib.metadata.version("mypy")
        importlib.metadata.version("setuptools")
    except importlib.metadata.PackageNotFoundError as problem:
        raise PhiltreError(
            f"{problem.name} is not installed: compiling needs it: pip install 'philtre[compile]'"
        ) from None
    if found != needed:
        raise PhiltreError(
            f"this is mypy {found}, but philtre was compiled with {needed}: pip install mypy=={needed}"
        )
    if c_compiler() is None:
        raise PhiltreError("there is no C compiler: install one, or name it in CC")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise PhiltreError("Python's C headers are missing (Debian and Ubuntu: python3-dev)")


def c_compiler() -> str | None:
    named = os.environ.get("CC")
    commands = [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl"]
    return next((command for command in commands if command and shutil.which(shlex.split(command)[0])), None)


def package_of(folder: Path) -> list[str]:
    """The parts of the name by which the folder is imported: its own, after those of packages around it."""
    parts = [folder.name]
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
        parts.insert(0, folder.name)
    return parts


def copy_sources(package: Path, target: Path) -> None:
    """Copy the Python files of a package, so that nothing is written into it."""
    for file in [*package.rglob("*.py"), *package.rglob("py.typed")]:
        copy = target / file.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def compiled_in(workshop: Path, package: str, modules: list[str]) -> list[Path]:
    """Compile in another process, as mypyc and setuptools print, exit and leave files; return libraries."""
    command = [sys.executable, "-P", "-m", "philtre.compiling.translate", package, GROUP, *modules]
    # A fixed hash seed, so that the same sources always give the same C.
    environment = os.environ | {"PYTHONHASHSEED": "0", "CC": c_compiler() or ""}
    done = subprocess.run(
        command,
        cwd=workshop,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise PhiltreError(f"{package} cannot be compiled:\n{done.stdout.rstrip()}")
    return sorted(
        path for path in (workshop / "built").rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    )
