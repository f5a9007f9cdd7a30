"""The verdicts of a report: what its numbers say, in sentences, each with an interval and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Final

from philtre.study.labels import Labels
from philtre.study.numbers import NumberFormat
from philtre.study.report.document import ReportVerdict
from philtre.study.report.findings import ReportFindings
from philtre.study.report.skill import shared_deal
from philtre.study.report.statistics import Certainty, Statistic, band, certainty, needed
from philtre.study.report.worth import Thing
from philtre.text.words import Words

BANDS: Final = ("low", "middle", "high")
BOUNDS: Final = {
    "decided": (0.6, 0.8),
    "half-time": (0.6, 0.8),
    "lead-changes": (1.0, 3.0),
    "comebacks": (0.1, 0.25),
    "forced": (0.05, 0.15),
    "branching": (4.0, 12.0),
    "limit": (0.01, 0.05),
    "deal": (0.15, 0.4),
    "skill": (100.0, 300.0),
}
FORMS: Final = {"lead-changes": "number", "branching": "number", "skill": "rating"}  # others are percentages
EVEN: Final = (0.05, 0.1)  # a seat whose interval stays so near to fair is surely, or likely, even
LISTED: Final = 6  # things that a sentence names


class Verdicts:
    """Builds the sentences."""

    def __init__(self, words: Words, numbers: NumberFormat, labels: Labels, precision: float) -> None:
        self.words = words
        self.numbers = numbers
        self.labels = labels
        self.precision = precision

    def all(self, found: ReportFindings) -> list[ReportVerdict]:
        return [
            *self.length(found),
            *self.seats(found),
            *self.other_seats(found),
            *[
                self.banded(name, found.course[name])
                for name in ("decided", "half-time")
                if name in found.course
            ],
            *[
                self.banded(name, found.course[name])
                for name in ("lead-changes", "comebacks")
                if name in found.course
            ],
            self.banded("branching", found.branching),
            self.banded("forced", found.forced),
            self.banded("limit", found.limit),
            *self.skill(found),
            *self.worth("worth", found.dealt),
            *self.worth("used", found.used),
            *self.unused(found),
            *self.precise(found),
        ]

    def verdict(
        self, id: str, estimate: Statistic | None, form: str, sure: str, **arguments: str
    ) -> ReportVerdict:
        interval = ""
        if estimate is not None:
            low, high = (self.numbers.say(bound, form) for bound in (estimate.low, estimate.high))
            interval = self.words.say("report-interval", low=low, high=high)
        return ReportVerdict(id, self.words.say(f"verdict-{id}", **arguments), sure, estimate, interval)

    def banded(self, id: str, estimate: Statistic, **arguments: str) -> ReportVerdict:
        """A verdict that depends on the band in which the estimate lies."""
        bounds = BOUNDS[id]
        form = FORMS.get(id, "percent")
        return self.verdict(
            id,
            estimate,
            form,
            certainty(estimate, bounds),
            band=BANDS[band(estimate.value, bounds)],
            value=self.numbers.say(estimate.value, form),
            **arguments,
        )

    def length(self, found: ReportFindings) -> Iterator[ReportVerdict]:
        if found.score is not None:
            value = self.numbers.number(found.score.value)
            yield self.verdict("score", found.score, "number", narrow(found.score), value=value)
        if found.length is not None and found.minutes is not None:
            turns = self.numbers.number(found.length.value)
            minutes = self.numbers.number(found.minutes.value, 0)
            yield self.verdict(
                "length", found.length, "number", narrow(found.length), turns=turns, minutes=minutes
            )

    def seats(self, found: ReportFindings) -> Iterator[ReportVerdict]:
        if not found.seats:
            return
        uneven = [(number, seat) for number, seat in enumerate(found.seats, 1) if seat.uneven]
        if len(found.seats) == 2:  # if one is ahead, the other is behind
            uneven = [(number, seat) for number, seat in uneven if seat.wins.value > found.fair]
        for number, seat in uneven:
            ahead = seat.wins.value > found.fair
            yield self.verdict(
                f"seats-{'ahead' if ahead else 'behind'}",
                seat.wins,
                "percent",
                Certainty.SURE if seat.p <= 0.01 else Certainty.LIKELY,
                number=str(number),
                value=self.numbers.percent(seat.wins.value),
                fair=self.numbers.percents(round(found.fair, 3)),
            )
        if not uneven:
            shares = " / ".join(self.numbers.percent(seat.wins.value) for seat in found.seats)
            far = max(
                max(abs(seat.wins.low - found.fair), abs(seat.wins.high - found.fair)) for seat in found.seats
            )
            sure = (
                Certainty.SURE if far <= EVEN[0] else Certainty.LIKELY if far <= EVEN[1] else Certainty.OPEN
            )
            yield self.verdict("seats-even", found.seats[0].wins, "percent", sure, shares=shares)

    def other_seats(self, found: ReportFindings) -> Iterator[ReportVerdict]:
        """Seats of the other cases that are shown not to be even."""
        for case, seats in list(zip(found.cases, found.case_seats, strict=True))[1:]:
            uneven = [(number, seat) for number, seat in enumerate(seats, 1) if seat.uneven]
            if uneven:
                shares = [
                    f"{self.words.say('report-seat', number=number)} {self.numbers.percent(seat.wins.value)}"
                    for number, seat in uneven
                ]
                yield self.verdict(
                    "seats-other",
                    None,
                    "percent",
                    Certainty.SURE if min(seat.p for _, seat in uneven) <= 0.01 else Certainty.LIKELY,
                    players=str(case.seats),
                    player=case.bot,
                    shares=", ".join(shares),
                    fair=self.numbers.percents(round(case.base_rate, 3)),
                )

    def skill(self, found: ReportFindings) -> Iterator[ReportVerdict]:
        deal = shared_deal(found.levels)
        if deal is not None:
            yield self.banded("deal", deal)
        anchors = [rating.bot for rating in found.ratings if rating.rating.reach == 0]
        if anchors and len(found.ratings) > 1 and found.ratings[-1].bot != anchors[0]:
            top = found.ratings[-1]
            yield self.banded("skill", top.rating, first=top.bot, second=anchors[0])

    def worth(self, id: str, things: list[Thing]) -> Iterator[ReportVerdict]:
        tested = [thing for thing in things if thing.worth is not None]
        if not tested:
            return
        standing = sorted([thing for thing in tested if thing.standing], key=size, reverse=True)
        if standing:
            named = [self.valued(id, thing) for thing in standing[:LISTED]]
            sure = Certainty.SURE if max(thing.p for thing in standing) <= 0.01 else Certainty.LIKELY
            yield self.verdict(
                f"{id}-some",
                None,
                "points",
                sure,
                standing=str(len(standing)),
                count=str(len(tested)),
                things=self.listed(named, len(standing)),
            )
        else:
            reach = median([thing.worth.reach for thing in tested if thing.worth is not None])
            sure = Certainty.SURE if reach <= 0.05 else Certainty.LIKELY if reach <= 0.1 else Certainty.OPEN
            yield self.verdict(f"{id}-none", None, "points", sure, count=str(len(tested)))

    def listed(self, names: list[str], count: int) -> str:
        """The first of so many names, and how many more there are."""
        shown = ", ".join(names[:LISTED])
        return shown if count <= LISTED else f"{shown} {self.words.say('report-more', count=count - LISTED)}"

    def valued(self, id: str, thing: Thing) -> str:
        """A thing with its worth in points; one that is used with its group, too."""
        points = self.numbers.points(thing.worth.value) if thing.worth is not None else ""
        if id == "used":
            name, group = self.labels.thing(thing.group, thing.thing), self.labels.group(thing.group)
            return self.words.say("report-thing-of", name=name, group=low(group), points=points)
        return f"{self.labels.drawn(thing.group, thing.thing)} ({points})"

    def unused(self, found: ReportFindings) -> Iterator[ReportVerdict]:
        never = [
            self.words.say(
                "report-thing-in",
                name=self.labels.thing(thing.group, thing.thing),
                group=low(self.labels.group(thing.group)),
            )
            for thing in found.used
            if thing.count == 0
        ]
        if never:
            yield self.verdict("unused", None, "count", "", things=self.listed(never, len(never)))

    def precise(self, found: ReportFindings) -> Iterator[ReportVerdict]:
        if not found.seats:
            return
        widest = max((seat.wins for seat in found.seats), key=lambda wins: wins.reach)
        yield self.verdict(
            "precision",
            None,
            "count",
            "",
            wanted=self.numbers.short(100 * self.precision),
            needed=self.numbers.number(needed(widest, self.precision), 0),
            games=self.numbers.number(widest.count, 0),
            reach=self.numbers.number(100 * widest.reach),
        )


def narrow(estimate: Statistic) -> Certainty:
    """The certainty of a plain number, by the width of its interval: 5 or 15 % of the number to each side."""
    share = estimate.reach / max(abs(estimate.value), 1e-9)
    return Certainty.SURE if share <= 0.05 else Certainty.LIKELY if share <= 0.15 else Certainty.OPEN


def size(thing: Thing) -> float:
    return abs(thing.worth.value) if thing.worth is not None else 0.0


def low(name: str) -> str:
    """A heading inside a sentence."""
    return name[:1].lower() + name[1:]
