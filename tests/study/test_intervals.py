"""Intervals against numbers from tables and textbooks."""

import random

import pytest

from philtre.study.intervals import Interval, mean_interval, share_interval, student, wilson


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)],
)
def test_student_s_distribution(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.004)


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.1, 100, 0.0552, 0.1744), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_s_interval(share: float, trials: int, low: float, high: float) -> None:
    assert wilson(share, trials) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize("trials", range(1, 60))
def test_an_interval_holds_what_was_measured(trials: int) -> None:
    for won in range(trials + 1):
        low, high = wilson(won / trials, trials)
        assert 0 <= low <= won / trials <= high <= 1


def test_the_interval_of_a_mean() -> None:
    # mean 3, standard deviation 1.5811, 2.776 times 0.7071 to each side
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.0368, 4.9632), abs=0.0005)
    assert mean_interval([7.0]) == Interval(7.0, 7.0)


def test_pairs_that_end_alike_are_not_certain() -> None:
    assert share_interval([1.0] * 10) == wilson(1.0, 10)
    assert share_interval([0.5] * 20) == wilson(0.5, 20)
    assert share_interval([1.0]) == wilson(1.0, 1)


def test_a_share_stays_within_0_and_1() -> None:
    assert share_interval([1.0, 1.0, 1.0, 0.5]).high == 1.0
    assert share_interval([0.0, 0.0, 0.0, 0.5]).low == 0.0


def test_95_in_a_hundred_hold_the_truth() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        scores = [((rng.random() < 0.6) + (rng.random() < 0.6)) / 2 for _ in range(50)]
        low, high = share_interval(scores)
        held += low <= 0.6 <= high
    assert 925 <= held <= 975
