"""What a viewer was told of a whole game, frame by frame, and the truth that it is held against."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed

from philtre import CHANCE, Event, Game, State, game
from philtre.client import Lost, TableClient
from philtre.protocol import live
from philtre.table.entries import Told

_heard = msgspec.json.Decoder(live.Heard)
encoded = msgspec.json.encode


class Frame(NamedTuple):
    """What the frames up to one add up to, and what that one told of the log."""

    seq: int
    view: bytes
    actor: int
    moves: list[bytes]
    prompt: bytes
    keep: int
    steps: int
    log: list[Told]
    over: bool


class Answered(NamedTuple):
    """A question of the seat at that point, and the answer."""

    seq: int
    asked: live.Asked
    answer: bytes


class Story(NamedTuple):
    """All that a viewer was told."""

    seat: int | None
    frames: list[Frame]
    answers: list[Answered]
    bytes: int


class Found(NamedTuple):
    """The actions that stand at the end; how many worlds were dealt, and how many were not the truth."""

    actions: list[int]
    dealt: int
    differed: int


class Recorded(TableClient):
    """A place that keeps all that it is told."""

    def __init__(self, other: TableClient) -> None:
        super().__init__(other.url, other.cookie)
        self.frames: list[Frame] = []
        self.answers: list[Answered] = []
        self.bytes = 0

    async def hear(self, wait: float | None = 60.0) -> live.Heard:
        assert self.line is not None
        try:
            async with asyncio.timeout(wait):
                text = await self.line.recv(decode=False)
        except ConnectionClosed:
            raise Lost(None, again=True) from None
        self.bytes += len(text)
        heard: live.Heard = _heard.decode(text)
        assert encoded(heard) == text, f"a frame tells more than the protocol says: {text!r}"
        await self.take_in(heard)
        if isinstance(heard, (live.Whole, live.News)) and heard.seq == self.seq:
            self.keep(heard)
        return heard

    def keep(self, heard: live.Whole | live.News) -> None:
        sides = self.sides
        self.frames.append(
            Frame(
                heard.seq,
                encoded(self.view),
                sides.actor,
                [bytes(move) for move in sides.moves],
                encoded(sides.prompt),
                heard.keep if isinstance(heard, live.News) else 0,
                heard.steps,
                heard.log,
                sides.ending is not None,
            )
        )

    def story(self) -> Story:
        return Story(self.seat, self.frames, self.answers, self.bytes)

    async def question(self, asked: live.Asked) -> None:
        """Ask, and keep what was answered to what was in sight."""
        seq = self.seq
        answer = await self.ask(asked)
        if answer.seq == seq:
            self.answers.append(Answered(seq, asked, encoded(answer)))


class Truth:
    """A table's match as its journal tells it, entry by entry: only chance and decisions are read."""

    def __init__(self, entries: list[dict[str, Any]]) -> None:
        setup = entries[0]["setup"]
        self.entries = entries
        self.game: Game = game(setup["game"])
        self.state: State = self.start()
        self.actions: list[int] = []
        self.events: list[list[Event]] = []
        self.actors: list[int] = []
        self.made: list[int] = []  # at which step each decision was made

    def start(self) -> State:
        setup = self.entries[0]["setup"]
        return self.game.begin(setup["variant"], len(setup["seats"]), setup["options"])

    def walk(self) -> Iterator[int]:
        """Go through the journal; after each entry, its number."""
        for number, entry in enumerate(self.entries, 1):
            if entry["kind"] == "undone" and entry["keep"] < len(self.made):
                kept = self.actions[: self.made[entry["keep"]]]
                del self.made[entry["keep"] :]
                self.state, self.actions, self.events, self.actors = self.start(), [], [], []
                self.play(kept)
            if "action" in entry:
                self.made.append(len(self.actions))
                self.play([entry["action"]])
            self.play(entry.get("chance", []))
            yield number

    def play(self, actions: list[int]) -> None:
        for action in actions:
            events: list[Event] = []
            self.actors.append(int(self.state.actor))
            self.state.events = events
            self.state.play(action)
            self.state.events = None
            self.actions.append(action)
            self.events.append(events)

    def told(self, seat: int | None, since: int) -> list[bytes]:
        """What the seat may be told of the steps from there on: secrets only where it is privy to them."""
        lines = []
        for step in range(since, len(self.events)):
            for event in self.events[step]:
                privy = seat is not None and seat in event.privy
                if event.facts is None and not privy:
                    continue
                shown = {"kind": event.kind, **(event.facts or {})}
                shown |= {key: secret if privy else None for key, secret in event.secrets.items()}
                lines.append(encoded([step, self.actors[step], shown]))
        return lines


