"""The source distribution: all that a wheel is built from, with and without a C compiler, without npm."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]


def hatch(folder: Path, kind: str, **environ: str) -> str:
    """Build without isolation, with what this environment holds; return what was said."""
    ours = {
        name: value for name, value in os.environ.items() if not name.startswith(("PHILTRE_", "PYTHONPATH"))
    }
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder / "dist")]
    done = subprocess.run(
        command, cwd=folder, env=ours | environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of this tree, unpacked elsewhere."""
    if hatch_build.built_client(ROOT) != hatch_build.client_hash(ROOT):
        pytest.skip("the browser client is not built: make build")
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (archive,) = folder.glob("philtre-*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def files_in_wheel(folder: Path) -> list[str]:
    (path,) = (folder / "dist").glob("*.whl")
    with ZipFile(path) as archive:
        names = archive.namelist()
    path.unlink()
    return names


@pytest.mark.slow
def test_without_a_compiler_the_wheel_has_all_sources_and_the_client(unpacked: Path, tmp_path: Path) -> None:
    said = hatch(unpacked, "wheel", PATH=str(tmp_path))
    assert "there is no C compiler" in said
    files = files_in_wheel(unpacked)
    sources = [
        path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    expected = {
        path.relative_to(ROOT / "src").as_posix() for path in sources if path.suffix not in (".svelte", ".ts")
    }
    assert expected <= set(files)
    assert "philtre/web/index.html" in files
    assert not [name for name in files if name.endswith((".so", ".pyd"))]


@pytest.mark.slow
@pytest.mark.skipif(hatch_build.why_not_compile() is not None, reason="no C compiler here")
def test_with_a_compiler_the_wheel_is_compiled(unpacked: Path) -> None:
    if (ROOT / "build" / "mypyc").is_dir():  # what was compiled before: otherwise it takes minutes
        shutil.copytree(ROOT / "build" / "mypyc", unpacked / "build" / "mypyc")
    hatch(unpacked, "wheel", PHILTRE_MYPYC="required", PHILTRE_WEB="required")
    libraries = [name for name in files_in_wheel(unpacked) if name.endswith((".so", ".pyd"))]
    assert any("philtre_core__mypyc" in name for name in libraries)
    assert any(name.startswith("philtre/core/state.") for name in libraries)


@pytest.mark.slow
def test_nothing_else_is_in_it(unpacked: Path) -> None:
    top = {path.name for path in unpacked.iterdir()} - {"build", "dist", "__pycache__"}  # of the other tests
    assert top == {
        *("src", "web", "tools", "hatch_build.py", "package.json", "package-lock.json", "vite.config.ts"),
        *("svelte.config.js", "tsconfig.json", "uv.lock", "CHANGELOG.md", "README.md", "LICENSE"),
        *("pyproject.toml", "PKG-INFO", ".gitignore"),
    }
