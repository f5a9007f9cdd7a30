"""A small policy-gradient learner in NumPy, which learns to play Apotheca against the greedy bot.

    python examples/learn.py                                            (writes learned.npz)
    philtre match apotheca --seats examples/learn.py:Learned,greedy     (reads it)

The policy looks one action ahead. A network with one hidden layer scores the position after each legal action
as the deciding seat observes it, and the softmax of these scores is the policy. What the seat cannot know is
drawn at random before (`State.redeal`), and chance has not drawn yet. A second output is the probability of a
win; its mean over the policy is the baseline. Half of the games are against itself, half against greedy, and
PPO's clipped objective moves the policy. The rules serve to look ahead; values come from results alone.
examples/README.md has a measured learning curve.
"""

from __future__ import annotations

import argparse
import os
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

# Before NumPy is imported, which reads it: the two processes that play need a core each.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import philtre
from philtre.bots import CustomBot, bot
from philtre.core.dice import Bits

GAMES = 64  # of each kind in a round
HIDDEN = 64
EPOCHS = 3
MINIBATCH = 400  # decisions
RATE = 1e-3
ENTROPY = 0.005  # weight of the bonus for an undecided policy
LAMBDA = 0.9  # how much a target trusts what came later; the discount is 1
CLIP = 0.2
WEIGHTS = "LEARNED_WEIGHTS"  # an environment variable: the file that Learned reads

GAME = philtre.game("apotheca")
SPEC = GAME.observation_spec(seats=2)
SCALE = 1 / np.clip(np.array(SPEC.highs(), np.float32), 1, 10)  # some numbers have no limit


class Network:
    """Observation → hidden layer → a score, for the policy, and the probability of a win."""

    def __init__(self, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        shapes = {"hidden": (SPEC.size, HIDDEN), "bias": (HIDDEN,), "heads": (HIDDEN, 2), "shift": (2,)}
        self.weights: dict[str, Any] = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.weights["hidden"] += rng.standard_normal((SPEC.size, HIDDEN)) * np.sqrt(8 / SPEC.size)
        self.weights["heads"] += rng.standard_normal((HIDDEN, 2)) * 0.01
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}  # Adam's
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, rows: Any) -> tuple[Any, Any, Any, Any]:
        """The inputs, the hidden layer, the scores and the probabilities of a win, of each row."""
        inputs = rows * SCALE
        hidden = np.maximum(inputs @ self.weights["hidden"] + self.weights["bias"], 0)
        scores, wins = (hidden @ self.weights["heads"] + self.weights["shift"]).T
        return inputs, hidden, scores, 1 / (1 + np.exp(-wins))

    def learn(self, batch: Decisions) -> tuple[float, float]:
        """One step of Adam; returns the mean squared error of the values, and the policy's entropy."""
        inputs, hidden, scores, wins = self.forward(batch.rows)
        shares, sizes = softmax(scores, batch.starts)
        ratio = shares[batch.chosen] / batch.shares
        outside = np.where(batch.gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(outside, 0, ratio * batch.gains)
        logs = np.log(np.maximum(shares, 1e-12))
        entropy = -np.add.reduceat(shares * logs, batch.starts)
        slopes = np.zeros((len(shares), 2), np.float32)  # of the loss, by both outputs
        slopes[:, 0] = shares * (np.repeat(weight, sizes) + ENTROPY * (logs + np.repeat(entropy, sizes)))
        slopes[batch.chosen, 0] -= weight
        error = wins[batch.chosen] - batch.targets
        slopes[batch.chosen, 1] = error  # of the cross-entropy
        slopes /= len(sizes)
        back = slopes @ self.weights["heads"].T * (hidden > 0)
        self.step(
            {
                "hidden": inputs.T @ back,
                "bias": back.sum(0),
                "heads": hidden.T @ slopes,
                "shift": slopes.sum(0),
            }
        )
        return float((error**2).mean()), float(entropy.mean())

    def step(self, slopes: dict[str, Any]) -> None:
        """Adam."""
        self.updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, slope in slopes.items():
            self.means[name] += np.float32(0.1) * (slope - self.means[name])
            self.squares[name] += np.float32(0.001) * (slope**2 - self.squares[name])
            self.weights[name] -= np.float32(rate) * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)


class Decisions(NamedTuple):
    """Decisions one after another; `rows` has the positions after all actions of the first, the second, …"""

    rows: Any  # the observations
    starts: Any  # the first row of each decision
    chosen: Any  # the row of the action that was played
    shares: Any  # the probability that this action had
    gains: Any  # how much better it went than the policy had expected
    targets: Any  # of the probability of a win after it

    def part(self, numbers: Any) -> Decisions:
        """Some of the decisions."""
        ends = np.append(self.starts[1:], len(self.rows))
        rows = [np.arange(self.starts[number], ends[number]) for number in numbers]
        starts = np.cumsum([0] + [len(some) for some in rows[:-1]])
        chosen = starts + (self.chosen - self.starts)[numbers]
        others = (column[numbers] for column in (self.shares, self.gains, self.targets))
        return Decisions(self.rows[np.concatenate(rows)], starts, chosen, *others)


