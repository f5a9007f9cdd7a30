"""Whole games in a real browser, against novices: by the mouse, by keys, on a phone, in French."""

import random
from collections.abc import Callable

import pytest
from tests.web.games import asked, choose, play, point, press, sit
from tests.web.visitor import PHONE, Visitor

import philtre
from philtre.core.options import Value

Visit = Callable[..., Visitor]

EVERY = [
    (name, variant, seats)
    for name in philtre.list_games()
    for variant, numbers in philtre.game(name).variants.items()
    for seats in numbers
]
PAINT = 100  # milliseconds from a click to what it shows, for all but one in twenty
LISTEN = """() => {
  window.waits = [];
  const heard = (list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.waits.push(one.duration);
  };
  new PerformanceObserver(heard).observe({ type: 'event', durationThreshold: 16 });
}"""


def shortened(name: str, variant: str = "standard", times: int = 1) -> dict[str, Value]:
    """The options that make a game short, or some times as long as that."""
    return philtre.game(name).quick_options(variant, times)


def halved(name: str) -> dict[str, Value]:
    """The same, half as long where the game allows it."""
    allowed = {option: philtre.game(name).options[option].allowed for option in shortened(name)}
    halves = {option: int(value) // 2 for option, value in shortened(name).items()}
    return {option: half for option, half in halves.items() if half in allowed[option]} or shortened(name)


@pytest.mark.parametrize("name", philtre.list_games())
def test_a_short_game_by_clicking(visit: Visit, name: str) -> None:
    visitor = visit()
    visitor.go(sit(visitor, name, 2, options=halved(name)))
    assert play(visitor, random.Random(name)) > 0  # a short game may be very short
    visitor.must_be_clear()


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True], ids=["own", "generic"])
@pytest.mark.parametrize(("name", "variant", "seats"), EVERY)
def test_every_variant_and_number_of_seats(
    visit: Visit, name: str, variant: str, seats: int, plain: bool
) -> None:
    language, theme = "fr" if seats == 3 else "en", "dark" if seats % 2 else "light"
    visitor = visit(language=language, theme=theme, plain=plain)
    visitor.go(sit(visitor, name, seats, variant, options=shortened(name, variant)))
    play(visitor, random.Random(seats))
    visitor.must_be_clear()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant", "seats"), EVERY)
def test_by_pointing_at_pieces(visit: Visit, name: str, variant: str, seats: int) -> None:
    """To the end on the game's own board; the tray is asked only where there is nothing to point at."""
    language, theme = "fr" if seats == 2 else "en", "light" if seats % 2 else "dark"
    visitor = visit(motion=True, language=language, theme=theme)
    visitor.go(sit(visitor, name, seats, variant, options=shortened(name, variant, 3)))
    assert point(visitor, random.Random(seats)) > 2
    visitor.must_be_clear()


@pytest.mark.slow
@pytest.mark.parametrize("name", philtre.list_games())
def test_by_keys_alone(visit: Visit, name: str) -> None:
    visitor = visit()
    visitor.go(sit(visitor, name, 2, options=shortened(name)))
    assert press(visitor, random.Random(name)) > 2


@pytest.mark.slow
@pytest.mark.parametrize("name", philtre.list_games())
def test_on_a_phone_in_french(visit: Visit, name: str) -> None:
    visitor = visit(size=PHONE, language="fr", theme="dark")
    visitor.go(sit(visitor, name, 2, options=shortened(name)))
    dice = random.Random(name)
    for _ in range(12):
        if asked(visitor):
            choose(visitor, dice)
    visitor.must_be_clear()
    play(visitor, dice)


@pytest.mark.alone
@pytest.mark.parametrize("name", philtre.list_games())
def test_what_a_click_does_is_soon_seen(visit: Visit, name: str) -> None:
    visitor = visit(motion=True)
    visitor.go(sit(visitor, name, 2, options=shortened(name)))
    asked(visitor)
    visitor.page.evaluate(LISTEN)
    play(visitor, random.Random(name))
    waits = sorted(visitor.page.evaluate("window.waits"))  # what took less than a frame is not told
    assert not waits or waits[int(len(waits) * 0.95)] < PAINT, waits[-20:]
