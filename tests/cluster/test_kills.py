"""Three nodes, people on all of them, and everything that can go wrong with nodes, bus and database."""

import asyncio
import os
import time
from pathlib import Path

import pytest
from tests.cluster import kills
from tests.server.postgres import PostgresServer


@pytest.mark.slow
def test_kills_of_nodes_restarts_and_cuts_lose_nothing(tmp_path: Path, postgres: PostgresServer) -> None:
    found = asyncio.run(kills.killed(tmp_path, postgres, 8, "slow", restart=4, cut=3))
    assert found.kills >= 8
    assert found.restarts >= 1
    assert found.cuts >= 2
    assert found.deeds > 100


@pytest.mark.soak
def test_two_hundred_kills_of_nodes_lose_nothing(tmp_path: Path, postgres: PostgresServer) -> None:
    number = int(os.environ.get("PHILTRE_SOAK_NODE_KILLS", "200"))
    seed = f"soak {time.time_ns()}"
    print(f"seed {seed!r}", flush=True)
    found = asyncio.run(kills.killed(tmp_path, postgres, number, seed))
    assert found.kills >= number
    assert found.deeds > 20 * number
