"""No compiled module shifts a constant to the left by a number that only the running game knows.

Compiled, such a constant is a C int of 32 bits, and so is a local variable that is only ever a constant: the
game goes wrong from the 31st bit on, and only in the compiled build. `philtre.core.bits` has what to write.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "philtre"


def compiled_files() -> list[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["philtre"]
    chosen = {path for pattern in patterns["compiled"] for path in PACKAGE.glob(pattern)}
    return sorted(chosen - {path for pattern in patterns["interpreted"] for path in PACKAGE.glob(pattern)})


def trapped(source: str) -> list[int]:
    """The lines of all shifts of a constant by something that is not constant."""
    tree = ast.parse(source)
    return sorted(set(shifts(tree, constants_of(tree.body, set()))))


def shifts(node: ast.AST, known: set[str]) -> Iterator[int]:
    if isinstance(node, ast.FunctionDef):
        known = constants_of(list(ast.walk(node)), known - set(parameters(node)))
    if (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left, known)
        and not is_constant(node.right, known)
    ):
        yield node.lineno
    for child in ast.iter_child_nodes(node):
        yield from shifts(child, known)


def constants_of(nodes: list[ast.AST] | list[ast.stmt], known: set[str]) -> set[str]:
    """The names that only ever have constant values here, besides those that are known from outside."""
    assigned = [assignment for node in nodes for assignment in assignments(node)]
    constant = known | {name for name, _ in assigned}
    while True:  # until none of them rests on a name that varies
        varying = {name for name, value in assigned if value is None or not is_constant(value, constant)}
        if not varying & constant:
            return constant
        constant -= varying


def assignments(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """Each name that the statement sets, and its new value; None if that is not a plain one."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            for name in names_in(target):
                yield name, node.value if isinstance(target, ast.Name) else None
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
        for name in names_in(node.target):
            yield name, node.value
    elif isinstance(node, ast.AugAssign | ast.For | ast.comprehension):
        for name in names_in(node.target):
            yield name, None


def names_in(target: ast.expr) -> list[str]:
    return [
        node.id for node in ast.walk(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def parameters(function: ast.FunctionDef) -> list[str]:
    found = function.args
    return [argument.arg for argument in [*found.posonlyargs, *found.args, *found.kwonlyargs]]


def is_constant(node: ast.expr, known: set[str]) -> bool:
    """Whether the value is known when the module is compiled: a number, a CONSTANT, or made of such."""
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.Name):
        return node.id in known or node.id.isupper()
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand, known)
    if isinstance(node, ast.BinOp):
        return is_constant(node.left, known) and is_constant(node.right, known)
    return False


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_constant_is_shifted_by_what_only_the_game_knows(path: Path) -> None:
    assert trapped(path.read_text()) == [], "write bit(place), or NUMBER * bit(place): see philtre.core.bits"


TRAPS = {
    "a number": "def f(n: i64) -> i64:\n    return 1 << n",
    "a constant": "FULL: Final = 15\n\ndef f(n: i64) -> i64:\n    return FULL << 4 * n",
    "a constant of a module": "def f(n: i64) -> i64:\n    return phases.FULL << n",
    "a local variable": "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
    "in a list": "def f() -> list[int]:\n    return [1 << n for n in range(60)]",
    "in brackets": "def f(n: i64) -> i64:\n    return (2 * 3) << n",
}
SAFE = {
    "both are constant": "SIZE: Final = 1 << 16\nMORE: Final = SIZE << 2",
    "a parameter": "def f(one: i64, n: i64) -> i64:\n    return one << n",
    "a variable that changes": "def f(n: i64) -> i64:\n    all: i64 = 0\n    all += n\n    return all << n",
    "made of a variable": "def f(n: i64) -> i64:\n    a: i64 = 0\n    b = a\n    a |= n\n    return b << n",
    "to the right": "def f(n: i64) -> i64:\n    top: i64 = 0x2000_0000_0000_0000\n    return top >> n",
}


@pytest.mark.parametrize("source", TRAPS.values(), ids=TRAPS)
def test_such_a_shift_is_found(source: str) -> None:
    assert len(trapped(source)) == 1


@pytest.mark.parametrize("source", SAFE.values(), ids=SAFE)
def test_other_shifts_are_left_alone(source: str) -> None:
    assert trapped(source) == []
