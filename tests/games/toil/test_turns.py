"""Brewing, gathering, and the phases of a turn."""

from philtre.testing import chance, entry, event_kinds, events, legal, play, refusal

from .scene import GAME, asked, at, cauldrons, drinking, gather, hand

# Brewing


def test_each_cauldron_takes_one_ingredient_in_any_order() -> None:
    state = at("hands=cat-hair*2,amber-sap/-")
    adds = {f"add {card} {number}" for card in ("cat-hair", "amber-sap") for number in (1, 2, 3)}
    assert legal(state) == {*adds, "done"}
    play(state, "add amber-sap 3")
    assert legal(state) == {"add cat-hair 1", "add cat-hair 2", "done"}
    assert refusal(state, "add cat-hair 3") == ("added", "T3")
    play(state, "add cat-hair 1", "done")
    assert cauldrons(state) == ["cat-hair", "-", "amber-sap"]
    assert hand(state) == "cat-hair"


def test_when_all_three_are_done_with_nothing_more_is_asked() -> None:
    state = at("hands=cat-hair,oracle-rust*2/- cauldrons=spinning-eye;-;-/-;-;-")
    play(state, "add oracle-rust 2", "dump 1")
    assert legal(state) == {"add cat-hair 3", "add oracle-rust 3", "done"}
    play(state, "add cat-hair 3")
    assert entry(state, "phase") == "potions"


def test_one_may_go_on_at_once() -> None:
    state = play(at("hands=cat-hair/- cauldrons=spinning-eye*2;-;-/-;-;-"), "done")
    assert asked(state) == "potions"
    assert hand(state) == "cat-hair"


def test_a_cauldron_of_six_takes_no_more() -> None:
    state = at("hands=cat-hair/- cauldrons=amber-sap*4,fools-gold*2;-;-/-;-;-")
    assert legal(state) == {"dump 1", "add cat-hair 2", "add cat-hair 3", "done"}
    assert refusal(state, "add cat-hair 1") == ("cauldron-full", "T3")


def test_five_ingredients_leave_room_for_one() -> None:
    state = at("hands=cat-hair/- cauldrons=amber-sap*4,fools-gold;-;-/-;-;-")
    assert "add cat-hair 1" in legal(state)


def test_a_cauldron_can_be_dumped_instead() -> None:
    state = at("hands=cat-hair/- cauldrons=amber-sap,fools-gold;-;-/-;-;-")
    play(state, "dump 1")
    assert entry(state, "discards") == "fools-gold,amber-sap"
    assert legal(state) == {"add cat-hair 2", "add cat-hair 3", "done"}
    assert refusal(state, "add cat-hair 1") == ("dumped", "T3")


def test_a_dumped_cauldron_takes_nothing_more_this_turn_whatever_is_drunk() -> None:
    # player 1 dumps cauldron 2 and then drinks cauldron 1
    for effect, closed, allowed in (
        ("haste", "add cat-hair 2", "add cat-hair 1"),
        ("growth", "add cat-hair 2", "add cat-hair 1"),
        ("transmutation", "move fools-gold 3 2", "move fools-gold 3 1"),
        ("theft", "steal amber-sap 1 2", "steal amber-sap 1 1"),
    ):
        rest = "hands=cat-hair/- dumped=2 cauldrons=-;fools-gold/amber-sap;-;-"
        state = drinking(effect, rest)
        assert refusal(state, closed) == ("dumped", "T3")
        assert allowed in legal(state)


def test_a_dumped_cauldron_is_open_again_in_the_next_turn() -> None:
    state = at("hands=cat-hair/- cauldrons=amber-sap;-;-/-;-;-")
    play(state, "dump 1", "done")
    while entry(state, "turn") != "5":
        state.play(state.pick(0) if state.actor < 0 else GAME.parse("done"))
    assert "add cat-hair 1" in legal(state)


def test_with_two_cauldrons_dumped_transmutation_finds_no_way() -> None:
    state = at(
        "phase=potions dumped=2,3 hands=cat-hair/- cauldrons=amber-sap*2;-;-/-;-;- lingering=-/invisibility:-"
    )
    play(state, "drink 1", "resolve growth", "add cat-hair 1")
    assert event_kinds(state, "resolve transmutation")[:2] == ["effect", "nothing"]


def test_an_empty_cauldron_cannot_be_dumped() -> None:
    state = at("hands=cat-hair/-")
    assert refusal(state, "dump 1") == ("empty-cauldron", "T3")


def test_who_can_do_nothing_more_is_not_asked() -> None:
    state = at("hands=cat-hair/- cauldrons=-;-;amber-sap/-;-;-")
    play(state, "add cat-hair 1")
    assert legal(state) == {"dump 3", "done"}
    state = play(at("hands=cat-hair/-"), "add cat-hair 2")
    assert asked(state) == "chance"


