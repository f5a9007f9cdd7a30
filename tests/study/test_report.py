"""The report: what is noted of games, what things are worth, and the page with its sentences and tables."""

from __future__ import annotations

import csv
import json
import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

import philtre
from philtre.cli import main
from philtre.core.state import CHANCE
from philtre.study.journal import Journal
from philtre.study.labels import Labels
from philtre.study.numbers import NumberFormat, Value
from philtre.study.pairing import GameResult, Pair, make_matchup
from philtre.study.plots import Row, axis, binned, skill_curve
from philtre.study.report.cases import StudyCase
from philtre.study.report.command import FOLDER, report_words
from philtre.study.report.findings import seats
from philtre.study.report.games import Deal, FirstUse, GameFacts, Part, ReportPlan, play_chunk, play_noted
from philtre.study.report.playing import Study, make_cases, play_study, results_of
from philtre.study.report.sections import search_sizes
from philtre.study.report.skill import comparison, level, shared_deal
from philtre.study.report.worth import dealt, together, used
from philtre.text.grammar import unelided
from philtre.text.words import gaps, untranslated

QUICK = ReportPlan(positions=4, worlds=1, simulations=5)
SHORT = ["--games", "6", "--jobs", "1", "--level-games", "4", "--positions", "4"]
FEW = [*SHORT, "--levels", "random,greedy", "--seats", "2", "--language", "en"]


# What is noted of a game


@pytest.mark.parametrize("name", philtre.list_games())
def test_the_facts_of_a_game_agree_with_its_result(name: str) -> None:
    game = philtre.game(name)
    options = game.quick_options(next(iter(game.variants)))
    matchup = make_matchup(game, None, options, "random", 1)
    result, facts = play_noted(matchup, QUICK, 0)
    assert sum(part.decisions for part in facts.parts) == sum(result.decisions) == sum(facts.kinds.values())
    assert facts.course[-1].chances == result.returns
    assert facts.course[0].at == 0
    for point in facts.course[:-1]:
        assert sum(point.chances) == pytest.approx(1, abs=1e-3)
    assert facts.deals
    for group in facts.deals.values():
        assert sum(deal.drawn for deal in group.values()) > 0
        for deal in group.values():
            assert deal.spread >= 0


def test_the_same_number_is_the_same_game() -> None:
    matchup = make_matchup(philtre.game("race"), None, {"rounds": 4}, "greedy", 5)
    (first,), facts = play_chunk(matchup, QUICK, [3])
    (again,), others = play_chunk(matchup, QUICK, [3])
    assert first.returns == again.returns
    assert facts == others


def test_a_deal_is_counted_by_its_probability() -> None:
    """A die of six faces: a roll adds 5/36 to the spread of each face, whoever rolls."""
    matchup = make_matchup(philtre.game("race"), None, {"rounds": 4}, "random", 1)
    result, facts = play_noted(msgspec.structs.replace(matchup, keep=True), QUICK, 0)
    assert result.steps is not None
    state = matchup.start()
    rolls = 0
    for action in result.steps.actions:
        rolls += state.actor == CHANCE
        state.play(action)
    faces = facts.deals["die/face/dealt"]
    assert sum(deal.drawn for deal in faces.values()) == rolls
    for deal in faces.values():
        assert deal.spread == pytest.approx(rolls * 5 / 36, abs=1e-3)
    assert sum(deal.surplus for deal in faces.values()) == pytest.approx(0, abs=1e-3)


def test_what_is_laid_out_for_all_concerns_the_seat_that_decides_next() -> None:
    matchup = make_matchup(philtre.game("apotheca"), None, {"turns": 4}, "random", 1)
    _, facts = play_noted(matchup, QUICK, 0)
    assert {"card/apothecary/dealt", "card/apothecary/open"} <= set(facts.deals)


# Worth


def case_of(games: list[tuple[list[float], GameFacts]], name: str = "race") -> StudyCase:
    results = [GameResult(returns, [1, 1], [0.0, 0.0], 0.0) for returns, _ in games]
    matchup = make_matchup(philtre.game(name), None, {}, "random", 1)
    return StudyCase(matchup, results, [facts for _, facts in games])


def facts_of(
    uses: list[FirstUse] | None = None, deals: dict[str, dict[str, Deal]] | None = None
) -> GameFacts:
    return GameFacts([Part(1, 2, 0)], {"roll": 1}, "roll", [0, 1], [], uses or [], deals or {}, {})


