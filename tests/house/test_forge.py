"""Files that a forge reads: they fit their schemas, and name commands and files that are there."""

import re
import sys
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMAS = {
    "github-workflows": [".github/workflows/*.yml"],
    "github-issue-forms": [".github/ISSUE_TEMPLATE/[!c]*.yml"],
    "github-issue-config": [".github/ISSUE_TEMPLATE/config.yml"],
    "dependabot": [".github/dependabot.yml"],
    "citation-file-format": ["CITATION.cff"],
}


@pytest.mark.slow
@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_of_the_forge_fit_their_schema(schema: str) -> None:
    files = [str(file) for pattern in SCHEMAS[schema] for file in sorted(ROOT.glob(pattern))]
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *files]
    done = run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_make_targets_that_are_there(workflow: Path) -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    called = re.findall(r"run: make ([a-z -]+)", workflow.read_text(encoding="utf-8"))
    assert {name for line in called for name in line.split()} <= targets


def test_every_job_of_a_workflow_has_a_time_limit() -> None:
    for workflow in WORKFLOWS:
        jobs = re.split(r"(?m)^jobs:\n", workflow.read_text(encoding="utf-8"))[1]
        for job in re.split(r"(?m)^  (?=[a-z-]+:\n)", jobs)[1:]:
            name = job.partition(":")[0]
            assert "timeout-minutes:" in job or name == "publish", f"{workflow.name}: {name}"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_a_commit_and_leave_no_credentials(workflow: Path) -> None:
    lines = workflow.read_text(encoding="utf-8").splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if action := re.search(r"uses: (\S+)(.*)", line):
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}  # v[\d.]+", action[1] + action[2])
            if action[1].startswith("actions/checkout@"):
                assert following.strip() == "with: { persist-credentials: false }"


def test_nothing_from_a_cache_gets_into_what_is_published() -> None:
    text = (ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8")
    assert not re.search(r"actions/cache@|[ {]cache:", text)
