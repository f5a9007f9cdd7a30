"""Compile the modules of philtre: `python -m tools.compile ROOT OUT`, in a copy of ROOT/src.

The process is of its own because mypyc and setuptools print, exit, and leave files in the working directory.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from tools.compile.cache import Cache, installed_packages, key_of, toolchain
from tools.compile.docstrings import add_docstrings
from tools.compile.sources import compiled_modules, groups, import_closure, settings

# Calls between compiled modules need not go through the linker's tables: a sixth faster.
# Without debugging symbols, and one page to a segment: libraries of less than half the size. Without tables
# for unwinding (C has no exceptions) and functions that nobody calls, another eighth less. -Os would take a
# third more away, but searches would take 1.5 to 1.7 times as long.
C_FLAGS = (
    []
    if os.name == "nt"
    else [
        "-fvisibility=hidden",
        "-fno-semantic-interposition",
        "-g0",
        "-fno-asynchronous-unwind-tables",
        "-fno-unwind-tables",
        "-ffunction-sections",
    ]
)
LINK_FLAGS = (
    ["-Wl,--strip-all", "-Wl,-z,noseparate-code", "-Wl,--gc-sections"] if sys.platform == "linux" else []
)
CORE = "philtre_core"  # the library of the contract
STAMP = "philtre/core/compiled.json"  # describes it in the wheel, for games that are compiled by themselves
Plan = dict[str, str]  # places in the wheel, and the keys of the libraries that belong there


def main(root: Path, out: Path) -> None:
    """Write the libraries to `out`, from the cache as far as they are there."""
    cache = Cache(root / "build" / "mypyc")
    modules = compiled_modules(Path(".."))
    if not modules:
        sys.exit("no module matches `compiled` in [tool.philtre]")
    tools = toolchain()
    names = [module.as_posix() for module in modules]
    environment = [configuration(), tools, installed_packages()]
    plan_key = f"plan-{key_of(sources(root, modules), names, environment)}"
    if plan := known_plan(cache, plan_key):
        print(f"philtre: all {len(plan.keys() - {STAMP})} libraries are in the cache")
    else:
        plan = compile_missing(cache, modules, tools)
        cache.add(plan_key, json.dumps(plan).encode())
    for place, key in plan.items():
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(cache.folder / key, target)
    cache.prune()


def sources(root: Path, modules: list[Path]) -> list[tuple[str, Path]]:
    """Return name and path of every source on which the compiled modules depend, this program's included."""
    own = [root / "hatch_build.py", *sorted(Path(__file__).parent.glob("*.py"))]
    needed = import_closure(Path(), modules)
    return [*[(path.as_posix(), path) for path in needed], *[(path.name, path) for path in own]]


def configuration() -> list[Any]:
    """Return the settings in pyproject.toml that matter."""
    tool = settings(Path(".."))["tool"]
    return [tool["philtre"], tool["mypy"]]


def known_plan(cache: Cache, key: str) -> Plan | None:
    """Return the plan with this key, or None if it or a library in it is missing."""
    if path := cache.find(key):
        plan: Plan = json.loads(path.read_text(encoding="utf-8"))
        found = [cache.find(library) for library in plan.values()]
        if None not in found:
            return plan
    return None


def compile_missing(cache: Cache, modules: list[Path], tools: dict[str, object]) -> Plan:
    """Translate everything to C, compile the libraries that are not in the cache, and add them to it."""
    from mypyc.build import mypycify
    from setuptools import setup

    # The types are checked as `make check` does. The working directory has no pyproject.toml of its own:
    # setuptools would read it.
    libraries = groups(modules)
    paths = [path.as_posix() for path in modules]
    extensions = mypycify(["--config-file=../pyproject.toml", *paths], opt_level="3", separate=libraries)
    stamp = core_stamp()
    for members, name in libraries:
        c_file = Path("build", f"__native_{name}.c")
        add_docstrings(c_file, Path(), map(Path, members))
        if os.name != "nt":
            mark_cold(c_file)
    plan: Plan = {}
    missing = []
    for extension in extensions:
        # A new list for each: mypycify gives all of them the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *LINK_FLAGS]
        files = [(file, Path(file)) for file in sorted({*extension.sources, *extension.depends})]
        key = key_of(files, extension.name, extension.extra_compile_args, extension.extra_link_args, tools)
        place = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
        plan[place] = key
        if not cache.find(key):
            missing.append((sum(Path(file).stat().st_size for file in extension.sources), place, extension))
    missing.sort(key=lambda item: item[0], reverse=True)  # the longest first, so that no core waits for it
    names = ", ".join(extension.name for _, _, extension in missing[:10])
    print(f"philtre: compiling {len(missing)} of {len(plan)} libraries: {names}")
    cores = str(os.cpu_count() or 1)
    script = ["build_ext", "--build-lib", "built", "--parallel", cores]
    setup(name="philtre", packages=[], ext_modules=[item[2] for item in missing], script_args=script)
    for _, place, _ in missing:
        cache.add(plan[place], Path("built", place).read_bytes())
    if stamp is not None:
        plan[STAMP] = f"stamp-{json.loads(stamp)['core']}"
        cache.add(plan[STAMP], stamp)
    return plan


def mark_cold(c_file: Path) -> None:
    """Have the compiler make functions small, not fast, that run once: the bodies of modules."""
    code = c_file.read_text(encoding="utf-8")
    marked = re.sub(r"(?m)^(?=char CPyDef_\w+_____top_level__\(void\) \{)", "__attribute__((cold)) ", code)
    c_file.write_text(marked, encoding="utf-8", newline="\n")


def core_stamp() -> bytes | None:
    """Return what `philtre compile` compares: mypy's version, and the hash of the C of the core.

    philtre/compiling/translate.py computes the same. None if there is no core among the modules.
    """
    names = (f"__native_{CORE}.c", f"__native_{CORE}.h", f"__native_internal_{CORE}.h")
    if not Path("build", names[0]).exists():
        return None
    version = importlib.metadata.version("mypy")
    hashed = hashlib.sha256(version.encode())
    for name in names:
        hashed.update(Path("build", name).read_bytes())
    return json.dumps({"mypy": version, "core": hashed.hexdigest()}).encode()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
