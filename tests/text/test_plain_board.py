"""The generic board as text: labels from the words, facedown cards, grids, players."""

from typing import Any

import msgspec

from philtre import Words
from philtre.text.fluent import read_resource
from philtre.text.plain_board import WIDTH, plain_board

WORDS = """
field-hand = Hand
    .of = card
field-cup = In the cup
field-card = Card
    .none = facedown
field-next = Next up
    .none = facedown
field-deck_size = Cards in the deck
field-orders = Orders
    .none = empty
field-lead_seat = Leader
field-hidden_fact = Never seen
    .shown = no
field-score = Score
field-open = Open
field-garden = Garden
card-dew = Dew
card-mint = Mint
"""


class View(msgspec.Struct):
    seat: int = 0
    actor: int = 1
    deck_size: int = 12
    lead_seat: int = 0
    nothing: int = 0
    hidden_fact: int = 7
    next: str | None = None
    last: str | None = None
    orders: list[dict[str, Any] | None] = []
    cup: list[dict[str, Any]] = []
    garden: list[dict[str, Any]] = []
    players: list[dict[str, Any]] = []


def drawn(language: str = "en", **fields: Any) -> list[str]:
    words = Words(language, None, ["Ann", "Ben"])
    words.bundle.add_resource(read_resource(WORDS), allow_overrides=True)
    lines = plain_board(View(**fields), words).split("\n")
    assert max(map(len, lines)) <= WIDTH + 2
    return lines


def test_facts_have_the_labels_of_the_words_and_seats_are_players() -> None:
    assert drawn()[0] == "Cards in the deck 12 · Leader Ann · a facedown card"


def test_facedown_cards_are_counted_beside_those_that_are_seen() -> None:
    lines = drawn(players=[{"seat": 0, "hand": ["dew", "dew", "mint"]}, {"seat": 1, "hand": [None, None]}])
    assert lines[2:] == [
        "Ann (you)",
        "  Hand: Dew ×2, Mint",
        "",
        "Ben (decides now)",
        "  Hand: 2 facedown cards",
    ]
    french = drawn("fr", players=[{"seat": 0, "hand": ["dew", None]}])
    assert french[-1] == "  Hand\u202f: Dew, une carte cachée"


def test_a_list_of_things_is_told_line_by_line_and_an_empty_place_is_nothing() -> None:
    lines = drawn(cup=[{"seat": 1, "card": None}, {"card": "mint", "count": 3, "open": True}], orders=[None])
    assert lines[1:] == ["In the cup:", "  Ben: a facedown card", "  Mint ×3: Open"]


def test_a_grid_has_rows_and_columns() -> None:
    garden = [{"at": "a1", "card": "dew"}, {"at": "b2", "card": None, "score": 3}]
    assert drawn(garden=garden)[1:] == [
        "Garden:",
        "     a   b",
        "   1 Dew .",
        "   2 .   ?",
        "  b2: a facedown card · Score 3",
    ]
