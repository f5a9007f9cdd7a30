"""What bots are told: worths, playouts, what is hidden, a safe move, and reasons."""

from __future__ import annotations

import random
import re

import pytest

import philtre
from philtre.text.words import Words

from .keen import keen
from .scene import GAME, at, play

HINTS = GAME.hints()
KNOWN = "chart=a1:part-1,b1:part-2,c1:part-3,a2:luck,b2:filching,c2:prowess"
TABLES = [(variant, seats) for variant in ("standard", "short") for seats in (2, 3, 4)]


def worth(text: str, seat: int = 0) -> float:
    return float(HINTS.worths(at(text))[seat])


# Worths


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (f"{KNOWN} past=1:a1,1:b1", f"{KNOWN} past=1:a1"),  # two parts
        (f"{KNOWN} past=1:a1", f"{KNOWN} past=1:a2"),  # a part, not just any potion
        (f"{KNOWN} past=1?a1", f"{KNOWN} past=2?a1"),  # to know a formula
        ("gold=8/6", "gold=6/8"),
        ("shelf=henbane,agate,garnet,bat-wing/-", "shelf=-/-"),
        ("shelf=henbane,agate,garnet,bat-wing/-", "carried=henbane,agate,garnet,bat-wing/- at=s9/s9"),
        (
            "carried=henbane,opal,bat-wing/- at=s1/s8",
            "carried=henbane,opal,bat-wing/- at=s5/s8",
        ),  # near home
        ("at=s1/s8", "at=healers/s8"),
        (f"{KNOWN} past=1:c2", f"{KNOWN} past=2:c2"),  # a potion to drink
        (
            "table=henbane,garnet,agate,bat-wing/-",
            "table=henbane,agate,bat-wing/-",
        ),  # a brew that cannot fail
    ],
)
def test_better_positions_are_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse) + 0.002


def test_a_formula_that_only_this_world_knows_is_worth_nothing() -> None:
    """A rival's look enters the chart of a world; for one's own plans it stays unknown."""
    worlds = [at(f"chart=a1:{potion} past=2?a1") for potion in ("part-1", "baneful")]
    mine = [HINTS.outlook.rounds_left(world, 0) for world in worlds]  # type: ignore[attr-defined]
    theirs = [HINTS.outlook.rounds_left(world, 1) for world in worlds]  # type: ignore[attr-defined]
    assert mine[0] == mine[1]
    assert theirs[0] != theirs[1]


def test_three_parts_in_ones_own_turn_are_as_good_as_won() -> None:
    assert worth(f"{KNOWN} past=1:a1,1:b1,1:c1 phase=end") > 0.8


def test_at_the_end_worths_are_returns() -> None:
    state = play(at(f"{KNOWN} past=1:a1,1:b1,1:c1 phase=end"), "end")
    assert list(HINTS.worths(state)) == state.returns() == [1.0, 0.0]


def test_in_the_last_round_parts_count_and_then_gold() -> None:
    last = f"{KNOWN} rounds=20 round=20 phase=end player=2 labs=red-lab/blue-lab"
    assert worth(f"{last} past=1:a1 gold=1/9") > 0.7
    assert worth(f"{last} past=1:a1,2:b1 gold=9/1") > 0.6


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_worths_are_shares_in_every_state(variant: str, seats: int) -> None:
    state = GAME.start(variant=variant, seats=seats, rounds=40)
    dice = philtre.Dice(seats)
    met = set()
    while not state.over:
        found = list(HINTS.worths(state))
        assert len(found) == seats
        assert all(0.0 <= share <= 1.0 for share in found)
        assert sum(found) == pytest.approx(1.0)
        met.add(state.position().partition("phase=")[2].split(" ")[0])
        state.play(keen(GAME, state, dice))
    assert list(HINTS.worths(state)) == state.returns()
    assert len(met) > 8


# Playing on


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_playout_leaves_a_state_that_goes_on(variant: str, seats: int) -> None:
    state = GAME.start(variant=variant, seats=seats, rounds=12)
    dice = philtre.Dice(7)
    while not state.over:
        twin = state.copy()
        steps = HINTS.playout(twin, dice)
        assert steps >= (1 if state.actor == philtre.CHANCE else 0)
        assert twin.over or twin.actor >= 0
        assert twin.piece_counts() == state.piece_counts()
        state.play(keen(GAME, state, dice))


# What is hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_is_what_is_not_told(seats: int) -> None:
    """Of what is hidden the seat is told the same whatever it is; of the rest, not."""
    rng = random.Random(seats)
    dice = philtre.Dice(seats)
    seen = set()
    for game in range(3):
        state = GAME.start(variant=("standard", "short")[game % 2], seats=seats, rounds=40)
        while not state.over:
            if state.actor == philtre.CHANCE:
                actions = [action for action, _ in state.outcomes()]
            else:
                actions = [int(action) for action in state.actions()]
            if len(actions) > 1 and (state.actor == philtre.CHANCE or rng.random() < 0.1):
                for seat in range(seats):
                    if seat != state.actor:
                        told = {action: told_of(state, action, seat) for action in actions}
                        hidden = [action for action in actions if HINTS.hidden(state, action, seat)]
                        open_ones = [action for action in actions if action not in hidden]
                        assert len({told[action] for action in hidden}) <= 1
                        assert len({told[action] for action in open_ones}) == len(open_ones)
                        seen |= {"hidden"} if hidden else set()
            state.play(keen(GAME, state, dice))
    assert seen


