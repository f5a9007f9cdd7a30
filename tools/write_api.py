"""Write the API reference, docs/api, from the docstrings of the public modules: `python tools/write_api.py`.

It reads the sources, not the installed package, so both builds give the same pages; a test compares them.
"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
FOLDER = ROOT / "docs" / "api"

# The pages, and the modules of each. Public names are a module's `__all__`, else all without an underscore.
PAGES: dict[str, tuple[str, ...]] = {
    "philtre": ("philtre",),
    "observations": (
        "philtre.core.encoder",
        "philtre.core.recall",
        "philtre.core.vocabulary",
        "philtre.core.batch",
    ),
    "envs": ("philtre.envs", "philtre.envs.openspiel"),
    "bots": ("philtre.bots",),
    "study": ("philtre.study.match", "philtre.study.series", "philtre.study.pairing"),
    "games": (
        "philtre.core.parts",
        "philtre.core.setup",
        "philtre.core.options",
        "philtre.core.heuristics",
        "philtre.core.advice",
        "philtre.core.metrics",
        "philtre.core.dice",
        "philtre.core.bits",
        "philtre.text.sheet",
    ),
    "testing": ("philtre.testing", "philtre.conformance"),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = Function | ast.ClassDef
LONGEST = 100  # letters of a signature on one line
LATER = "_LATER"  # a dict of names that are imported when they are first used, with their modules
SPECIAL = ("__init__", "__getitem__", "__call__")


class Source(NamedTuple):
    """A module's name, its lines and its syntax tree."""

    name: str
    lines: list[str]
    tree: ast.Module


def read(module: str) -> Source:
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = file.read_text(encoding="utf-8")
    return Source(module, text.split("\n"), ast.parse(text))


def pages() -> dict[str, str]:
    """The text of each page by its file name."""
    found = {f"{page}.md": tidy(page_of(modules)) for page, modules in PAGES.items()}
    lines = ["# API reference", "", "Written from the docstrings by `tools/write_api.py`.", ""]
    for page, modules in PAGES.items():
        lines.append(f"- [{page}]({page}.md): {', '.join(f'`{module}`' for module in modules)}")
    return {"README.md": "\n".join(lines) + "\n", **found}


def tidy(lines: list[str]) -> str:
    """The lines as a text, without an empty line after another."""
    kept = [line for line, before in zip(lines, ["", *lines], strict=False) if line or before]
    return "\n".join(kept).rstrip() + "\n"


def page_of(modules: tuple[str, ...]) -> list[str]:
    lines: list[str] = []
    for module in modules:
        source = read(module)
        lines += [f"# `{module}`", "", *doc(source.tree), ""]
        for name in public_names(source):
            home, node = definition(source, name)
            lines += described(home, node, name)
    return lines


def public_names(source: Source) -> list[str]:
    for node in source.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    return [
        node.name
        for node in source.tree.body
        if isinstance(node, Documented) and not node.name.startswith("_") and ast.get_docstring(node)
    ]


def definition(source: Source, name: str) -> tuple[Source, ast.stmt]:
    """The module that defines a name which a module offers, and the statement that does."""
    later: tuple[Source, ast.stmt] | None = None
    for node in statements(source.tree.body):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return source, node  # the first one: what type checkers see
        if isinstance(node, Function) and node.name == name:
            later = source, node  # the last one: overloads come before it
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if ast.unparse(target) == name:
                return source, node
            if ast.unparse(target) == LATER and node.value:
                homes = ast.literal_eval(node.value)
                if name in homes:
                    return definition(read(homes[name]), name)
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return definition(read(node.module), alias.name)
    if later is None:
        raise SystemExit(f"{source.name} offers {name}, but nothing defines it")
    return later


def statements(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a module, those under an `if` too."""
    return [
        one
        for node in body
        for one in (statements(node.body) + statements(node.orelse) if isinstance(node, ast.If) else [node])
    ]


def described(source: Source, node: ast.stmt, name: str) -> list[str]:
    """A heading, the signature and the docstring of a name; of a class, its attributes and methods too."""
    lines = [f"## {name}", ""]
    if isinstance(node, ast.ClassDef):
        lines += [*code(class_line(node)), *doc(node), ""]
        rows = attributes(source, node)
        if rows:
            lines += ["| attribute | meaning |", "|---|---|", *rows, ""]
        for method in methods(node):
            lines += [f"### {name}.{method.name}", "", *code(signature(method)), *doc(method), ""]
    elif isinstance(node, Function):
        lines += [*code(signature(node)), *doc(node), ""]
    else:
        written = ast.unparse(node)
        if len(written) > LONGEST:
            written = written.partition(" = ")[0]
        lines += [*code(written), *comment_lines(source, node), ""]
    return lines


def class_line(node: ast.ClassDef) -> str:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    return f"class {node.name}({bases})" if bases else f"class {node.name}"


def methods(node: ast.ClassDef) -> list[Function]:
    """The public methods that say what they do."""
    return [
        one
        for one in node.body
        if isinstance(one, Function)
        and (not one.name.startswith("_") or one.name in SPECIAL)
        and (ast.get_docstring(one) or one.name == "__init__")
        and [ast.unparse(argument) for argument in one.args.args] != ["self"] * (one.name == "__init__")
    ]


def attributes(source: Source, node: ast.ClassDef) -> list[str]:
    """A row for each annotated attribute of a class, with the comment behind it."""
    return [
        f"| `{cell(ast.unparse(one))}` | {cell(comment(source, one))} |"
        for one in node.body
        if isinstance(one, ast.AnnAssign) and not ast.unparse(one.target).startswith("_")
    ]


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def comment(source: Source, node: ast.stmt) -> str:
    """The comment at the end of a statement's last line."""
    line = source.lines[(node.end_lineno or node.lineno) - 1]
    return line[node.end_col_offset or 0 :].partition("#")[2].strip()


def comment_lines(source: Source, node: ast.stmt) -> list[str]:
    found = comment(source, node)
    return [found] if found else []


def signature(node: Function) -> str:
    """The first line of a function, with its decorators that matter to a caller."""
    marks = [
        f"@{ast.unparse(mark)}\n"
        for mark in node.decorator_list
        if ast.unparse(mark) in ("property", "classmethod", "staticmethod")
    ]
    start = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    written = f"{start} {node.name}({ast.unparse(node.args)}){returns}"
    if len(written) > LONGEST:
        arguments = "".join(f"    {argument},\n" for argument in split(ast.unparse(node.args)))
        written = f"{start} {node.name}(\n{arguments}){returns}"
    return "".join(marks) + written


def split(arguments: str) -> list[str]:
    """Arguments one by one: what stands between commas outside of brackets."""
    found, depth = [""], 0
    for letter in arguments:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [one.strip() for one in found]


def code(text: str) -> list[str]:
    return ["```py", text, "```", ""]


def doc(node: ast.Module | Documented) -> list[str]:
    written = ast.get_docstring(node, clean=False)
    return inspect.cleandoc(written).split("\n") if written else []


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
