"""Docstrings for compiled modules: mypyc leaves them out, so they are written into the C that it generates.

They become part of the tables that name methods, functions, properties, types and modules: static data that
costs nothing until somebody asks for `help()`. Not covered, as mypyc builds them at run time: nested
functions, decorated functions, and classes that are not native (enums, named tuples).
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import exported_name

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Table = dict[str, str]  # docstrings by the name of a row; that of the whole table by ""

TABLE = re.compile(
    r"\s*static (?:PyMethodDef|PyGetSetDef|PyTypeObject|struct PyModuleDef) (\w+)(?:\[\])? = \{$"
)
ROW = re.compile(r'\s*\{"(\w+)",')
DOC = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
PROPERTY = re.compile(r"(\s*(?:NULL, )?)NULL, NULL\},$")
MODULE = "NULL, /* docstring */"


def add_docstrings(c_file: Path, source: Path, modules: Iterable[Path]) -> None:
    """Write the docstrings of the modules, which lie under `source`, into the C made of them."""
    tables: dict[str, Table] = {}
    for module in modules:
        tree = ast.parse((source / module).read_bytes(), str(module))
        tables.update(documented(tree, ".".join(module.with_suffix("").parts)))
    lines = c_file.read_text(encoding="utf-8").split("\n")
    c_file.write_text("\n".join(with_docstrings(lines, tables)), encoding="utf-8", newline="\n")


def documented(tree: ast.Module, module: str) -> Iterator[tuple[str, Table]]:
    """Yield the names of mypyc's C tables of a module, and the docstrings that belong into each."""
    prefix = exported_name(module)
    yield f"{prefix}module", docstrings([], tree)
    yield f"{prefix}module_methods", docstrings(tree.body)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            name = exported_name(f"{module}.{node.name}")
            yield f"CPyType_{name}_template_", docstrings([], node)
            yield f"{name}_methods", docstrings(node.body)
            yield f"{name}_getseters", docstrings(node.body)


def docstrings(body: list[ast.stmt], whole: ast.Module | ast.ClassDef | None = None) -> Table:
    """Return the docstrings of the functions in `body`, and of `whole` by the name ""."""
    found = {
        node.name: doc
        for node in body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (doc := docstring(node))
    }
    if whole is not None and (doc := docstring(whole)):
        found[""] = doc
    return found


def docstring(node: Documented) -> str | None:
    """Return a docstring without its indentation."""
    written = ast.get_docstring(node, clean=False)
    return inspect.cleandoc(written) if written else None


def with_docstrings(lines: Iterable[str], tables: dict[str, Table]) -> Iterator[str]:
    """Yield the lines of a C file, with docstrings in the tables that have some."""
    table: Table = {}
    row = ""
    for line in lines:
        if start := TABLE.match(line):
            table, row = tables.get(start[1], {}), ""
        elif line.strip() == "};":
            table = {}
        elif table:
            if named := ROW.match(line):
                row = named[1]
            if row in table:
                yield with_docstring(line, c_string_initializer(table[row].encode()))
                continue
        yield line


def with_docstring(line: str, text: str) -> str:
    """Return one line of a table, with the docstring where the line has a place for it."""
    if found := DOC.search(line):
        signature = "" if found[1] == "NULL" else f"{found[1]} "
        return f"{line[: found.start()]}PyDoc_STR({signature}{text}){line[found.end() :]}"
    if found := PROPERTY.match(line):
        return f"{found[1]}PyDoc_STR({text}), NULL}},"
    return line.replace(MODULE, f"PyDoc_STR({text}), /* docstring */")
