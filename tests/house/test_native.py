"""Libraries that do not fit the installed librt: the sources are loaded instead, with a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from philtre.core import native

needs_libraries = pytest.mark.skipif(not native.has_libraries(), reason="philtre is not compiled here")

PROGRAM = """
import philtre
from philtre.core.build import build
from philtre.core.libraries import core_key
state = philtre.game("race").start(2)
print(build(), core_key(), len(state.actions()) > 0, type(state).__module__)
"""


def run(**environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "always", "-c", PROGRAM]
    return subprocess.run(command, env=os.environ | environ, capture_output=True, text=True, check=True)


@needs_libraries
def test_libraries_that_fit_are_used() -> None:
    done = run()
    assert done.stdout.startswith("compiled ")
    assert done.stderr == ""


@needs_libraries
def test_another_librt_means_sources_and_a_warning(tmp_path: Path) -> None:
    import librt.vecs

    # The same librt, whose C interface has been taken away.
    (tmp_path / "sitecustomize.py").write_text(
        "import librt.vecs, librt.strings\ndel librt.vecs._C_API\n", encoding="utf-8"
    )
    assert hasattr(librt.vecs, "_C_API")
    done = run(PYTHONPATH=str(tmp_path))
    assert done.stdout.split() == ["interpreted", "None", "True", "philtre.games.race.rules.state"]
    assert (
        "RuntimeWarning: philtre runs uncompiled, and slowly: its libraries do not fit librt" in done.stderr
    )
    assert done.stderr.count("RuntimeWarning") == 1
