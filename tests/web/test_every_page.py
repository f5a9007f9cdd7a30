"""Every page on every screen, in both themes: no barriers, nothing wider than the window or cut off, and
targets for fingers; the same with sheets and dialogs open, with letters of twice the size, zoomed, and in the
system's colours; and nothing under a notch or a home bar.

WCAG 2.2: 1.4.4 (letters of 200 %), 1.4.10 (320 pixels wide), 2.5.5 (targets of 44 pixels), and what axe-core
finds.
"""

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.measures import LARGE, room, small_targets
from tests.web.pages import OPEN, PAGES
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
LETTERS = {"phone": PHONE, "sideways": (844, 390), "tablet": (820, 1180), "desktop": DESKTOP}
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
    (PAGES | OPEN)[name](visitor)
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


def on_screens(visitor: Visitor, screens: dict[str, tuple[int, int]], fingers: bool) -> dict[str, list[str]]:
    """What is wrong on each of these screens, if anything is."""
    found: dict[str, list[str]] = {}
    for screen, size in screens.items():
        resize(visitor, size)
        if faults := wrong(visitor, fingers):
            found[screen] = faults
    return found


@sampled(("table-race", "night"))
def test_for_fingers(visit: Visit, name: str, look: str) -> None:
    visitor = arrived(visit, name, look, PHONE, touch=True)
    assert on_screens(visitor, FINGERS, fingers=True) == {}


@sampled(("new-table", "night"))
def test_for_mice_and_zoomed(visit: Visit, name: str, look: str) -> None:
    visitor = arrived(visit, name, look, DESKTOP, touch=False)
    assert on_screens(visitor, MOUSE, fingers=False) == {}


@pytest.mark.parametrize(
    ("name", "look"),
    [
        pytest.param(name, list(LOOKS)[number % 2], marks=[] if name == "menu" else pytest.mark.slow)
        for number, name in enumerate(OPEN)
    ],
)
@pytest.mark.parametrize("touch", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["touch", "mouse"])
def test_what_is_open_on_a_page(visit: Visit, name: str, look: str, touch: bool) -> None:
    visitor = arrived(visit, name, look, PHONE if touch else DESKTOP, touch)
    assert on_screens(visitor, FINGERS if touch else MOUSE, touch) == {}


@sampled(("rules-apotheca", "day"))
def test_with_letters_of_twice_the_size(visit: Visit, name: str, look: str) -> None:
    visitor = arrived(visit, name, look, PHONE, touch=False)
    visitor.page.evaluate(LARGE)
    assert on_screens(visitor, LETTERS, fingers=False) == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "wish", [{"forced_colors": "active"}, {"contrast": "more"}], ids=["forced", "contrast"]
)
@pytest.mark.parametrize("name", list(PAGES | OPEN))
def test_in_the_systems_colours(visit: Visit, name: str, wish: dict[str, Any]) -> None:
    visitor = arrived(visit, name, "day", PHONE, touch=True)
    visitor.page.emulate_media(**wish)
    assert on_screens(visitor, FINGERS, fingers=True) == {}


# What can be pressed and lies under a notch or a home bar: at the top of the page and of all that scrolls, at
# its end, and at both if it does not scroll with the page.
COVERED = """([top, right, bottom, left]) => {
  const wrong = new Set();
  const style = (one) => getComputedStyle(one);
  const scrolls = (one) =>
    /auto|scroll/.test(style(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
  const scrolled = [document.scrollingElement, ...[...document.querySelectorAll('body *')].filter(scrolls)];
  const dialog = document.querySelector('dialog[open]');
  const kinds = 'button, a[href], input, select, textarea, summary, [data-ask]';
  const pressed = [...document.querySelectorAll(kinds)]
    .filter((one) => !one.closest('[inert], .unseen, .skip') && (!dialog || dialog.contains(one)))
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => style(one).clipPath === 'none');
  const drawn = (one) => { // the part that is not scrolled away
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top: Math.max(top, 0), right, bottom: Math.min(bottom, innerHeight) };
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (style(around).overflowY === 'visible' || around === document.body) continue;
      const outer = around.getBoundingClientRect();
      const [x, y] = [outer.left + around.clientLeft, outer.top + around.clientTop]; // within its border
      box.left = Math.max(box.left, x);
      box.top = Math.max(box.top, y);
      box.right = Math.min(box.right, x + around.clientWidth);
      box.bottom = Math.min(box.bottom, y + around.clientHeight);
    }
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  };
  const stays = (one) => {
    for (let around = one; around; around = around.parentElement)
      if (/fixed|sticky/.test(style(around).position)) return true;
    return document.scrollingElement.scrollHeight <= innerHeight && !one.closest('.worktop');
  };
  for (const end of [false, true]) {
    for (const one of scrolled) one.scrollTo({ top: end ? one.scrollHeight : 0, behavior: 'instant' });
    for (const one of pressed) {
      const box = drawn(one);
      if (!box) continue;
      const named = `${one.getAttribute('aria-label') ?? one.innerText ?? one.tagName} (${one.className})`;
      if (box.left < left - 1 || box.right > innerWidth - right + 1) wrong.add(`${named}: at the side`);
      if ((!end || stays(one)) && box.top < top - 1) wrong.add(`${named}: at the top`);
      if ((end || stays(one)) && box.bottom > innerHeight - bottom + 1) wrong.add(`${named}: at the bottom`);
    }
  }
  return [...wrong];
}"""
CLEAR = {(390, 844): (47, 0, 34, 0), (844, 390): (0, 47, 21, 47)}  # top, right, bottom, left


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in ("new-table", "keys") else pytest.mark.slow)
        for name in PAGES | OPEN
    ],
)
def test_clear_of_notch_and_home_bar(visit: Visit, name: str) -> None:
    visitor = arrived(visit, name, "day", PHONE, touch=True)
    chrome = visitor.context.new_cdp_session(visitor.page)
    found: dict[str, list[str]] = {}
    for size, sides in CLEAR.items():
        insets = dict(zip(("top", "right", "bottom", "left"), sides, strict=True))
        insets |= {f"{side}Max": inset for side, inset in insets.items()}
        chrome.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        resize(visitor, size)
        if faults := visitor.page.evaluate(COVERED, list(sides)):
            found["upright" if size == PHONE else "sideways"] = faults
    assert found == {}
