"""The garbage collector of a running server: imports are frozen, and a burst of tables makes no full pass.

Counted by the collector's own callbacks, in a process of its own, as `philtre serve` tunes a whole process.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

TABLES = 150
SCRIPT = """
import asyncio, gc, json, sys
from pathlib import Path
gc.disable()  # as the command line does
from philtre.server.serve import tune_runtime
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.store import Store
from philtre.table.setup import Plan, Setup

SETUP = Setup("elixir", (Plan("bot", "novice"), Plan("bot", "novice")))
found = {"passes": [0, 0, 0], "seen": [0, 0, 0]}

def noted(phase, info):
    if phase == "start":
        generation = info["generation"]
        found["passes"][generation] += 1
        looked_at = sum(len(gc.get_objects(generation=young)) for young in range(generation + 1))
        found["seen"][generation] = max(found["seen"][generation], looked_at)

async def main():
    service = Service(Store(Path(sys.argv[1])), Settings())
    service.registry.passive = True
    for _ in range(3):  # whatever is loaded only once
        await service.registry.open(SETUP, "ann", "Ann")
    if sys.argv[2] == "tuned":
        tune_runtime()
    else:
        gc.enable()
    found["frozen"] = gc.get_freeze_count()
    found["thresholds"] = gc.get_threshold()
    gc.callbacks.append(noted)
    tables = [await service.registry.open(SETUP, "ann", "Ann") for _ in range(int(sys.argv[3]))]
    gc.callbacks.remove(noted)
    found["made"] = sum(len(gc.get_objects(generation=young)) for young in range(3))
    await service.registry.stop()
    await service.bots.stop()
    service.store.close()
    print(json.dumps(found))

asyncio.run(main())
"""


def burst(folder: Path, how: str, tables: int) -> dict[str, Any]:
    """What the collector did while so many tables were opened."""
    folder.mkdir()
    command = [sys.executable, "-c", SCRIPT, str(folder), how, str(tables)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_burst_of_new_tables_is_no_full_pass(tmp_path: Path) -> None:
    tuned = burst(tmp_path / "tuned", "tuned", TABLES)
    young, middle, full = tuned["passes"]
    assert tuned["thresholds"][0] == 5_000
    assert tuned["frozen"] > 30_000  # all that was imported is never looked at again
    assert tuned["made"] > 5_000  # else there would be nothing to see here
    assert 1 <= young <= tuned["made"] // 2_500
    assert middle == full == 0
    assert tuned["seen"][0] < 6_000  # the length of the only pauses that there are

    usual = burst(tmp_path / "usual", "usual", TABLES)
    assert usual["passes"][0] > 3 * young
    assert usual["passes"][1] > 0
    assert usual["frozen"] == 0
