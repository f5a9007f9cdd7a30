"""Nothing leaves a table that a viewer may not know: in all worlds it could be in, frames are the same."""

import random

import pytest
from tests.server.people import looked_back

from philtre import game, list_games
from philtre.protocol.live import Here
from philtre.server.live.table_summary import card_of
from philtre.server.live.updates import encoder, news, shared_sides, snapshot, whole
from philtre.table.refused import Refused
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

HERE = Here([None], 0)
SAMPLE = 20  # decisions


def cases() -> list[object]:
    """Every variant and number of seats; a few steps of each by default, whole games in the slow run."""
    found: list[object] = []
    for name in list_games():
        for variant, numbers in game(name).variants.items():
            for seats in numbers:
                label = f"{name}-{variant}-{seats}"
                found.append(pytest.param(name, variant, seats, SAMPLE, id=label))
                found.append(
                    pytest.param(name, variant, seats, 400, id=f"{label}-whole", marks=pytest.mark.slow)
                )
    return found


def redealt(table: Table, seat: int | None, dice: random.Random) -> None:
    table.match.state.redeal(seat, dice)


@pytest.mark.parametrize(("name", "variant", "seats", "decisions"), cases())
def test_frames_are_the_same_bytes_in_every_world_that_a_viewer_could_be_in(
    name: str, variant: str, seats: int, decisions: int
) -> None:
    dice = random.Random(f"{name} {variant} {seats}")
    setup = Setup(name, tuple(Plan("here") for _ in range(seats)), variant)
    table, _ = Table.open(setup, "ann", "Ann", dice, 0)
    viewers = [*range(seats), None]
    memories = {seat: snapshot(table, seat, 0) for seat in viewers}
    varied = 0
    for _ in range(decisions):
        if table.ending is not None:
            break
        table.act(table.actor, dice.choice(table.match.legal()), table.seq, 0)
        truth = table.match.state
        for seat in viewers:
            steps = memories[seat].steps
            told, fresh = news(memories[seat], table, seat, shared_sides(table, 0), steps, 0)
            seen = encoder.encode(told), encoder.encode(whole(table, "t", seat, HERE, 0))
            if table.ending is None:
                world = truth.copy()
                world.redeal(seat, dice)
                varied += world.position() != truth.position()
                table.match.state = world
                again, _ = news(memories[seat], table, seat, shared_sides(table, 0), steps, 0)
                assert encoder.encode(again) == seen[0]
                assert encoder.encode(whole(table, "t", seat, HERE, 0)) == seen[1]
                if seat is None:
                    card = encoder.encode(card_of("t", table))
                table.match.state = truth
                if seat is None:
                    assert encoder.encode(card_of("t", table)) == card
            memories[seat] = fresh
    if name in ("apotheca", "toil") and variant != "solo":
        assert varied  # there was something to leak


def dealt(table: Table, mine: list[int]) -> list[dict[str, object]]:
    """What is told of the facedown tiles to who looks back."""
    told = [line.event for line in looked_back(table, mine, None, None).log]
    return [event for event in told if event["kind"] == "dealt-facedown"]


def test_looking_back_shows_ones_own_views_only_until_the_end() -> None:
    dice = random.Random(1)
    table, _ = Table.open(Setup("apotheca", (Plan("here"), Plan("here"))), "ann", "Ann", dice, 0)
    assert looked_back(table, [1], None, None).seat == 1
    assert looked_back(table, [], None, None).seat is None
    for mine, seat in (([1], 0), ([], 0), ([0], 5)):
        with pytest.raises(Refused, match="seat-not-yours"):
            looked_back(table, mine, None, seat)
    with pytest.raises(Refused, match="past-range"):
        looked_back(table, [0], 999, None)
    assert all((event["colour"] is None) == (event["seat"] != 0) for event in dealt(table, [0]))
    assert any(event["colour"] for seat in range(2) for event in dealt(table, [seat]))
    table.close(1)
    assert all(event["colour"] for event in dealt(table, []))
    assert looked_back(table, [], None, 0).view.seat == 0
