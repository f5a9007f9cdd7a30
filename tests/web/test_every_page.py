"""Every page on every screen, in both themes: no barriers, nothing wider than the window or cut off, and
targets for fingers; and the same with letters of twice the size, and zoomed.

WCAG 2.2: 1.4.4 (letters of 200 %), 1.4.10 (320 pixels wide), 2.5.5 (targets of 44 pixels), and what axe-core
finds.
"""

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.measures import LARGE, room, small_targets
from tests.web.pages import PAGES
from tests.web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
FINGERS = {
    "phone": PHONE,
    "small-phone": (360, 640),
    "narrow-phone": (320, 640),
    "sideways": (844, 390),
    "small-sideways": (740, 340),
    "tablet": (820, 1180),
    "tablet-sideways": (1180, 820),
}
MOUSE = {"desktop": DESKTOP, "zoomed-200": (683, 335), "zoomed-400": (320, 256)}
TARGET, PIECE = 44, 24  # pixels
# A piece on a board is a choice of the list, too, and a mark of the graph a step of the slider.
LOOKS = {"day": ("fr", "light"), "night": ("en", "dark")}


def sampled(*quick: tuple[str, str]) -> pytest.MarkDecorator:
    """Each page by day and by night; only some of them in the quick sample."""
    return pytest.mark.parametrize(
        ("name", "look"),
        [
            pytest.param(name, look, marks=[] if (name, look) in quick else pytest.mark.slow)
            for name in PAGES
            for look in LOOKS
        ],
    )


def arrived(visit: Visit, name: str, look: str, size: tuple[int, int], touch: bool) -> Visitor:
    language, theme = LOOKS[look]
    visitor = visit(size=size, language=language, theme=theme, touch=touch)
    if name == "not-found":
        visitor.expected.append("404")
    PAGES[name](visitor)
    return visitor


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_timeout(250)  # for the fitting of the board


def wrong(visitor: Visitor, fingers: bool) -> list[str]:
    """Whatever is wrong with the page as it is now."""
    found = room(visitor) + visitor.barriers()
    if fingers:
        for width, height, what, kind, piece in small_targets(visitor, TARGET):
            elsewhere = (piece and "finger" not in kind) or "mark" in kind.split()
            if not elsewhere or min(width, height) < PIECE:
                found.append(f"{what} ({kind}) is {width} × {height}")
    return found


@sampled(("hall", "day"), ("table-race", "night"))
def test_for_fingers(visit: Visit, name: str, look: str) -> None:
    visitor = arrived(visit, name, look, PHONE, touch=True)
    found: dict[str, list[str]] = {}
    for screen, size in FINGERS.items():
        resize(visitor, size)
        found[screen] = wrong(visitor, fingers=True)
    assert found == {screen: [] for screen in FINGERS}


@sampled(("new-table", "night"))
def test_for_mice_and_zoomed(visit: Visit, name: str, look: str) -> None:
    visitor = arrived(visit, name, look, DESKTOP, touch=False)
    found: dict[str, list[str]] = {}
    for screen, size in MOUSE.items():
        resize(visitor, size)
        found[screen] = wrong(visitor, fingers=False)
    assert found == {screen: [] for screen in MOUSE}


@sampled(("rules-apotheca", "day"))
def test_with_letters_of_twice_the_size(visit: Visit, name: str, look: str) -> None:
    visitor = arrived(visit, name, look, PHONE, touch=False)
    visitor.page.evaluate(LARGE)
    resize(visitor, (PHONE[0], PHONE[1] - 1))
    assert wrong(visitor, fingers=False) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "wish", [{"forced_colors": "active"}, {"contrast": "more"}], ids=["forced", "contrast"]
)
@pytest.mark.parametrize("name", list(PAGES))
def test_in_the_systems_colours(visit: Visit, name: str, wish: dict[str, Any]) -> None:
    visitor = arrived(visit, name, "day", PHONE, touch=True)
    visitor.page.emulate_media(**wish)
    assert wrong(visitor, fingers=True) == []
