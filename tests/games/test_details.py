"""The details of moves: what a choice costs and leads to, said in the sentence of the move."""

import random

import pytest

import philtre
from philtre.text.words import Words

ALLEY = "R . . . / . . . . / . . . . / . . . y1 | gems=2,1,1/0,0,0 alley=afrit,giada,solas supply=0,0,0"
POT = "phase=potions cauldrons=magpie-feather*4;-;-/-;-;- hands=cat-hair/-"
SAID = [
    ("apotheca", ALLEY, "hire ruby", "Hire Afrit at the ruby station, for 2 rubies"),
    ("apotheca", ALLEY, "hire-any topaz", "Hire Solas at the topaz station, for one gem of each colour"),
    ("apotheca", ALLEY, "reveal d4", "Reveal the tile on d4 (yellow)"),
    ("toil", POT, "drink 1", "Drink cauldron 1: Haste, Theft, Gilding and Prophecy"),
    ("elixir", "at=s0/green-lab", "move alley", "Go to the Blind Alley, 4 spaces"),
    ("elixir", "at=s3/green-lab", "move herbalist", "Go to the Herbalist, 2 spaces"),
    ("elixir", "at=herbalist/green-lab phase=arrive", "buy henbane", "Buy: Henbane, for 1 gold"),
    (
        "elixir",
        "at=s3/s8 hired=sam/-",
        "send sam 2",
        "Send Sooty Sam against Player 2 (Burgles a shelf, on 4 to 6)",
    ),
]


def said(game: str, position: str, notation: str, language: str = "en") -> str:
    """The sentence of a move for the seat that must decide."""
    played = philtre.game(game)
    state = played.position(position)
    fields = played.parts.described(state.view(state.actor), played.move(played.parse(notation)))
    return Words(language, played).move(fields)


@pytest.mark.parametrize(("game", "position", "notation", "sentence"), SAID)
def test_a_choice_says_what_it_costs_and_leads_to(
    game: str, position: str, notation: str, sentence: str
) -> None:
    assert said(game, position, notation) == sentence


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("morning-tonic", "Vendre le chaudron 1\u202f: Tonique du matin (1 pièce d’or)"),
        ("cutpurse-cocktail", "Vendre le chaudron 1\u202f: Cocktail du coupe-bourse (2 pièces d’or)"),
    ],
)
def test_gold_agrees_with_its_number_in_french(order: str, sentence: str) -> None:
    position = f"{POT} orders={order},comet-cup,dragon-punch,stage-fright"
    assert said("toil", position, f"sell 1 {order}", "fr") == sentence


def test_a_tile_of_another_player_stays_hidden() -> None:
    assert said("apotheca", ALLEY.replace("y1", "y2"), "reveal d4") == "Reveal the tile on d4"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", philtre.list_games())
def test_every_offered_move_can_be_said(name: str, language: str) -> None:
    played, dice = philtre.game(name), random.Random(name)
    words = Words(language, played)
    state = played.start(seats=2)
    for _ in range(150):
        if state.over:
            state = played.start(seats=2)
        if state.actor == philtre.CHANCE:
            state.play(state.draw(dice))
            continue
        view = state.view(state.actor)
        told = [words.move(played.parts.described(view, played.move(action))) for action in state.actions()]
        assert len(set(told)) == len(told), told  # each choice can be told from the others
        state.play(dice.choice(list(state.actions())))
