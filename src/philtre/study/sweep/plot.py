"""A plot of one measure over the settings of a sweep, as inline SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 520
HEIGHT: Final = 250
LEFT: Final = 58
RIGHT: Final = 16
TOP: Final = 14
BOTTOM: Final = 46
LINE: Final = 16  # the height of a line of the legend
COLOURS: Final = 6  # classes c0 to c5 of the page
MARKS: Final = 6


class Point(NamedTuple):
    """A mean with its interval over a place on the horizontal axis; `base` marks the one compared with."""

    x: float
    mean: float
    low: float
    high: float
    base: bool = False


def plot(
    title: str,
    ticks: Sequence[tuple[float, str]],
    series: Sequence[tuple[str, Sequence[Point]]],
    shown: Callable[[float], str],
    joined: bool,
    axis: str,
) -> str:
    """The plot: a line for each series, if they are joined, and a whisker for each interval."""
    points = [point for _, some in series for point in some]
    marks = round_marks(min(point.low for point in points), max(point.high for point in points))
    named = len(series) > 1
    height = HEIGHT + (LINE * len(series) if named else 0)
    low, high = marks[0], marks[-1]
    first, last = min(x for x, _ in ticks), max(x for x, _ in ticks)

    def across(x: float) -> float:
        inner = WIDTH - LEFT - RIGHT - 40
        return LEFT + 20 + (inner * (x - first) / (last - first) if last > first else inner / 2)

    def up(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)

    parts: list[str] = []
    for mark in marks:
        y = up(mark)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(label(LEFT - 6, y + 4, shown(mark), "end"))
    for x, name in ticks:
        parts.append(
            label(across(x), HEIGHT - BOTTOM + 18, clipped(name, max(4, 70 // len(ticks))), "middle")
        )
    parts.append(label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, axis, "middle"))
    for number, (name, some) in enumerate(series):
        kind = f"c{number % COLOURS}"
        shift = 4 * (number - (len(series) - 1) / 2)  # so that whiskers do not hide each other
        if joined and len(some) > 1:
            way = " ".join(f"{across(point.x) + shift:.1f},{up(point.mean):.1f}" for point in some)
            parts.append(f'<polyline class="{kind}" points="{way}"/>')
        for point in some:
            x = across(point.x) + shift
            ends = f'y1="{up(point.low):.1f}" y2="{up(point.high):.1f}"'
            parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" {ends}/>')
            hollow = " base" if point.base else ""
            parts.append(f'<circle class="{kind}{hollow}" cx="{x:.1f}" cy="{up(point.mean):.1f}" r="4"/>')
        if named:
            y = HEIGHT + LINE * number
            parts.append(f'<circle class="{kind}" cx="{LEFT}" cy="{y}" r="4"/>')
            parts.append(label(LEFT + 10, y + 4, name, "start"))
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{inside}</svg>'


def label(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def clipped(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def round_marks(low: float, high: float) -> list[float]:
    """Round numbers from below the low value to above the high one, at equal distances."""
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    step = 10.0 ** floor(log10((high - low) / MARKS))
    step = next(step * factor for factor in (1, 2, 5, 10, 20) if (high - low) / (step * factor) <= MARKS)
    first = floor(low / step + 1e-9)
    marks = [first * step]
    while marks[-1] < high - 1e-9 * step:
        first += 1
        marks.append(first * step)
    return marks
