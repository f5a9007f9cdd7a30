"""Everything Apotheca asks, tells or refuses can be said in English and French, and reads like it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import philtre
from philtre.core.game import HOME
from philtre.games.apotheca.rules.moves import COLOURS, POWERS
from philtre.text.words import Words

GAME = philtre.game("apotheca")
PLAYERS = ["Ada", "Bruno", "Chloé", "Denis"]
LANGUAGES = ["en", "fr"]
LEFT_OVER = re.compile(r"\bhidden\b|[{}]|\bNone\b")

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("standard", 2, {}),
    ("standard", 2, {"first_game": True, "own_restock": True}),
    ("standard", 3, {}),
    ("standard", 4, {"turns": 12}),
    ("standard", 4, {"own_restock": True}),
    ("solo", 1, {}),
    ("master", 2, {}),
    ("master", 3, {}),
    ("master", 4, {"own_restock": True}),
]


@cache
def words_in(language: str) -> Words:
    return Words(language, GAME, PLAYERS)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_in(request.param)


def well_said(text: str) -> str:
    assert text.strip()
    assert not LEFT_OVER.search(text), text
    return text


# Moves


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("reveal b2", "Reveal the tile on b2", "Révéler la tuile en b2"),
        (
            "hire ruby",
            "Hire at the ruby station, for gems of its colour",
            "Embaucher à la station des rubis, pour des gemmes de sa couleur",
        ),
        ("satisfy porter-king", "Satisfy the Porter King", "Satisfaire le Roi Porteur"),
        ("gully-glide b2 b4", "Gully Glide: b2 → b4", "Ravine glissante : b2 → b4"),
        (
            "faithful-float b up",
            "Faithful Float: column b upwards",
            "Flottement fidèle : colonne b vers le haut",
        ),
        (
            "faithful-float 2 left",
            "Faithful Float: row 2 to the left",
            "Flottement fidèle : ligne 2 vers la gauche",
        ),
        (
            "double-dive a1 b1 c3 c4",
            "Double Dive: a1 → b1 and c3 → c4",
            "Double plongée : a1 → b1 et c3 → c4",
        ),
    ],
)
def test_a_move_is_said_as_a_person_would(move: str, english: str, french: str) -> None:
    fields = GAME.move(GAME.parse(move))
    assert [plain(words_in(language).move(fields)) for language in LANGUAGES] == [english, french]


def plain(text: str) -> str:
    return text.replace("\u202f", " ")


# Whole games


@pytest.mark.parametrize("kind", ["drew", "placed", "dealt-facedown", "fetched"])
def test_a_colour_is_told_only_to_who_may_know_it(words: Words, kind: str) -> None:
    fact = {"kind": kind, "seat": 1, "at": "b2"}
    colours = [words.say(f"colour-{colour}") for colour in COLOURS]
    seen = [well_said(words.event({**fact, "colour": colour})) for colour in COLOURS]
    assert all(colour in sentence for colour, sentence in zip(colours, seen, strict=True))
    unseen = well_said(words.event({**fact, "colour": None}))
    assert not any(colour in unseen for colour in colours)


@pytest.mark.parametrize("kind", ["drew", "placed", "dealt", "dealt-facedown", "fetched", "revealed"])
def test_a_blue_potion_is_feminine_in_french(kind: str) -> None:
    event = {"kind": kind, "seat": 1, "at": "b2", "colour": "sapphire"}
    assert "potion bleue" in words_in("fr").event(event)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        ({"kind": "gained", "seat": 0, "gem": "ruby", "count": 1}, "Ada gains 1 ruby.", "Ada gagne 1 rubis."),
        (
            {"kind": "spent", "seat": 1, "gem": "topaz", "count": 2},
            "Bruno pays 2 topazes.",
            "Bruno paie 2 topazes.",
        ),
        (
            {"kind": "bonus", "seat": 0, "points": 5, "total": 31},  # too rare for games at random
            "No tile is left outside: Ada scores 5 more points, 31 in all.",
            "Toutes les tuiles extérieures sont entrées : Ada marque 5 points de plus, 31 en tout.",
        ),
        (
            {"kind": "finished", "seat": 0, "points": 0, "title": "assistant"},
            "The game is over. Ada has 0 points and earns the title: Assistant.",
            "La partie est finie. Ada a 0 point et mérite le titre : Assistant.",
        ),
        ({"kind": "won", "seats": [2], "count": 1}, "Chloé wins the game.", "Chloé gagne la partie."),
        (
            {"kind": "won", "seats": [0, 2], "count": 2},
            "Ada and Chloé win the game.",
            "Ada et Chloé gagnent la partie.",
        ),
    ],
)
def test_numbers_and_names_agree(event: dict[str, Any], english: str, french: str) -> None:
    assert [plain(words_in(language).event(event)) for language in LANGUAGES] == [english, french]


# Refusals, cards and powers


def test_every_refusal_has_words_and_no_words_are_left_over(words: Words) -> None:
    source = (HOME / "games" / "apotheca" / "refusals.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    codes |= set(re.findall(r'"([a-z-]+)", "A\d+"', source))
    assert len(codes) > 30
    assert {id.removeprefix("refusal-") for id in words.ids("refusal-")} == codes


def test_every_card_and_power_has_words(words: Words) -> None:
    for power in POWERS:
        for part in ("", "about", "short"):
            well_said(words.say(f"power-{power}", part))
    for apothecary in GAME.names(words.language):
        well_said(words.say(apothecary))
    assert len(words.ids("apothecary-")) == len(POWERS)


def page(language: str, variant: str, seats: int) -> dict[str, str]:
    words = Words(language, GAME, facts=GAME.facts(variant, seats, GAME.chosen(variant, {})))
    return {id: words.say(id) for id in words.ids("rules-")}


@pytest.mark.parametrize(
    ("language", "facedown", "alone", "limit", "master"),
    [
        ("en", "second player", "points", "300", "between them"),
        ("fr", "deuxième joueur", "points", "300", "à eux tous"),
    ],
)
def test_the_rules_are_those_of_the_variant(
    language: str, facedown: str, alone: str, limit: str, master: str
) -> None:
    several, solo, under = (page(language, *of) for of in (("standard", 2), ("solo", 1), ("master", 3)))
    assert facedown in several["rules-03-setup"]
    assert facedown not in solo["rules-03-setup"] + under["rules-03-setup"]
    assert alone in solo["rules-01-goal"]
    assert alone not in several["rules-01-goal"]
    assert limit in several["rules-04-turn"]
    assert limit not in solo["rules-04-turn"]
    assert master in under["rules-13-winning"]
    assert "3 " in solo["rules-08-hire"]
    assert "2 " in several["rules-08-hire"]


def test_the_rules_name_chapters_by_their_headings() -> None:
    for language, quoted in (("en", r"“([^”]+)”"), ("fr", r"«\u202f([^»]+)\u202f»")):
        words = Words(language, GAME)
        headings = {words.say(id, "heading") for id in words.ids("rules-")}
        options = {words.say(id) for id in words.ids("option-")}
        for variant, seats in (("solo", 1), ("master", 3)):
            named = re.findall(quoted, page(language, variant, seats)["rules-01-goal"])
            assert len(named) == 2
            assert set(named) <= headings | options
