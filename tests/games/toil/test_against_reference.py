"""Random games side by side with the slow reference: the same questions, and the same table after each."""

import random
from collections import Counter
from typing import Any

import pytest

import philtre
from philtre.games.toil.rules.moves import EFFECTS
from philtre.testing import chance, legal

from .reference import Table
from .scene import GAME, TABLES

pytestmark = pytest.mark.both
SHORT: list[dict[str, Any]] = [
    {"rounds": 12},
    {"rounds": 8, "memory": False},
    {"rounds": 9, "even_rounds": True},
]
WHOLE: list[dict[str, Any]] = [{}, {"memory": False}, {"even_rounds": True}]


def chosen(state: philtre.State, rng: random.Random) -> str:
    """A random answer, by its kind first: rare kinds come up, and sales more often than by chance."""
    if state.actor == philtre.CHANCE:
        outcomes = chance(state)
        return rng.choices(list(outcomes), list(outcomes.values()))[0]
    texts = sorted(legal(state))
    kinds = sorted({text.split()[0] for text in texts})
    weights = {"sell": 9.0, "done": 0.4, "dump": 0.15}
    kind = rng.choices(kinds, [weights.get(kind, 1.0) for kind in kinds])[0]
    answers = [text for text in texts if text.split()[0] == kind]
    if kind == "add":
        answers = wanted(state, answers) or answers
    return rng.choice(answers)


def wanted(state: philtre.State, adds: list[str]) -> list[str]:
    """The additions that bring a cauldron nearer to an Order in play."""
    view = state.view(int(state.actor))
    found: list[str] = []
    for text in adds:
        _, card, number = text.split()
        lacks = {
            lack.effect
            for fit in view.players[int(state.actor)].cauldrons[int(number) - 1].orders
            for lack in fit.missing
        }
        carried = {EFFECTS[effect] for effect in TABLES.effects[TABLES.ingredients.index(card)]}
        if len(lacks & carried) > 1:
            found.append(text)
    return found


def cards(counts: Any) -> Counter[str]:
    return Counter({card.ingredient: card.count for card in counts})


def must_agree(state: philtre.State, table: Table) -> None:
    view = state.view(None)
    assert [order and order.order for order in view.orders] == table.places
    assert [stack.count for stack in view.stacks] == [len(stack) for stack in table.stacks.values()]
    assert (view.deck, cards(view.discards)) == (len(table.deck), Counter(table.discards))
    assert cards(view.drink.cards if view.drink else []) == Counter(table.potion)
    assert {number - 1 for number in view.dumped} == table.dumped
    for player, alchemist in zip(view.players, table.players, strict=True):
        assert (player.gold, sorted(player.sold)) == (alchemist.gold, sorted(alchemist.sold))
        assert {lasting.effect: lasting.ingredient for lasting in player.lingering} == alchemist.lasting, (
            state.position()
        )
        for cauldron, held in zip(player.cauldrons, alchemist.cauldrons, strict=True):
            assert cards(cauldron.cards) == Counter(held)
        assert cards(state.view(player.seat).players[player.seat].cards) == Counter(alchemist.hand)


def side_by_side(seed: int, seats: int, options: dict[str, Any]) -> Counter[str]:
    """Plays a game in both; returns how often each kind of answer was given."""
    rng = random.Random(f"{seed} {seats} {options}")
    state = GAME.start(seats=seats, **options)
    table = Table(seats, **options)
    story = table.story()
    question = next(story)
    given: Counter[str] = Counter()
    while True:
        seat, texts = question
        assert state.actor == (philtre.CHANCE if seat is None else seat), state.position()
        assert legal(state) == set(texts), state.position()
        if seat is None:
            assert chance(state) == Counter(texts)
        else:
            must_agree(state, table)
        text = chosen(state, rng)
        given[text.split()[0]] += 1
        state.play(GAME.parse(text))
        try:
            question = story.send(text)
        except StopIteration:
            break
    assert state.over
    assert state.returns() == table.shares
    return given


@pytest.mark.parametrize("options", SHORT, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_go_as_in_the_reference(seats: int, options: dict[str, Any]) -> None:
    side_by_side(0, seats, options)


def test_every_kind_of_move_is_compared() -> None:
    given: Counter[str] = Counter()
    for seed in range(1, 3):
        given += side_by_side(seed, 3, {"rounds": 40})
    kinds = {GAME.move(action)["kind"] for action in range(GAME.action_count)}
    assert set(given) == kinds


@pytest.mark.slow
@pytest.mark.parametrize("options", WHOLE, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games_go_as_in_the_reference(seats: int, options: dict[str, Any]) -> None:
    given: Counter[str] = Counter()
    for seed in range(12):
        given += side_by_side(seed, seats, options)
    print(f"{seats} seats, {options}: {given.total()} steps")
