"""Bots think in processes of their own: a fair queue of questions, and no wait for one that hangs."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import signal
import sys
import time
from dataclasses import dataclass

from philtre.core.game import Game
from philtre.core.state import State
from philtre.server.metrics import Metrics
from philtre.server.workers.fair_queue import FairQueue, Turn
from philtre.server.workers.messages import HEAD, AdvisedMove, Answer, Question, packed, read_answer

TRIES = 2  # of one question, before the quiet move is made
URGENT, ADVICE, PATIENT, IDLE = range(4)  # a decision that is watched, and so on
WEIGHTS = (8.0, 8.0, 2.0, 0.5)  # how much of the processes' time each may have, beside the others
NOBODY = ""  # whoever looks at the course of a finished game: all of them have one turn
SLOW_START = 1.0  # seconds to wait before a process that died at once is started anew

log = logging.getLogger("philtre.bots")


@dataclass
class Job:
    """A question in the queue."""

    question: Question
    done: asyncio.Future[Answer | None]
    tries: int = 0


class Worker:
    """One process that thinks, and its pipes."""

    def __init__(self, command: list[str], seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.process: asyncio.subprocess.Process | None = None
        self.job: Job | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )

    async def answer(self, question: Question) -> Answer:
        """Ask; raises if the process dies, babbles, or takes too long."""
        if self.process is None or self.process.returncode is not None:
            await self.start()
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(packed(question))
        async with asyncio.timeout(self.seconds):
            head = await self.process.stdout.readexactly(HEAD)
            answer: Answer = read_answer(await self.process.stdout.readexactly(int.from_bytes(head, "big")))
        if answer.number != question.number:
            raise ValueError("an answer to another question")
        return answer

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGKILL)
            await process.wait()
        if process is not None:
            process._transport.close()  # type: ignore[attr-defined]  # its pipes; there is no public way


class Bots:
    """The processes that think, and what they are asked."""

    def __init__(
        self, metrics: Metrics, workers: int = 0, seconds: float = 20.0, command: list[str] | None = None
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.command = command or [sys.executable, "-m", "philtre.server.workers.worker"]
        self.metrics = metrics
        self.workers = [Worker(self.command, seconds) for _ in range(count)]
        self.free = list(self.workers)
        self.queue: FairQueue[Job] = FairQueue(WEIGHTS)
        self.numbers = itertools.count(1)
        self.holders: dict[str, Worker] = {}  # who holds a seat's tree
        self.tasks: set[asyncio.Task[None]] = set()
        self.restarts = 0
        self.stopped = False

    async def start(self) -> None:
        """Start the processes before they are needed."""
        for worker in self.workers:
            if worker.process is None and worker in self.free:
                await worker.start()

    async def choose(
        self, table: str, seat: int, level: str, game: Game, world: State, *, urgent: bool, whom: str = ""
    ) -> int:
        """What the bot decides; the game's quiet move, if no process comes to an answer.

        `whom` is who is charged for it, the host: everybody who waits has a turn, not every table.
        """
        rank = URGENT if urgent else PATIENT
        answer = await self._ask(f"{table}/{seat}", level, game, world, rank, whom or table)
        legal = [int(action) for action in world.actions()]
        if answer is not None and answer.trouble:
            log.error(
                "a bot failed, and the quiet move was made for it",
                extra={"game": game.name, "level": level, "trouble": answer.trouble},
            )
            self.metrics.count("bot_failures")
        if answer is not None and answer.action in legal:
            return answer.action
        self.metrics.count("bot_failures")
        return game.safe_action(world)

    async def advise(
        self, table: str, seat: int, game: Game, world: State, whom: str = ""
    ) -> list[AdvisedMove]:
        """The best moves for a person, who is charged for them; none, if no process comes to an answer."""
        answer = await self._ask(f"{table}/{seat}/advice", "", game, world, ADVICE, whom or table)
        return answer.advice if answer is not None else []

    async def expect(self, table: str, game: Game, world: State, simulations: int) -> list[float]:
        """What every seat can expect, when nobody waits for anything else; nothing, if no answer comes."""
        answer = await self._ask(f"{table}/course", "", game, world, IDLE, NOBODY, simulations)
        return answer.expected if answer is not None else []

    async def _ask(
        self, key: str, level: str, game: Game, world: State, rank: int, whom: str, simulations: int = 0
    ) -> Answer | None:
        number = next(self.numbers)
        content = "" if game.packaged else game.content
        question = Question(number, key, game.name, level, world.position(), simulations, content)
        job = Job(question, asyncio.get_running_loop().create_future())
        self.queue.push(whom, rank, f"{game.name}/{level}/{simulations}", job)
        began = time.perf_counter()
        self._dispatch()
        answer = await job.done
        if rank != IDLE:
            self.metrics.observe("bot_seconds", time.perf_counter() - began)
        return answer

    def _dispatch(self) -> None:
        """Give free processes something to do: a seat's own one, if it is free, else any."""
        while self.free and not self.stopped and (turn := self.queue.pop()) is not None:
            job = turn.item
            if job.done.done():  # nobody waits any more
                self.queue.drop(turn)
                continue
            holder = self.holders.get(job.question.key)
            worker = holder if holder in self.free and holder is not None else self.free[0]
            self.free.remove(worker)
            self._hold(job.question.key, worker)
            task = asyncio.create_task(self._think(worker, turn))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _hold(self, key: str, worker: Worker) -> None:
        self.holders.pop(key, None)
        self.holders[key] = worker
        if len(self.holders) > 4096:
            self.holders.pop(next(iter(self.holders)))

    async def _think(self, worker: Worker, turn: Turn[Job]) -> None:
        job, began = turn.item, time.monotonic()
        try:
            answer = await worker.answer(job.question)
            self.queue.done(turn, time.monotonic() - began)
            if not job.done.done():
                job.done.set_result(answer)
        except asyncio.CancelledError:
            await worker.kill()
            raise
        except Exception as problem:  # noqa: BLE001 - a process that died or hangs is replaced
            self.restarts += 1
            self.metrics.count("bot_restarts")
            log.error("a thinking process is replaced", extra={"problem": type(problem).__name__})
            await worker.kill()
            job.tries += 1
            if job.tries < TRIES:
                self.queue.again(turn, time.monotonic() - began)
            else:
                self.queue.done(turn, time.monotonic() - began)
                if not job.done.done():
                    job.done.set_result(None)
            if time.monotonic() - began < SLOW_START:
                await asyncio.sleep(SLOW_START)
        self.free.append(worker)
        self._dispatch()

    async def stop(self) -> None:
        """End the processes; what is still asked gets no answer."""
        self.stopped = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.kill()
