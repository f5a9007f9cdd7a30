"""A card drawn at random is evidence: redealing weighs every world by how likely it made the draw."""

import random
from collections import Counter
from itertools import permutations

import pytest

import philtre
from philtre.testing import entry, play

from .scene import TABLES, at, drinking, gather, hand
from .test_ages import spread
from .test_redeal import worlds

FEW = ("cat-hair", "amber-sap", "fools-gold")  # all other cards lie in the discards
DISCARDS = ",".join(f"{id}*{1 if id == 'imp-match' else 4}" for id in TABLES.ingredients if id not in FEW)
ROUNDS = 1500


def generous(hands: str, known: str = "") -> philtre.State:
    """Player 2 has drunk Generosity: every other player takes a card of player 2, player 3 first."""
    seats = hands.count("/") + 1
    notes = f" known={known}" if known else ""
    return at(
        f"seats={seats} turn={seats + 2} phase=part effect=generosity drunk=1:imp-match*3 hands={hands}"
        f" discards={DISCARDS}{notes}"
    )


def enumerated(hands: list[list[str]], known: list[str], drawn: list[str]) -> dict[str, float]:
    """By brute force, the probability of each hand that player 2 can have after the draws, to player 1.

    The cards that player 1 has not seen are dealt in every order, and drawn from the hand in every order.
    """
    unseen = [id for id in FEW for _ in range(4)]
    for card in [*hands[0], *known]:
        unseen.remove(card)
    found: Counter[str] = Counter()
    for dealt, times in Counter(permutations(unseen, len(hands[1]) - len(known))).items():
        held = [*known, *dealt]
        for picked in permutations(range(len(held)), len(drawn)):
            if [held[place] for place in picked] == drawn:
                left = sorted(card for place, card in enumerate(held) if place not in picked)
                found[",".join(left)] += times
    return {left: count / found.total() for left, count in found.items()}


def redealt(state: philtre.State, viewer: int | None) -> dict[str, float]:
    """The share of the worlds dealt for a viewer in which player 2 has each hand."""
    found = Counter(",".join(sorted(spread(hand(world, 1)))) for world in worlds(state, viewer, ROUNDS))
    return {left: count / ROUNDS for left, count in found.items()}


@pytest.mark.parametrize(
    ("hands", "known", "drawn"),
    [
        ("amber-sap,fools-gold*4,cat-hair/cat-hair,amber-sap", "cat-hair", "cat-hair"),
        ("amber-sap/cat-hair,amber-sap,fools-gold", "cat-hair", "cat-hair"),
        ("amber-sap/cat-hair,amber-sap,fools-gold", "cat-hair", "amber-sap"),
        ("amber-sap/cat-hair*2,amber-sap,fools-gold/-", "cat-hair", "cat-hair cat-hair"),
        ("amber-sap/cat-hair*2,amber-sap,fools-gold/-", "cat-hair", "cat-hair amber-sap"),
        ("amber-sap/cat-hair*2,amber-sap,fools-gold/-", "cat-hair,amber-sap", "cat-hair amber-sap"),
        ("amber-sap/cat-hair*2,amber-sap,fools-gold/-/-", "cat-hair*2", "cat-hair fools-gold cat-hair"),
        ("amber-sap/cat-hair*3,amber-sap/-/-", "cat-hair,amber-sap", "amber-sap cat-hair cat-hair"),
    ],
)
def test_what_is_left_is_as_likely_as_by_enumeration(hands: str, known: str, drawn: str) -> None:
    state = generous(hands, f"1>2:{known}")
    expected = enumerated([spread(part) for part in hands.split("/")], spread(known), drawn.split())
    play(state, *[f"card {card}" for card in drawn.split()])
    found = redealt(state, 0)
    assert set(found) <= set(expected)
    for left, share in expected.items():
        deviation = (share * (1 - share) / ROUNDS) ** 0.5
        assert found.get(left, 0.0) == pytest.approx(share, abs=4 * deviation + 1e-9), left


def test_the_drawn_kind_is_likely_to_be_held_once_more() -> None:
    """Player 1 knows one of two cards, and a card of that kind is drawn; 2 of 5 unseen ones are like it."""
    state = generous("cat-hair,fools-gold*4,amber-sap/cat-hair,amber-sap", "1>2:cat-hair")
    play(state, "card cat-hair")
    assert entry(state, "evidence") == "1>2:-:1;1>2:cat-hair:1"
    assert redealt(state, 0)["cat-hair"] == pytest.approx(4 / 7, abs=0.04)


def test_spectators_weigh_what_all_have_seen() -> None:
    state = play(generous("amber-sap/cat-hair,amber-sap", "0>2:cat-hair"), "card cat-hair")
    assert entry(state, "evidence").startswith("1>2:-:1;1>2:cat-hair:1;0>2:-:1;0>2:cat-hair:1")
    # of twelve cards, eleven are unseen beside the known one, three of them cat hairs
    assert redealt(state, None)["cat-hair"] == pytest.approx(2 * 3 / (11 + 3), abs=0.04)


def test_without_knowledge_a_drawn_card_leaves_no_doubt() -> None:
    state = play(generous("amber-sap/cat-hair*2,amber-sap"), "card cat-hair")
    assert entry(state, "evidence") == ""


def test_when_such_a_card_is_played_the_doubt_is_over() -> None:
    state = play(generous("amber-sap/cat-hair*2,amber-sap", "1>2:cat-hair"), "card cat-hair")
    assert entry(state, "evidence") != ""
    gather(state)
    while entry(state, "turn") != "6":
        state.play(state.pick(0) if state.actor < 0 else state.actions()[-1])
    play(state, "add cat-hair 1")
    assert entry(state, "evidence") == ""


def test_a_look_at_the_hand_ends_the_doubt() -> None:
    rest = "hands=amber-sap/cat-hair,fools-gold evidence=1>2:-:1;1>2:cat-hair:1;0>2:-:2;0>2:fools-gold:1"
    state = drinking("clairvoyance", rest)
    assert entry(state, "evidence") == "0>2:-:2;0>2:fools-gold:1"


def test_a_doubt_follows_the_hand_through_a_swap_for_third_seats() -> None:
    rest = (
        "seats=3 cauldrons=-;-/-;-;-/-;-;- hands=amber-sap/cat-hair,fools-gold/aqua-regia "
        "evidence=1>2:-:1;1>2:cat-hair:1;3>2:-:2;3>2:fools-gold:1"
    )
    state = play(drinking("teleportation", rest), "target 2")
    assert entry(state, "evidence") == "3>1:-:2;3>1:fools-gold:1"


def test_what_others_doubt_is_not_in_a_world_that_is_redealt() -> None:
    state = at(
        "seats=3 hands=aqua-regia/cat-hair,fools-gold/- "
        "evidence=1>2:-:1;1>2:cat-hair:1;3>2:-:2;3>2:fools-gold:1"
    )
    state.redeal(0, random.Random(1))
    assert entry(state, "evidence") == "1>2:-:1;1>2:cat-hair:1"


def test_at_a_reshuffle_a_doubt_grows_older_with_the_cards() -> None:
    rest = ",".join(f"{id}*4" for id in TABLES.ingredients if id not in FEW[:2])
    state = at(
        "phase=gather left=2 hands=amber-sap*2/cat-hair*4,amber-sap evidence=1>2:-:1;1>2:cat-hair:1 "
        f"discards={rest}"
    )
    play(state, "card amber-sap")
    assert entry(state, "evidence") == "1>2':-:1;1>2':cat-hair:1"
