"""Measures of courses, on courses that are written down."""

from __future__ import annotations

from math import sqrt

import pytest

from philtre.study.report.course import (
    GameCourse,
    behind,
    calibration,
    comeback,
    decided,
    drama,
    fans,
    half_time,
    lead_changes,
    leader_wins,
    leads,
    swing,
)

# The first side leads, loses the lead for good in the second half, and wins in the last turn all the same.
TURNED = GameCourse([0, 0.25, 0.5, 0.75, 1], [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [0.2, 0.8], [1, 0]], 0)
STEADY = GameCourse([0, 0.25, 0.5, 0.75, 1], [[0.5, 0.5], [0.7, 0.3], [0.85, 0.15], [0.9, 0.1], [1, 0]], 0)
DRAWN = GameCourse([0, 0.5, 1], [[0.5, 0.5], [0.6, 0.4], [0.5, 0.5]], None)


def test_the_lead_changes_by_a_margin_only() -> None:
    assert lead_changes(TURNED) == 1
    assert lead_changes(STEADY) == 0
    noise = GameCourse([0, 0.3, 0.6, 1], [[0.56, 0.44], [0.49, 0.51], [0.52, 0.48], [1, 0]], 0)
    assert lead_changes(noise) == 0


def test_drama_is_how_far_the_winner_was_behind() -> None:
    assert drama(TURNED) == pytest.approx((sqrt(0.2) + sqrt(0.6)) / 2)
    assert drama(STEADY) == 0
    assert behind(TURNED) == pytest.approx(2 / 4)


def test_a_comeback_begins_below_half_of_a_fair_share() -> None:
    assert comeback(TURNED) == 1
    assert comeback(STEADY) == 0


def test_half_time() -> None:
    assert half_time(TURNED) == 0
    assert half_time(STEADY) == 1


def test_a_game_is_decided_when_the_winner_stays_safe() -> None:
    assert decided(TURNED) == 1
    assert decided(STEADY) == 0.5


def test_a_swing_is_the_chance_that_changes_sides() -> None:
    assert swing(STEADY) == pytest.approx((0.2 + 0.15 + 0.05 + 0.1) / 4)


def test_chances_lie_on_lines_between_points() -> None:
    assert TURNED.chances_at(0.375) == pytest.approx([0.55, 0.45])
    assert TURNED.chances_at(0) == [0.5, 0.5]
    assert TURNED.chances_at(1) == [1, 0]


def test_games_over_time() -> None:
    courses = [TURNED, STEADY]
    assert leads(courses)[14] == [0.5, 0.5]  # at 70 %
    assert leader_wins(courses)[14].value == 0.5
    assert [row[2] for row in fans(courses)][-1] == 1


def test_draws_have_no_winner() -> None:
    assert len(fans([STEADY, DRAWN])) == 21
    assert leader_wins([STEADY, DRAWN])[10].count == 1


def test_calibration_compares_estimates_with_results() -> None:
    found = calibration([TURNED, STEADY])
    assert sum(one.positions for one in found) == 2 * 4 * 2
    best = found[-1]
    assert best.estimated == pytest.approx(0.9)
    assert best.won.value == 1
