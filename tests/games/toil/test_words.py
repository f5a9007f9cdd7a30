"""Everything Toil and Trouble asks, tells or refuses can be said in English and French, and reads like it."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

import philtre
from philtre.core.game import HOME
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.terminal import draw
from philtre.testing import play
from philtre.text.words import Words

from .scene import GAME, at, drinking

PLAYERS = ["Ada", "Bruno", "Chloé", "Denis"]
LANGUAGES = ["en", "fr"]
LEFT_OVER = re.compile(r"\bhidden\b|[{}]|\bNone\b")


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


def plain(text: str) -> str:
    return text.replace("\u202f", " ")


def test_french_spaces_are_narrow_and_never_break() -> None:
    text = (GAME.folder() / "words" / "words.fr.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r" [;:!?»]|« ", line)] == []


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (
            "add cat-hair 2",
            "Cauldron 2: add Witch’s Cat Hair",
            "Chaudron 2 : ajouter Poil de chat de sorcière",
        ),
        ("sell 1 comet-cup", "Sell cauldron 1: Comet Cup", "Vendre le chaudron 1 : Coupe de la comète"),
        ("replace almanac-infusion", "In place of Almanac Infusion", "À la place d’Infusion d’almanach"),
        ("target 3", "Aim at Chloé", "Viser Chloé"),
        ("resolve theft", "Resolve Theft", "Effet suivant : Larcin"),
        (
            "steal amber-sap 1 3",
            "Steal Amber Sap from their cauldron 1 into yours, number 3",
            "De son chaudron 1 à votre chaudron 3 : Sève d’ambre",
        ),
    ],
)
def test_a_move_is_said_as_a_person_would(move: str, english: str, french: str) -> None:
    fields = GAME.move(GAME.parse(move))
    assert [plain(words_in(language).move(fields)) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            {"kind": "gathers", "seat": 0, "count": 1},
            "Ada gathers 1 card.",
            "Ada cueille 1 carte.",
        ),
        (
            {"kind": "sold", "seat": 1, "cauldron": 2, "order": "comet-cup", "gold": 4, "total": 7},
            "Bruno sells cauldron 2 as Comet Cup for 4 gold: 7 in all.",
            "Bruno vend le chaudron 2 (Coupe de la comète) pour 4 pièces d’or : 7 en tout.",
        ),
        (
            {"kind": "looked", "seat": 0, "target_seat": 1, "ingredients": None},
            "Ada looks at Bruno’s hand.",
            "Ada regarde la main de Bruno.",
        ),
        (
            {"kind": "looked", "seat": 0, "target_seat": 1, "ingredients": ["amber-sap", "aqua-regia"]},
            "Ada looks at Bruno’s hand: Amber Sap and Aqua Regia.",
            "Ada regarde la main de Bruno : Sève d’ambre et Eau régale.",
        ),
        (
            {"kind": "foresaw", "seat": 0, "count": 2, "orders": None},
            "Ada looks at the next Orders: 2 of them.",
            "Ada regarde les prochaines commandes, au nombre de 2.",
        ),
        (
            {"kind": "shared", "seats": [0, 2], "gold": 1},
            "Ada and Chloé share the win with 1 gold each.",
            "Ada et Chloé se partagent la victoire, avec 1 pièce d’or chacun.",
        ),
    ],
)
def test_events_are_told_in_sentences(event: dict[str, Any], english: str, french: str) -> None:
    assert [plain(words_in(language).event(event)) for language in LANGUAGES] == [english, french]


def test_every_refusal_has_words_and_no_words_are_left_over(words: Words) -> None:
    source = (HOME / "games" / "toil" / "refusals.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    codes |= set(re.findall(r'code = "([a-z-]+)" if', source)) | set(
        re.findall(r'else "([a-z-]+-[a-z-]+)"', source)
    )
    phases = ["brew", "potions", "resolve", "target", "haste", "grow", "move", "burn", "steal", "corrode"]
    codes |= {f"{phase}-first" for phase in [*phases, "drop", "give", "take", "bring", "replace"]}
    assert {id.removeprefix("refusal-") for id in words.ids("refusal-")} == codes


def test_every_effect_and_card_has_words(words: Words) -> None:
    for effect in EFFECTS:
        for part in ("", "about", "short"):
            well_said(words.say(f"effect-{effect}", part))
    for id in GAME.names(words.language):
        well_said(words.say(id))


def test_the_rules_and_tips_can_be_read(words: Words) -> None:
    assert len(words.ids("rules-")) == 12
    assert len(words.ids("tip-")) >= 8
    for id in words.ids("rules-"):
        well_said(words.say(id))
        well_said(words.say(id, "heading"))


@pytest.mark.parametrize(("language", "first"), [("en", "The first to earn"), ("fr", "Le premier à gagner")])
def test_the_goal_is_that_of_the_table(language: str, first: str) -> None:
    usual, even = (
        Words(language, GAME, facts=GAME.facts("standard", 2, {"even_rounds": finished})).say("rules-01-goal")
        for finished in (False, True)
    )
    assert first in usual
    assert first not in even


# The board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_eighty_columns(words: Words, seats: int) -> None:
    state = GAME.start(seats=seats, rounds=30)
    rng = random.Random(seats)
    while not state.over:
        chance = state.actor == philtre.CHANCE
        state.play(state.draw(rng) if chance else rng.choice(list(state.actions())))
        if rng.random() < 0.03 or state.over:
            for viewer in (None, *range(seats)):
                board = well_said(draw(state.view(viewer), words))
                assert max(map(len, board.splitlines())) <= 80


def test_the_board_says_what_is_missing_and_what_is_known() -> None:
    words = words_in("en")
    board = draw(at(
        "seats=3 orders=morning-tonic,-,-,- basic=stage-fright:1,? hands=cat-hair/amber-sap,fools-gold'/- "
        "known=1>2:amber-sap lingering=-/sloth:-/- cauldrons=spinning-eye;-;-/-;-;-/-;-;-"
    ).view(0), words)  # fmt: skip
    for line in (
        "For Morning Tonic: 1 more Haste",
        "you know they hold: Fool’s Gold, Amber Sap",
        "will brew in one cauldron only",
        "You know of the Basic stack, from the top: Stage-Fright Draught, ?",
        "1 card held since before the last reshuffle",
        "Witch’s Cat Hair: Teleportation (3), Clairvoyance (2), Theft (3), Sloth (2)",
    ):
        assert line in board, line


def test_the_board_shows_a_hand_that_is_looked_at_and_orders_foreseen() -> None:
    words = words_in("en")
    looking = drinking("clairvoyance", "hands=cat-hair/amber-sap")
    assert "Bruno’s hand" in draw(looking.view(0), words)
    assert "The hand of" not in draw(looking.view(1), words)
    foreseeing = play(drinking("prophecy", "hands=-/- special=1"), "order comet-cup")
    foreseen = "You foresee: 5 gold  Comet Cup: Teleportation 3, Haste 2, Combustion 3"
    assert foreseen in draw(foreseeing.view(0), words)
    assert "You foresee" not in draw(foreseeing.view(1), words)
