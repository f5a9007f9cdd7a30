"""Positions as a line of text: reader and writer undo each other, and what cannot be read says why."""

# ruff: noqa: E501 - a row of the table is one case

import pytest

import philtre
from philtre.testing import entry, play

from .scene import EMPTY, GAME, at

LYING = "R . . . / . . . . / . . . . / . . . y1"
SETTINGS = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4, "first_game": True, "own_restock": True},
    {"seats": 1},
    {"seats": 1, "first_game": True},
    {"seats": 2, "variant": "master"},
    {"seats": 3, "variant": "master", "turns": 60},
    {"seats": 4, "variant": "master", "own_restock": True},
]


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_a_position_is_read_as_it_was_written_all_game_long(wishes: dict[str, object]) -> None:
    dice = philtre.Dice(11)
    state = GAME.start(**wishes)
    while not state.over:
        text = state.position()
        twin = at(text)
        assert twin.position() == text
        assert (twin.actor, list(twin.actions()), twin.outcomes()) == (
            state.actor,
            list(state.actions()),
            state.outcomes(),
        )
        assert twin.view(0) == state.view(0)
        actions = list(state.actions())
        chosen = state.pick(dice.word()) if state.actor < 0 else actions[dice.below(len(actions))]
        state.play(chosen)
        twin.play(chosen)
        assert twin.position() == state.position()
    assert at(state.position()).returns() == state.returns()


def test_the_example_of_the_rules_page_is_a_position() -> None:
    text = "R . . B / . y2 . . / . . b2 . / Y . . R"
    assert at(text).position() == f"{text} | turn=3 supply=13,13,13 deck=15"


def test_what_is_usual_need_not_be_written() -> None:
    state = at(LYING)
    assert (state.actor, state.view(None).left, state.view(None).deck) == (0, 2, 15)
    assert entry(state, "supply") == "14,15,14"  # all that lies nowhere else
    assert entry(at(f"{LYING} | satisfied=afrit:r/giada:b"), "supply") == "11,12,14"  # nor with an apothecary
    assert entry(at(f"{LYING} | variant=master decree=ruby scored=topaz"), "supply") == "14,15,11"


def test_spaces_and_order_do_not_matter() -> None:
    loose = "  R .   . . /. . . .  / . . . . /  . . . y1|  gems=1,2,3/0,0,0   turn=4 "
    assert at(loose).position() == at(f"{LYING} | turn=4 gems=1,2,3/0,0,0").position()


def test_a_stack_that_waits_for_its_apothecary_is_written_and_read() -> None:
    state = at("R R r0 . / . . . . / . . . . / . R . y1 | variant=solo outside=c4 active=corvidus,merten")
    play(state, "reveal c1", "stack b1")
    assert (entry(state, "phase"), entry(state, "pending")) == ("satisfy", "b1")
    twin = play(at(state.position()), "satisfy merten")
    assert twin.position() == play(state, "satisfy merten").position()


SOLO = "variant=solo"
MASTER = "variant=master decree=ruby"

