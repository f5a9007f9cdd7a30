"""What players could have noted of each other's hands."""

import pytest

import philtre
from philtre.testing import entry, legal, play

from .scene import at, drinking, gather, pure

THREE = "seats=3 cauldrons=-;-/-;-;-/-;-;-"


def known(state: philtre.State, viewer: int | None, seat: int) -> dict[str, int]:
    return {card.ingredient: card.count for card in state.view(viewer).players[seat].known}


def test_after_clairvoyance_the_drinker_knows_the_hand() -> None:
    state = play(drinking("clairvoyance", f"{THREE} hands=-/cat-hair*2,amber-sap/fools-gold"), "target 2")
    gather(play(state, "done"))
    assert known(state, 0, 1) == {"cat-hair": 2, "amber-sap": 1}
    assert known(state, 2, 1) == known(state, None, 1) == {}


def test_what_is_known_shrinks_when_a_card_of_that_kind_is_played() -> None:
    state = at("turn=4 hands=-/cat-hair*2,amber-sap known=1>2:cat-hair*2,amber-sap")
    play(state, "add cat-hair 1")
    assert known(state, 0, 1) == {"cat-hair": 1, "amber-sap": 1}
    play(state, "add cat-hair 2", "add amber-sap 3")
    assert known(state, 0, 1) == {}


def test_at_least_means_that_others_may_be_drawn_unseen() -> None:
    state = at("turn=4 phase=gather left=1 hands=-/cat-hair known=1>2:cat-hair")
    play(state, "card cat-hair")
    assert known(state, 0, 1) == {"cat-hair": 1}


def test_after_teleportation_each_knows_what_the_other_then_holds() -> None:
    state = drinking("teleportation", "hands=cat-hair/amber-sap*2")
    assert known(state, 0, 1) == {"cat-hair": 1}
    assert known(state, 1, 0) == {"amber-sap": 2}


def test_knowledge_follows_the_cards_through_a_swap_for_third_seats_too() -> None:
    rest = "seats=3 cauldrons=-;-/-;-;-/-;-;- hands=cat-hair/amber-sap*2/fools-gold known=3>2:amber-sap"
    state = play(drinking("teleportation", rest), "target 2")
    assert known(state, 2, 0) == {"amber-sap": 1}
    assert known(state, 2, 1) == {}


def test_cards_shown_are_known_to_all() -> None:
    state = play(drinking("clairvoyance", f"{THREE} hands=oracle-rust/cat-hair,amber-sap/-"), "target 2")
    play(state, "give oracle-rust", "take cat-hair")
    for viewer in (2, None):
        assert known(state, viewer, 0) == {"cat-hair": 1}
        assert known(state, viewer, 1) == {"oracle-rust": 1}
    state = drinking("generosity", f"{THREE} hands=cat-hair*2/-/-")
    play(state, "card cat-hair", "card cat-hair")
    assert known(state, 0, 1) == known(state, None, 2) == {"cat-hair": 1}


ALL_BUT = ",".join(
    f"{id}*4"
    for id in philtre.game("toil").tables.ingredients
    if id not in ("cat-hair", "amber-sap", "fools-gold", "oracle-rust")
)


def reshuffled(seats: int = 3) -> philtre.State:
    """Player 1 has drawn the first card of the new deck."""
    hands = "cat-hair*4/amber-sap*4,oracle-rust*4/fools-gold*3"
    state = at(f"seats=3 phase=gather left=2 hands={hands} discards={ALL_BUT}")
    assert legal(state) == {"card fools-gold"}
    return play(state, "card fools-gold", "card spinning-eye")


def test_at_a_reshuffle_it_is_known_what_the_others_held_together() -> None:
    state = reshuffled()
    pool = {card.ingredient: card.count for card in state.view(0).held_over}
    assert pool == {"amber-sap": 4, "oracle-rust": 4, "fools-gold": 3}
    assert [player.held_over for player in state.view(0).players] == [5, 8, 3]
    assert entry(state, "hands").startswith("spinning-eye,cat-hair'*4,fools-gold'/")


def test_of_equal_cards_the_one_held_longest_goes_first() -> None:
    state = at("hands=cat-hair,cat-hair'/-")
    play(state, "add cat-hair 1")
    assert entry(state, "hands") == "cat-hair/-"


def test_between_two_players_a_reshuffle_shows_the_other_hand() -> None:
    state = at("turn=4 hands=amber-sap/cat-hair'*2,fools-gold")
    assert known(state, 0, 1) == {"cat-hair": 2}


def test_the_age_of_a_card_goes_with_it() -> None:
    state = drinking("generosity", "hands=cat-hair'/-")
    play(state, "card cat-hair")
    assert entry(state, "hands").endswith("/cat-hair'")
    assert entry(state, "known") == "0>2:cat-hair'"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_without_the_option_the_view_prints_none_of_it(viewer: int | None) -> None:
    state = at(
        "memory=no seats=3 basic=stage-fright:1,? hands=cat-hair/amber-sap,fools-gold'/oracle-rust'"
        " known=0>2:amber-sap;1>3:oracle-rust'"
    )
    seen = state.view(viewer)
    assert [player.known for player in seen.players] == [[], [], []]
    assert [player.held_over for player in seen.players] == [None] * 3
    assert seen.held_over == []
    assert [stack.known for stack in seen.stacks] == [[], []]


def test_without_it_a_hand_is_seen_only_while_one_looks() -> None:
    state = drinking("clairvoyance", "memory=no hands=cat-hair/amber-sap")
    assert [card.ingredient for card in state.view(0).players[1].cards] == ["amber-sap"]
    play(state, "done")
    assert state.view(0).players[1].cards is None
    assert pure("clairvoyance") == entry(state, "discards")
