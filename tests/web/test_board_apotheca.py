"""Apotheca on its own board: whole games of every variant, chosen by pointing at pieces."""

import random
from collections.abc import Callable

import pytest
from tests.server.people import HERE
from tests.web.games import LIT, asked, click
from tests.web.table import board, opened
from tests.web.visitor import PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
GAME = philtre.game("apotheca")
CASES = [(variant, seats) for variant, numbers in GAME.variants.items() for seats in numbers]
DONE = "section.choices [data-action]"  # moves without pieces, such as to end a turn


def whole_game(visitor: Visitor, variant: str, seats: int) -> int:
    """A game against novices; how often something on the board was pointed at."""
    bots = [{"kind": "bot", "level": "novice"}] * (seats - 1)
    options = {"turns": 10 * seats} if variant != "solo" else {}
    table = opened(visitor, "apotheca", [HERE, *bots], variant=variant, options=options)
    visitor.go(f"/t/{table}")
    page, dice, pointed = visitor.page, random.Random(f"{variant} {seats}"), 0
    while asked(visitor):
        lit = page.locator(LIT)
        if number := lit.count():
            click(lit.nth(dice.randrange(number)))
            pointed += 1
        elif page.locator(DONE).count():
            click(page.locator(DONE).first)
        assert pointed < 2000
    assert board(page).locator(".market").count(), "it is the game's own board"
    return pointed


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("variant", "seats"), CASES)
def test_a_whole_game_by_pointing(visit: Visit, variant: str, seats: int, language: str) -> None:
    """The tray is asked only for what no piece stands for."""
    visitor = visit(language=language, theme="dark" if language == "fr" else "light")
    assert whole_game(visitor, variant, seats) > 8
    visitor.must_be_clear()


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), [("standard", 3), ("master", 3), ("solo", 1)])
def test_a_whole_game_by_pointing_on_a_phone(visit: Visit, variant: str, seats: int) -> None:
    visitor = visit(size=PHONE)
    assert whole_game(visitor, variant, seats) > 8
    visitor.must_be_clear()
