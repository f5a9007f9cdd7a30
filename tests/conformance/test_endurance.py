"""Very many random games of every game that is here, on two cores."""

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from tests.conformance.dishonest.invariants import Endless, LosesPebbles, Stuck
from tests.conformance.pebbles import Bag, Pebbles
from tests.conformance.registered import EVERY

from philtre.conformance import Broken, Case, endurance, endure

GAMES = int(os.environ.get("PHILTRE_SOAK_GAMES", "20000"))
CHUNK = 500
CORES = 2


@pytest.mark.soak
def test_no_game_ever_breaks(capsys: pytest.CaptureFixture[str]) -> None:
    with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
        for number, case in enumerate(EVERY, 1):
            began = time.monotonic()
            setting = (case.game.name, case.variant, case.seats, case.options)
            games = -(-GAMES // 10) if case.options else GAMES  # options change little: a tenth shows it
            jobs = [
                pool.submit(endurance.endure_registered, *setting, min(CHUNK, games - first), first)
                for first in range(0, games, CHUNK)
            ]
            steps = sum(job.result() for job in jobs)
            spent = time.monotonic() - began
            with capsys.disabled():
                print(
                    f"{number}/{len(EVERY)} {case}: {games} games, {steps} steps, {spent:.0f} s", flush=True
                )


def test_an_honest_game_endures() -> None:
    assert endure(Case(Pebbles(), "usual", 3), games=20) > 20 * 18


@pytest.mark.parametrize(
    ("state", "saying"),
    [
        (Endless, "has not ended after"),
        (LosesPebbles, r"piece_counts\(\) gave"),
        (Stuck, r"actions\(\) is empty"),
    ],
)
def test_a_dishonest_one_does_not(state: type[Bag], saying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endurance, "STEP_LIMIT", 2000)
    monkeypatch.setattr(Pebbles, "state", state)
    with pytest.raises(Broken, match=f"^endure: pebbles-usual-2, seed .*{saying}"):
        endure(Case(Pebbles(), "usual", 2), games=20)
