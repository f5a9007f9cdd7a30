"""Nothing is compiled twice, everything that changed is compiled, and docstrings survive it."""

import ast
import importlib
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tests.house.test_build import BUILD, ROOT, build, needs_a_compiler, project, wheel  # noqa: F401
from tools.compile.cache import Cache, key_of
from tools.compile.docstrings import docstring, documented, with_docstrings
from tools.compile.sources import compiled_modules, groups, import_closure

COMPILED = compiled_modules(ROOT)

# ---- groups and their inputs


def test_a_game_is_one_library_and_so_is_each_package() -> None:
    found = {name: members for members, name in groups(COMPILED)}
    games = {path.name for path in (ROOT / "src/philtre/games").iterdir() if (path / "content.toml").exists()}
    assert {f"philtre_games_{game}" for game in games} <= set(found)
    assert {"philtre_core", "philtre_bots", "philtre_table", "philtre_server"} <= set(found)
    assert sum(len(members) for members in found.values()) == len(COMPILED)


def test_the_imports_of_compiled_modules_do_not_lead_to_clients() -> None:
    """An edit of the terminal, the studies or the server's HTTP leaves the plan of a build as it is."""
    needed = import_closure(ROOT / "src", COMPILED)
    assert set(COMPILED) <= set(needed)
    apart = ("terminal", "study", "conformance", "client", "cli.py")
    assert [path for path in needed if path.parts[1] in apart] == []