def test_being_dealt_a_good_card_shows_although_the_leader_gets_no_more_of_them() -> None:
    """A card that adds 20 points is found, one that only leaders can use is not."""
    dice = random.Random(2)
    games = []
    for _ in range(3000):
        ahead = dice.choice([0.3, 0.7])
        good = dice.random() < 0.25
        won = float(dice.random() < ahead + (0.2 if good else 0.0) - 0.05)
        gain = won - ahead
        deals = {
            "good": Deal(int(good), (good - 0.25) * gain, 0.25 * 0.75),
            "dull": Deal(int(not good), (0.25 - good) * gain * 0.5, 0.1875),
        }
        games.append(([won, 1 - won], facts_of(deals={"card/card/dealt": deals})))
    (_, good_card) = sorted(dealt(case_of(games)), key=lambda thing: thing.thing == "good")
    assert good_card.worth is not None
    assert good_card.worth.low < 0.2 < good_card.worth.high
    assert good_card.standing
    assert good_card.count == pytest.approx(0.25, abs=0.03)


def test_a_thing_that_leaders_use_is_not_worth_their_lead() -> None:
    """Users of speed win 80 %, and had a chance of 80 % before: it is worth nothing."""
    dice = random.Random(4)
    games = []
    for _ in range(2000):
        won = float(dice.random() < 0.8)
        games.append(([won, 1 - won], facts_of([FirstUse(0, "potion", "speed", 1, 0.8, 9)])))
    things = {
        thing.thing: thing for thing in used(philtre.game("race"), case_of(games)) if thing.group == "potion"
    }
    speed = things["speed"]
    assert speed.usage is not None
    assert speed.usage.wins == pytest.approx(0.8, abs=0.03)
    assert speed.worth is not None
    assert speed.worth.low < 0 < speed.worth.high
    assert things["swap"].worth is None  # nobody used it
    assert things["swap"].count == 0


def test_two_things_that_help_each_other_are_found() -> None:
    dice = random.Random(6)
    games = []
    for _ in range(2000):
        both, other = dice.random() < 0.3, dice.random() < 0.3
        uses = []
        if both:
            uses.append(FirstUse(0, "potion", "speed", 1, 0.5, 3))
        if both or other:
            uses.append(FirstUse(0, "potion", "swap", 1, 0.5, 7))
        won = float(dice.random() < (0.75 if both else 0.5))
        games.append(([won, 1 - won], facts_of(uses)))
    (pair, *others) = together(philtre.game("race"), case_of(games))
    assert {pair.first, pair.second} == {"speed", "swap"}
    assert pair.worth.low < 0.25 < pair.worth.high
    assert pair.standing
    assert not others


# Skill


def result(returns: list[float], decisions: int = 9) -> GameResult:
    return GameResult(returns, [decisions, 9], [0.0, 0.0], 0.0, turns=12)


def test_pairs_with_seats_exchanged() -> None:
    won, lost = [1.0, 0.0], [0.0, 1.0]
    both = Pair(0, [result(won), result(lost)])  # the first player sits first, then second
    split = Pair(1, [result(won), result(won)])
    none = Pair(2, [result(lost), result(won)])
    found = comparison("a", "b", [both, both, split, none])
    assert (found.better.value, found.split.value, found.worse.value) == (0.5, 0.25, 0.25)
    assert found.wins.value == pytest.approx(5 / 8)


def test_the_deal_decides_as_far_as_results_agree() -> None:
    won, lost = [1.0, 0.0], [0.0, 1.0]
    alike = [Pair(n, [result([won, lost][n % 2]), result([won, lost][n % 2], 10)]) for n in range(20)]
    found = level("a", 2, alike)
    assert found.deal is not None
    assert found.deal.value == pytest.approx(1)
    assert found.seats[0].value == 0.5
    never = level("a", 2, [Pair(n, [result(won), result(won)]) for n in range(20)])
    assert never.deal is None  # it always plays the same: nothing can be told
    assert shared_deal([never]) is None
    assert shared_deal([found]) is not None


# The page


