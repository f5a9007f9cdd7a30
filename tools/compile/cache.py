"""What was compiled before, in files named by the hash of everything that they were made from."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

LIMIT = 300_000_000  # bytes; about eight builds in which everything differs


class Cache:
    """A folder of files by their keys. The files unused for longest go when it grows beyond LIMIT bytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.used: set[Path] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def find(self, key: str) -> Path | None:
        """Return the file with this key, or None if there is none."""
        path = self.folder / key
        try:
            os.utime(path)  # the last use, for `prune`
        except FileNotFoundError:
            return None
        self.used.add(path)
        return path

    def add(self, key: str, content: bytes) -> None:
        """Store a file: whole or not at all, whatever interrupts it."""
        path = self.folder / key
        part = path.with_name(f"{key}.{os.getpid()}.part")
        part.write_bytes(content)
        part.replace(path)
        self.used.add(path)

    def prune(self, limit: int = LIMIT) -> None:
        """Remove the files unused for longest until `limit` bytes are left; never those this build uses."""
        files = [(path.stat(), path) for path in self.folder.iterdir()]
        size = sum(stat.st_size for stat, _ in files)
        for stat, path in sorted(files, key=lambda file: file[0].st_mtime):
            if size <= limit:
                break
            if path not in self.used:
                path.unlink(missing_ok=True)
                size -= stat.st_size


def key_of(files: Iterable[tuple[str, Path]], *more: object) -> str:
    """Return the hash of the files, each with its name, and of the further values, which JSON can express."""
    hashed = hashlib.sha256(json.dumps(more, sort_keys=True).encode())
    for name, path in files:
        content = path.read_bytes()
        hashed.update(f"\0{name}\0{len(content)}\0".encode())
        hashed.update(content)
    return hashed.hexdigest()


def toolchain() -> dict[str, object]:
    """Return all that makes the same C into another library: compiler, flags, Python, mypyc's runtime."""
    variables = ("CFLAGS", "CPPFLAGS", "LDFLAGS")
    config = ("CC", "CFLAGS", "CCSHARED", "LDSHARED", "SOABI", "EXT_SUFFIX")
    return {
        "python": [sys.version, sys.implementation.cache_tag, platform.machine()],
        "packages": {name: importlib.metadata.version(name) for name in ("librt", "mypy", "setuptools")},
        "compiler": compiler_version(os.environ["CC"]),
        "environment": {name: os.environ.get(name, "") for name in variables},
        "configuration": {name: sysconfig.get_config_var(name) for name in config},
    }


def compiler_version(command: str) -> list[str]:
    """Return the compiler's command, its file, and what it says about its version."""
    words = shlex.split(command)
    said = subprocess.run(
        [*words, "--version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return [command, shutil.which(words[0]) or "", said.stdout]


def installed_packages() -> list[str]:
    """Return name and version of every installed package: mypyc reads their types."""
    found = importlib.metadata.distributions()
    return sorted({f"{package.metadata['Name']} {package.version}" for package in found})
