"""The other build: a game's compiled rules against the Python files that they were compiled from.

The same process cannot load both. `python -m philtre.conformance.interpreted` runs a second one, in which the
game's own modules are loaded from their Python files, and prints its checksums.
"""

from __future__ import annotations

import json
import subprocess
import sys

from philtre.conformance.builds import build_of, checksum
from philtre.conformance.cases import cases
from philtre.core.discovery import python_command
from philtre.core.game import Game
from philtre.core.native import SourceFinder
from philtre.core.registry import found, game


def checksums(checked: Game, seed: int) -> dict[str, str]:
    """A checksum of a random match of each variant and number of seats, with default options."""
    return {str(case): checksum(case, seed=seed) for case in cases(checked) if not case.options}


def build_problems(checked: Game, content: str | None, seed: int) -> list[str]:
    """A sentence about each case that the compiled rules play otherwise than their sources do."""
    command = [*python_command(__name__), checked.name, str(seed), *([content] if content else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        return [f"the rules cannot be played interpreted: {reason}"]
    other = json.loads(done.stdout)
    return [
        f"{case}, seed {seed}: the compiled rules play another game than the interpreted ones"
        for case, found_sum in checksums(checked, seed).items()
        if other.get(case) != found_sum
    ]


def main(name: str, seed: str, content: str | None = None) -> None:
    """Print the checksums of a game whose modules are all interpreted, as JSON."""
    source = found().sources[name]
    sys.meta_path.insert(0, SourceFinder(source.module))
    checked = game(name, content)
    assert build_of(checked) == "interpreted"
    print(json.dumps(checksums(checked, int(seed))))


if __name__ == "__main__":
    main(*sys.argv[1:])
