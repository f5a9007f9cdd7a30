"""The truth makes no difference to a bot: swap what its seat cannot know, and it chooses as before."""

import math
import random
from collections import Counter
from collections.abc import Callable

import pytest
from tests.bots.toys import Coin, Toy

import philtre
from philtre import CHANCE, Game, State
from philtre.bots import bot
from philtre.bots.greedy import add_values, zeros

Choose = Callable[[State, random.Random], int]
CASES = [
    (name, variant, seats)
    for name in philtre.list_games()
    for variant, numbers in philtre.game(name).variants.items()
    for seats in numbers
]


def unlikely(first: list[int], second: list[int]) -> bool:
    """Whether two lists of choices hardly come from one distribution (chi-square, one in 10,000)."""
    one, other = Counter(first), Counter(second)
    kinds = sorted(one.keys() | other.keys())
    if len(kinds) == 1:
        return False
    chi = 0.0
    for kind in kinds:
        expected = (one[kind] + other[kind]) / 2
        chi += (one[kind] - expected) ** 2 / expected + (other[kind] - expected) ** 2 / expected
    freedom = len(kinds) - 1
    spread = 2 / (9 * freedom)
    return math.cbrt(chi / freedom) > 1 - spread + 3.72 * math.sqrt(spread)


def differing_worlds(game: Game, state: State, rng: random.Random) -> tuple[State, State] | None:
    """Two worlds that look the same to the actor and are not; None if nothing is hidden from it."""
    first = state.copy()
    first.redeal(state.actor, rng)
    for _ in range(20):
        second = state.copy()
        second.redeal(state.actor, rng)
        if second.position() != first.position():
            return first, second
    return None


def distributions(choose: Choose, worlds: tuple[State, State], tries: int) -> list[list[int]]:
    return [
        [choose(world.copy(), random.Random(f"{which} {number}")) for number in range(tries)]
        for which, world in enumerate(worlds)
    ]


@pytest.mark.parametrize(
    ("kind", "name", "variant", "seats"),
    [
        pytest.param(kind, *case, marks=[pytest.mark.slow] if kind != "greedy" and case[2] != 2 else [])
        for kind in ("greedy", "careless:30", "search:10")
        for case in CASES
    ],
)
def test_swapping_the_hidden_truth_changes_no_choice(kind: str, name: str, variant: str, seats: int) -> None:
    game = philtre.game(name)
    rng = random.Random(f"{name} {variant} {seats}")
    for _ in range(2):
        state = game.start(seats=seats, variant=variant)
        for _ in range(rng.randrange(40, 160)):
            if state.over:
                break
            state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.actions()))
        while state.actor == CHANCE:
            state.play(state.draw(rng))
        if state.over or len(state.actions()) == 1:
            continue
        worlds = differing_worlds(game, state, rng)
        if worlds is None:
            continue
        first, second = distributions(lambda world, bits: bot(kind, game).choose(world, bits), worlds, 20)
        assert not unlikely(first, second), f"{kind} at {state.position()}"


def peeking(state: State, rng: random.Random) -> int:
    """A bot as it must not be: it looks ahead in the world that it was given."""
    actions = state.actions()
    sums = zeros(len(actions))
    add_values(Toy().heuristics(), state, actions, sums)
    return int(max(zip(sums, actions, strict=True))[1])


def test_a_bot_that_peeks_is_found_out() -> None:
    worlds = Coin(secret=0), Coin(secret=1)
    assert unlikely(*distributions(peeking, worlds, 24))
    assert not unlikely(*distributions(bot("greedy", Toy()).choose, worlds, 24))