class Page(HTMLParser):
    """Counts elements, collects addresses and ids, and checks that every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action")]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in ("meta", "link", "path", "rect", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "rect", "circle"):
            assert self.open.pop() == tag


def made(tmp_path: Path, *more: str) -> Path:
    out = tmp_path / "game.html"
    assert main(["report", "apotheca", *FEW, "--out", str(out), *more]) == 0
    return out


def test_a_report_is_one_page_with_a_table_beside_every_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = made(tmp_path)
    text = out.read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert len(set(page.ids)) == len(page.ids)
    assert all(address.startswith("#") and address[1:] in page.ids for address in page.addresses)
    assert "script" not in page.counts
    assert "url(" not in text
    assert "@import" not in text
    assert page.counts["svg"] > 12
    assert page.counts["table"] == page.counts["svg"] + 1  # and that of all cases
    assert text.count('role="img"') == page.counts["svg"]
    said, err = capsys.readouterr()
    sentences = said.splitlines()
    assert "No seat is shown to be ahead" in said or "it is ahead" in said
    assert all(sentence.split(":")[0] in text.replace("&#x27;", "'") for sentence in sentences)
    assert f"wrote {out}" in err


def test_json_and_csv_have_the_numbers(tmp_path: Path) -> None:
    out = made(tmp_path)
    found = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    game = philtre.game("apotheca")
    assert found["game"] == "apotheca"
    assert found["rules"] == game.rules_version
    assert found["content"] == game.content_hash
    assert found["options"]["turns"] == game.options["turns"].default
    assert found["games"] == 6
    assert found["cases"][0]["seats"] == 2
    assert {verdict["id"] for verdict in found["verdicts"]} >= {"length", "decided", "forced", "precision"}
    with out.with_suffix(".csv").open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    seat = next(row for row in rows if row["figure"] == "seats" and row["row"] == "Seat 1" and row["low"])
    assert float(seat["value"]) == pytest.approx(found["seats"][0]["wins"]["value"])
    assert float(seat["low"]) <= float(seat["value"]) <= float(seat["high"])


def test_two_reports_can_be_told_apart(tmp_path: Path) -> None:
    numbers: list[str] = []
    for more in ([], [], ["--seed", "2"]):
        folder = tmp_path / str(len(numbers))
        folder.mkdir()
        found = json.loads(made(folder, *more).with_suffix(".json").read_text(encoding="utf-8"))
        numbers.append(found["report"])
    assert numbers[0] == numbers[1] != numbers[2]


def test_a_report_goes_on_from_its_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = made(tmp_path)
    first = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    journal = out.with_suffix(".jsonl")
    lines = journal.read_bytes().split(b"\n")
    journal.write_bytes(b"\n".join(lines[:4]) + b'\n{"row":"greedy, 2 se')  # killed while it wrote a line
    again = json.loads(made(tmp_path).with_suffix(".json").read_text(encoding="utf-8"))
    del first["made"], again["made"]
    assert first == again

    def fail(*_: object) -> None:
        raise AssertionError("a game was played again")

    monkeypatch.setattr("philtre.study.report.playing.play_task", fail)
    made(tmp_path)


def test_the_text_has_the_verdicts_and_all_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "apotheca", *FEW]) == 0
    said = capsys.readouterr().out
    assert said.startswith("# Apotheca: a report")
    for heading in ("## In short", "### Wins by seat", "### Who leads when", "### The scale of skill"):
        assert heading in said
    assert "95\u202f% interval" in said


def test_french(tmp_path: Path) -> None:
    out = tmp_path / "course.html"
    assert main(["report", "apotheca", *FEW, "--language", "fr", "--out", str(out)]) == 0
    text = re.sub(r"(?s)<style>.*</style>|<dd>.*?</dd>", "", out.read_text(encoding="utf-8"))
    assert '<html lang="fr">' in text
    for words in ("L’essentiel", "Victoires selon la place", "Une partie dure", "intervalle à 95\u202f%"):
        assert words in text
    for word in ("interval ", "games", "seat ", "share of"):
        assert not re.search(rf">[^<]*\b{word}", text), word


def test_a_solo_game_has_scores(tmp_path: Path) -> None:
    out = tmp_path / "solo.html"
    alone = ["report", "apotheca", "--variant", "solo", "--games", "4", "--level-games", "2", "--jobs", "1"]
    alone += ["--levels", "random", "--positions", "3", "--language", "en", "--out", str(out)]
    assert main(alone) == 0
    found = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    assert found["score"]["value"] > 0
    assert found["seats"] == []
    assert "Scores" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["apotheca", "toil", "elixir"])
def test_every_game_has_a_report(name: str, tmp_path: Path) -> None:
    game = philtre.game(name)
    quick = [
        f"--option={key}={value}" for key, value in game.quick_options(next(iter(game.variants))).items()
    ]
    out = tmp_path / "game.html"
    few = [
        "--games",
        "2",
        "--levels",
        "",
        "--bots",
        "random",
        "--positions",
        "3",
        "--jobs",
        "1",
        "--seats",
        "3",
    ]
    assert main(["report", name, *quick, *few, "--out", str(out), "--language", "fr"]) == 0
    assert Page(out.read_text(encoding="utf-8")).open == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--out", "page.pdf"], "--out: expected a name that ends in .html, found 'page.pdf'"),
        (["--out", "/no/such/folder/page.html"], "--out: there is no folder /no/such/folder"),
        (["--games", "1"], "--games: expected at least 2, found 1"),
        (["--level-games", "-1"], "--level-games: expected at least 0, found -1"),
        (["--precision", "0"], "--precision: expected points between 0 and 100, found 0"),
        (["--levels", "greedy,greedy"], "--levels: expected each bot once"),
        (["--levels", "clever"], "there is no bot 'clever'"),
        (["--measure", "mine"], "--measure: expected FILE.py:CLASS, found 'mine'"),
        (["--measure", "./none.py:Mine"], "--measure: there is no file none.py"),
        (["--language", "de"], "there is no language 'de'"),
    ],
)
def test_wrong_arguments_are_refused(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "race", *wrong]) == 2
    assert said in capsys.readouterr().err


# Measures of other authors

MINE = """
from philtre.study.report import Measure


