"""How long a move waits while old games are purged: python bench/purge.py [--games 200000] [--portion 100]

Makes a database of that many games in a temporary folder, purges 2,000 of them portion by portion, as
philtre admin purge does, while another thread writes one entry after another.
"""

from __future__ import annotations

import argparse
import secrets
import sqlite3
import tempfile
import threading
import time
from pathlib import Path

from philtre.server.admin.orders import PORTION
from philtre.server.store.store import Store, TableRow

PURGED = 2000
ENTRIES = 40  # of each game
CARD = b'{"seats": []}' + b" " * 400
BODY = b'{"kind":"moved","at":1234567,"seat":0,"action":123,"chance":[1,2,3]}'


def fill(file: Path, games: int) -> None:
    """Finished games with two players each; the first of them are old."""
    now = int(time.time())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        for number in range(games):
            id, touched = secrets.token_urlsafe(9), 1 if number < PURGED else now
            rows = [(id, seq, BODY) for seq in range(1, ENTRIES + 1)]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            row = (id, f"p{number % 50_000}", "over", 0, 0, None, CARD, 1, touched, "toil", 1, "[1, 0]")
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            sat = [(f"p{(number + 7 * seat) % 50_000}", id, seat) for seat in (0, 1)]
            connection.executemany("INSERT INTO sittings VALUES (?, ?, ?)", sat)


def measure(store: Store, portion: int) -> tuple[float, list[float], list[float]]:
    """Seconds for all of it, and what each move waited: while nothing was purged, and while it was."""
    quiet: list[float] = []
    busy: list[float] = []
    purging, stopping = threading.Event(), threading.Event()

    def play() -> None:
        seq = 1
        while not stopping.is_set():
            row = TableRow("live", "ann", "playing", open=False, bot=False, deadline=None, card=CARD)
            start = time.perf_counter()
            store.append(row, seq, [BODY]).result()
            (busy if purging.is_set() else quiet).append(time.perf_counter() - start)
            seq += 1

    player = threading.Thread(target=play)
    player.start()
    time.sleep(2)
    purging.set()
    start = time.perf_counter()
    while found := store.untouched(1000, ("over",), portion):
        store.purge(found)
    took = time.perf_counter() - start
    stopping.set()
    player.join()
    return took, quiet, busy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--portion", type=int, default=PORTION)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Store(Path(folder)).close()
        fill(Path(folder) / "philtre.db", options.games)
        store = Store(Path(folder))
        took, quiet, busy = measure(store, options.portion)
        store.close()
    print(f"purged {PURGED} of {options.games} games in {took:.2f} s, {options.portion} at a time")
    for name, waits in (("before", quiet), ("meanwhile", busy)):
        middle = sorted(waits)[len(waits) // 2]
        print(
            f"{name}: {len(waits)} moves, median {1000 * middle:.1f} ms, longest {1000 * max(waits):.0f} ms"
        )


if __name__ == "__main__":
    main()
