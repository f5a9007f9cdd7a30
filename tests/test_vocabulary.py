"""The vocabulary of a game has every id and largest number that its matches use."""

from __future__ import annotations

import random

import pytest
from tests.conformance.pebbles import Pebbles

import philtre
from philtre import CHANCE


@pytest.mark.parametrize("name", philtre.list_games())
def test_it_knows_every_move_of_a_match(name: str) -> None:
    game = philtre.game(name)
    for variant, numbers in game.variants.items():
        state = game.start(numbers[-1], variant, **game.quick_options(variant))
        words = game.vocabulary(numbers[-1], variant, **game.quick_options(variant))
        assert len(words.actions) == game.action_count
        assert words.pieces == state.piece_counts()
        rng = random.Random(2)
        drawn = set()
        while not state.over:
            by_chance = state.actor == CHANCE
            action = int(state.draw(rng) if by_chance else rng.choice(state.actions()))
            assert (action in words.chance) == (by_chance and game.chance_kinds != ())
            drawn.add(action)
            kind, *fields = game.move(action).items()
            assert set(words.moves[kind[1]]) >= {field for field, _ in fields}
            for field, value in fields:
                assert value in words.moves[kind[1]][field]
            assert words.actions[action] == game.text(action)
            state.play(action)
        assert drawn


def test_ids_are_those_of_cards_spaces_and_features() -> None:
    words = philtre.game("apotheca").vocabulary(seats=3)
    assert set(words.moves["reveal"]) == {"at"}
    assert set(words.moves["reveal"]["at"]) == {f"{column}{row}" for row in "1234" for column in "abcd"}
    assert "corvidus" in words.things["apothecary"]
    assert words.features["market"][1][:3] == ["ruby", "sapphire", "topaz"]
    assert words.maxima["market"] == 1
    assert words.pieces["ruby"] == 15
    toil = philtre.game("toil").vocabulary()
    assert set(toil.things["ingredient"]) == set(toil.features["hand"][0])


def test_games_of_others_have_one_too() -> None:
    game = Pebbles()
    words = game.vocabulary(2)
    assert words.moves == {
        "draw": {},
        **{kind: {"colour": game.colours} for kind in ("show", "bury", "boast", "drawn")},
    }
    assert words.chance == []  # Pebbles does not tell its kinds of chance events
    assert words.things == {"colour": game.colours}
    assert words.maxima == {"view": 32767}
