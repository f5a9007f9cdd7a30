"""The search finds what is there to be found, whoever plays with whom."""

import random
import time
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.toys import (
    Climb,
    ClimbHeuristics,
    Coin,
    Gamble,
    Locks,
    Nim,
    Peek,
    PeekHeuristics,
    TeamNim,
    Toy,
    ToyState,
)

import philtre
from philtre.bots import ActionStatistics, bot
from philtre.bots.search import NODES, Search
from philtre.core.heuristics import Heuristics

pytestmark = pytest.mark.both
GAME = Toy()


def search(name: str, game: philtre.Game) -> Search:
    found = bot(name, game)
    assert isinstance(found, Search)
    return found


def choices(state: ToyState, name: str = "search:400", tries: int = 8) -> list[int]:
    return [bot(name, GAME).choose(state.copy(), random.Random(seed)) for seed in range(tries)]


@pytest.mark.parametrize(("heap", "best"), [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_leaves_a_lost_heap_to_the_rival(heap: int, best: int) -> None:
    assert choices(Nim(heap=heap)) == [best] * 8


def test_a_mate_s_win_is_a_win() -> None:
    assert choices(TeamNim(heap=3), tries=4) == [3] * 4
    assert choices(TeamNim(heap=5, actor=1), tries=4) == [1] * 4  # the rivals leave one to three to the mate


def test_chance_is_weighed() -> None:
    assert choices(Gamble()) == [1] * 8


def test_it_does_not_know_what_its_seat_cannot() -> None:
    guesses = [choices(Coin(secret=secret), "search:50", 80) for secret in (0, 1)]
    for taken in guesses:
        assert 20 <= sum(taken) <= 60  # both hands, about as often
    assert guesses[0] == guesses[1]  # the same random bits: the truth makes no difference at all


def test_it_tries_every_move_though_values_rise_with_the_depth_of_the_tree() -> None:
    """The second path looks a little worse, and is soon far below the value of the first one's many steps."""
    for seed in range(4):
        assert Search(ClimbHeuristics(), 10, 400).choose(Climb(), random.Random(seed)) == 1


def test_it_plans_by_what_it_will_see() -> None:
    for secret in (0, 1):
        for seed in range(8):
            state, player, rng = Peek(secret=secret), Search(PeekHeuristics(), 10, 400), random.Random(seed)
            while not state.over:
                state.play(player.choose(state, rng))
            assert state.seen == secret
            assert state.returns() == [1, 0]
    assert choices(Peek()) == [3] * 8  # without an observation key a look seems no better than a guess


def test_it_plans_a_turn_of_several_decisions() -> None:
    state, player, rng = Locks(), bot("search:1500", GAME), random.Random(1)
    while not state.over:
        state.play(player.choose(state, rng))
    assert state.returns() == [1, 0]


def test_the_tree_is_kept_within_a_turn_and_lost_when_something_else_has_happened() -> None:
    player, state, rng = Search(Heuristics(), 10, 300), Locks(), random.Random(1)
    state.play(player.choose(state, rng))
    player.set_root(state)
    assert player.visits[player.root] > 0
    other = Locks()
    other.play(0)
    player.set_root(other)
    assert player.visits[player.root] == 0


def test_no_tree_is_kept_when_the_turn_is_over() -> None:
    player = Search(Heuristics(), 10, 300)
    player.choose(Nim(heap=9), random.Random(1))
    assert player.size == 0


def test_simulations_and_seconds_are_limits() -> None:
    state = philtre.game("apotheca").start(seats=2)
    rng = random.Random(2)
    while state.actor < 0 or len(state.actions()) < 3:
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    game = philtre.game("apotheca")
    by_count = search("search:50", game)
    by_count.choose(state, rng)
    assert by_count.done <= 50
    began = time.monotonic()
    by_time = bot("search:0.2s", game)
    by_time.choose(state, rng)
    assert time.monotonic() - began >= 0.2
    capped = search("search:100000000/0.2s", game)
    capped.choose(state, rng)
    assert 16 <= capped.done < 100000000


def test_a_single_move_is_not_thought_about() -> None:
    player = search("search:1000", GAME)
    assert player.choose(Nim(heap=1), random.Random(1)) == 1
    assert player.done == 0


@pytest.mark.parametrize(
    ("state", "heuristics"),
    [(Nim(heap=20), Heuristics()), (Gamble(), Heuristics()), (Peek(), PeekHeuristics())],
    ids=["nim", "gamble", "peek"],
)
@pytest.mark.parametrize("room", range(7))
def test_the_tree_has_a_bound(state: ToyState, heuristics: Heuristics, room: int) -> None:
    player, dice = Search(heuristics, 10, 3000), philtre.Dice(1)
    for _ in range(NODES - room):
        player.add(0)
    player.root = 0
    for _ in range(50):  # finds room for little or nothing, and plays on without
        world = state.copy()
        world.redeal(0, dice)
        player.simulate(world, 0, dice)
    assert player.size <= NODES


def test_the_same_bits_give_the_same_choice_and_numbers() -> None:
    def numbers(seed: int) -> list[ActionStatistics]:
        player = search("search:200", GAME)
        player.think(Nim(heap=13), random.Random(seed))
        return player.ranked()

    assert numbers(5) == numbers(5)
    assert numbers(5) != numbers(6)


class Doors(ToyState):
    """A knock (0) opens one of two doors, and each has its own moves; the next decision ends it."""

    secret = 0
    door = -1

    def actions(self) -> vec[i64]:
        return vec[i64]([0] if self.door < 0 else [1 + self.door, 3])

    def redeal(self, seat: int | None, rng: Any) -> None:
        if self.door < 0:
            self.secret = rng.getrandbits(1)

    def play(self, action: int) -> None:
        if self.door < 0:
            self.door = self.secret
        else:
            self.end(0 if action < 3 else 1)


def test_what_was_legal_in_other_worlds_is_never_chosen() -> None:
    for seed in range(40):
        player, state, rng = Search(Heuristics(), 10, 60), Doors(secret=seed % 2), random.Random(seed)
        player.think(state, rng)
        player.advance(state, 0)
        state.play(0)
        player.simulations = 1  # what it knows decides, not what it finds out
        assert player.choose(state, rng) == 1 + state.door
