"""Worker processes give all results and errors and are never left behind; progress is shown to terminals."""

import io
import multiprocessing
import os
import time

import pytest

from philtre.core.errors import PhiltreError
from philtre.study.engine import Progress, duration, job_count, run_tasks


def test_results_of_all_numbers_come_from_two_processes() -> None:
    assert sorted(run_tasks(abs, [-3, 1, -2, 5], 2)) == [1, 2, 3, 5]
    assert multiprocessing.active_children() == []


def test_one_job_works_here() -> None:
    assert list(run_tasks(abs, [-3, 1], 1)) == [3, 1]


def test_what_a_task_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="chr"):
        list(run_tasks(chr, [-1], 2))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(PhiltreError, match=r"a worker died \(exit code 7\)"):
        list(run_tasks(os._exit, [7], 2))


def test_who_has_seen_enough_ends_the_work() -> None:
    began = time.monotonic()
    running = run_tasks(time.sleep, [0, 600], 2)
    next(running)
    running.close()
    assert time.monotonic() - began < 60
    assert multiprocessing.active_children() == []


def test_nothing_comes_after_the_deadline() -> None:
    began = time.monotonic()
    assert list(run_tasks(time.sleep, [600, 600], 2, deadline=began + 0.2)) == []
    assert list(run_tasks(abs, [1, 2], 1, deadline=began)) == []
    assert time.monotonic() - began < 60


def test_all_cores_unless_somebody_says() -> None:
    assert job_count(None) >= 1
    assert job_count(3) == 3
    with pytest.raises(PhiltreError, match="--jobs: expected at least 1, found 0"):
        job_count(0)


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_with_an_estimate() -> None:
    screen = Screen()
    progress = Progress(100, done=20, label="race", out=screen)
    assert progress.line(5.0) == "race [####....................] 20/100 games"
    progress.add(20)
    assert progress.line(10.0) == "race [#########...............] 40/100 games, about 30 s left"
    progress.say("oh")
    progress.close()
    assert "oh\n" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_no_bar_where_nobody_watches() -> None:
    paper = io.StringIO()
    progress = Progress(10, out=paper)
    progress.add(10)
    progress.say("oh")
    progress.close()
    assert paper.getvalue() == "oh\n"


@pytest.mark.parametrize(("seconds", "said"), [(4.2, "4 s"), (89, "89 s"), (600, "10 min"), (7200, "2.0 h")])
def test_durations(seconds: float, said: str) -> None:
    assert duration(seconds) == said
