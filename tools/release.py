"""A release: `make release`, or `python -m tools.release`. It refuses until everything is as it should be.

The version stands in pyproject.toml and nowhere else. Before a release: set it there, run `uv lock`, give the
changelog's "Unreleased" a heading with the version and the date, add the sample that the next versions must
open (tests/server/versions), and commit. The release then runs all checks, builds the distributions, tries
the wheel in an environment of its own, and sets the tag. It uploads nothing: pushing the tag does.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def version_of(root: Path) -> str:
    """The version in pyproject.toml."""
    found: str = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return found


def section_of(changelog: str, version: str) -> str | None:
    """The text of a version in the changelog; None if it has no heading with a date, or says nothing."""
    heading = rf"(?ms)^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)\n(.*?)(?=^## |\Z)"
    found = re.search(heading, changelog)
    return found[1].strip() or None if found else None


def problems(root: Path) -> list[str]:
    """Why this tree cannot be released, apart from checks that fail."""
    version = version_of(root)
    found = []
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if section_of(changelog, version) is None:
        found.append(f"CHANGELOG.md has no section `## {version} (YYYY-MM-DD)` with text")
    if re.search(r"(?ms)^## Unreleased\n\s*[^\s#]", re.sub(r"(?m)^### .*\n", "", changelog)):
        found.append("CHANGELOG.md has text under `## Unreleased`: move it to the version's section")
    sample = root / "tests" / "server" / "versions" / ".".join(version.split(".")[:2])
    if not sample.is_dir():
        name = f"{sample.relative_to(root).as_posix()}"
        found.append(f"{name} is missing: python -m tests.server.versions.write {sample.name}")
    if dirty := git(root, "status", "--porcelain"):
        names = ", ".join(line[3:] for line in dirty.splitlines()[:5])
        found.append(f"there are changes that are not committed: {names}")
    if git(root, "tag", "--list", f"v{version}"):
        found.append(f"the tag v{version} exists: raise the version in pyproject.toml")
    return found


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.rstrip("\n")


def run(*command: str | Path) -> None:
    """Run a command and show it; end with its code if it fails."""
    print("+", *command, flush=True)
    done = subprocess.run([str(part) for part in command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(f"no release: this failed: {' '.join(map(str, command))}")


def try_out(wheel: Path) -> None:
    """Install the wheel, with the server, into a new environment, and use it."""
    with tempfile.TemporaryDirectory(prefix="philtre-release-") as folder:
        run(sys.executable, "-m", "venv", folder)
        programs = Path(folder, "bin")
        run(programs / "pip", "install", "--quiet", f"{wheel}[serve]")
        run(programs / "philtre", "--version")
        run(programs / "philtre", "match", "race", "--seats", "greedy,random", "--games", "4")
        run(programs / "philtre", "check", "race")


def main() -> None:
    version = version_of(ROOT)
    if found := problems(ROOT):
        sys.exit(f"philtre {version} cannot be released:\n" + "\n".join(f"- {one}" for one in found))
    uv = ROOT / ".venv" / "bin" / "uv"
    run(uv, "lock", "--check")
    run("make", "test")
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    run("env", "PHILTRE_MYPYC=required", "PHILTRE_WEB=required", uv, "build", "--sdist", "--out-dir", dist)
    run("env", "PHILTRE_MYPYC=required", "PHILTRE_WEB=required", uv, "build", "--wheel", "--out-dir", dist)
    run(uv, "tool", "run", "twine", "check", "--strict", *sorted(dist.glob("philtre-*")))
    (wheel,) = dist.glob("*.whl")
    try_out(wheel)
    section = section_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    run(
        "git",
        "tag",
        "--annotate",
        "--cleanup=verbatim",
        f"v{version}",
        "--message",
        f"philtre {version}\n\n{section}",
    )
    print(f"philtre {version} is tagged and lies in dist. `git push origin v{version}` publishes it.")


if __name__ == "__main__":
    main()
