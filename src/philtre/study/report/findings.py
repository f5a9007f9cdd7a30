"""The findings of a report: every number on its page, from the games that were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import log2
from statistics import fmean
from typing import Final

import msgspec

from philtre.core.game import Game
from philtre.study.intervals import wilson
from philtre.study.report import course as measures
from philtre.study.report.cases import MINUTES, Measurement, StudyCase, summary
from philtre.study.report.course import Calibration, GameCourse, courses_of
from philtre.study.report.games import PARTS
from philtre.study.report.measure import about_of, load_measure, title_of
from philtre.study.report.playing import Results
from philtre.study.report.skill import Level, PlayerComparison, Rating, scale
from philtre.study.report.statistics import (
    FALSE_DISCOVERIES,
    Statistic,
    corrected,
    mean_of,
    ratio_of,
    share_of,
    share_p_value,
)
from philtre.study.report.worth import Thing, Together, dealt, together, used

ANCHOR: Final = "greedy"  # the zero of the scale of skill, if it takes part

COURSE: Final[dict[str, Callable[[GameCourse], float]]] = {
    "lead-changes": measures.lead_changes,
    "drama": measures.drama,
    "behind": measures.behind,
    "comebacks": measures.comeback,
    "half-time": measures.half_time,
    "decided": measures.decided,
    "swing": measures.swing,
}
SHARES: Final = ("behind", "comebacks", "half-time")  # measures that are shares of games or of points


class SeatWins(msgspec.Struct, frozen=True):
    """A seat's share of wins, and the p-value of its not being fair, corrected for all seats of all cases."""

    wins: Statistic
    p: float

    @property
    def uneven(self) -> bool:
        """True if the share is shown not to be fair."""
        return self.p <= FALSE_DISCOVERIES


class OwnMeasure(msgspec.Struct, frozen=True):
    """A measure of another author: its values by game, None where it gave none."""

    name: str
    title: str
    about: str
    values: list[float | None]
    mean: Statistic | None


class Over(msgspec.Struct, frozen=True):
    """All games over time: see `philtre.study.report.course`."""

    leads: list[list[float]]
    fans: list[list[float]]
    leader_wins: list[Statistic]
    calibration: list[Calibration]


class ReportFindings(msgspec.Struct, frozen=True):
    """The numbers of a report. Lists by seat, by tenth of the game, or by game; all but `cases` are of the
    first case."""

    cases: list[Measurement]
    turns: list[int]
    decisions: list[int]
    length: Statistic | None  # turns
    minutes: Statistic | None
    fair: float
    seats: list[SeatWins]
    case_seats: list[list[SeatWins]]  # of every case
    score: Statistic | None  # solo
    scores: list[float]  # solo, by game
    draws: Statistic
    limit: Statistic
    endings: dict[str, int]
    course: dict[str, Statistic]  # by measure, see COURSE
    by_game: dict[str, list[float]]
    over: Over | None
    branching: Statistic
    forced: Statistic
    branching_parts: list[Statistic | None]
    forced_parts: list[Statistic | None]
    kinds: dict[str, int]
    entropy: Statistic | None  # bits
    dealt: list[Thing]
    used: list[Thing]
    together: list[Together]
    levels: list[Level]
    comparisons: list[PlayerComparison]
    ratings: list[Rating]
    own: list[OwnMeasure]
    failures: int


