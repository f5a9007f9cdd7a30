"""Builds of philtre beside the one that is tested: an earlier one, from the repository's history, and a next.

Each is a folder with a package `philtre` of its own, and with the installed one's metadata under another
version: a process with that folder first in its PYTHONPATH runs that build, interpreted.
"""

import io
import os
import re
import shutil
import subprocess
import tarfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import philtre
from philtre.server.store.schema import VERSION

ROOT = Path(__file__).parents[2]
# The parts that nodes of two versions share: the messages between them, and the database.
SHARED = (
    "src/philtre/server/bus",
    "src/philtre/server/store/schema.py",
    "src/philtre/server/store/migrations.py",
)
EARLIER, NEXT = "0.0.1", "9.0.0"  # what they call themselves
STEP = f"""

def add_later(session: SchemaSession) -> None:
    session.run("ALTER TABLE tables ADD COLUMN later BIGINT DEFAULT 0 NOT NULL")
    session.run("CREATE TABLE afterwards (id TEXT PRIMARY KEY)")


STEPS = {{**STEPS, {VERSION}: add_later}}


def make_ready("""


def git(*arguments: str) -> bytes | None:
    """The output of git; None where git is missing or fails, or the history is not whole."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout


def earlier_commit() -> str | None:
    """The last release with nodes; without one, the commit before the last change of what they share."""
    tag = (git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^") or b"").decode().strip()
    if tag and git("cat-file", "-e", f"{tag}:{SHARED[0]}/postgres.py") is not None:
        return tag
    last = (git("log", "-1", "--format=%H", "--", *SHARED) or b"").decode().strip()
    if not last or git("cat-file", "-e", f"{last}^:{SHARED[0]}/postgres.py") is None:
        return None
    return f"{last}^"


def earlier_build(folder: Path) -> Path | None:
    """The build of the earlier commit; None without the repository's history."""
    commit = earlier_commit()
    packed = git("archive", commit, "src/philtre") if commit else None
    if packed is None:
        return None
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return finished(folder / "src", EARLIER)


def next_build(folder: Path) -> Path:
    """This build with one more step of the schema, as the next version may have one."""
    ours = next(path for path in map(Path, philtre.__path__) if (path / "server").is_dir())
    no_libraries = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ours, folder / "philtre", ignore=no_libraries)
    store = folder / "philtre" / "server" / "store"
    replace(store / "schema.py", f"VERSION: Final = {VERSION}\n", f"VERSION: Final = {VERSION + 1}\n")
    replace(store / "migrations.py", "\n\ndef make_ready(", STEP)
    return finished(folder, NEXT)


def replace(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file}: {before!r}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def finished(folder: Path, version: str) -> Path:
    """The folder, with metadata."""
    try:
        installed = distribution("philtre")
    except PackageNotFoundError:
        return folder
    for file in installed.files or ():
        if file.parent.name.endswith(".dist-info") and file.name in ("METADATA", "entry_points.txt"):
            text = re.sub(r"(?m)^Version: .*$", f"Version: {version}", file.read_text(encoding="utf-8"))
            there = folder / f"philtre-{version}.dist-info"
            there.mkdir(exist_ok=True)
            (there / file.name).write_text(text, encoding="utf-8")
    return folder


def running(build: Path | None) -> dict[str, str]:
    """The environment of a process that runs that build; None is the one that is tested."""
    if build is None:
        return {}
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": f"{build}{os.pathsep}{before}" if before else str(build)}
