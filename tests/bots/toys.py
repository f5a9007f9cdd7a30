"""Toy games for bots: each has one thing that a search must get right, and no heuristics."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from philtre import CHANCE, NOBODY, Game, State
from philtre.core.heuristics import Heuristics


class ToyState(State):
    """A state whose fields are plain attributes."""

    seats = 2

    def __init__(self, **fields: Any) -> None:
        super().__init__()
        self.__dict__.update(fields)
        self.actor = fields.get("actor", 0)
        self.won: list[float] = [0.0] * self.seats

    def copy(self) -> State:
        twin = type(self)()
        twin.__dict__.update(self.__dict__)
        twin.actor = self.actor
        return twin

    def returns(self) -> list[float]:
        return self.won

    def redeal(self, seat: int | None, rng: Any) -> None:
        pass

    def view(self, seat: int | None) -> Any:
        return {key: value for key, value in self.__dict__.items() if key != "secret"} | {"actor": self.actor}

    def end(self, *winners: int) -> None:
        self.won = [float(seat in winners) for seat in range(self.seats)]
        self.actor = NOBODY


class Nim(ToyState):
    """Take one to three; who takes the last wins. A heap of four is lost for the one who moves."""

    heap: int

    def actions(self) -> vec[i64]:
        return vec[i64](range(1, min(3, self.heap) + 1))

    def play(self, action: int) -> None:
        self.heap -= action
        if self.heap:
            self.actor = (self.actor + 1) % self.seats
        else:
            self.end(*self.sides(self.actor))

    def sides(self, seat: int) -> tuple[int, ...]:
        return (seat,)


class TeamNim(Nim):
    """Four seats; the first and the third are mates, and so are the second and the fourth."""

    seats = 4

    def sides(self, seat: int) -> tuple[int, ...]:
        return (seat, (seat + 2) % 4)


class Gamble(ToyState):
    """Choose a die: 1 wins with five faces of six, 2 with one. A sure loss (0) is there too."""

    die = 0

    def actions(self) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def outcomes(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(3, 9)]

    def play(self, action: int) -> None:
        if self.actor == CHANCE:
            self.end(0 if action < {0: 0, 1: 8, 2: 4}[self.die] else 1)
        else:
            self.die, self.actor = action, CHANCE


class Coin(ToyState):
    """The second player hid a coin in a hand, left (0) or right (1). Guess; or pass (2), which wins nothing.

    The secret is all there is to know, so an honest guess is right every other time.
    """

    secret = 0

    def actions(self) -> vec[i64]:
        return vec[i64]([0, 1])

    def redeal(self, seat: int | None, rng: Any) -> None:
        if seat != 1:
            self.secret = rng.getrandbits(1)

    def play(self, action: int) -> None:
        self.end(0 if action == self.secret else 1)


class Peek(ToyState):
    """Look at the hidden coin first (2), then guess; or toss for it (3), which wins two times in three.

    Who looks never loses, if the guess may depend on what was seen.
    """

    secret = 0
    seen: int | None = None

    def actions(self) -> vec[i64]:
        return vec[i64]([2, 3] if self.seen is None else [0, 1])

    def outcomes(self) -> list[tuple[int, int]]:
        return [(4, 2), (5, 1)]

    def redeal(self, seat: int | None, rng: Any) -> None:
        if self.seen is None:
            self.secret = rng.getrandbits(1)

    def play(self, action: int) -> None:
        if self.actor == CHANCE:
            self.end(0 if action == 4 else 1)
        elif action == 3:
            self.actor = CHANCE
        elif action == 2:
            self.seen = self.secret
        else:
            self.end(0 if action == self.secret else 1)


class PeekHeuristics(Heuristics):
    """What was seen lies open."""

    def observation_key(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Peek)
        return 0 if state.seen is None else 1 + state.seen


class Locks(ToyState):
    """Three locks in a row, each opened by the right key of four: a turn of several decisions."""

    done: tuple[int, ...] = ()

    def actions(self) -> vec[i64]:
        return vec[i64](range(4))

    def play(self, action: int) -> None:
        self.done = (*self.done, action)
        if len(self.done) == 3:
            self.end(0 if self.done == (2, 0, 3) else 1)


class Climb(ToyState):
    """Choose a path: the first (0) rises for ever, the second (1) wins after one more step (2)."""

    path = -1
    height = 0

    def actions(self) -> vec[i64]:
        return vec[i64]([0, 1] if self.path < 0 else [2, 3])

    def play(self, action: int) -> None:
        self.height += 1
        if self.path < 0:
            self.path = action
        elif self.path == 1:
            self.end(0)
        elif self.height > 40:
            self.end(1)


class ClimbHeuristics(Heuristics):
    """A position is worth more the higher it is, and the first path a little more than the second."""

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Climb)
        mine = state.won[0] if state.over else min(0.9, 0.3 + 0.1 * state.height) - 0.02 * state.path
        return vec[float]([mine, 1.0 - mine])

    def value_scale(self) -> float:
        return 0.1

    def rollout(self, state: State, dice: Any) -> i64:
        state.play(2)
        return 1


class Finish(ToyState):
    """Win at once (0); or prepare (1), and win by the only move that is left (2)."""

    prepared = False

    def actions(self) -> vec[i64]:
        return vec[i64]([2] if self.prepared else [1, 0])

    def play(self, action: int) -> None:
        if action == 1:
            self.prepared = True
        else:
            self.end(0)


class Toy(Game):
    """A toy as a game."""

    name = "toy"
    variants: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2,)}

    def __init__(self) -> None:
        super().__init__()
        self.action_count = 10
