"""What each of the sixteen effects does."""

from philtre.testing import chance, entry, event_kinds, events, legal, play, refusal

from .scene import at, by_player, cauldrons, drinking, gather, gold, hand, pure

# Teleportation: see test_drinking.py and test_memory.py


def test_teleportation_swaps_hands() -> None:
    state = drinking("teleportation", "hands=cat-hair*2/amber-sap,aqua-regia,fools-gold")
    assert (hand(state, 0), hand(state, 1)) == ("aqua-regia,fools-gold,amber-sap", "cat-hair*2")
    assert entry(state, "left") == "3"  # and gathers up to six with the new hand


def test_what_a_swap_shows_cannot_be_taken_back() -> None:
    state = at(f"phase=potions cauldrons={pure('teleportation')};-;-/-;-;- hands=cat-hair/amber-sap")
    state.events = []
    play(state, "drink 1")
    assert [event.reveals for event in state.events if event.kind == "swapped"] == [True]


# Clairvoyance


def test_clairvoyance_shows_a_hand_to_the_drinker_alone() -> None:
    state = drinking("clairvoyance", "hands=cat-hair/amber-sap,aqua-regia")
    assert [card.ingredient for card in state.view(0).players[1].cards] == ["aqua-regia", "amber-sap"]
    assert state.view(None).players[1].cards is None
    looks = at(f"phase=potions cauldrons={pure('clairvoyance')};-;-/-;-;- hands=cat-hair/amber-sap")
    seen = events(looks.copy(), "drink 1", seat=0)
    assert {"kind": "looked", "seat": 0, "target_seat": 1, "ingredients": ["amber-sap"]} in seen
    told = events(looks, "drink 1", seat=None)
    assert {"kind": "looked", "seat": 0, "target_seat": 1, "ingredients": None} in told


def test_clairvoyance_exchanges_up_to_two_cards() -> None:
    state = drinking("clairvoyance", "hands=cat-hair,fools-gold/amber-sap,aqua-regia,oracle-rust")
    assert legal(state) == {"give cat-hair", "give fools-gold", "done"}
    play(state, "give cat-hair", "take amber-sap", "give fools-gold", "take oracle-rust")
    assert (hand(state, 0), hand(state, 1)) == ("oracle-rust,amber-sap", "cat-hair,aqua-regia,fools-gold")
    assert entry(state, "phase") == "gather"


def test_clairvoyance_may_exchange_nothing() -> None:
    state = play(drinking("clairvoyance", "hands=cat-hair/amber-sap"), "done")
    assert (hand(state, 0), hand(state, 1)) == ("cat-hair", "amber-sap")


def test_a_card_that_clairvoyance_moved_does_not_move_again() -> None:
    state = drinking("clairvoyance", "hands=cat-hair,fools-gold/amber-sap,oracle-rust")
    play(state, "give cat-hair")
    assert legal(state) == {"take amber-sap", "take oracle-rust"}
    assert refusal(state, "take cat-hair") == ("just-given", "E2")
    play(state, "take amber-sap")
    assert legal(state) == {"give fools-gold", "done"}
    assert refusal(state, "give amber-sap") == ("just-taken", "E2")
    play(state, "give fools-gold")
    assert legal(state) == {"take oracle-rust"}


def test_who_has_but_one_card_exchanges_once() -> None:
    state = drinking("clairvoyance", "hands=cat-hair/amber-sap,oracle-rust")
    play(state, "give cat-hair", "take amber-sap")
    assert legal(state) == {"done"}
    assert refusal(state, "give amber-sap") == ("no-exchange", "E2")


# Haste and Growth


def test_haste_may_add_one_more_to_each_cauldron() -> None:
    state = drinking("haste", "hands=cat-hair*2,amber-sap/- cauldrons=fools-gold;-/-;-;-")
    play(state, "add cat-hair 2", "add cat-hair 1", "done")
    assert cauldrons(state) == ["cat-hair", "cat-hair,fools-gold", "-"]


def test_haste_does_not_dump() -> None:
    state = drinking("haste", "hands=cat-hair/- cauldrons=fools-gold;-/-;-;-")
    assert refusal(state, "dump 2") == ("haste-first", "E3")


def test_growth_adds_one_more_than_its_power_in_any_split() -> None:
    state = drinking("growth", "hands=cat-hair*4/-", power=2)
    play(state, "add cat-hair 1", "add cat-hair 1", "add cat-hair 3")
    assert cauldrons(state) == ["cat-hair*2", "-", "cat-hair"]
    assert entry(state, "phase") == "gather"


def test_growth_is_forced_and_takes_all_from_who_holds_fewer() -> None:
    state = drinking("growth", "hands=cat-hair/-", power=2)
    assert "done" not in legal(state)
    play(state, "add cat-hair 2")
    assert entry(state, "phase") == "gather"


# Transmutation, Combustion, Theft, Corrosion


