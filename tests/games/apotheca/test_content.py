"""The content file: what is wrong with a bad one, and games that are bound to another one."""

# ruff: noqa: E501 - a row of the table is one case

import pickle
import random
import tomllib
from pathlib import Path

import pytest

import philtre
from philtre.core.game import Game
from philtre.testing import legal

from .reference import POWER_OF
from .scene import GAME, gems

OURS = GAME.content


def bound(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "content.toml"
    file.write_text(text, encoding="utf-8")
    return philtre.game("apotheca", content=file)


def changed(old: str, new: str) -> str:
    assert OURS.count(old) == 1, old
    return OURS.replace(old, new)


def without_cards(text: str, count: int) -> str:
    parts = text.split("[[apothecary]]")
    return "[[apothecary]]".join(parts[: len(parts) - count])


FIRST_CARD = 'id = "ooki-oogi"\npower = "chained-charge"\nfirst_game = false\nsource = "inferred"'
FAULTS = [
    ("[market", "not a TOML file: "),
    (changed('name = "apotheca"', 'name = "chess"'), "field name: expected one of apotheca, found 'chess'"),
    (changed("version = 1", "version = 2"), "field version: expected a whole number from 1 to 1, found 2"),
    (changed("version = 1\n", ""), "field version is missing: expected a whole number from 1 to 1"),
    (changed("version = 1", "version = 1\nedition = 3"), "unknown field edition: expected apothecary, goal"),
    (changed("facedown = 3", "facedown = 4"), "market: field facedown: expected a whole number from 1 to 3, found 4"),
    (changed("facedown = 3", "facedown = true"), "market: field facedown: expected a whole number from 1 to 3, found True"),
    (changed("facedown = 3", "facedown = 3\nrows = 5"), "market: unknown field rows: expected facedown and source"),
    (changed("ruby = 15", "ruby = 8"), "potions: field ruby: expected a whole number from 9 to 60, found 8"),
    (changed("topaz = 15", "topaz = '15'"), "potions: field topaz: expected a whole number from 9 to 60, found '15'"),
    (changed("sapphire = 15\n", ""), "potions: field sapphire is missing"),
    (changed("solo_hire = 3", "solo_hire = 0"), "prices: field solo_hire: expected a whole number from 1 to 9, found 0"),
    (changed("decree = 1", "decree = -1"), "prices: field decree: expected a whole number from 0 to 9, found -1"),
    (changed("apothecaries = 3", "apothecaries = 6"), "goal: field apothecaries: expected a whole number from 1 to 5, found 6"),
    (changed("apothecaries = 3\nsource", "apothecaries = 3\norigin"), "goal: field source is missing: expected one of rulebook, faq"),
    (changed("from = 15", "from = 0"), "title 2: field from: expected a whole number from 1 to 999, found 0"),
    (changed("from = 0", "from = 1"), "title 1: field from: expected a whole number from 0 to 0, found 1"),
    (changed('name.en = "Adept"', "name.en = ' '"), "title 3: name: field en: expected a text, found ' '"),
    (changed('name.fr = "Adepte"\n', ""), "title 3: name: field fr is missing: expected a text"),
    (changed(FIRST_CARD, FIRST_CARD.replace("ooki-oogi", "qwixly")), "apothecary 2: field id: expected an id that no other apothecary has, found 'qwixly'"),
    (changed(FIRST_CARD, FIRST_CARD.replace("ooki-oogi", "Ooki & Oogi")), "apothecary 1: field id: expected small letters, digits and hyphens, at most 40, found 'Ooki & Oogi'"),
    (changed(FIRST_CARD, FIRST_CARD.replace("chained-charge", "teleport")), "apothecary 1: field power: expected one of chained-charge, double-dive"),
    (changed(FIRST_CARD, FIRST_CARD.replace("chained-charge", "double-dive")), "apothecary 2: field power: expected a power that no other apothecary has, found 'double-dive'"),
    (changed(FIRST_CARD, FIRST_CARD.replace("false", "0")), "apothecary 1: field first_game: expected true or false, found 0"),
    (changed(FIRST_CARD, FIRST_CARD.replace("inferred", "guessed")), "apothecary 1: field source: expected one of rulebook, faq, inferred and invented, found 'guessed'"),
    (changed(FIRST_CARD, FIRST_CARD + "\ncolour = 'red'"), "apothecary 1: unknown field colour: expected first_game, id, name, power and source"),
    (without_cards(OURS, 8), "expected at least 8 apothecary tables, found 7"),
    (OURS.split("[[apothecary]]")[0], "field apothecary is missing: expected one or more [[apothecary]] tables"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), FAULTS)
def test_a_bad_content_file_is_refused_with_place_and_field(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        bound(tmp_path, text)
    assert str(problem.value).startswith("content of apotheca: ")
    assert reason in str(problem.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        philtre.PhiltreError, match=r"cannot read the content file .*nowhere\.toml: No such file"
    ):
        philtre.game("apotheca", content=tmp_path / "nowhere.toml")


# Other contents

RENAMED = OURS.replace('id = "corvidus"', 'id = "raven"').replace("ruby = 15", "ruby = 20")


def test_two_decks_can_be_in_play_at_once(tmp_path: Path) -> None:
    other = bound(tmp_path, RENAMED)
    lying = "R . . . / . . . . / . . . . / . . . y1"
    ours, theirs = GAME.position(f"{lying} | active=corvidus/-"), other.position(f"{lying} | active=raven/-")
    assert ours.piece_counts()["ruby"] == 15
    assert theirs.piece_counts()["ruby"] == 20
    for state, game in ((ours, GAME), (theirs, other)):
        assert "gully-glide a1 b1" in [game.text(int(action)) for action in state.actions()]
    ours.play(GAME.parse("gully-glide a1 b1"))
    theirs.play(other.parse("gully-glide a1 c1"))
    assert "active=corvidus/-" in ours.position()
    assert "active=raven/-" in theirs.position()
    assert other.parse("card raven") == GAME.parse("card corvidus")  # numbers go by powers
    with pytest.raises(philtre.PhiltreError, match="'card corvidus' is not a move of apotheca"):
        other.parse("card corvidus")


def test_a_state_keeps_its_deck_through_pickling_and_records(tmp_path: Path) -> None:
    other = bound(tmp_path, RENAMED)
    rng = random.Random(5)
    state = other.start(seats=2)
    actions: list[int] = []
    while len(actions) < 40:
        actions.append(int(state.draw(rng) if state.actor < 0 else rng.choice(list(state.actions()))))
        state.play(actions[-1])
    twin = pickle.loads(pickle.dumps(state))
    assert twin.position() == state.position()
    assert twin.piece_counts() == state.piece_counts()
    options = other.chosen("standard", {})
    text = philtre.Record(other, "standard", 2, options, ["Ann", "Bo"], actions).write()
    *_, last = philtre.read_record(text).states()
    assert last.position() == state.position()


def test_the_same_text_is_the_same_game(tmp_path: Path) -> None:
    assert bound(tmp_path, OURS).content_hash == GAME.content_hash
    assert bound(tmp_path, OURS.replace("\n", "\r\n")).packaged
    assert bound(tmp_path, RENAMED).content_hash != GAME.content_hash


def test_a_deck_may_be_smaller(tmp_path: Path) -> None:
    small = bound(tmp_path, without_cards(OURS, 7))
    state = small.start(seats=4)
    rng = random.Random(3)
    while "phase=deal" in state.position():
        state.play(state.draw(rng))
    assert state.piece_counts()["apothecaries"] == 8
    assert state.view(None).deck == 1
    while not state.over:
        state.play(state.draw(rng) if state.actor < 0 else rng.choice(list(state.actions())))
    assert sum(state.returns()) == pytest.approx(2)


def test_prices_may_be_changed(tmp_path: Path) -> None:
    text = OURS.replace("\nhire = 2", "\nhire = 4").replace("alley_power = 2", "alley_power = 0")
    dear = bound(tmp_path, text.replace("decree = 1", "decree = 3"))
    lying = "R . . . / . . . . / . . . . / . . . y1"
    state = dear.position(f"{lying} | gems=4,3,0/0,0,0 alley=afrit,giada,solas")
    assert {text for text in legal(state) if text.startswith("hire")} == {"hire ruby"}
    state.play(dear.parse("hire ruby"))
    assert gems(state) == (0, 3, 0)
    state = dear.position(f"{lying} | variant=master decree=ruby gems=0,3,2/0,0,0 alley=corvidus,-,-")
    assert {"gully-glide a1 b1", "decree sapphire"} <= legal(state)
    assert "decree topaz" not in legal(state)
    state.play(dear.parse("decree sapphire"))
    assert gems(state) == (0, 0, 2)


def test_the_goal_may_be_changed(tmp_path: Path) -> None:
    short = bound(tmp_path, OURS.replace("apothecaries = 3", "apothecaries = 1"))
    state = short.position("R R r1 . / . . . . / . . . . / . . . y1 | active=corvidus/-")
    assert state.view(None).goal == 1
    state.play(short.parse("reveal c1"))
    assert state.returns() == [1.0, 0.0]


def test_the_number_of_facedown_tiles_may_be_changed(tmp_path: Path) -> None:
    bare = bound(tmp_path, OURS.replace("facedown = 3", "facedown = 1"))
    state = bare.position("R . . . / . . . . / . . . . / . . . y1 | active=corvidus/-")
    assert "restock" not in legal(state)


# Our own


def test_each_card_has_the_power_that_the_rulings_give_it() -> None:
    tables = GAME.tables
    assert {
        card: GAME.text(int(tables.first_use[number])).split()[0] for number, card in enumerate(tables.cards)
    } == POWER_OF


def test_every_card_and_title_has_a_name_in_both_languages() -> None:
    for language in ("en", "fr"):
        names = GAME.names(language)
        assert {f"apothecary-{card}" for card in POWER_OF} <= set(names)
        assert len([id for id in names if id.startswith("title-")]) == 7
    assert GAME.names("en")["apothecary-porter-king"] == "The Porter King"


def test_one_pairing_of_card_and_power_is_published_and_fourteen_are_inferred() -> None:
    rows = tomllib.loads(GAME.content)["apothecary"]
    published = {row["id"]: row["power"] for row in rows if row["source"] == "faq"}
    assert published == {"master-carbuncle": "reptilian-rush"}
    assert [row["source"] for row in rows].count("inferred") == 14
    for language in ("en", "fr"):
        told = philtre.Words(language, GAME)
        assert "14" in told.say("rules-21-sources")
        assert "Carbuncle" in told.say("rules-09-powers")


@pytest.mark.parametrize(
    ("chapter", "ours_only"),
    [
        ("rules-03-setup", "Benedetto"),
        ("rules-09-powers", "Carbuncle"),
        ("rules-17-solo-score", "15 "),
        ("rules-21-sources", "14"),
    ],
)
def test_the_rules_of_another_deck_name_nothing_of_ours(tmp_path: Path, chapter: str, ours_only: str) -> None:
    other = bound(tmp_path, OURS.replace("from = 15", "from = 16"))
    for language in ("en", "fr"):
        assert ours_only in philtre.Words(language, GAME).say(chapter)
        assert ours_only not in philtre.Words(language, other).say(chapter)


def test_three_french_names_differ_from_the_booklets_and_the_rules_say_so() -> None:
    names = GAME.names("fr")
    shown = [names[f"apothecary-{card}"] for card in ("porter-king", "strega", "tidemaster")]
    assert shown == ["Le Roi Porteur", "La Strega", "Le Maître des Marées"]
    said = philtre.Words("fr", GAME).say("rules-21-sources")
    for booklet in ("Le Roi Porter,", "Le Strega", "Le Maître de marées"):
        assert booklet in said