class Reveals(Measure):
    \"\"\"Tiles revealed in a game.\"\"\"

    title = "Reveals <all>"

    def __init__(self, game):
        super().__init__(game)
        self.reveals = 0
        self.moves = 0

    def before(self, state, action):
        self.moves += state.actor >= 0

    def happened(self, event):
        self.reveals += event.kind == "revealed"

    def value(self, state):
        assert state.over
        return self.reveals if self.moves > 40 else None


class Wrong(Measure):
    def value(self, state):
        return "many"


class NoMeasure:
    def __init__(self, game):
        pass
"""


def test_a_measure_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MINE)
    out = made(tmp_path, "--measure", f"{mine}:Reveals")
    found = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    (own,) = found["own"]
    assert own["title"] == "Reveals <all>"
    assert own["about"] == "Tiles revealed in a game."
    assert len(own["values"]) == 6
    for reveals, decisions in zip(own["values"], found["decisions"], strict=True):
        assert (reveals is None) == (decisions <= 40)
    known = [value for value in own["values"] if value is not None]
    assert own["mean"]["value"] == pytest.approx(sum(known) / len(known))
    assert sum(known) <= found["kinds"]["reveal"]
    assert "Reveals &lt;all&gt;" in out.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["report", "race", *FEW, "--measure", f"{mine}:Wrong"]) == 2
    assert "gave 'many': expected a finite number, or None" in capsys.readouterr().err
    assert main(["report", "race", *FEW, "--measure", f"{mine}:NoMeasure"]) == 2
    assert "is no subclass of philtre.study.report.Measure" in capsys.readouterr().err


# Seats


def seated(shares: list[float], games: int = 400) -> StudyCase:
    """Games in which the seats win these shares, in turn."""
    counts = [round(share * games) for share in shares]
    returns = [
        [float(seat == winner) for seat in range(len(shares))]
        for winner, count in enumerate(counts)
        for _ in range(count)
    ]
    bots = ",".join(["random"] * len(shares))
    matchup = make_matchup(philtre.game("race"), None, {}, bots, 1)
    nothing = [0] * len(shares)
    results = [GameResult(one, nothing, [0.0] * len(shares), 0.0) for one in returns]
    return StudyCase(matchup, results, [facts_of() for _ in results])


def test_an_uneven_seat_of_any_case_is_found() -> None:
    even, uneven = seats([seated([0.52, 0.48]), seated([0.5, 0.25, 0.25])])
    assert [seat.uneven for seat in even] == [False, False]
    assert [seat.uneven for seat in uneven] == [True, True, True]


def test_a_look_at_many_seats_costs_certainty() -> None:
    """56 % of 400 games: a finding of its own, but not the best of twelve looks."""
    (alone,) = seats([seated([0.56, 0.44])])
    assert alone[0].uneven
    among = seats([seated([0.56, 0.44]), *[seated([0.5, 0.5])] * 5])
    assert not among[0][0].uneven


# The curve of skill


def test_skill_is_a_curve_over_sizes_of_searches() -> None:
    rows = [Row("random", -300, -340, -260), Row("greedy", 0, 0, 0)]
    rows += [Row("search:400", 200, 150, 250), Row("search:25", 50, 10, 90), Row("search:100", 120, 80, 160)]
    sizes = search_sizes(rows)
    assert sizes == {"search:400": 400, "search:25": 25, "search:100": 100}
    svg = skill_curve(rows, sizes, NumberFormat("fr").short, ("simulations", "Elo"), "scale")
    joined = re.search(r'class="curve" d="M([^"]*)"', svg)
    assert joined is not None
    points = [tuple(float(part) for part in point.split()) for point in joined[1].split("L")]
    across, up = zip(*points, strict=True)
    assert across[1] - across[0] == pytest.approx(across[2] - across[1], abs=0.2)  # each four times as many
    assert across[0] < across[1] < across[2]
    assert up[0] > up[1] > up[2]  # upwards on the page
    assert svg.count('class="fan"') == 1
    assert svg.count('class="dot"') == 3
    assert svg.count('class="dot marked"') == 2
    for label in (">random<", ">greedy<", ">25<", ">100<", ">400<"):
        assert label in svg


def test_a_single_search_makes_no_curve() -> None:
    assert search_sizes([Row("greedy", 0), Row("search:25", 50), Row("search:800/time", 60)]) == {}


# Words and numbers


def test_french_and_english_say_the_same() -> None:
    english, french = (
        (FOLDER / f"report.{language}.ftl").read_text(encoding="utf-8") for language in ("en", "fr")
    )
    assert gaps(english, french) == []
    assert unelided(french) == []
    assert untranslated(english, french) == []
    assert not re.search(r"(?m)^[^#\n].* [:;?!%]", french)  # the space there is a narrow one


@pytest.mark.parametrize("name", philtre.list_games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_a_report_names_has_a_name(name: str, language: str) -> None:
    game = philtre.game(name)
    words = report_words(language, game)
    labels = Labels(game, words)
    for group, things in game.metrics().things().items():
        assert words.has(f"group-{group}")
        assert len({labels.thing(group, thing) for thing in things}) == len(things)
    kinds = [kind for kind in labels.moves if kind not in game.chance_kinds]
    assert all(labels.kind(kind) != kind for kind in kinds)
    assert len({labels.kind(kind) for kind in kinds}) == len(kinds)


def test_numbers_are_written_as_people_write_them() -> None:
    english, french = NumberFormat("en"), NumberFormat("fr")
    assert english.number(1234.56) == "1,234.6"
    assert french.number(1234.56) == "1\u202f234,6"
    assert english.percent(0.5275) == "52.8\u202f%"
    assert english.points(-0.0285) == "−2.9"
    assert english.points(0.041) == "+4.1"
    assert english.points(-0.0001) == "0.0"
    assert french.cell(Value(0.5, "percent", 0.41, 0.59)) == "50,0\u202f% (41,0–59,0)"
    assert english.cell(Value(0.1, "points", -0.02, 0.22)) == "+10.0 (−2.0 … +22.0)"
    assert english.cell(Value(None)) == "–"
    assert english.say(0.0001, "p") == "<\u202f0.001"


def test_bins_hold_every_value_once() -> None:
    dice = random.Random(1)
    for values in (
        [dice.random() for _ in range(500)],
        [dice.randint(3, 90) for _ in range(500)],
        [5, 5, 5],
        [0.0, 1.0],
    ):
        bins = binned(values, 20)
        assert sum(count for _, _, count in bins) == len(values)
        assert len(bins) <= 21
        assert bins[0][0] <= min(values)
        assert bins[-1][1] >= max(values)
    assert binned([1.0, 0.93, 0.4], 20)[-1][1] == pytest.approx(1.0)


def test_axes_have_round_marks() -> None:
    found = axis([0.13, 0.87], str)
    assert found.low <= 0.13
    assert found.high >= 0.87
    assert [round(mark, 6) for mark in found.marks] == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert len(axis([3, 3], str).marks) >= 1


def test_a_study_counts_its_games() -> None:
    game = philtre.game("race")
    cases = make_cases(game, None, None, {"rounds": 2}, "random", 1)
    study = Study(cases, ReportPlan(course=False), 4, ["random", "greedy"], 2)
    journal = Journal(None, study.header())
    play_study(study, journal, 1)
    results = results_of(study, journal)
    assert study.count() == 3 * 4 + 2 * 2 * (2 + 1)
    played: Any = sum(len(pair.games) for row in journal.rows.values() for pair in row.values())
    assert played == study.count()
    assert [case.seats for case in results.cases] == [2, 3, 4]
    assert [(one.first, one.second) for one in results.comparisons] == [("greedy", "random")]
