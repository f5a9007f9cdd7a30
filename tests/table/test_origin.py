"""A table that begins at a position of a finished game."""

import random
from collections.abc import Callable

import pytest
from tests.table.scene import Scene, picture

import philtre
from philtre.table import votes
from philtre.table.entries import AnyEntry, decode, encode
from philtre.table.lesson import lesson_of
from philtre.table.origin import Origin, open_from
from philtre.table.refused import Refused
from philtre.table.rematch import answer_offer, open_rematch
from philtre.table.table import Table

GAMES = philtre.list_games()


def refusal(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return no.value.message.id


def played(game: str, moves: int = 12) -> Scene:
    scene = Scene(game=game)
    for _ in range(moves):
        scene.act()
    scene.write(scene.table.resign(0, 1))
    return scene


def tried(table: Table, step: int, seat: int = 0, level: str = "novice") -> tuple[Table, list[AnyEntry]]:
    origin = Origin(table, "t1", step, seat)
    return open_from(origin, level, "fr", "ann", "Ann", random.Random(3), 5, registered=False)


class Tried(Scene):
    """A table of its own that went on from another."""

    def __init__(self, table: Table, step: int, seat: int = 0) -> None:
        self.rng = random.Random(4)
        self.table, self.journal = tried(table, step, seat)


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_at_the_true_position_and_comes_back_so(game: str) -> None:
    old = played(game).table
    for step in (0, len(old.match.journal) // 2, len(old.match.journal)):
        scene = Tried(old, step)
        table = scene.table
        before = [one.action for one in table.match.journal[:step]]
        assert before == [one.action for one in old.match.journal[:step]]
        if old.match.state_at(step).actor >= 0:  # else chance went on from there
            assert table.match.state.position() == old.match.state_at(step).position()
        assert table.begun
        assert [seat.bot for seat in table.seats] == ["", "novice"]
        assert (table.setup.watch, table.setup.clock, table.setup.language) == ("nobody", None, "fr")
        for _ in range(4):
            scene.act(6)
        assert picture(scene.rebuilt(), 9) == picture(table, 9)


def test_nothing_before_the_beginning_is_taken_back() -> None:
    old = played("toil").table
    step = next(n for n in range(len(old.match.journal), 0, -1) if old.match.journal[n - 1].actor == 0)
    scene = Tried(old, step)
    table = scene.table
    assert refusal(lambda: table.undo(0, table.seq, 6)) == "undo-nothing"
    assert refusal(lambda: votes.call(table, "take-back", 0, 6)) == "undo-nothing"
    assert refusal(lambda: votes.call(table, "take-back", 0, 6, keep=0)) == "undo-nothing"
    while table.actor != 0 or table.match.why_no_undo(0) is not None:
        scene.act(7)
    here = table.match.decisions
    scene.write(table.undo(0, table.seq, 8))
    assert table.match.decisions == here - 1
    assert picture(scene.rebuilt(), 9) == picture(table, 9)
    scene.act(9)
    scene.write(votes.call(table, "take-back", 0, 10, keep=table.match.first_decision))
    assert len(table.match.journal) == table.match.first_step
    assert picture(scene.rebuilt(), 11) == picture(table, 11)


def test_another_try_begins_at_the_same_place_and_seat() -> None:
    old = played("race").table
    scene = Tried(old, 9, seat=1)
    scene.act(6)
    scene.write(scene.table.resign(1, 7))
    scene.write(answer_offer(scene.table, 1, True, 8))
    following, entries = open_rematch(scene.table, random.Random(8), 9)
    assert [seat.bot for seat in following.seats] == ["novice", ""]
    assert following.origin == "t1"
    first, again = scene.table.match.journal[:9], following.match.journal[:9]
    assert [step.action for step in again] == [step.action for step in first]
    assert Table.rebuilt([decode(encode(one)) for one in entries], random.Random(0)).begun


def test_a_place_that_is_none_is_refused() -> None:
    going = Scene()
    assert refusal(lambda: tried(going.table, 0)) == "table-not-over"
    old = played("race").table
    assert refusal(lambda: tried(old, 10_000)) == "past-range"
    assert refusal(lambda: tried(old, 3, seat=7)) == "seat-unknown"
    assert refusal(lambda: tried(old, 3, level="genius")) == "setup-level"
    whole = Scene(game="race", options={"rounds": 1})
    while whole.table.ending is None:
        whole.act()
    assert refusal(lambda: tried(whole.table, len(whole.table.match.journal))) == "origin-over"
    taught, _ = Table.teach(lesson_of(philtre.game("race")), "en", "ann", "Ann", random.Random(1), 0)
    taught.close(1)
    assert refusal(lambda: tried(taught, 0)) == "learn-no-record"


@pytest.mark.parametrize("game", GAMES)
def test_with_perfect_information_every_seat_sees_the_same(game: str) -> None:
    scene = Scene(game=game)
    differ = False
    for _ in range(60):
        if scene.table.ending is not None:
            break
        views = [dict(vars_of(scene.table.match.state.view(seat)), seat=None) for seat in (None, 0, 1)]
        differ = differ or views[0] != views[1] or views[1] != views[2]
        logs = [[line.event for line in scene.table.match.told(seat)] for seat in (None, 0, 1)]
        differ = differ or logs[0] != logs[1] or logs[1] != logs[2]
        scene.act()
    assert differ != philtre.game(game).perfect_information


def vars_of(view: object) -> dict[str, object]:
    return {name: getattr(view, name) for name in view.__struct_fields__}  # type: ignore[attr-defined]
