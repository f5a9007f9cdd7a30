"""Drinking: the order of effects, what is out of play, and whom they can be aimed at."""

from philtre.testing import entry, event_kinds, events, legal, play, refusal

from .scene import asked, at, cauldrons, drinking, gather, hand, pure

# nausea and clumsiness are harms; teleportation and transmutation boons: all four on two or three fairy rings
FAIRY = "phase=potions cauldrons=fairy-ring*3;cat-hair,amber-sap;-/-;-;- hands=cat-hair/aqua-regia"


def test_all_effects_are_resolved_harms_first_in_the_drinkers_order() -> None:
    state = play(at(FAIRY), "drink 1")
    assert legal(state) == {"resolve nausea", "resolve clumsiness"}
    assert refusal(state, "resolve teleportation") == ("harms-first", "T5")
    play(state, "resolve clumsiness", "drop cat-hair 2")
    assert legal(state) == {"resolve teleportation", "resolve transmutation"}  # nausea was the last harm
    assert refusal(state, "resolve nausea") == ("no-such-effect", "T5")


def test_the_last_effect_of_a_group_is_not_asked_for() -> None:
    state = play(at(FAIRY), "drink 1")
    told = events(state, "resolve nausea")
    assert [event["effect"] for event in told if event["kind"] == "effect"] == ["nausea", "clumsiness"]


def test_forced_effects_happen_even_when_they_hurt() -> None:
    state = drinking("teleportation", "hands=cat-hair,amber-sap/-")
    assert (hand(state, 0), hand(state, 1)) == ("-", "cat-hair,amber-sap")


def test_what_is_drunk_is_out_of_play_until_all_is_resolved_and_discarded_then() -> None:
    state = drinking("haste", "hands=cat-hair/-")
    assert entry(state, "drunk") == f"1:{pure('haste')}"
    assert entry(state, "discards") == ""
    play(state, "done")
    assert entry(state, "discards") == pure("haste")
    assert entry(state, "phase") == "gather"


def test_the_cauldron_is_empty_at_once_and_may_receive_ingredients() -> None:
    state = drinking("haste", "hands=cat-hair/-")
    assert cauldrons(state)[0] == "-"
    play(state, "add cat-hair 1")
    assert cauldrons(state)[0] == "cat-hair"


def test_an_effect_with_nothing_to_act_on_does_nothing() -> None:
    for effect in ("combustion", "theft", "corrosion"):
        state = at(f"phase=potions cauldrons={pure(effect)};-;-/-;-;- hands=-/-")
        assert "nothing" in event_kinds(state, "drink 1")
        assert entry(state, "phase") == "gather"
    for effect in ("transmutation", "haste", "growth", "clairvoyance", "generosity", "clumsiness"):
        state = at(f"phase=potions cauldrons={pure(effect)};-;-/-;-;- hands=-/-")
        assert "nothing" in event_kinds(state, "drink 1")


def test_a_potion_may_hold_only_one_instance_of_an_effect() -> None:
    state = at("phase=potions cauldrons=magpie-feather*4;-;-/-;-;- hands=cat-hair/-")
    told = events(state, "drink 1")
    assert told[0]["effects"] == ["haste", "theft", "gilding", "prophecy"]


# Aiming


def test_with_several_others_the_drinker_chooses_whom_to_aim_at() -> None:
    rest = "seats=3 hands=cat-hair/amber-sap/aqua-regia cauldrons=-;-/-;-;-/-;-;-"
    state = drinking("teleportation", rest)
    assert legal(state) == {"target 2", "target 3"}
    play(state, "target 3")
    assert (hand(state, 0), hand(state, 2)) == ("aqua-regia", "cat-hair")
    assert refusal(drinking("teleportation", rest), "target 1") == ("yourself", "T6")
    assert refusal(drinking("teleportation", rest), "target 4") == ("no-such-player", "T6")


def test_nobody_can_aim_at_who_is_invisible() -> None:
    rest = "seats=3 hands=cat-hair/amber-sap/aqua-regia cauldrons=-;-/-;-;-/-;-;-"
    state = drinking("teleportation", rest + " lingering=-/invisibility:ghost-orchid/-")
    assert (hand(state, 0), hand(state, 2)) == ("aqua-regia", "cat-hair")  # the only one left
    four = drinking(
        "teleportation", "seats=4 cauldrons=-;-/-;-;-/-;-;-/-;-;- lingering=-/invisibility:ghost-orchid/-/-"
    )
    assert legal(four) == {"target 3", "target 4"}
    assert refusal(four, "target 2") == ("cannot-see", "T6")


def test_if_nobody_can_be_aimed_at_the_effect_does_nothing() -> None:
    rest = "hands=cat-hair/amber-sap lingering=-/invisibility:ghost-orchid"
    state = at(f"phase=potions cauldrons={pure('teleportation')};-;-/-;-;- {rest}")
    assert "nothing" in event_kinds(state, "drink 1")
    assert (hand(state, 0), hand(state, 1)) == ("cat-hair", "amber-sap")


def test_only_brewing_and_haste_know_the_limit_of_six() -> None:
    full = "amber-sap*3,fools-gold*3"
    state = drinking("haste", f"hands=cat-hair*2/- cauldrons={full};-/-;-;-")
    assert legal(state) == {"add cat-hair 1", "add cat-hair 3", "done"}
    state = drinking("growth", f"hands=cat-hair*2/- cauldrons={full};-/-;-;-")
    assert "add cat-hair 2" in legal(state)
    state = drinking("transmutation", f"hands=-/- cauldrons={full};cat-hair/-;-;-")
    assert "move cat-hair 3 2" in legal(state)
    state = drinking("theft", f"hands=-/- cauldrons={full};-/cat-hair;-;-")
    assert "steal cat-hair 1 2" in legal(state)


def test_after_a_drink_the_turn_goes_on_to_gathering() -> None:
    state = drinking("gilding", "hands=cat-hair/-")
    assert asked(state) == "chance"
    assert entry(state, "left") == "5"
    gather(state)
    assert entry(state, "turn") == "5"  # player 2 has no card and nothing brewed: only to gather
