"""Files for hosts in deploy/: they fit their schemas, and the commands in them are understood."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from philtre.cli import parser
from philtre.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))


def test_the_image_runs_without_rights_and_tells_its_health() -> None:
    last = CONTAINER.rsplit("\nFROM ", 1)[1]
    assert "\nUSER 10001:10001\n" in last
    assert "\nVOLUME /data\n" in last
    assert "/health" in re.findall(r"(?s)HEALTHCHECK.*?\n(?! )", last)[0]
    (entry,) = re.findall(r"(?m)^ENTRYPOINT (\[.*\])$", last)
    (command,) = re.findall(r"(?m)^CMD (\[.*\])$", last)
    assert json.loads(entry) == ["philtre"]
    assert parser().parse_args(json.loads(command)).host == "0.0.0.0"


def test_the_image_is_built_with_the_uv_of_the_makefile_and_extras_that_are_there() -> None:
    (ours,) = re.findall(r"(?m)^UV_VERSION := (\S+)$", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert f"ARG UV_VERSION={ours}\n" in CONTAINER
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = set(re.findall(r"--extra (\w+)", CONTAINER))
    assert named == {"serve", "postgres"}
    assert named <= set(project["optional-dependencies"])


def test_what_the_build_needs_is_not_left_out_of_the_image() -> None:
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split("\n")
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n") == ignored
    sources = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = sources["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
    for path in (*needed, "README.md", "LICENSE", "pyproject.toml"):
        assert not {path, path.split("/")[0]} & set(ignored), path


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_units_start_commands_that_are_understood(unit: Path) -> None:
    (line,) = re.findall(r"(?m)^ExecStart=(.*)$", unit.read_text(encoding="utf-8"))
    line = line.replace("%i", "8001").replace("${PHILTRE_DATABASE}", "postgresql://db.example/philtre")
    program, *arguments = shlex.split(line.replace("$PHILTRE_OPTIONS", "--url=https://games.example"))
    assert program == "/opt/philtre/bin/philtre"
    assert parser().parse_args(arguments).run


@pytest.mark.parametrize("file", COMPOSE, ids=lambda path: path.name)
def test_compose_files_start_commands_that_are_understood(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"\$\{\w+:[-?][^}]*\}", "https://games.example", text)
    flow = re.findall(r"(?m)^\s+command: (\[.*\])$", text)
    block = re.findall(r"(?m)^\s+command:\n((?:\s+- .*\n)+)", text)
    commands = [json.loads(one) for one in flow] + [re.findall(r"- (\S+)", one) for one in block]
    assert commands
    assert all(parser().parse_args(one).run for one in commands)


def test_the_settings_of_nodes_are_settings() -> None:
    given = tomllib.loads((DEPLOY / "node.toml").read_text(encoding="utf-8"))
    msgspec.convert(given, Settings)
    compose = (DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8")
    assert set(given["forwarded"]) == set(re.findall(r"- subnet: (\S+)", compose))


def test_the_proxy_knows_every_node() -> None:
    compose = (DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8")
    nodes = re.findall(r"(?m)^  (node\d+):\n    <<: \*node$", compose)
    assert len(nodes) == 3
    proxy = (DEPLOY / "proxy.conf").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^\s+server (\w+):8000", proxy) == nodes


@pytest.mark.slow
def test_compose_files_fit_their_schema() -> None:
    schema = ["--builtin-schema", "vendor.compose-spec"]
    command = [sys.executable, "-m", "check_jsonschema", *schema, *map(str, COMPOSE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_units_are_what_systemd_reads(tmp_path: Path) -> None:
    for unit in (DEPLOY / "systemd").iterdir():
        text = unit.read_text(encoding="utf-8").replace("/opt/philtre/bin/philtre", "/bin/true")
        (tmp_path / unit.name.replace("@", "@8001")).write_text(text, encoding="utf-8")
    units = [str(path) for path in sorted(tmp_path.iterdir()) if path.suffix in (".service", ".timer")]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
