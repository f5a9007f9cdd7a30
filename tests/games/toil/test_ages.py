"""Cards held through several reshuffles: each comes from the deck of its time, and redealing knows which."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import philtre
from philtre.testing import entry, play

from .scene import GAME, TABLES, at, drinking, hand
from .test_memory import known
from .test_redeal import chi_square, worlds

DREGS = "-;-;-/-;-;-/-;-;-"


def test_a_card_held_through_two_reshuffles_changes_hands_only_with_its_like() -> None:
    # Player 3 has drawn fool's gold since the first reshuffle; what player 2 has kept is older.
    state = at("seats=3 hands=cat-hair/amber-sap'',aqua-regia/fools-gold',cat-hair''")
    for world in worlds(state, 0):
        assert "fools-gold'" in hand(world, 2).split(",")
        assert "fools-gold'" not in hand(world, 1).split(",")
    olds = {tuple(text for text in hand(world, 1).split(",") if "'" in text) for world in worlds(state, 0)}
    assert olds == {("amber-sap''",), ("cat-hair''",)}


def enumerated(hands: list[list[str]], viewer: int) -> Counter[str]:
    """Every way to deal the others' physical cards, age by age, counted by the hands that come of it."""
    found: Counter[str] = Counter({"": 1})
    for age in (0, 1, 2, 3):
        marked = [[card for card in cards if card.count("'") == age] for cards in hands]
        others = [seat for seat in range(len(hands)) if seat != viewer]
        bag = [card for seat in others for card in marked[seat]]
        ways: Counter[str] = Counter()
        for order in permutations(bag):
            dealt, rest = "", list(order)
            for seat in others:
                taken = [rest.pop() for _ in marked[seat]]
                dealt += f" {seat}:" + ",".join(sorted(taken))
            ways[dealt] += 1
        found = Counter({before + after: n * m for before, n in found.items() for after, m in ways.items()})
    return found


def as_dealt(world: philtre.State, viewer: int) -> str:
    text = ""
    parts = [spread(part) for part in entry(world, "hands").split("/")]
    for age in (0, 1, 2, 3):
        for seat, cards in enumerate(parts):
            if seat != viewer:
                text += f" {seat}:" + ",".join(sorted(card for card in cards if card.count("'") == age))
    return text


def spread(text: str) -> list[str]:
    """Each card of a position text by itself."""
    words = [word.partition("*") for word in text.split(",") if word != "-"]
    return [name for name, _, times in words for _ in range(int(times or 1))]


@pytest.mark.parametrize(
    "hands",
    [
        "cat-hair/amber-sap''*2,fools-gold'/amber-sap',cat-hair''",
        "-/cat-hair''',amber-sap'/cat-hair''',amber-sap''/cat-hair',fools-gold''",
        "cat-hair''/amber-sap''/amber-sap'',fools-gold''/cat-hair',oracle-rust''",
    ],
)
def test_each_deal_is_as_likely_as_there_are_ways_to_it(hands: str) -> None:
    parts = hands.split("/")
    expected = enumerated([spread(part) for part in parts], 0)
    state = at(f"seats={len(parts)} hands={hands}")
    found = Counter(as_dealt(world, 0) for world in worlds(state, 0, 600))
    freedom = len(expected) - 1
    assert chi_square(found, expected) < freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_at_the_next_reshuffle_every_card_in_hand_is_older_by_one() -> None:
    hands = "cat-hair,cat-hair'*2/amber-sap'',amber-sap'/cat-hair,amber-sap"
    rest = ",".join(f"{id}*4" for id in TABLES.ingredients if id not in ("cat-hair", "amber-sap"))
    state = at(f"seats=3 phase=gather left=2 hands={hands} discards={rest} cauldrons={DREGS}")
    play(state, "card amber-sap", "card spinning-eye")
    assert hand(state, 0) == "spinning-eye,cat-hair',amber-sap',cat-hair''*2"
    assert hand(state, 1) == "amber-sap'',amber-sap'''"
    assert hand(state, 2) == "cat-hair',amber-sap'"


def test_the_oldest_of_equal_cards_leaves_first_and_its_age_goes_with_it() -> None:
    state = drinking("generosity", "hands=cat-hair,cat-hair''*2,cat-hair'/-")
    play(state, "card cat-hair")
    assert hand(state, 0).endswith("cat-hair,cat-hair',cat-hair''")
    assert hand(state, 1) == "cat-hair''"
    assert entry(state, "known") == "0>2:cat-hair''"


def test_a_look_and_a_swap_keep_every_age() -> None:
    hands = "cat-hair''/amber-sap''',amber-sap'/fools-gold"
    rest = f"seats=3 cauldrons=-;-/-;-;-/-;-;- hands={hands} known=3>2:amber-sap'''"
    state = play(drinking("teleportation", rest), "target 2")
    assert hand(state, 0).endswith("amber-sap',amber-sap'''")
    assert hand(state, 1) == "cat-hair''"
    assert entry(state, "known").split(";") == [
        "1>1:amber-sap',amber-sap'''", "1>2:cat-hair''", "2>1:amber-sap',amber-sap'''", "2>2:cat-hair''",
        "3>1:amber-sap'''",
    ]  # fmt: skip