def softmax(scores: Any, starts: Any) -> tuple[Any, Any]:
    """The probabilities of the actions of each decision, and the numbers of actions."""
    sizes = np.diff(np.append(starts, len(scores)))
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
    return powers / np.repeat(np.add.reduceat(powers, starts), sizes), sizes


def look_ahead(world: philtre.State, actions: list[int]) -> Any:
    """What the actor of a determinization would observe after each action, before chance draws."""
    rows = np.empty((len(actions), SPEC.size), np.int16)
    for row, action in zip(rows, actions, strict=True):
        after = world.copy()
        after.play(action)
        after.observe(int(world.actor), row)
    return rows


def play(network: Network, rival: str | None, games: int, seed: int) -> list[tuple[Any, ...]]:
    """The network's decisions in games against a bot, from both seats in turn; None: against itself."""
    rng, dice = np.random.default_rng(seed), philtre.Dice(seed)
    other = bot(rival, GAME) if rival else None
    found = []
    for number in range(games):
        state = GAME.start(seats=2)
        made: list[list[tuple[Any, ...]]] = [[], []]  # decisions of each seat
        while not state.over:
            if state.actor == philtre.CHANCE:
                state.play(state.draw(dice))
                continue
            seat, actions = int(state.actor), state.legal_actions()
            world = state.copy()
            world.redeal(seat, dice)
            if other and seat == number % 2:
                state.play(other.choose(world, dice))
                continue
            rows = look_ahead(world, actions)
            _, _, scores, wins = network.forward(rows)
            shares, _ = softmax(scores, np.zeros(1, int))
            choice = int(min((shares.cumsum() < rng.random()).sum(), len(actions) - 1))
            made[seat].append((rows, choice, shares[choice], float(shares @ wins)))
            state.play(actions[choice])
        for decisions, result in zip(made, state.returns(), strict=True):
            target = following = result
            for rows, choice, share, baseline in reversed(decisions):
                target = (1 - LAMBDA) * following + LAMBDA * target
                found.append((rows, choice, share, target - baseline, target))
                following = baseline
    return found


def gather(found: list[tuple[Any, ...]]) -> Decisions:
    """Decisions as arrays, their gains with mean 0 and deviation 1."""
    rows, choices, shares, gains, targets = zip(*found, strict=True)
    starts = np.cumsum([0] + [len(some) for some in rows[:-1]])
    numbers = [np.array(column, np.float32) for column in (shares, gains, targets)]
    numbers[1] = (numbers[1] - numbers[1].mean()) / (numbers[1].std() + 1e-6)
    return Decisions(np.concatenate(rows), starts, starts + np.array(choices), *numbers)


def improve(network: Network, batch: Decisions, rng: np.random.Generator) -> Any:
    """Learn from each decision EPOCHS times; returns the mean error of the values, and the entropy."""
    found: list[tuple[float, float]] = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(batch.starts))
        parts = [order[first : first + MINIBATCH] for first in range(0, len(order), MINIBATCH)]
        found += [network.learn(batch.part(part)) for part in parts]
    return np.mean(found, axis=0)


class Learned(CustomBot):
    """The network as a bot that plays what it scores highest; it reads learned.npz, or LEARNED_WEIGHTS."""

    def __init__(self, game: philtre.Game) -> None:
        super().__init__(game)
        self.network = Network()
        self.network.weights = dict(np.load(os.environ.get(WEIGHTS, "learned.npz")))

    def choose(self, state: philtre.State, rng: Bits) -> int:
        actions = state.legal_actions()
        _, _, scores, _ = self.network.forward(look_ahead(state, actions))
        return actions[int(scores.argmax())]


def measure(network: Network, file: Path, games: int) -> tuple[float, float, float]:
    """The share of wins against greedy, and its 95 % interval; half of the games are from each seat."""
    np.savez(file, **network.weights)
    os.environ[WEIGHTS] = str(file)
    tally = philtre.match("apotheca", [Learned, "greedy"], games=games)
    return next(iter(tally.wins.values())), *next(iter(tally.intervals.values()))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=240, help=f"of {2 * GAMES} games each (240)")
    parser.add_argument("--every", type=int, default=40, help="rounds between two measurements (40)")
    parser.add_argument("--games", type=int, default=400, help="games of a measurement (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--save", type=Path, default="learned.npz", help="a file for the weights (learned.npz)"
    )
    options = parser.parse_args()
    network, rng = Network(options.seed), np.random.default_rng(options.seed)
    print(" games  seconds  value error  entropy  wins against greedy (95 % interval)")
    spent, began, error, entropy = 0.0, time.monotonic(), np.nan, np.nan
    with get_context("spawn").Pool(2) as pool:
        for number in range(options.rounds + 1):
            if number % options.every == 0 or number == options.rounds:
                spent += time.monotonic() - began
                so_far = f"{number * 2 * GAMES:6,} {spent:8.0f} {error:12.3f} {entropy:8.2f}"
                share, low, high = measure(network, options.save, options.games)
                print(so_far, f"{share:7.1%} ({low:.1%} to {high:.1%})", flush=True)
                began = time.monotonic()
            if number < options.rounds:
                seeds = rng.integers(2**32, size=2).tolist()
                tasks = [(network, None, GAMES, seeds[0]), (network, "greedy", GAMES, seeds[1])]
                found = pool.starmap(play, tasks)
                error, entropy = improve(network, gather(found[0] + found[1]), rng)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
