"""Analysis of a finished game: accounts and turning points, from what a spectator could know, stored once."""

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.conftest import ROOMY
from tests.server.people import play_on, seated

from philtre import State, game
from philtre.bots.course import spaced
from philtre.client import Guest, RequestRefused
from philtre.protocol.http import Course, Swing
from philtre.server.metrics import Counters
from philtre.server.workers.analysis import OF_ONE, Analyses, Analysis, accounts, turns_of
from philtre.server.workers.pool import BotPool
from philtre.table.match import Match

Play = Callable[[Any], Any]
FEW = ROOMY + "course_positions = 4\n"


def played(name: str, seed: int = 1, **options: Any) -> Match:
    dice = random.Random(seed)
    match = Match(game(name), dice, seats=2, options=options)
    while not match.over:
        match.act(dice.choice(match.legal()))
    return match


def finished(match: Match) -> Any:
    returns = match.state.returns() if match.over else []
    return SimpleNamespace(match=match, ending=SimpleNamespace(returns=returns))


async def until_done(guest: Guest, table: str) -> Course:
    while not (course := await guest.course(table)).done:
        await asyncio.sleep(0.05)
    return course


# What is looked at


def test_of_many_positions_some_are_chosen_evenly_with_the_first_and_the_last() -> None:
    assert spaced(range(5), 9) == [0, 1, 2, 3, 4]
    assert spaced(range(101), 5) == [0, 25, 50, 75, 100]
    assert spaced(range(9), 0) == []


@pytest.mark.parametrize(
    ("name", "options"),
    [("race", {"rounds": 6}), ("toil", {"rounds": 4}), ("elixir", {"rounds": 6}), ("apotheca", {"turns": 9})],
)
def test_positions_are_those_at_which_a_turn_begins(name: str, options: dict[str, Any]) -> None:
    match = played(name, **options)
    steps = turns_of(match)
    turns = [match.game.metrics().turns(match.state_at(step)) for step in steps]
    assert all(match.state_at(step).actor >= 0 for step in steps)
    assert len(set(turns)) == len(turns) > 3
    assert Analysis(finished(match), 5).most == 6  # and the result


def test_a_game_that_was_resigned_ends_with_an_estimate_not_with_its_result() -> None:
    match = played("race", rounds=6)
    match.roll_back_to(match.decisions - 1)
    assert not match.over
    resigned = SimpleNamespace(match=match, ending=SimpleNamespace(returns=(1.0, 0.0)))
    work = Analysis(resigned, 60)  # type: ignore[arg-type]
    assert work.points == {}
    assert work.steps[-1] == work.last
    assert work.most == len(work.steps)


