"""The ladder: who is compared, when it stops, what it says."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

import philtre
from philtre.cli import main
from philtre.core.errors import PhiltreError
from philtre.study.claims import Claims, claims_of, read_claims
from philtre.study.ladder import Verdict, comparisons, judge, looks
from philtre.study.pairing import GameResult, Matchup, Pair, rotated, rotations
from philtre.study.series import fair_share


def strength(name: str) -> int:
    return ["random", "novice", "apprentice", "greedy", "adept", "master"].index(name)


def quick(matchup: Matchup, number: int) -> Pair:
    """The strongest always wins, but one pair in four is shared."""
    games = []
    for turn in range(rotations(matchup.bots)):
        seats = rotated(matchup.bots, turn)
        if len(seats) == 1:
            games.append(GameResult([3.0 * strength(seats[0])], [9], [0.1], 0.1, title="assistant"))
            continue
        best = max(range(len(seats)), key=lambda seat: strength(seats[seat]))
        winner = best if number % 4 else 0
        returns = [float(seat == winner) for seat in range(len(seats))]
        games.append(GameResult(returns, [5] * len(seats), [0.1] * len(seats), 1.0))
    return Pair(number, games)


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("philtre.study.series.play_pair", quick)


def claiming(claims: Claims, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("philtre.study.ladder.claims_of", lambda _: claims)


def test_who_is_compared() -> None:
    names = [row.name for row in comparisons(philtre.game("race"), 1)]
    assert names == [
        "greedy over random",
        "apprentice over novice",
        "adept over apprentice",
        "master over adept",
        "master, adept, adept, adept",
    ]
    claims = [row.claim for row in comparisons(philtre.game("race"), 1)]
    assert claims == [0.5, 0.6, 0.6, 0.6, 0.0]


def test_a_game_says_what_it_claims() -> None:
    found = comparisons(philtre.game("apotheca"), 1)
    assert [row.claim for row in found] == [0.9, 0.7, 0.7, 0.7, 0.9, 0.0, None, None]
    assert found[5].matchup.bots == ("master", "adept", "master", "adept")
    assert [row.name for row in found[6:]] == ["random alone", "master alone"]
    assert [row.matchup.variant for row in found[6:]] == ["solo", "solo"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("level = 70", "field level: expected a share of wins from 0 to 1, found 70"),
        ("greedy = true", "field greedy: expected a share of wins from 0 to 1, found True"),
        ('table = ["master", "adept"]', "field table: expected the names of 4 bots"),
        ("lvel = 0.7", "unknown field lvel: expected greedy, level, master and table"),
        ("level 0.7", "not a TOML file"),
    ],
)
def test_a_faulty_file_of_claims_is_told(text: str, fault: str) -> None:
    with pytest.raises(PhiltreError, match=f"^ladder.toml of race: {re.escape(fault)}"):
        read_claims(text, "ladder.toml of race")


def test_what_a_file_leaves_out_has_default_claims() -> None:
    assert read_claims("master = 0.8", "here") == Claims(master=0.8)
    assert claims_of(philtre.game("race")) == Claims()


@pytest.mark.parametrize(
    ("scores", "claim", "fair", "verdict"),
    [
        ([1.0] * 15 + [0.5] * 5, 0.8, 0.5, Verdict.KEPT),
        ([1.0] * 15 + [0.5] * 5, 0.9, 0.5, Verdict.OPEN),
        ([0.5] * 20, 0.6, 0.5, Verdict.OPEN),
        ([0.0] * 15 + [0.5] * 5, 0.6, 0.5, Verdict.MISSED),
        ([1.0] * 12 + [0.0] * 8, 0.6, 0.5, Verdict.OPEN),  # reached, but chance could have done it
        ([0.5] * 12 + [0.25] * 3, 0.0, 0.25, Verdict.KEPT),
        ([0.25] * 12 + [0.5] * 3, 0.0, 0.5, Verdict.MISSED),  # in teams that is less than fair
    ],
)
def test_what_scores_show(scores: Sequence[float], claim: float, fair: float, verdict: Verdict) -> None:
    assert judge(scores, claim, fair) == verdict


def test_a_fair_share_is_measured() -> None:
    def pair(*returns: float) -> list[Pair]:
        return [Pair(0, [GameResult(list(returns), [1] * 4, [0.1] * 4, 0.1)])]

    assert fair_share(pair(0, 1, 0, 0)) == 0.25
    assert fair_share(pair(0, 1, 0, 1)) == 0.5  # two teams of two


def test_looks_come_at_40_games_and_then_ever_more_seldom() -> None:
    assert list(islice(looks(1), 6)) == [40, 60, 90, 135, 202, 303]
    assert list(islice(looks(2), 4)) == [20, 30, 45, 68]
    assert next(looks(4)) == 10


@pytest.mark.usefixtures("fast")
def test_a_ladder_that_stands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "ladder.jsonl")
    command = ["ladder", "race", "--games", "100", "--jobs", "1", "--out", file]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["verdict"] for row in found["rows"]] == ["kept"] * 5
    assert [row["games"] for row in found["rows"]] == [40] * 5  # as soon as it is shown
    before = Path(file).read_bytes()
    assert main(command) == 0
    assert Path(file).read_bytes() == before
    out = capsys.readouterr().out
    assert "| master over adept           |    40 |            87.5 % |" in out
    assert "at least 60.0 %" in out
    assert "above 25.0 %" in out
    assert "**" not in out


@pytest.mark.usefixtures("fast")
def test_a_claim_that_is_missed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    claiming(Claims(level=0.99), monkeypatch)
    assert main(["ladder", "race", "--games", "60", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert out.count("**no**") == 3


@pytest.mark.usefixtures("fast")
def test_alone_there_are_scores_and_titles(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    claiming(Claims(), monkeypatch)
    assert main(["ladder", "apotheca", "--games", "50", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "| master alone |    50 |      15.00 | 15.00–15.00 | assistant 100.0 % |" in out


@pytest.mark.usefixtures("fast")
def test_without_time_nothing_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic", iter(range(10**6)).__next__)  # a second at each look
    assert main(["ladder", "race", "--minutes", "0.1", "--jobs", "1"]) == 1
    assert "**not yet**" in capsys.readouterr().out


@pytest.mark.usefixtures("fast")
def test_a_failure_is_never_a_success(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(matchup: Matchup, number: int) -> Pair:
        pair = quick(matchup, number)
        if matchup.bots == ("random",) and number == 3:
            pair.games[0].failures.append("random at seat 1 raised Oh")
        return pair

    monkeypatch.setattr("philtre.study.series.play_pair", failing)
    assert main(["ladder", "apotheca", "--games", "40", "--jobs", "1"]) == 1
    out, err = capsys.readouterr()
    assert "Decisions that failed and were replaced: 1." in out
    assert "philtre: pair 3, game 1: random at seat 1 raised Oh" in err


def test_who_stops_it_keeps_what_was_climbed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopping(matchup: Matchup, number: int) -> Pair:
        if matchup.bots[0] == "adept":
            raise KeyboardInterrupt
        return quick(matchup, number)

    monkeypatch.setattr("philtre.study.series.play_pair", stopping)
    assert main(["ladder", "race", "--jobs", "1"]) == 130
    out, err = capsys.readouterr()
    assert "philtre: stopped after 2 rows; with --out FILE the same command would go on from here" in err
    assert "| greedy over random     |" in out
