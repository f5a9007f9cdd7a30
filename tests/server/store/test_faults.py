"""A disk that fails once, at every place: what was acknowledged is there, and nothing is there by halves."""

import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.faults import Faults
from tests.server.scene import READING, STEPS, Step, file_of, row, writing_driver

from philtre import PhiltreError
from philtre.server.store.copies import copy_database
from philtre.server.store.errors import Conflict, StoreError
from philtre.server.store.store import Store, append_job
from philtre.server.store.writer import WriteBatch

MODES = {"once": (1, False), "late": (1, True), "for a while": (4, False)}
CALLS = {"now": 0, "back_up": 0, "people.forget": 15}  # of the driver, at least; 1 for all others
MOMENTS = {"opened", "touched", "made", "finished"}  # columns that differ from run to run


def content(file: Path) -> dict[str, list[Any]]:
    """All rows of all tables, but for what the time was."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        found = {}
        for name in names:
            columns = [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]
            kept = ", ".join(f'"{column}"' for column in columns if column not in MOMENTS)
            rows = connection.execute(f"SELECT {kept} FROM {name}").fetchall()
            found[name] = sorted((one for one in rows if one[0] != "clock"), key=repr)
        return found


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The database before each step of the scene, and after the last."""
    folder = tmp_path_factory.mktemp("stages")
    data, made = folder / "data", []
    data.mkdir()
    store = Store(data)
    for number, step in enumerate(STEPS):
        made.append(folder / f"{number}.db")
        copy_database(file_of(store), made[-1])
        step.do(store)
    made.append(folder / "last.db")
    copy_database(file_of(store), made[-1])
    store.close()
    return made


def attempts(folder: Path, stage: Path, mode: str) -> Iterator[tuple[Store, Faults]]:
    """A store at that stage, again and again, that fails at its first call, at its second, and so on."""
    lasting, late = MODES[mode]
    for first in range(1, 60):
        data = folder / str(first)
        data.mkdir()
        shutil.copy(stage, data / "philtre.db")
        faults = Faults()
        store = Store(data, faults.driver)
        faults.arm(first, lasting, late=late)
        yield store, faults
        shutil.rmtree(data)
        if not faults.hit:
            return
    pytest.fail("a step has no end")


def done(step: Step, store: Store) -> Any:
    """What came of a step: its answer, or the error of the store, and no other."""
    try:
        return step.do(store)
    except StoreError as problem:
        return problem


def modes(number: int) -> list[Any]:
    """The ways to fail of a step that writes; each has one of them in the sample of `make test`, in turn."""
    quick = [*MODES][number % len(MODES)]
    return [pytest.param(mode, marks=[] if mode == quick else pytest.mark.slow) for mode in MODES]


@pytest.mark.parametrize(
    ("number", "mode"),
    [
        pytest.param(number, *mode.values, id=f"{number} {step.name}, {mode.values[0]}", marks=mode.marks)
        for number, step in enumerate(STEPS)
        for mode in ([pytest.param("once")] if step in READING else modes(number))
    ],
)
def test_a_step_is_done_or_not_wherever_the_disk_fails(
    stages: list[Path], tmp_path: Path, number: int, mode: str
) -> None:
    step, before, after = STEPS[number], content(stages[number]), content(stages[number + 1])
    answers, hits = [], 0
    for store, faults in attempts(tmp_path, stages[number], mode):
        answer = done(step, store)
        hits += len(faults.hit)
        faults.disarm()
        if isinstance(answer, StoreError):
            assert content(file_of(store)) in (before, after)  # never half
            assert isinstance(answer, Conflict) or "disk I/O error" in answer.kind
            if before != after and not isinstance(answer, Conflict):
                assert store.writer.failed == "disk I/O error"
            answer = done(step, store)  # the next one succeeds, unless it was written after all
            assert isinstance(answer, Conflict) or not isinstance(answer, StoreError)
        assert content(file_of(store)) == after  # what was acknowledged is there
        store.persist_uptime().result()
        assert store.writer.failed == ""
        store.check()
        store.close()
        if before != after:
            again = Store(file_of(store).parent)
            assert content(file_of(again)) == after
            again.close()
        if not isinstance(answer, StoreError):
            answers.append(answer)
    assert all(answer == answers[0] for answer in answers)
    assert hits >= CALLS.get(step.name, 1)


@pytest.mark.parametrize("mode", modes(0))
def test_a_store_is_opened_or_not_wherever_the_disk_fails(tmp_path: Path, mode: str) -> None:
    lasting, late = MODES[mode]
    for first in range(1, 200):
        folder, faults = tmp_path / str(first), Faults()
        folder.mkdir()
        faults.arm(first, lasting, late=late)
        with contextlib.suppress(PhiltreError):  # a sentence, not a trace
            Store(folder, faults.driver).close()
        hit = list(faults.hit)
        store = Store(folder)  # nothing that was left hinders the next one
        store.append(row("t"), 1, [b"{}"]).result()
        assert store.entries("t") == [b"{}"]
        store.close()
        if not hit:
            return
    pytest.fail("opening has no end")


@pytest.mark.parametrize("mode", MODES)
def test_jobs_that_are_written_together_fail_one_by_one(
    stages: list[Path], tmp_path: Path, mode: str
) -> None:
    for store, faults in attempts(tmp_path, stages[-1], mode):
        told = threading.Event()
        jobs = [append_job(id, 1, [b"{}", b"{}"], row(id), [("ann", 0)]) for id in ("x", "y", "z")]
        store.writer.put(WriteBatch(jobs, told.set))
        assert told.wait(20)
        faults.disarm()
        for job, id in zip(jobs, ("x", "y", "z"), strict=True):
            there = (len(store.entries(id)), store.seats("ann", id))
            assert there in ((2, (0,)), (0, ()))
            if job.problem is None:
                assert there == (2, (0,))
            else:
                assert isinstance(job.problem, StoreError)
        store.append(row("next"), 1, [b"{}"]).result()
        store.close()


def test_a_full_disk_is_told_and_forgotten_when_there_is_room(tmp_path: Path) -> None:
    store = Store(tmp_path)
    (pages,) = writing_driver(store).execute("PRAGMA page_count").fetchone()
    writing_driver(store).execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="disk is full") as full:
        store.append(row("t"), 1, [b'"%s"' % (b"x" * 100_000)]).result()
    assert not isinstance(full.value, Conflict)
    assert (store.writer.failed, store.entries("t"), store.listed()) == ("database or disk is full", [], [])
    assert store.writer.failed_at > 0
    store.check()  # reading goes on
    writing_driver(store).execute("PRAGMA max_page_count = 100000")
    store.append(row("t"), 1, [b"{}"]).result()
    assert (store.writer.failed, store.entries("t")) == ("", [b"{}"])
    store.close()


def test_what_cannot_be_written_harms_nobody_else(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(UnicodeEncodeError):
        store.people.rename("ann", "\ud800").result(20)
    with pytest.raises(UnicodeEncodeError):
        store.append(row("\ud800"), 1, [b"{}"]).result(20)
    store.append(row("t"), 1, [b"{}"]).result(20)
    assert store.writer.failed == ""
    store.close()


def test_a_taken_name_is_no_trouble_of_the_database(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for id in ("ann", "eve"):
        store.people.add(id, id.encode(), "").result()
    store.people.register("ann", "Ann", "ann", "hash").result()
    with pytest.raises(Conflict):
        store.people.register("eve", "Ann", "ann", "hash").result()
    assert store.writer.failed == ""
    store.close()
