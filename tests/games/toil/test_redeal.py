"""Redealing: what a seat cannot know is drawn anew by its probability, and nothing else changes."""

import random
from collections import Counter
from itertools import permutations

import philtre
from philtre.testing import entry, play

from .scene import GAME, at, hand
from .test_memory import ALL_BUT

ROUNDS = 2000


def worlds(state: philtre.State, seat: int | None, rounds: int = 300) -> list[philtre.State]:
    rng = random.Random(42)
    found: list[philtre.State] = []
    for place in range(rounds):
        world = state.copy()
        world.redeal(seat, rng)
        assert place > 9 or world.piece_counts() == state.piece_counts()
        found.append(world)
    return found


def hands(state: philtre.State, viewer: int | None, seat: int, rounds: int = 300) -> set[str]:
    """What a player's hand may be, as far as the viewer can tell."""
    return {hand(world, seat) for world in worlds(state, viewer, rounds)}


def chi_square(found: Counter[str], expected: Counter[str]) -> float:
    assert set(found) == set(expected)
    share = sum(found.values()) / sum(expected.values())
    return sum((found[key] - share * count) ** 2 / (share * count) for key, count in expected.items())


def test_hands_are_drawn_from_what_is_unseen_by_their_probability() -> None:
    # Unseen by player 1: a cat hair, two amber saps and a fool's gold. Players 2 and 3 hold one of them each.
    own = "oracle-rust*4,cat-hair*3,amber-sap*2,fools-gold*3"
    state = at(f"seats=3 hands={own}/cat-hair/amber-sap discards={ALL_BUT}")
    found: Counter[str] = Counter()
    for world in worlds(state, 0, ROUNDS):
        found[f"{hand(world, 1)} {hand(world, 2)}"] += 1
    unseen = ["cat-hair", "amber-sap", "amber-sap", "fools-gold"]
    expected = Counter(" ".join(drawn) for drawn in permutations(unseen, 2))
    assert chi_square(found, expected) < 22.5  # one in a thousand, with six degrees of freedom


def test_what_a_seat_holds_and_knows_never_changes() -> None:
    state = at("seats=3 hands=cat-hair/amber-sap,fools-gold/oracle-rust known=1>2:amber-sap")
    assert hands(state, 0, 0) == {"cat-hair"}
    assert all("amber-sap" in text for text in hands(state, 0, 1))
    assert len(hands(state, 0, 1)) > 20
    assert len(hands(state, 2, 1)) > len(hands(state, 0, 1))


def test_cards_held_since_before_the_reshuffle_change_hands_only_among_themselves() -> None:
    state = at("seats=3 hands=cat-hair/amber-sap',fools-gold/oracle-rust'")
    for world in worlds(state, 0):
        old = {text for seat in (1, 2) for text in hand(world, seat).split(",") if text.endswith("'")}
        assert old == {"amber-sap'", "oracle-rust'"}
        assert hand(world, 1).count("'") == hand(world, 2).count("'") == 1
    assert any(hand(world, 2) == "amber-sap'" for world in worlds(state, 0))


def test_cards_drawn_since_come_out_of_the_new_deck() -> None:
    # All fool's gold was in the old pool: none can have been drawn since.
    text = "seats=3 hands=fools-gold'*2,cat-hair/fools-gold',aqua-regia/fools-gold',amber-sap"
    for world in worlds(at(text), 0):
        for seat in (1, 2):
            assert "fools-gold'" in hand(world, seat).split(",")
            assert "fools-gold" not in hand(world, seat).split(",")


def test_between_two_players_old_cards_stay_where_they_are() -> None:
    state = at("hands=cat-hair/amber-sap'*2,fools-gold")
    assert all("amber-sap'*2" in text for text in hands(state, 0, 1))
    assert len(hands(state, 0, 1)) > 20


def test_a_spectator_knows_only_what_all_know() -> None:
    state = at("hands=cat-hair,oracle-rust/amber-sap known=0>1:cat-hair;1>2:amber-sap")
    assert all("cat-hair" in text for text in hands(state, None, 0))
    assert len(hands(state, None, 1)) > 20


def test_what_others_know_is_dealt_anew_with_the_hands() -> None:
    state = at("seats=3 hands=cat-hair/amber-sap,fools-gold/oracle-rust known=3>2:amber-sap")
    notes = {entry(world, "known") for world in worlds(state, 0)}
    assert len(notes) > 20
    for world in worlds(state, 0, 50):
        noted = entry(world, "known").removeprefix("3>2:")
        assert noted in hand(world, 1).replace("*2", "").split(",")


def test_what_two_seats_know_alike_stays_known_to_both() -> None:
    state = at("seats=3 hands=cat-hair/amber-sap,fools-gold/oracle-rust known=0>2:amber-sap;3>2:fools-gold")
    for world in worlds(state, 0, 50):
        assert entry(world, "known").startswith("0>2:amber-sap;3>2:")


def test_orders_that_others_have_foreseen_may_be_any_that_are_unseen() -> None:
    orders = "orders=morning-tonic,far-off-phial,locksmiths-acid,gardeners-gulp"
    state = at(
        f"seats=4 {orders} basic=stage-fright:2,hide-and-seek:12,?,keyhole-cordial hands=cat-hair/-/-/-"
    )
    found = Counter(entry(world, "basic") for world in worlds(state, 0, 1000))
    tops = Counter(text.split(":")[0] for text in found.elements())
    assert len(tops) == 8  # fourteen less four in play, the one player 1 knows, and the bottom one
    assert all(text.endswith(":2,hide-and-seek:12,?,keyhole-cordial") for text in found)
    assert chi_square(tops, Counter(dict.fromkeys(tops, 1))) < 24.4  # one in a thousand, seven degrees
    assert {entry(world, "basic") for world in worlds(state, 1)} == {entry(state, "basic")}


def test_a_seat_that_looks_at_a_hand_always_sees_the_same_one() -> None:
    state = at("seats=3 phase=give left=2 target=2 effect=clairvoyance drunk=1:spinning-eye*2"
               " hands=cat-hair/amber-sap,fools-gold/oracle-rust known=1>2:amber-sap,fools-gold")  # fmt: skip
    assert hands(state, 0, 1) == {"fools-gold,amber-sap"}
    assert len(hands(state, 2, 1)) > 20


def old_cards(state: philtre.State) -> list[int]:
    return [player.held_over for player in state.view(None).players]


def test_over_whole_games_a_redealt_hand_is_one_that_could_have_been_drawn() -> None:
    """Three players, many reshuffles: the same old cards for each, and the viewer sees the same."""
    dice, rng = philtre.Dice(5), random.Random(5)
    state = GAME.start(seats=3)
    held_over = 0
    for step in range(2500):
        if state.over:
            break
        state.play(
            state.pick(dice.word()) if state.actor < 0 else state.actions()[dice.below(len(state.actions()))]
        )
        if step % 25 == 0:
            world = state.copy()
            world.redeal(1, rng)
            assert world.piece_counts() == state.piece_counts()
            assert world.view(1) == state.view(1)
            assert old_cards(world) == old_cards(state)
            held_over += sum(old_cards(state))
    assert held_over > 10


def test_redealing_and_going_on_is_as_good_as_the_truth() -> None:
    state = play(GAME.start(seats=2), "card cat-hair")
    state.redeal(0, random.Random(1))
    assert hand(state, 0) == "cat-hair"
