"""Words: the facts of a match, the reader's seat, and the grammar of names."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.ours import OURS

import philtre
from philtre import Words
from philtre.core.game import Game
from philtre.text.fluent import read_resource
from philtre.text.grammar import functions, unelided
from philtre.text.words import gaps, sources

CASES: list[dict[str, str]] = json.loads(
    (Path(__file__).parents[2] / "web" / "tests" / "grammar.json").read_text(encoding="utf-8")
)
RACE = philtre.game("race")


def words_of(source: str, language: str = "en", game: Any = None, **given: Any) -> Words:
    words = Words(language, game, ["Anna", "Basile"], **given)
    words.bundle.add_resource(read_resource(source), allow_overrides=True)
    return words


# Grammar


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['name']}")
def test_names_in_sentences(case: dict[str, str]) -> None:
    called = {name: function(case["name"]) for name, function in functions(case["language"]).items()}
    assert called == {key: value for key, value in case.items() if key not in ("language", "name")}


HAND = """test-hand = La main { DE($seat) } va { A($whom) }.
test-thing = { DE(test-herbs) }
test-herbs = herbes
"""


def test_sentences_call_the_functions() -> None:
    words = words_of(HAND, "fr")
    assert words.say("test-hand", seat=0, whom="Le Roi Porteur") == "La main d’Anna va au Roi Porteur."
    assert words.say("test-hand", seat=1, whom=3) == "La main de Basile va à 3."
    assert words.say("test-thing") == "d’herbes"
    with pytest.raises(ValueError, match="whom"):
        words.say("test-hand", seat=0)


def test_calls_of_unknown_functions_are_gaps() -> None:
    assert gaps("a = { MID($x) }\n", "a = { DE($x) }\n") == []
    assert gaps("a = { NUMBER($x) }\n", "a = { NUMBER($x) }\n") == []
    found = gaps("a = { DE($x) }\n", "a = { DU($x) }\n")
    assert found == [
        "en: there is no function DE: expected MID and NUMBER",
        "fr: there is no function DU: expected A, DE, MID, NUMBER and QUE",
    ]


BARE = """rest = La main { DE($seat) } compte de { $low } à { $high } cartes.
hand = La main de { $seat }.
chosen = { $count ->
    [one] Une carte.
   *[other] Il faut que { $other-seat } choisisse.
}
named = De { $name }
quoted = Phrase secrète de « { $name } »
trick = La ruse { DE($seat) } de { $count } cartes
"""


def test_bare_names_after_de_are_found() -> None:
    assert unelided(BARE) == ["hand", "chosen", "named"]


@pytest.mark.parametrize("name", ["", *philtre.list_games()], ids=lambda name: name or "shared")
def test_french_elides_before_names(name: str) -> None:
    files = sources("fr", philtre.game(name) if name else None)
    shared = set() if not name else set(sources("fr", None))
    for file in files:
        if file not in shared:
            assert unelided(file.read_text(encoding="utf-8")) == [], f"{file.name}: these want DE() or QUE()"


# Typography of French: narrow spaces that never break, curly apostrophes
SPACED = re.compile(r" [;:!?»](?:\s|$)|« |«(?!\u202f)|(?<!\u202f)»|\w[;!?](?:\s|$)|\w:\s")
PLAIN = re.compile(r"\w'\w|\.\.\.|\u00a0")
COMMAND = re.compile(r" \? (?:NOM\b|tout seul|et un nom|pour l’aide)")  # "?" is a word that players type


@pytest.mark.parametrize("name", ["", *OURS], ids=lambda name: name or "shared")
def test_french_typography(name: str) -> None:
    shared = set() if not name else set(sources("fr", None))
    files = [file for file in sources("fr", philtre.game(name) if name else None) if file not in shared]
    assert len(files) > 1
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            said = "" if line.startswith("#") else COMMAND.sub("", line)
            wrong = SPACED.search(said) or PLAIN.search(said)
            assert wrong is None, f"{file.name}:{number}: {line.strip()}"


# Facts


def test_facts_of_a_game() -> None:
    options = {name: option.default for name, option in RACE.options.items()}
    assert Game.facts(RACE, "standard", 3, {}) == {"variant": "standard", "seats": 3, **options}
    name = next(iter(options))
    assert Game.facts(RACE, "standard", 3, {name: 99})[name] == 99
    for game in map(philtre.game, philtre.list_games()):
        for variant in game.variants:
            assert {"variant", "seats", *game.options} <= set(game.variant_facts(variant))


FACTS = """test-rule = { $seats ->
    [0] For { $variant }.
   *[other] For { $seats } players, { $even-rounds ->
        [yes] in even rounds
       *[no] at once
    }.
}
"""


def test_sentences_select_on_facts() -> None:
    words = words_of(FACTS, game=RACE, facts={"seats": 3, "even_rounds": True, "variant": "standard"})
    assert words.say("test-rule") == "For 3 players, in even rounds."
    words.set_facts({"seats": 2, "even_rounds": False, "variant": "standard"})
    assert words.say("test-rule") == "For 2 players, at once."
    assert words.say("test-rule", seats=4) == "For 4 players, at once.", "an argument comes before a fact"


def test_without_a_match_the_facts_are_those_of_the_first_variant() -> None:
    assert words_of(FACTS, game=RACE).say("test-rule") == "For standard.", "a variant is an id, not its name"
    with pytest.raises(ValueError, match="seats"):
        words_of(FACTS).say("test-rule")


# The reader

YOU = """test-asked = { $you ->
    [yes] You have { $count } actions left.
   *[no] { $seat } has { $count } actions left.
}
"""


def test_the_reader_is_addressed() -> None:
    assert words_of(YOU, you=[0]).say("test-asked", seat=0, count=2) == "You have 2 actions left."
    assert words_of(YOU, you=[0]).say("test-asked", seat=1, count=2) == "Basile has 2 actions left."
    assert words_of(YOU).say("test-asked", seat=0, count=2) == "Anna has 2 actions left."


def test_a_message_without_a_seat_addresses_nobody() -> None:
    with pytest.raises(ValueError, match="you"):
        words_of(YOU, you=[0]).say("test-asked", count=2)
