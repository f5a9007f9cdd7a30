"""`philtre fit`: weights for the features of a game's heuristics, from games between bots.

The heuristics of such a game have the methods of `WeightedHeuristics`, if values are a softmax over the sides
of sums of weighted features, or else those of `TunableHeuristics` (slopes.py). With rivals, the fit is a
conditional logistic regression on who won, from the positions after decisions. Alone, the points still to
come are fitted by least squares. A penalty keeps the weights near those that there are, so that it is they
where the games say nothing; fixed weights stay.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import msgspec

from philtre.bots.greedy import Greedy
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import read_options
from philtre.core.registry import bound, game
from philtre.core.state import CHANCE, State
from philtre.study.engine import Progress, current_shard, job_count, run_tasks
from philtre.study.intervals import Interval, mean_interval, share_interval
from philtre.study.journal import Journal, resume_note
from philtre.study.markdown import table
from philtre.study.pairing import GameSteps, Matchup, PairedChance, make_matchup, stream
from philtre.study.series import pairs_for, play_series
from philtre.study.slopes import Slopes, TunableHeuristics, positions
from philtre.study.sweep.content import written
from philtre.study.sweep.document import check_target, write_file

FOLDS: Final = 5
PENALTIES: Final = (3.0, 30.0, 300.0, 3000.0)  # for leaving the old weights, of which the best is taken
SHARE_PENALTIES: Final = (30.0, 300.0, 3000.0, 30000.0)  # for weights as shares of the old ones
STEPS: Final = 30  # of Newton's method, at most
FEWEST: Final = 20  # games
DIGITS: Final = 3


@runtime_checkable
class WeightedHeuristics(Protocol):
    """Heuristics whose values come from sums of weighted features."""

    def model(self, state: State) -> str:
        """The name of the weights that judge this state."""
        ...

    def features(self, state: State) -> list[float]:
        """The features of each side, one side after another; alone, those of the points to come."""
        ...

    def weights(self, model: str) -> dict[str, float]:
        """The weights of a model, by the names of its features and in their order."""
        ...

    def fixed_features(self) -> list[str]:
        """The features whose weights are not fitted."""
        ...


class Sample(NamedTuple):
    """The positions of one game as NumPy arrays.

    `features` are positions × sides × features, `targets` positions × sides: the shares of the win; alone,
    there is one side, and the target is the points still to come. `rest` is what is added to the weighted
    features (positions × sides; None: nothing), and `states` are the positions, where values are asked for.
    """

    features: Any
    targets: Any
    rest: Any = None
    states: Sequence[State] = ()


class FittedWeights(msgspec.Struct, frozen=True):
    """Weights before and after, and what they are worth.

    `before` and `after` are mean losses over games that the fit had not seen (nested cross-validation in five
    parts): log loss in nats, or alone the squared error in points. `gain` is before − after.
    """

    model: str
    loss: str
    games: int
    positions: int
    penalty: float
    before: float
    after: float
    gain: float
    interval: Interval
    weights_before: dict[str, float]
    weights: dict[str, float]


class Strength(msgspec.Struct, frozen=True):
    """Greedy with new weights against greedy with old ones: its share of wins, alone its gain in points."""

    games: int
    mean: float
    interval: Interval
    alone: bool


def main(arguments: argparse.Namespace) -> int:
    """Play, fit, tell, and write the weights if they are better; returns 1 if not, 130 after Ctrl-C."""
    numpy = load_numpy()
    if arguments.games < FEWEST:
        raise PhiltreError(f"--games: expected at least {FEWEST}, found {arguments.games}")
    target = Path(arguments.write) if arguments.write else None
    check_target(target, "--write")
    played = game(arguments.game, arguments.content)
    heuristics = weighted(played)
    matchup = fit_matchup(played, arguments)
    journal = Journal(arguments.out, matchup.header(), keep=True)
    jobs = job_count(arguments.jobs)
    count = pairs_for(matchup, arguments.games)
    pairs, stopped = play_series(matchup, count, journal, jobs)
    if stopped:
        done = f"{len(pairs)} of {count} games"
        print(f"philtre: stopped after {done}{resume_note(arguments.out)}", file=sys.stderr)
        return 130
    if current_shard() is not None:
        return 0
    steps = [one for pair in pairs for one in journal.steps("", pair.number)]
    model = heuristics.model(matchup.start())
    if isinstance(heuristics, TunableHeuristics):
        found = fit_slopes(numpy, model, heuristics, [judged(matchup, one) for one in steps])
    else:
        samples = [sample(numpy, matchup, heuristics, one) for one in steps]
        found = fit(numpy, model, heuristics, samples)
    text = with_weights(played, found)
    strength = compare_strength(matchup, text, arguments.match, jobs) if arguments.match else None
    if arguments.json:
        told = {"fit": found, "strength": strength, "content": played.content_hash}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        print(as_text(found, strength, heuristics.fixed_features()))
    better = found.interval.low > 0
    if target is not None and better:
        write_file(target, text)
    elif target is not None:
        print(f"philtre: {target} is not written: the new weights are not surely better", file=sys.stderr)
    return 0 if better else 1


def load_numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise PhiltreError("philtre fit needs NumPy: pip install 'philtre[fit]'") from None


def weighted(played: Game) -> WeightedHeuristics | TunableHeuristics:
    """The game's heuristics. Raises PhiltreError if they have no weights."""
    heuristics: object = played.heuristics()
    if isinstance(heuristics, (WeightedHeuristics, TunableHeuristics)):
        return heuristics
    raise PhiltreError(f"{played.name} has no weights to fit: see docs/bots.md for what its heuristics lack")


