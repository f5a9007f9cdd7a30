"""Every game's ledger agrees with its code and its tests."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.ours import OURS

import philtre
from philtre.conformance.ledger import LEDGER, ledger_faults, read_ledger

ROOT = Path(__file__).parent.parent
APOTHECA = philtre.game("apotheca")
TEXT = (APOTHECA.folder() / LEDGER).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_each_rule_is_coded_and_shown_by_a_test(name: str) -> None:
    assert ledger_faults(philtre.game(name), ROOT) == []


@pytest.mark.parametrize("name", OURS)
def test_each_rule_that_a_refusal_rests_on_is_told_in_a_chapter(name: str) -> None:
    game = philtre.game(name)
    source = (ROOT / "src" / "philtre" / "games" / name / "refusals.py").read_text(encoding="utf-8")
    cited = set(re.findall(r'"([A-Z][0-9]+)"', source))
    assert cited
    assert [rule for rule in sorted(cited) if not game.chapter(rule)] == []


def test_apothecas_ledger_has_all_rulings() -> None:
    rules = read_ledger(APOTHECA.folder() / LEDGER)
    assert [rule.number for rule in rules if rule.number[0] == "A"] == [f"A{n}" for n in range(1, 45)]
    assert all(rule.source == "rulebook" for rule in rules if rule.number[0] == "B")
    assert all(rule.source in ("faq", "ruling") for rule in rules if rule.number[0] == "A")


def test_every_rule_tests_file_of_apotheca_is_in_use() -> None:
    named = {
        test.partition("::")[0] for rule in read_ledger(APOTHECA.folder() / LEDGER) for test in rule.tests
    }
    chapters = {
        "setup", "turns", "reveal", "restock", "hire", "powers", "matches", "overload", "teams_and_token",
        "solo", "master", "redeal",
    }  # fmt: skip
    assert {f"tests/games/apotheca/test_{chapter}.py" for chapter in chapters} <= named


# A broken ledger is caught


def entry(number: str) -> str:
    """The text of one rule, as it stands in the file."""
    found = re.search(rf'\[\[rule\]\]\nnumber = "{number}"\n(?:.+\n)+', TEXT)
    assert found, number
    return found.group()


def without(number: str, field: str) -> str:
    """The ledger with one field of one rule left empty."""
    emptied = re.sub(rf"{field} = \[[^\]]*\]", f"{field} = []", entry(number))
    return TEXT.replace(entry(number), emptied)


def altered(number: str, change: Callable[[str], str]) -> str:
    return TEXT.replace(entry(number), change(entry(number)))


FAULTS: dict[str, tuple[Callable[[], str], str]] = {
    "no code": (lambda: without("A14", "code"), "A14 is not coded anywhere"),
    "no test": (lambda: without("A14", "tests"), "A14 is not shown by a test"),
    "unknown function": (
        lambda: altered("A16", lambda text: text.replace("powers.list_chains", "powers.list_trains")),
        "A16: there is no code rules.powers.list_trains",
    ),
    "unknown module": (
        lambda: altered("A16", lambda text: text.replace("powers.list_chains", "forces.list_chains")),
        "A16: there is no code rules.forces.list_chains",
    ),
    "a module is no place": (
        lambda: altered("A16", lambda text: text.replace("powers.list_chains", "powers")),
        "A16: there is no code rules.powers",
    ),
    "unknown file": (
        lambda: TEXT.replace("content.toml", "contents.toml"),
        "B2: there is no code contents.toml",
    ),
    "unknown test": (
        lambda: altered("A16", lambda text: text.replace("::test_chained_charge", "::test_chain")),
        "A16: there is no test tests/games/apotheca/test_powers.py::test_chain",
    ),
    "unknown test file": (
        lambda: altered("A16", lambda text: text.replace("test_powers.py", "test_forces.py")),
        "A16: there is no test tests/games/apotheca/test_forces.py::test_chained_charge",
    ),
    "a number twice": (lambda: TEXT + "\n" + entry("A14"), "A14 stands twice"),
    "a number left out": (lambda: altered("A16", lambda _: ""), "A16 is missing"),
    "an unknown citation": (
        lambda: altered("A44", lambda _: ""),
        "matching.py cites A44, which the ledger does not know",
    ),
    "two sentences": (
        lambda: altered("A16", lambda text: text.replace('text = "', 'text = "Chains. ')),
        "A16: expected one sentence, found 'Chains. ",
    ),
    "a bad number": (
        lambda: altered("A16", lambda text: text.replace('"A16"', '"16"')),
        "field number: expected a letter and a number, such as A14, found '16'",
    ),
    "a bad source": (
        lambda: altered("A16", lambda text: text.replace('"ruling"', '"hearsay"')),
        "field source: expected one of rulebook, faq, ruling, inferred and house, found 'hearsay'",
    ),
    "a missing field": (
        lambda: altered("A16", lambda text: re.sub("source = .*\n", "", text)),
        "field source is missing: expected one of rulebook, faq, ruling, inferred and house",
    ),
    "an unknown field": (
        lambda: altered("A16", lambda text: text + "page = 7\n"),
        "unknown field page: expected code, number, source, tests and text",
    ),
    "no list": (
        lambda: altered("A16", lambda text: re.sub(r"tests = \[[^\]]*\]", 'tests = "many"', text)),
        "field tests: expected a list of names, found 'many'",
    ),
    "unknown chapter": (
        lambda: altered("A14", lambda text: text.replace("rules-09-powers", "rules-09-forces")),
        "A14: there is no chapter rules-09-forces",
    ),
    "no rules": (lambda: "", "ledger.toml: field rule is missing: expected one or more [[rule]] tables"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_ledger_is_caught(fault: str, tmp_path: Path) -> None:
    broken, reason = FAULTS[fault]
    file = tmp_path / LEDGER
    file.write_text(broken(), encoding="utf-8")
    found = ledger_faults(APOTHECA, ROOT, file)
    assert any(reason in sentence for sentence in found), found


def test_a_game_without_a_ledger_is_caught(tmp_path: Path) -> None:
    (sentence,) = ledger_faults(APOTHECA, ROOT, tmp_path / LEDGER)
    assert "No such file" in sentence
