"""Shifts that are wrong only when compiled: of a constant to the left, by a number that only the game knows.

Compiled, such a constant is a C int of 32 bits, and so is a local variable that is only ever a constant: the
game goes wrong from the 31st bit on, and only in the compiled build. `philtre.core.bits` has what to write.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from philtre.core.libraries import USUAL


def shift_problems(folder: Path) -> list[str]:
    """A sentence about each such shift in the modules of a game's folder that are usually compiled."""
    return [
        f"{file.relative_to(folder)}, line {line}: a constant is shifted: wrong from the 31st bit on "
        "when compiled; write bit(place) of philtre.core.bits"
        for pattern in USUAL
        for file in sorted(folder.glob(pattern))
        for line in trapped(file.read_text(encoding="utf-8"))
    ]


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
