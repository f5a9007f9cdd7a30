"""Tables and percentages in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from philtre.study.intervals import Interval


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with aligned columns: the first to the left, the others to the right."""
    widths = [max(len(line[at]) for line in [heads, *rows]) for at in range(len(heads))]

    def line(cells: Sequence[str]) -> str:
        padded = [
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        return f"| {' | '.join(padded)} |"

    rule = "|".join(["-" * (width + 1) + ":" if at else "-" * (width + 2) for at, width in enumerate(widths)])
    return "\n".join([line(heads), f"|{rule}|", *[line(row) for row in rows]])


def percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def percents(interval: Interval) -> str:
    return f"{interval.low * 100:.1f}–{interval.high * 100:.1f} %"
