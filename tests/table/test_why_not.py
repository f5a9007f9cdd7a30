"""What stands against what somebody points at: one sentence, from what the seat may know."""

import random

import pytest

from philtre import game, list_games
from philtre.core.state import State
from philtre.table.match import Match
from philtre.table.refused import Refused
from philtre.table.why_not import against, moves_of


def told(match: Match, *about: str, chosen: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Kind and code of each answer."""
    return [(kind, refusal.code) for kind, refusal in against(match, list(chosen), list(about))]


@pytest.fixture
def match() -> Match:
    """A match of Apotheca at its first decision."""
    return Match(game("apotheca"), random.Random(3))


def empty_space(state: State) -> str:
    taken = {tile.at for tile in state.view(0).market}
    return next(column + row for row in "1234" for column in "abcd" if column + row not in taken)


def test_the_answer_speaks_of_what_is_pointed_at(match: Match) -> None:
    space = empty_space(match.state)
    (answer,) = against(match, [], [space])
    assert (answer.refusal.code, answer.refusal.arguments) == ("no-tile", {"at": space})


def test_a_station_tells_its_price(match: Match) -> None:
    assert told(match, "station:topaz") == [("hire", "gems-needed")]


def test_somebody_elses_apothecary_is_not_yours(match: Match) -> None:
    card = match.state.view(0).players[1].active[0]
    assert told(match, f"apothecary:{card.apothecary}", f"kind:{card.power}") == [(card.power, "not-yours")]


def test_what_chance_does_with_a_piece_is_not_the_reason() -> None:
    match = Match(game("toil"), random.Random(3))
    order = next(order for order in match.state.view(0).orders if order)
    assert told(match, f"order:{order.order}") == [("bring", "brew-first")]


def test_what_can_be_chosen_has_nothing_against_it(match: Match) -> None:
    facedown = next(tile.at for tile in match.state.view(0).market if tile.facedown)
    assert told(match, facedown, chosen=("kind:reveal",)) == []
    assert told(match, "kind:reveal") == []


def test_what_was_chosen_before_counts(match: Match) -> None:
    space = empty_space(match.state)
    assert told(match, space, chosen=("kind:reveal",)) == [("reveal", "no-tile")]


@pytest.mark.parametrize("about", ["z9", "kind:dance", "seat:7", ""])
def test_what_no_move_names(match: Match, about: str) -> None:
    with pytest.raises(Refused) as no:
        against(match, [], [about])
    assert no.value.message.id == "why-no-move"


def test_with_nothing_pointed_at_every_kind_that_is_not_possible_is_told(match: Match) -> None:
    kinds = {str(move["kind"]) for move in moves_of(match.game)}
    possible = {str(match.game.move(action)["kind"]) for action in match.legal()}
    assert {kind for kind, _ in told(match)} == kinds - possible


@pytest.mark.parametrize("name", list_games())
def test_the_answer_is_the_same_in_every_world_that_the_seat_could_be_in(name: str) -> None:
    dice = random.Random(name)
    match = Match(game(name), dice)
    things = sorted({str(value) for move in moves_of(match.game) for value in move.values()})
    varied = 0
    for _ in range(30):
        if match.over:
            break
        truth, about = match.state, dice.choices(things, k=3)
        match.legal()
        seen = [answers(match, [one]) for one in about] + [answers(match, [])]
        match.state = truth.copy()
        match.state.redeal(int(truth.actor), dice)
        varied += match.state.position() != truth.position()
        assert [answers(match, [one]) for one in about] + [answers(match, [])] == seen
        match.state = truth
        match.act(dice.choice(match.legal()))
    assert varied or name == "race"


def answers(match: Match, about: list[str]) -> object:
    try:
        return against(match, [], about)
    except Refused as no:
        return no.message