def fit_matchup(played: Game, arguments: argparse.Namespace) -> Matchup:
    names = [name.strip() for name in arguments.bots.split(",")]
    variant, seats = played.settle(arguments.variant, arguments.seats)
    if len(names) == 1:
        names *= seats
    options = read_options(played.options, arguments.option)
    return make_matchup(played, variant, options, ",".join(names), arguments.seed, keep=True)


# Positions


def sample(numpy: Any, matchup: Matchup, heuristics: WeightedHeuristics, steps: GameSteps) -> Sample:
    """The positions after all decisions of a game, but for the last, and how it ended."""
    state = matchup.start()
    rows: list[list[float]] = []
    points: list[float] = []
    alone = len(matchup.bots) == 1
    for action in steps.actions:
        decided = state.actor != CHANCE
        state.play(action)
        if decided and not state.over:
            rows.append(heuristics.features(state))
            points.append(state.returns()[0] if alone else 0.0)
    width = len(heuristics.weights(heuristics.model(state)))
    features = numpy.array(rows).reshape(len(rows), -1, width)
    if alone:
        return Sample(features, state.returns()[0] - numpy.array(points).reshape(-1, 1))
    return Sample(features, numpy.array([side_shares(matchup, state)] * len(rows)))


def side_shares(matchup: Matchup, state: State) -> list[float]:
    """The share of the win of each side; they add up to 1."""
    sides = matchup.bound().metrics().sides(state)
    shares = dict.fromkeys(sorted(set(sides)), 0.0)
    for side, share in zip(sides, state.returns(), strict=True):
        shares[side] = max(shares[side], share)
    whole = sum(shares.values())
    return [share / whole if whole else 1 / len(shares) for share in shares.values()]


# Fitting


def fit(numpy: Any, model: str, heuristics: WeightedHeuristics, samples: Sequence[Sample]) -> FittedWeights:
    """Fit a model to games. Raises PhiltreError if there are too few of them."""
    samples = enough(samples)
    before = heuristics.weights(model)
    free = numpy.array([name not in heuristics.fixed_features() for name in before])
    alone = samples[0].targets.shape[1] == 1
    judge = partial(squared_error if alone else log_loss, numpy)

    def losses(games: Sequence[Sample], weights: Any) -> list[float]:
        return [judge(one, weights) for one in games]

    def named(weights: Any) -> dict[str, float]:
        return {name: round(float(weight), DIGITS) for name, weight in zip(before, weights, strict=True)}

    method = least_squares if alone else regression
    old = numpy.array(list(before.values()))
    return fitted(model, before, Fitter(numpy, old, free, method, losses, PENALTIES), named, samples)


def judged(matchup: Matchup, steps: GameSteps) -> tuple[list[State], list[float]]:
    """Positions of a game, and how it ended."""
    states, end = positions(matchup, steps)
    return states, side_shares(matchup, end)


def fit_slopes(
    numpy: Any,
    model: str,
    heuristics: TunableHeuristics,
    games: Sequence[tuple[Sequence[State], Sequence[float]]],
) -> FittedWeights:
    """The same for heuristics whose values are no sums, by their slopes; games are positions and shares."""
    slopes = Slopes(numpy, heuristics, model)
    measured, middle = slopes.measure([state for states, _ in games for state in states])
    rest = middle - measured.sum(axis=2)  # all shares are 1
    samples = []
    first = 0
    for states, shares in games:
        part = slice(first, first + len(states))
        samples.append(Sample(measured[part], numpy.array([shares] * len(states)), rest[part], states))
        first += len(states)
    samples = enough(samples)
    free = numpy.array([name not in heuristics.fixed_features() for name in slopes.weights])

    def losses(games: Sequence[Sample], shares: Any) -> list[float]:
        values = slopes.logarithms([state for one in games for state in one.states], slopes.named(shares))
        ends = numpy.cumsum([len(one.states) for one in games])[:-1]
        parts = numpy.split(chances_of(numpy, values), ends)
        return [mean_loss(part, one.targets) for part, one in zip(parts, games, strict=True)]

    def method(numpy: Any, one: Sample, old: Any, free: Any, penalty: float) -> Any:
        return regression(numpy, one, old, free, penalty).clip(slopes.least, slopes.most)

    old = numpy.ones(len(free))
    fitter = Fitter(numpy, old, free, method, losses, SHARE_PENALTIES)
    return fitted(model, slopes.weights, fitter, slopes.named, samples)


