"""What goes into the wheel beside the sources. One method of `WheelHook` for each such thing.

Compiled modules: `[tool.philtre]` in pyproject.toml says which. All of them are compiled, or none.
`PHILTRE_MYPYC=1` (or unset) compiles where a C compiler is, `0` never, `required` fails without one.
Whatever goes wrong once compiling has begun fails the build: no wheel is slow by accident.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Calls between compiled modules need not go through the linker's tables: a sixth faster.
C_FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]


class BuildError(Exception):
    """Why there can be no wheel, for a person to read."""


class WheelHook(BuildHookInterface[Any]):
    """Compiles the modules that have to be fast."""

    def dependencies(self) -> list[str]:
        """Name what compiling needs, our own dependencies included: mypyc reads their types."""
        if self.target_name != "wheel" or why_not_compile():
            return []
        compilers: list[str] = settings(Path(self.root))["dependency-groups"]["compile"]
        return [*compilers, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what the sources alone do not give; an editable install stays as it is."""
        if self.target_name != "wheel" or version == "editable":
            return
        try:
            self.add_compiled_modules(build_data)
        except BuildError as error:
            self.app.abort(f"philtre: {error}")

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        """Compile in a copy of the sources, and add the libraries to the wheel."""
        if reason := why_not_compile():
            if wish() == "required":
                raise BuildError(f"PHILTRE_MYPYC=required, but {reason}")
            self.app.display_warning(f"philtre: a wheel without compiled modules, for {reason}")
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="philtre-build-")
        libraries = compile_copy(Path(self.root), Path(self.workshop.name))
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy: the libraries are in the wheel now."""
        if hasattr(self, "workshop"):
            self.workshop.cleanup()


def why_not_compile() -> str | None:
    """Give the reason why this build does not compile, if there is one."""
    if wish() == "0":
        return "PHILTRE_MYPYC=0"
    if c_compiler() is None:
        return "there is no C compiler (install one, or name it in CC)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian and Ubuntu: python3-dev)"
    return None


def wish() -> str:
    """Read PHILTRE_MYPYC."""
    wish = os.environ.get("PHILTRE_MYPYC") or "1"
    if wish not in ("0", "1", "required"):
        raise BuildError(f"PHILTRE_MYPYC is {wish}, but can only be 0, 1 or required")
    return wish


def c_compiler() -> str | None:
    """Find the C compiler's command: the one that CC names, else Python's own, else a usual one."""
    named = os.environ.get("CC")
    commands = [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl"]
    return next((command for command in commands if command and shutil.which(shlex.split(command)[0])), None)


def compiled_modules(root: Path) -> list[Path]:
    """List the modules to compile, as paths under src."""
    patterns = settings(root)["tool"]["philtre"]
    package = root / "src" / "philtre"
    chosen = {path for pattern in patterns["compiled"] for path in package.glob(pattern)}
    spared = {path for pattern in patterns["interpreted"] for path in package.glob(pattern)}
    return sorted(path.relative_to(root / "src") for path in chosen - spared)


def settings(root: Path) -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def compile_copy(root: Path, workshop: Path) -> dict[str, str]:
    """Compile in `workshop`, so that no library lands in src; map each library to its place in the wheel."""
    modules = [path.as_posix() for path in compiled_modules(root)]
    if not modules:
        raise BuildError("no module matches `compiled` in [tool.philtre]")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src", workshop / "src", ignore=ignored)
    shutil.copy(root / "pyproject.toml", workshop)
    out = workshop / "out"
    done = subprocess.run(
        [sys.executable, __file__, str(out), *modules],
        cwd=workshop / "src",
        env=os.environ | {"CC": c_compiler() or ""},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise BuildError(f"compiling failed, so there is no wheel.\n{done.stdout}")
    return {str(path): path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}


def run_mypyc(out: str, modules: list[str]) -> None:
    """Compile into `out`. In a process of its own, for mypyc and setuptools print, exit and litter."""
    from mypyc.build import mypycify
    from setuptools import setup

    # The types are checked as `make check` does; the working directory has no pyproject.toml of
    # its own, which setuptools would take for its orders.
    extensions = mypycify(
        ["--config-file=../pyproject.toml", *modules], opt_level="3", separate=groups(modules)
    )
    for extension in extensions:
        # A new list for each: mypycify gives all of them the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    cores = str(os.cpu_count() or 1)
    script = ["build_ext", "--build-lib", out, "--parallel", cores]
    setup(name="philtre", packages=[], ext_modules=extensions, script_args=script)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """A library for each folder, built side by side: in one piece, all games took twice as long."""
    folders: dict[str, list[str]] = {}
    for module in modules:
        folders.setdefault(Path(module).parent.as_posix().replace("/", "_"), []).append(module)
    return [(files, folder) for folder, files in folders.items()]


if __name__ == "__main__":
    run_mypyc(sys.argv[1], sys.argv[2:])
