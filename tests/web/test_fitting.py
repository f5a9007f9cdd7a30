"""What a player needs is on the screen: whole boards on a desktop, what is asked and lit on a phone."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.fitting import Walked, table_of, walk
from tests.web.visitor import DESKTOP, PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
EVERY = [
    (name, variant, seats)
    for name in philtre.list_games()
    for variant, numbers in philtre.game(name).variants.items()
    for seats in numbers
]
FULLEST = [(name, "standard", max(philtre.game(name).variants["standard"])) for name in philtre.list_games()]
SMALLEST = 0.8  # a board is drawn no smaller than that to fit


def held(walked: Walked) -> None:
    assert walked.choices, "nothing was asked"
    assert walked.wrong == []
    assert walked.size >= SMALLEST, walked.at


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("name", "variant", "seats"), FULLEST)
def test_a_full_table(visit: Visit, name: str, variant: str, seats: int, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="fr")
    table = table_of(visitor, name, variant, seats)
    held(walk(visitor, table, seats, after=25, most=12))


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("name", "variant", "seats"), EVERY)
def test_every_table_early_and_late(
    visit: Visit, name: str, variant: str, seats: int, size: tuple[int, int]
) -> None:
    language, theme = ("fr", "light") if seats % 2 else ("en", "dark")
    visitor = visit(size=size, language=language, theme=theme)
    dice = random.Random(f"{name} {variant} {seats}")
    table = table_of(visitor, name, variant, seats)
    stages = (0, 20, 40, 60)
    walks = [walk(visitor, table, seats, after, most=12, seed=dice.randrange(1, 10**6)) for after in stages]
    for walked in walks[:1] + [one for one in walks[1:] if one.choices]:  # unless the game is over
        held(walked)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_choices_in_words_fold_on_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.go(f"/t/{table_of(visitor, 'apotheca', 'standard', 2)}")
    page: Any = visitor.page
    page.locator(".choices").wait_for()
    fold = page.locator(".deeds .fold")
    if size == DESKTOP:
        assert not fold.count()
        return
    room = page.locator(".worktop").bounding_box()["height"]
    fold.click()
    page.locator(".choices").wait_for(state="hidden")
    assert page.locator(".worktop").bounding_box()["height"] > room + 40
    visitor.must_be_clear()
    fold.click()
    page.locator(".choices").wait_for()
