"""Coming back from a journal costs as much as what stands at its end, and other work goes on meanwhile."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.scene import Scene, picture

from philtre import list_games
from philtre.table import votes
from philtre.table.entries import AnyEntry, Moved, Undone
from philtre.table.rebuild import SLICE, plan_replay, rebuilding
from philtre.table.refused import Refused
from philtre.table.setup import PerGame, PerMove
from philtre.table.table import MOST_ASIDE, MOST_SAID, MOST_UNDONE, Table

PAIRS = 5000


def slices_of(journal: list[AnyEntry]) -> tuple[Table, int]:
    """The table, and in how many slices it came."""
    slices, number = rebuilding(journal, random.Random(0)), 1
    while True:
        try:
            next(slices)
            number += 1
        except StopIteration as end:
            table: Table = end.value
            return table, number


def much_undone(scene: Scene, pairs: int) -> list[AnyEntry]:
    """The journal of a table where one decision was made and taken back so often."""
    actor, _, _ = scene.quiet()
    move = scene.journal[-1]
    assert isinstance(move, Moved)
    keep = scene.table.match.decisions - 1
    undone = Undone(0, keep, actor, scene.table.match.actor)
    more: list[AnyEntry] = [undone, move]
    return [*scene.journal, *more * pairs]


@pytest.mark.parametrize("clock", [None, PerGame(600)])
def test_what_was_taken_back_is_not_played_again(clock: PerGame | None) -> None:
    journal = much_undone(Scene(2, "elixir", clock=clock), PAIRS)
    table, slices = slices_of(journal)
    assert table.seq == len(journal)
    assert len(plan_replay(journal, timed=clock is not None).undone) == PAIRS
    plays = len(table.match.journal)  # nothing was played that does not stand
    assert slices <= 1 + (len(journal) + plays) // (SLICE - 20)
    assert slices >= len(journal) // SLICE


def lively(scene: Scene, dice: random.Random, deeds: int) -> int:
    """Decisions that are taken back again and again, by their seats or by all; the time at the end."""
    table, now = scene.table, 0
    for _ in range(deeds):
        now += dice.choice([0, 10, 900, 4000])
        try:
            if table.actor >= 0 and dice.random() < 0.6:
                scene.act(now)
            elif dice.random() < 0.8:
                scene.write(table.undo(dice.randrange(2), table.seq, now))
            else:
                keep = dice.choice([None, 0, table.match.decisions // 2])
                scene.write(votes.call(table, "take-back", dice.randrange(2), now, keep=keep))
                scene.write(votes.cast(table, 0, True, now + 1))
                scene.write(votes.cast(table, 1, True, now + 1))
        except Refused:
            continue
    return now


@given(
    seed=st.integers(0, 2**32),
    game=st.sampled_from(list_games()),
    clock=st.sampled_from((None, PerGame(60, 2), PerMove(1))),
    old=st.booleans(),
)
@settings(max_examples=25, deadline=None)
def test_the_table_that_comes_back_is_the_one_that_lived(
    seed: int, game: str, clock: PerGame | PerMove | None, old: bool
) -> None:
    dice = random.Random(seed)
    scene = Scene(2, game, seed, clock=clock)
    now = lively(scene, dice, dice.randrange(80))
    if old:  # which does not say who was to decide when something was taken back
        scene.journal = [
            Undone(entry.at, entry.keep, entry.seat) if isinstance(entry, Undone) else entry
            for entry in scene.journal
        ]
    assert picture(scene.rebuilt(), now + 7) == picture(scene.table, now + 7)


@pytest.mark.parametrize("game", list_games())
def test_going_back_by_copies_is_going_back_from_the_start(game: str) -> None:
    scene = Scene(2, game)
    match = scene.table.match
    while scene.table.ending is None and match.decisions < 60:
        scene.act()
    for keep in range(match.decisions - 1, -1, -7):
        position = match.state_at(match.steps_of(keep)).position()
        match.roll_back_to(keep)
        assert (match.state.position(), match.decisions) == (position, keep)
        assert match.decided == {step.actor for step in match.journal}


# Bounds


def test_talk_has_an_end() -> None:
    scene = Scene()
    for _ in range(MOST_SAID):
        scene.write(scene.table.say(0, 1, "hm"))
    with pytest.raises(Refused, match="chat-full"):
        scene.table.say(1, 1, phrase="hello")
    scene.act(1)


def test_what_is_taken_back_has_an_end_however_much_at_once() -> None:
    """One vote takes back a whole game, and each of its decisions stays in the journal."""
    scene = Scene(2, "race")
    table = scene.table

    def taken_back() -> None:
        scene.write(votes.call(table, "take-back", 0, 1, keep=0))
        scene.write(votes.cast(table, 1, True, 1))

    while table.why_no_room() is None:
        while table.match.decisions < 20:
            scene.act(1)
        taken_back()
    scene.act(1)
    with pytest.raises(Refused, match="table-long"):
        taken_back()
    assert sum(isinstance(entry, Moved) for entry in scene.journal) <= MOST_UNDONE + 21
    assert table.aside < MOST_ASIDE
    assert picture(scene.rebuilt(), 3) == picture(table, 3)
    while table.ending is None:
        scene.act(2)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=5, deadline=None)
def test_what_is_not_played_has_an_end_and_play_goes_on(seed: int) -> None:
    dice = random.Random(seed)
    scene = Scene(2, "race", seed)
    table = scene.table
    deeds = {
        "undo": lambda: table.undo(dice.randrange(2), table.seq, 1),
        "link": lambda: table.relink(dice.randrange(2), 1),
        "join": lambda: table.join(1, f"phone-{dice.random()}", 1),
        "alone": lambda: table.end_devices(1, "bob", 1),
        "call": lambda: votes.call(table, dice.choice(["pause", "abandon"]), 0, 1),
        "no": lambda: votes.cast(table, 1, False, 1),
        "bot": lambda: votes.call(table, "stand-in", 1, 1, subject=1),
        "back": lambda: table.hand_back(1, 1),
    }
    for _ in range(2 * MOST_ASIDE + 500):
        try:
            scene.write(deeds[dice.choice(list(deeds))]())
        except Refused:
            continue
    assert MOST_ASIDE <= table.aside <= MOST_ASIDE + 4
    for deed in ("undo", "link", "call", "join"):
        with pytest.raises(Refused):
            deeds[deed]()
    assert table.why_no_undo(0) is not None
    scene.write(table.hand_back(1, 2))
    while table.ending is None:
        scene.act(2)
    assert table.ending.reason == "played"
    assert picture(scene.rebuilt(), 3) == picture(table, 3)
