"""A lesson: a game taught at a table of its own, by a script that stands beside the game's content.

`lesson.toml` says where the game stands, and then step by step what the learner reads and what is played:
the learner's moves, the rivals' and chance, in the game's notation and marked as in a record. The learner
sits at the first seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from philtre.core.dice import Bits
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.state import CHANCE, NOBODY, State
from philtre.table.match import Match
from philtre.table.setup import Plan, Setup
from philtre.text.record import CHANCE_MARK
from philtre.text.sheet import Sheet, read_sheet, shown

LEARNER: Final = 0
LEVEL: Final = "novice"  # of the rivals, in name only: they play by the script


class ScriptStep(NamedTuple):
    """A step of the script: its words, the parts of the board that they are about, and its last move."""

    words: str  # the id of its message
    point: tuple[str, ...]
    until: int  # steps of the match when it is done


class Lesson(NamedTuple):
    """A lesson that has been read and played through."""

    game: Game
    fingerprint: str
    variant: str
    rivals: tuple[str, ...]
    position: str
    steps: tuple[ScriptStep, ...]
    script: tuple[int, ...]
    actors: tuple[int, ...]  # the actor of each action of the script

    def setup(self, language: str) -> Setup:
        """A table for the learner alone."""
        return Setup(
            self.game.name,
            (Plan("here"), *[Plan("bot", LEVEL, name) for name in self.rivals]),
            self.variant,
            watch="nobody",
            talk=False,
            hints=False,
            language=language,
        )

    def wanted(self) -> list[int]:
        """The learner's actions by the steps of the match; -1 where somebody else's turn it is."""
        return [
            action if actor == LEARNER else -1 for action, actor in zip(self.script, self.actors, strict=True)
        ]


class LessonMatch(Match):
    """A match that follows a lesson's script: no seat can play anything else."""

    def __init__(self, lesson: Lesson, rng: Bits, actions: Sequence[int] = (), deal: bool = True) -> None:
        self.lesson = lesson
        super().__init__(lesson.game, rng, lesson.variant, 1 + len(lesson.rivals), actions=actions, deal=deal)

    def start(self) -> State:
        return self.game.position(self.lesson.position)

    def draw(self) -> int:
        return self.expected

    @property
    def expected(self) -> int:
        """The action that the script has next."""
        return self.lesson.script[len(self.journal)]

    @property
    def lesson_over(self) -> bool:
        return len(self.journal) == len(self.lesson.script)

    def why_not(self, action: int) -> Message | None:
        reason = super().why_not(action)
        if reason is None and (self.lesson_over or action != self.expected):
            return Message("learn-other")
        return reason


def has_lesson(game: Game) -> bool:
    """Another deck or board has none: the script knows ours."""
    return game.packaged and (game.folder() / "learn" / "lesson.toml").exists()


@lru_cache(maxsize=64)
def lesson_of(game: Game) -> Lesson:
    """The game's lesson, checked once. Raises PhiltreError with the place of a fault."""
    return read_lesson(game, (game.folder() / "learn" / "lesson.toml").read_text(encoding="utf-8"))


def read_lesson(game: Game, text: str) -> Lesson:
    place = f"lesson of {game.name}"
    sheet = read_sheet(text, place)
    rivals = tuple(sheet.texts("rivals"))
    try:
        variant, _ = game.settle(sheet.one_of("variant", game.variants), 1 + len(rivals))
    except PhiltreError as problem:
        raise PhiltreError(f"{place}: field rivals: {problem}") from None
    position = sheet.text("position")
    state = started(game, position, place)
    must_seat(state, 1 + len(rivals), place)
    steps: list[ScriptStep] = []
    script: list[int] = []
    actors: list[int] = []
    for row in sheet.sheets("step"):
        words, point = row.text("words"), tuple(row.texts("point"))
        for number, line in enumerate(row.texts("moves"), 1):
            actors.append(int(state.actor))
            script.append(played(game, state, line, row, number))
            state.play(script[-1])
        row.close()
        steps.append(ScriptStep(f"lesson-{words}", point, len(script)))
    sheet.close()
    if LEARNER not in actors:
        raise PhiltreError(f"{place}: the learner, who is player {LEARNER + 1}, never moves")
    if state.actor == CHANCE:
        raise PhiltreError(f"{place}: step {len(steps)}: field moves: chance ({CHANCE_MARK}) is to follow")
    fingerprint = hashlib.sha256(text.encode()).hexdigest()[:16]
    return Lesson(game, fingerprint, variant, rivals, position, tuple(steps), tuple(script), tuple(actors))


def started(game: Game, position: str, place: str) -> State:
    try:
        return game.position(position)
    except PhiltreError as problem:
        raise PhiltreError(f"{place}: field position: {problem}") from None


def must_seat(state: State, seats: int, place: str) -> None:
    players: list[Any] = state.view(None).players
    if len(players) != seats:
        raise PhiltreError(
            f"{place}: field position: expected {seats} players, the learner and each rival, "
            f"found {len(players)}"
        )


def played(game: Game, state: State, line: str, row: Sheet, number: int) -> int:
    """The action of a line, if it is whose turn it is, and possible."""

    def wrong(problem: str) -> PhiltreError:
        return PhiltreError(f"{row.place}: field moves: line {number}: {problem}")

    if state.actor == NOBODY:
        raise wrong(f"the game is over, found {shown(line)}")
    mark, _, text = line.partition(" ")
    due = CHANCE_MARK if state.actor == CHANCE else str(state.actor + 1)
    if mark != due:
        raise wrong(f"expected a line that begins with {due!r}, found {shown(line)}")
    try:
        action = game.parse(text)
    except PhiltreError as problem:
        raise wrong(str(problem)) from None
    if not state.legal(action):
        near = ", ".join(game.text(other) for other in state.legal_actions()[:6])
        raise wrong(f"{text!r} is not possible there: expected one of {near}")
    return action
