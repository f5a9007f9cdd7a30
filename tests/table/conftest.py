"""A toy game: two players take from a heap, two decisions a turn; who takes the last one wins."""

from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from philtre import CHANCE, NOBODY, Event, Game, Message, Refusal, State

TEXTS = ["take 1", "take 2", "show", "roll", "die 1", "die 2", "note"]


class HeapState(State):
    def __init__(self) -> None:
        super().__init__()
        self.actor = 0
        self.heap = 9
        self.left = 2
        self.roller = 0

    def actions(self) -> vec[i64]:
        return vec[i64]([0] if self.heap == 1 else [0, 1, 2, 3, 6])

    def outcomes(self) -> list[tuple[int, int]]:
        return [(4, 1), (5, 1)]

    def play(self, action: int) -> None:
        if self.actor == CHANCE:
            self.tell("rolled", {"die": action - 3})
            self.actor = self.roller
        elif action == 3:
            self.roller = self.actor
            self.actor = CHANCE
        else:
            if action < 2:
                self.heap -= action + 1
                self.tell("took", {"seat": self.actor, "count": action + 1})
            elif action == 2:
                self.tell("showed", {"seat": self.actor}, reveals=True)
            else:
                self.tell("noted", None, {"colour": "ruby"}, (self.actor,))
            self.left -= 1
            if self.heap == 0:
                self.winner, self.actor = self.actor, NOBODY
            elif self.left == 0:
                self.actor, self.left = 1 - self.actor, 2

    def tell(self, *event: Any, **more: Any) -> None:
        if self.events is not None:
            self.events.append(Event(*event, **more))

    def copy(self) -> State:
        twin = HeapState()
        twin.__dict__.update(self.__dict__)
        twin.events = None
        return twin

    def returns(self) -> list[float]:
        return [float(seat == self.winner) for seat in range(2)]

    def redeal(self, seat: int | None, rng: Any) -> None:
        pass

    def prompt(self) -> Message:
        return Message("prompt-take")

    def why_not(self, action: int) -> Refusal | None:
        return None if action in self.actions() else Refusal("heap", "T1", {"heap": self.heap})

    def position(self) -> str:
        return f"{self.actor} {self.heap} {self.left}"


class Heap(Game):
    name = "heap"
    variants: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2,)}

    def __init__(self) -> None:
        super().__init__()
        self.action_count = len(TEXTS)  # here, not in the class: the compiled base reads only what is set

    def begin(self, variant: str, seats: int, options: Any) -> State:
        return HeapState()

    def move(self, action: int) -> dict[str, Any]:
        kind, *number = TEXTS[action].split()
        return {"kind": kind} | ({"count": number[0]} if number else {})


@pytest.fixture
def heap() -> Game:
    return Heap()