BAD = [
    # the market
    ("R . . .", "the market: expected four rows with / between them, found 'R . . .'"),
    (". . . . / . . . . / . . . / . . . .", "row 3: expected four spaces, found '. . .'"),
    (". . . . . / . . . . / . . . . / . . . .", "row 1: expected four spaces, found '. . . . .'"),
    (LYING.replace("y1", "?2"), "space d4: ?2 hides its colour; a position must name it"),
    (LYING.replace("y1", "G"), "space d4: expected a tile such as R, r1 or . for none, found 'G'"),
    (LYING.replace("y1", "R2"), "space d4: expected R for a face-up tile (R* is a stack, in solo only), found 'R2'"),
    (LYING.replace("y1", "R*"), "space d4: expected R for a face-up tile (R* is a stack, in solo only), found 'R*'"),
    (LYING.replace("y1", "y3"), "space d4: expected a whole number from 1 to 2, found '3'"),
    (LYING.replace("y1", "y"), "space d4: expected a whole number from 1 to 2, found ''"),
    (LYING.replace("y1", "y0"), "space d4: expected a whole number from 1 to 2, found '0'"),
    (LYING.replace("y1", "y2'"), "space d4: expected a whole number from 1 to 2, found \"2'\""),
    ("R R R R / R R R R / R R R R / R R R r1 | ", "ruby tiles: there are 1 more than the box holds"),
    # behind it
    (f"{LYING} | gems", "behind the market: expected key=value, found 'gems'"),
    (f"{LYING} | gems=", "behind the market: expected key=value, found 'gems='"),
    (f"{LYING} | purse=1", "behind the market: expected one of variant, seats, turn"),
    (f"{LYING} | turn=3 turn=4", "position: turn stands twice"),
    (f"{LYING} | variant=duel", "apotheca has no variant 'duel': expected standard, solo and master"),
    (f"{LYING} | seats=5", "seats: expected a whole number from 1 to 4, found '5'"),
    (f"{LYING} | seats=1", "apotheca, variant standard, is for 2, 3 or 4 seats, not for 1"),
    (f"{LYING} | turns=0", "option turns: expected a whole number from 1 to 1000, found 0"),
    (f"{LYING} | {SOLO} turns=9", "apotheca, variant solo: option turns has no meaning there"),
    (f"{LYING} | first_game=perhaps", "option first_game: expected no or yes, found perhaps"),
    # the turn
    (f"{LYING} | turn=0", "turn: expected a whole number from 1 to 300, found '0'"),
    (f"{LYING} | turn=10 turns=9", "turn: expected a whole number from 1 to 9, found '10'"),
    (f"{LYING} | left=3", "left: expected a whole number from 0 to 2, found '3'"),
    (f"{LYING} | left=0", "left: expected an action left, since somebody must act, found '0'"),
    (f"{LYING} | taken=nap", "taken: expected one of reveal, restock, hire, decree, ooki-oogi"),
    (f"{LYING} | phase=lunch", "phase: expected one of deal, decree, act"),
    # cards
    (f"{LYING} | active=corvidus", "active: expected 2 groups with / between them, found 'corvidus'"),
    (f"{LYING} | active=merlin/-", "active: expected one of ooki-oogi, qwixly"),
    (f"{LYING} | active=corvidus/corvidus", "active: corvidus is in two places, or not in this deck"),
    (f"{LYING} | active=corvidus/- alley=-,corvidus,-", "alley: corvidus is in two places"),
    (f"{LYING} | satisfied=corvidus/-", "satisfied: expected one of r, b and y, found '-'"),
    (f"{LYING} | satisfied=corvidus:g/-", "satisfied: expected one of r, b and y, found 'g'"),
    (f"{LYING} | alley=corvidus,merten", "alley: expected three cards (- for none), found 'corvidus,merten'"),
    (f"{LYING} | alley=merlin,-,-", "alley: expected one of ooki-oogi, qwixly"),
    (f"{LYING} | active=corvidus/- deck=15", "deck: expected 14, the cards that lie nowhere else, found '15'"),
    # goods
    (f"{LYING} | gems=1,2,3", "gems: expected 2 groups with / between them, found '1,2,3'"),
    (f"{LYING} | gems=1,2/0,0,0", "gems: expected three numbers a player: rubies, sapphires, topazes, found '1,2'"),
    (f"{LYING} | gems=1,2,x/0,0,0", "gems: expected a whole number from 0 to 9999, found 'x'"),
    (f"{LYING} | gems=1,2,-3/0,0,0", "gems: expected a whole number from 0 to 9999, found '-3'"),
    (f"{LYING} | supply=1,2", "supply: expected three numbers: ruby, sapphire, topaz, found '1,2'"),
    (f"{LYING} | supply=15,2,2", "supply: expected a whole number from 0 to 14, found '15'"),
    (f"{LYING} | phase=place", "drawn is missing: expected drawn=r, b or y"),
    (f"{LYING} | phase=place drawn=g", "drawn: expected one of r, b and y, found 'g'"),
    # variants
    (f"{LYING} | variant=master", "decree is missing: expected decree=ruby, sapphire or topaz"),
    (f"{LYING} | variant=master decree=red", "decree: expected one of ruby, sapphire and topaz, found 'red'"),
    (f"{LYING} | {MASTER} scored=red", "scored: expected one of ruby, sapphire and topaz, found 'red'"),
    (f"{LYING} | {SOLO} outside=e1", "outside: expected one of a1, b1"),
    (f"{LYING} | {SOLO} score=many", "score: expected a whole number from 0 to 9999, found 'many'"),
    (f"{LYING} | outside=a1", "outside means something in variant solo only"),
    (f"{LYING} | decree=ruby", "decree means something in variant master only"),
    (f"{LYING} | token=used", "token means something with three players in variant standard only"),
    (f"{LYING} | seats=3 token=lost", "token: expected one of used, found 'lost'"),
    # what is asked
    (f"{LYING} | drawn=r", "drawn means something in phase place only"),
    (f"{LYING} | winner=1", "winner means something in phase over only"),
    (f"{LYING} | phase=over winner=3", "winner: expected a whole number from 1 to 2, found '3'"),
    (f"{LYING} | phase=overload restocking=no", "restocking: expected one of yes, found 'no'"),
    (f"{LYING} | phase=refill", "pending: expected one of ruby, sapphire and topaz, found ''"),
    (f"{LYING} | {SOLO} phase=fetched", "pending: expected one of a1, b1"),
    (f"{LYING} | phase=satisfy active=corvidus/-", "pending: expected the spaces of the match, found ''"),
    (f"{LYING} | phase=satisfy active=corvidus/- pending=a1,b1", "pending: expected the spaces of the match, found 'a1,b1'"),
    (f"{LYING} | phase=deal dealt=99", "dealt: expected a whole number from 0 to 11, found '99'"),
    (f"{EMPTY} | supply=0,0,0", "player 1 must decide (act), but has nothing to choose from"),
    (f"{LYING} | phase=collect", "player 1 must decide (collect), but has nothing to choose from"),
    (f"{LYING} | phase=draw supply=0,0,0", "chance"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_a_bad_position_is_refused_with_place_and_expectation(text: str, reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        at(text)
    assert reason in str(problem.value)
