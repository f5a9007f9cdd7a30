"""A picture of the packages and their imports, as SVG, drawn from the code itself.

The rows are the layers that import-linter enforces, the lowest at the bottom; a line leads from each package
to those that it imports.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from html import escape
from pathlib import Path

WIDTH, BOX, TALL, GAP, MARGIN = 900, 118, 46, 40, 20


def layers(root: Path) -> list[list[str]]:
    """The packages of each layer, the highest first, as pyproject.toml has them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    rows = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    return [re.findall(r"philtre\.(\w+)", row) for row in rows]


def imports(root: Path) -> Counter[tuple[str, str]]:
    """How many modules of one package import another package."""
    found: Counter[tuple[str, str]] = Counter()
    for file in sorted((root / "src" / "philtre").rglob("*.py")):
        own = file.relative_to(root / "src" / "philtre").parts[0].removesuffix(".py")
        names: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
            elif isinstance(node, ast.Import):
                names |= {one.name for one in node.names}
        others = {name.split(".")[1] for name in names if name.startswith("philtre.")}
        found.update((own, other) for other in others - {own})
    return found


def lines_of_code(root: Path) -> dict[str, int]:
    """The lines of Python of each package."""
    counts: Counter[str] = Counter()
    for file in (root / "src" / "philtre").rglob("*.py"):
        own = file.relative_to(root / "src" / "philtre").parts[0].removesuffix(".py")
        counts[own] += len(file.read_text(encoding="utf-8").splitlines())
    return counts


def draw(rows: list[list[str]], arrows: Counter[tuple[str, str]]) -> str:
    """The picture: a box for each package; a thicker line where more modules import."""
    counts = lines_of_code(Path(__file__).parents[2])
    places: dict[str, tuple[float, float]] = {}
    for at, row in enumerate(rows):
        for number, name in enumerate(row):
            x = WIDTH / 2 + (number - (len(row) - 1) / 2) * (BOX + GAP)
            places[name] = (x, MARGIN + at * (TALL + GAP) + TALL / 2)
    height = MARGIN * 2 + len(rows) * TALL + (len(rows) - 1) * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">',
        "<title>The packages of philtre, and which imports which</title>",
        f'<rect width="{WIDTH}" height="{height:g}" fill="#fbf8f2"/>',
        '<g fill="none" stroke="#7a5cab">',
    ]
    for (one, other), count in sorted(arrows.items()):
        if one in places and other in places:
            (x, y), (to_x, to_y) = places[one], places[other]
            y, to_y = y + TALL / 2, to_y - TALL / 2
            middle = (y + to_y) / 2
            thick = min(4, 0.6 + count / 25)
            parts.append(
                f'<path d="M{x:g} {y:g}C{x:g} {middle:g} {to_x:g} {middle:g} {to_x:g} {to_y:g}" '
                f'stroke-width="{thick:.1f}" opacity=".4"/>'
            )
    parts.append("</g>")
    parts.append('<g font-family="system-ui, sans-serif" text-anchor="middle">')
    for name, (x, y) in places.items():
        box = f'x="{x - BOX / 2:g}" y="{y - TALL / 2:g}" width="{BOX}" height="{TALL}" rx="8"'
        parts += [
            f'<rect {box} fill="#fff" stroke="#4a3b6b" stroke-width="1.5"/>',
            f'<text x="{x:g}" y="{y - 2:g}" font-size="15" fill="#2b2140">{escape(name)}</text>',
            f'<text x="{x:g}" y="{y + 14:g}" font-size="11" fill="#6b6080">{counts[name]:,} lines</text>',
        ]
    return "\n".join([*parts, "</g>", "</svg>", ""])
