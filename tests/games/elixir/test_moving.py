"""Gold, moving, shops, the lab and the Blind Alley."""

import pytest

from philtre.testing import entry, event_kinds, events, kinds, legal, play, refusal

from .scene import at, rest_of, stock, wizard

# Gold


def test_each_turn_begins_with_one_gold_from_the_pile() -> None:
    state = at("gold=6/6 at=red-lab/green-lab")
    play(state, "move red-lab")
    assert (state.actor, wizard(state, 2).gold, state.view(None).pile) == (1, 7, 9)


def test_what_the_pile_cannot_pay_is_lost() -> None:
    state = at("gold=12/10 at=red-lab/green-lab")
    assert events(state, "move red-lab")[-1] == {"kind": "earned", "seat": 1, "count": 0}
    assert wizard(state, 2).gold == 10


def test_prowess_pays_what_there_is_and_the_rest_is_lost() -> None:
    state = at("gold=11/9 at=red-lab/green-lab chart=a1:prowess past=2:a1,2-prowess active=-/prowess:3")
    play(state, "move red-lab")
    assert (wizard(state, 2).gold, state.view(None).pile) == (11, 0)


def test_what_is_paid_goes_to_the_pile() -> None:
    state = at("at=herbalist/green-lab phase=arrive")
    pile = state.view(None).pile
    play(state, "buy mandrake")
    assert (wizard(state).gold, state.view(None).pile) == (4, pile + 2)


def test_nobody_can_borrow() -> None:
    state = at("at=jeweller/green-lab phase=arrive gold=3/6")
    assert rest_of("buy", state) == {"agate", "garnet"}
    assert refusal(state, "buy opal") == ("too-dear", "B10")


# Moving


def test_a_move_is_up_to_four_spaces_either_way_or_none() -> None:
    state = at("at=s3/green-lab")
    places = {f"s{n}" for n in (15, 0, 1, 2, 3, 4, 5, 6, 7)} | {"red-lab", "herbalist", "jeweller"}
    assert rest_of("move", state) == places
    assert refusal(state, "move s8") == ("too-far", "E2")


def test_a_building_costs_one_to_enter_and_one_to_leave() -> None:
    state = at("at=red-lab/green-lab")
    assert rest_of("move", state) == {"red-lab", "herbalist", *(f"s{n}" for n in (13, 14, 15, 0, 1, 2, 3))}
    assert refusal(state, "move alley") == ("too-far", "E2")


def test_the_street_is_a_ring() -> None:
    assert {"s15", "s14", "alley"} <= rest_of("move", at("at=s0/green-lab"))


def test_nobody_enters_another_lab() -> None:
    state = at("at=s8/s3")
    assert "green-lab" not in rest_of("move", state)
    assert refusal(state, "move green-lab") == ("not-your-lab", "E2")


def test_nobody_goes_to_the_healers_of_their_own_will() -> None:
    state = at("at=s14/green-lab")
    assert refusal(state, "move healers") == ("not-ill", "E2")


def test_wizards_block_nobody_and_share_spaces() -> None:
    state = at("at=s1/s2")
    play(state, "move herbalist", "done")
    play(state, "move herbalist")
    assert [player.place for player in state.view(None).players] == ["herbalist", "herbalist"]


def test_staying_in_the_street_is_a_move_too() -> None:
    state = at("at=s3/green-lab")
    assert event_kinds(state, "move s3") == ["waited"]
    assert kinds(state) == {"stranger"}


# Shops


def test_in_a_shop_one_buys_card_by_card_what_one_can_pay() -> None:
    state = at("at=s2/green-lab gold=5/6")
    play(state, "move herbalist")
    assert legal(state) == {"buy henbane", "buy mandrake", "buy wolfsbane", "done"}
    play(state, "buy mandrake", "buy henbane", "buy henbane")
    assert legal(state) == {"buy henbane", "done"}
    play(state, "buy henbane")  # nothing more can be paid
    assert state.actor == 1
    assert (wizard(state).carried, wizard(state).gold) == (["henbane"] * 3 + ["mandrake"], 0)


def test_a_shop_can_be_emptied() -> None:
    state = at("at=herbalist/green-lab phase=arrive gold=9/6")
    play(state, "buy henbane", "buy henbane", "buy henbane")
    assert stock(state, "henbane") == 0
    assert refusal(state, "buy henbane") == ("sold-out", "E3")


def test_a_shop_sells_its_own_category_only() -> None:
    state = at("at=herbalist/green-lab phase=arrive")
    assert refusal(state, "buy opal") == ("not-at-shop", "B10")


def test_buying_is_a_choice() -> None:
    state = at("at=s2/green-lab")
    play(state, "move herbalist", "done")
    assert (state.actor, wizard(state).gold) == (1, 6)


def test_prices_and_values_are_those_of_the_content() -> None:
    goods = at("at=s0/s1").view(None).goods
    assert [good.price for good in goods] == [1, 2, 2, 1, 2, 4, 1, 2, 2]
    assert [good.value for good in goods] == [None, None, None, 1, 2, 3, None, None, None]


def test_nothing_is_sold_traded_or_lent() -> None:
    state = at("at=herbalist/herbalist phase=arrive carried=henbane,agate/-")
    assert kinds(state) == {"buy", "done"}


# The lab


