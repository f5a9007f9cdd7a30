"""The deck: its design, its values, what is wrong with a bad one, and games bound to another one."""

# ruff: noqa: E501 - a row of the table is one case

import pickle
import random
from itertools import combinations
from pathlib import Path

import pytest

import philtre
from philtre.core.game import Game
from philtre.games.toil.rules.moves import EFFECTS, HARMS

from .difficulty import difficulty, smallest
from .scene import GAME, TABLES

OURS = GAME.content
ORDERS = {order.id: order for order in TABLES.order_cards}


# The design


def test_each_of_sixteen_effects_stands_on_eight_of_32_ingredients() -> None:
    assert len(TABLES.ingredients) == 32
    assert all(len(effects) == 4 for effects in TABLES.effects)
    for effect in range(16):
        assert sum(effect in effects for effects in TABLES.effects) == 8


def test_any_two_effects_meet_on_at_least_one_ingredient() -> None:
    for pair in combinations(range(16), 2):
        assert any(set(pair) <= set(effects) for effects in TABLES.effects)


def test_the_first_twenty_are_an_affine_plane_and_the_rest_three_parallel_classes_of_another() -> None:
    blocks = [frozenset(effects) for effects in TABLES.effects]
    plane, classes = blocks[:20], [blocks[first : first + 4] for first in (20, 24, 28)]
    for pair in combinations(range(16), 2):
        assert sum(set(pair) <= block for block in plane) == 1
    for parallel in classes:
        assert frozenset.union(*parallel) == frozenset(range(16))
    for one, other in combinations(classes, 2):
        assert all(len(block & line) == 1 for block in one for line in other)
    assert len(set(blocks)) == 32


def test_no_ingredient_has_more_than_two_harms() -> None:
    assert all(sum(HARMS >> effect & 1 for effect in effects) <= 2 for effects in TABLES.effects)


def test_names_are_distinct_in_both_languages() -> None:
    for language in ("en", "fr"):
        names = list(GAME.names(language).values())
        assert len(names) == len(set(names)) == 32 + 26


# Orders


def test_basic_and_special_orders_have_the_values_of_the_plan() -> None:
    basic = sorted(order.value for order in ORDERS.values() if not order.special)
    special = sorted(order.value for order in ORDERS.values() if order.special)
    assert basic == [1] * 7 + [2] * 6 + [3]
    assert special == [3] * 4 + [4] * 4 + [5] * 4


def test_basic_orders_want_one_or_two_effects_and_special_ones_two_or_three() -> None:
    for order in ORDERS.values():
        assert len(order.wants) in ((2, 3) if order.special else (1, 2))


def test_every_effect_is_wanted_by_at_least_two_orders() -> None:
    for effect in EFFECTS:
        assert sum(effect in order.wants for order in ORDERS.values()) >= 2, effect


@pytest.mark.parametrize("id", ORDERS)
def test_every_order_can_be_met_with_at_most_six_ingredients(id: str) -> None:
    potion = smallest(TABLES, ORDERS[id])
    assert potion is not None
    cards = ",".join(f"{TABLES.ingredients[kind]}*{potion.count(kind)}" for kind in dict.fromkeys(potion))
    state = GAME.position(f"phase=potions orders={id},-,-,- cauldrons={cards};-;-/-;-;-")
    assert f"sell 1 {id}" in {GAME.text(int(action)) for action in state.actions()}


@pytest.mark.slow
def test_values_follow_measured_difficulty() -> None:
    turns = {id: difficulty(TABLES, order, 600) for id, order in ORDERS.items()}
    for special in (False, True):
        orders = [order for order in ORDERS.values() if order.special == special]
        for one, other in combinations(orders, 2):
            if one.value != other.value:
                cheap, dear = sorted((one, other), key=lambda order: order.value)
                assert turns[cheap.id] < turns[dear.id], (cheap.id, dear.id, turns)
    mean = {
        value: sum(turns[id] for id, order in ORDERS.items() if order.value == value)
        / sum(order.value == value for order in ORDERS.values())
        for value in range(1, 6)
    }
    assert [mean[value] for value in range(1, 6)] == sorted(mean.values())


# A bad one


