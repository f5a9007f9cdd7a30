"""Selling potions to Orders, and new Orders."""

from philtre.testing import chance, entry, event_kinds, legal, play, refusal

from .scene import at, cauldrons, gather, gold, pure

HASTE = pure("haste")
BASIC = "orders=morning-tonic,far-off-phial,locksmiths-acid,gardeners-gulp"


def test_a_potion_is_sold_to_an_order_whose_effects_it_has() -> None:
    state = at(f"phase=potions seats=3 {BASIC} cauldrons={HASTE};-;-/-;-;-/-;-;-")
    assert legal(state) == {"sell 1 morning-tonic", "drink 1", "done"}
    play(state, "sell 1 morning-tonic")
    assert gold(state) == 1
    assert entry(state, "sold") == "morning-tonic/-/-"
    assert cauldrons(state) == ["-", "-", "-"]
    assert entry(state, "discards") == HASTE


def test_other_effects_in_it_do_not_matter_and_do_not_work() -> None:
    state = at(f"phase=potions seats=3 {BASIC} cauldrons=-;{HASTE},phoenix-egg;-/-;-;-/-;-;-")
    assert "sell 2 morning-tonic" in legal(state)
    assert "effect" not in event_kinds(state, "sell 2 morning-tonic")


def test_a_power_must_be_at_least_the_one_that_is_wanted() -> None:
    two = at(f"phase=potions {BASIC} cauldrons=basilisk-eye*2;-;-/-;-;-")
    assert refusal(two, "sell 1 locksmiths-acid") == ("lacks", "B12")
    for more in ("basilisk-eye*3", "basilisk-eye*4"):
        state = at(f"phase=potions {BASIC} cauldrons={more};-;-/-;-;-")
        assert "sell 1 locksmiths-acid" in legal(state)


def test_an_order_that_wants_two_effects_needs_both() -> None:
    orders = "orders=hide-and-seek,far-off-phial,locksmiths-acid,gardeners-gulp"
    state = at(f"phase=potions {orders} cauldrons={pure('invisibility')};-;-/-;-;-")
    assert refusal(state, "sell 1 hide-and-seek") == ("lacks", "B12")
    state = at(f"phase=potions {orders} cauldrons=ghost-sock*3;-;-/-;-;-")
    assert "sell 1 hide-and-seek" in legal(state)


def test_only_orders_in_play_can_be_sold_to() -> None:
    state = at(f"phase=potions {BASIC} cauldrons=amber-sap*2;-;-/-;-;-")
    assert refusal(state, "sell 1 keyhole-cordial") == ("not-ordered", "B12")


def test_a_potion_without_effects_can_be_neither_sold_nor_drunk() -> None:
    state = at(f"phase=potions {BASIC} cauldrons={HASTE};cat-hair;-/-;-;-")
    assert refusal(state, "drink 2") == ("no-effect", "T4")
    assert refusal(state, "sell 2 morning-tonic") == ("no-effect", "T4")
    assert refusal(state, "drink 3") == ("nothing-brewed", "T4")


def test_one_potion_a_turn_then_gathering() -> None:
    state = at(f"phase=potions seats=3 {BASIC} cauldrons={HASTE};oracle-rust*3;-/-;-;-/-;-;-")
    play(state, "sell 1 morning-tonic")
    state.play(state.pick(0))
    assert entry(state, "phase") == "gather"


def test_a_basic_order_takes_its_place_while_there_are_any() -> None:
    state = at(f"phase=potions seats=3 {BASIC} cauldrons=-;-;{HASTE}/-;-;-/-;-;-")
    play(state, "sell 3 morning-tonic")
    assert set(chance(state).values()) == {1}
    assert len(legal(state)) == 10  # fourteen less the four that were open
    assert "order keyhole-cordial" in legal(state)
    assert not legal(state) & {"order comet-cup", "order morning-tonic"}
    play(state, "order keyhole-cordial")
    assert entry(state, "orders") == "keyhole-cordial,far-off-phial,locksmiths-acid,gardeners-gulp"
    assert entry(state, "basic") == "1"


def test_then_a_special_one() -> None:
    state = at(f"phase=potions {BASIC} cauldrons={HASTE};-;-/-;-;-")
    play(state, "sell 1 morning-tonic")
    assert len(legal(state)) == 12
    play(state, "order comet-cup")
    assert entry(state, "orders").startswith("comet-cup,")
    assert entry(state, "special") == "3"


def test_with_both_stacks_used_up_the_place_stays_empty() -> None:
    state = at(f"phase=potions {BASIC} special=0 cauldrons={HASTE};-;-/-;-;-")
    play(state, "sell 1 morning-tonic")
    assert entry(state, "orders") == "-,far-off-phial,locksmiths-acid,gardeners-gulp"
    assert entry(state, "phase") == "gather"


def test_two_orders_can_be_had_for_the_same_potion_but_one_is_chosen() -> None:
    orders = "orders=morning-tonic,cutpurse-cocktail,locksmiths-acid,gardeners-gulp"
    brew = "magpie-feather*3"  # haste, theft, gilding, prophecy
    state = at(f"phase=potions {orders} cauldrons={brew};-;-/-;-;-")
    assert {"sell 1 morning-tonic", "sell 1 cutpurse-cocktail"} <= legal(state)
    play(state, "sell 1 cutpurse-cocktail")
    assert gold(state) == 2
    gather(state)


def test_the_view_says_what_is_missing_for_each_order_in_play() -> None:
    state = at(f"phase=potions {BASIC} cauldrons=spinning-eye,phoenix-egg;-;-/-;-;-")
    fits = {fit.order: fit.missing for fit in state.view(None).players[0].cauldrons[0].orders}
    assert {id: [(lack.effect, lack.count) for lack in lacks] for id, lacks in fits.items()} == {
        "morning-tonic": [("haste", 1)],
        "far-off-phial": [("teleportation", 2)],
        "locksmiths-acid": [("clairvoyance", 1), ("corrosion", 3)],
        "gardeners-gulp": [("growth", 2), ("transmutation", 2)],
    }