def test_transmutation_moves_up_to_three_between_ones_own_cauldrons() -> None:
    state = drinking("transmutation", "hands=-/- cauldrons=cat-hair*4;-/amber-sap;-;-")
    assert legal(state) == {"move cat-hair 2 1", "move cat-hair 2 3", "done"}
    play(state, "move cat-hair 2 1", "move cat-hair 2 1", "move cat-hair 2 3")
    assert cauldrons(state) == ["cat-hair*2", "cat-hair", "cat-hair"]
    assert entry(state, "phase") == "gather"
    state = drinking("transmutation", "hands=-/- cauldrons=cat-hair*4;-/amber-sap;-;-")
    assert refusal(state, "move cat-hair 2 2") == ("same-cauldron", "E5")
    play(state, "done")
    assert cauldrons(state) == ["-", "cat-hair*4", "-"]


def test_combustion_empties_one_cauldron_of_another_player() -> None:
    state = drinking("combustion", "hands=-/- cauldrons=-;-/cat-hair*2;-;amber-sap")
    assert legal(state) == {"burn 1", "burn 3"}
    assert refusal(state, "burn 2") == ("nothing-there", "E6")
    play(state, "burn 1")
    assert cauldrons(state, 1) == ["-", "-", "amber-sap"]
    assert "cat-hair*2" in entry(state, "discards").split(",")


def test_theft_takes_up_to_two_for_ones_own_cauldrons() -> None:
    state = drinking("theft", "hands=-/- cauldrons=-;-/amber-sap*3;-;fools-gold")
    play(state, "steal amber-sap 1 1", "steal fools-gold 3 2")
    assert (cauldrons(state, 0), cauldrons(state, 1)) == (
        ["amber-sap", "fools-gold", "-"],
        ["amber-sap*2", "-", "-"],
    )
    assert entry(state, "phase") == "gather"
    state = drinking("theft", "hands=-/- cauldrons=-;-/amber-sap*3;-;fools-gold")
    play(state, "done")
    assert cauldrons(state, 1) == ["amber-sap*3", "-", "fools-gold"]


def test_corrosion_discards_as_many_as_its_power_of_the_drinkers_choice() -> None:
    state = drinking("corrosion", "hands=-/- cauldrons=-;-/cat-hair,amber-sap;-;fools-gold", power=2)
    assert legal(state) == {"corrode cat-hair 1", "corrode amber-sap 1", "corrode fools-gold 3"}
    play(state, "corrode amber-sap 1", "corrode fools-gold 3")
    assert cauldrons(state, 1) == ["cat-hair", "-", "-"]
    assert entry(state, "phase") == "gather"


def test_corrosion_takes_all_where_there_are_fewer() -> None:
    state = drinking("corrosion", "hands=-/- cauldrons=-;-/cat-hair;-;-", power=2)
    assert cauldrons(state, 1) == ["-", "-", "-"]
    assert entry(state, "phase") == "gather"


# T1: the power of an X effect is that of the whole potion, whatever reminder is set aside afterwards


def test_sloth_resolved_before_it_takes_nothing_from_corrosion() -> None:
    state = at(
        "phase=potions hands=-/- cauldrons=cellar-slug*2,march-rain*2;-;-/amber-sap*4,fairy-ring*4;-;- "
        "orders=comet-cup,dragon-punch,monday-elixir,patrons-toast basic=0 special=0"
    )
    play(state, "drink 1", "resolve corrosion")
    assert entry(state, "left") == "4"
    assert [(card.ingredient, card.count) for card in state.view(None).drink.cards] == [
        ("cellar-slug", 2), ("march-rain", 2),
    ]  # fmt: skip


def test_nor_does_invisibility() -> None:
    state = at("phase=potions hands=-/- cauldrons=cellar-slug*2;-;-/amber-sap*4,fairy-ring*4;-;-")
    play(state, "drink 1", "resolve invisibility", "resolve corrosion")
    assert entry(state, "left") == "2"
    assert entry(state, "lingering") == "invisibility:?,sloth:?/-"


def test_nor_does_sloth_from_growth() -> None:
    state = at("phase=potions hands=cat-hair*4/- cauldrons=cave-moss*2;-;-/-;-;-")
    play(state, "drink 1", "resolve growth")
    assert entry(state, "left") == "3"
    play(state, "add cat-hair 1", "add cat-hair 1", "add cat-hair 2")
    assert entry(state, "lingering") == "invisibility:cave-moss,sloth:cave-moss/-"


# Lingering effects


def test_invisibility_lasts_until_the_drinkers_next_turn_begins() -> None:
    state = drinking("invisibility", "hands=cat-hair/amber-sap")
    assert by_player(state, "lingering", 0) == "invisibility:mimic-spider"
    gather(state)
    assert by_player(state, "lingering", 0) == "invisibility:mimic-spider"
    assert "visible" not in event_kinds(state, "done")
    while entry(state, "turn") == "4":
        state.play(state.pick(0))
    assert entry(state, "lingering") == ""
    assert "mimic-spider" in entry(state, "discards")


def test_gilding_adds_two_gold_to_the_next_sale() -> None:
    orders = "orders=morning-tonic,far-off-phial,locksmiths-acid,gardeners-gulp"
    state = drinking("gilding", f"{orders} hands=-/- cauldrons={pure('haste')};-/-;-;-")
    assert by_player(state, "lingering", 0).startswith("gilding:")
    while entry(state, "turn") != "5":
        state.play(state.pick(0) if state.actor < 0 else state.actions()[-1])
    play(state, "done", "sell 2 morning-tonic")
    assert gold(state) == 3
    assert entry(state, "lingering") == ""


