"""Balance: what is counted in games, and the tables of it."""

from __future__ import annotations

import json
import re

import pytest

import philtre
from philtre.cli import main
from philtre.core.event import Event
from philtre.core.heuristics import Heuristics
from philtre.core.metrics import Metrics, Use
from philtre.core.state import State
from philtre.study import pairing
from philtre.study.engine import FAILURES
from philtre.study.report.cases import spread


class Moves(Metrics):
    """Every event with a seat is a use of its kind."""

    def things(self) -> dict[str, list[str]]:
        return {"deed": ["moved", "never"]}

    def uses(self, event: Event) -> list[Use]:
        facts = event.facts or {}
        return [Use(facts["seat"], "deed", "moved")] if "seat" in facts else []

    def turns(self, state: State) -> int | None:
        return 24

    def cut_short(self, state: State) -> bool:
        return True


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(philtre.game("race")), "metrics", lambda _: Moves())
    monkeypatch.setattr(type(philtre.game("race")), "heuristics", lambda _: Heuristics())  # the quickest


@pytest.mark.usefixtures("counted")
def test_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "race", "--games", "12", "--bots", "random", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(case["seats"], case["bot"], case["games"]) for case in found["cases"]] == [
        (2, "random", 12),
        (3, "random", 12),
        (4, "random", 12),
    ]
    for case in found["cases"]:
        assert case["turns"] == {"mean": 24, "low": 24, "high": 24}
        assert case["minutes"] == 12
        assert case["cut_short"] == 1
        assert sum(case["wins"]) == pytest.approx(1)
        assert case["base_rate"] == pytest.approx(1 / case["seats"])
        moved, never = case["things"]["deed"]["moved"], case["things"]["deed"]["never"]
        assert moved["uses"] > 1
        assert moved["wins"] == pytest.approx(1 / case["seats"])  # everybody did it
        assert moved["interval"][0] < moved["wins"] < moved["interval"][1]
        assert never == {"uses": 0, "wins": None, "interval": None}


@pytest.mark.usefixtures("counted")
def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--games", "4", "--option", "rounds=8"]  # greedy plays games without values to their end
    assert main(["balance", "race", *short, "--bots", "random,greedy", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    for head in ("### Length", "### Wins by seat", "### Deed, 2 seats", "### Deed, 4 seats"):
        assert head in out
    assert "| 3, greedy      |     4 |  24.0 |     24–24 |      12 |" in out
    assert "greedy: uses a game" in out
    assert "wins of users (all: 33.3 %)" in out
    assert err == ""


@pytest.mark.usefixtures("counted")
def test_a_variant_options_and_a_number_of_seats_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--variant", "lively", "--option", "carry=6", "--seats", "3"]
    few = ["--games", "2", "--bots", "random", "--jobs", "1", "--json"]
    assert main(["balance", "race", *chosen, *few]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["variant"] == "lively"
    assert found["options"]["carry"] == 6
    assert [case["seats"] for case in found["cases"]] == [3]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--variant", "quiet"], "race has no variant 'quiet'"),
        (["--seats", "5"], "race is for 2, 3 or 4 seats, not for 5"),
        (["--option", "carry=6"], "race, variant standard: option carry has no meaning there"),
        (["--option", "spin=5"], "spin"),
    ],
)
def test_a_wrong_choice_is_refused(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "race", *wrong]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert out == ""


def test_a_failure_is_told_and_is_no_success(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Names:
        def choose(self, state: State, rng: object) -> int:
            return -1

    monkeypatch.setattr(pairing, "bot", lambda *_: Names())
    assert main(["balance", "apotheca", "--games", "1", "--bots", "greedy", "--jobs", "1"]) == 1
    out, err = capsys.readouterr()
    replaced = re.search(r"Decisions that failed and were replaced: (\d+)\.", out)
    assert replaced
    assert int(replaced[1]) > FAILURES
    assert "philtre: greedy at seat 1 named -1, which is not legal; it played " in err
    assert len(err.splitlines()) == FAILURES + 1
    assert "more decisions failed, and are only counted" in err


def test_without_metrics_there_is_still_something_to_tell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(philtre.game("race")), "metrics", lambda _: Metrics())
    assert main(["balance", "race", "--games", "2", "--bots", "random", "--jobs", "1"]) == 0
    assert "| 2, random      |     2 |     – |" in capsys.readouterr().out


def test_a_tenth_is_shorter_and_a_tenth_longer() -> None:
    found = spread(list(range(101)))
    assert (found.mean, found.low, found.high) == (50, 10, 90)
    assert spread([7]).low == spread([7]).high == 7