def find(played: Game, results: Results, own: Sequence[str]) -> ReportFindings:
    """The findings of a study of at least one game."""
    main = results.cases[0]
    games = main.games
    turns = [game.turns for game in games if game.turns is not None]
    courses = courses_of(main)
    decided = [course for course in courses if course.winner is not None]
    by_game = {
        name: [
            float(measure(course)) for course in (courses if name in ("lead-changes", "swing") else decided)
        ]
        for name, measure in COURSE.items()
    }
    length = mean_of(turns) if turns else None
    fair = fmean([share for game in games for share in game.returns])
    by_case = seats(results.cases)
    kinds = Counter[str]()
    for facts in main.facts:
        kinds.update(facts.kinds)
    bots = [level.bot for level in results.levels]
    return ReportFindings(
        cases=[summary(played, case) for case in results.cases],
        turns=turns,
        decisions=[sum(game.decisions) for game in games],
        length=length,
        minutes=scaled(length, MINUTES) if length else None,
        fair=fair,
        seats=by_case[0],
        case_seats=by_case,
        score=mean_of([game.returns[0] for game in games]) if main.solo else None,
        scores=[game.returns[0] for game in games] if main.solo else [],
        draws=share_of([float(not main.solo and max(game.returns) < 1 - 1e-9) for game in games]),
        limit=share_of([float(game.cut_short) for game in games]),
        endings=dict(Counter(facts.ending for facts in main.facts).most_common()),
        course={
            name: (share_of if name in SHARES else mean_of)(values)
            for name, values in by_game.items()
            if values
        },
        by_game=by_game,
        over=over(courses) if decided else None,
        branching=ratio(main, lambda part: (part.actions, part.decisions)),
        forced=ratio(main, lambda part: (part.forced, part.decisions)),
        branching_parts=[ratio_in(main, part, "actions") for part in range(PARTS)],
        forced_parts=[ratio_in(main, part, "forced") for part in range(PARTS)],
        kinds=dict(kinds.most_common()),
        entropy=entropy(main, kinds),
        dealt=[] if main.solo else dealt(main),
        used=used(played, main),
        together=[] if main.solo else together(played, main),
        levels=results.levels,
        comparisons=results.comparisons,
        ratings=scale(bots, results.comparisons, ANCHOR if ANCHOR in bots else bots[0]) if bots else [],
        own=[own_measure(name, played, main) for name in own],
        failures=sum(len(game.failures) for case in results.cases for game in case.games),
    )


def seats(cases: Sequence[StudyCase]) -> list[list[SeatWins]]:
    """The seats of each case, none of a solo one; all seats of all cases count as looks."""
    found: list[list[tuple[Statistic, float]]] = []
    for case in cases:
        fair = fmean([share for game in case.games for share in game.returns])
        numbers = [] if case.solo else range(case.seats)
        shares = [[game.returns[seat] for game in case.games] for seat in numbers]
        found.append([(share_of(share), share_p_value(share, fair)) for share in shares])
    values = iter(corrected([p for shares in found for _, p in shares]))
    return [[SeatWins(share, next(values)) for share, _ in shares] for shares in found]


def scaled(estimate: Statistic, factor: float) -> Statistic:
    return Statistic(estimate.value * factor, estimate.low * factor, estimate.high * factor, estimate.count)


def over(courses: Sequence[GameCourse]) -> Over:
    return Over(
        measures.leads(courses),
        measures.fans(courses),
        measures.leader_wins(courses),
        measures.calibration(courses),
    )


def ratio(case: StudyCase, parts: Callable[..., tuple[int, int]]) -> Statistic:
    """A quotient of sums over the decisions of games; games are independent, decisions are not."""
    sums = [
        [sum(column) for column in zip(*[parts(part) for part in facts.parts], strict=True)]
        for facts in case.facts
    ]
    found = bounded(ratio_of([top for top, _ in sums], [bottom for _, bottom in sums]), sums)
    if found is not None:
        return found
    value = sum(top for top, _ in sums) / max(1, sum(bottom for _, bottom in sums))
    return Statistic(value, value, value, len(sums))


def ratio_in(case: StudyCase, part: int, field: str) -> Statistic | None:
    """The same in one tenth of the games; None if there are too few."""
    parts = [facts.parts[part] for facts in case.facts]
    sums = [[getattr(one, field), one.decisions] for one in parts]
    return bounded(ratio_of([top for top, _ in sums], [bottom for _, bottom in sums]), sums)


def bounded(found: Statistic | None, sums: Sequence[Sequence[int]]) -> Statistic | None:
    """The estimate, never below 0; one of 0 has Wilson's interval over all decisions, which has a width."""
    if found is None or found.value > 0:
        return found and Statistic(found.value, max(0.0, found.low), found.high, found.count)
    return Statistic(0.0, 0.0, wilson(0.0, sum(bottom for _, bottom in sums)).high, found.count)


def entropy(case: StudyCase, kinds: Counter[str]) -> Statistic | None:
    """The entropy of the kinds of decisions, in bits."""
    whole = sum(kinds.values())
    bits = {kind: -log2(count / whole) for kind, count in kinds.items()}
    return ratio_of(
        [sum(count * bits[kind] for kind, count in facts.kinds.items()) for facts in case.facts],
        [sum(facts.kinds.values()) for facts in case.facts],
    )


def own_measure(name: str, played: Game, case: StudyCase) -> OwnMeasure:
    values = [facts.own[name] for facts in case.facts]
    known = [value for value in values if value is not None]
    made = load_measure(name, played)
    return OwnMeasure(name, title_of(made), about_of(made), values, mean_of(known) if known else None)
