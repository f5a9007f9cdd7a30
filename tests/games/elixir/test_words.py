"""Everything Elixir asks, tells or refuses can be said in English and French, and reads like it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from philtre.core.game import Game
from philtre.core.registry import bound
from philtre.games.elixir.rules.tables import DEEDS, POWERS
from philtre.text.words import Words

from .scene import GAME

PLAYERS = ["Ada", "Bruno", "Chloé", "Denis"]
LANGUAGES = ["en", "fr"]
LEFT_OVER = re.compile(r"\bhidden\b|[{}]|\bNone\b|-seat\b")


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


def source(language: str) -> str:
    return (GAME.folder() / "words" / f"words.{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("buy bat-wing", "Buy: Bat Wing", "Acheter : Aile de chauve-souris"),
        ("brew henbane newt-eye", "Brew Henbane with Newt Eye", "Brasser : Jusquiame et Œil de triton"),
        ("filch 2", "Filch a potion from Bruno", "Chaparder une potion à Bruno"),
        ("send sam 3", "Send Sooty Sam against Chloé", "Envoyer Sam la Suie contre Chloé"),
        ("move herbalist", "Go to the Herbalist", "Aller : Herboriste"),
        ("move s2", "Go to the street by the Herbalist", "Aller : rue devant l’Herboriste"),
        (
            "send lamplighter 2",
            "Send the Lamplighter against Bruno",
            "Envoyer l’Allumeur de Réverbères contre Bruno",
        ),
        ("smash gems", "Smash all gems", "Saccager : toutes les gemmes"),
    ],
)
def test_a_move_is_said_as_a_person_would(move: str, english: str, french: str) -> None:
    fields = GAME.move(GAME.parse(move))
    assert [plain(words_in(language).move(fields)) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            {"kind": "moved", "seat": 0, "place": "herbalist", "where": "herbs"},
            "Ada goes to the Herbalist.",
            "Ada va chez l’Herboriste.",
        ),
        (
            {"kind": "moved", "seat": 1, "place": "s4", "where": "street"},
            "Bruno walks to the street by the Blue lab.",
            "Bruno va dans la rue devant le labo bleu.",
        ),
        (
            {"kind": "earned", "seat": 0, "count": 0},
            "The pile is empty: Ada earns nothing.",
            "La pile est vide : Ada ne touche rien.",
        ),
        (
            {"kind": "earned", "seat": 0, "count": 1},
            "Ada earns 1 gold.",
            "Ada touche 1 pièce d’or.",
        ),
        (
            {"kind": "met", "seat": 1, "stranger": "glassblower"},
            "Bruno meets the Old Glassblower.",
            "Bruno rencontre le Vieux Souffleur de Verre.",
        ),
        (
            {"kind": "smashed", "seat": 1, "rival_seat": 0, "category": "herbs"},
            "All herbs on Ada’s shelf are smashed.",
            "L’étagère d’Ada est saccagée : plus d’herbes !",
        ),
        (
            {"kind": "looked", "seat": 1, "herb": "wolfsbane", "special": "newt-eye", "potion": "luck"},
            "Bruno looks at the formula of Wolfsbane with Newt Eye: Liquor of Luck.",
            "Bruno regarde la formule d’Aconit et Œil de triton : Liqueur de Chance.",
        ),
        (
            {"kind": "filched", "seat": 0, "rival_seat": 1, "potion": "luck"},
            "Ada filches Liquor of Luck from Bruno.",
            "Ada chaparde une potion à Bruno : Liqueur de Chance.",
        ),
        (
            {"kind": "filched", "seat": 0, "rival_seat": 1, "potion": None},
            "Ada filches a potion from Bruno.",
            "Ada chaparde une potion à Bruno.",
        ),
        (
            {"kind": "rounds-over", "seats": [0, 2], "count": 2, "round": 150},
            "All 150 rounds are over. Ada and Chloé are equally near to the Elixir: a draw.",
            "Les 150 manches sont finies. Ada et Chloé sont à égale distance de l’élixir : égalité.",
        ),
    ],
)
def test_events_read_well(event: dict[str, Any], english: str, french: str) -> None:
    assert [plain(words_in(language).event(event)) for language in LANGUAGES] == [english, french]


def test_every_refusal_has_words_and_no_words_are_left_over(words: Words) -> None:
    text = (GAME.folder() / "refusals.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', text))
    phases = (
        "look",
        "earn",
        "heal",
        "move",
        "arrive",
        "hire",
        "face",
        "walk",
        "smash",
        "brew",
        "gems",
        "end",
    )
    codes = (codes - {"asked-"}) | {f"asked-{phase}" for phase in phases}
    assert {id.removeprefix("refusal-") for id in words.ids("refusal-")} == codes


def test_every_event_has_words_and_no_words_are_left_over(words: Words) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in GAME.folder().rglob("*.py"))
    for id in words.ids("event-"):
        assert f'"{id.removeprefix("event-")}"' in text, id


def test_every_potion_stranger_and_power_has_words(words: Words) -> None:
    for power in (*POWERS, *DEEDS):
        well_said(words.say(f"power-{power}"))
        well_said(words.say(f"power-{power}", "about"))
    for id in GAME.names(words.language):
        well_said(words.say(id))
    assert len(words.ids("tip-")) >= 8


def test_the_rules_can_be_learnt_from_the_page(words: Words) -> None:
    chapters = words.ids("rules-")
    assert len(chapters) == 13
    page = " ".join(words.say(id) for id in chapters)
    for stranger in words.ids("stranger-"):
        assert words.say(stranger) in page


def test_the_rules_follow_the_options_of_a_table() -> None:
    for language, none, limit, credit in (
        ("en", "takes any number", "at most 2 of each", "counts as 1 gold paid"),
        ("fr", "autant d’exemplaires", "au plus 2 exemplaires", "1 pièce d’or versée"),
    ):
        wishes: list[dict[str, Any]] = [{}, {"shelf_limit": 2, "healing_credit": True, "rounds": 60}]
        usual, ours = (Words(language, GAME, facts=GAME.facts("standard", 2, options)) for options in wishes)
        assert none in usual.say("rules-05-moving")
        assert limit in ours.say("rules-05-moving")
        assert credit not in usual.say("rules-08-healers")
        assert credit in ours.say("rules-08-healers")
        assert "60" in ours.say("rules-12-winning")
        assert "22" in usual.say("rules-03-things")
        assert "36" not in usual.say("rules-03-things")


def other_box(number: int) -> Game:
    """A box in which turns, steps and hire prices are 1, and other numbers of gold are that number."""
    text = (GAME.folder() / "content.toml").read_text(encoding="utf-8")
    for field in ("purse", "wage", "healing"):
        text = re.sub(rf"^{field} = \d+", f"{field} = {number}", text, flags=re.MULTILINE)
    text = re.sub(r"^(amount) = \d+", rf"\1 = {number}", text, flags=re.MULTILINE)
    text = re.sub(r"^(levels|hire|reach) = \d+", r"\1 = 1", text, flags=re.MULTILINE)
    return bound("elixir", text)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_another_box_agree(language: str, number: int) -> None:
    words = Words(language, other_box(number))
    wrong = r"\b1 (turns|spaces)\b" if language == "en" else r"\b[01] (tours|cases|pièces)\b"
    pages = [words.say(id) for id in [*words.ids("rules-"), *words.ids("tip-"), "figure-reach"]]
    pages += [words.say(id, "about") for id in words.ids("power-")]
    pages += [words.say("refusal-too-far", place="s3", count=1), words.say("board-gold", count=number)]
    for page in pages:
        assert not re.search(wrong, page)
    if number == 0 and language == "fr":
        assert "touchez 0 pièce d’or" in words.say("rules-04-turn")


@pytest.mark.parametrize(
    ("language", "nobody"), [("en", "nobody knows any"), ("fr", "personne n’en connaît")]
)
def test_the_rules_of_a_short_game_begin_with_a_look(language: str, nobody: str) -> None:
    for variant in GAME.variants:
        goal = Words(language, GAME, facts=GAME.variant_facts(variant)).say("rules-01-goal")
        assert (nobody in goal) == (variant == "standard")


def test_a_shelf_for_one_is_said_in_the_singular() -> None:
    facts = GAME.facts("standard", 2, {"shelf_limit": 1})
    words = Words("fr", GAME, facts=facts)
    for said in (words.say("rules-05-moving"), words.say("option-shelf_limit", "about")):
        assert "au plus un exemplaire de chaque" in said
    assert "n’a qu’une place" in words.say("refusal-shelf-full", count=1, ingredient="henbane")


def test_prompts_speak_to_the_player_who_decides() -> None:
    prompt = GAME.position("at=s3/s8 phase=face stranger=monk").prompt()
    mine = [plain(Words(language, GAME, PLAYERS, you=[0]).message(prompt)) for language in LANGUAGES]
    assert mine[0].startswith("You face the Muttering Monk.")
    assert mine[1].startswith("Devant vous : le Moine Marmonnant.")
    theirs = [plain(Words(language, GAME, PLAYERS, you=[1]).message(prompt)) for language in LANGUAGES]
    assert theirs == [
        "Ada faces the Muttering Monk and rolls.",
        "Ada fait face au Moine Marmonnant et lance le dé.",
    ]


def test_french_is_not_english_and_keeps_its_blanks() -> None:
    english, french = [sentences(language) for language in LANGUAGES]
    assert {id for id in english if english[id] == french[id] and not id.startswith("field-")} <= {
        "title",
        "board-may-all",
        "board-place",
    }
    for sentence in french.values():
        assert not re.search(r"[^\s\u202f][!?;»]|[a-zé] [:;!?]", sentence), sentence


def sentences(language: str) -> dict[str, str]:
    """Each message, as the file has it."""
    entries = [
        entry for entry in FluentParser().parse(source(language)).body if isinstance(entry, ast.Message)
    ]
    return {entry.id.name: FluentSerializer().serialize_entry(entry).strip() for entry in entries}
