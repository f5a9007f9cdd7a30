"""Worker processes that answer, hang, die or babble; and the safe action when all fails."""

import asyncio
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from philtre import CHANCE, State, game
from philtre.server.metrics import Counters
from philtre.server.workers.pool import BotPool

Play = Callable[[Any], Any]

DYING = "import sys; sys.stdin.buffer.read(4)"
HANGING = "import sys, time; sys.stdin.buffer.read(4); time.sleep(60)"
BABBLING = "import sys, time; sys.stdout.buffer.write(b'\\0\\0\\0\\2{}'); sys.stdout.flush(); time.sleep(60)"


def position(name: str = "race") -> State:
    state = game(name).start(seats=2)
    dice = random.Random(1)
    while state.actor == CHANCE or len(state.actions()) < 2:
        state.play(state.draw(dice) if state.actor == CHANCE else state.actions()[0])
    return state


def legal(state: State) -> list[int]:
    return [int(action) for action in state.actions()]


async def asked(bots: BotPool, *levels: str) -> list[int]:
    state = position()
    try:
        return [await bots.choose("t", 0, level, game("race"), state.copy(), urgent=True) for level in levels]
    finally:
        await bots.stop()


def test_every_level_decides_something_legal(play: Play) -> None:
    bots = BotPool(Counters(), 1)
    chosen = play(asked(bots, "novice", "apprentice", "adept"))
    assert set(chosen) <= set(legal(position()))
    assert bots.restarts == 0


def test_workers_import_nothing_from_the_current_folder(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    (tmp_path / "philtre").mkdir()
    (tmp_path / "philtre" / "__init__.py").write_text("raise ImportError('another one')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots = BotPool(Counters(), 1)
    assert play(asked(bots, "novice"))[0] in legal(position())
    assert bots.restarts == 0


def test_a_process_that_dies_hangs_or_babbles_is_replaced_and_the_quiet_move_is_made(play: Play) -> None:
    for program in (DYING, HANGING, BABBLING):
        bots = BotPool(Counters(), 1, 0.3, [sys.executable, "-c", program])
        quiet = game("race").safe_action(position())
        assert play(asked(bots, "novice")) == [quiet]
        assert bots.restarts == 2
        assert bots.metrics.counts["bot_failures"] == 1


def test_one_killed_process_is_started_anew_and_answers(play: Play) -> None:
    async def scene() -> None:
        bots = BotPool(Counters(), 1)
        state = position()
        try:
            await bots.choose("t", 0, "novice", game("race"), state, urgent=True)
            first = bots.workers[0].process
            assert first is not None
            first.kill()
            assert await bots.choose("t", 0, "novice", game("race"), state, urgent=True) in legal(state)
            assert bots.workers[0].process is not first
            assert bots.metrics.counts["bot_failures"] == 0
        finally:
            await bots.stop()

    play(scene())


def test_urgent_questions_go_first_and_a_seat_finds_its_process_again(play: Play) -> None:
    async def scene() -> None:
        bots = BotPool(Counters(), 2)
        state = position()
        order: list[str] = []

        async def ask(table: str, urgent: bool) -> None:
            await bots.choose(table, 0, "novice", game("race"), state.copy(), urgent=urgent)
            order.append(table)

        try:
            await asyncio.gather(ask("a", True), ask("b", True))
            holders = dict(bots.holders)
            assert holders["a/0"] is not holders["b/0"]
            for _ in range(3):
                await ask("b", True)
                assert bots.holders["b/0"] is holders["b/0"]
            order.clear()
            free, bots.free = bots.free, []
            waiting = [asyncio.create_task(ask(f"slow{number}", False)) for number in range(3)]
            await asyncio.sleep(0)
            waiting.append(asyncio.create_task(ask("urgent", True)))
            await asyncio.sleep(0)
            bots.free = free[:1]
            bots._dispatch()
            await asyncio.gather(*waiting)
            assert order[0] == "urgent"
        finally:
            await bots.stop()

    play(scene())


def test_a_person_with_many_tables_does_not_keep_others_waiting(play: Play) -> None:
    async def scene() -> None:
        bots = BotPool(Counters(), 1)
        state = position()
        order: list[str] = []

        async def ask(table: str, whom: str) -> None:
            await bots.choose(table, 0, "novice", game("race"), state.copy(), urgent=True, whom=whom)
            order.append(whom)

        try:
            many = [asyncio.create_task(ask(f"ann's {number}", "ann")) for number in range(30)]
            await asyncio.sleep(0)
            await asyncio.create_task(ask("bob's", "bob"))
            assert order.index("bob") <= 2
            await asyncio.gather(*many)
        finally:
            await bots.stop()

    play(scene())
