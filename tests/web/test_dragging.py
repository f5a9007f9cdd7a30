"""Pieces are dragged to where they go, with a mouse and with a finger, on every board."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.web.stage import NAME, Stage
from tests.web.table import awaited, board
from tests.web.test_powers import CARD_OF
from tests.web.visitor import PHONE, Visitor
from tests.web.waiting import settle, until

Visit = Callable[..., Visitor]
Point = tuple[float, float]

MARKET = "R B . . / . y1 R . / . B Y . / . . . r2 | active={}/- supply=9,9,9"
ALLEY = f"{MARKET} gems={{}}/0,0,0 alley=porter-king,benedetto,giada"
BREWING = (
    "turn=11 gold=5/8 basic=2 special=4 orders=morning-tonic,hide-and-seek,keyhole-cordial,gardeners-gulp "
    "hands=jumping-bean,gilded-toad,ghost-sock,cat-hair,thunder-seed,fools-gold/ghost-orchid,march-rain "
    "cauldrons=electric-eel;magpie-feather,crystal-lens;runaway-vapour/druid-acorn;crystal-lens;-"
)
RACE = "market r10<r11 | coins=11/13 resources=wood,honey/black-rock,honey potions=poison,teleport,defence/-"
GLIDER, FLOATER = CARD_OF["gully-glide"], CARD_OF["faithful-float"]


class Drag(NamedTuple):
    """A piece, where it is dropped, and the move that this is; `clicked` is clicked first."""

    game: str
    position: str
    piece: str
    onto: str
    move: str
    clicked: str = ""
    plain: bool = False


DRAGS = {
    "tile": Drag(
        "apotheca", MARKET.format(GLIDER), "[data-space=a1]", "[data-space=d1]", "gully-glide a1 d1"
    ),
    "line": Drag(
        "apotheca",
        MARKET.format(FLOATER),
        "[data-space=b2]",
        "[data-space=c2]",
        "faithful-float 2 right",
        ".mine .piece.lit",
    ),
    "hire": Drag("apotheca", ALLEY.format(GLIDER, "2,0,0"), ".alley .piece.lit", ".mine", "hire ruby"),
    "gem": Drag(
        "apotheca", ALLEY.format(GLIDER, "2,0,0"), ".mine .gem", "[data-part=ruby] .piece", "hire ruby"
    ),
    "cauldron": Drag(
        "toil", BREWING, ".mine [data-part=jumping-bean]", "[data-part~=cauldron-3]", "add jumping-bean 3"
    ),
    "teleport": Drag("race", RACE, "[data-token='0']", "[data-part=r3]", "teleport r3"),
    "drink": Drag("race", RACE, ".mine [data-part=defence]", "[data-token='0']", "drink defence"),
    "sell": Drag("race", RACE, ".mine [data-part=defence]", "[data-spot='space market']", "sell defence"),
    "cell": Drag(
        "apotheca",
        MARKET.format(GLIDER),
        "[data-cell=a1] button",
        "[data-cell=d1]",
        "gully-glide a1 d1",
        plain=True,
    ),
}


def come(visit: Visit, drag: Drag, **wishes: Any) -> tuple[Visitor, Stage]:
    visitor = visit(plain=drag.plain, **wishes)
    stage = Stage(visitor, drag.game, drag.position)
    visitor.go(f"/t/{NAME}")
    awaited(visitor.page)
    if drag.clicked:
        board(visitor.page).locator(drag.clicked).first.click()
    return visitor, stage


def middle(page: Page, piece: str) -> Point:
    found = board(page).locator(piece).first
    expect(found).to_be_visible()
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_along(page: Page, piece: str, onto: str) -> None:
    """The mouse stays pressed at the end."""
    start, end = middle(page, piece), middle(page, onto)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1] + 9)
    page.mouse.move(*end, steps=4)


def expect_move(stage: Stage, move: str) -> None:
    until(stage.page, lambda: stage.acted, f"{move} is decided")
    assert [stage.table.match.game.text(action) for action in stage.acted] == [move]


def swipe(visitor: Visitor, start: Point, end: Point, hold: int) -> None:
    """A finger comes down, stays so many milliseconds, and moves to the end."""
    touch = visitor.context.new_cdp_session(visitor.page)

    def at(share: float) -> list[dict[str, float]]:
        return [{"x": start[0] + (end[0] - start[0]) * share, "y": start[1] + (end[1] - start[1]) * share}]

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(0)})
    visitor.page.wait_for_timeout(hold)
    for step in range(1, 7):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at(step / 6)})
        visitor.page.wait_for_timeout(16)
    visitor.page.wait_for_timeout(150)  # what was scrolled stays there
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_is_dragged_into_the_third_cauldron(visit: Visit) -> None:
    drag = DRAGS["cauldron"]
    ann, stage = come(visit, drag)
    page = ann.page
    drag_along(page, drag.piece, ".orders")
    expect(page.locator("[data-target]")).not_to_have_count(0)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(board(page).locator("[aria-pressed=true]")).to_have_count(0)
    drag_along(page, drag.piece, drag.onto)
    expect(page.locator("[data-nearest]")).to_have_count(1)
    assert stage.acted == [], "nothing is decided before the drop"
    page.mouse.up()
    expect_move(stage, drag.move)


def test_a_finger_drags_when_it_has_stayed_and_scrolls_when_not(visit: Visit) -> None:
    ann, stage = come(visit, DRAGS["tile"], size=PHONE)
    page = ann.page
    start, end = middle(page, "[data-space=a1]"), middle(page, "[data-space=a3]")
    swipe(ann, end, start, 0)
    page.wait_for_function("document.querySelector('.worktop').scrollTop > 20")
    assert stage.acted == []
    page.evaluate("document.querySelector('.worktop').scrollTo(0, 0)")
    settle(page)
    start, end = middle(page, "[data-space=a1]"), middle(page, "[data-space=a3]")
    swipe(ann, start, end, 600)  # its explanation has come, and goes
    expect_move(stage, "gully-glide a1 a3")
    expect(page.locator(".explainer .note")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("drag", DRAGS.values(), ids=DRAGS)
def test_every_board(visit: Visit, drag: Drag) -> None:
    ann, stage = come(visit, drag, motion=True)
    drag_along(ann.page, drag.piece, drag.onto)
    expect(ann.page.locator("[data-nearest]")).to_have_count(1)
    ann.page.mouse.up()
    expect_move(stage, drag.move)


@pytest.mark.slow
def test_a_tap_that_spends_a_potion_is_asked_about_and_a_drag_is_not(visit: Visit) -> None:
    ann, stage = come(visit, DRAGS["teleport"], size=PHONE)
    page = ann.page
    board(page).locator("[data-part=r3]").tap()
    question = page.get_by_role("button", name="Teleport to r3 Do this")
    expect(question).to_be_visible()
    board(page).locator("[data-part=r2]").tap()
    expect(question).to_have_count(0)
    ann.must_be_clear()
    assert stage.acted == []
    swipe(ann, middle(page, "[data-token='0']"), middle(page, "[data-part=r3]"), 600)
    expect_move(stage, "teleport r3")
