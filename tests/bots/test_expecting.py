"""What everybody can expect: what each got at the end, near to all for who cannot lose."""

import random

import pytest
from tests.bots.toys import Nim, Toy

from philtre import game
from philtre.bots.expecting import expect

RACE, APOTHECA = game("race"), game("apotheca")


def test_at_the_end_it_is_what_each_got() -> None:
    over = RACE.position("market r1<r0 | phase=over coins=20/3")
    assert expect(RACE, over, random.Random(1)) == over.returns() == [1.0, 0.0]


@pytest.mark.parametrize(("heap", "mine"), [(3, 1.0), (4, 0.0), (5, 1.0)])
def test_who_cannot_lose_wins(heap: int, mine: float) -> None:
    assert expect(Toy(), Nim(heap=heap), random.Random(1), 2000) == pytest.approx([mine, 1 - mine], abs=0.1)


def test_a_sale_away_from_the_goal_is_as_good_as_won() -> None:
    text = "market r9<r8 | phase=trade coins=19/3 potions=speed/-"
    assert expect(RACE, RACE.position(text), random.Random(1))[0] > 0.9


def test_mates_have_the_same_and_the_sides_share_one() -> None:
    state = APOTHECA.start(seats=4)
    rng = random.Random(1)
    while state.actor < 0:
        state.play(state.draw(rng))
    first, second, third, fourth = expect(APOTHECA, state, rng, 50)
    assert (first, second) == pytest.approx((third, fourth))
    assert first + second == pytest.approx(1)


def test_alone_it_is_the_score_to_come() -> None:
    state = APOTHECA.start(variant="solo")
    rng = random.Random(1)
    while state.actor < 0:
        state.play(state.draw(rng))
    assert 5 < expect(APOTHECA, state, rng, 50)[0] < 60