def test_gilding_is_lost_at_the_end_of_the_next_turn() -> None:
    state = drinking("gilding", "hands=-/-")
    while entry(state, "turn") != "5":
        state.play(state.pick(0) if state.actor < 0 else state.actions()[-1])
    assert by_player(state, "lingering", 0).startswith("gilding:")
    while entry(state, "turn") == "5":
        state.play(state.pick(0) if state.actor < 0 else state.actions()[-1])
    assert entry(state, "lingering") == ""


def test_gilding_drunk_anew_lasts_to_the_end_of_the_turn_after() -> None:
    state = drinking("gilding", "hands=-/- lingering=gilding:amber-sap/-")
    while entry(state, "turn") != "5":
        state.play(state.pick(0) if state.actor < 0 else state.actions()[-1])
    assert by_player(state, "lingering", 0).startswith("gilding:")
    assert "amber-sap" in entry(state, "discards").split(",")


def test_paralysis_skips_the_targets_next_potions_phase() -> None:
    state = drinking("paralysis", f"hands=-/cat-hair*4 cauldrons=-;-/{pure('haste')};-;-")
    assert by_player(state, "lingering", 1).startswith("paralysis:")
    gather(state)
    assert "skipped" in event_kinds(state, "done")
    assert entry(state, "lingering") == ""
    assert entry(state, "phase") == "gather"


def test_sloth_allows_one_cauldron_only_in_the_next_brewing_phase() -> None:
    state = drinking("sloth", "hands=cat-hair*4/- cauldrons=amber-sap;aqua-regia*2/-;-;-")
    while entry(state, "turn") != "5":
        state.play(state.pick(0) if state.actor < 0 else state.actions()[-1])
    play(state, "dump 2")
    assert entry(state, "lingering") == ""
    assert entry(state, "phase") == "potions"  # the other cauldrons are not asked about
    assert cauldrons(state) == ["-", "-", "aqua-regia*2"]


def test_a_second_one_of_the_same_kind_takes_the_place_of_the_first() -> None:
    rest = "hands=-/- lingering=-/paralysis:amber-sap"
    state = drinking("paralysis", rest)
    assert by_player(state, "lingering", 1) == "paralysis:mimic-spider"
    assert "amber-sap" in entry(state, "discards").split(",")


def test_the_reminder_is_the_first_ingredient_with_the_effect_that_reminds_of_nothing_else() -> None:
    # Both ingredients have both effects.
    state = at("phase=potions cauldrons=ghost-orchid,mimic-spider;-;-/-;-;- hands=-/-")
    play(state, "drink 1", "resolve invisibility")
    assert by_player(state, "lingering", 0) == "invisibility:mimic-spider"
    assert by_player(state, "lingering", 1) == "paralysis:ghost-orchid"


def test_with_no_ingredient_left_to_remind_the_effect_lasts_all_the_same() -> None:
    state = at("phase=resolve drunk=1:ghost-orchid todo=invisibility,paralysis hands=-/-")
    play(state, "resolve invisibility")
    assert entry(state, "lingering") == "invisibility:ghost-orchid/paralysis:-"


# Harms


def test_nausea_keeps_from_gathering_this_turn() -> None:
    state = drinking("nausea", "hands=cat-hair/amber-sap")
    assert hand(state) == "cat-hair"
    assert entry(state, "turn") == "4"


def test_clumsiness_discards_one_from_each_other_cauldron() -> None:
    state = drinking("clumsiness", "hands=-/- cauldrons=cat-hair,amber-sap;fools-gold*2/-;-;-")
    assert legal(state) == {"drop cat-hair 2", "drop amber-sap 2"}
    play(state, "drop amber-sap 2")
    assert cauldrons(state) == ["-", "cat-hair", "fools-gold"]  # the third had one kind only


def test_generosity_lets_each_other_player_take_a_card_at_random_shown_to_all() -> None:
    rest = "seats=3 hands=cat-hair*2,amber-sap/-/- cauldrons=-;-/-;-;-/-;-;-"
    state = drinking("generosity", rest)
    assert chance(state) == {"card cat-hair": 2, "card amber-sap": 1}
    told = events(state, "card cat-hair", seat=None)
    assert told == [{"kind": "parted", "seat": 0, "target_seat": 1, "ingredient": "cat-hair"}]
    play(state, "card amber-sap")
    assert [hand(state, seat) for seat in range(3)] == ["cat-hair", "cat-hair", "amber-sap"]
    assert entry(state, "left") == "3"  # five are missing, two fewer are gathered


def test_generosity_stops_when_the_hand_is_empty() -> None:
    state = drinking("generosity", "seats=3 hands=cat-hair/-/- cauldrons=-;-/-;-;-/-;-;-")
    play(state, "card cat-hair")
    assert [hand(state, seat) for seat in range(3)] == ["-", "cat-hair", "-"]
    assert entry(state, "left") == "5"
