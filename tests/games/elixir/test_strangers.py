"""Strangers: met, hired, sent; and the Healers."""

import pytest

import philtre
from philtre.testing import chance, entry, event_kinds, events, kinds, legal, play, refusal

from .scene import at, rest_of, stock, wizard

STREET = "at=s3/green-lab"


def met(stranger: str, more: str = "") -> philtre.State:
    """The first player has stopped in the street and meets that Stranger."""
    return play(at(f"{STREET} {more}"), "move s3", f"stranger {stranger}")


def faced(stranger: str, more: str = "") -> philtre.State:
    """And lets it roll."""
    return play(met(stranger, more), "face")


# The pack


def test_in_the_street_a_stranger_is_drawn_and_all_see_who() -> None:
    state = at(STREET)
    play(state, "move s3")
    assert len(chance(state)) == 12
    assert set(chance(state).values()) == {1}
    assert events(state, "stranger larkspur")[0] == {"kind": "met", "seat": 0, "stranger": "larkspur"}


def test_a_stranger_goes_under_the_pack() -> None:
    state = met("larkspur")
    assert state.view(None).waiting == ["larkspur"]
    assert state.view(None).unseen == 11


def test_the_pack_is_never_shuffled_again() -> None:
    names = "larkspur,norman,phil,bruno,gang,morwenna,monk,clarence,sam,fergus,glassblower,lamplighter"
    state = at(f"{STREET} strangers={names} gold=0/6")
    gold = wizard(state).gold
    play(state, "move s3")  # nobody draws: everyone can know that it is Lady Larkspur
    assert wizard(state).gold == gold + 2
    assert entry(state, "strangers").split(",")[-1] == "larkspur"
    assert entry(state, "strangers").split(",")[0] == "norman"


def test_those_nobody_has_met_come_before_the_others() -> None:
    state = at(f"{STREET} strangers=larkspur,norman")
    play(state, "move s3")
    assert "stranger larkspur" not in legal(state)
    assert len(legal(state)) == 10


# Met


def test_fergus_steals_half_of_the_gold_rounded_up() -> None:
    state = faced("fergus", "gold=7/6")
    assert set(chance(state).values()) == {1}
    play(state, "die 3")
    assert (wizard(state).gold, state.view(None).alley.gold) == (3, 4)


def test_below_the_success_range_an_attack_fails() -> None:
    state = faced("fergus", "gold=7/6")
    assert event_kinds(state, "die 2")[0] == "attack-failed"
    assert wizard(state).gold == 7


@pytest.mark.parametrize(("stranger", "low"), [("gang", 5), ("monk", 5)])
@pytest.mark.parametrize("roll", range(1, 7))
def test_success_runs_from_the_low_number_up_to_six(stranger: str, low: int, roll: int) -> None:
    state = play(faced(stranger), f"die {roll}")
    assert wizard(state).place == ("healers" if roll >= low else "s3")


def test_larkspur_gives_two_gold_or_what_there_is() -> None:
    assert wizard(met("larkspur")).gold == 8
    state = at(f"{STREET} gold=12/9")
    play(state, "move s3", "stranger larkspur")
    assert wizard(state).gold == 13


def test_the_glassblower_shows_one_formula_of_ones_choice() -> None:
    state = met("glassblower", "chart=a1:luck past=2:a1")
    assert len(rest_of("look", state)) == 9
    told = events(state, "look henbane bat-wing", seat=0)[0]
    assert told == {"kind": "looked", "seat": 0, "herb": "henbane", "special": "bat-wing", "potion": "luck"}
    assert state.view(0).chart[0].potion == "luck"
    assert wizard(state).potions == 0


def test_which_formula_is_looked_at_is_public_what_it_says_is_not() -> None:
    state = met("glassblower", "chart=a1:luck past=2:a1")
    told = events(state, "look henbane bat-wing", seat=None)[0]
    assert (told["herb"], told["potion"]) == ("henbane", None)
    assert state.view(None).chart[0].looked == [0]


def test_the_lamplighter_walks_on_up_to_two_spaces() -> None:
    state = met("lamplighter")
    assert legal(state) == {"move s1", "move s2", "move s3", "move s4", "move s5", "move herbalist"}
    play(state, "move herbalist")
    assert kinds(state) == {"buy", "done"}


def test_with_the_lamplighter_no_second_stranger_comes() -> None:
    state = met("lamplighter")
    play(state, "move s2")
    assert (state.actor, wizard(state).place) == (1, "s2")


def test_the_lamplighter_leads_nobody_into_a_strange_lab() -> None:
    state = met("lamplighter")
    assert refusal(state, "move blue-lab") == ("not-your-lab", "E2")


# Hiring


