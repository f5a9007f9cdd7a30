"""The worker processes that bots think in, and the fair queue of questions; hung workers are replaced."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import signal
import time
from dataclasses import dataclass

from philtre.core.discovery import python_command
from philtre.core.game import Game
from philtre.core.state import State
from philtre.server.metrics import Counters
from philtre.server.workers.fair_queue import FairQueue, Ticket
from philtre.server.workers.messages import (
    HEAD,
    Advise,
    Advised,
    AdvisedMove,
    Answer,
    Check,
    Checked,
    Decide,
    Decided,
    Estimate,
    Estimated,
    Question,
    World,
    packed,
    read_answer,
)

TRIES = 2  # of one question, before the quiet move is made
URGENT, ADVICE, PATIENT, IDLE = range(4)  # a decision that is watched, and so on
WEIGHTS = (8.0, 8.0, 2.0, 0.5)  # how much of the processes' time each may have, beside the others
NOBODY = ""  # whoever looks at the analysis of a finished game: all of them have one turn
SLOW_START = 1.0  # seconds to wait before a process that died at once is started anew

log = logging.getLogger("philtre.bots")


@dataclass
class Pending:
    """A question in the queue."""

    question: Question
    done: asyncio.Future[Answer | None]
    tries: int = 0


class WorkerProcess:
    """One worker process, and its pipes."""

    def __init__(self, command: list[str], seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.process: asyncio.subprocess.Process | None = None

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


class BotPool:
    """The worker processes, and the questions for them."""

    def __init__(
        self, metrics: Counters, workers: int = 0, seconds: float = 20.0, command: list[str] | None = None
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.command = command or python_command("philtre.server.workers.worker")
        self.metrics = metrics
        self.workers = [WorkerProcess(self.command, seconds) for _ in range(count)]
        self.free = list(self.workers)
        self.queue: FairQueue[Pending] = FairQueue(WEIGHTS)
        self.numbers = itertools.count(1)
        self.holders: dict[str, WorkerProcess] = {}  # the workers that have the seats' search trees
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
        """The bot's action; the game's safe action, if no worker comes to an answer.

        `whom` is charged for it, the host: everybody who waits has a ticket, not every table.
        """
        rank = URGENT if urgent else PATIENT
        question = Decide(next(self.numbers), f"{table}/{seat}", written(game, world), level)
        answer = await self._ask(question, f"{game.name}/{level}", rank, whom or table)
        legal = [int(action) for action in world.actions()]
        if isinstance(answer, Decided) and answer.trouble:
            log.error(
                "a bot failed, and the quiet move was made for it",
                extra={"game": game.name, "level": level, "trouble": answer.trouble},
            )
            self.metrics.count("bot_failures")
        if isinstance(answer, Decided) and answer.action in legal:
            return answer.action
        self.metrics.count("bot_failures")
        return game.safe_action(world)

    async def advise(
        self, table: str, seat: int, game: Game, world: State, whom: str = ""
    ) -> list[AdvisedMove]:
        """The best moves for a person, who is charged for them; none, if no process comes to an answer."""
        return await self._advise(f"{table}/{seat}/advice", game, world, ADVICE, whom or table)

    async def advise_later(self, table: str, game: Game, world: State) -> list[AdvisedMove]:
        """The best moves of a position, when nobody waits for anything else; none if no answer comes."""
        return await self._advise(f"{table}/analysis", game, world, IDLE, NOBODY)

    async def _advise(self, key: str, game: Game, world: State, rank: int, whom: str) -> list[AdvisedMove]:
        question = Advise(next(self.numbers), key, written(game, world))
        answer = await self._ask(question, f"{game.name}/advice", rank, whom)
        return answer.moves if isinstance(answer, Advised) else []

    async def expect(self, table: str, game: Game, world: State, simulations: int) -> list[float]:
        """Each seat's expected result, when nobody waits for anything else; empty if no answer comes."""
        question = Estimate(next(self.numbers), f"{table}/analysis", written(game, world), simulations)
        answer = await self._ask(question, f"{game.name}/{simulations}", IDLE, NOBODY)
        return answer.expected if isinstance(answer, Estimated) else []

    async def check(self, game: str, content: str, whom: str) -> Checked | None:
        """The check of a content text; None if no worker comes to an answer."""
        question = Check(next(self.numbers), f"check/{whom}", World(game, "", content))
        answer = await self._ask(question, f"{game}/check", ADVICE, whom)
        return answer if isinstance(answer, Checked) else None

    async def _ask(self, question: Question, kind: str, rank: int, whom: str) -> Answer | None:
        """The answer of a worker; None if there is none. Questions of one kind take about the same time."""
        pending = Pending(question, asyncio.get_running_loop().create_future())
        self.queue.push(whom, rank, kind, pending)
        began = time.perf_counter()
        self._dispatch()
        answer = await pending.done
        if rank != IDLE:
            self.metrics.observe("bot_seconds", time.perf_counter() - began)
        return answer

    def _dispatch(self) -> None:
        """Give free processes something to do: a seat's own one, if it is free, else any."""
        while self.free and not self.stopped and (ticket := self.queue.pop()) is not None:
            pending = ticket.item
            if pending.done.done():  # nobody waits any more
                self.queue.drop(ticket)
                continue
            holder = self.holders.get(pending.question.key)
            worker = holder if holder in self.free and holder is not None else self.free[0]
            self.free.remove(worker)
            self._hold(pending.question.key, worker)
            task = asyncio.create_task(self._think(worker, ticket))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _hold(self, key: str, worker: WorkerProcess) -> None:
        self.holders.pop(key, None)
        self.holders[key] = worker
        if len(self.holders) > 4096:
            self.holders.pop(next(iter(self.holders)))

    async def _think(self, worker: WorkerProcess, ticket: Ticket[Pending]) -> None:
        pending, began = ticket.item, time.monotonic()
        try:
            answer = await worker.answer(pending.question)
            self.queue.done(ticket, time.monotonic() - began)
            if not pending.done.done():
                pending.done.set_result(answer)
        except asyncio.CancelledError:
            await worker.kill()
            raise
        except Exception as problem:  # noqa: BLE001 - a process that died or hangs is replaced
            self.restarts += 1
            self.metrics.count("bot_restarts")
            log.error("a thinking process is replaced", extra={"problem": type(problem).__name__})
            await worker.kill()
            pending.tries += 1
            if pending.tries < TRIES:
                self.queue.again(ticket, time.monotonic() - began)
            else:
                self.queue.done(ticket, time.monotonic() - began)
                if not pending.done.done():
                    pending.done.set_result(None)
            if time.monotonic() - began < SLOW_START:
                await asyncio.sleep(SLOW_START)
        self.free.append(worker)
        self._dispatch()

    async def stop(self) -> None:
        """End the processes; pending questions get no answer."""
        self.stopped = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.kill()


def written(game: Game, state: State) -> World:
    """A state as a question carries it."""
    return World(game.name, state.position(), "" if game.packaged else game.content)