def bound(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "content.toml"
    file.write_text(text, encoding="utf-8")
    return philtre.game("toil", content=file)


SPINNING = 'id = "spinning-eye"\neffects = ["clairvoyance", "haste", "nausea", "generosity"]\ncopies = 4'
TONIC = 'id = "morning-tonic"\nkind = "basic"\nvalue = 1\nwants = ["haste"]'
GULP = 'wants = ["growth 3", "transmutation"]'


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            'name = "toil"',
            'name = "trouble"',
            "content of toil: field name: expected one of toil, found 'trouble'",
        ),
        ("version = 1", "version = 2", "field version: expected a whole number from 1 to 1, found 2"),
        ("hand = 6", "hand = 0", "table: field hand: expected a whole number from 1 to 10, found 0"),
        ("hand = 6", "", "table: field hand is missing"),
        ("hand = 6", "hand = 6\nfeet = 2", "table: unknown field feet"),
        ("gold = 10", 'gold = "ten"', "goal: field gold: expected a whole number from 1 to 60, found 'ten'"),
        (
            'id = "haste"\ncost = 2',
            'id = "hurry"\ncost = 2',
            "effect 3: field id: expected one of teleportation",
        ),
        (
            'id = "haste"\ncost = 2',
            'id = "clairvoyance"\ncost = 2',
            "effect 3: field id: expected an effect that stands in no other row, found 'clairvoyance'",
        ),
        (
            'id = "haste"\ncost = 2',
            'id = "haste"\ncost = "X"',
            "effect 3: field cost: expected a whole number from 1 to 9, found 'X'",
        ),
        (
            'id = "growth"\ncost = "X"',
            'id = "growth"\ncost = 2',
            "effect 4: field cost: expected one of X, found 2",
        ),
        (
            'id = "growth"\ncost = "X"',
            'id = "growth"\ncost = "X"\nleast = 0',
            "effect 4: field least: expected a whole number from 1 to 9, found 0",
        ),
        (
            'id = "haste"\ncost = 2',
            'id = "haste"\ncost = 2\nleast = 2',
            "effect 3: unknown field least",
        ),
        (
            SPINNING,
            SPINNING.replace("spinning-eye", "Spinning Eye"),
            "ingredient 1: field id: expected small letters, digits and hyphens, at most 40, found 'Spinning Eye'",
        ),
        (
            SPINNING,
            SPINNING.replace("spinning-eye", "oracle-rust"),
            "ingredient 2: field id: expected an id that no other ingredient has, found 'oracle-rust'",
        ),
        (
            SPINNING,
            SPINNING.replace('"haste"', '"hurry"'),
            "ingredient 1: field effects: expected a list of effects of this deck, each once, found 'hurry'",
        ),
        (
            SPINNING,
            SPINNING.replace('"haste"', '"nausea"'),
            "ingredient 1: field effects: expected a list of effects of this deck, each once, found 'nausea'",
        ),
        (
            SPINNING,
            SPINNING.replace('"haste"', '"growth 2"'),
            "ingredient 1: field effects: expected a power behind growth and corrosion only, where they are wanted, found 'growth 2'",
        ),
        (
            SPINNING,
            SPINNING.replace("copies = 4", "copies = 16"),
            "ingredient 1: field copies: expected a whole number from 1 to 15, found 16",
        ),
        ('name.en = "Spinning Eye"\n', "", "ingredient 1: name: field en is missing"),
        (
            TONIC,
            TONIC.replace("basic", "plain"),
            "order 1: field kind: expected one of basic and special, found 'plain'",
        ),
        (
            TONIC,
            TONIC.replace('["haste"]', "[]"),
            "order 1: field wants: expected a list of effects of this deck, each once, found []",
        ),
        (
            TONIC,
            TONIC.replace('["haste"]', '["haste 2"]'),
            "order 1: field wants: expected a power behind growth and corrosion only",
        ),
        (
            TONIC,
            TONIC.replace('["haste"]', "[7]"),
            "order 1: field wants: expected a list of effects of this deck, each once, found 7",
        ),
        (GULP, 'wants = ["growth"]', "field wants: expected a least power behind growth, found 'growth'"),
        (
            GULP,
            'wants = ["growth 33"]',
            "field wants: expected no more than the 32 cards that have growth, found 33",
        ),
        (
            TONIC,
            TONIC.replace("morning-tonic", "sunday-syrup"),
            "order 2: field id: expected an id that no other order has, found 'sunday-syrup'",
        ),
        ('kind = "special"', 'kind = "basic"', "expected at least 8 order tables of kind special, found 0"),
        ("copies = 4", "copies = 1", "expected at least 48 ingredient cards, found 32"),
        ("copies = 4", "copies = 9", "expected at most 63 cards in all with"),
        ("[goal]", "[goals]", "field goal is missing"),
        ("[[order]]", "[[orders]]", "field order is missing: expected one or more [[order]] tables"),
    ],
)
def test_a_bad_deck_is_refused_naming_place_and_field(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert old in OURS
    with pytest.raises(philtre.PhiltreError) as problem:
        bound(tmp_path, OURS.replace(old, new))
    assert reason in str(problem.value)


# Another one


def small_deck() -> str:
    """Ours without the last ten ingredients and with two copies more of the first ones, cheaper to win."""
    head, *rows = OURS.split("[[ingredient]]")
    last, tail = rows[-1].split("[[order]]", 1)
    rows[-1] = last
    kept = [row.replace("copies = 4", "copies = 6") for row in rows[:22]]
    text = "[[ingredient]]".join([head, *kept]) + "[[order]]" + tail
    return text.replace("gold = 10", "gold = 5").replace("hand = 6", "hand = 5")


def test_another_deck_can_be_played_beside_ours(tmp_path: Path) -> None:
    game = bound(tmp_path, small_deck())
    assert game.action_count < GAME.action_count
    state = game.start(seats=3)
    assert sum(weight for _, weight in state.outcomes()) == 22 * 6
    dice = philtre.Dice(3)
    rng = random.Random(3)
    while not state.over:
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
        else:
            actions = state.actions()
            state.play(actions[dice.below(len(actions))])
            if rng.random() < 0.02:
                assert game.position(state.position()).position() == state.position()
                assert pickle.loads(pickle.dumps(state)).position() == state.position()
    assert state.view(0).goal == 5
    assert GAME.start().view(0).goal == 10


def test_a_record_carries_a_deck_that_is_not_ours(tmp_path: Path) -> None:
    game = bound(tmp_path, small_deck())
    options = game.chosen("standard", {})
    written = philtre.Record(game, "standard", 2, options, ["Ada", "Bruno"], []).write()
    read = philtre.read_record(written)
    assert read.game.content == game.content
