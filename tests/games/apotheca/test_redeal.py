"""Redealing: what a seat cannot know is drawn anew by its probability, and nothing else changes."""

import random
from collections import Counter
from itertools import permutations
from math import lcm

import pytest

import philtre
from philtre.testing import chance, entry, legal, play

from .random_play import some_play
from .scene import GAME, at, market

ROUNDS = 6000
FEWER = 1500


def worlds(state: philtre.State, seat: int | None, rounds: int = 200) -> Counter[str]:
    """How often each position came of redealing."""
    rng = random.Random(42)
    found: Counter[str] = Counter()
    for _ in range(rounds):
        world = state.copy()
        world.redeal(seat, rng)
        assert world.piece_counts() == state.piece_counts()
        found[world.position()] += 1
    return found


def tiles(position: str, *spaces: str) -> str:
    """The letters that lie on these spaces."""
    words = position.partition(" | ")[0].replace("/", "").split()
    return "".join(words["abcd".index(space[0]) + 4 * (int(space[1]) - 1)][0] for space in spaces)


def chi_square(found: Counter[str], expected: Counter[str]) -> float:
    assert set(found) == set(expected)
    share = sum(found.values()) / sum(expected.values())
    return sum((found[key] - share * count) ** 2 / (share * count) for key, count in expected.items())


def test_hidden_tiles_are_drawn_from_what_is_unseen_now() -> None:
    # Player 1 sees neither b2 nor c3 nor the supply: a red, two blues and a yellow, two of which lie here.
    state = at("R . . . / . b2 . . / . . y2 . / . . . r1 | supply=1,1,0")
    found: Counter[str] = Counter()
    for position, count in worlds(state, 0, ROUNDS).items():
        found[tiles(position, "b2", "c3")] += count
    expected = Counter("".join(drawn) for drawn in permutations("rbby", 2))
    assert chi_square(found, expected) < 22.5  # one in a thousand, with six degrees of freedom


def test_so_is_a_tile_in_anothers_hand() -> None:
    state = at("R . . . / . b2 . . / . . . . / . . . r1 | supply=1,1,0 turn=2 phase=place drawn=y")
    found: Counter[str] = Counter()
    for position, count in worlds(state, 0, ROUNDS).items():
        drawn = [word for word in position.split() if word.startswith("drawn=")]
        found[tiles(position, "b2") + drawn[0][-1]] += count
    expected = Counter("".join(drawn) for drawn in permutations("rbby", 2))
    assert chi_square(found, expected) < 22.5


def test_what_a_seat_sees_never_changes() -> None:
    state = at("R . . . / . b2 . . / . . y2 . / . . . r1 | supply=9,9,9")
    assert {tiles(position, "a1", "d4") for position in worlds(state, 0)} == {"Rr"}
    assert {tiles(position, "a1", "b2", "c3") for position in worlds(state, 1)} == {"Rby"}
    own = at("R . . . / . b2 . . / . . . . / . . . r1 | supply=9,9,9 phase=place drawn=y")
    assert all(" drawn=y " in position for position in worlds(own, 0))


def test_a_spectator_knows_no_facedown_tile() -> None:
    state = at("R . . . / . b2 . . / . . . . / . . . r1 | supply=9,9,9")
    found = {tiles(position, "b2", "d4") for position in worlds(state, None)}
    assert found == {one + other for one in "rby" for other in "rby"}


def test_arrows_and_places_stay() -> None:
    state = at("R . . . / . b2 . . / . . y2 . / . . . r1 | supply=9,9,9 seats=3")
    shape = str.maketrans("rby", "???")
    assert {position.partition(" | ")[0].translate(shape) for position in worlds(state, 2)} == {
        market(state).translate(shape)
    }


def test_in_solo_the_start_tiles_vary_and_the_fetched_ones_do_not() -> None:
    state = at("R . r0 . / . . . . / . . . . / . . . y1 | variant=solo outside=c4 supply=9,9,9")
    assert {tiles(position, "c1", "d4") for position in worlds(state, 0)} == {"ry", "by", "yy"}


# The two start tiles of Master of the Market

FRESH = "R . . B / . b2' . . / . . y2' . / Y . . R"


def test_everyone_knows_the_pair_so_the_two_start_tiles_are_only_exchanged() -> None:
    state = at(f"{FRESH} | variant=master decree=ruby seats=3")
    for seat in (0, 2, None):
        found = worlds(state, seat, 1000)
        pairs = Counter({tiles(position, "b2", "c3"): count for position, count in found.items()})
        assert set(pairs) == {"by", "yb"}
        assert 420 < pairs["by"] < 580
        assert {position.split("supply=")[1].split()[0] for position in found} == {entry(state, "supply")}
    assert {tiles(position, "b2", "c3") for position in worlds(state, 1)} == {"by"}


def test_once_one_is_revealed_the_other_is_known() -> None:
    state = at(f"{FRESH} | variant=master decree=ruby seats=3")
    play(state, "reveal b2")
    assert market(state) == "R . . B / . B . . / . . y2' . / Y . . R"
    for seat in (0, 2, None):
        assert set(worlds(state, seat)) == {state.position()}