def test_what_nobody_else_can_have_is_known() -> None:
    # Of the cards held through two reshuffles player 3 has none; so player 2 has them all.
    state = at("seats=3 hands=-/amber-sap'',fools-gold'/cat-hair'")
    assert known(state, 0, 1) == {"amber-sap": 1}
    assert known(state, 0, 2) == {}


def test_of_cards_that_came_by_a_swap_one_cannot_tell_which_a_third_knows() -> None:
    # Player 3 once saw a card of the hand that player 1 has now; player 2 gave it, and knows all of it.
    state = at(
        "seats=3 hands=cat-hair,amber-sap,fools-gold/-/- known=1>1:cat-hair,amber-sap;"
        "2>1:cat-hair,amber-sap;3>1:cat-hair"
    )
    notes = Counter(entry(world, "known").split(";")[-1] for world in worlds(state, 0, 1000))
    assert set(notes) == {"3>1:cat-hair", "3>1:amber-sap"}
    assert min(notes.values()) > 400
    for world in worlds(state, 0, 50):
        assert entry(world, "known").startswith("1>1:cat-hair,amber-sap;2>1:cat-hair,amber-sap;3>1:")


def test_of_cards_that_one_drew_oneself_it_is_certain_who_knows_them() -> None:
    state = at("seats=3 hands=cat-hair,amber-sap/-/- known=3>1:cat-hair")
    assert {entry(world, "known") for world in worlds(state, 0, 50)} == {"3>1:cat-hair"}


class Notes:
    """A note-taker who follows each card with the number of the deck that it was drawn from."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[tuple[int, str]]] = [[] for _ in range(seats)]
        self.deck = 0
        self.ages = [0]  # by age: the deck that a card is from

    def read(self, told: dict[str, Any], seat: int) -> None:
        kind, name = told["kind"], told.get("ingredient", "")
        other = told.get("target_seat", -1)
        if kind == "reshuffled":
            older = {deck for cards in self.hands for deck, _ in cards} - {self.deck}
            self.ages = [self.deck + 1, self.deck, *sorted(older, reverse=True)]
            self.deck += 1
        elif kind in ("dealt", "drew"):
            self.hands[seat].append((self.deck, name))
        elif kind == "added":
            self.leave(seat, name)
        elif kind in ("gave", "parted"):
            self.hands[other].append(self.leave(seat, name))
        elif kind == "took":
            self.hands[seat].append(self.leave(other, name))
        elif kind == "swapped":
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]

    def leave(self, seat: int, name: str) -> tuple[int, str]:
        card = min(card for card in self.hands[seat] if card[1] == name)
        self.hands[seat].remove(card)
        return card

    def decks(self, seat: int) -> list[tuple[int, str]]:
        return sorted(self.hands[seat])


def decks_in(state: philtre.State, seat: int, ages: list[int]) -> list[tuple[int, str]]:
    """A hand with the deck that each card is from; `ages` has the deck of every age."""
    return sorted((ages[card.count("'")], card.rstrip("'")) for card in spread(hand(state, seat)))


def hoard(state: philtre.State, dice: philtre.Dice) -> int:
    """Any action but a sale; few potions are drunk, and cards of some kinds seldom played: they are held."""
    if state.actor < 0:
        return int(state.pick(dice.word()))
    actions = [int(action) for action in state.actions()]
    some = [action for action in actions if wanted(GAME.move(action), dice)]
    return some[dice.below(len(some))] if some else actions[-1]


def wanted(move: dict[str, Any], dice: philtre.Dice) -> bool:
    if move["kind"] == "add":
        return move["ingredient"] not in TABLES.ingredients[:2] or dice.below(40) == 0
    return move["kind"] != "sell" and (move["kind"] not in ("drink", "done") or dice.below(8) == 0)


@pytest.mark.parametrize("seats", [2, 3, pytest.param(4, marks=pytest.mark.slow)])
def test_over_whole_games_every_card_has_the_age_that_a_note_taker_gives_it(seats: int) -> None:
    """And what is redealt is, deck by deck, what the note-taker has to share out among the others."""
    rng, dice = random.Random(seats), philtre.Dice(seats)
    most = 0
    for _ in range(3):
        state = GAME.start(seats=seats)
        notes = Notes(seats)
        while not state.over:
            state.events = []
            state.play(hoard(state, dice))
            for event in state.events:
                told = event.everything()
                notes.read(told, event.privy[0] if event.privy else told.get("seat", -1))
            if len(notes.ages) > 2 and dice.below(30) == 0:
                most = max(most, len(notes.ages))
                must_agree(state, notes, rng.randrange(seats), rng)
    assert most >= 3


def must_agree(state: philtre.State, notes: Notes, viewer: int, rng: random.Random) -> None:
    seats = range(len(notes.hands))
    for seat in seats:
        assert decks_in(state, seat, notes.ages) == notes.decks(seat)
    world = state.copy()
    world.redeal(viewer, rng)
    dealt = [decks_in(world, seat, notes.ages) for seat in seats]
    assert dealt[viewer] == notes.decks(viewer)
    for seat in seats:
        assert [deck for deck, _ in dealt[seat]] == [deck for deck, _ in notes.decks(seat)]
    held = sorted(card for cards in dealt for card in cards if card[0] != notes.deck)
    assert held == sorted(card for cards in notes.hands for card in cards if card[0] != notes.deck)
