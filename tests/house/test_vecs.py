"""Interpreted modules make no vec for each call: a compiled function never frees one that it is given.

mypyc takes a reference to the buffer of a `vec` argument that comes from interpreted code, and drops none.
A buffer that lives as long as its module or its game costs nothing; one that is made for a call is lost.
"""

import ast
from pathlib import Path

import pytest
from tests.house.test_shifts import PACKAGE, compiled_files

from philtre import game
from philtre.core.dice import Dice


def made_in_functions(source: str) -> list[int]:
    """The lines where a function makes a vec."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return sorted(
        {
            call.lineno
            for function in functions
            for call in ast.walk(function)
            if isinstance(call, ast.Call)
            and isinstance(call.func, ast.Subscript)
            and isinstance(call.func.value, ast.Name)
            and call.func.value.id == "vec"
        }
    )


def interpreted_files() -> list[Path]:
    # A content is read once. The starter's states return a vec, and give none away: that one is freed.
    return [
        path
        for path in sorted(set(PACKAGE.rglob("*.py")) - set(compiled_files()))
        if path.name != "content.py" and path.parent.name != "starter"
    ]


@pytest.mark.parametrize("path", interpreted_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_interpreted_functions_make_no_vec(path: Path) -> None:
    assert made_in_functions(path.read_text(encoding="utf-8")) == []


def test_the_check_finds_one() -> None:
    assert made_in_functions("def f(state):\n    g(vec[i64]([0] * 9))\nh = vec[i64]()\n") == [2]


@pytest.mark.parametrize("name", ["apotheca", "elixir", "race", "toil"])
def test_advice_and_safe_actions_keep_no_memory(name: str) -> None:
    """A thousand calls, each of which could lose some kilobytes."""
    played = game(name)
    state = played.start()
    advice, dice = played.advice(), Dice(1)
    while state.actor < 0:
        state.play(state.draw(dice))

    def ask(times: int) -> None:
        for _ in range(times):
            played.safe_action(state)
            advice.reason(state, int(state.actions()[0]))
            if played.threats:
                advice.threats(state, 0)

    ask(50)
    before = resident()
    ask(1000)
    assert resident() - before < 4_000_000


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
