"""The engine on Ray gives the results of local processes, also when a machine of the cluster dies."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from philtre.cli import main
from philtre.core.errors import PhiltreError
from philtre.study.engine import assigned, job_count, run_tasks
from philtre.study.ray_engine import Sender, code_hash, run_batch

MATCH = ["match", "race", "--seats", "greedy,random", "--option", "rounds=4", "--json"]
SAME = ("games", "wins", "intervals", "seat_wins", "length", "turns", "cut_short")


def test_a_worker_with_other_code_refuses() -> None:
    (done, problem), *more = run_batch(abs, [1, 2], Sender("other", ".", ""))[0]
    assert not done
    assert not more
    assert "has another version of philtre: install the same on all machines" in str(problem)


def test_a_worker_stops_at_the_first_task_that_raises() -> None:
    results, seconds = run_batch(chr, [65, -1, 66], Sender(code_hash(), "/no/such/folder", ""))
    assert results[0] == (True, "A")
    assert isinstance(results[1][1], ValueError)
    assert len(results) == 2
    assert seconds >= 0


def test_other_places_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--on", "dask"]) == 2
    assert "--on: expected processes, ray or ray://HOST:PORT, found 'dask'" in capsys.readouterr().err


# With real clusters


def slowly(folder: str, number: int) -> int:
    """A task that leaves a file each time it is begun, and takes a while."""
    Path(folder, f"{number}-{os.getpid()}").touch()
    time.sleep(0.5)
    return number * number


def breaks(number: int) -> int:
    raise ZeroDivisionError(f"in {number}")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Ray cluster of two nodes with one processor each, on the loopback address of this machine."""
    pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # servers on the loopback address only
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        from ray.cluster_utils import Cluster

        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": port}
        made = Cluster(initialize_head=True, head_node_args=head)
        made.client = f"ray://127.0.0.1:{port}"
        try:
            made.add_node(num_cpus=1)
            patch.setenv("RAY_ADDRESS", made.address)
            yield made
        finally:
            made.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_two_nodes_of_which_one_dies(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = ["--games", "60"]
    assert main([*MATCH, *games, "--jobs", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    for where in ("ray", cluster.client):
        assert main([*MATCH, *games, "--on", where]) == 0
        there = json.loads(capsys.readouterr().out)
        assert {key: there[key] for key in SAME} == {key: here[key] for key in SAME}

    with assigned("ray"), pytest.raises(ZeroDivisionError, match="in 3"):
        list(run_tasks(breaks, [3], 2))

    folder = tmp_path / "begun"
    folder.mkdir()
    with assigned("ray"):
        assert job_count(None) == 2
        results: list[int] = []
        for result in run_tasks(partial(slowly, str(folder)), range(24), 2):
            results.append(result)
            if len(results) == 6:
                until = time.monotonic() + 60
                while len(list(folder.iterdir())) < len(results) + 2:  # both nodes are at work
                    assert time.monotonic() < until
                    time.sleep(0.02)
                doomed = next(node for node in cluster.list_all_nodes() if not node.head)
                cluster.remove_node(doomed, allow_graceful=False)
    assert sorted(results) == [number * number for number in range(24)]
    begun = [int(file.name.partition("-")[0]) for file in folder.iterdir()]
    assert set(begun) == set(range(24))
    assert len(begun) > 24  # a task that was lost was begun again


@pytest.mark.slow
def test_a_local_cluster_and_ctrl_c(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    out = tmp_path / "study.jsonl"
    command = [sys.executable, "-m", "philtre", *MATCH, "--games", "100000", "--on", "ray", "--jobs", "2"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("RAY_")}
    process = subprocess.Popen(
        [*command, "--out", str(out)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 180
        while (not out.exists() or out.read_bytes().count(b"\n") < 10) and time.monotonic() < until:
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        told, said = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    assert process.returncode == 130, said
    assert "philtre: stopped after" in said
    assert "Traceback" not in said
    found = json.loads(told)
    assert found["games"] >= 10
    numbers = sorted(json.loads(line)["pair"]["number"] for line in out.read_text().splitlines()[1:])
    assert 2 * len(numbers) == found["games"]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray")
    expected = r"--on ray://127\.0\.0\.1:1: no connection to Ray"
    with assigned("ray://127.0.0.1:1"), pytest.raises(PhiltreError, match=expected):
        job_count(None)
