"""Redealing: what a seat cannot know is drawn anew by its probability, and nothing else changes."""

import random
from collections import Counter
from itertools import permutations

import philtre

from .scene import at, market, play, said

ROUNDS = 6000


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
        assert {position.split("supply=")[1].split()[0] for position in found} == {said(state, "supply")}
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
