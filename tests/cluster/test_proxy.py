"""Three nodes behind HAProxy, and behind nginx, with the configurations that hosts are given."""

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cluster.conftest import Nodes, Play, health
from tests.server.conftest import ROOMY, Process, wait_until
from tests.server.people import in_step, play_on, seated

from philtre.client import Guest, Lost, TableClient

DEPLOY = Path(__file__).parents[2] / "deploy"
SETTINGS = ROOMY + 'hosts = ["games.example"]\n'


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def program(name: str) -> str:
    """The path of the distribution's program; without it the test is skipped."""
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if found is None:
        pytest.skip(f"{name} is not installed: apt install {name}")
    return found


def replaced(text: str, before: str, after: str) -> str:
    assert before in text
    return text.replace(before, after)


def haproxy(folder: Path, port: int, nodes: list[Process]) -> list[str]:
    """The command that starts HAProxy with the sample of a configuration, at other addresses."""
    command = program("haproxy")
    text = replaced((DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"), ":8080", f":{port}")
    for number, node in enumerate(nodes, 1):
        text = replaced(text, f"127.0.0.1:800{number}\n", f"127.0.0.1:{node.port}\n")
    file = folder / "haproxy.cfg"
    file.write_text(text, encoding="utf-8")
    subprocess.run([command, "-c", "-f", str(file)], check=True, capture_output=True)
    return [command, "-db", "-f", str(file)]


def nginx(folder: Path, port: int, nodes: list[Process]) -> list[str]:
    """The command that starts nginx with that of the cluster's containers, at other addresses."""
    command = program("nginx")
    text = replaced((DEPLOY / "proxy.conf").read_text(encoding="utf-8"), " /tmp/", f" {folder}/")
    text = replaced(text, "listen 8080;", f"listen 127.0.0.1:{port};")
    for number, node in enumerate(nodes, 1):
        text = replaced(text, f"server node{number}:8000 ", f"server 127.0.0.1:{node.port} ")
    file = folder / "nginx.conf"
    file.write_text(text, encoding="utf-8")
    user = "user root; " if os.geteuid() == 0 else ""  # its workers read and write in the test's folder
    line = [command, "-p", str(folder), "-e", "/dev/stderr", "-c", str(file)]
    subprocess.run([*line, "-t", "-g", user], check=True, capture_output=True)
    return [*line, "-g", f"{user}daemon off;"]


PROXIES = {"haproxy": haproxy, "nginx": nginx}


@contextlib.contextmanager
def started(command: list[str], port: int) -> Iterator[str]:
    """The address of a proxy that runs and has found a node."""
    proxy = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: answers(port))
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(20)


@pytest.fixture(params=PROXIES)
def behind(
    request: pytest.FixtureRequest, nodes: Nodes, tmp_path: Path
) -> Iterator[tuple[str, list[Process]]]:
    """The address of the proxy, and the nodes behind it."""
    program(request.param)
    running, port = nodes(3, settings=SETTINGS), free_port()
    with started(PROXIES[request.param](tmp_path, port, running), port) as base:
        yield base, running


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
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(f"{base}/metrics")

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


@pytest.mark.slow
def test_players_behind_two_proxies_keep_their_own_addresses(nodes: Nodes, tmp_path: Path) -> None:
    """nginx in the containers' network passes on what a proxy with https has said of the player."""
    settings = SETTINGS.replace("players_per_hour = 100000", "players_per_hour = 2")
    port = free_port()
    command = nginx(tmp_path, port, nodes(1, settings=settings) * 3)

    def named(base: str, address: str) -> tuple[int, str]:
        """Somebody new from that address: the status, and the cookie."""
        headers = {
            "X-Forwarded-For": address,
            "X-Forwarded-Proto": "https",
            "Content-Type": "application/json",
        }
        body = json.dumps({"name": "Ann"}).encode()
        asked = urllib.request.Request(f"{base}/api/me", body, headers, method="PUT")
        asked.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(asked) as answer:
                return answer.status, str(answer.headers["Set-Cookie"])
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, ""

    with started(command, port) as base:
        for address in ("203.0.113.7", "198.51.100.8"):
            for _ in range(2):
                status, cookie = named(base, address)
                assert status == 200
                assert "; Secure" in cookie
            assert named(base, address)[0] == 429
