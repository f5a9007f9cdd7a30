"""The rules in a real browser: every game, both languages."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.web.looks import LOOKS, sampled, sized
from tests.web.visitor import PATIENCE, Visitor

from philtre import Words, game

Visit = Callable[..., Visitor]
WIDEST = "part => Math.max(...[...part.querySelectorAll('*')].map((o) => o.getBoundingClientRect().width))"


def box_of(thing: Locator) -> FloatRect:
    """Where something is shown."""
    found = thing.bounding_box()
    assert found is not None, f"{thing} is not shown"
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", sampled("apotheca"))
def test_everything_about_a_game_is_there(visit: Visit, name: str, language: str) -> None:
    words = Words(language, game(name))
    visitor = visit(f"/rules/{name}", language=language)
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("title"))
    text = page.get_by_role("main").inner_text().replace("\n", " ")
    for id in words.ids("rules-"):
        assert words.say(id, "heading") in text
        for line in words.say(id).splitlines():
            assert line.removeprefix("- ").strip() in text
    for id in [*words.ids("power-"), *words.ids("effect-"), *words.ids("option-")]:
        assert words.say(id) in text
        assert words.say(id, "about") in text
    for id in words.ids("tip-"):
        assert words.say(id) in text
    for variant in game(name).variants:
        words.set_facts(game(name).variant_facts(variant))
        assert words.say(f"variant-{variant}") in text
        assert words.say(f"variant-{variant}", "about") in text


@LOOKS
def test_the_rules_are_clear(visit: Visit, look: dict[str, Any]) -> None:
    visitor = visit("/rules/toil", **look)
    expect(visitor.page.get_by_role("heading", level=2)).not_to_have_count(0)
    visitor.must_be_clear()


def test_the_contents_lead_to_a_chapter(visit: Visit) -> None:
    visitor = visit("/rules/apotheca")
    page = visitor.page
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Market overload").click()
    chapter = page.get_by_role("heading", level=2, name="Market overload")
    expect(chapter).to_be_focused()
    expect(chapter).to_be_in_viewport()
    address = page.url
    assert address.endswith("#rules-12-overload")
    visitor.go("/")
    visitor.go(address)
    expect(page.get_by_role("heading", level=2, name="Market overload")).to_be_in_viewport()


@pytest.mark.slow
def test_on_paper_only_the_rules_are_left(visit: Visit) -> None:
    visitor = visit("/rules/race", theme="dark")
    visitor.page.emulate_media(media="print")
    expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(visitor.page.get_by_role("navigation")).to_have_count(0)
    expect(visitor.page.get_by_role("banner")).to_have_count(0)
    expect(visitor.page.locator("button:not(figure button):visible")).to_have_count(0)
    paper = visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == "rgb(255, 255, 255)"


@sized("phone")
@pytest.mark.parametrize("name", sampled("elixir"))
def test_figures_are_drawn_by_the_board_and_stay_still(
    visit: Visit, name: str, size: tuple[int, int]
) -> None:
    visitor = visit(f"/rules/{name}", size=size)
    page = visitor.page
    told = visitor.get(f"/api/games/{name}/figures")["figures"]
    told.sort(key=lambda one: one["chapter"])
    expect(page.locator("figure")).to_have_count(len(told), timeout=PATIENCE)
    for number, one in enumerate(told):
        figure = page.locator("figure").nth(number)
        boards = figure.locator(".frame > .board")
        assert boards.count() == len(one["frames"])
        for board in boards.all():
            shown = board.locator("> :not([hidden])")
            assert shown.count() == 1, f"{one['id']}: there is no part {one['part']}, or several"
            box, around, place = box_of(shown), box_of(figure), box_of(board)
            assert box["height"] > 20, one["id"]
            widest = shown.evaluate(WIDEST)
            assert widest > 0.5 * place["width"], f"{one['id']} is drawn too small"
            assert box["x"] + box["width"] <= around["x"] + around["width"] + 1, f"{one['id']} is too wide"
        assert len(figure.locator("figcaption").inner_text()) > 20
    assert page.evaluate("scrollY") == 0  # no board has drawn the page to itself
    page.evaluate("document.querySelectorAll('figure button').forEach((one) => one.focus())")
    assert page.evaluate("document.activeElement.closest('figure')") is None
    visitor.must_be_clear()
