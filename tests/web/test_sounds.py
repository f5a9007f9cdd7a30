"""Sounds: none until wanted, then each event its own; how loud; and a buzz on phones."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.ours import OURS
from tests.server.people import HERE, bot
from tests.web.sounds import LISTENING, wait_for
from tests.web.table import awaited, decide, opened
from tests.web.visitor import PHONE, Visitor
from tests.web.waiting import answered

import philtre

Visit = Callable[..., Visitor]
GAMES = Path(__file__).parents[2] / "src" / "philtre" / "games"


def at_race(visitor: Visitor) -> None:
    visitor.context.add_init_script(LISTENING)
    table = opened(visitor, "race", [HERE, bot()])
    visitor.go(f"/t/{table}")
    awaited(visitor.page)


def settings(visitor: Visitor) -> None:
    visitor.page.locator("aside nav").get_by_role("button", name="Settings").click()


def test_nothing_sounds_until_it_is_wanted_and_then_a_die_is_heard(visit: Visit) -> None:
    ann = visit()
    at_race(ann)
    decide(ann.page)
    awaited(ann.page)
    assert ann.page.evaluate("window.heard") == []
    settings(ann)
    assert ann.page.get_by_label("Volume").count() == 0
    ann.page.get_by_label("Play sounds").check()
    wait_for(ann.page, "window.heard.length")
    assert ann.page.evaluate("window.heard") == [523.25, 659.25]
    ann.must_be_clear()
    volume = ann.page.get_by_label("Volume")
    volume.focus()
    ann.page.keyboard.press("ArrowRight")
    wait_for(ann.page, "window.heard.includes(190)")  # a piece is put down
    assert ann.page.evaluate("JSON.parse(localStorage.getItem('philtre')).volume") == pytest.approx(0.6)
    ann.page.evaluate("window.heard = []")
    decide(ann.page)
    wait_for(ann.page, "window.heard.includes('noise')")


def test_a_phone_buzzes_for_who_wants_it(visit: Visit) -> None:
    ann = visit(size=PHONE)
    at_race(ann)
    settings(ann)
    setting = ann.page.get_by_label("Vibrate when it is my turn")
    if not ann.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        expect(setting).to_have_count(0)
        return
    setting.check()
    assert ann.page.evaluate("window.buzzed") == [60]
    ann.page.locator("aside nav button").first.click()
    for _ in range(6):  # to the end of the turn, and until the next
        decide(ann.page)
        answered(ann.page)
        awaited(ann.page)
        if ann.page.evaluate("window.buzzed.length > 1"):
            break
    assert ann.page.evaluate("window.buzzed.length") > 1
    assert ann.page.evaluate("window.heard") == [], "a buzz alone"


@pytest.mark.parametrize("game", OURS)
def test_sounds_are_of_events_that_the_game_has(game: str) -> None:
    folder = GAMES / game
    words = philtre.Words("en", philtre.game(game))
    kinds = [
        line.split(":")[0].strip(" '")
        for line in (folder / "web" / "sounds.ts").read_text(encoding="utf-8").splitlines()
        if line.startswith("  ")
    ]
    assert len(kinds) >= 8
    assert [kind for kind in kinds if not words.has(f"event-{kind}")] == []
