"""Position texts: what they leave out, and what is wrong with a bad one."""

# ruff: noqa: E501 - a row of the table is one case

import pytest

import philtre

from .scene import GAME, at


@pytest.mark.parametrize(
    "text",
    [
        "hands=cat-hair/-",
        "seats=4 turn=9 hands=cat-hair,amber-sap*2/-/fools-gold'*3/-",
        "seats=3 turn=9 hands=cat-hair,cat-hair'',amber-sap'''/cat-hair'''/amber-sap',cat-hair known=0>2:cat-hair''';1>1:cat-hair;2>1:cat-hair'',amber-sap''';3>1:cat-hair''",
        "phase=give left=2 target=2 effect=clairvoyance drunk=1:spinning-eye*2 hands=cat-hair/amber-sap known=1>2:amber-sap",
        "phase=take left=1 given=cat-hair,fools-gold taken=amber-sap target=2 effect=clairvoyance drunk=1:spinning-eye*2 hands=amber-sap/cat-hair,fools-gold,oracle-rust known=0>2:cat-hair,fools-gold;1>2:oracle-rust",
        "phase=replace at=2 effect=prophecy drunk=3:temple-smoke basic=comet-cup:2,stage-fright,? seats=4",
        "phase=part at=2 seats=3 fewer=1 effect=generosity drunk=1:imp-match*3 hands=cat-hair/amber-sap/-",
        "phase=gather left=3 nausea=yes fresh=gilding lingering=gilding:amber-sap,sloth:-/paralysis:cat-hair",
        "rounds=7 even_rounds=yes memory=no gold=3/9 sold=morning-tonic/comet-cup hands=cat-hair/-",
        "phase=over winners=1,2 gold=3/3",
        "brewed=3 dumped=1 hands=cat-hair/-",
        "phase=haste brewed=2 dumped=3 effect=haste drunk=1:spinning-eye*2 hands=cat-hair/-",
        "phase=resolve drunk=1:cellar-slug*2 todo=transmutation,corrosion lingering=invisibility:?,sloth:?/-",
        "seats=3 hands=cat-hair/amber-sap/fools-gold evidence=0>2':-:3;0>2':cat-hair,amber-sap*2:1;3>1:-:5;3>1:cat-hair:2",
        "phase=order at=4 orders=morning-tonic,far-off-phial,locksmiths-acid,-",
    ],
)
def test_a_position_is_read_as_it_is_written(text: str) -> None:
    written = at(text).position()
    assert at(written).position() == written
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in ("hands", "basic", "turn"):
            assert f"{key}={value}" in written.split()


def test_what_is_left_out_is_usual() -> None:
    state = at("hands=cat-hair/-")
    assert (state.actor, state.view(None).round, state.view(None).cauldron) == (0, 2, None)
    assert [order.order for order in state.view(None).orders] == GAME.tables.orders[:4]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hands", "the text: expected key=value, found 'hands'"),
        ("gems=3", "the text: expected one of seats, turn, phase"),
        ("turn=3 turn=4", "turn stands twice"),
        ("seats=5", "seats: expected a whole number from 2 to 4, found '5'"),
        ("phase=cook", "phase: expected one of deal, brew, potions"),
        ("turn=0 hands=cat-hair/-", "turn: expected a turn, since the cards are dealt, found '0'"),
        ("hands=cat-hair", "hands: expected 2 players' parts with / between them, found 'cat-hair'"),
        ("hands=dog-hair/-", "hands: expected one of spinning-eye"),
        ("hands=cat-hair*5/-", "hands: expected a whole number from 1 to 4, found '5'"),
        ("hands=cat-hair*3/cat-hair*2", "hands: there are more cat-hair than the box holds"),
        (
            "hands=cat-hair/- cauldrons=-;-/-;-;-",
            "cauldrons: expected three cauldrons with ; between them, found '-;-'",
        ),
        ("cauldrons=cat-hair';-;-/-;-;-", "cauldrons: expected one of spinning-eye"),
        (
            "phase=potions cauldrons=phoenix-egg;-;-/-;-;- discards=phoenix-egg*4",
            "discards: there are more phoenix-egg than the box holds",
        ),
        (
            "hands=cat-hair/- known=1:cat-hair",
            "known: expected knower>player:cards, such as 1>2:cat-hair, found '1:cat-hair'",
        ),
        (
            "hands=cat-hair/- known=1>1:cat-hair;0>1:cat-hair",
            "known: expected no card that was shown among those that came by a swap, found '0>1:cat-hair'",
        ),
        ("hands=cat-hair/- known=2>1:cat-hair*2", "known: expected no more than player 1 holds"),
        ("hands=cat-hair/- known=2>1:cat-hair'", "known: expected no more than player 1 holds"),
        (
            "hands=cat-hair/- orders=morning-tonic",
            "orders: expected four Orders (- for none), found 'morning-tonic'",
        ),
        ("hands=cat-hair/- orders=tea,-,-,-", "orders: expected one of"),
        ("hands=cat-hair/- orders=comet-cup,comet-cup,-,-", "orders: comet-cup is in two places"),
        ("hands=cat-hair/- sold=comet-cup/- special=comet-cup", "special: comet-cup is in two places"),
        ("hands=cat-hair/- special=9", "special: expected a whole number from 0 to 8, found '9'"),
        ("hands=cat-hair/- special=comet-cup:3", "special: expected a whole number from 1 to 2, found '3'"),
        ("hands=cat-hair/- gold=many/0", "gold: expected a whole number from 0 to 999, found 'many'"),
        (
            "hands=cat-hair/- lingering=haste:-/-",
            "lingering: expected one of invisibility, gilding, paralysis and sloth, found 'haste'",
        ),
        (
            "phase=potions cauldrons=phoenix-egg;-;-/-;-;- drunk=amber-sap",
            "drunk: expected a cauldron and what was in it, such as 2:amber-sap*3, found 'amber-sap'",
        ),
        (
            "phase=burn cauldrons=-;-;-/cat-hair;-;-",
            "target is missing: expected the other player that burn is about",
        ),
        ("phase=burn target=2", "player 1 must decide (burn), but has nothing to choose from"),
        ("phase=gather left=2 discards=-", ""),
        ("phase=part hands=-/-", "chance is to draw (part), but nothing can be drawn"),
        ("phase=bring", "there is no Order to bring"),
        ("phase=over", "winners is missing: expected the players who won, such as winners=1"),
        ("rounds=0 hands=cat-hair/-", "option rounds: expected a whole number from 1 to 100, found 0"),
        ("brewed=4 hands=cat-hair/-", "brewed: expected a whole number from 1 to 3, found '4'"),
        (
            "hands=cat-hair/- lingering=sloth:?/-",
            "lingering: expected ? only while a potion is drunk, found 'sloth:?'",
        ),
        (
            "hands=cat-hair/- evidence=1>2:cat-hair",
            "evidence: expected knower>player:cards:weight, such as 1>2:cat-hair:2, found '1>2:cat-hair'",
        ),
        ("hands=cat-hair/- evidence=1>2:cat-hair*4,amber-sap:2", "evidence: expected at most 4 cards"),
        ("given=cat-hair,cat-hair,cat-hair hands=cat-hair/-", "given: expected at most two ingredients"),
    ],
)
def test_a_bad_position_is_refused(text: str, reason: str) -> None:
    if not reason:
        assert at(text).actor == philtre.CHANCE
        return
    with pytest.raises(philtre.PhiltreError) as problem:
        at(text)
    assert reason in str(problem.value)