def enough(samples: Sequence[Sample]) -> list[Sample]:
    """The games that have decisions. Raises PhiltreError if they are too few."""
    found = [one for one in samples if len(one.features)]
    if len(found) < FEWEST:
        raise PhiltreError(f"expected at least {FEWEST} games with decisions, found {len(found)}")
    return found


def fitted(
    model: str,
    before: dict[str, float],
    fitter: Fitter,
    named: Callable[[Any], dict[str, float]],
    samples: Sequence[Sample],
) -> FittedWeights:
    """The weights that fit all games, and by cross-validation what such weights are worth."""
    lost: list[tuple[float, float]] = []
    for seen, unseen in folds(samples):
        weights = fitter.solve(seen, fitter.best_penalty(seen))
        old = fitter.losses(unseen, fitter.old)
        lost += zip(old, fitter.losses(unseen, weights), strict=True)
    gains = [first - second for first, second in lost]
    penalty = fitter.best_penalty(samples)
    return FittedWeights(
        model,
        "squared error" if samples[0].targets.shape[1] == 1 else "log loss",
        len(samples),
        sum(len(one.features) for one in samples),
        penalty,
        fmean(first for first, _ in lost),
        fmean(second for _, second in lost),
        fmean(gains),
        mean_interval(gains),
        before,
        named(fitter.solve(samples, penalty)),
    )


def folds(samples: Sequence[Sample]) -> Iterator[tuple[list[Sample], list[Sample]]]:
    """The games in five ways: those to fit, and those to judge the fit by."""
    for fold in range(FOLDS):
        seen = [one for place, one in enumerate(samples) if place % FOLDS != fold]
        yield seen, [one for place, one in enumerate(samples) if place % FOLDS == fold]


class Fitter(NamedTuple):
    """The regression of one model: the old weights, which of them are free, and the loss of each game."""

    numpy: Any
    old: Any
    free: Any
    method: Callable[[Any, Sample, Any, Any, float], Any]
    losses: Callable[[Sequence[Sample], Any], list[float]]
    penalties: tuple[float, ...]

    def solve(self, samples: Sequence[Sample], penalty: float) -> Any:
        """The weights that fit these games best."""
        return self.method(self.numpy, joined(self.numpy, samples), self.old, self.free, penalty)

    def best_penalty(self, samples: Sequence[Sample]) -> float:
        """The penalty whose fit is best for games that it has not seen."""

        seen, unseen = next(folds(samples))

        def unseen_loss(penalty: float) -> float:
            return fmean(self.losses(unseen, self.solve(seen, penalty)))

        return min(self.penalties, key=unseen_loss)


def joined(numpy: Any, samples: Sequence[Sample]) -> Sample:
    rests = [one.rest for one in samples]
    return Sample(
        numpy.concatenate([one.features for one in samples]),
        numpy.concatenate([one.targets for one in samples]),
        None if rests[0] is None else numpy.concatenate(rests),
    )


def chances(numpy: Any, one: Sample, weights: Any) -> Any:
    """The logarithm of each side's chance in each position."""
    totals = one.features @ weights
    return chances_of(numpy, totals if one.rest is None else totals + one.rest)


def chances_of(numpy: Any, totals: Any) -> Any:
    totals = totals - totals.max(axis=1, keepdims=True)
    return totals - numpy.log(numpy.exp(totals).sum(axis=1, keepdims=True))


def log_loss(numpy: Any, one: Sample, weights: Any) -> float:
    return mean_loss(chances(numpy, one, weights), one.targets)


def mean_loss(logarithms: Any, targets: Any) -> float:
    """The mean log loss of positions."""
    return float(-(targets * logarithms).sum(axis=1).mean())


def squared_error(numpy: Any, one: Sample, weights: Any) -> float:
    expected = numpy.maximum(0.0, one.features[:, 0] @ weights)
    return float(((expected - one.targets[:, 0]) ** 2).mean())