def test_in_the_own_lab_ingredients_go_to_the_shelf_one_by_one() -> None:
    state = at("at=s0/green-lab carried=henbane,henbane,opal/-")
    play(state, "move red-lab")
    assert legal(state) == {"shelve henbane", "shelve opal", "shelve-all", "done"}
    play(state, "shelve henbane", "shelve opal", "done")
    assert (wizard(state).shelf, wizard(state).carried) == (["henbane", "opal"], ["henbane"])


def test_the_shelf_takes_any_number_of_an_ingredient() -> None:
    state = at("at=red-lab/green-lab phase=arrive carried=henbane,henbane,henbane/-")
    play(state, "shelve henbane", "shelve henbane", "shelve henbane")
    assert wizard(state).shelf == ["henbane"] * 3


def test_a_house_rule_limits_the_shelf() -> None:
    text = "shelf_limit=2 at=red-lab/green-lab phase=arrive carried=henbane,opal/- shelf=henbane,henbane/-"
    state = at(text)
    assert legal(state) == {"shelve opal", "done"}
    assert refusal(state, "shelve henbane") == ("shelf-full", "E29")
    assert state.view(None).shelf == 2


def test_all_can_be_shelved_at_once() -> None:
    state = at("at=red-lab/green-lab phase=arrive carried=henbane,henbane,opal/-")
    assert event_kinds(state, "shelve-all")[:3] == ["shelved"] * 3
    assert (wizard(state).shelf, wizard(state).carried) == (["henbane", "henbane", "opal"], [])
    text = "shelf_limit=1 at=red-lab/green-lab phase=arrive carried=henbane,henbane,opal/-"
    assert wizard(play(at(text), "shelve-all")).carried == ["henbane"]
    state = at("at=red-lab/green-lab phase=arrive carried=opal/-")
    assert refusal(state, "shelve-all") == ("nothing-to-shelve", "B13")


def test_nothing_is_taken_back_from_the_shelf() -> None:
    state = at("at=red-lab/green-lab phase=arrive carried=opal/- shelf=henbane/-")
    assert kinds(state) == {"shelve", "done"}


def test_potions_and_gold_are_always_carried() -> None:
    state = at("at=red-lab/green-lab chart=a1:part-1 past=1:a1 phase=arrive")
    assert legal(state) == {"done"}


def test_what_lies_open_is_seen_by_all() -> None:
    text = (
        "carried=opal/- shelf=henbane/- table=mandrake,newt-eye,agate/- hired=norman/- chart=a1:luck,b1:soda"
    )
    state = at(f"{text} past=1:a1,1:b1,1-luck active=luck:2/-")
    for seat in (1, None):
        player = state.view(seat).players[0]
        assert (player.carried, player.shelf, player.gold) == (["opal"], ["henbane"], 6)
        assert (player.table, player.value) == (["mandrake", "agate", "newt-eye"], 1)
        assert (player.hired, player.potions, player.hand) == (["norman"], 1, None)
        assert [(one.potion, one.left) for one in player.active] == [("luck", 2)]
    assert wizard(state).hand == ["soda"]


# The Blind Alley


def test_in_the_blind_alley_one_takes_any_or_all() -> None:
    state = at(
        "at=s13/green-lab alley=gold:3,opal,opal,luck,baneful chart=a1:luck,b1:baneful"
        " past=2:a1,2:b1,2*luck,2*baneful gold=6/3"
    )
    play(state, "move alley")
    things = {"take opal", "take-potion luck", "take-potion baneful", "take-gold", "take-all-gold"}
    assert legal(state) == things | {"done"}
    play(state, "take-all-gold", "take opal", "take-potion baneful", "done", "end")
    assert (wizard(state).gold, wizard(state).carried, wizard(state).hand) == (9, ["opal"], ["baneful"])
    assert state.view(None).alley.ingredients == ["opal"]
    assert state.view(None).alley.potions == ["luck"]
    assert wizard(state).place == "alley"  # Baneful Brew does nothing there


def test_gold_in_the_alley_is_taken_by_the_piece() -> None:
    state = at("at=alley/green-lab phase=arrive alley=gold:3 gold=6/6")
    play(state, "take-gold")
    assert (wizard(state).gold, state.view(None).alley.gold) == (7, 2)
    play(state, "take-gold")
    assert legal(state) == {"take-gold", "done"}
    play(state, "done")
    assert (wizard(state).gold, state.view(None).alley.gold) == (8, 1)


def test_everyone_sees_who_takes_what_in_the_alley() -> None:
    text = "at=alley/green-lab phase=arrive alley=luck,agate chart=a1:luck past=2:a1,2*luck"
    told = events(at(text), "take-potion luck", seat=1)[0]
    assert told == {"kind": "took-potion", "seat": 0, "potion": "luck"}
    told = events(at(text), "take agate", seat=None)[0]
    assert told["ingredient"] == "agate"


def test_an_empty_alley_asks_nothing() -> None:
    state = at("at=s13/green-lab")
    play(state, "move alley")
    assert state.actor == 1


@pytest.mark.parametrize("move", ["take opal", "take-potion luck", "take-gold"])
def test_elsewhere_nothing_is_taken(move: str) -> None:
    assert refusal(at("at=herbalist/green-lab phase=arrive"), move) == ("not-in-alley", "E22")


def test_after_stopping_the_rest_of_the_move_is_lost() -> None:
    state = at("at=s2/green-lab")
    play(state, "move herbalist", "buy henbane")
    assert "move" not in kinds(state)
    assert entry(state, "phase") == "arrive"
