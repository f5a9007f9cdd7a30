"""Information states with perfect recall, as text and as numbers."""

from __future__ import annotations

import copy
import json
import random
from array import array

import pytest
from tests.conformance.pebbles import Pebbles

import philtre
from philtre import CHANCE, PhiltreError, Recall


def played(name: str, steps: int, seed: int) -> Recall:
    game = philtre.game(name)
    recall = Recall(game.start())
    rng = random.Random(seed)
    while steps > 0 and not recall.state.over:
        state = recall.state
        recall.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.actions()))
        steps -= 1
    return recall


def written(recall: Recall, seat: int, rows: int) -> array[int]:
    numbers = array("h", bytes(2 * rows * recall.row_size))
    recall.write(seat, numbers)
    return numbers


def test_a_line_has_the_move_the_events_and_what_changed() -> None:
    game = philtre.game("apotheca")
    recall = Recall(game.position("R . . B / . y2 . . / . . b2 . / Y . . R | active=corvidus/imogen"))
    recall.play(game.parse("reveal b2"))
    mine, theirs = (recall.text(seat).split("\n") for seat in (0, 1))
    assert len(mine) == len(theirs) == 2
    did = json.loads(mine[1])
    assert did["did"] == "reveal b2"
    assert [event["kind"] for event in did["told"]] == ["revealed", "gained"]
    assert any(path.startswith("market") for path in did["seen"])
    assert "did" not in json.loads(theirs[1])


def test_a_seat_recalls_what_it_was_told_and_no_longer_sees() -> None:
    """Two boasts leave the same view behind, and are recalled as what they were."""
    game = Pebbles()
    texts, numbers = set(), set()
    for colour in game.colours:
        recall = Recall(game.position("2 bury 1 1 | 222 | 100 000 000 | 100 000 000"))
        recall.play(game.parse(f"boast {colour}"))
        texts.add(recall.text(1))
        numbers.add(written(recall, 1, 2).tobytes())
    assert len(texts) == len(numbers) == len(game.colours)


def test_what_a_seat_did_not_notice_leaves_no_trace() -> None:
    """In Apotheca a rival draws a tile of a hidden colour: whichever it is, the other recalls the same."""
    game = philtre.game("apotheca")
    for seed in range(30):
        recall = played("apotheca", 12 + seed, seed)
        state = recall.state
        if state.actor != CHANCE or state.over:
            continue
        texts = set()
        for action, _ in state.outcomes():
            twin = recall.copy()
            twin.play(action)
            told = {seat: twin.text(seat) for seat in (0, 1)}
            texts.add(tuple(told.values()))
        mine, theirs = (len({pair[seat] for pair in texts}) for seat in (0, 1))
        if mine != theirs:
            assert min(mine, theirs) == 1
            break
    else:
        pytest.fail(f"no hidden draw of {game.name} was found")


@pytest.mark.parametrize("name", philtre.list_games())
def test_rows_have_the_newest_last_and_forget_the_oldest(name: str) -> None:
    recall = played(name, 60, 2)
    spec = philtre.game(name).recall_spec()
    assert spec.size == recall.row_size
    number = recall.count(0)
    everything = written(recall, 0, number)
    assert max(everything) > 0
    size = spec.size
    assert written(recall, 0, number + 2)[2 * size :] == everything
    assert not any(written(recall, 0, number + 2)[: 2 * size])
    assert written(recall, 0, 3) == everything[-3 * size :]
    for place, high in enumerate(spec.highs()):
        assert all(0 <= value <= high for value in everything[place::size])
    seen = array("h", bytes(2 * philtre.game(name).observation_spec().size))
    recall.state.observe(0, seen)
    assert everything[-len(seen) :] == seen


@pytest.mark.parametrize("name", philtre.list_games())
def test_a_redealt_world_keeps_the_memory_of_its_seat_only(name: str) -> None:
    recall = played(name, 50, 3)
    before = recall.state.position()
    world = recall.redealt(1, random.Random(4))
    assert world.text(1) == recall.text(1)
    assert written(world, 1, 9) == written(recall, 1, 9)
    assert world.text(0).count("\n") == 0  # that of the other begins there
    assert recall.state.position() == before


def test_copies_go_their_own_ways() -> None:
    recall = played("race", 20, 1)
    twin = copy.deepcopy(recall)
    text = recall.text(0)
    assert twin.text(0) == text
    state = twin.state
    twin.play(state.draw(random.Random(1)) if state.actor == CHANCE else state.actions()[0])
    assert recall.text(0) == text != twin.text(0)


def test_bad_seats_and_buffers_are_refused() -> None:
    recall = played("race", 3, 1)
    with pytest.raises(PhiltreError, match="there is no seat 2: expected 0 to 1"):
        recall.text(2)
    with pytest.raises(PhiltreError, match="there is no seat -1: expected 0 to 1"):
        recall.count(-1)
    wanted = (
        f"an information state needs a writable buffer of rows of {recall.row_size} numbers of type int16"
    )
    with pytest.raises(PhiltreError, match=f"{wanted}; found 7 numbers"):
        recall.write(0, array("h", [0] * 7))
    with pytest.raises(PhiltreError, match=f"{wanted}; found one of format 'f'"):
        recall.write(0, array("f", [0] * recall.row_size))