def test_imports_of_all_kinds_are_followed(tmp_path: Path) -> None:
    files = {
        "a/__init__.py": "",
        "a/one.py": "def late() -> None:\n    from a import two\n    import os\n",
        "a/two.py": "from .b import three\nfrom . import four as _\n",
        "a/b/__init__.py": "from a.b.five import NAME\n",
        "a/b/three.py": "from ..six import *\n",
        "a/b/five.py": "NAME = 1\n",
        "a/four.py": "",
        "a/six.py": "",
        "a/seven.py": "import a.one\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = import_closure(tmp_path, [Path("a/one.py")])
    assert [str(path) for path in found] == sorted(set(files) - {"a/seven.py"})


# ---- the cache


def test_a_key_is_of_names_contents_and_values(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("x")
    other.write_text("y")
    keys = [
        key_of([("a", one)]),
        key_of([("b", one)]),
        key_of([("a", other)]),
        key_of([("a", one), ("b", other)]),
        key_of([("a", one)], "-O3"),
        key_of([("a", one)], "-O2"),
    ]
    assert len(set(keys)) == len(keys)
    assert key_of([("a", one)], "-O3") == keys[4]


def test_the_files_unused_for_longest_are_removed_first(tmp_path: Path) -> None:
    earlier = Cache(tmp_path)
    for age, name in enumerate(("newest", "middle", "oldest")):
        earlier.add(name, b"x" * 100)
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    cache = Cache(tmp_path)
    assert cache.find("oldest") is not None
    assert cache.find("absent") is None
    cache.add("own", b"x" * 100)
    cache.prune(limit=300)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["newest", "oldest", "own"]
    cache.prune(limit=0)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["oldest", "own"]  # what this build uses stays


@pytest.mark.slow
@needs_a_compiler
def test_an_edit_compiles_what_it_touches_and_nothing_else(project: Path) -> None:  # noqa: F811
    games = project / "src" / "philtre" / "games"
    for game in ("chess", "go"):
        rules = games / game / "rules"
        rules.mkdir(parents=True)
        for folder in (games, games / game, rules):
            (folder / "__init__.py").touch()
        (rules / "state.py").write_text(
            f'from philtre.core.dice import dice\n\n\ndef first() -> int:\n    """Roll for {game}."""\n'
            "    return int(dice(6)[0])\n"
        )

    def log() -> str:
        for old in (project / "dist").glob("*.whl"):
            old.unlink()
        done = build(project, PHILTRE_MYPYC="required")
        assert done.returncode == 0, done.stdout + done.stderr
        libraries = [name for name in wheel(project)[1] if "__mypyc" in name]
        assert len(libraries) == 3
        return " ".join((done.stdout + done.stderr).split())

    assert "compiling 6 of 6 libraries" in log()
    (project / "src/philtre/core/words.en.ftl").write_text("hello = Good day\n")
    assert "all 6 libraries are in the cache" in log()
    (project / "src/philtre/core/__init__.py").write_text('"""Interpreted, and imported by nothing."""\n')
    assert "compiling 0 of 6 libraries" in log()
    (games / "go/rules/state.py").write_text("def first() -> int:\n    return 19\n")
    assert "compiling 1 of 6 libraries: philtre_games_go__mypyc" in log()
    core = project / "src/philtre/core/dice.py"
    core.write_text(core.read_text().replace("[count]", "[count, count]"))
    assert "compiling 1 of 6 libraries: philtre_core__mypyc" in log()
    core.write_text(core.read_text() + "\n\ndef coin() -> bool:\n    return True\n")
    assert "compiling 2 of 6 libraries" in log()  # core, and chess, which uses core's layout; go does not


# ---- docstrings


C_TABLES = """\
static PyMethodDef a___bmodule_methods[] = {
    {"say", (PyCFunction)CPyPy_say, METH_FASTCALL, PyDoc_STR("say(x=\\"\\")\\n--\\n\\n") /* docstring */},
    {"hum", (PyCFunction)CPyPy_hum, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
    {NULL, NULL, 0, NULL}
};
static PyGetSetDef a___b___Bell_getseters[] = {
    {"tone",
     (getter)a___b___Bell_get_tone,
    NULL, NULL, NULL},
    {"size",
     (getter)a___b___Bell_get_size, (setter)a___b___Bell_set_size,
     NULL, NULL},
};
"""
SOURCE = '''
def say(what: str = '"') -> None:
    """Say “what”, or why not?

    Twice.
    """

def hum() -> None:
    "Hum a \\\\ tune."

class Bell:
    @property
    def tone(self) -> int:
        """In hertz."""
'''


def test_docstrings_stand_in_the_tables_of_c() -> None:
    tables = dict(documented(ast.parse(SOURCE), "a.b"))
    before = C_TABLES.splitlines()
    after = list(with_docstrings(before, tables))
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert changed[0].endswith(
        r'PyDoc_STR("say(x=\"\")\n--\n\n" "Say \342\200\234what\342\200\235, or why not\?\n\nTwice.")'
        " /* docstring */},"
    )
    assert changed[1].endswith(r'PyDoc_STR("Hum a \\ tune.") /* docstring */},')
    assert changed[2:] == ['    NULL, PyDoc_STR("In hertz."), NULL},']


def shown(module: ModuleType, names: list[str]) -> str | None:
    """The docstring that help() shows; for a method, that of its class itself."""
    thing: object = module
    for name in names:
        thing = vars(thing)[name]
    return inspect.getdoc(thing) if names else inspect.cleandoc(module.__doc__ or "") or None


def members(tree: ast.Module) -> Iterator[tuple[list[str], ast.FunctionDef | ast.ClassDef]]:
    """The functions, classes and methods of a module, with their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield [node.name], node
        if isinstance(node, ast.ClassDef) and is_native(node):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield [node.name, inner.name], inner


SLOTS = {"__eq__", "__hash__", "__len__", "__contains__", "__getitem__", "__iter__", "__repr__", "__str__"}


def is_native(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """True if mypyc puts it into a table of C.

    It makes named tuples and decorated things at run time, and operators into slots, which have no docstring.
    """
    if node.name in SLOTS:
        return False
    if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "NamedTuple" for base in node.bases):
        return False
    marks = {ast.unparse(mark).partition("(")[0] for mark in node.decorator_list}
    return marks <= {"property", "staticmethod", "classmethod", "override", "final", "mypyc_attr"}


@pytest.mark.both
@pytest.mark.parametrize("path", COMPILED, ids=str)
def test_help_shows_the_docstrings_of_the_sources(path: Path) -> None:
    module = importlib.import_module(".".join(path.with_suffix("").parts))
    tree = ast.parse((ROOT / "src" / path).read_bytes())
    assert shown(module, []) == docstring(tree)
    wrong = []
    for names, node in members(tree):
        written = docstring(node)
        if written and is_native(node) and shown(module, names) != written:
            wrong.append(".".join(names))
    assert wrong == []
