"""The content file: what is wrong with a bad one, and games that are bound to another one."""

# ruff: noqa: E501 - a row of the table is one case

import pickle
from pathlib import Path

import pytest

import philtre
from philtre.core.game import Game
from philtre.text.words import Words

from .keen import keen
from .scene import GAME

OURS = GAME.content


def bound(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "content.toml"
    file.write_text(text, encoding="utf-8")
    return philtre.game("elixir", content=file)


def changed(old: str, new: str, count: int = 1) -> str:
    assert OURS.count(old) >= 1, old
    return OURS.replace(old, new, count)


def without_last(kind: str) -> str:
    parts = OURS.split(f"[[{kind}]]")
    tail = parts[-1].partition("\n# ")
    return f"[[{kind}]]".join(parts[:-1]) + tail[1] + tail[2]


FAULTS = [
    ("[gold", "not a TOML file: "),
    (changed('name = "elixir"', 'name = "tea"'), "field name: expected one of elixir, found 'tea'"),
    (changed("version = 1", "version = 1\nedition = 2"), "unknown field edition"),
    (changed("purse = 6", "purse = -1"), "gold: field purse: expected a whole number from 0 to 99, found -1"),
    (changed("2 = 22", "2 = 5"), "gold: total: field 2: expected a whole number from 12 to 999, found 5"),
    (changed("reach = 4", "reach = 13"), "walking: field reach: expected a whole number from 1 to 12"),
    (changed("[goods]", "[goods]\nshelf = 2"), "goods: unknown field shelf"),
    (changed('"F F RA RA S S"', '"F F RA RA S"'), "brewing: field results: expected six results, F, RA or S, in row 1"),
    (changed('["F F RA RA S S", ', "["), "brewing: field results: expected five texts of six results"),
    (changed("spaces = 16", "spaces = 2"), "street: field spaces: expected a whole number from 3 to 24"),
    (changed("at = 14", "at = 16"), "place 8: field at: expected a whole number from 0 to 15, found 16"),
    (changed('kind = "alley"', 'kind = "healers"'), "place 9: field kind: expected a kind that no other place has"),
    (changed('kind = "herbs"', 'kind = "lab"'), "place 5: field kind: expected no fifth lab"),
    (changed('id = "alley"', 'id = "s3"'), "place 9: field id: expected an id that no street space has"),
    (changed('id = "jeweller"', 'id = "herbalist"'), "place 6: field id: expected an id that no other place has"),
    (changed('id = "jeweller"', 'id = "The Jeweller"'), "place 6: field id: expected small letters, digits and hyphens"),
    (changed("price = 4", "price = 100"), "ingredient 6: field price: expected a whole number from 0 to 99"),
    (changed("value = 3\n", ""), "ingredient 6: field value is missing"),
    (changed('category = "gems"', 'category = "herbs"'), "ingredient 4: field category: expected three ingredients of each category"),
    (changed('power = "luck"', 'power = "joy"'), "potion 2: field power: expected one of filching"),
    (changed('power = "luck"', 'power = "filching"'), "potion 2: field power: expected a power that no other potion has"),
    (changed("levels = 2", "levels = 7"), "potion 1: field levels: expected a whole number from 1 to 6"),
    (changed('power = "bane"', 'power = "bane"\nlevels = 2'), "potion 6: unknown field levels"),
    (changed('power = "smash"\nsuccess = 4\nhire = 3', 'power = "smash"\nsuccess = 4'), "stranger 8: field hire is missing"),
    (changed('power = "give-gold"', 'power = "give-gold"\nhire = 2'), "stranger 10: unknown field hire"),
    (changed("success = 3", "success = 7"), "stranger 1: field success: expected a whole number from 1 to 6"),
    (changed('spaces = 16\nsource = "invented"', 'spaces = 16\nsource = "dreamt"'), "street: field source: expected one of rulebook, named and invented"),
    (changed('name.fr = "Agate"\n', ""), "ingredient 4: name: field fr is missing"),
    (changed('definite.fr = "l’Impasse"\n', ""), "place 9: definite: field fr is missing"),
    (changed('power = "mug"', 'power = "smash"', 2).replace('power = "curse"', 'power = "smash"').replace("success = 5\n", "success = 5\nhire = 9\n"), "expected at most 4 Strangers that smash, found 5"),
    (without_last("stranger"), "expected 12 stranger tables, found 11"),
    (without_last("place"), "expected 9 place tables, found 8"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), FAULTS)
def test_a_bad_content_file_is_refused_with_place_and_field(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        bound(tmp_path, text)
    assert str(problem.value).startswith("content of elixir: ")
    assert reason in str(problem.value)


OTHER = (
    OURS.replace("spaces = 16", "spaces = 20")
    .replace('id = "norman"', 'id = "nora"')
    .replace("purse = 6", "purse = 5")
    .replace('power = "steal-gold"\nsuccess = 3', 'power = "steal-potion"\nsuccess = 2')
)


def test_two_towns_can_be_played_at_once(tmp_path: Path) -> None:
    other = bound(tmp_path, OTHER)
    assert other.action_count == GAME.action_count + 4
    assert other.text(other.action_count - 1) == "move s19"
    assert other.start().view(None).players[0].gold == 5
    assert GAME.start().view(None).players[0].gold == 6


@pytest.mark.parametrize(
    ("language", "loaded"), [("en", "loaded by its host"), ("fr", "chargés par son hôte")]
)
def test_sentences_follow_the_content(tmp_path: Path, language: str, loaded: str) -> None:
    other = bound(tmp_path, OTHER.replace('"give-gold"\namount = 2', '"give-gold"\namount = 5'))
    ours, theirs = (Words(language, game) for game in (GAME, other))
    assert "2" in ours.say("power-give-gold", "about")
    assert "5" in theirs.say("power-give-gold", "about")
    assert "s19" in theirs.say("rules-02-town")
    assert loaded not in ours.say("rules-13-ours")
    assert loaded in theirs.say("rules-13-ours")


def test_the_rules_have_the_brewing_table_and_tips_of_the_content(tmp_path: Path) -> None:
    kinder = changed('"F RA RA S S S"', '"RA RA RA S S S"').replace("healing = 3", "healing = 5")
    for language, known, row in (
        ("en", "fails on 1, ", "worth 2: "),
        ("fr", "échec sur 1, ", "valeur 2\u202f: "),
    ):
        ours, theirs = (Words(language, game) for game in (GAME, bound(tmp_path, kinder)))
        assert known in ours.say("rules-09-brewing")
        assert known not in theirs.say("rules-09-brewing")
        assert f"{row}RA RA RA S S S\n" in theirs.say("rules-09-brewing")
        assert "8" in ours.say("tip-02")
        assert "8" not in theirs.say("tip-02")
        assert ours.say("tip-11").endswith("3.")
        assert theirs.say("tip-11").endswith("5.")


@pytest.mark.parametrize("seed", range(3))
def test_another_town_plays_to_the_end(tmp_path: Path, seed: int) -> None:
    other = bound(tmp_path, OTHER)
    state = other.start(seats=3, rounds=40)
    pieces = state.piece_counts()
    dice = philtre.Dice(seed)
    while not state.over:
        assert other.position(state.position()).position() == state.position()
        state.play(keen(other, state, dice))
    assert state.piece_counts() == pieces
    assert pickle.loads(pickle.dumps(state)).position() == state.position()


def test_every_row_says_where_it_comes_from() -> None:
    assert OURS.count("\nsource = ") == OURS.count("\n[")
