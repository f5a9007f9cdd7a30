"""Compare the servers of two clones in one run: `bench/compare_server.py BEFORE AFTER`.

BEFORE and AFTER are clones of philtre with a `.venv`. Both servers run all the time and have 50 matches each;
they play by turns, a quarter of a second each, so that other work on the machine matters little. Each clone
makes its load with its own `bench/server.py`: messages may differ between versions. Speed also depends on
where a process happens to lie in memory, so several pairs of servers are started, one after another.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

MATCHES = 50
SLICE = 0.25  # seconds of play before the other server has its turn
WARM = 2  # slices that are not counted
MEASURES = ("moves a second", "processor µs a move", "p50 ms", "p99 ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=Path, help="a clone of philtre with a .venv")
    parser.add_argument("after", type=Path, help="another one")
    parser.add_argument("--pairs", type=int, default=6, help="pairs of servers, one after another (6)")
    parser.add_argument("--slices", type=int, default=30, help="slices of play for each server (30)")
    options = parser.parse_args()
    ratios: dict[str, list[float]] = {what: [] for what in MEASURES}
    for number in range(options.pairs):
        before, after = (summed(slices) for slices in played(options.before, options.after, options.slices))
        for what in MEASURES:
            ratios[what].append(after[what] / before[what])
        print(f"pair {number + 1}: before {told(before)}; after {told(after)}", file=sys.stderr)
    for what, found in ratios.items():
        print(
            f"{what:22} after / before: {statistics.mean(found):.3f} ({min(found):.3f} to {max(found):.3f})"
        )
    return 0


def told(sums: dict[str, float]) -> str:
    return ", ".join(f"{sums[what]:.1f} {what}" for what in MEASURES)


def played(before: Path, after: Path, slices: int) -> list[list[dict[str, Any]]]:
    """The slices of both servers, played by turns."""
    script = Path(__file__).resolve()
    players = [
        subprocess.Popen(
            [clone / ".venv/bin/python", "-P", script, "--play", clone / "bench", str(slices)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
        )
        for clone in (before.resolve(), after.resolve())
    ]
    found: list[list[dict[str, Any]]] = [[], []]
    try:
        for player in players:
            asked(player, "ready?")
        for number in range(WARM + slices):
            for which in (0, 1) if number % 2 else (1, 0):
                found[which].append(json.loads(asked(players[which], "play")))
    finally:
        for player in players:
            assert player.stdin is not None
            player.stdin.close()
            player.wait(30)
    return [one[WARM:] for one in found]


def asked(player: subprocess.Popen[str], what: str) -> str:
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write(what + "\n")
    player.stdin.flush()
    answer = player.stdout.readline()
    if not answer:
        raise SystemExit("a server or its load ended early")
    return answer


def summed(slices: list[dict[str, Any]]) -> dict[str, float]:
    times = sorted(time for one in slices for time in one["times"])
    return {
        "moves a second": len(times) / sum(one["took"] for one in slices),
        "processor µs a move": sum(one["processor"] for one in slices) / len(times) * 1e6,
        "p50 ms": times[len(times) // 2] * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
    }


def play(bench: str, slices: int) -> None:
    """In a clone's own Python: start its server, and play a slice for each line that is read."""
    import asyncio
    import random
    import time

    sys.path.insert(0, bench)
    import server  # of that clone
    import uvloop

    async def run() -> None:
        ours, dice, loop = server.Ours(), random.Random(1), asyncio.get_running_loop()
        try:
            spare = await ours.tables(MATCHES + int((WARM + slices) * SLICE * server.SPARE))
            playing = [await ours.match(spare.pop(), dice) for _ in range(MATCHES)]
            while line := (await loop.run_in_executor(None, sys.stdin.readline)).strip():
                answer = await sliced(ours, playing, spare, dice) if line == "play" else {}
                print(json.dumps(answer), flush=True)
        finally:
            ours.stop()

    async def sliced(ours: Any, playing: list[Any], spare: list[str], dice: random.Random) -> dict[str, Any]:
        times: list[float] = []
        processor, began = server.cpu(ours.process.pid), time.perf_counter()

        async def play_on(place: int) -> None:
            while time.perf_counter() < began + SLICE:
                if playing[place].over:
                    playing[place].close()
                    playing[place] = await ours.match(spare.pop(), dice)
                times.append(await playing[place].move())

        await asyncio.gather(*[play_on(place) for place in range(MATCHES)])
        took = time.perf_counter() - began
        return {"times": times, "took": took, "processor": server.cpu(ours.process.pid) - processor}

    uvloop.run(run())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2], int(sys.argv[3]))
    else:
        raise SystemExit(main())
