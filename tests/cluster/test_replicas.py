"""PostgreSQL fails over: its replica takes over, and nodes find it by an address that names both."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cluster import kills
from tests.cluster.replicas import ReplicatedServer
from tests.server.postgres import MISSING, programs

from philtre import PhiltreError
from philtre.server.store.store import open_postgres


@pytest.fixture(scope="module")
def replicated() -> Iterator[ReplicatedServer]:
    if programs() is None:
        pytest.skip(MISSING)
    running = ReplicatedServer()
    yield running
    running.remove()


@pytest.mark.slow
def test_a_replica_that_takes_over_has_all_that_was_acknowledged(
    tmp_path: Path, replicated: ReplicatedServer
) -> None:
    """Nodes are killed, too, and the first server to take over is the second to die."""
    found = asyncio.run(kills.killed(tmp_path, replicated, 4, "replicas", restart=2, cut=1000))
    assert found.restarts >= 2
    assert found.deeds > 60


@pytest.mark.slow
def test_a_node_that_reaches_a_replica_alone_says_so(replicated: ReplicatedServer) -> None:
    url = replicated.fresh()
    open_postgres(url).close()
    alone = url.replace(replicated.both, f"host={replicated.replica}")
    with pytest.raises(PhiltreError, match="it is a replica, which takes no writes: name the server"):
        open_postgres(alone)
    behind = "SELECT count(*) FROM pg_stat_replication WHERE replay_lsn < sent_lsn"
    replicated.wait_for(replicated.folder, behind, 0)
    open_postgres(alone, writes=False).close()  # to copy from it
    for first, second in (replicated.places, replicated.places[::-1]):
        found = open_postgres(url.replace(replicated.both, f"host={first},{second}"))
        assert found.rows("SELECT pg_is_in_recovery()") == [(False,)]
        found.close()