@pytest.mark.parametrize(
    ("stranger", "price"),
    [("norman", 3), ("phil", 2), ("bruno", 2), ("morwenna", 3), ("clarence", 3), ("sam", 2)],
)
def test_one_with_a_price_waits_to_be_hired(stranger: str, price: int) -> None:
    state = met(stranger)
    assert legal(state) == {"hire", "refuse"}
    assert wizard(state).place == "s3"
    play(state, "hire")
    assert (wizard(state).gold, wizard(state).hired) == (6 - price, [stranger])
    assert state.view(None).waiting == []


def test_who_is_not_hired_goes_under_the_pack() -> None:
    state = play(met("bruno"), "refuse")
    assert (wizard(state).gold, wizard(state).hired, state.view(None).waiting) == (6, [], ["bruno"])


def test_without_the_gold_nobody_is_hired() -> None:
    state = at(f"{STREET} gold=1/6")
    assert "too-dear" in event_kinds(state, "move s3", "stranger bruno")
    assert state.view(None).waiting == ["bruno"]


@pytest.mark.parametrize("stranger", ["fergus", "gang", "monk"])
def test_one_without_a_price_acts_at_once(stranger: str) -> None:
    state = met(stranger)
    assert legal(state) == {"face"}
    assert refusal(state, "refuse") == ("asked-face", "B28")
    assert legal(play(state, "face")) == {f"die {number}" for number in range(1, 7)}


# Sent


def sent(stranger: str, more: str = "") -> philtre.State:
    """The first player sends a hired Stranger against the second, and it succeeds."""
    state = at(f"at=s3/s8 hired={stranger}/- {more}")
    return play(state, f"send {stranger} 2", "die 6")


def test_a_hired_stranger_is_sent_against_any_rival_anywhere() -> None:
    state = at("seats=4 at=s3/s8/healers/yellow-lab hired=bruno/-/-/-")
    assert rest_of("send", state) == {"bruno 2", "bruno 3", "bruno 4"}
    assert refusal(state, "send bruno 1") == ("not-yourself", "E6")
    assert refusal(state, "send norman 2") == ("not-hired", "E6")


@pytest.mark.parametrize("roll", [1, 6])
def test_after_the_roll_it_goes_under_the_pack_whatever_the_roll(roll: int) -> None:
    state = play(at("at=s3/s8 hired=bruno/-"), "send bruno 2", f"die {roll}")
    assert (wizard(state).hired, state.view(None).waiting, wizard(state).gold) == ([], ["bruno"], 6)
    assert "move" in kinds(state)  # the turn goes on where it was


def test_several_may_be_sent_in_a_turn() -> None:
    state = at("at=s3/s8 hired=bruno,phil/- carried=-/opal")
    play(state, "send bruno 2", "die 6", "send phil 2", "die 6")
    assert (wizard(state, 2).place, wizard(state, 2).carried) == ("healers", [])


def test_a_hired_stranger_may_be_kept() -> None:
    state = at("at=red-lab/green-lab hired=bruno/-")
    play(state, "move red-lab", "done", "end")
    assert wizard(state).hired == ["bruno"]


def test_norman_steals_one_potion_at_random_and_shows_it() -> None:
    state = at("at=s3/s8 hired=norman/- chart=a1:luck,b1:soda past=2:a1,2:a1,2:b1")
    play(state, "send norman 2", "die 4")
    assert chance(state) == {"potion luck": 2, "potion soda": 1}
    told = events(state, "potion luck", seat=None)[0]
    assert told == {"kind": "potion-stolen", "seat": 1, "potion": "luck"}
    assert state.view(None).alley.potions == ["luck"]
    assert wizard(state, 2).hand == ["luck", "soda"]


def test_norman_takes_no_active_potion() -> None:
    state = sent("norman", "chart=a1:luck past=2:a1,2-luck active=-/luck:3")
    assert state.view(None).alley.potions == []
    assert len(wizard(state, 2).active) == 1


def test_phil_steals_all_carried_ingredients() -> None:
    state = sent("phil", "carried=-/opal,henbane,henbane shelf=-/agate")
    assert (wizard(state, 2).carried, wizard(state, 2).shelf) == ([], ["agate"])
    assert state.view(None).alley.ingredients == ["henbane", "henbane", "opal"]


@pytest.mark.parametrize("stranger", ["bruno", "morwenna"])
def test_mugged_and_cursed_are_the_same(stranger: str) -> None:
    state = sent(stranger, "carried=-/opal")
    assert (wizard(state, 2).place, wizard(state, 2).gold) == ("healers", 6)
    assert wizard(state, 2).carried == ["opal"]  # nothing is lost


def test_clarence_smashes_one_category_of_the_hirers_choice() -> None:
    state = sent("clarence", "shelf=-/henbane,mandrake,opal")
    assert legal(state) == {"smash herbs", "smash gems"}
    before = stock(state, "henbane")
    play(state, "smash herbs")
    assert (wizard(state, 2).shelf, stock(state, "henbane")) == (["opal"], before + 1)


