"""Everything the race asks, tells or refuses can be said in English and French, and reads like it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from philtre.core.game import HOME
from philtre.core.registry import bound
from philtre.games.race.rules.moves import POWERS, RESOURCES
from philtre.text.words import Words

from .scene import GAME as BIG_WHEEL
from .scene import OURS as GAME

PLAYERS = ["Ada", "Bruno", "Chloé", "Denis"]
LANGUAGES = ["en", "fr"]
LEFT_OVER = re.compile(r"\bhidden\b|[{}]|\bNone\b")
FOLDER = HOME / "games" / "race"


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
    return (FOLDER / "words" / f"words.{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("go market", "Go on to the Market", "Continuer vers le Marché"),
        ("go r3", "Go on to r3", "Continuer vers r3"),
        ("drink speed", "Drink Speed", "Boire une potion de vitesse"),
        ("craft invisibility", "Craft Invisibility", "Préparer une potion d’invisibilité"),
        ("throw meteor 2", "Throw Meteor at Bruno", "Lancer une pluie de météores sur Bruno"),
        ("swap 3", "Change places with Chloé", "Échanger sa place avec Chloé"),
        ("give purple-crystal", "Give up purple crystal", "Céder : cristal violet"),
        ("teleport market", "Teleport to the Market", "Se téléporter vers le Marché"),
    ],
)
def test_a_move_is_said_as_a_person_would(move: str, english: str, french: str) -> None:
    fields = GAME.move(GAME.parse(move))
    assert [plain(words_in(language).move(fields)) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            {"kind": "moved", "seat": 0, "from": "market", "to": "n3", "path": ["market", "n1", "n2", "n3"]},
            "Ada moves from the Market to n3.",
            "Ada quitte le Marché et atteint n3.",
        ),
        (
            {"kind": "gave", "seat": 1, "resource": "black-rock", "count": 2},
            "Bruno gives up 2 black rocks.",
            "Bruno cède 2 roches noires.",
        ),
        (
            {"kind": "gave-to", "seat": 1, "to_seat": 2, "resource": "honey", "count": 1},
            "Bruno gives 1 honey to Chloé.",
            "Bruno cède 1 miel à Chloé.",
        ),
        (
            {"kind": "attacked", "seat": 0, "other_seat": 1, "potion": "poison", "count": 2},
            "Ada throws Poison at Bruno, who must give up 2 resources.",
            "Ada lance un poison sur Bruno, qui doit céder 2 ressources.",
        ),
        (
            {"kind": "sold", "seat": 0, "potion": "swap", "coins": 3, "total": 8},
            "Ada sells Swap for 3 coins: 8 in all.",
            "Ada vend une potion d’échange pour 3 pièces : 8 en tout.",
        ),
        (
            {"kind": "swapped", "seat": 0, "other_seat": 3, "potion": "swap", "from": "r1", "to": "market"},
            "Ada uses Swap on Denis: Ada goes to the Market, Denis to r1.",
            "Ada utilise une potion d’échange sur Denis : Ada rejoint le Marché, Denis rejoint r1.",
        ),
        ({"kind": "won", "seats": [2], "count": 1}, "Chloé wins the game.", "Chloé gagne la partie."),
        (
            {"kind": "drawn", "seats": [0, 2], "count": 2},
            "Ada and Chloé are level in coins, potions and resources: a draw between them.",
            (
                "Ada et Chloé sont à égalité de pièces, de potions et de ressources : "
                "la partie est nulle entre eux."
            ),
        ),
    ],
)
def test_an_event_is_told_as_a_person_would(event: dict[str, Any], english: str, french: str) -> None:
    assert [plain(words_in(language).event(event)) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("r1<r0 market |", "Ada rolls the die.", "Ada lance le dé."),
        (
            "r1<r0 market | potions=speed/-",
            "Ada may use potions, and then rolls the die.",
            "Ada peut utiliser des potions, puis lance le dé.",
        ),
        (
            "market r1 |",
            "Ada may spend the turn in the Market, or roll the die and leave.",
            "Ada peut rester au Marché pour ce tour, ou lancer le dé et partir.",
        ),
        (
            "market r1 | busy=yes",
            "Ada rolls the die or ends the turn in the Market.",
            "Ada lance le dé ou finit le tour au Marché.",
        ),
        (
            "market r1 | phase=after potions=swap/-",
            "Ada may sell potions, or end the turn.",
            "Ada peut vendre des potions, ou finir le tour.",
        ),
        (
            "market<n1 r1 | phase=move die=4 steps=1",
            "Ada comes through the Market with one step left: stop here, or choose a path?",
            "Ada traverse le Marché avec encore un pas : s’arrêter ici, ou choisir un chemin ?",
        ),
        (
            "r9<r8 r9 | phase=give giver=2 owed=2 resources=-/wood:2,honey",
            "Bruno must give up 2 resources, one by one: which is next?",
            "Bruno doit céder 2 ressources, une par une : laquelle maintenant ?",
        ),
    ],
)
def test_what_is_asked_is_said_plainly(text: str, english: str, french: str) -> None:
    prompt = GAME.position(text).prompt()
    assert [plain(words_in(language).message(prompt)) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("r1<r0 market |", "Roll the die.", "Lancez le dé."),
        (
            "market r1 | phase=after potions=speed/-",
            "You may sell potions, drink one for one more roll, or end your turn.",
            "Vous pouvez vendre des potions, en boire une pour un jet de plus, ou finir votre tour.",
        ),
        (
            "r9<r8 r9 | turn=2 phase=give giver=1 owed=2 resources=wood:2,honey/-",
            "You must give up 2 resources, one by one: which is next?",
            "Vous devez céder 2 ressources, une par une : laquelle maintenant ?",
        ),
    ],
)
def test_the_player_who_is_asked_is_called_you(text: str, english: str, french: str) -> None:
    prompt = GAME.position(text).prompt()
    said = [Words(language, GAME, PLAYERS, you=[0]).message(prompt) for language in LANGUAGES]
    assert [plain(one) for one in said] == [english, french]


def test_the_rules_are_those_of_the_table() -> None:
    def rules(language: str, variant: str, **options: Any) -> str:
        facts = GAME.facts(variant, 2, GAME.chosen(variant, options))
        words = Words(language, GAME, PLAYERS, facts=facts)
        return plain(" ".join(words.say(id) for id in words.ids("rules-")))

    assert "You may carry any number of resources" in rules("en", "standard")
    assert "They go back to the piles." in rules("en", "standard")
    assert "You can carry 8 resources." in rules("en", "lively")
    assert "You get them, as far as you can carry them" in rules("en", "lively")
    assert "You can carry 6 resources." in rules("en", "lively", carry=6, spoils=False)
    assert "You get them" not in rules("en", "lively", carry=6, spoils=False)
    assert "after 50 rounds" in rules("en", "standard", rounds=50)
    assert "the round is finished. Then the most coins win" in rules("en", "standard", even_rounds=True)
    assert "The first to reach 20 coins wins." not in rules("en", "standard", even_rounds=True)
    assert "Le premier à atteindre" not in rules("fr", "standard", even_rounds=True)
    assert "Ce qu’elle cède retourne dans les tas." in rules("fr", "standard")
    for language, theirs, bag in (
        ("en", "You get them.", "carry them"),
        ("fr", "est à vous.", "en porter ;"),
    ):
        assert theirs in rules(language, "lively", carry=0)
        assert bag not in rules(language, "lively", carry=0)
    assert "Vous pouvez porter 8 ressources." in rules("fr", "lively")
    for language, wheel in (("en", "The wheel is ours"), ("fr", "La roue est de nous")):
        assert wheel in rules(language, "standard")


@pytest.mark.parametrize(
    ("language", "alone", "bag"),
    [("en", "ends the game", "full bag"), ("fr", "pour finir la partie", "sac plein")],
)
def test_the_tips_are_those_of_the_table(language: str, alone: str, bag: str) -> None:
    def tips(variant: str, **options: Any) -> str:
        words = Words(language, GAME, facts=GAME.facts(variant, 2, GAME.chosen(variant, options)))
        return " ".join(words.say(id) for id in words.ids("tip-"))

    assert alone in tips("standard")
    assert alone not in tips("standard", even_rounds=True)
    assert bag in tips("lively")
    assert bag not in tips("lively", carry=0)


@pytest.mark.parametrize(
    ("language", "one"), [("en", "one resource to a Poison"), ("fr", "une ressource pour un")]
)
def test_numbers_of_another_box_agree(language: str, one: str) -> None:
    text = (FOLDER / "content.toml").read_text(encoding="utf-8").replace("poison = 2", "poison = 1")
    words = Words(language, bound("race", text))
    assert one in words.say("rules-09-attacks")
    assert not re.search(r"\b1 re", " ".join(words.say("power-sting", part) for part in ("about", "short")))


@pytest.mark.parametrize(
    ("language", "ours", "theirs"),
    [
        (
            "en",
            ["The wheel is ours", "a ring of 16 spaces", "worth 2 coins"],
            ["It has 37 spaces", "The list of recipes"],
        ),
        (
            "fr",
            ["La roue est de nous", "un anneau de 16 cases", "vaut 2 pièces"],
            ["Il compte 37 cases", "La liste des"],
        ),
    ],
)
def test_the_rules_of_another_board_name_nothing_of_ours(
    language: str, ours: list[str], theirs: list[str]
) -> None:
    pages = []
    for game in (GAME, BIG_WHEEL):
        words = Words(language, game)
        pages.append(
            " ".join(
                well_said(words.say(id)) for id in [*words.ids("rules-"), *words.ids("tip-"), "notation"]
            )
        )
    for sentence in ours:
        assert sentence in pages[0]
        assert sentence not in pages[1]
    for sentence in theirs:
        assert sentence not in pages[0]
        assert sentence in pages[1]
    assert "r12" not in pages[1]


def test_every_refusal_has_words_and_no_words_are_left_over(words: Words) -> None:
    code = (FOLDER / "refusals.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', code))
    codes |= set(re.findall(r'"([a-z-]+)", "R\d+"', code))
    codes |= set(re.findall(r'"(too-late-[a-z-]+)"', code))
    codes |= set(re.findall(r'Refusal\("([a-z-]+)" if .*? else "[a-z-]+"', code))
    codes |= set(re.findall(r'Refusal\("[a-z-]+" if .*? else "([a-z-]+)"', code))
    assert len(codes) > 30
    assert {id.removeprefix("refusal-") for id in words.ids("refusal-")} == codes


def test_every_event_and_prompt_has_words_and_none_is_left_over(words: Words) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    kinds = set(re.findall(r'Event\(\s*"([a-z-]+)"', code))
    kinds |= set(re.findall(r'events\.\w+\(\s*[a-z.]*events, "([a-z-]+)"', code))
    kinds |= set(re.findall(r'events\.trapped\(.*"([a-z]+)"\)', code)) | {"won", "drawn"}
    assert {id.removeprefix("event-") for id in words.ids("event-")} == kinds


def test_powers_potions_and_resources_have_words(words: Words) -> None:
    for power in POWERS:
        for part in ("", "about", "short"):
            well_said(words.say(f"power-{power}", part))
    for resource in RESOURCES:
        for count in (0, 1, 2):
            well_said(words.say(f"resource-{resource}", count=count))
    assert len(words.ids("potion-")) == len(POWERS)
    assert len(words.ids("tip-")) >= 8


def test_the_rules_name_every_recipe(words: Words) -> None:
    page = words.say("rules-08-recipes").lower()
    for recipe in GAME.start(seats=2).view(None).recipes:
        cost = words.listed([words.say(f"resource-{resource}", count=1) for resource in recipe.cost])
        assert f"{cost}, " in page, recipe.potion
    assert page.count("- ") >= len(POWERS)


def test_french_has_its_narrow_spaces() -> None:
    text = source("fr")
    prose = [line for line in text.split("\n") if not line.startswith("#")]
    for line in prose:
        assert not re.search(r" [;:!?»]|« ", line), line
        assert not re.search(r"[a-zé][!?;](?:\s|$)", line), line
