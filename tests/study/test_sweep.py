"""Sweeps: the same luck in all settings, honest differences, files that go on, and good sentences."""

import csv
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from tests.ours import OURS

import philtre
from philtre.cli import main
from philtre.core.errors import PhiltreError
from philtre.study.intervals import Interval
from philtre.study.labels import Labels
from philtre.study.sweep.content import changed, find_key, leaves, written
from philtre.study.sweep.measures import (
    Finding,
    PairedDifference,
    difference,
    look_count,
    p_of_mean,
    with_correction,
)
from philtre.study.sweep.sentences import FOLDER, sweep_words
from philtre.text.grammar import unelided
from philtre.text.words import gaps, untranslated

QUICK = ["--bots", "random", "--option", "rounds=3", "--games", "6", "--jobs", "1"]
SWEEP = ["sweep", "race", *QUICK, "--vary", "even_rounds=no,yes"]


def found(capsys: pytest.CaptureFixture[str], command: list[str]) -> Any:
    assert main([*command, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


# What is measured


def test_settings_share_their_luck(capsys: pytest.CaptureFixture[str]) -> None:
    """Two settings that never matter give the same games: all differences are nothing."""
    shown = found(capsys, ["sweep", "race", *QUICK, "--vary", "coins=30,31", "--option", "rounds=1"])
    assert [one["setting"] for one in shown["settings"]] == ["coins=30", "coins=31"]
    other = next(one for one in shown["settings"] if one["setting"] != shown["base"])
    assert other["differences"]
    assert all(
        one["mean"] == 0 and one["p"] == 1 and not one["sure"] for one in other["differences"].values()
    )


def test_means_are_those_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["match", "race", "--seats", "random,random", *QUICK[2:]]
    shown = found(capsys, SWEEP)
    one = found(capsys, match)
    means = shown["settings"][0]["means"]
    assert shown["base"] == "even_rounds=no"
    assert means["turns"]["mean"] == one["turns"]
    assert means["decisions"]["mean"] == one["length"]
    assert means["seat 1 wins"]["mean"] == one["seat_wins"][0]
    assert shown["settings"][0]["content"] == philtre.game("race").content_hash


def test_differences_are_paired(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "study.jsonl"
    shown = found(
        capsys, ["sweep", "race", *QUICK, "--games", "12", "--vary", "rounds=2,4", "--out", str(out)]
    )
    turns: dict[str, dict[int, float]] = {}
    for line in out.read_text(encoding="utf-8").splitlines()[1:]:
        entry = json.loads(line)
        turns.setdefault(entry["row"], {})[entry["pair"]["number"]] = entry["pair"]["games"][0]["turns"]
    few, many = sorted(turns.values(), key=lambda one: fmean(one.values()))
    told = shown["settings"][1]["differences"]["turns"]
    assert told["mean"] == fmean([many[number] - few[number] for number in few])
    assert told["pairs"] == 12
    assert told["sure"]


def test_uses_of_things_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    shown = found(capsys, [*SWEEP, "--option", "rounds=40"])
    means = shown["settings"][0]["means"]
    things = philtre.game("race").metrics().things()
    assert {key for key in means if ": " in key} == {
        f"{group}: {thing}" for group, names in things.items() for thing in names
    }
    assert sum(level["mean"] for key, level in means.items() if ": " in key) > 0


def test_a_solo_variant_has_scores(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sweep", "apotheca", "--bots", "random", "--games", "3", "--jobs", "1", "--variant", "solo"]
    shown = found(capsys, [*command, "--vary", "solo_hire=2,3"])
    assert "score" in shown["settings"][0]["means"]
    assert "seat 1 wins" not in shown["settings"][0]["means"]


def test_bots_seats_and_variants_vary(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sweep", "race", "--games", "2", "--jobs", "1", "--option", "rounds=2"]
    shown = found(capsys, [*command, "--bots", "random", "--vary", "seats=2..3"])
    assert [len(one["bots"]) for one in shown["settings"]] == [2, 3]
    assert "seat 3 wins" not in shown["settings"][0]["means"]
    assert "seat 3 wins" in shown["settings"][1]["means"]
    shown = found(capsys, [*command, "--vary", "bots=random,careless:100"])
    assert [one["bots"][0] for one in shown["settings"]] == ["random", "careless:100"]
    shown = found(capsys, [*command, "--bots", "random", "--vary", "variant=standard,lively"])
    assert [one["variant"] for one in shown["settings"]] == ["standard", "lively"]


# Statistics


def test_a_p_value_is_uniform_where_nothing_differs() -> None:
    rng = random.Random(1)
    for count in (5, 40):
        below = [p_of_mean([rng.gauss(0, 1) for _ in range(count)]) < 0.05 for _ in range(2000)]
        assert 0.04 < fmean(below) < 0.06
    assert p_of_mean([0.0, 0.0]) == 1
    assert p_of_mean([1.0] * 11) == 0.5**10


def marks_of(results: list[Finding]) -> list[dict[str, bool]]:
    return [{key: one.sure for key, one in finding.differences.items()} for finding in results]


def test_the_correction_is_holms() -> None:
    def one(p: float) -> PairedDifference:
        return PairedDifference(1.0, Interval(0.5, 1.5), 10, p)

    alike = PairedDifference(0.0, Interval(0.0, 0.0), 10, 1.0, same=True)
    both = [
        Finding("a", {}, {"turns": one(0.011), "decisions": one(0.04)}),
        Finding("b", {}, {"turns": one(0.0126), "same": alike}),
        Finding("c", {}, {"turns": one(0.02)}),
    ]
    marks = [
        {key: diff.sure for key, diff in finding.differences.items()} for finding in with_correction(both)
    ]
    # four looks: 0.011 < 0.05/4, 0.0126 < 0.05/3, 0.02 < 0.05/2, 0.04 < 0.05
    assert marks == [{"turns": True, "decisions": True}, {"turns": True, "same": False}, {"turns": True}]
    both[0].differences["turns"] = one(0.0126)
    marks = [
        {key: diff.sure for key, diff in finding.differences.items()} for finding in with_correction(both)
    ]
    assert not any(mark for finding in marks for mark in finding.values())


def test_shares_that_never_differ_still_have_an_interval() -> None:
    told = difference("seat 1 wins", [0.0] * 20)
    assert told.interval.low < -0.1
    assert told.interval.high > 0.1
    assert difference("turns", [0.0] * 20).interval == (0, 0)


# Content


@pytest.mark.parametrize("name", OURS)
def test_contents_are_written_as_they_were_read(name: str) -> None:
    content = philtre.game(name).content
    values = dict(leaves_of(content))
    assert len(values) > 20
    key = next(key for key, value in values.items() if type(value) is int)
    assert changed(content, {key: values[key]}) == content
    other = changed(content, {key: int(values[key]) + 1})
    assert dict(leaves_of(other)) == {**values, key: int(values[key]) + 1}


def leaves_of(content: str) -> list[tuple[str, Any]]:
    return [(".".join(path), value) for path, value in leaves(tomllib.loads(content))]


def test_all_kinds_of_values_are_written() -> None:
    table = {
        "a": 1, "b": [1, 2, [3]], "c": {"d": 'x"\\\n\x7fé', "a key": True, "e": {"f": 1.5}},
        "g": [{"id": "h", "i": {"j": []}}, {"k": False}], "l": [],
    }  # fmt: skip
    assert tomllib.loads(written(table)) == table


def test_keys_are_found_by_their_ends() -> None:
    content = philtre.game("apotheca").content
    assert find_key(content, "hire") == ("prices.hire", 2)
    assert find_key(content, "prices.hire") == ("prices.hire", 2)
    assert find_key(content, "apothecary.qwixly.power") == ("apothecary.qwixly.power", "double-dive")
    assert find_key(content, "ire") is None


# Files


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_page_the_table_and_the_text_say_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, table = tmp_path / "s.html", tmp_path / "s.csv"
    command = ["sweep", "race", *QUICK, "--vary", "rounds=2..4", "--vary", "even_rounds=no,yes"]
    assert main([*command, "--html", str(page), "--csv", str(table)]) == 0
    text = capsys.readouterr().out
    shown = found(capsys, command)
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert len(shown["settings"]) == 6
    assert len(rows) == sum(len(one["means"]) for one in shown["settings"])
    for row in rows:
        label = f"rounds={row['rounds']}, even_rounds={row['even_rounds']}"
        one = next(one for one in shown["settings"] if one["setting"] == label)
        assert float(row["mean"]) == one["means"][row["measure"]]["mean"]
        told = one["differences"].get(row["measure"])
        assert (row["difference"] == "") == (told is None)
        assert told is None or float(row["difference"]) == told["mean"]
    turns = shown["settings"][2]["means"]["turns"]["mean"]
    html = page.read_text(encoding="utf-8")
    reader = Page()
    reader.feed(html)
    measures = {key for one in shown["settings"] for key in one["means"]}
    flat = {key for key in measures if all(same(one, key) for one in shown["settings"])}
    assert 0 < len(flat) < len(measures)
    assert reader.tags.count("svg") == len(measures - flat)
    assert reader.tags.count("table") == len(measures - flat) + 1
    assert html.count("<li>") - html.count('<li><span class="said">') == len(flat)  # their values are listed
    assert reader.outside == []  # it needs nothing else
    for said in (text, html):
        assert f"{turns:.2f}" in said
        assert "rounds=3, even_rounds=no" in said


def same(setting: Any, measure: str) -> bool:
    return not setting["differences"] or bool(setting["differences"][measure]["same"])


class Said(HTMLParser):
    """The texts of a page that a reader sees or hears, without its style and its provenance."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside.append(tag)
        self.texts += [value for name, value in attrs if name == "aria-label" and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not {"style", "dd"} & set(self.inside) and data.strip():
            self.texts.append(data.strip())


def texts_of(page: Path) -> list[str]:
    said = Said()
    said.feed(page.read_text(encoding="utf-8"))
    return said.texts


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("command", ["sweep", "compare"])
def test_a_page_in_french_has_no_english(
    name: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every text with a word of the English page is another one in French, unless the reader typed it."""
    game = philtre.game(name)
    quick = [
        f"--option={key}={value}" for key, value in game.quick_options(next(iter(game.variants))).items()
    ]
    study = ["compare", "random", "careless:50", "--game", name]
    if command == "sweep":
        study = ["sweep", name, "--bots", "random", "--vary", "seats=2,3"]
    pages = {language: tmp_path / f"{language}.html" for language in ("en", "fr")}
    for language, page in pages.items():
        options = ["--games", "2", "--jobs", "1", "--language", language, "--html", str(page)]
        assert main([*study, *quick, *options]) == 0
        assert ("Mesures" in page.read_text(encoding="utf-8")) == (language == "fr")
    said = capsys.readouterr().out
    assert "Sure differences" in said
    assert "Écarts sûrs" in said
    english, french = (texts_of(page) for page in pages.values())
    assert len(english) == len(french)
    assert '<html lang="fr">' in pages["fr"].read_text(encoding="utf-8")
    labels = Labels(game, sweep_words("fr", game))  # some of the game's own names are the same in both
    names = {
        labels.thing(group, thing) for group, things in game.metrics().things().items() for thing in things
    }
    names |= {labels.group(group) for group in game.metrics().things()} | {"philtre", "machine"}
    typed = re.compile(r"seats|random|careless|bots$|[^A-Za-z]*$")
    alike = [one for one, other in zip(english, french, strict=True) if one == other]
    assert [one for one in alike if not typed.match(one) and one not in names and "content " not in one] == []


def test_the_words_of_a_sweep_are_the_same_in_both_languages() -> None:
    english, french = (
        (FOLDER / f"sweep.{language}.ftl").read_text(encoding="utf-8") for language in ("en", "fr")
    )
    assert gaps(english, french) == []
    assert unelided(french) == []
    assert untranslated(english, french) == []
    assert not re.search(r"(?m)^[^#\n].* [:;?!%]", french)  # the space there is a narrow one


def test_a_mean_of_zero_is_not_the_same_in_all() -> None:
    told = difference("turns", [1.0, -1.0] * 5)
    assert (told.mean, told.p, told.same) == (0, 1, False)
    assert difference("turns", [0.0] * 10).same
    assert (
        look_count([Finding("a", {}, {"turns": told, "decisions": difference("decisions", [0.0] * 10)})]) == 1
    )


def test_a_study_in_a_file_is_run_again_and_extended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(changed(philtre.game("race").content, {"goal.coins": 21}), encoding="utf-8")
    study = tmp_path / "study.toml"
    whole = (
        'game = "race"\nbots = "random"\ngames = 4\nseed = 3\nout = "s.jsonl"\nhtml = "s.html"\n'
        '[options]\neven_rounds = true\n[vary]\nrounds = "1..2"\ndeck = ["deck.toml"]\n'
    )
    study.write_text(whole, encoding="utf-8")
    shown = found(capsys, ["sweep", str(study), "--jobs", "1"])
    assert shown["seed"] == 3
    assert [one["setting"] for one in shown["settings"]] == [
        "rounds=1, deck=deck.toml",
        "rounds=2, deck=deck.toml",
    ]
    assert all(one["options"]["even_rounds"] for one in shown["settings"])
    assert (tmp_path / "s.html").exists()
    out = tmp_path / "s.jsonl"
    before = out.read_bytes()
    assert found(capsys, ["sweep", str(study), "--jobs", "1"]) == shown
    assert out.read_bytes() == before  # nothing was played again
    study.write_text(whole.replace("1..2", "1..3"), encoding="utf-8")
    more = found(capsys, ["sweep", str(study), "--jobs", "1", "--games", "5"])
    assert len(more["settings"]) == 3
    assert out.read_bytes().startswith(before)
    assert out.read_bytes().count(b"\n") == 1 + 3 * 5


def test_merged_shards_of_a_sweep_are_the_sweep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = found(capsys, SWEEP)
    files = [str(tmp_path / f"{number}.jsonl") for number in (1, 2)]
    for number, file in enumerate(files, 1):
        part = found(capsys, [*SWEEP, "--shard", f"{number}/2", "--out", file])
        assert part["settings"][1]["differences"]["turns"]["pairs"] == 3
    merged = str(tmp_path / "all.jsonl")
    assert main(["merge", *files, "--out", merged]) == 0
    capsys.readouterr()
    assert found(capsys, [*SWEEP, "--out", merged]) == whole
    assert main([*SWEEP, "--shard", "1/2"]) == 2


@pytest.mark.slow
def test_a_sweep_that_was_killed_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "study.jsonl"
    command = ["sweep", "race", "--bots", "greedy", "--option", "rounds=6", "--vary", "even_rounds=no,yes"]
    command += ["--games", "40", "--out", str(out), "--json"]
    kills = 0
    while kills < 3:
        process = subprocess.Popen(
            [sys.executable, "-m", "philtre", *command, "--jobs", "2"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        size = out.stat().st_size if out.exists() else 0
        until = time.monotonic() + 120
        while process.poll() is None and time.monotonic() < until:
            if out.exists() and out.stat().st_size > size + 4000:
                break
            time.sleep(0.01)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            kills += 1
        else:
            kills = 3
        process.communicate()
    assert main([*command, "--jobs", "2"]) == 0
    resumed = json.loads(capsys.readouterr().out)
    out.unlink()
    assert main([*command, "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == resumed


# Refusals


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ([], "a sweep needs something to vary: --vary NAME=VALUES"),
        (["hire"], "--vary: expected NAME=VALUES, such as hire=1..5, found 'hire'"),
        (["=1..5"], "--vary: expected NAME=VALUES"),
        (["hire=5..1"], "--vary hire: the range 5..1 is empty: expected FIRST..LAST"),
        (["hire=1..9..0"], "--vary hire: the range 1..9..0 is empty"),
        (["hire="], "--vary hire: expected values with commas between them, found ''"),
        (["hire=1,,2"], "--vary hire: expected values with commas between them"),
        (["hire=1..9999"], "--vary hire: expected at most 200 values, found 9,999"),
        (["hire=1..20", "solo_hire=1..20"], "--vary: expected at most 200 settings, found 400"),
        (["hire=dear"], "--vary hire: expected a whole number, found 'dear'"),
        (["hire=1,1"], "--vary hire: expected each value once, found 1, 1"),
        (["hire=1", "hire=2"], "--vary: expected each name once"),
        (["hire=1,2", "prices.hire=3"], "--vary: expected each name once"),
        (["hier=1..3"], "its content no such key: did you mean prices.hire?"),
        (["nothing-like-it=1"], "expected first_game, own_restock, turns, variant, seats, bots and deck, or"),
        (["prices=1"], "--vary prices is a table of the content: name one of its values, prices.hire, "),
        (["power=x"], "--vary power: there are several in the content: apothecary.ooki-oogi.power, "),
        (["turns=0"], "option turns: expected a whole number from 1 to 1000, found 0"),
        (["own_restock=maybe"], "option own_restock: expected no or yes, found maybe"),
        (["facedown=3..4"], "facedown=4: content of apotheca: market: field facedown: expected a whole"),
        (["variant=chess"], "apotheca has no variant 'chess': expected"),
        (["seats=2,9"], "seats=9: apotheca is for"),
        (["seats=two"], "--vary seats: expected a whole number, found 'two'"),
        (["bots=greedy,gredy"], "bots=gredy: there is no bot 'gredy'"),
        (["deck=none.toml"], "deck=none.toml: cannot read the content file none.toml: No such file"),
    ],
)  # fmt: skip
def test_bad_wishes_get_a_sentence_and_change_nothing(
    wishes: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["sweep", "apotheca", "--jobs", "1", "--games", "1", "--out", str(tmp_path / "s.jsonl")]
    for wish in wishes:
        command += ["--vary", wish]
    assert main(command) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = 3", "field game: expected a text, found 3"),
        ("games = 3", "field game is missing: expected a text"),
        ('game = "race"\ngamse = 3', "unknown field gamse: expected"),
        ('game = "race"\ngames = 0', "field games: expected a whole number from 1"),
        ('game = "race"\n[vary]\nrounds = 3', "field rounds: expected a list of values, or a text such as"),
        ('game = "race"\n[vary]\nrounds = []', "field rounds: expected a list of values, or a text such as"),
        ('game = "race"\n[vary]\nrounds = ["many"]', "option rounds: expected a whole number from 1 to 1000"),
        ('game = "race"\n[options]\nround = 3\n[vary]\nrounds = "1..2"', "race has no option 'round'"),
        ('game = "race"\n[options]\nrounds = "3"\n[vary]\nseats = "2"', "option rounds: expected a whole"),
        ("game = ", "not a TOML file"),
    ],
)
def test_bad_study_files_get_a_sentence(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = tmp_path / "study.toml"
    study.write_text(text, encoding="utf-8")
    assert main(["sweep", str(study), "--jobs", "1"]) == 2
    assert sentence in capsys.readouterr().err


def test_files_that_cannot_be_written_are_refused_before_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--html", "--csv"):
        assert main([*SWEEP, option, str(tmp_path / "no" / "such"), "--out", str(tmp_path / "s")]) == 2
        assert f"{option}: cannot write" in capsys.readouterr().err
    assert main([*SWEEP, "--games", "0"]) == 2
    assert main(["sweep", str(tmp_path / "none.toml")]) == 2
    assert list(tmp_path.iterdir()) == []


# Compare


def test_two_decks_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = philtre.game("race").content
    deck = tmp_path / "rich.toml"
    deck.write_text(changed(content, {"goal.coins": 21}), encoding="utf-8")
    shown = found(capsys, ["compare", "race", str(deck), *QUICK])
    assert [one["setting"] for one in shown["settings"]] == ["race", str(deck)]
    assert shown["base"] == "race"
    assert shown["settings"][0]["content"] != shown["settings"][1]["content"]
    assert shown["settings"][1]["differences"]["turns"]["pairs"] == 6


def test_two_bots_are_compared_apart_and_against_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["compare", "random", "careless:50", "--game", "race", *QUICK[2:], "--language", "en"]
    shown = found(capsys, command)
    match = found(capsys, ["match", "race", "--seats", "random,careless:50", *QUICK[2:]])
    assert [one["bots"] for one in shown["settings"]] == [["random"] * 2, ["careless:50"] * 2]
    share = f"random wins {match['wins']['random'] * 100:.1f}\u202f%"
    assert len(shown["notes"]) == 1
    assert f"Against each other, in 6 games, {share}" in shown["notes"][0]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["greedy", "random"], "compare: two bots need a game: --game GAME"),
        (["race", "random"], "compare: expected two content files or two bots, found race and random"),
        (["race", "apotheca"], "expected one game: race is for race, apotheca for apotheca"),
        (["race", "race"], "compare: expected two different things, found race twice"),
        (["race", "none.toml"], "cannot read the content file none.toml: No such file"),
        (["random", "gredy", "--game", "race"], "bots=gredy: there is no bot 'gredy'"),
        (["greedy", "random", "--game", "race", "--bots", "random"], "compare: --bots is for two decks"),
        (["greedy", "random", "--game", "race", "--games", "0"], "--games: expected at least 1, found 0"),
    ],
)
def test_what_cannot_be_compared(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *command, "--jobs", "1"]) == 2
    assert sentence in capsys.readouterr().err


def test_settings_that_are_too_many_for_their_bots() -> None:
    from philtre.study.sweep.settings import Base, make_setting

    base = Base(philtre.game("race"), None, 3, {}, "random,greedy", 1)
    with pytest.raises(PhiltreError, match="there are 2 bots for 3 seats"):
        make_setting(base, [], Path())
