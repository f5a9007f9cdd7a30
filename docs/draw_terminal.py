"""Draws docs/terminal.svg: a real moment of a real game, as `philtre play` prints it."""

from __future__ import annotations

import re
import subprocess
import sys
from html import escape
from pathlib import Path

MOVES = ["restock", "place b1", "restock", "place c1", "place d2", "wizarding-winds left"]
INK = {"R": "#ff7b6b", "B": "#7fb8ff", "Y": "#ffd75e"}
COLUMNS, LINE, MARGIN, LETTER = 82, 19, 18, 8.43


def screen() -> list[str]:
    """The last question of a short scripted game."""
    done = subprocess.run(
        [sys.executable, "-m", "philtre", "play", "apotheca", "--seed", "5", "--language", "en"],
        input="\n".join([*MOVES, "quit"]) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    parts = done.stdout.split("\n> ")
    return [*("> " + parts[-2]).splitlines(), ">"]


def inked(line: str) -> str:
    """A line with the potions of the market in their colours."""
    if not re.match(r"  [1-4]   ", line):
        return escape(line)
    market, rest = escape(line[:25]), escape(line[25:])
    return (
        re.sub("[RBYrby]", lambda found: f'<tspan fill="{INK[found[0].upper()]}">{found[0]}</tspan>', market)
        + rest
    )


def draw(lines: list[str]) -> str:
    width, height = round(COLUMNS * LETTER + 2 * MARGIN), len(lines) * LINE + 2 * MARGIN
    texts = "\n".join(
        f'<text x="{MARGIN}" y="{MARGIN + (number + 1) * LINE - 5}">{inked(line)}</text>'
        for number, line in enumerate(lines)
        if line
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="A game of Apotheca in a terminal">\n'
        f'<rect width="{width}" height="{height}" rx="10" fill="#241c17"/>\n'
        '<g font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="14" '
        f'fill="#efe3cc" xml:space="preserve">\n{texts}\n</g>\n</svg>\n'
    )


if __name__ == "__main__":
    (Path(__file__).parent / "terminal.svg").write_text(draw(screen()), encoding="utf-8")
