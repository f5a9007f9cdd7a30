"""Plots as inline SVG: a few kinds, drawn with the colours of the page, which has a light and a dark set.

Every plot has a width of 480 units and scales with the page. Text in a plot is for the eye alone: the table
beside it has the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 480
LEFT: Final = 50
RIGHT: Final = 26
TOP: Final = 12
BOTTOM: Final = 38
LEGEND: Final = 20  # units that a row of the legend takes
LABEL: Final = 8.2  # units that a letter of a label takes, about
SERIES: Final = 6  # colours of series, after which they begin again
APART: Final = 5  # units between points of two series over the same place

Format = Callable[[float], str]


class Axis(NamedTuple):
    """A scale from `low` to `high`, with marks; `label` is written beside it."""

    low: float
    high: float
    marks: Sequence[float]
    text: Format
    label: str = ""

    def at(self, value: float, begin: float, end: float) -> float:
        """The place of a value between two places of the plot."""
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return begin + share * (end - begin)


def axis(
    values: Sequence[float],
    text: Format,
    label: str = "",
    zero: bool = False,
    most: int = 6,
    ends: tuple[float, float] | None = None,
) -> Axis:
    """An axis with round marks that spans the values, and zero if wanted; `ends` fixes its ends."""
    low, high = ends or (min([*values, *([0.0] if zero else [])]), max([*values, *([0.0] if zero else [])]))
    if high - low < 1e-12:
        low, high = low - 0.5, high + 0.5
    step = 10.0 ** floor(log10((high - low) / most))
    step = next(step * factor for factor in (1, 2, 5, 10, 20) if (high - low) / (step * factor) <= most)
    if ends is None:
        low, high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    first = ceil(low / step - 1e-9)
    marks = [number * step for number in range(first, floor(high / step + 1e-9) + 1)]
    return Axis(low, high, marks, text, label)


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "middle") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text{name} x="{number(x)}" y="{number(y)}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"/>'


def rectangle(x: float, y: float, width: float, height: float, kind: str) -> str:
    return (
        f'<rect class="{kind}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(max(0.0, width))}" height="{number(max(0.0, height))}"/>'
    )


def drawing(height: float, parts: Sequence[str], title: str) -> str:
    """The SVG element: an image with a title for those who cannot see it."""
    name = escape(title, quote=True)
    box = f"0 0 {WIDTH} {number(height)}"
    return f'<svg class="plot" role="img" viewBox="{box}" aria-label="{name}">{"".join(parts)}</svg>'


class Frame:
    """The inside of a plot with two axes."""

    def __init__(
        self, across: Axis, up: Axis, height: float = 240, left: float = LEFT, legend: int = 0
    ) -> None:
        self.across = across
        self.up = up
        self.height = height + (4 + LEGEND * legend if legend else 0)
        self.left = left + (14 if up.label else 0)
        self.right = WIDTH - RIGHT
        self.top = TOP + (4 + LEGEND * legend if legend else 0)
        self.bottom = self.height - BOTTOM

    def x(self, value: float) -> float:
        return self.across.at(value, self.left, self.right)

    def y(self, value: float) -> float:
        return self.up.at(value, self.bottom, self.top)

    def axes(self, ticks: bool = True) -> list[str]:
        """The marks of both axes, with lines across the plot."""
        found = []
        for mark in self.up.marks:
            found.append(line(self.left, self.y(mark), self.right, self.y(mark), "grid"))
            found.append(text(self.left - 6, self.y(mark) + 4, self.up.text(mark), anchor="end"))
        if ticks:
            found += [
                text(self.x(mark), self.bottom + 17, self.across.text(mark)) for mark in self.across.marks
            ]
        found.append(line(self.left, self.bottom, self.right, self.bottom, "axis"))
        if self.across.label:
            found.append(text((self.left + self.right) / 2, self.height - 4, self.across.label, "name"))
        if self.up.label:
            found.append(self.upright())
        return found

    def upright(self) -> str:
        """The label of the vertical axis."""
        middle = number((self.top + self.bottom) / 2)
        return (
            f'<text class="name" x="12" y="{middle}" text-anchor="middle" '
            f'transform="rotate(-90 12 {middle})">{escape(self.up.label)}</text>'
        )


def legend(names: Sequence[str], left: float = LEFT) -> tuple[list[str], int]:
    """The names of series with a square of their colour, in as many rows as they need; and that number."""
    found: list[str] = []
    x, row = left, 0
    for place, name in enumerate(names):
        width = 16 + LABEL * len(name)
        if x > left and x + width > WIDTH:
            x, row = left, row + 1
        found.append(rectangle(x, 6 + LEGEND * row, 11, 11, f"series{place % SERIES}"))
        found.append(text(x + 16, 16 + LEGEND * row, name, anchor="start"))
        x += width + 14
    return found, row + 1


def histogram(
    values: Sequence[float], across: Format, label: str, up: str, title: str, most: int = 24
) -> str:
    """The number of games in each of the bins, which have equal widths."""
    bins = binned(values, most)
    if bins[0][1] - bins[0][0] == 1 and all(float(value).is_integer() for value in values):
        bins = [(low - 0.5, high - 0.5, count) for low, high, count in bins]
    scale = axis([count for _, _, count in bins], lambda mark: f"{mark:.0f}", up, zero=True, most=5)
    ends = (bins[0][0], bins[-1][1])
    frame = Frame(axis([], across, label, ends=ends, most=8), scale)
    bars = [
        rectangle(
            frame.x(low) + 0.5,
            frame.y(count),
            frame.x(high) - frame.x(low) - 1,
            frame.bottom - frame.y(count),
            "bar",
        )
        for low, high, count in bins
    ]
    return drawing(frame.height, [*frame.axes(), *bars], title)


def binned(values: Sequence[float], most: int = 24) -> list[tuple[float, float, int]]:
    """Bins of a round width, at most so many: each one's bounds and how many values it has.

    Bins have their lower bound; unless the values are whole numbers, the last one has its upper bound too.
    """
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    span = max(high - low, 1e-9)
    width = 1.0 if whole else 10.0 ** floor(log10(span / most))
    while (span + (1 if whole else 0)) / width > most:
        width = next_width(width)
    first = floor(low / width + 1e-9)
    count = floor(high / width + 1e-9) - first + 1
    if not whole and count > 1 and high <= (first + count - 1) * width + 1e-9:
        count -= 1  # the last bin has its upper bound, too
    inside = [0] * count
    for value in values:
        inside[min(count - 1, floor(value / width + 1e-9) - first)] += 1
    return [((first + place) * width, (first + place + 1) * width, inside[place]) for place in range(count)]


def next_width(width: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50, …"""
    lead = round(width / 10.0 ** floor(log10(width) + 1e-9))
    return width * (2.5 if lead == 2 else 2)


