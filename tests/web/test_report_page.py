"""The page of a report in a browser: no barriers, nothing cut or too wide, nothing from elsewhere."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.visitor import DESKTOP, PHONE, axe

from philtre.cli import main

FEW = ["--games", "8", "--level-games", "4", "--positions", "5", "--levels", "random,greedy", "--jobs", "1"]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("report")
    found = {language: folder / f"{language}.html" for language in ("en", "fr")}
    for language, file in found.items():
        journal = str(folder / "games.jsonl")
        command = [
            "report",
            "apotheca",
            *FEW,
            "--language",
            language,
            "--out",
            str(file),
            "--resume",
            journal,
        ]
        assert main(command) == 0
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("language", "theme"), [("en", "light"), pytest.param("fr", "dark", marks=pytest.mark.slow)]
)
def test_a_report_has_no_barriers(
    browser: Browser, pages: dict[str, Path], language: str, theme: str, size: tuple[int, int]
) -> None:
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
    )
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    try:
        page.goto(pages[language].as_uri())
        page.evaluate(axe())
        found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        assert [(one["id"], one["nodes"][0]["html"][:160]) for one in found["violations"]] == []
        assert page.evaluate(WIDER) <= 0
        assert asked == [pages[language].as_uri()]
        assert said == []
        assert page.locator("svg").count() == page.locator("article").count() > 15
        assert page.locator("article").count() == page.locator("article table").count()
    finally:
        page.close()


def test_labels_of_plots_are_not_cut(browser: Browser, pages: dict[str, Path]) -> None:
    """Every text of a plot lies within its drawing, at both sizes."""
    for size in (DESKTOP, PHONE):
        page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        try:
            for file in pages.values():
                page.goto(file.as_uri())
                cut = page.evaluate(
                    """() => [...document.querySelectorAll('svg text')].filter((text) => {
                      const inner = text.getBoundingClientRect();
                      const outer = text.closest('svg').getBoundingClientRect();
                      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
                    }).map((text) => text.textContent)"""
                )
                assert cut == []
        finally:
            page.close()
