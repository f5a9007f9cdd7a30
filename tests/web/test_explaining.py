"""Pieces say what they are: to a resting mouse, a tap, a long press, and by keys; on every board."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.server.people import HERE, bot
from tests.web.looks import sampled
from tests.web.table import awaited, board, opened, steps
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

# For each game something that explains itself whether or not it may be chosen, and a word of what it says.
KNOWN = {
    "apotheca": (".alley .piece", "tile"),
    "elixir": ('[data-part="rack"] .piece', "turn"),
    "race": (".recipes .piece", "Crafted from"),
    "toil": (".orders .want", "a"),
}


def note(page: Page) -> Any:
    return page.locator(".explainer .note")


def at_table(visitor: Visitor, game: str) -> str:
    table = opened(visitor, game, [HERE, bot()])
    visitor.go(f"/t/{table}")
    awaited(visitor.page)
    return table


@pytest.mark.parametrize("game", sampled("race", KNOWN))
def test_a_mouse_that_rests(visit: Visit, game: str) -> None:
    ann = visit()
    at_table(ann, game)
    piece, told = KNOWN[game]
    board(ann.page).locator(piece).first.hover()
    expect(note(ann.page)).to_contain_text(told)
    box, size = note(ann.page).bounding_box(), ann.page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    ann.must_be_clear()
    ann.page.mouse.move(2, 2)
    expect(note(ann.page)).to_have_count(0)


def test_a_french_explanation_has_a_space_before_its_colon(visit: Visit) -> None:
    ann = visit(language="fr")
    ann.go(f"/t/{opened(ann, 'elixir', [HERE, bot()])}")
    shelf = board(ann.page).locator("[data-part=shelf]")
    expect(shelf).to_have_attribute("aria-label", re.compile(r"^Étagère\s:"))
    shelf.locator(".piece").first.hover()
    expect(note(ann.page)).to_contain_text(re.compile(r"Étagère\s: Jusquiame"))


@pytest.mark.slow
def test_a_mouse_that_rests_after_a_click_asks_nothing(visit: Visit) -> None:
    """The space below the chosen one's light comes to lie under the mouse; it was not pointed at."""
    ann = visit()
    at_table(ann, "elixir")
    page = ann.page
    lit = board(page).locator(".spot[data-lit][data-part^=s]").first
    space = board(page).locator(f".spot[data-part={lit.get_attribute('data-part')}]")
    box = space.bounding_box()
    assert box
    at = box["x"] + box["width"] * 0.15, box["y"] + box["height"] / 2  # beside the wizard who goes there
    page.mouse.click(*at)
    expect(space).to_have_count(0)
    page.wait_for_timeout(900)  # as long as a mouse has to rest, and more
    expect(note(page)).to_have_count(0)
    page.mouse.move(at[0] + 60, at[1] + 60)
    page.mouse.move(*at)
    expect(note(page)).to_be_visible()


@pytest.mark.slow
def test_a_mouse_that_opened_the_table_asks_nothing(visit: Visit) -> None:
    """The board comes to lie under the mouse that pressed “Play now”."""
    ann = visit("/")
    page = ann.page
    page.get_by_role("button", name="Play now: Apotheca").click()
    awaited(page)
    page.wait_for_timeout(900)  # as long as a mouse has to rest, and more
    expect(note(page)).to_have_count(0)
    board(page).locator(KNOWN["apotheca"][0]).first.hover()
    expect(note(page)).to_be_visible()


def ask_by_key(page: Page) -> None:
    """Press i on the board. A page that has just been opened may still move the focus to its heading."""
    for _ in range(10):
        page.locator(".worktop").focus()
        page.keyboard.press("i")
        try:
            note(page).wait_for(timeout=1000)
            return
        except TooLate:
            continue
    raise AssertionError("the key i explains nothing")


@pytest.mark.slow
def test_no_explanation_is_missing(visit: Visit) -> None:
    """Of each game, every piece on the board at the first choice."""
    ann = visit(language="fr")
    for game in KNOWN:
        ann.go(f"/t/{opened(ann, game, [HERE, bot()])}")
        expect(ann.page.locator(".choices ul button").first).to_be_visible()
        ask_by_key(ann.page)
        told = set()
        for key in ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"] * 4:
            expect(note(ann.page)).to_be_visible()
            told.add(note(ann.page).inner_text())
            ann.page.keyboard.press(key)
        assert len(told) > 4, game
        assert not [text for text in told if "explain-" in text or "hidden" in text or "undefined" in text]


@pytest.mark.parametrize("game", sampled("elixir", KNOWN))
def test_a_finger(visit: Visit, game: str) -> None:
    ann = visit(size=PHONE)
    at_table(ann, game)
    page = ann.page
    piece, told = KNOWN[game]
    thing = board(page).locator(piece).first
    thing.scroll_into_view_if_needed()
    thing.tap()
    page.wait_for_timeout(400)  # the finger is lifted, and the explanation stays
    expect(note(page)).to_contain_text(told)
    page.locator("header h1").tap()
    expect(note(page)).to_have_count(0)


def test_a_long_press_chooses_nothing(visit: Visit) -> None:
    ann = visit(size=PHONE)
    table = at_table(ann, "toil")
    page = ann.page
    before = steps(ann, table)
    card = board(page).locator(".mine [data-part=hand] .piece.lit").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    touch = ann.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] - 6, "y": box["y"] + 6}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(note(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(note(page)).to_be_visible()
    assert steps(ann, table) == before
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_keys(visit: Visit) -> None:
    ann = visit()
    at_table(ann, "race")
    page = ann.page
    ask_by_key(page)
    first = note(page).inner_text()
    page.keyboard.press("ArrowDown")
    expect(note(page)).not_to_have_text(first)
    expect(page.locator(".explainer [role=status]")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