class Row(NamedTuple):
    """A line of a dot plot: a label, a value with its interval (None: unknown), and whether it stands out."""

    label: str
    value: float | None
    low: float = 0.0
    high: float = 0.0
    marked: bool = False
    kind: str = "dot"


def dots(
    rows: Sequence[Row],
    form: Format,
    label: str,
    title: str,
    zero: float | None = None,
    ends: tuple[float, float] | None = None,
) -> str:
    """Values with their intervals, one below another; a line at `zero`."""
    known = [row for row in rows if row.value is not None]
    values = [bound for row in known for bound in (row.low, row.high, row.value or 0.0)]
    scale = axis([*values, *([] if zero is None else [zero])] or [0.0, 1.0], form, label, ends=ends)
    left = min(205.0, 16 + LABEL * max(len(short(row.label)) for row in rows))
    step = 22
    height = TOP + step * len(rows) + BOTTOM
    frame = Frame(scale, Axis(0, 1, (), form), height, left)
    parts = [line(frame.x(mark), frame.top, frame.x(mark), frame.bottom, "grid") for mark in scale.marks]
    parts += [text(frame.x(mark), frame.bottom + 17, form(mark)) for mark in scale.marks]
    parts.append(text((frame.left + frame.right) / 2, height - 4, label, "name"))
    if zero is not None:
        parts.append(line(frame.x(zero), frame.top, frame.x(zero), frame.bottom, "zero"))
    for place, row in enumerate(rows):
        y = TOP + step * place + step / 2
        parts.append(text(frame.left - 8, y + 4, short(row.label), "bold" if row.marked else "", "end"))
        if row.value is None:
            continue
        low, high = (frame.x(max(scale.low, min(scale.high, bound))) for bound in (row.low, row.high))
        parts.append(line(low, y, high, y, f"reach{' marked' if row.marked else ''}"))
        kind = f"{row.kind}{' marked' if row.marked else ''}"
        parts.append(f'<circle class="{kind}" cx="{number(frame.x(row.value))}" cy="{number(y)}" r="5"/>')
    return drawing(height, parts, title)


def short(label: str) -> str:
    return label if len(label) <= 23 else f"{label[:22]}…"


