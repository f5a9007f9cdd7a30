"""Whole games played in the browser, by pointing at what is lit and by what the tray offers."""

import random
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate
from tests.web.visitor import PATIENCE, Visitor

LIT = "main [data-lit]"
TRAY = ".choices ul button"
OVER = ".ending"

# What may be clicked now: how many things; null while nothing is asked.
STATE = """([lit, tray, over]) => {
  if (document.querySelector(over)) return 'over';
  if (document.querySelector('.tray[inert]')) return null;
  return document.querySelectorAll(`${lit}, ${tray}`).length || null;
}"""


def sit(visitor: Visitor, game: str, seats: int, variant: str | None = None, **setup: Any) -> str:
    """A new table for the visitor against novices: its path."""
    plans = [{"kind": "here"}, *[{"kind": "bot", "level": "novice"}] * (seats - 1)]
    wish = {"game": game, "seats": plans, "variant": variant, **setup}
    answer = visitor.page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['card']['table']}"


def asked(visitor: Visitor) -> int:
    """How many things may be clicked now, once there are any; 0 when the game is over."""
    try:
        handle = visitor.page.wait_for_function(STATE, arg=[LIT, TRAY, OVER], timeout=2 * PATIENCE)
    except TooLate:
        raise AssertionError(f"nothing can be done: {visitor.page.locator('main').inner_text()}") from None
    found = handle.json_value()
    return 0 if found == "over" else int(found)


def play(visitor: Visitor, dice: random.Random, clicks: int = 4000) -> int:
    """Click at random on what answers, until the game is over: how often that was."""
    for made in range(clicks):
        if not asked(visitor):
            return made
        choose(visitor, dice)
    raise AssertionError(f"not over after {clicks} clicks")


def choose(visitor: Visitor, dice: random.Random) -> None:
    """Click on something that answers."""
    every = visitor.page.locator(f"{LIT}, {TRAY}")
    if number := every.count():
        click(every.nth(dice.randrange(number)))


def click(thing: Locator) -> None:
    """Click on it, unless it has gone meanwhile."""
    try:
        thing.click(timeout=PATIENCE)
    except TooLate:
        assert not thing.is_visible(), "something lit cannot be clicked"


def point(visitor: Visitor, dice: random.Random, clicks: int = 2000) -> int:
    """Play by what is lit on the board, the tray only to go on: how often something was pointed at."""
    lit, done = visitor.page.locator(".worktop [data-lit]"), visitor.page.locator(f"{TRAY}[data-action]")
    pointed = 0
    for _ in range(clicks):
        if not asked(visitor):
            return pointed
        number, ways = lit.count(), done.count()
        if number and (not ways or dice.random() < 0.9):
            click(lit.nth(dice.randrange(number)))
            pointed += 1
        elif ways:
            click(done.last)
        else:
            choose(visitor, dice)
    raise AssertionError(f"not over after {clicks} clicks")


def press(visitor: Visitor, dice: random.Random, keys: int = 4000) -> int:
    """Play by keys alone: the number of a button in the tray, or Tab to one and Enter."""
    page = visitor.page
    for made in range(keys):
        if not asked(visitor):
            return made
        page.keyboard.press(str(dice.randint(1, max(1, min(9, page.locator(TRAY).count())))))
    raise AssertionError(f"not over after {keys} keys")
