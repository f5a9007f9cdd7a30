"""Games outside the package, in folders: the example Brim, and faulty copies of it."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BRIM = ROOT / "examples" / "brim"

WHOLE = "export function mount(target, props) {{ {mount} return {{ update(props) {{ {update} }} }}; }}\n"
# Board modules that fail, each in its own way.
FAULTY = {
    "unreadable": "export function mount( {\n",
    "mountless": "export const board = 1;\n",
    "unmountable": WHOLE.format(mount="throw new Error('no board today');", update=""),
    "forgetful": WHOLE.format(
        mount="target.append('so far, so good');",
        update="throw new Error('what was that?');",
    ),
    "clumsy": WHOLE.format(
        mount="const one = document.createElement('button'); one.textContent = 'Press me';"
        "target.append(one); one.addEventListener('click', () => { throw new Error('dropped'); });",
        update="",
    ),
}


def copied(folder: Path, name: str) -> Path:
    """Brim under another name, in a folder of its own there."""
    shutil.copytree(BRIM / "src" / "brim", folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    declaration = folder / name / "game.py"
    text = declaration.read_text(encoding="utf-8")
    assert 'name = "brim"' in text
    declaration.write_text(text.replace('name = "brim"', f'name = "{name}"'), encoding="utf-8")
    return folder / name


def faulty(folder: Path, name: str) -> None:
    """Brim with one of the faulty boards."""
    (copied(folder, name) / "web" / "board.js").write_text(FAULTY[name], encoding="utf-8")


def boardless(folder: Path, name: str = "boardless") -> None:
    """Brim that declares a board which is not there."""
    (copied(folder, name) / "web" / "board.js").unlink()
