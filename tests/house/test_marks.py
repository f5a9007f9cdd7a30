"""The marks of tests lead to the runs that they promise."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tests_for_both_builds_are_where_make_looks_for_them() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    (folders,) = [line.split()[2:] for line in lines if line.startswith("DIFFER := ")]
    marked = {
        file
        for file in (ROOT / "tests").rglob("*.py")
        if "pytest.mark.both" in file.read_text(encoding="utf-8")
    }
    found = {folder: {file for file in marked if file.is_relative_to(ROOT / folder)} for folder in folders}
    assert all(found.values()), "a folder of the Makefile's DIFFER has no such test"
    assert sorted(marked - set().union(*found.values())) == []
