"""No frame of a whole game over the real socket tells a viewer what is hidden from it."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

import pytest
from tests.server.conftest import ROOMY
from tests.server.people import HERE, PERSON, bot, in_step, seated
from tests.server.raw import journal, roomy
from tests.server.truth import Found, Recorded, Story, check

from philtre import game, list_games, read_record
from philtre.client import Guest
from philtre.protocol import live
from philtre.table.refused import Refused

Play = Callable[[Any], Any]
SETTINGS = roomy(ROOMY, course_positions=0, whys_at_once=1_000_000)
TRICKS = 12  # undos, votes and questions at a table, each
WORLDS = {"apotheca": 4, "elixir": 3, "toil": 2, "race": 1}  # dealt anew for each frame


class Tally:
    """How much was looked at."""

    def __init__(self) -> None:
        self.games = self.frames = self.bytes = self.questions = self.undone = self.dealt = self.differed = 0

    def add(self, stories: list[Story], entries: list[dict[str, Any]], found: Found) -> None:
        self.games += 1
        self.frames += sum(len(story.frames) for story in stories)
        self.bytes += sum(story.bytes for story in stories)
        self.questions += sum(len(story.answers) for story in stories)
        self.undone += sum(entry["kind"] == "undone" for entry in entries)
        self.dealt += found.dealt
        self.differed += found.differed

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.frames} frames of {self.bytes // 1000} kB, {self.questions} answers, "
            f"{self.undone} undone; {self.dealt} worlds, {self.differed} of them other than the truth"
        )


def plans(seats: int, dice: random.Random) -> list[dict[str, str]]:
    """One person or more, at any of the seats, and bots at the others: they bring games to an end sooner."""
    people = dice.randint(1, seats) if dice.random() < 0.25 else 1
    kinds = [True] * people + [False] * (seats - people)
    dice.shuffle(kinds)
    made = [PERSON if person else bot(dice.choice(["novice", "apprentice"])) for person in kinds]
    made[kinds.index(True)] = HERE
    return made


async def whole_game(
    server: Any, case: tuple[str, str, int], seed: str, worlds: int, tally: Tally, pool: Executor
) -> None:
    """Play a game to its end, with take-backs and questions, and hold all that was told against the truth."""
    name, variant, seats = case
    dice = random.Random(seed)
    table_plans = plans(seats, dice)
    table, guests = await seated(server.base, name, plans=table_plans, variant=variant)
    people = [seat for seat, plan in enumerate(table_plans) if plan["kind"] != "bot"]
    async with contextlib.AsyncExitStack() as stack:
        places: dict[int | None, Recorded] = {}
        for seat, guest in [*zip(people, guests, strict=True), (None, Guest(server.base))]:
            places[seat] = await stack.enter_async_context(Recorded(guest.at(table, seat)))
            assert places[seat].seat == seat
        await play_out(places, dice)
        stories = [place.story() for place in places.values()]
        record = read_record(await guests[0].record(table))
    entries = await asyncio.to_thread(journal, server.folder, table)
    found = await asyncio.get_running_loop().run_in_executor(pool, check, entries, stories, seed, worlds)
    assert found.actions == record.actions
    tally.add(stories, entries, found)


async def play_out(places: dict[int | None, Recorded], dice: random.Random) -> None:
    """Everybody decides at random, takes back, votes and asks on the way."""
    everybody = list(places.values())
    first, tricks = everybody[0], 0
    while not first.over:
        await in_step(everybody, 100_000)
        if first.over:
            break
        place = places.get(first.sides.actor)
        if place is None or not place.sides.moves:
            await first.hear()  # a bot's turn
            continue
        with contextlib.suppress(Refused):  # a bot was faster, or there is nothing to take back
            if tricks < 3 * TRICKS and dice.random() < 0.2:
                tricks += 1
                await trick(place, places, dice)
                continue
            await place.act(dice.choice(place.actions))
    await in_step(everybody, 100_000)


async def trick(place: Recorded, places: dict[int | None, Recorded], dice: random.Random) -> None:
    kind = dice.randrange(4)
    if kind == 0:
        await place.act(dice.choice(place.actions))
        if place.sides.undo is None and not place.over:
            await place.undo()
    elif kind == 1:
        await place.ask(live.Call(vote="take-back"))
        for seat, other in places.items():
            if seat is not None and place.sides.vote is not None and other is not place:
                await other.until(lambda other: other.seq >= place.seq)
                await other.ask(live.Vote(yes=True))
    else:
        count = game(place.whole.setup.game).action_count if place.whole else 0
        for _ in range(3):
            await place.question(live.Why(action=dice.randrange(count)))
        with contextlib.suppress(Refused):
            await place.question(live.Threats())


async def many_games(
    server: Any, cases: list[tuple[str, str, int]], worlds: int, at_once: int, seed: str
) -> Tally:
    """Games at many tables at once; progress is told as they end."""
    tally, began = Tally(), time.monotonic()
    free = asyncio.Semaphore(at_once)
    pool = ProcessPoolExecutor(2, multiprocessing.get_context("spawn"))  # checking must not hold up playing

    async def one(number: int, case: tuple[str, str, int]) -> None:
        async with free:
            await whole_game(server, case, f"{seed} {number} {case}", worlds, tally, pool)
            print(f"{time.monotonic() - began:.0f} s: {tally}", flush=True)

    with pool:
        async with asyncio.TaskGroup() as group:
            for number, case in enumerate(cases):
                group.create_task(one(number, case))
    return tally


def cases_of(name: str) -> list[tuple[str, str, int]]:
    """Every variant of a game with every number of seats."""
    return [(name, variant, seats) for variant, numbers in game(name).variants.items() for seats in numbers]


QUICK = [("apotheca", "standard", 3), ("apotheca", "solo", 1), ("race", "standard", 2)]


@pytest.mark.parametrize(("name", "variant", "seats"), QUICK)
def test_a_whole_game_tells_nobody_what_is_hidden(
    serve: Any, play: Play, name: str, variant: str, seats: int
) -> None:
    server = serve(settings=SETTINGS)
    tally = play(many_games(server, [(name, variant, seats)], 1, 1, "quick"))
    assert tally.frames > 5
    if (name, seats) == ("apotheca", 3):
        assert tally.differed  # there was something to tell


@pytest.mark.slow
@pytest.mark.parametrize("name", list_games())
def test_whole_games_of_every_variant_tell_nobody_what_is_hidden(serve: Any, name: str) -> None:
    server = serve(settings=SETTINGS)
    tally = asyncio.run(many_games(server, cases_of(name), 1, 6, "slow"))
    assert tally.undone
    assert tally.questions
    assert "error" not in server.log()


@pytest.mark.soak
@pytest.mark.parametrize("name", list_games())
def test_a_hundred_whole_games_tell_nobody_what_is_hidden(serve: Any, name: str) -> None:
    server = serve(settings=SETTINGS)
    number = int(os.environ.get("PHILTRE_LEAK_GAMES", "20" if name == "race" else "100"))
    cases = cases_of(name)
    chosen = [cases[at % len(cases)] for at in range(number)]
    seed = f"soak {time.time_ns()}"
    print(f"{name}: seed {seed!r}", flush=True)
    tally = asyncio.run(many_games(server, chosen, WORLDS[name], 12, seed))
    assert tally.games == number
    assert tally.undone
    assert tally.questions
    assert tally.differed or name == "race"
    assert "error" not in server.log()


# Before everybody sits


@pytest.mark.parametrize("name", list_games())
def test_a_table_that_waits_shows_its_seats_what_a_spectator_is_shown(
    server: Any, play: Play, name: str
) -> None:
    """Whoever sits and stands up again before the game begins has seen nothing that others have not."""

    async def scene() -> None:
        for variant, numbers in game(name).variants.items():
            seats = max(numbers)
            if seats < 2:
                continue
            host = Guest(server.base)
            opened = await host.open(game=name, variant=variant, seats=[HERE, *[PERSON] * (seats - 1)])
            table = opened.card.table
            links = [link for link in (await host.links(table)).links if link.seat is not None]
            for link in [None, *links[:-1]]:
                guest = host
                if link is not None:
                    guest = Guest(server.base)
                    await guest.sit(link.path.removeprefix("/s/"), f"Guest {link.seat}")
                async with guest.at(table) as place, Guest(server.base).at(table) as spectator:
                    assert place.seat == (link.seat if link else 0)
                    assert spectator.seat is None
                    assert but_seat(place.view) == but_seat(spectator.view)
                    assert place.log == spectator.log
                    assert place.sides.moves == []
                mine, others = await guest.past(table), await Guest(server.base).past(table)
                assert but_seat(mine.view) == but_seat(others.view)
                assert mine.log == others.log

    play(scene())


def but_seat(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "seat"}
