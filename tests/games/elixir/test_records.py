"""Records of earlier rules are refused with a sentence that names the version."""

import pytest

import philtre

from .keen import keen
from .scene import GAME


def record_of(rounds: int) -> str:
    state = GAME.start(seats=2, rounds=rounds)
    dice = philtre.Dice(3)
    actions: list[int] = []
    while not state.over:
        actions.append(keen(GAME, state, dice))
        state.play(actions[-1])
    setup = state.get_setup()
    assert setup
    options = dict(setup.options)
    return philtre.Record(GAME, "standard", 2, options, ["Ada", "Bruno"], actions).write()


def test_a_record_is_read_as_it_was_written() -> None:
    text = record_of(12)
    assert philtre.read_record(text).write() == text


def test_a_record_of_the_first_rules_is_refused_by_its_version() -> None:
    text = record_of(5).replace("\nrules 2\n", "\nrules 1\n")
    with pytest.raises(philtre.PhiltreError) as problem:
        philtre.read_record(text)
    assert "made under rules version 1 of elixir; this program has 2" in str(problem.value)


def test_so_is_one_with_content_of_its_own() -> None:
    header, _, moves = record_of(5).replace("\nrules 2\n", "\nrules 1\n").partition("\nvariant ")
    old = GAME.content.replace("[goods]", "[goods]\nshelf = 2")  # a field of the first rules
    lines = "".join(f"\n| {line}" for line in old.rstrip("\n").split("\n"))
    with pytest.raises(philtre.PhiltreError) as problem:
        philtre.read_record(f"{header}{lines}\nvariant {moves}")
    assert "made under rules version 1 of elixir" in str(problem.value)