def test_a_start_tile_is_one_wherever_it_is_moved_and_other_tiles_do_not_mix_with_it() -> None:
    state = at(
        "R . . B / . b2' . . / . r2 y2' . / Y . . R | variant=master decree=ruby supply=0,9,9"
        " gems=2,0,0/0,0,0 alley=corvidus,-,-"
    )
    play(state, "gully-glide c3 c4")
    found = {tiles(position, "b2", "c4", "b3") for position in worlds(state, 0)}
    assert found == {pair + other for pair in ("by", "yb") for other in "rby"}


# Tiles that went back to the supply: a tile drawn earlier is none of those


def histories(text: str, script: list[str], seat: int | None, truth: list[str]) -> Counter[str]:
    """Every way in which chance can have gone, as far as the seat can tell: hidden tiles with their weights.

    `truth` has the outcomes that came true; the seat is told the same of each history that counts.
    """
    told, played = followed(at(text), script, truth, seat)
    assert played is not None
    found: Counter[str] = Counter()
    common = lcm(*range(1, 60))

    def go(state: philtre.State, moves: list[str], outcomes: list[str], weight: int) -> None:
        if len(outcomes) > len(truth):
            return
        if state.actor == philtre.CHANCE:
            total = sum(chance(state).values())
            for outcome, share in chance(state).items():
                world = state.copy()
                world.play(GAME.parse(outcome))
                go(world, moves, [*outcomes, outcome], weight * share * (common // total))
        elif moves:
            if moves[0] in legal(state):
                state.play(GAME.parse(moves[0]))
                go(state, moves[1:], outcomes, weight)
        elif followed(at(text), script, outcomes, seat)[0] == told:
            found[state.position().partition(" | ")[0]] += weight

    go(at(text), script, [], 1)
    return found


def followed(
    state: philtre.State, script: list[str], outcomes: list[str], seat: int | None
) -> tuple[list[object], philtre.State | None]:
    """The events that a seat is told when these moves and outcomes are played; the state at the end."""
    happened = state.events = []
    moves, drawn = list(script), list(outcomes)
    while state.actor == philtre.CHANCE or moves:
        waiting = drawn if state.actor == philtre.CHANCE else moves
        text = waiting.pop(0)
        if text not in legal(state):
            return [], None
        state.play(GAME.parse(text))
    return [GAME.redacted(event, seat) for event in happened], state


RETURNS = [
    # the supply holds only yellow ones while player 2 restocks: player 1 knows both, whatever goes back later
    (
        "R R r1 . / . . . . / . . . . / B . B . | turn=2 active=-/- supply=0,0,5",
        ["restock", "place d1", "place d2", "reveal c1"],
        ["tile topaz", "tile topaz"],
        {"d1", "d2"},
    ),
    # player 1 then draws from the supply that the red ones went back to, and learns a little about d1
    (
        "R R r1 . / . . . . / . . . . / B . B . | turn=2 active=-/- supply=1,0,2",
        ["restock", "place d1", "place d2", "reveal c1", "restock", "place d3", "reveal d3"],
        ["tile topaz", "tile topaz", "tile ruby"],
        set(),
    ),
    # twice: two epochs lie between the oldest tile and now, and a tile of the first is revealed
    (
        "R R r1 . / B B b1 . / . . . . / . . . . | turn=2 active=-/- supply=1,1,2",
        ["restock", "place d1", "reveal c1", "reveal c2", "restock", "place d3", "place d4", "reveal d3"],
        ["tile topaz", "tile ruby", "tile ruby"],
        set(),
    ),
]


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(("text", "script", "truth", "certain"), RETURNS)
def test_after_tiles_went_back_worlds_come_by_their_probability(
    text: str, script: list[str], truth: list[str], certain: set[str], seat: int | None
) -> None:
    _, state = followed(at(text), script, truth, seat)
    assert state is not None
    expected = histories(text, script, seat, truth)
    found: Counter[str] = Counter()
    for position, number in worlds(state, seat, FEWER).items():
        found[position.partition(" | ")[0]] += number
    assert set(found) <= set(expected)
    whole = sum(expected.values())
    for world, weight in expected.items():
        share = weight / whole
        assert abs(found[world] / FEWER - share) < 4.5 * (share * (1 - share) / FEWER) ** 0.5 + 1e-9, world
    if seat == 0:
        for space in certain:
            assert {tiles(world, space) for world in found} == {"y"}


def test_an_overload_shows_a_tile_of_the_supply() -> None:
    text = "R B R B / B R B R / R B R B / b2 y2 B . | turn=1 active=-/- supply=1,1,1 deck=15"
    expected = histories(text, ["restock", "place d4"], 1, ["tile topaz", "tile ruby"])
    _, state = followed(at(text), ["restock", "place d4"], ["tile topaz", "tile ruby"], 1)
    assert state is not None
    found: Counter[str] = Counter()
    for position, number in worlds(state, 1, FEWER).items():
        found[position.partition(" | ")[0]] += number
    whole = sum(expected.values())
    assert set(found) <= set(expected)
    for world, weight in expected.items():
        assert abs(found[world] / FEWER - weight / whole) < 0.06, world


def test_a_redealt_state_is_read_back_and_goes_on_the_same_way() -> None:
    rng = random.Random(3)
    aged = 0
    for seed in range(4):
        for state in some_play({"seats": 2, "turns": 60}, seed):
            text = state.position()
            if " pools=" in text:
                aged += 1
                world = state.copy()
                world.redeal(int(state.actor) if state.actor >= 0 else None, rng)
                assert at(world.position()).position() == world.position()
    assert aged >= 5