def regression(numpy: Any, one: Sample, old: Any, free: Any, penalty: float) -> Any:
    """The weights of a conditional logistic regression with a penalty for leaving the old ones."""
    weights = old.copy()
    features = one.features[:, :, free]
    for _ in range(STEPS):
        shares = numpy.exp(chances(numpy, one, weights))
        slope = ((shares - one.targets)[:, :, None] * features).sum(axis=(0, 1))
        slope += penalty * (weights - old)[free]
        mean = (shares[:, :, None] * features).sum(axis=1)
        spread = (features * numpy.sqrt(shares)[:, :, None]).reshape(-1, features.shape[2])
        curve = spread.T @ spread - mean.T @ mean
        step = numpy.linalg.solve(curve + penalty * numpy.eye(len(slope)), slope)
        weights[free] -= step
        if abs(step).max() < 1e-4:
            break
    return weights


def least_squares(numpy: Any, one: Sample, old: Any, free: Any, penalty: float) -> Any:
    """The weights that bring the points to come nearest, with a penalty for leaving the old ones."""
    features = one.features[:, 0]
    missing = one.targets[:, 0] - features @ old
    some = features[:, free]
    weights = old.copy()
    curve = some.T @ some + penalty * numpy.eye(some.shape[1])
    weights[free] += numpy.linalg.solve(curve, some.T @ missing)
    return weights


# Results


def with_weights(played: Game, found: FittedWeights) -> str:
    """The game's content with the new weights, which bots use wherever it is played."""
    content = tomllib.loads(played.content)
    if "weights" in content:
        content["weights"][found.model] = found.weights
        return written(content)
    lines = [f"{name} = {weight!r}" for name, weight in found.weights.items()]
    note = f"# Written by philtre fit, from {found.games} games: what bots use with this content."
    return "\n".join([played.content.rstrip("\n"), "", note, f"[weights.{found.model}]", *lines, ""])


def compare_strength(matchup: Matchup, content: str, games: int, jobs: int) -> Strength:
    """Greedy with new weights against greedy with old ones, on shared luck."""
    alone = len(matchup.bots) == 1
    count = -(-games // 2)
    progress = Progress(count * 2, label="new weights against old", exact=True)
    scores = []
    try:
        task = partial(play_against, matchup, content)
        for score in run_tasks(task, range(count), min(jobs, count), whole=True):
            scores.append(score)
            progress.add(2)
    finally:
        progress.close()
    interval = mean_interval(scores) if alone else share_interval(scores)
    return Strength(2 * count, fmean(scores), interval, alone)


def play_against(matchup: Matchup, content: str, number: int) -> float:
    """Two games with the same luck: the mean result of the new weights, alone new − old.

    With rivals each side has the new weights in one of the games, and every second side in each, so that
    the same weights win a half, however many sides there are.
    """
    ends = [play_mixed(matchup, content, number, turn) for turn in (0, 1)]
    if len(matchup.bots) == 1:
        return float(ends[0].returns()[0] - ends[1].returns()[0])
    return fmean(sum(side_shares(matchup, end)[turn::2]) for turn, end in enumerate(ends))


def play_mixed(matchup: Matchup, content: str, number: int, turn: int) -> State:
    """A game in which every second side, from that of this number, has the new weights."""
    old, new = matchup.bound(), bound(matchup.game, content)
    state = matchup.start()
    chance = PairedChance(old, matchup.seed, number)
    sides = old.metrics().sides(state)
    order = sorted(set(sides))
    bots = [Greedy((new if order.index(side) % 2 == turn else old).heuristics()) for side in sides]
    streams = [stream(matchup.seed, number, 0, seat, "fit") for seat in range(len(bots))]
    while not state.over:
        if state.actor == CHANCE:
            state.play(chance.draw(state))
            continue
        seat = int(state.actor)
        world = state.copy()
        world.redeal(seat, streams[seat])
        state.play(bots[seat].choose(world, streams[seat]))
    return state


def as_text(found: FittedWeights, strength: Strength | None, fixed: Sequence[str]) -> str:
    """Sentences, and a table of the weights."""
    low, high = found.interval
    verdict = "surely better" if low > 0 else "not surely better"
    losses = f"{found.before:.4f} before, {found.after:.4f} after"
    gain = f"gain {found.gain:+.4f} (95 %: {low:+.4f} to {high:+.4f}), {verdict}"
    parts = [
        f"{found.model}: {found.positions:,} positions of {found.games:,} games.",
        f"The {found.loss} on games that were not fitted: {losses}; {gain}.",
    ]
    if strength is not None:
        low, high = strength.interval
        if strength.alone:
            more = f"scores {strength.mean:+.2f} points more ({low:+.2f} to {high:+.2f})"
        else:
            more = f"wins {strength.mean * 100:.1f} % ({low * 100:.1f}–{high * 100:.1f}; 50 % is even)"
        parts.append(f"Greedy with the new weights {more} against the old, in {strength.games:,} games.")
    rows = [
        [name, f"{old:.4g}", f"{found.weights[name]:.4g}", "fixed" if name in fixed else ""]
        for name, old in found.weights_before.items()
    ]
    return "\n\n".join([*parts, table(["feature", "before", "after", ""], rows)])
