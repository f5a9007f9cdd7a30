"""Many processes: results come from all, errors too, and nobody is left behind."""

import multiprocessing
import os
import time

import pytest

from philtre.core.errors import PhiltreError
from philtre.study.workers import jobs_of, shared_out


def test_results_of_all_numbers_come_from_two_processes() -> None:
    assert sorted(shared_out(abs, [-3, 1, -2, 5], 2)) == [1, 2, 3, 5]
    assert multiprocessing.active_children() == []


def test_one_job_works_here() -> None:
    assert list(shared_out(abs, [-3, 1], 1)) == [3, 1]


def test_what_a_task_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="chr"):
        list(shared_out(chr, [-1], 2))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(PhiltreError, match=r"a worker died \(exit code 7\)"):
        list(shared_out(os._exit, [7], 2))


def test_who_has_seen_enough_ends_the_work() -> None:
    began = time.monotonic()
    running = shared_out(time.sleep, [0, 600], 2)
    next(running)
    running.close()
    assert time.monotonic() - began < 60
    assert multiprocessing.active_children() == []


def test_nothing_comes_after_the_deadline() -> None:
    began = time.monotonic()
    assert list(shared_out(time.sleep, [600, 600], 2, deadline=began + 0.2)) == []
    assert list(shared_out(abs, [1, 2], 1, deadline=began)) == []
    assert time.monotonic() - began < 60


def test_all_cores_unless_somebody_says() -> None:
    assert jobs_of(None) >= 1
    assert jobs_of(3) == 3
    with pytest.raises(PhiltreError, match="--jobs: expected at least 1, found 0"):
        jobs_of(0)
