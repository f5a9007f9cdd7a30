"""Positions as a line of text: reader and writer undo each other, and what cannot be read says why."""

import pytest

import philtre
from philtre.testing import entry, play

from .keen import keen
from .scene import GAME, at, wizard


@pytest.mark.parametrize(
    "wishes",
    [{"seats": 2, "rounds": 70}, {"seats": 3, "variant": "short", "rounds": 40}, {"seats": 4, "rounds": 30}],
    ids=str,
)
def test_a_position_is_read_as_it_was_written_all_game_long(wishes: dict[str, object]) -> None:
    dice = philtre.Dice(11)
    state = GAME.start(**wishes)
    while not state.over:
        text = state.position()
        twin = at(text)
        assert twin.position() == text
        assert (twin.actor, list(twin.actions()), twin.outcomes()) == (
            state.actor,
            list(state.actions()),
            state.outcomes(),
        )
        chosen = keen(GAME, state, dice)
        state.play(chosen)
        twin.play(chosen)
        assert twin.position() == state.position()
    assert at(state.position()).returns() == state.returns()


def test_what_is_usual_need_not_be_written() -> None:
    state = at("at=s3/s8")
    assert state.position() == "round=1 player=1 labs=red-lab/green-lab at=s3/s8 gold=6/6 pile=10"


def test_undrunk_potions_follow_from_the_past() -> None:
    state = at("chart=a1:luck,b1:soda past=1:a1,2:b1,1<2:soda,1-luck active=luck:3/-")
    assert state.view(0).players[0].hand == ["soda"]
    assert state.view(1).players[1].hand == []


def test_a_question_in_the_middle_of_an_attack_is_written_and_read() -> None:
    state = at("at=s3/s8 hired=norman/- chart=a1:luck past=2:a1")
    play(state, "send norman 2")
    assert (entry(state, "phase"), entry(state, "victim"), entry(state, "resuming")) == (
        "attack",
        "2",
        "move",
    )
    twin = play(at(state.position()), "die 5")
    assert twin.position() == play(state, "die 5").position()


def test_attacks_inside_attacks_are_written_and_read() -> None:
    state = at("at=s3/s8 hired=clarence,bruno/- shelf=-/henbane,opal phase=face stranger=fergus")
    play(state, "send clarence 2", "die 6")
    assert entry(state, "resuming") == "face:fergus"
    play(state, "send bruno 2")
    assert entry(state, "resuming") == "smash:clarence:2,face:fergus"
    assert at(state.position()).position() == state.position()
    for step in ("die 6", "smash herbs", "face", "die 6"):
        state = play(at(state.position()), step)
    assert wizard(state, 2).place == "healers"
    assert entry(state, "strangers") == "bruno,clarence,fergus"


