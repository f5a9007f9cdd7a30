"""The compilation itself: `python -m philtre.compiling.translate PACKAGE GROUP MODULE …`.

The working directory has copies of the sources of philtre and of the game.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import mypy.version
from mypyc.build import mypycify
from setuptools import setup

from philtre.core.game import HOME
from philtre.core.libraries import core_key

CORE: Final = "philtre_core"  # the name that the build of philtre gives to the library of its core
# The same as philtre's own: calls inside a library need not go through the linker's tables.
C_FLAGS: Final = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
LOADED: Final = f"memcpy(&exports_{CORE}, pexports_{CORE}, sizeof(exports_{CORE}));"
CHECKED: Final = """\
PyObject *philtre_libraries = PyImport_ImportModule("philtre.core.libraries");
if (!philtre_libraries) return -1;
PyObject *philtre_checked = PyObject_CallMethod(
    philtre_libraries, "require_core", "ss", "{key}", "{package}");
Py_DECREF(philtre_libraries);
if (!philtre_checked) return -1;
Py_DECREF(philtre_checked);
"""


def main(package: str, group: str, *modules: str) -> None:
    """Write the libraries to `built`; exits with a message if something is wrong."""
    folder = package.replace(".", "/")
    core = [f"philtre/core/{name}.py" for name in core_modules()]
    own = [f"{folder}/{name}" for name in modules]
    # No configuration of the user's own. Types are checked as far as they are annotated.
    extensions = mypycify(
        ["--config-file=", *core, *own], opt_level="3", separate=[(core, CORE), (own, f"{package}.{group}")]
    )
    key = key_of_core()
    if key != core_key():
        sys.exit("the core of philtre is another one than its sources give: install philtre again")
    add_check(Path("build", folder, f"__native_{group}.c"), key, package)
    wanted = [extension for extension in extensions if extension.name.startswith(f"{package}.")]
    for extension in wanted:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    script = ["--quiet", "build_ext", "--build-lib", "built", "--parallel", str(os.cpu_count() or 1)]
    setup(name="game", packages=[], ext_modules=wanted, script_args=script)


def core_modules() -> list[str]:
    """The names of the core's modules that are compiled in the installed philtre."""
    found = {
        file.name.partition(".")[0]
        for suffix in EXTENSION_SUFFIXES
        for file in (HOME / "core").glob(f"*{suffix}")
    }
    return sorted(found)


def key_of_core() -> str:
    """The hash of the C of the core, as the build of philtre computes it (tools/compile)."""
    hashed = hashlib.sha256(mypy.version.__version__.encode())
    for name in (f"__native_{CORE}.c", f"__native_{CORE}.h", f"__native_internal_{CORE}.h"):
        hashed.update(Path("build", name).read_bytes())
    return hashed.hexdigest()


def add_check(c_file: Path, key: str, package: str) -> None:
    """Let the library compare the core's hash before it uses anything of the core's."""
    text = c_file.read_text(encoding="utf-8")
    if text.count(LOADED) != 1:
        sys.exit(f"{c_file.name} does not load the core as expected: the check of its layout has no place")
    check = CHECKED.format(key=key, package=package)
    c_file.write_text(text.replace(LOADED, check + LOADED), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