class Worlds:
    """Other worlds that a viewer could be in, and how often they differed from the truth."""

    def __init__(self, dice: random.Random, number: int) -> None:
        self.dice = dice
        self.number = number
        self.dealt = 0
        self.differed = 0

    def of(self, state: State, seat: int | None) -> Iterator[State]:
        """The truth first, then worlds dealt anew that are not the truth again."""
        yield state
        if state.over:
            return
        truth = state.position()
        for _ in range(self.number):
            world = state.copy()
            world.redeal(seat, self.dice)
            self.dealt += 1
            if world.position() != truth:
                self.differed += 1
                yield world


def check(entries: list[dict[str, Any]], stories: list[Story], seed: str, number: int) -> Found:
    """Hold all that was told against the truth, and against so many other worlds for each frame."""
    truth, worlds = Truth(entries), Worlds(random.Random(seed), number)
    frames: dict[int, list[tuple[int | None, Frame]]] = {}
    answers: dict[int, list[tuple[int, Answered]]] = {}
    for story in stories:
        for frame in story.frames:
            frames.setdefault(frame.seq, []).append((story.seat, frame))
        for answer in story.answers:
            assert story.seat is not None
            answers.setdefault(answer.seq, []).append((story.seat, answer))
    for at in truth.walk():
        for viewer, frame in frames.get(at, ()):
            check_frame(truth, viewer, frame, worlds)
        for seat, answer in answers.get(at, ()):
            check_answer(truth, seat, answer, worlds)
    return Found(truth.actions, worlds.dealt, worlds.differed)


def check_frame(truth: Truth, seat: int | None, frame: Frame, worlds: Worlds) -> None:
    """What the viewer knows is the same in every world that it could be in."""
    assert frame.steps == len(truth.events)
    log = [encoded([line.step, line.actor, line.event]) for line in frame.log]
    assert log == truth.told(seat, frame.keep), (
        f"seat {seat}, entry {frame.seq}: the log tells other than it may"
    )
    for world in worlds.of(truth.state, seat):
        assert frame.view == encoded(world.view(seat)), f"seat {seat}, entry {frame.seq}: the view"
        if frame.over or frame.actor < 0:
            assert not frame.moves
            continue
        assert frame.actor == world.actor != CHANCE
        assert frame.prompt == encoded(world.prompt()), f"entry {frame.seq}: the prompt"
        if frame.moves:
            assert seat == world.actor
            legal = [int(action) for action in world.actions()]
            moves = [offered(truth.game, world.view(seat), action) for action in legal]
            assert frame.moves == moves, f"seat {seat}, entry {frame.seq}: the moves"


def offered(game: Game, view: Any, action: int) -> bytes:
    """A move as a seat with that view is offered it."""
    move = game.move(action)
    detail = game.parts.move_details
    details = detail(view, move) if detail is not None else None
    return encoded({"action": action, "move": move} | ({"details": details} if details else {}))


def check_answer(truth: Truth, seat: int, answered: Answered, worlds: Worlds) -> None:
    """An answer is the same in every world that the seat could be in."""
    answer = msgspec.json.decode(answered.answer)
    for world in worlds.of(truth.state, seat):
        if isinstance(answered.asked, live.Threats):
            threats = truth.game.advice().threats(world, seat)
            assert encoded(answer["threats"]) == encoded(threats), f"seat {seat}: threats"
        elif isinstance(answered.asked, live.Why) and world.actor == seat:
            action = answered.asked.action
            assert action is not None
            if action in [int(one) for one in world.actions()]:
                message = None
            else:
                refusal = world.why_not(action)
                assert refusal is not None
                message = refusal.message
            assert encoded(answer["message"]) == encoded(message), f"seat {seat}: why not {action}"
