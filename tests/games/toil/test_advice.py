"""Reasons for moves, in both languages."""

from __future__ import annotations

import pytest

from philtre.testing import legal
from philtre.text.words import Words

from .scene import GAME, at

ADVICE = GAME.advice()
ORDERS = "orders=morning-tonic,far-off-phial,comet-cup,hermits-vision"  # haste; teleportation; and combustion
HASTE = "electric-eel,jumping-bean"
CORRODING = "phase=corrode left=1 target=2 effect=corrosion drunk=1:aqua-regia"


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        (f"gold=9/0 phase=potions cauldrons={HASTE};-;-/-;-;-", "sell 1 morning-tonic", "reason-wins"),
        (
            f"gold=9/0 even_rounds=yes phase=potions cauldrons={HASTE};-;-/-;-;-",
            "sell 1 morning-tonic",
            "reason-earns",
        ),
        (f"phase=potions cauldrons={HASTE};-;-/-;-;-", "sell 1 morning-tonic", "reason-earns"),
        (f"phase=potions cauldrons={HASTE};-;-/-;-;-", "drink 1", None),
        ("phase=potions cauldrons=cave-moss*2;-;-/-;-;-", "drink 1", "reason-drink"),
        ("hands=jumping-bean/- cauldrons=electric-eel;-;-/-;-;-", "add jumping-bean 1", "reason-completes"),
        ("hands=electric-eel/-", "add electric-eel 1", "reason-nearer"),
        ("hands=fools-gold/-", "add fools-gold 1", "reason-clears"),
        (f"hands=cat-hair/- cauldrons={HASTE};-;-/-;-;-", "done", "reason-ready"),
        ("hands=cat-hair/-", "done", None),
        ("hands=cat-hair/- cauldrons=fools-gold*4,cave-moss*2;-;-/-;-;-", "dump 1", "reason-blocked"),
        ("hands=cat-hair/- cauldrons=electric-eel;-;-/-;-;-", "dump 1", None),
        (
            f"phase=burn target=2 effect=combustion drunk=1:imp-match*3 cauldrons=-;-;-/{HASTE};fools-gold;-",
            "burn 1",
            "reason-spoils",
        ),
        (
            f"phase=burn target=2 effect=combustion drunk=1:imp-match*3 cauldrons=-;-;-/{HASTE};{HASTE};-",
            "burn 1",
            None,
        ),
        (
            f"{CORRODING} cauldrons=-;-;-/{HASTE};-;-",
            "corrode electric-eel 1",
            "reason-spoils",
        ),
        (
            f"{CORRODING} cauldrons=-;-;-/{HASTE};{HASTE};-",
            "corrode electric-eel 1",
            None,
        ),
        (
            f"phase=steal left=2 target=2 effect=theft drunk=2:- cauldrons=jumping-bean;-;-/{HASTE};-;-",
            "steal electric-eel 1 1",
            "reason-completes",
        ),
        (
            "seats=3 gold=0/3/5 phase=target effect=theft drunk=1:- cauldrons=-;-;-/cat-hair;-;-/-;-;-",
            "target 3",
            "reason-leader",
        ),
    ],
)
def test_a_hint_says_why(text: str, move: str, said: str | None) -> None:
    state = at(f"{text} {ORDERS}")
    assert move in legal(state)
    message = ADVICE.reason(state, GAME.parse(move))
    assert (message.id if message else None) == said
    if message is not None:
        for language in ("en", "fr"):
            sentence = Words(language, GAME, ["Ada", "Bruno", "Chloé"]).message(message)
            assert sentence
            assert "{" not in sentence