# The Potions phase is asked only if there is a potion with an effect


def test_ingredients_without_an_effect_are_no_potion() -> None:
    state = at("hands=-/- cauldrons=cat-hair;-;-/-;-;-")
    play(state, "done")
    assert asked(state) == "chance"
    assert entry(state, "phase") == "gather"


def test_one_ingredient_counts_for_all_its_effects() -> None:
    state = at("phase=potions cauldrons=amber-sap*2;-;-/-;-;- hands=-/-")
    effects = {effect.effect for effect in state.view(0).players[0].cauldrons[0].effects if effect.active}
    assert effects == {"growth", "transmutation", "paralysis"}


def test_one_ingredient_is_enough_for_an_effect_of_cost_x() -> None:
    one = at("phase=potions cauldrons=strangler-ivy;-;-/-;-;- hands=-/-")
    active = [effect for effect in one.view(0).players[0].cauldrons[0].effects if effect.active]
    assert [(effect.effect, effect.count) for effect in active] == [("growth", 1), ("corrosion", 1)]
    assert "drink 1" in legal(one)


# Gathering


def test_cards_are_drawn_until_there_are_six() -> None:
    state = at("phase=potions cauldrons=phoenix-egg;-;-/-;-;- hands=cat-hair*4/-")
    play(state, "done")
    assert entry(state, "left") == "2"
    assert "card cat-hair" not in legal(state)
    play(state, "card amber-sap", "card amber-sap")
    assert hand(state) == "cat-hair*4,amber-sap*2"
    assert entry(state, "turn") == "4"


def test_more_than_six_are_kept_and_none_is_drawn() -> None:
    state = at("phase=potions cauldrons=phoenix-egg;-;-/-;-;- hands=cat-hair*4,amber-sap*3/aqua-regia")
    play(state, "done")
    assert hand(state) == "cat-hair*4,amber-sap*3"
    assert entry(state, "turn") == "4"


ALL_BUT = (
    "oracle-rust*4,phoenix-egg*4,mimic-spider*4,gilded-toad*4,imp-match*4,runaway-vapour*4,druid-acorn*4,"
    "strangler-ivy*4,crystal-lens*4,sleepwalker-dream*4,fire-salamander*4,temple-smoke*4,jumping-bean*4,"
    "cat-hair*4,aqua-regia*4,fairy-ring*4,cave-moss*4,magpie-feather*4,basilisk-eye*4,falling-star*4,"
    "cuckoo-egg*4,ghost-orchid*4,fools-gold*4,cellar-slug*4,thunder-seed*4,electric-eel*4,outlaw-coin*4,"
    "amber-sap*3,smoking-poppy*4,ghost-sock*4,march-rain*4"
)


def test_when_the_deck_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    state = at(f"phase=gather left=3 hands=spinning-eye*3/- discards={ALL_BUT}")
    assert chance(state) == {"card spinning-eye": 1, "card amber-sap": 1}
    assert event_kinds(state, "card amber-sap") == []
    assert event_kinds(state, "card spinning-eye") == ["reshuffled"]
    assert sum(chance(state).values()) == 123
    assert entry(state, "discards") == ""


def test_if_both_are_empty_nothing_more_is_gathered() -> None:
    many = ALL_BUT.split(",")
    piles = [",".join(many[:11]), ",".join(many[11:22]), ",".join(many[22:])]
    state = at(f"phase=brew hands=-/amber-sap,spinning-eye*4 cauldrons=-;-;-/{';'.join(piles)} turn=4")
    play(state, "done")
    assert asked(state) == "potions"
    play(state, "done")
    assert entry(state, "turn") == "6"  # player 2 holds five and draws none; player 1 can do nothing at all


def test_nobody_is_told_what_another_draws() -> None:
    state = at("phase=gather left=1 hands=-/-")
    world = state.copy()
    assert events(state, "card cat-hair", seat=0)[0] == {"kind": "drew", "ingredient": "cat-hair"}
    assert all(event["kind"] != "drew" for event in events(world, "card cat-hair", seat=1))


def test_the_phases_of_a_turn_follow_each_other() -> None:
    state = at("hands=spinning-eye,fire-salamander/cat-hair cauldrons=spinning-eye;-;-/-;-;-")
    play(state, "add fire-salamander 1", "done")
    assert asked(state) == "potions"
    play(state, "done")
    assert entry(state, "phase") == "gather"
    gather(state)
    assert (entry(state, "turn"), asked(state)) == ("4", "brew")
