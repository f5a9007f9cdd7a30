"""A table is its journal: whatever happens at it, replay brings back the very same table."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.scene import PEOPLE, Scene, picture

from philtre import list_games
from philtre.bots import LEVELS
from philtre.table import votes
from philtre.table.entries import Moved, Opened, decode, encode
from philtre.table.refused import Refused
from philtre.table.setup import PerGame, PerMove, Plan
from philtre.table.state import Outdated
from philtre.table.table import Table

CLOCKS = (None, PerGame(30, 2), PerGame(600), PerMove(1))


def any_deed(scene: Scene, dice: random.Random, now: int) -> None:
    """Somebody tries something, allowed or not."""
    table = scene.table
    seat = dice.randrange(len(table.seats))
    actor = max(table.match.actor, 0)
    deeds = {
        "act": lambda: scene.act(now) if table.actor >= 0 else [],
        "late": lambda: scene.write(table.act(actor, dice.randrange(50), table.seq - dice.randrange(3), now)),
        "undo": lambda: scene.write(table.undo(seat, table.seq, now)),
        "say": lambda: scene.write(table.say(seat, now, "hm")),
        "call": lambda: scene.write(
            votes.call(
                table,
                dice.choice(["stand-in", "take-back", "abandon", "pause"]),
                seat,
                now,
                subject=dice.randrange(len(table.seats)),
                level=dice.choice(list(LEVELS)),
                keep=dice.choice([None, 0, 3]),
                absent={dice.randrange(len(table.seats))},
            )
        ),
        "vote": lambda: scene.write(votes.cast(table, seat, dice.random() < 0.7, now)),
        "resume": lambda: scene.write(table.resume(seat, now)),
        "back": lambda: scene.write(table.hand_back(seat, now)),
        "sit": lambda: scene.write(table.sit(seat, PEOPLE[seat], PEOPLE[seat], now)),
        "join": lambda: scene.write(table.join(seat, f"phone-{seat}", now)),
        "stand": lambda: scene.write(table.stand_up(seat, now)),
        "relink": lambda: scene.write(table.relink(seat, now)),
        "free": lambda: scene.write(table.free(seat, now)),
        "watch": lambda: scene.write(table.relink_watch(now)),
        "alone": lambda: scene.write(table.end_devices(seat, PEOPLE[seat], now)),
        "tick": lambda: scene.write(table.tick(now)),
    }
    kinds = list(deeds)
    deeds[dice.choices(kinds, [12 if kind == "act" else 1 for kind in kinds])[0]]()


@given(seed=st.integers(0, 2**32), game=st.sampled_from(list_games()), clock=st.sampled_from(CLOCKS))
@settings(max_examples=25, deadline=None)
def test_whatever_happens_replay_brings_back_the_same_table(seed: int, game: str, clock: object) -> None:
    dice = random.Random(seed)
    plans = tuple(
        dice.choice([Plan(), Plan("here"), Plan("bot", "novice")]) for _ in range(dice.choice([2, 3]))
    )
    scene = Scene(
        game=game,
        seed=seed,
        sit=dice.random() < 0.7,
        plans=plans,
        clock=clock,
        watch="link",
        several=True,
        old=dice.random() < 0.3,
    )
    now = 0
    for _ in range(dice.randrange(60)):
        now += dice.choice([0, 10, 1000, 4000])
        before = picture(scene.table, now)
        try:
            any_deed(scene, dice, now)
        except Refused:
            assert picture(scene.table, now) == before  # what is refused changes nothing
        assert scene.table.seq == len(scene.journal)
    assert picture(scene.rebuilt(), now + 7) == picture(scene.table, now + 7)


@pytest.mark.parametrize("game", list_games())
def test_a_whole_game_comes_back_from_its_journal_at_every_entry(game: str) -> None:
    scene = Scene(game=game)
    while scene.table.ending is None and scene.table.seq < 120:
        scene.act()
    for length in range(2, len(scene.journal), 17):
        table = Table.rebuilt(scene.journal[:length], random.Random(0))
        assert table.seq == length
    assert picture(scene.rebuilt(), 0) == picture(scene.table, 0)


def test_entries_are_small() -> None:
    scene = Scene()
    scene.act(1_700_000_000_000)
    assert isinstance(scene.journal[-1], Moved)
    line = encode(scene.journal[-1])
    assert len(line) < 80
    assert decode(line) == scene.journal[-1]


def test_a_table_of_other_rules_is_not_rebuilt() -> None:
    import msgspec

    opened = Scene().journal[0]
    assert isinstance(opened, Opened)
    other = msgspec.structs.replace(opened, setup=msgspec.structs.replace(opened.setup, rules=99))
    with pytest.raises(Outdated):
        Table.rebuilt([other], random.Random(0))