def bars(rows: Sequence[tuple[str, float]], form: Format, label: str, title: str) -> str:
    """Bars to the right, one below another, with their values."""
    scale = axis([value for _, value in rows], form, label, zero=True)
    left = min(205.0, 16 + LABEL * max(len(short(name)) for name, _ in rows))
    step = 22
    height = TOP + step * len(rows) + BOTTOM
    frame = Frame(scale, Axis(0, 1, (), form), height, left)
    parts = [line(frame.x(mark), frame.top, frame.x(mark), frame.bottom, "grid") for mark in scale.marks]
    parts += [text(frame.x(mark), frame.bottom + 17, form(mark)) for mark in scale.marks]
    parts.append(text((frame.left + frame.right) / 2, height - 4, label, "name"))
    for place, (name, value) in enumerate(rows):
        y = TOP + step * place
        parts.append(text(frame.left - 8, y + 15, short(name), anchor="end"))
        parts.append(rectangle(frame.left, y + 3, frame.x(value) - frame.left, step - 7, "bar"))
    return drawing(height, parts, title)


def stacked(
    rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], form: Format, label: str, title: str
) -> str:
    """Bars to the right that add up to a whole, with a legend."""
    scale = axis([], form, label, ends=(0.0, 1.0), most=5)
    left = min(205.0, 16 + LABEL * max(len(short(name)) for name, _ in rows))
    step = 26
    height = TOP + step * len(rows) + BOTTOM
    parts, named = legend(names, 12)
    frame = Frame(scale, Axis(0, 1, (), form), height, left, named)
    parts += [text(frame.x(mark), frame.bottom + 17, form(mark)) for mark in scale.marks]
    parts.append(text((frame.left + frame.right) / 2, frame.height - 4, label, "name"))
    for place, (name, shares) in enumerate(rows):
        y = frame.top + step * place
        parts.append(text(frame.left - 8, y + 15, short(name), anchor="end"))
        begin = 0.0
        for number_, share in enumerate(shares):
            x = frame.x(begin)
            parts.append(rectangle(x, y + 3, frame.x(begin + share) - x, step - 7, f"series{number_}"))
            begin += share
    return drawing(frame.height, parts, title)


def areas(
    grid: Sequence[float],
    shares: Sequence[Sequence[float]],
    names: Sequence[str],
    across: Axis,
    up: Axis,
    title: str,
) -> str:
    """Shares that add up to a whole, over time; by grid point and series."""
    parts, named = legend(names)
    frame = Frame(across, up, legend=named)
    below = [0.0] * len(grid)
    for place in range(len(names)):
        above = [base + row[place] for base, row in zip(below, shares, strict=True)]
        points = [(frame.x(at), frame.y(value)) for at, value in zip(grid, above, strict=True)]
        points += [
            (frame.x(at), frame.y(value)) for at, value in reversed(list(zip(grid, below, strict=True)))
        ]
        parts.append(f'<path class="series{place}" d="{path(points)}Z"/>')
        below = above
    parts.append(line(frame.x(grid[0]), frame.y(0.5), frame.x(grid[-1]), frame.y(0.5), "zero"))
    return drawing(frame.height, [*frame.axes(), *parts], title)


