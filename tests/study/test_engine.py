"""Worker processes give all results and errors and are never left behind; progress is shown to terminals."""

import io
import multiprocessing
import os
import time

import pytest

from philtre.core.errors import PhiltreError
from philtre.study import engine
from philtre.study.engine import Progress, Shard, assigned, duration, job_count, read_shard, run_tasks


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


def test_a_log_gets_a_line_soon_also_while_nothing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FIRST_LINE", 0.02)
    paper = io.StringIO()
    progress = Progress(100, label="race", out=paper)
    until = time.monotonic() + 30
    while not paper.getvalue() and time.monotonic() < until:
        time.sleep(0.01)
    assert paper.getvalue() == "philtre: race: 0 of 100 games after 0 s\n"
    progress.add(40)
    assert progress.log_line(20) == "philtre: race: 40 of 100 games after 20 s, about 30 s left"
    progress.close()
    progress.close()
    assert paper.getvalue().splitlines()[1:] == [progress.log_line(time.monotonic() - progress.began)]


def test_lines_of_a_log_come_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FIRST_LINE", 0.01)
    monkeypatch.setattr(engine, "EVERY", 0.01)
    paper = io.StringIO()
    progress = Progress(100, out=paper)
    until = time.monotonic() + 30
    while paper.getvalue().count("\n") < 3 and time.monotonic() < until:
        time.sleep(0.01)
    progress.close()
    written = paper.getvalue()
    assert written.count("\n") >= 4
    time.sleep(0.05)
    assert paper.getvalue() == written


def test_shards_divide_the_work() -> None:
    found = []
    for number in (1, 2, 3):
        with assigned(shard=f"{number}/3"):
            found.append(list(run_tasks(abs, range(8), 1)))
            assert list(run_tasks(abs, range(8), 1, whole=True)) == list(range(8))
            assert Progress(9, out=io.StringIO()).total == 3
    assert found == [[0, 3, 6], [1, 4, 7], [2, 5]]
    assert list(run_tasks(abs, range(4), 1)) == [0, 1, 2, 3]


def test_a_shard_without_work_is_refused() -> None:
    with assigned(shard="4/5"):
        assert list(run_tasks(abs, [], 1)) == []
        with pytest.raises(PhiltreError, match="--shard 4/5: there is nothing to do, the study has only 3 p"):
            list(run_tasks(abs, range(3), 1))


@pytest.mark.parametrize("text", ["", "3", "0/3", "4/3", "1/0", "1:3", "-1/3", "a/b"])
def test_shards_that_are_none(text: str) -> None:
    assert read_shard(" 2/3 ") == Shard(2, 3)
    with pytest.raises(PhiltreError, match="--shard: expected K/N, such as 1/4"):
        read_shard(text)


@pytest.mark.parametrize(("seconds", "said"), [(4.2, "4 s"), (89, "89 s"), (600, "10 min"), (7200, "2.0 h")])
def test_durations(seconds: float, said: str) -> None:
    assert duration(seconds) == said
