"""The sections of a report: which figures there are, each with its plot and its table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from philtre.study.labels import Labels
from philtre.study.numbers import Cell, NumberFormat, Value
from philtre.study.plots import (
    Row,
    areas,
    axis,
    bars,
    binned,
    curve,
    dots,
    fan,
    histogram,
    skill_curve,
    stacked,
)
from philtre.study.report.course import BINS, GRID, MARGIN, QUANTILES, SAFE
from philtre.study.report.document import ReportFigure, ReportTable, Section, estimated
from philtre.study.report.findings import SHARES, ReportFindings
from philtre.study.report.games import LIMIT, PARTS, ReportPlan
from philtre.study.report.statistics import Statistic
from philtre.study.report.worth import Thing
from philtre.text.words import Words

SEARCH: Final = re.compile(r"search:([1-9]\d*)")  # a player with so many simulations
PAIRS: Final = 15  # of things that are shown
KINDS: Final = 24  # of moves that are drawn; the table has all
TENTHS: Final = tuple((place + 0.5) / PARTS for place in range(PARTS))


class Sections:
    """Builds the sections of a report in one language."""

    def __init__(
        self, words: Words, numbers: NumberFormat, labels: Labels, found: ReportFindings, plan: ReportPlan
    ) -> None:
        self.words = words
        self.numbers = numbers
        self.labels = labels
        self.found = found
        self.plan = plan
        self.share = axis([], numbers.percents, words.say("report-part"), ends=(0.0, 1.0), most=5)

    def all(self) -> list[Section]:
        """All sections that have something to show."""
        made = [
            self.section("length", self.length()),
            self.section("seats", self.seats()),
            self.section("course", self.course()),
            self.section("choices", self.choices()),
            self.section("endings", self.endings()),
            self.section("worth", self.worth()),
            self.section("skill", self.skill()),
            self.section("own", self.own()),
        ]
        return [section for section in made if section.figures]

    # Parts

    def say(self, id: str, attribute: str = "", /, **arguments: Any) -> str:
        return self.words.say(id, attribute, **arguments)

    def section(self, id: str, figures: list[ReportFigure]) -> Section:
        about = ""
        if self.words.has(f"section-{id}", "about"):
            about = self.say(
                f"section-{id}",
                "about",
                worlds=self.plan.worlds,
                simulations=self.plan.simulations,
                positions=self.plan.positions,
            )
        return Section(id, self.say(f"section-{id}"), about, figures)

    def figure(self, id: str, svg: str, table: ReportTable, key: str = "", **arguments: Any) -> ReportFigure:
        """A figure with the words of that id; `key` tells several of one kind apart."""
        title = self.say(f"plot-{id}", **arguments) if arguments.get("name") else self.say(f"plot-{id}")
        about = self.say(f"plot-{id}", "about", **arguments)
        return ReportFigure(f"{id}-{key}" if key else id, title, about, svg, table)

    def heads(self, *ids: str) -> list[str]:
        return [self.say(f"report-{id}") for id in ids]

    def bins(self, values: Sequence[float], label: str, form: str, most: int = 24) -> ReportTable:
        """The table of a histogram."""
        found = binned(values, most)
        whole = all(float(value).is_integer() for value in values)
        single = whole and found[0][1] - found[0][0] == 1
        text = self.numbers.percents if form == "percent" else self.numbers.short
        rows: list[list[Cell]] = []
        for low, high, count in found:
            if single:
                name = text(low)
            else:
                name = self.say("report-between", low=text(low), high=text(high - 1 if whole else high))
            rows.append([name, Value(count, "count"), Value(count / len(values), "percent")])
        return ReportTable([label, self.say("report-games"), self.say("report-share")], rows)

    def spread(
        self,
        id: str,
        values: Sequence[float],
        label: str,
        form: str = "count",
        most: int = 24,
        **arguments: Any,
    ) -> ReportFigure:
        """A histogram of games."""
        text = self.numbers.percents if form == "percent" else self.numbers.short
        title = self.say(f"plot-{id}", **arguments) if arguments.get("name") else self.say(f"plot-{id}")
        svg = histogram(values, text, label, self.say("report-games"), title, most)
        return self.figure(id, svg, self.bins(values, label, form, most), **arguments)

    # Sections

    def length(self) -> list[ReportFigure]:
        found, figures = self.found, []
        if found.scores:
            figures.append(self.spread("scores", found.scores, self.say("report-score")))
        case = found.cases[0]
        if found.turns and case.turns is not None:
            low, high = (self.numbers.number(bound, 0) for bound in (case.turns.low, case.turns.high))
            figures.append(self.spread("turns", found.turns, self.say("report-turns"), low=low, high=high))
        figures.append(self.spread("decisions", found.decisions, self.say("report-decisions")))
        return figures

    def seats(self) -> list[ReportFigure]:
        found = self.found
        if not found.seats:
            return []
        names = [self.say("report-seat", number=number) for number in range(1, len(found.seats) + 1)]
        rows = [row(name, seat.wins, seat.uneven) for name, seat in zip(names, found.seats, strict=True)]
        svg = dots(
            rows, self.numbers.percents, self.say("report-wins"), self.say("plot-seats"), zero=found.fair
        )
        table = ReportTable(
            [self.say("report-seat", number=""), *self.heads("wins", "corrected")],
            [
                [name, estimated(seat.wins, "percent", seat.uneven), Value(seat.p, "p")]
                for name, seat in zip(names, found.seats, strict=True)
            ],
        )
        table.heads[0] = table.heads[0].strip()
        return [self.figure("seats", svg, table)]

    def course(self) -> list[ReportFigure]:
        found, over = self.found, self.found.over
        if over is None:
            return []
        percents = self.numbers.percents
        whole = axis([], percents, ends=(0.0, 1.0), most=5)
        sides = len(over.leads[0])
        team = "team" if sides < len(found.seats) else "seat"
        names = [self.say(f"report-{team}", number=number) for number in range(1, sides + 1)]
        figures = []
        svg = areas(GRID, over.leads, names, self.share, whole, self.say("plot-leads"))
        rows: list[list[Cell]] = [
            [percents(at), *[Value(share, "percent") for share in shares]]
            for at, shares in every(zip(GRID, over.leads, strict=True))
        ]
        figures.append(self.figure("leads", svg, ReportTable([self.say("report-part"), *names], rows)))
        svg = fan(GRID, over.fans, self.share, whole, self.say("plot-chances"))
        heads = [
            self.say("report-median")
            if share == 0.5
            else self.say("report-quantile", percent=f"{share * 100:.0f}")
            for share in QUANTILES
        ]
        rows = [
            [percents(at), *[Value(chance, "percent") for chance in chances]]
            for at, chances in every(zip(GRID, over.fans, strict=True))
        ]
        figures.append(self.figure("chances", svg, ReportTable([self.say("report-part"), *heads], rows)))
        points = [(at, one.value, one.low, one.high) for at, one in zip(GRID, over.leader_wins, strict=False)]
        svg = curve(points, self.share, whole, self.say("plot-leader"), zero=found.fair)
        rows = [
            [percents(at), estimated(one, "percent")]
            for at, one in every(zip(GRID, over.leader_wins, strict=False))
        ]
        figures.append(self.figure("leader", svg, ReportTable(self.heads("part", "leader-wins"), rows)))
        margin = self.numbers.short(100 * MARGIN)
        label = self.say("report-changes")
        figures.append(self.spread("lead-changes", found.by_game["lead-changes"], label, margin=margin))
        figures.append(self.measured_spread("drama", found.by_game["drama"], self.say("report-drama")))
        safe = percents(SAFE)
        part = self.say("report-part")
        figures.append(self.spread("decided", found.by_game["decided"], part, "percent", 20, safe=safe))
        figures.append(self.course_numbers())
        figures.append(self.calibration())
        return figures

    def measured_spread(self, id: str, values: Sequence[float], label: str, **arguments: Any) -> ReportFigure:
        mean = self.found.course[id]
        value, low, high = (self.numbers.number(one, 2) for one in (mean.value, mean.low, mean.high))
        return self.spread(id, values, label, "number", 20, value=value, low=low, high=high, **arguments)

    def course_numbers(self) -> ReportFigure:
        """All measures of courses in one table; those that are shares in one plot."""
        found = self.found.course
        percent = (*SHARES, "decided", "swing")
        names = {name: self.say(f"report-{name}") for name in found}
        rows = [row(names[name], found[name]) for name in found if name in percent]
        svg = dots(
            rows, self.numbers.percents, self.say("report-value"), self.say("plot-comebacks"), ends=(0.0, 1.0)
        )
        table: list[list[Cell]] = [
            [names[name], estimated(estimate, "percent" if name in percent else "uses")]
            for name, estimate in found.items()
        ]
        return self.figure("comebacks", svg, ReportTable(self.heads("measure", "value"), table))

    def calibration(self) -> ReportFigure:
        assert self.found.over is not None
        bins = self.found.over.calibration
        points = [(one.estimated, one.won.value, one.won.low, one.won.high) for one in bins]
        percents = self.numbers.percents
        across = axis([], percents, self.say("report-estimated"), ends=(0.0, 1.0), most=BINS // 2)
        up = axis([], percents, self.say("report-won"), ends=(0.0, 1.0), most=BINS // 2)
        svg = curve(points, across, up, self.say("plot-calibration"), diagonal=True, joined=False)
        table: list[list[Cell]] = [
            [
                self.numbers.percent(one.estimated),
                estimated(one.won, "percent"),
                Value(one.positions, "count"),
            ]
            for one in bins
        ]
        return self.figure(
            "calibration", svg, ReportTable(self.heads("estimated", "won", "positions"), table)
        )

    def choices(self) -> list[ReportFigure]:
        found = self.found
        figures = [
            self.over_tenths("branching", found.branching_parts, "number", "moves"),
            self.over_tenths("forced", found.forced_parts, "percent", "forced"),
        ]
        whole = sum(found.kinds.values())
        kinds = [(self.labels.kind(kind), count / whole) for kind, count in found.kinds.items()]
        share = self.say("report-decisions")
        svg = bars(kinds[:KINDS], self.numbers.percents, share, self.say("plot-kinds"))
        rows: list[list[Cell]] = [
            [name, Value(part, "percent"), Value(count / len(found.decisions), "uses")]
            for (name, part), count in zip(kinds, found.kinds.values(), strict=True)
        ]
        if found.entropy is not None:
            bits, low, high = (
                self.numbers.number(one, 2)
                for one in (found.entropy.value, found.entropy.low, found.entropy.high)
            )
            even = self.numbers.number(2**found.entropy.value)
            table = ReportTable(self.heads("kind", "decisions", "count"), rows)
            figures.append(self.figure("kinds", svg, table, bits=bits, low=low, high=high, even=even))
        return figures

    def over_tenths(self, id: str, parts: Sequence[Statistic | None], form: str, label: str) -> ReportFigure:
        """Something over the tenths of a game."""
        known = [(at, one) for at, one in zip(TENTHS, parts, strict=True) if one is not None]
        text = self.numbers.percents if form == "percent" else self.numbers.short
        points = [(at, one.value, one.low, one.high) for at, one in known]
        up = axis([bound for _, one in known for bound in (one.low, one.high)], text, zero=True)
        if form == "percent":
            up = axis(
                [max(0.0, bound) for _, one in known for bound in (one.value, one.high)], text, zero=True
            )
        svg = curve(points, self.share, up, self.say(f"plot-{id}"))
        rows: list[list[Cell]] = []
        for place, one in enumerate(parts):
            low, high = (self.numbers.percents(bound / PARTS) for bound in (place, place + 1))
            rows.append([self.say("report-between", low=low, high=high), estimated(one, form)])
        return self.figure(id, svg, ReportTable(self.heads("part", label), rows))

    def endings(self) -> list[ReportFigure]:
        whole = sum(self.found.endings.values())
        named = [
            (self.say("report-limit") if ending == LIMIT else self.labels.kind(ending), count)
            for ending, count in self.found.endings.items()
        ]
        shares = [(name, count / whole) for name, count in named]
        svg = bars(shares[:KINDS], self.numbers.percents, self.say("report-share"), self.say("plot-endings"))
        rows: list[list[Cell]] = [
            [name, Value(count, "count"), Value(count / whole, "percent")] for name, count in named
        ]
        draws = self.numbers.percent(self.found.draws.value)
        return [
            self.figure("endings", svg, ReportTable(self.heads("kind", "games", "share"), rows), draws=draws)
        ]

    def worth(self) -> list[ReportFigure]:
        if not self.found.seats:
            return []
        figures = []
        for group, things in groupby(self.found.dealt, key=lambda thing: thing.group):
            known = by_worth(things)
            if not any(thing.worth is not None for thing in known):
                continue
            names = [self.labels.drawn(group, thing.thing) for thing in known]
            table = ReportTable(
                self.heads("thing", "worth", "count", "corrected"),
                [
                    [
                        name,
                        estimated(thing.worth, "points", thing.standing),
                        Value(thing.count, "uses"),
                        Value(thing.p if thing.worth is not None else None, "p"),
                    ]
                    for name, thing in zip(names, known, strict=True)
                ],
            )
            id = "shown" if group.endswith("/open") else "dealt"
            name = self.labels.deal(group)
            svg = self.worth_plot(names, known, name)
            figures.append(self.figure(id, svg, table, group.replace("/", "-"), name=name))
        for group, things in groupby(self.found.used, key=lambda thing: thing.group):
            figures += self.used(group, by_worth(things))
        return figures + self.together()

    def used(self, group: str, known: Sequence[Thing]) -> list[ReportFigure]:
        if not any(thing.worth is not None for thing in known):
            return []
        names = [self.labels.thing(group, thing.thing) for thing in known]
        rows: list[list[Cell]] = []
        for name, thing in zip(names, known, strict=True):
            usage = thing.usage
            wins = Value(None, "percent")
            if usage is not None and usage.interval is not None:
                wins = Value(usage.wins, "percent", usage.interval.low, usage.interval.high)
            rows.append(
                [
                    name,
                    estimated(thing.worth, "points", thing.standing),
                    Value(thing.count, "uses"),
                    wins,
                    Value(thing.p if thing.worth is not None else None, "p"),
                ]
            )
        title = self.labels.group(group)
        table = ReportTable(self.heads("thing", "worth", "count", "users", "corrected"), rows)
        return [self.figure("used", self.worth_plot(names, known, title), table, group, name=title)]

    def worth_plot(self, names: Sequence[str], things: Sequence[Thing], title: str) -> str:
        rows = [row(name, thing.worth, thing.standing) for name, thing in zip(names, things, strict=True)]
        return dots(rows, self.numbers.points_short, self.say("report-worth"), title, zero=0.0)

    def together(self) -> list[ReportFigure]:
        pairs = self.found.together
        if not pairs:
            return []
        top = pairs[:PAIRS]
        names = [
            f"{self.labels.thing(pair.group, pair.first)} + {self.labels.thing(pair.group, pair.second)}"
            for pair in top
        ]
        rows = [row(name, pair.worth, pair.standing) for name, pair in zip(names, top, strict=True)]
        svg = dots(
            rows, self.numbers.points_short, self.say("report-worth"), self.say("plot-together"), zero=0.0
        )
        table = ReportTable(
            self.heads("pair", "worth", "games", "corrected"),
            [
                [
                    f"{name} ({self.labels.group(pair.group)})",
                    estimated(pair.worth, "points", pair.standing),
                    Value(pair.games, "count"),
                    Value(pair.p, "p"),
                ]
                for name, pair in zip(names, top, strict=True)
            ],
        )
        return [self.figure("together", svg, table, shown=len(top), count=len(pairs))]

    def skill(self) -> list[ReportFigure]:
        found = self.found
        if not found.levels:
            return []
        figures = []
        pairs = found.levels[0].pairs
        percents = self.numbers.percents
        if found.seats:
            rows = [row(level.bot, level.seats[0]) for level in found.levels]
            fair = found.fair
            svg = dots(rows, percents, self.say("report-wins"), self.say("plot-levels"), zero=fair)
            seats = [self.say("report-seat", number=number) for number in range(1, len(found.seats) + 1)]
            table = ReportTable(
                [self.say("report-player"), *seats, self.say("report-turns")],
                [
                    [
                        level.bot,
                        *[estimated(seat, "percent") for seat in level.seats],
                        estimated(level.turns, "number"),
                    ]
                    for level in found.levels
                ],
            )
            figures.append(self.figure("levels", svg, table, pairs=pairs))
        else:
            scores = [row(level.bot, level.score) for level in found.levels]
            svg = dots(scores, self.numbers.short, self.say("report-score"), self.say("plot-level-scores"))
            table = ReportTable(
                self.heads("player", "score", "turns"),
                [
                    [level.bot, estimated(level.score, "number"), estimated(level.turns, "number")]
                    for level in found.levels
                ],
            )
            figures.append(self.figure("level-scores", svg, table, pairs=pairs))
        return figures + self.deals() + self.comparisons()

    def deals(self) -> list[ReportFigure]:
        known = [level for level in self.found.levels if level.deal is not None]
        if not known:
            return []
        percents = self.numbers.percents
        rows = [row(level.bot, level.deal) for level in known]
        svg = dots(rows, percents, self.say("report-agreement"), self.say("plot-deal"), zero=0.0)
        table = ReportTable(
            self.heads("player", "agreement", "pairs"),
            [[level.bot, estimated(level.deal, "percent"), Value(level.pairs, "count")] for level in known],
        )
        return [self.figure("deal", svg, table)]

    def comparisons(self) -> list[ReportFigure]:
        found = self.found
        if not found.comparisons:
            return []
        names = [f"{one.first} – {one.second}" for one in found.comparisons]
        split = self.heads("first-both", "split", "second-both")
        shares = [(one.better.value, one.split.value, one.worse.value) for one in found.comparisons]
        rows = list(zip(names, shares, strict=True))
        svg = stacked(rows, split, self.numbers.percents, self.say("report-pairs"), self.say("plot-mirrored"))
        table = ReportTable(
            [self.say("report-player"), *split, *self.heads("wins", "pairs")],
            [
                [
                    name,
                    *[estimated(share, "percent") for share in (one.better, one.split, one.worse, one.wins)],
                    Value(one.pairs, "count"),
                ]
                for name, one in zip(names, found.comparisons, strict=True)
            ],
        )
        figures = [self.figure("mirrored", svg, table)]
        anchor = next(one.bot for one in found.ratings if one.rating.reach == 0)
        rated = [row(one.bot, one.rating) for one in found.ratings]
        sizes = search_sizes(rated)
        title = self.say("plot-ratings")
        if sizes:
            across, up = self.say("report-simulations"), self.say("report-elo")
            svg = skill_curve(rated, sizes, self.numbers.short, (across, up), title)
        else:
            svg = dots(rated, self.numbers.short, self.say("report-elo"), title, zero=0.0)
        table = ReportTable(
            self.heads("player", "elo", "games"),
            [
                [one.bot, estimated(one.rating, "rating"), Value(one.rating.count, "count")]
                for one in found.ratings
            ],
        )
        return [*figures, self.figure("ratings", svg, table, anchor=anchor, curve="yes" if sizes else "no")]

    def own(self) -> list[ReportFigure]:
        figures: list[ReportFigure] = []
        for one in self.found.own:
            values = [value for value in one.values if value is not None]
            if one.mean is None:
                continue
            value, low, high = (
                self.numbers.number(part, 2) for part in (one.mean.value, one.mean.low, one.mean.high)
            )
            made = self.spread(
                "own",
                values,
                one.title,
                "number",
                name=one.title,
                about=one.about,
                value=value,
                low=low,
                high=high,
            )
            figures.append(made._replace(id=f"own-{len(figures) + 1}"))
        return figures

    def cases(self) -> ReportTable:
        """Length and wins by seat of all cases: every number of players, every bot."""
        most = max(case.seats for case in self.found.cases)
        seats = [self.say("report-seat", number=number) for number in range(1, most + 1)] if most > 1 else []
        rows: list[list[Cell]] = []
        for case, seats_of in zip(self.found.cases, self.found.case_seats, strict=True):
            turns, tenths, minutes = Value(None), "–", Value(None)
            if case.turns is not None:
                turns = Value(case.turns.mean)
                tenths = f"{case.turns.low:.0f}–{case.turns.high:.0f}"
                minutes = Value(case.minutes, "count")
            shares: list[Cell] = [estimated(seat.wins, "percent", seat.uneven) for seat in seats_of]
            rows.append(
                [
                    f"{case.seats}, {case.bot}",
                    Value(case.games, "count"),
                    turns,
                    tenths,
                    minutes,
                    Value(case.decisions.mean, "count"),
                    Value(case.cut_short, "percent"),
                    *shares,
                    *[Value(None)] * (len(seats) - len(shares)),
                ]
            )
        heads = self.heads("case", "games", "turns", "tenths", "minutes", "decisions", "by-limit")
        return ReportTable([*heads, *seats], rows)


def row(name: str, estimate: Statistic | None, marked: bool = False) -> Row:
    if estimate is None:
        return Row(name, None)
    return Row(name, estimate.value, estimate.low, estimate.high, marked)


def search_sizes(rows: Sequence[Row]) -> dict[str, int]:
    """The simulations of those players that are searches; empty unless they make a curve, of two or more."""
    sizes = {one.label: int(match[1]) for one in rows if (match := SEARCH.fullmatch(one.label))}
    return sizes if len(sizes) > 1 else {}


def by_worth(things: Any) -> list[Thing]:
    """Things from the most to the least worth, those without an estimate last."""
    return sorted(
        things, key=lambda thing: (thing.worth is None, -(thing.worth.value if thing.worth else 0.0))
    )


def every(rows: Any) -> list[Any]:
    """Every second row: a table needs fewer points than a plot."""
    return list(rows)[::2]
