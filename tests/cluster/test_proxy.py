"""Three nodes behind HAProxy, with the configuration that hosts are given: one address for all of them."""

import asyncio
import random
import re
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cluster.conftest import Nodes, Play, health
from tests.server.conftest import ROOMY, Process, wait_until
from tests.server.people import in_step, play_on, seated

from philtre.client import Guest, Lost, TableClient

SAMPLE = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
HAPROXY = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture
def behind(nodes: Nodes, tmp_path: Path) -> Iterator[tuple[str, list[Process]]]:
    """The address of the proxy, and the nodes behind it."""
    if HAPROXY is None:
        pytest.skip("HAProxy is not installed: apt install haproxy")
    running, port = nodes(3, settings=ROOMY + 'hosts = ["games.example"]\n'), free_port()
    text = SAMPLE.read_text(encoding="utf-8").replace("127.0.0.1:8080", f"127.0.0.1:{port}")
    for number, node in enumerate(running, 1):
        assert f"127.0.0.1:800{number}" in text
        text = text.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{node.port}")
    file = tmp_path / "haproxy.cfg"
    file.write_text(text, encoding="utf-8")
    subprocess.run([HAPROXY, "-c", "-f", str(file)], check=True, capture_output=True)
    proxy = subprocess.Popen([HAPROXY, "-db", "-f", str(file)], stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: answers(port))
        yield f"http://127.0.0.1:{port}", running
    finally:
        proxy.terminate()
        proxy.wait(20)


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


async def come_back(place: TableClient, seconds: float = 10.0) -> float:
    """Connect again, as a client does that was sent away; how long that took."""
    began = time.monotonic()
    await place.close()
    while True:
        try:
            await place.connect()
        except Lost:
            assert time.monotonic() - began < seconds
            await asyncio.sleep(0.2)
        else:
            return time.monotonic() - began


async def play_through(places: list[TableClient], dice: random.Random, decisions: int) -> None:
    """Play on; whoever is sent away comes back."""
    for _ in range(decisions):
        while True:
            try:
                await play_on(places, dice, 1)
                break
            except Lost:
                for place in places:
                    await come_back(place)


def sockets(node: Process) -> int:
    """The number of sockets that a node has, by its own count."""
    with urllib.request.urlopen(f"{node.base}/metrics") as answer:
        found = re.search(r"^philtre_sockets (\d+)", answer.read().decode(), re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.slow
def test_players_behind_a_proxy_go_on_whatever_happens_to_nodes(
    behind: tuple[str, list[Process]], play: Play
) -> None:
    base, running = behind

    async def scene() -> None:
        tables = [await seated(base, "race", seats=2) for _ in range(3)]
        matches = [[guest.at(table, seat) for seat, guest in enumerate(guests)] for table, guests in tables]
        try:
            await through_it_all(matches)
        finally:
            for place in [place for places in matches for place in places]:
                await place.close()

    async def through_it_all(matches: list[list[TableClient]]) -> None:
        dice = random.Random(8)
        for place in [place for places in matches for place in places]:
            await come_back(place)
        assert sorted(sockets(node) for node in running) == [2, 2, 2]  # on all of them
        for places in matches:
            await play_through(places, dice, 5)
        running[0].kill()
        began = time.monotonic()
        for places in matches:
            await play_through(places, dice, 5)
        assert time.monotonic() - began < 12
        await asyncio.to_thread(running[0].start, running[0].port)
        stopping = asyncio.create_task(asyncio.to_thread(running[1].stop))
        for places in matches:
            await play_through(places, dice, 5)
        assert await stopping == 0
        wait_until(lambda: health(running[0])["status"] == 200)
        running[2].kill()
        for places in matches:  # only the one that was killed first is left
            await play_through(places, dice, 5)
            await in_step(places)
            assert len({place.seq for place in places}) == 1
        guest = Guest(base)
        await guest.called("Cyd")
        assert (await guest.me()).name == "Cyd"

    play(scene())
