"""The documentation site: its pages, the picture of the packages, and that it needs no network."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tools.site.pages import ROOT, bent, page_of_each, rules_page
from tools.site.picture import draw, imports, layers

import philtre

PAGES = page_of_each()


def test_links_are_bent_to_the_pages() -> None:
    text = "[map](../CONTRIBUTING.md#checks), [code](../src/philtre/cli.py), [bots](bots.md), [out](https://x.example)"
    assert bent(text, "docs/contract.md", PAGES) == (
        "[map](contributing.md#checks), `code`, [bots](bots.md), [out](https://x.example)"
    )
    assert bent("[steps](docs/tutorial/README.md) `[a](b)`", "README.md", PAGES) == (
        "[steps](tutorial/README.md) `[a](b)`"
    )
    assert bent("![board](docs/pictures/hall-desktop.png)", "README.md", PAGES) == (
        "![board](pictures/hall-desktop.png)"
    )


def test_every_page_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:\n")[1]
    named = Counter(re.findall(r"[\w./-]+\.md", navigation))
    rules = [f"rules/{game}{suffix}.md" for game in philtre.list_games() for suffix in ("", ".fr")]
    assert set(named) == {*PAGES.values(), *rules}
    assert max(named.values()) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_have_a_heading_for_each_chapter(language: str) -> None:
    page = rules_page("race", language)
    assert page.startswith("# ")
    assert len(re.findall(r"(?m)^## \d+\. ", page)) > 4


def test_the_picture_has_every_package_and_no_line_upwards() -> None:
    rows = layers(ROOT)
    level = {name: at for at, row in enumerate(rows) for name in row}
    packages = {path.parent.name for path in (ROOT / "src" / "philtre").glob("*/__init__.py")}
    assert packages <= set(level)
    arrows = imports(ROOT)
    assert arrows["server", "table"] > 5
    for one, other in arrows:
        if one in level and other in level:
            assert level[one] < level[other], f"{one} imports {other}"
    picture = draw(rows, arrows)
    assert all(f">{name}</text>" in picture for name in packages)


@pytest.mark.slow
def test_the_site_is_built_and_fetches_nothing(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="make docs installs it")
    from tools.site.pages import write_pages

    write_pages(tmp_path / "docs")
    configuration = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        configuration.replace("build/docs", "docs").replace("build/site", "site"), encoding="utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet"],
        cwd=tmp_path,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = sorted((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?//[^"]*"', text), (
            page
        )
    assert "var __index" in (tmp_path / "site" / "search" / "search_index.js").read_text(encoding="utf-8")
