"""Numbers as readers of a language write them, with their intervals."""

from __future__ import annotations

from typing import Final, NamedTuple

NARROW: Final = "\u202f"  # the space before % and between thousands


class Value(NamedTuple):
    """A number of a table, its interval if it has one, and its form: see `NumberFormat.say`."""

    value: float | None
    form: str = "number"
    low: float | None = None
    high: float | None = None
    marked: bool = False


Cell = str | Value


class NumberFormat:
    """Numbers as people of a language write them."""

    def __init__(self, language: str) -> None:
        self.comma = "," if language == "fr" else "."
        self.thousands = NARROW if language == "fr" else ","

    def number(self, value: float, digits: int = 1) -> str:
        """16.8, 1,200; without a sign for what rounds to zero."""
        written = f"{value:,.{digits}f}"
        if not written.strip("-0.,"):
            written = written.lstrip("-")
        return (
            written.replace(",", "\0")
            .replace(".", self.comma)
            .replace("\0", self.thousands)
            .replace("-", "−")
        )

    def short(self, value: float) -> str:
        """As few digits as the number needs, at most three: the marks of axes."""
        digits = next((digits for digits in range(3) if abs(value - round(value, digits)) < 1e-9), 3)
        return self.number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)}{NARROW}%"

    def percents(self, share: float) -> str:
        """A percentage with as few digits as it needs."""
        return f"{self.short(100 * share)}{NARROW}%"

    def points(self, share: float, digits: int = 1) -> str:
        """A difference of shares, in points, with its sign: +4.2."""
        written = self.number(100 * share, digits)
        return f"+{written}" if 100 * share >= 0.5 * 10**-digits else written

    def points_short(self, share: float) -> str:
        """The same with as few digits as it needs, for the marks of axes."""
        written = self.short(100 * share)
        return f"+{written}" if share > 0 else written

    def signed(self, value: float, digits: int = 1) -> str:
        written = self.number(value, digits)
        return f"+{written}" if value >= 0.5 * 10**-digits else written

    def say(self, value: float, form: str) -> str:
        """A number in a form: number, count, percent, points, rating, bits, p."""
        if form == "percent":
            return self.percent(value)
        if form == "points":
            return self.points(value)
        if form in ("count", "rating"):
            return self.number(value, 0)
        if form == "signed":
            return self.signed(value)
        if form in ("bits", "uses"):
            return self.number(value, 2)
        if form == "p":
            return f"<{NARROW}{self.number(0.001, 3)}" if value < 0.001 else self.number(value, 3)
        return self.number(value, 1)

    def interval(self, cell: Value) -> str:
        """The interval of a value, without its unit: 12.1–14.0."""
        if cell.low is None or cell.high is None or cell.low == cell.high:
            return ""
        low, high = (self.say(bound, cell.form).removesuffix(f"{NARROW}%") for bound in (cell.low, cell.high))
        return f"{low} … {high}" if "−" in low + high or "+" in low + high else f"{low}–{high}"

    def cell(self, cell: Cell) -> str:
        """A cell of a table: the value, and its interval in brackets."""
        if isinstance(cell, str):
            return cell
        if cell.value is None:
            return "–"
        interval = self.interval(cell)
        return (
            f"{self.say(cell.value, cell.form)} ({interval})" if interval else self.say(cell.value, cell.form)
        )