def path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def fan(
    grid: Sequence[float], quantiles: Sequence[Sequence[float]], across: Axis, up: Axis, title: str
) -> str:
    """Quantiles over time: bands between the outer ones, a line for the middle one."""
    frame = Frame(across, up)
    parts = frame.axes()
    count = len(quantiles[0])
    for outer in range(count // 2):
        points = [(frame.x(at), frame.y(row[outer])) for at, row in zip(grid, quantiles, strict=True)]
        points += [
            (frame.x(at), frame.y(row[count - 1 - outer]))
            for at, row in reversed(list(zip(grid, quantiles, strict=True)))
        ]
        parts.append(f'<path class="fan" d="{path(points)}Z"/>')
    middle = [(frame.x(at), frame.y(row[count // 2])) for at, row in zip(grid, quantiles, strict=True)]
    parts.append(f'<path class="curve" d="{path(middle)}"/>')
    return drawing(frame.height, parts, title)


def curve(
    points: Sequence[tuple[float, float, float, float]],
    across: Axis,
    up: Axis,
    title: str,
    zero: float | None = None,
    diagonal: bool = False,
    joined: bool = True,
) -> str:
    """Points (x, y, and the interval of y), joined by a line; a level line, or the diagonal, to compare."""
    frame = Frame(across, up)
    parts = frame.axes()
    if zero is not None:
        parts.append(line(frame.left, frame.y(zero), frame.right, frame.y(zero), "zero"))
    if diagonal:
        parts.append(line(frame.x(up.low), frame.y(up.low), frame.x(up.high), frame.y(up.high), "zero"))
    for x, _, low, high in points:
        bounds = [max(up.low, min(up.high, bound)) for bound in (low, high)]
        parts.append(line(frame.x(x), frame.y(bounds[0]), frame.x(x), frame.y(bounds[1]), "reach"))
    if joined:
        parts.append(f'<path class="curve" d="{path([(frame.x(x), frame.y(y)) for x, y, _, _ in points])}"/>')
    parts += [
        f'<circle class="dot" cx="{number(frame.x(x))}" cy="{number(frame.y(y))}" r="4"/>'
        for x, y, _, _ in points
    ]
    return drawing(frame.height, parts, title)


class IntervalPoint(NamedTuple):
    """A mean with its interval over a place on the horizontal axis; `base` marks the one compared with."""

    x: float
    mean: float
    low: float
    high: float
    base: bool = False


def whiskers(
    series: Sequence[tuple[str, Sequence[IntervalPoint]]], across: Axis, up: Format, title: str, joined: bool
) -> str:
    """Several series of means with their intervals, named in a legend; a line joins each, if wanted."""
    points = [point for _, some in series for point in some]
    names, rows = legend([name for name, _ in series]) if len(series) > 1 else ([], 0)
    bounds = [bound for point in points for bound in (point.low, point.high)]
    frame = Frame(across, axis(bounds, up), legend=rows)
    parts = [*names, *frame.axes()]
    for place, (_, some) in enumerate(series):
        kind = f"line{place % SERIES}"
        shift = APART * (place - (len(series) - 1) / 2)  # so that intervals do not hide each other
        if joined and len(some) > 1:
            way = path([(frame.x(point.x) + shift, frame.y(point.mean)) for point in some])
            parts.append(f'<path class="{kind}" d="{way}"/>')
        for point in some:
            x = frame.x(point.x) + shift
            parts.append(line(x, frame.y(point.low), x, frame.y(point.high), kind))
            hollow = " base" if point.base else ""
            ends = f'cx="{number(x)}" cy="{number(frame.y(point.mean))}"'
            parts.append(f'<circle class="{kind}{hollow}" {ends} r="4"/>')
    return drawing(frame.height, parts, title)


def skill_curve(
    rows: Sequence[Row], found: Mapping[str, int], form: Format, labels: tuple[str, str], title: str
) -> str:
    """Ratings over search sizes on a logarithmic axis, joined by a line with the band of their intervals.

    `found` has the sizes of at least two rows, by label. The other players have no size: each is a level line
    with its name, and its interval at the left. `labels` are those of the axes.
    """
    points = sorted([(found[row.label], row) for row in rows if row.label in found], key=lambda one: one[0])
    others = [row for row in rows if row.label not in found]
    up = axis([bound for row in rows for bound in (row.low, row.high)], form, labels[1])
    sizes = [log10(size) for size, _ in points]
    margin = (sizes[-1] - sizes[0]) * 0.08
    shown = dict(zip(sizes, [size for size, _ in points], strict=True))
    across = Axis(sizes[0] - margin, sizes[-1] + margin, sizes, lambda place: form(shown[place]), labels[0])
    name = 16 + LABEL * max((len(short(row.label)) for row in others), default=0)
    frame = Frame(across, up, 280)
    edge = frame.left
    frame.left += min(150.0, name) if others else 0  # room for the names
    parts = [line(edge, frame.y(mark), frame.right, frame.y(mark), "grid") for mark in up.marks]
    parts += [text(edge - 6, frame.y(mark) + 4, form(mark), anchor="end") for mark in up.marks]
    free: float = frame.top
    for row in sorted(others, key=lambda row: -(row.value or 0.0)):
        y = frame.y(row.value or 0.0)
        free = max(free, y - 5)  # names of players of about the same strength stand below one another
        parts.append(line(edge, y, frame.right, y, "zero"))
        parts.append(line(edge + 6, frame.y(row.low), edge + 6, frame.y(row.high), "reach marked"))
        parts.append(f'<circle class="dot marked" cx="{number(edge + 6)}" cy="{number(y)}" r="4"/>')
        parts.append(text(edge + 14, free, short(row.label), "bold", "start"))
        free += 14
    places = [(frame.x(at), row) for at, (_, row) in zip(sizes, points, strict=True)]
    band = [(x, frame.y(row.high)) for x, row in places]
    band += [(x, frame.y(row.low)) for x, row in reversed(places)]
    parts.append(f'<path class="fan" d="{path(band)}Z"/>')
    way = [(x, frame.y(row.value or 0.0)) for x, row in places]
    parts.append(f'<path class="curve" d="{path(way)}"/>')
    parts += [f'<circle class="dot" cx="{number(x)}" cy="{number(y)}" r="4"/>' for x, y in way]
    parts += [text(frame.x(at), frame.bottom + 17, across.text(at)) for at in sizes]
    parts.append(line(edge, frame.bottom, frame.right, frame.bottom, "axis"))
    parts.append(text((frame.left + frame.right) / 2, frame.height - 4, labels[0], "name"))
    parts.append(frame.upright())
    return drawing(frame.height, parts, title)
