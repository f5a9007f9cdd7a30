"""Games side by side with the slow reference: the same questions and chances, the same things after each."""

import random
from collections import Counter
from typing import Any

import pytest

import philtre
from philtre.testing import chance, legal

from .keen import keen
from .reference import POTIONS, Table, Wizard
from .scene import GAME

pytestmark = pytest.mark.both
SETTINGS: list[dict[str, Any]] = [
    {},
    {"variant": "short", "rounds": 40},
    {"rounds": 25, "lab_draw": False},
    {"shelf_limit": 2},
    {"healing_credit": True},
]


def same_wizard(state: philtre.State, seat: int, wizard: Wizard) -> None:
    """What the wizard itself sees of its things, its formulas and the pack is what the reference has."""
    view = state.view(seat)
    player = view.players[seat]
    assert (player.lab, player.place, player.gold) == (wizard.lab or None, wizard.place or None, wizard.gold)
    assert Counter(player.carried) == wizard.carried
    assert Counter(player.shelf) == wizard.shelf
    assert Counter(player.table) == wizard.table
    assert Counter(player.hand) == Counter(wizard.hand)
    assert sorted((one.potion, one.left) for one in player.active) == sorted(map(tuple, wizard.drunk))
    assert sorted(player.hired) == sorted(wizard.hired)
    assert (player.healing is not None) == wizard.ill
    known = {(cell.herb, cell.special) for cell in view.chart if cell.potion}
    assert state.over or known == wizard.knows
    if not state.over:
        assert [kind.left for kind in view.kinds] == [wizard.saw and wizard.saw[kind] for kind in POTIONS]


def same_town(state: philtre.State, table: Table) -> None:
    view = state.view(None)
    assert view.pile == table.pile
    assert {good.ingredient: good.stock for good in view.goods} == dict(table.shops)
    assert view.alley.gold == table.alley_gold
    assert Counter(view.alley.ingredients) == table.alley_goods
    assert sorted(view.alley.potions) == sorted(table.alley_potions)
    assert (view.unseen, view.waiting) == (len(table.unmet), table.under_pack)
    wizard = table.wizards[view.player]
    same_wizard(state, wizard.seat, wizard)


def side_by_side(seed: int, seats: int, options: dict[str, Any], eager: float) -> int:
    """Plays a game; `eager` is the share of keen moves among random ones. Returns the number of steps."""
    rng = random.Random(f"{seed} {seats} {options}")
    dice = philtre.Dice(seed)
    state = GAME.start(seats=seats, **options)
    table = Table(seats, **options)
    story = table.story()
    question = next(story)
    steps = 0
    while True:
        seat, texts = question
        assert state.actor == (philtre.CHANCE if seat is None else seat), state.position()
        assert (chance(state) if seat is None else dict.fromkeys(legal(state), 1)) == texts, state.position()
        if steps % 5 == 0:
            same_town(state, table)
        text = chosen(state, rng, dice, eager)
        state.play(GAME.parse(text))
        steps += 1
        try:
            question = story.send(text)
        except StopIteration:
            break
    assert state.over
    assert state.returns() == table.shares
    for wizard in table.wizards:
        same_wizard(state, wizard.seat, wizard)
    chart = {(cell.herb, cell.special): cell.potion for cell in state.view(None).chart if cell.potion}
    assert chart == table.chart
    return steps


def chosen(state: philtre.State, rng: random.Random, dice: philtre.Dice, eager: float) -> str:
    """A keen move, or a random one of a random kind, so that rare kinds come up."""
    if state.actor == philtre.CHANCE or rng.random() < eager:
        return GAME.text(keen(GAME, state, dice))
    texts = sorted(legal(state))
    kind = rng.choice(sorted({text.split()[0] for text in texts}))
    return rng.choice([text for text in texts if text.split()[0] == kind])


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_go_as_in_the_reference(seats: int, options: dict[str, Any]) -> None:
    assert side_by_side(1, seats, {"rounds": 40, **options}, 0.8) > 100
    side_by_side(2, seats, {"rounds": 20, **options}, 0.3)


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_games_go_as_in_the_reference(seats: int, options: dict[str, Any]) -> None:
    eager = (0.95, 0.8, 0.5)
    steps = sum(side_by_side(seed, seats, options, eager[seed % 3]) for seed in range(3, 18))
    print(f"{seats} seats, {options}: {steps} steps")