def test_with_one_category_on_the_shelf_there_is_no_choice() -> None:
    state = sent("clarence", "shelf=-/henbane,mandrake")
    assert wizard(state, 2).shelf == []


def test_sam_brings_one_item_at_random_to_the_hirer() -> None:
    state = at("at=s3/s8 hired=sam/- shelf=-/henbane,opal,opal")
    play(state, "send sam 2", "die 4")
    assert chance(state) == {"loot henbane": 1, "loot opal": 2}
    play(state, "loot opal")
    assert (wizard(state).carried, wizard(state, 2).shelf) == (["opal"], ["henbane", "opal"])


@pytest.mark.parametrize("stranger", ["clarence", "sam"])
def test_what_brews_on_the_table_is_safe(stranger: str) -> None:
    state = sent(stranger, "table=-/henbane,newt-eye,opal")
    assert len(wizard(state, 2).table) == 3
    assert "move" in kinds(state)


# The Healers


def test_the_rest_of_the_turn_goes_on_at_the_healers() -> None:
    state = faced("gang", "shelf=henbane,newt-eye,opal/-")
    play(state, "die 5")
    assert (wizard(state).place, kinds(state)) == ("healers", {"brew", "end"})


def test_one_pays_three_gold_before_moving() -> None:
    state = at("at=healers/green-lab phase=heal gold=4/6")
    assert legal(state) == {"pay", "stay"}
    play(state, "pay")
    assert wizard(state).gold == 1
    assert rest_of("move", state) >= {"s14", "s13", "alley", "s11"}


def test_after_paying_one_is_free_to_go_or_to_stay() -> None:
    state = at("at=healers/green-lab phase=heal gold=4/6")
    play(state, "pay", "move healers")
    assert (wizard(state).place, wizard(state).healing, entry(state, "healed")) == ("healers", None, "1")
    play(state, "move green-lab", "move s14")  # in the next turn, without paying again
    assert (wizard(state).gold, entry(state, "healed")) == (2, "")


def test_who_paid_and_stayed_can_fall_ill_again() -> None:
    state = at("at=healers/s8 healed=1 hired=-/bruno player=2")
    play(state, "send bruno 1", "die 6")
    assert (wizard(state).healing, entry(state, "healed")) == (3, "")


def test_who_does_not_pay_cannot_leave() -> None:
    state = at("at=healers/green-lab phase=heal")
    assert refusal(state, "move s14") == ("at-healers", "E9")
    assert event_kinds(state, "stay")[0] == "stayed"
    assert (state.actor, wizard(state).place) == (1, "healers")


def test_with_too_little_gold_one_stays_and_earns() -> None:
    state = at("at=red-lab/healers gold=6/1")
    assert event_kinds(state, "move red-lab") == ["waited", "turn", "earned", "stayed", "turn", "earned"]
    assert (wizard(state, 2).gold, wizard(state, 2).place) == (2, "healers")


def test_one_can_pay_from_the_next_turn_on_only() -> None:
    text = "at=s3/s8 phase=earn chart=a1:filching,b1:baneful past=1:a1,2:b1,1-filching active=filching:2/-"
    state = play(at(text), "filch 2", "potion baneful")
    assert (wizard(state).place, state.actor) == ("healers", 1)
    state = play(at(f"{text} hired=phil/-"), "filch 2", "potion baneful", "earn")
    assert refusal(state, "pay") == ("just-arrived", "E9")
    assert kinds(state) == {"stay", "send"}


def test_who_is_there_already_stays_there() -> None:
    state = at("at=s3/healers hired=bruno/-")
    assert "already-there" in event_kinds(state, "send bruno 2", "die 6")
    assert wizard(state, 2).place == "healers"


def test_nothing_but_three_gold_frees_a_patient() -> None:
    state = at("at=red-lab/healers gold=20/2")
    play(state, "move red-lab")  # the pile is empty: player 2 earns nothing, and stays
    assert (state.actor, wizard(state, 2).healing, wizard(state, 2).gold) == (0, 3, 2)


def test_a_house_rule_counts_an_unpaid_turn_as_one_gold_paid() -> None:
    state = at("healing_credit=yes at=red-lab/healers gold=20/2")
    play(state, "move red-lab")
    assert (state.actor, wizard(state, 2).healing) == (1, 2)
    play(state, "pay")
    assert wizard(state, 2).gold == 0
    play(state, "move s14")
    assert entry(state, "credit") == ""


def test_a_mugging_reaches_a_wizard_anywhere() -> None:
    state = at("at=s3/green-lab hired=bruno/-")
    play(state, "send bruno 2", "die 4")
    assert wizard(state, 2).place == "healers"
