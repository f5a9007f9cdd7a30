"""Apotheca's fifteen powers, each used by pointing and by keys, with its preview and its diagram."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.apotheca.reference import POWER_OF
from tests.server.conftest import wait_until
from tests.web.stage import NAME, Stage
from tests.web.table import awaited, board
from tests.web.visitor import PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
CARD_OF = {power: card for card, power in POWER_OF.items()}
LYING = "R B . . / . y1 R . / . B Y . / . . . r2"

# A use of each power, as it is written
USES = {
    "chained-charge": "b2 a2 b3",
    "double-dive": "a1 a2 c3 d3",
    "faithful-float": "2 right",
    "flickering-flip": "a1 b1",
    "genie-juggle": "a1 c1",
    "gully-glide": "a1 d1",
    "lucky-leap": "a1 c1",
    "portal-pounce": "b1 d2",
    "reptilian-rush": "a1-d4 right",
    "shadow-swap": "a1 b2",
    "sorceress-spin": "a1 c3",
    "spirit-switch": "a1 b3",
    "tetratwist": "b2",
    "wandering-waltz": "a1 a2",
    "wizarding-winds": "right",
}


def come(visit: Visit, power: str, **wishes: Any) -> tuple[Visitor, Stage, int]:
    """Somebody with that one apothecary, and the use of the power that is to be made."""
    visitor = visit(**wishes)
    stage = Stage(visitor, "apotheca", f"{LYING} | active={CARD_OF[power]}/- supply=9,9,9")
    visitor.go(f"/t/{NAME}")
    awaited(visitor.page)
    legal = {stage.table.match.game.text(action): action for action in stage.table.match.legal()}
    expect(card(visitor.page).first).to_be_visible()
    return visitor, stage, legal[f"{power} {USES[power]}"]


def shifts(stage: Stage, action: int) -> set[tuple[str, str]]:
    """Which tile goes where, as the rules have it."""
    state = stage.table.match.state.copy()
    state.events = []
    state.play(action)
    told = [event.facts for event in state.events if event.kind == "used" and event.facts]
    return {(start, end) for start, end in told[0]["moves"]}


def shown(page: Page) -> set[tuple[str, str]]:
    """The arrows of the preview, from space to space."""
    ends = "one => ['x1', 'y1', 'x2', 'y2'].map(name => Math.floor(one.getAttribute(name) / 100))"
    lines = page.locator(".preview line").evaluate_all(f"all => all.map({ends})")
    return {("abcd"[x] + str(y + 1), "abcd"[to] + str(end + 1)) for x, y, to, end in lines}


def card(page: Page) -> Any:
    return board(page).locator(".mine").get_by_role("button")


def targets(page: Page, stage: Stage, action: int) -> list[Any]:
    """What is to be pointed at: spaces, or one handle, whose name is the move in words."""
    game = stage.table.match.game
    fields = game.move(action)
    if any(name in fields for name in ("line", "towards")) or fields["kind"] == "tetratwist":
        words = philtre.Words("en", game)
        return [board(page).get_by_role("button", name=words.move(fields), exact=True)]
    pieces = [value for name, value in fields.items() if name != "kind"]
    return [board(page).locator(f'[data-space="{piece}"]') for piece in pieces]


@pytest.mark.slow
@pytest.mark.parametrize("power", USES)
def test_by_pointing(visit: Visit, power: str) -> None:
    visitor, stage, action = come(visit, power)
    page = visitor.page
    card(page).first.click()
    *before, last = targets(page, stage, action)
    for target in before:
        target.click()
    last.hover()
    assert shown(page) == shifts(stage, action), "the preview is what the rules do"
    assert stage.acted == []
    visitor.must_be_clear()
    last.click()
    wait_until(lambda: stage.acted == [action])


@pytest.mark.slow
@pytest.mark.parametrize("power", USES)
def test_by_keys(visit: Visit, power: str) -> None:
    visitor, stage, action = come(visit, power)
    page = visitor.page
    reach(page, "li button.piece")
    page.keyboard.press("Enter")
    *before, last = targets(page, stage, action)
    for target in [*before, last]:
        name = target.get_attribute("data-space")
        if name:
            reach(page, "[data-space]")
            walk(page, name)
        else:
            target.focus()
        if target is not last:
            page.keyboard.press("Enter")
    assert shown(page) == shifts(stage, action), "what has the focus is previewed too"
    words = philtre.Words("en", stage.table.match.game)
    expect(page.locator(".market-told")).to_have_text(words.move(stage.table.match.game.move(action)))
    page.keyboard.press("Enter")
    wait_until(lambda: stage.acted == [action])


def reach(page: Page, selector: str) -> None:
    """Tab until something of the board like this has the focus."""
    if page.evaluate(f"document.activeElement.matches('.worktop {selector}')"):
        return
    page.locator(".worktop").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('.worktop {selector}')"):
            return
    raise AssertionError(f"{selector} is out of reach")


def walk(page: Page, space: str) -> None:
    """Go to a space with the arrow keys."""
    here = page.evaluate("document.activeElement.dataset.space")
    across, down = ord(space[0]) - ord(here[0]), int(space[1]) - int(here[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert page.evaluate("document.activeElement.dataset.space") == space


@pytest.mark.slow
@pytest.mark.parametrize("power", USES)
def test_its_diagram_moves_and_stands_still_where_nothing_should_move(visit: Visit, power: str) -> None:
    moving = "all => all.filter(one => one.getAnimations().length).length"
    ended = "all => all.filter(one => getComputedStyle(one).transform !== 'none').length"
    diagram = ".mine .diagram .tile"
    visitor, _, _ = come(visit, power, motion=True)
    assert visitor.page.locator(diagram).evaluate_all(moving) > 0
    visitor.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false, fast: true}))")
    visitor.page.reload()
    awaited(visitor.page)
    visitor.page.locator(diagram).first.wait_for()
    assert visitor.page.locator(diagram).evaluate_all(moving) == 0
    assert visitor.page.locator(diagram).evaluate_all(ended) > 0, "it stands where it ends"
    quiet, _, _ = come(visit, power, motion=False, size=PHONE)
    assert quiet.page.locator(diagram).evaluate_all(moving) == 0
    assert quiet.page.locator(diagram).evaluate_all(ended) > 0
