"""The statistics of reports: intervals, the correction for many looks, the scale of skill."""

from __future__ import annotations

import random
from math import exp
from statistics import fmean

import pytest

from philtre.study.report.statistics import (
    ELO,
    Certainty,
    Contest,
    Statistic,
    certainty,
    corrected,
    correlation,
    mean_of,
    needed,
    p_value,
    ratings,
    ratio_of,
    share_of,
    share_p_value,
    solve,
)


def test_the_correction_is_benjamini_and_hochbergs() -> None:
    # the example of their paper of 1995: four of fifteen stand at 5 %
    values = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
        0.6528, 0.7590, 1.0,
    ]  # fmt: skip
    shuffled = random.Random(1).sample(values, len(values))
    found = dict(zip(shuffled, corrected(shuffled), strict=True))
    assert [value for value in values if found[value] <= 0.05] == values[:4]
    assert found[0.0095] == pytest.approx(0.0095 * 15 / 4)
    assert found[1.0] == 1


def test_no_looks_need_no_correction() -> None:
    assert corrected([]) == []
    assert corrected([0.03]) == [0.03]


def test_under_chance_alone_findings_are_rare() -> None:
    """Of 300 pages of 40 looks at nothing, about one in twenty may have a finding; uncorrected most have."""
    dice = random.Random(7)
    pages, plain = 0, 0
    for _ in range(300):
        values = [dice.random() for _ in range(40)]
        pages += min(corrected(values)) <= 0.05
        plain += min(values) <= 0.05
    assert pages < 30
    assert plain > 200


def test_a_p_value_is_that_of_the_normal_distribution() -> None:
    estimate = Statistic(0.5 + 0.05, 0.5, 0.6, 400)
    assert p_value(estimate, 0.5) == pytest.approx(0.05, abs=1e-6)
    assert p_value(estimate, 0.55) == 1


def test_few_games_prove_little() -> None:
    """3 of 20 wins, where a third would be fair: by the binomial distribution that is no finding."""
    assert share_p_value([1.0] * 3 + [0.0] * 17, 1 / 3) > 0.05
    assert share_p_value([1.0] * 230 + [0.0] * 170, 0.5) == pytest.approx(0.0027, abs=1e-4)


def test_a_ratio_treats_games_as_independent() -> None:
    dice = random.Random(3)
    hits = 0
    for _ in range(300):
        bottoms = [dice.randint(1, 9) for _ in range(60)]
        tops = [sum(dice.random() < 0.3 for _ in range(bottom)) for bottom in bottoms]
        found = ratio_of(tops, bottoms)
        assert found is not None
        hits += found.low <= 0.3 <= found.high
    assert 0.91 < hits / 300 < 0.98
    assert ratio_of([1.0], [1.0]) is None
    assert ratio_of([0.0, 0.0], [0.0, 0.0]) is None


def test_the_correlation_of_pairs_is_what_they_share() -> None:
    dice = random.Random(5)
    shared = [dice.gauss(0, 1) for _ in range(4000)]
    firsts = [luck + dice.gauss(0, 1) for luck in shared]
    seconds = [luck + dice.gauss(0, 1) for luck in shared]
    found = correlation(firsts, seconds)
    assert found is not None
    assert found.low < 0.5 < found.high
    assert found.reach < 0.04
    same = correlation(firsts, firsts)
    assert same is not None
    assert same.value == pytest.approx(1)
    assert correlation([1.0] * 9, [1.0] * 9) is None


def test_ratings_are_found_again() -> None:
    truth = [-1.0, 0.0, 0.6, 1.1]
    games = 4000
    contests = [
        Contest(one, two, games, 1 / (1 + exp(truth[two] - truth[one])))
        for one in range(4)
        for two in range(one)
    ]
    found = ratings(4, contests, 1)
    for player, strength in enumerate(truth):
        assert found[player].value == pytest.approx(ELO * strength, abs=1)
    assert found[1].reach == 0
    assert found[3].low < ELO * 1.1 < found[3].high


def test_a_player_who_lost_every_game_has_a_rating() -> None:
    (_, worse) = ratings(2, [Contest(0, 1, 20, 1.0)], 0)
    assert -1000 < worse.value < -300
    assert worse.low < worse.value < worse.high < 0


def test_a_rating_of_400_is_ten_to_one() -> None:
    found = ratings(2, [Contest(0, 1, 100_000, 10 / 11)], 1)
    assert found[0].value == pytest.approx(400, abs=1)


def test_a_verdict_is_as_sure_as_its_interval() -> None:
    bounds = (0.6, 0.8)
    assert certainty(Statistic(0.7, 0.65, 0.75, 9), bounds) == Certainty.SURE
    assert certainty(Statistic(0.7, 0.58, 0.82, 9), bounds) == Certainty.LIKELY
    assert certainty(Statistic(0.61, 0.5, 0.7, 9), bounds) == Certainty.OPEN


def test_four_times_the_games_for_half_the_width() -> None:
    assert needed(Statistic(0.5, 0.4, 0.6, 100), 0.05) == 400
    assert needed(Statistic(0.5, 0.4, 0.6, 100), 0.2) == 100  # never fewer than there are


def test_a_share_of_nothing_has_a_width() -> None:
    assert share_of([0.0] * 50).high > 0.05
    assert mean_of([3.0]).reach == 0


def test_equations_are_solved() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, -1.0, 0.0], [3.0, 0.0, 1.0]]
    wanted = [1.5, -2.0, 4.0]
    values = [fmean([3 * entry * x for entry, x in zip(row, wanted, strict=True)]) for row in matrix]
    assert solve(matrix, values) == pytest.approx(wanted)