FAULTS = [
    ("castle=1", "the text: expected one of variant, seats"),
    ("at", "the text: expected key=value, found 'at'"),
    ("round=1 round=2", "round stands twice"),
    ("round=0", "round: expected a whole number from 1 to 150, found '0'"),
    ("player=3", "player: expected a whole number from 1 to 2, found '3'"),
    ("phase=sleep", "phase: expected one of labs, look"),
    ("labs=red-lab/red-lab", "labs: red-lab is given to two players"),
    ("labs=red-lab", "labs: expected 2 labs with / between them, found 'red-lab'"),
    ("at=s3", "at: expected 2 groups with / between them, found 's3'"),
    ("at=s3/s16", "at: expected one of red-lab, blue-lab"),
    ("at=blue-lab/s3", "at: expected no lab but red-lab for player 1, found 'blue-lab'"),
    ("gold=30/6", "gold: there are 14 more than the game has"),
    ("gold=x/6", "gold: expected a whole number from 0 to 999, found 'x'"),
    ("pile=3", "pile: expected 10, the gold that is nowhere else, found '3'"),
    ("carried=opal,opal,opal,opal/-", "carried: there are not so many cards of opal"),
    ("carried=ruby/-", "carried: expected one of henbane, mandrake"),
    ("shelf_limit=2 shelf=opal,opal,opal/-", "shelf: expected at most 2 of opal, found 'opal,opal,opal'"),
    ("table=henbane,opal/-", "table: expected one herb, one special and a gem, found 'henbane,opal'"),
    ("hired=fergus/-", "hired: fergus cannot be hired"),
    ("hired=sam/sam", "hired: sam is in two places"),
    ("strangers=sam hired=sam/-", "strangers: sam is in two places"),
    ("strangers=zoe", "strangers: expected one of fergus, norman"),
    ("alley=gold:0", "alley: expected a whole number from 1 to 999, found '0'"),
    ("alley=crown", "alley: expected one of henbane"),
    ("alley=luck", "alley: expected 0 of luck, as the past says, found '1'"),
    ("chart=a1:luck,a1:soda", "chart: a1:soda: a cell or a potion stands twice"),
    ("chart=a1:luck,b1:luck", "chart: b1:luck: a cell or a potion stands twice"),
    ("chart=d1:luck", "chart: expected one of a1, a2"),
    ("chart=a1:tea", "chart: expected one of filching, luck"),
    ("past=1:a1", "past: 1:a1: the chart does not say what a1 is"),
    ("chart=a1:luck past=1-luck", "past: 1-luck: player 1 does not hold it then"),
    ("chart=a1:luck past=1:a1,1:a1,1:a1,1:a1", "past: 1:a1: 0 of its potions are left then"),
    ("chart=a1:luck past=1:a1!", "past: 1:a1!: 3 of its potions are left then"),
    ("chart=a1:luck past=1~luck", "past: 1~luck: nobody has drunk it"),
    ("chart=a1:luck past=1+luck", "past: 1+luck: it does not lie in the alley then"),
    ("past=1", "past: expected something like 1:a1"),
    ("past=x:a1", "past: expected something like 1:a1"),
    ("past=1%a1", "past: expected something like 1:a1"),
    ("past=9:a1", "past: expected a whole number from 1 to 2, found '9'"),
    ("chart=a1:luck past=1:a1,1-luck", "active: expected 1 of luck, as the past says, found '0'"),
    ("active=baneful:1/-", "active: baneful cannot be drunk"),
    ("active=luck:4/-", "active: expected a whole number from 1 to 3, found '4'"),
    ("turn=tired", "turn: expected one of filched, charmed"),
    ("phase=hire", "stranger is missing: expected the Stranger that this is about"),
    ("phase=face", "stranger is missing: expected the Stranger that this is about"),
    ("stranger=sam", "stranger: expected none: this phase is about no Stranger, found 'sam'"),
    ("phase=face stranger=sam hired=sam/-", "stranger: sam is in two places"),
    ("resuming=move", "resuming: expected nothing: this phase interrupts no other, found 'move'"),
    (
        "phase=attack stranger=sam victim=2 resuming=roll",
        "resuming: expected a phase in which a player decides",
    ),
    ("phase=attack stranger=sam victim=2 resuming=hire:sam", "resuming: sam is in two places"),
    ("phase=attack stranger=sam victim=2 resuming=move:phil", "resuming: expected no Stranger with move"),
    ("healed=1", "healed: expected a player at the Healers, found '1'"),
    ("phase=filch", "victim: expected another player, found ''"),
    ("phase=filch victim=2", "chance is to draw (filch), but nothing can be drawn"),
    ("phase=gems", "player 1 must decide (gems), but has nothing to choose from"),
    ("phase=formula", "cell: expected one of a1, a2"),
    ("seats=5", "seats: expected a whole number from 2 to 4, found '5'"),
    ("rounds=0", "option rounds: expected a whole number from 5 to 150, found 0"),
]


@pytest.mark.parametrize(("text", "reason"), FAULTS)
def test_a_bad_position_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        at(text)
    assert reason in str(problem.value)