def told_of(state: philtre.State, action: int, seat: int) -> str:
    """What the seat is told first: what follows from it may differ, and is told anyway."""
    twin = state.copy()
    twin.events = []
    twin.play(action)
    heard = [GAME.redacted(event, seat) for event in twin.events]
    return repr(heard) if heard else GAME.text(action)


# An absent player


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_the_absent_end_their_games_before_the_last_round(variant: str, seats: int) -> None:
    state = GAME.start(variant=variant, seats=seats)
    rng = random.Random(seats)
    while not state.over:
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
            continue
        action = HINTS.safe(state)
        assert action in list(state.actions())
        assert GAME.move(int(action))["kind"] not in ("drink", "filch", "send", "hire")
        state.play(action)
    assert state.round < 150  # type: ignore[attr-defined]


def test_the_safe_move_is_legal_wherever_a_game_leads() -> None:
    state = GAME.start(seats=3, rounds=40)
    dice = philtre.Dice(5)
    while not state.over:
        if state.actor >= 0:
            assert HINTS.safe(state) in list(state.actions())
        state.play(keen(GAME, state, dice))


def test_the_safe_move_knows_no_more_than_its_seat() -> None:
    state = GAME.start(seats=2, variant="short", rounds=40)
    dice = philtre.Dice(11)
    while not state.over:
        if state.actor >= 0:
            twin = state.copy()
            twin.redeal(int(state.actor), dice)
            assert HINTS.safe(twin) == HINTS.safe(state)
        state.play(keen(GAME, state, dice))


# Reasons


BREWABLE = "shelf=henbane,agate,bat-wing/- phase=brew"
OTHER = "shelf=henbane,agate,newt-eye/- phase=brew"
REASONS = [
    (f"{KNOWN} past=1:a1,1:b1,1:c1 phase=end", "end", "You hold all three parts"),
    ("at=healers/s8 phase=heal", "pay", "You can move again."),
    ("", "move herbalist", "You have no herbs for your next brew."),
    ("carried=henbane,agate,bat-wing/- at=s1/s8", "move red-lab", "At home you can shelve everything"),
    ("carried=henbane/- at=s1/s8", "move red-lab", "On the shelf your ingredients are safe"),
    ("at=s12/s8 alley=gold:3", "move alley", "Something lies there"),
    ("at=herbalist/s8 phase=arrive", "buy henbane", "It goes into a brew whose formula you have not seen"),
    (f"{KNOWN} past=1?a1 at=herbalist/s8 phase=arrive", "buy henbane", "It goes into a part that you lack"),
    ("at=jeweller/s8 phase=arrive", "buy agate", "Every brew needs a gem."),
    ("carried=henbane/- phase=arrive", "shelve henbane", "You brew from the shelf"),
    (BREWABLE, "brew henbane bat-wing", "You will learn a formula you have not seen yet."),
    (f"{KNOWN} past=1?a1 {BREWABLE}", "brew henbane bat-wing", "This makes a part that you lack"),
    (f"{KNOWN} past=1?a2 {OTHER}", "brew henbane newt-eye", "This makes Liquor of Luck."),
    ("shelf=agate,garnet/- table=henbane,bat-wing/- phase=gems", "add agate", "2 rolls in six succeed"),
    ("shelf=agate,opal/- table=henbane,bat-wing/- phase=gems", "add opal", "The brew can no longer fail: 4"),
    (f"{KNOWN} past=1:c2 phase=earn", "drink prowess", "More gold, from this turn on."),
    (f"{KNOWN} past=1:b2,1-filching,2:a1,2:a2 active=filching:2/-", "filch 2", "Bruno holds 2 potions"),
    ("hired=morwenna/-", "send morwenna 2", "4 rolls in six send Bruno to the Healers."),
    ("phase=hire stranger=norman at=s3/s8", "hire", "You can send this Stranger against a rival"),
    ("phase=look stranger=glassblower at=s3/s8", "look henbane bat-wing", "You have not seen this"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "move", "english"), REASONS)
def test_reasons(text: str, move: str, english: str) -> None:
    state = at(text)
    action = GAME.parse(move)
    assert action in list(state.actions())
    found = HINTS.reason(state, action)
    assert found is not None
    assert Words("en", GAME, ["Ada", "Bruno"]).message(found).startswith(english)
    assert Words("fr", GAME, ["Ada", "Bruno"]).message(found)


def test_reasons_tell_the_actor_nothing_that_it_cannot_know() -> None:
    state = GAME.start(seats=3, variant="short", rounds=30)
    dice = philtre.Dice(3)
    words = [Words(language, GAME, ["Ada", "Bruno", "Chloé"]) for language in ("en", "fr")]
    said = set()
    while not state.over:
        if state.actor >= 0:
            twin = state.copy()
            twin.redeal(int(state.actor), dice)
            for action in state.actions():
                found = HINTS.reason(state, int(action))
                assert found == HINTS.reason(twin, int(action))
                if found is not None and found.id not in said:
                    said.add(found.id)
                    assert all(language.message(found) for language in words)
        state.play(keen(GAME, state, dice))
    assert len(said) > 12


def test_no_reason_is_left_over() -> None:
    text = (GAME.folder() / "advice.py").read_text(encoding="utf-8")
    words = (GAME.folder() / "words" / "words.en.ftl").read_text(encoding="utf-8")
    for id in re.findall(r"^(reason-[a-z-]+) =", words, re.MULTILINE):
        assert f'"{id}"' in text or id.startswith(("reason-send-", "reason-drink-")), id