class Spy:
    """Stands in for the bots, and keeps what they are shown."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    async def expect(self, _table: str, _game: Any, world: State, _simulations: int) -> list[float]:
        self.worlds.append(world)
        return [0.5, 0.5]


@pytest.mark.parametrize("name", ["toil", "elixir", "apotheca"])
def test_bots_are_shown_only_what_a_spectator_could_have_thought_of(name: str, play: Play) -> None:
    limits = {
        "toil": {"rounds": 9},
        "elixir": {"rounds": 80},
        "apotheca": {"turns": 20},
    }  # something is hidden by then
    match = played(name, **limits[name])
    work, spy = Analysis(finished(match), 5), Spy()
    courses = Analyses(SimpleNamespace(bots=spy, rng=random.Random(1)))  # type: ignore[arg-type]
    step = work.steps[-1]
    assert play(courses._estimate("t", work, step))
    truth = match.state_at(step)
    assert all(world.view(None) == truth.view(None) for world in spy.worlds)
    assert any(world.position() != truth.position() for world in spy.worlds)


def test_a_better_move_names_whom_it_hires(play: Play) -> None:
    match = played("apotheca", turns=40)
    step, hire = next(
        (step, action)
        for step in turns_of(match)
        for action in match.state_at(step).actions()
        if match.game.move(action)["kind"] == "hire" and action != match.journal[step].action
    )
    work, actor = Analysis(finished(match), 5), match.journal[step].actor
    work.points = {step: [1.0, 1.0], step + 1: [0.0, 0.0]}

    async def advise(*_: Any) -> list[Any]:
        return [SimpleNamespace(action=hire, reason=None)]

    bots = SimpleNamespace(advise_later=advise)
    courses = Analyses(SimpleNamespace(bots=bots, rng=random.Random(1)))  # type: ignore[arg-type]
    better = play(courses._better("t", work, Swing(step, step + 1, actor, 1.0, 0.0, actor)))
    view = match.state_at(step).view(actor)
    assert better.move == match.game.parts.described(view, match.game.move(hire))
    assert "apothecary" in better.move


@pytest.mark.parametrize(("name", "options"), [("race", {"rounds": 6}), ("apotheca", {"turns": 12})])
def test_the_biggest_swings_are_told_by_the_side_that_they_moved(name: str, options: dict[str, Any]) -> None:
    work = Analysis(finished(played(name, **options)), 6)
    values = dict(zip([*work.steps, work.last], [0.5, 0.52, 0.9, 0.3, 0.31, 0.6, 1.0], strict=False))
    work.points = {step: [value, 1 - value] for step, value in values.items()}
    found = work.biggest()
    assert [round(abs(swing.after - swing.before), 2) for swing in found] == [0.6, 0.4, 0.38]
    for swing in found:
        assert work.points[swing.step][swing.seat] == swing.after
        assert swing.seat == work.match.journal[swing.since].actor  # of two, whoever decided


@pytest.mark.parametrize("name", ["race", "toil", "elixir", "apotheca"])
def test_accounts_add_up_to_what_the_seats_have(name: str) -> None:
    match = played(name, seed=3)
    rows = accounts(match)
    players = match.state.view(None).players
    known = match.game.metrics().accounts()
    assert {row.account for row in rows} <= set(known)
    sums = {account: [0, 0] for account in known}
    for row in rows:
        sums[row.account] = [old + new for old, new in zip(sums[row.account], row.amounts, strict=True)]
    if name == "race":
        assert sums["coins"] == [player.coins for player in players]
    elif name == "toil":
        assert sums["orders"] == [player.gold for player in players]
    elif name == "apotheca":
        assert sums["matches"] == [len(player.satisfied) for player in players]
    else:
        assert sum(sums["wages"]) > 0


# Worked out once, and kept


def test_it_is_worked_out_once_and_outlives_the_server(serve: Any, play: Play) -> None:
    running = serve(settings=FEW)

    async def before() -> tuple[str, str, Course]:
        table, guests = await seated(running.base, "race", options={"rounds": 6})
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await play_on([ann, bob], random.Random(1), 5)
            with pytest.raises(RequestRefused) as refused:
                await guests[0].course(table)
            assert refused.value.message.id == "table-not-over"
            await play_on([ann, bob], random.Random(1))
        first = await guests[0].course(table)
        assert not first.done
        assert first.accounts
        await asyncio.to_thread(running.kill)  # it is begun again
        await asyncio.to_thread(running.start)
        again = Guest(running.base, guests[0].secret)
        course = await until_done(again, table)
        returns = (await again.table(table)).card.ending.returns  # type: ignore[union-attr]
        assert course.points[-1].expected == returns
        assert len(course.points) >= course.most == 5
        assert all(sum(point.expected) == pytest.approx(1, abs=0.01) for point in course.points)
        for _ in range(3):
            assert await again.course(table) == course
        assert "philtre_courses_total 1\n" in (await again.fetch("GET", "/metrics")).decode()
        return table, guests[0].secret, course

    table, secret, course = play(before())
    running.stop()
    running.start()

    async def after() -> None:
        guest = Guest(running.base, secret)
        assert await guest.course(table) == course
        assert "philtre_courses_total 0\n" in (await guest.fetch("GET", "/metrics")).decode()

    play(after())


def test_a_game_of_few_moves_and_a_server_that_does_not_want_to_have_no_turning_points(
    serve: Any, play: Play
) -> None:
    running = serve(settings=ROOMY + "course_positions = 0\n")

    async def scene() -> None:
        table, guests = await seated(running.base, "race", options={"rounds": 6})
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await play_on([ann, bob], random.Random(1))
        course = await guests[0].course(table)
        assert (course.done, course.most, course.points, course.swings) == (True, 0, [], [])
        assert course.accounts

    play(scene())
    assert Analysis(finished(played("race", rounds=1)), 60).steps == []


def test_whatever_else_bots_are_asked_goes_first(play: Play) -> None:
    async def scene() -> None:
        bots, race = BotPool(Counters(), 1), game("race")
        state = race.start(seats=2)
        while state.actor < 0:
            state.play(state.draw(random.Random(1)))
        order: list[str] = []

        async def ask(name: str, asking: Any) -> None:
            await asking
            order.append(name)

        try:
            await bots.choose("t", 0, "novice", race, state, urgent=True)
            free, bots.free = bots.free, []
            waiting = [
                asyncio.create_task(ask("course", bots.expect("t", race, state, 20))),
                asyncio.create_task(ask("alone", bots.choose("u", 0, "novice", race, state, urgent=False))),
                asyncio.create_task(ask("watched", bots.choose("v", 0, "novice", race, state, urgent=True))),
            ]
            await asyncio.sleep(0.05)
            bots.free = free
            bots._dispatch()
            await asyncio.gather(*waiting)
            assert order == ["watched", "alone", "course"]
        finally:
            await bots.stop()

    play(scene())


def test_whoever_asks_for_many_games_keeps_nobody_waiting_who_asks_for_one(play: Play) -> None:
    """One visitor could fill the queue with games broken off after some turns."""
    table, order = finished(played("race", rounds=6)), []

    async def scene() -> None:
        begun = asyncio.Event()

        async def look(id: str, _analysis: Analysis) -> bool:
            await begun.wait()
            order.append(id)
            return False

        async def background(work: Any) -> None:
            await work

        registry: Any = SimpleNamespace(
            settings=SimpleNamespace(course_positions=4),
            store=SimpleNamespace(analysis=lambda _: None),
            run_in_background=lambda work: tasks.append(asyncio.create_task(background(work))),
        )
        tasks: list[asyncio.Task[None]] = []
        courses = Analyses(registry)
        courses._look = look  # type: ignore[method-assign, assignment]
        for number in range(30):
            await courses.of(f"many-{number}", table, "10.0.0.1")
        assert len(courses.analyses) == OF_ONE
        await courses.of("one", table, "10.0.0.2")
        begun.set()
        await asyncio.gather(*tasks)
        assert not courses.askers
        assert not courses.turns
        await courses.of("later", table, "10.0.0.1")  # whom nothing is held against
        await asyncio.gather(*tasks)

    play(scene())
    assert order.index("one") <= 2  # behind the one that runs, and one more
    assert (len(order), order[-1]) == (OF_ONE + 2, "later")
