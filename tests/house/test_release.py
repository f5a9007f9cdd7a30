"""`make release` refuses a tree that is not ready, and says why."""

import re
import subprocess
from pathlib import Path

import pytest
from tools.release import ROOT, problems, section_of, version_of

CHANGELOG = """# What users notice

## Unreleased

## 1.2.0 (2030-01-02)

### The store

- Faster.

## 1.1.0 (2029-01-02)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository that is ready."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "philtre"\nversion = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    sample = tmp_path / "tests" / "server" / "versions" / "1.2"
    sample.mkdir(parents=True)
    (sample / "facts.json").write_text("{}")
    for arguments in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *arguments], cwd=tmp_path, check=True)
    commit(tmp_path)
    return tmp_path


def commit(tree: Path) -> None:
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@games.example"]
    subprocess.run(["git", *who, "commit", "-qam", "all"], cwd=tree, check=True)


def test_a_tree_that_is_ready_has_no_problems(tree: Path) -> None:
    assert problems(tree) == []
    assert section_of(CHANGELOG, "1.2.0") == "### The store\n\n- Faster."


def test_a_version_without_a_section_is_refused(tree: Path) -> None:
    (tree / "CHANGELOG.md").write_text(CHANGELOG.replace("## 1.2.0 (2030-01-02)", "## 1.2.0"))
    commit(tree)
    assert problems(tree) == ["CHANGELOG.md has no section `## 1.2.0 (YYYY-MM-DD)` with text"]
    assert section_of(CHANGELOG, "1.1.0") is None, "an empty one is none"


def test_text_that_belongs_to_no_version_is_refused(tree: Path) -> None:
    text = CHANGELOG.replace("## Unreleased\n", "## Unreleased\n\n### The client\n\n- Prettier.\n")
    (tree / "CHANGELOG.md").write_text(text)
    commit(tree)
    assert problems(tree) == ["CHANGELOG.md has text under `## Unreleased`: move it to the version's section"]


def test_uncommitted_changes_a_known_tag_and_a_missing_sample_are_refused(tree: Path) -> None:
    subprocess.run(["git", "tag", "v1.2.0"], cwd=tree, check=True)
    (tree / "tests" / "server" / "versions" / "1.2" / "facts.json").unlink()
    (tree / "tests" / "server" / "versions" / "1.2").rmdir()
    assert problems(tree) == [
        "tests/server/versions/1.2 is missing: python -m tests.server.versions.write 1.2",
        "there are changes that are not committed: tests/server/versions/1.2/facts.json",
        "the tag v1.2.0 exists: raise the version in pyproject.toml",
    ]


def test_the_version_stands_in_one_place() -> None:
    version = version_of(ROOT)
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    holders = []
    for name in names.splitlines():
        path = ROOT / name
        if path.suffix in (".py", ".toml", ".md", ".cff", ".yml", ".yaml") and path.is_file():
            text = path.read_text(encoding="utf-8")
            if re.search(rf"philtre.{{0,12}}{re.escape(version)}|version\W+{re.escape(version)}", text):
                holders.append(name)
    assert [name for name in holders if name != "CHANGELOG.md"] == ["pyproject.toml"]
