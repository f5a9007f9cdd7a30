"""A small policy-gradient learner in NumPy: it teaches itself Apotheca, and is measured against bots.

    python examples/learn.py --minutes 5 --save learned.npz
    philtre match apotheca --seats examples/learn.py:Learned,greedy     (reads learned.npz here)

One hidden layer maps an observation to a policy over the legal actions and to a value. Both seats of many
matches are played by it (`MatchVectorEnv`); the advantage of each decision (generalized advantage estimation)
moves the policy with PPO's clipped objective. Nothing in it knows the rules. examples/README.md has a
measured learning curve.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

# Before NumPy is imported, which reads it: for such small matrices, threads wait more than they work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

import philtre
from philtre.bots import CustomBot
from philtre.core.dice import Bits
from philtre.envs import MatchVectorEnv, SeatEnv

Array = NDArray[np.float32]

MATCHES = 128
STEPS = 32  # of all matches between two updates
HIDDEN = 128
EPOCHS = 3
MINIBATCH = 512
RATE = 1e-3
ENTROPY = 0.01  # weight of the bonus for an undecided policy
LAMBDA = 0.95  # of the advantage estimation; the discount is 1
CLIP = 0.2
WEIGHTS = "LEARNED_WEIGHTS"  # an environment variable: the file that Learned reads


class Network:
    """Observation → tanh layer → logits of all actions, and a value from -1 to 1 for the seat to decide."""

    def __init__(self, inputs: int, actions: int, highs: Array, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.scale = 1 / np.maximum(highs, 1).astype(np.float32)
        self.weights = {
            "hidden": (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs / 8)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, actions), np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}  # Adam's
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def hidden(self, observations: Any) -> Array:
        inputs = observations.astype(np.float32) * self.scale
        found: Array = np.tanh(inputs @ self.weights["hidden"] + self.weights["bias"])
        return found

    def policy(self, hidden: Array, masks: Any, columns: Any) -> Array:
        """The probabilities of some actions, 0 for those that are not legal."""
        logits = hidden @ self.weights["policy"][:, columns]
        logits = np.where(masks[:, columns] == 1, logits, -1e9)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Array = powers / powers.sum(axis=1, keepdims=True)
        return found

    def value(self, hidden: Array) -> Array:
        found: Array = np.tanh(hidden @ self.weights["value"])
        return found

    def act(self, observations: Any, masks: Any, rng: np.random.Generator) -> tuple[Any, Array, Array]:
        """A sampled action for each row, its probability, and the value."""
        columns = np.flatnonzero(masks.any(axis=0))
        hidden = self.hidden(observations)
        shares = self.policy(hidden, masks, columns)
        points = rng.random((len(shares), 1), dtype=np.float32)
        places = np.minimum((shares.cumsum(axis=1) < points).sum(axis=1), len(columns) - 1)
        rows = np.arange(len(shares))
        illegal = shares[rows, places] == 0  # where rounding led past the last legal action
        places[illegal] = shares[illegal].argmax(axis=1)
        return columns[places], shares[rows, places], self.value(hidden)

    def learn(self, batch: Batch) -> float:
        """One step of Adam for a minibatch; returns the loss of the value."""
        rows = np.arange(len(batch.actions))
        columns = np.flatnonzero(batch.masks.any(axis=0))
        places = np.searchsorted(columns, batch.actions)
        hidden = self.hidden(batch.observations)
        shares = self.policy(hidden, batch.masks, columns)
        values = self.value(hidden)
        ratio = shares[rows, places] / batch.shares
        advantage = batch.advantages
        outside = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
        weight = np.where(outside, 0, ratio * advantage)[:, None]
        logs = np.log(np.maximum(shares, 1e-12))
        entropy = -(shares * logs).sum(axis=1, keepdims=True)
        slope = shares * weight  # of the loss by the logits
        slope[rows, places] -= weight[:, 0]
        slope += ENTROPY * shares * (logs + entropy)
        slope /= len(rows)
        error = values - batch.targets
        pull = error * (1 - values**2) / len(rows)
        policy = np.zeros_like(self.weights["policy"])
        policy[:, columns] = hidden.T @ slope
        back = slope @ self.weights["policy"][:, columns].T + pull[:, None] * self.weights["value"]
        back *= 1 - hidden**2
        inputs = batch.observations.astype(np.float32) * self.scale
        self.step(
            {"hidden": inputs.T @ back, "bias": back.sum(axis=0), "policy": policy, "value": hidden.T @ pull}
        )
        return float((error**2).mean())

    def step(self, slopes: dict[str, Any]) -> None:
        """Adam."""
        self.updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, slope in slopes.items():
            self.means[name] += np.float32(0.1) * (slope - self.means[name])
            self.squares[name] += np.float32(0.001) * (slope**2 - self.squares[name])
            change = rate * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)
            self.weights[name] -= change.astype(np.float32)


class Batch(NamedTuple):
    """Decisions, with the targets of their values and the advantages of their actions."""

    observations: Any
    masks: Any
    actions: Any
    shares: Any
    advantages: Any
    targets: Any


class Learner:
    """Plays both seats of many matches with the network, and improves it."""

    def __init__(self, matches: int = MATCHES, seed: int = 1) -> None:
        self.env = MatchVectorEnv("apotheca", matches, seats=2)
        self.network = make_network(seed)
        self.rng = np.random.default_rng(seed)
        self.observations, infos = self.env.reset(seed=seed)
        self.masks, self.seats = infos["action_mask"], infos["seat"]
        self.decisions = 0

    def collect(self, steps: int = STEPS) -> Batch:
        """Play some steps. A value is the seat's; seen from seat 0 its sign changes with the seat."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(steps):
            actions, shares, values = self.network.act(self.observations, self.masks, self.rng)
            signs = 1.0 - 2.0 * self.seats
            before = (self.observations, self.masks, actions, shares)
            self.observations, _, ended, _, infos = self.env.step(actions)
            self.masks, self.seats = infos["action_mask"], infos["seat"]
            results = np.zeros(len(actions))
            if ended.any():
                results[ended] = 2 * infos["returns"][ended, 0] - 1
            rows.append((*before, signs, values * signs, ended, results))
        self.decisions += steps * len(self.seats)
        following = self.network.value(self.network.hidden(self.observations)) * (1.0 - 2.0 * self.seats)
        advantage = np.zeros(len(self.seats))
        advantages = []
        for *_, values, ended, results in reversed(rows):
            error = results + np.where(ended, 0, following) - values
            advantage = error + np.where(ended, 0, LAMBDA * advantage)
            advantages.append(advantage)
            following = values
        advantages.reverse()
        observations, masks, actions, shares, signs, values, _, _ = (
            np.concatenate(column) for column in zip(*rows, strict=True)
        )
        gain = (np.concatenate(advantages) * signs).astype(np.float32)
        targets = np.clip(gain + values * signs, -1, 1).astype(np.float32)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        return Batch(observations, masks, actions, shares, gain, targets)

    def improve(self) -> float:
        """Play and learn once; returns the mean loss of the value."""
        batch = self.collect()
        losses = []
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(batch.actions))
            for first in range(0, len(order), MINIBATCH):
                some = order[first : first + MINIBATCH]
                losses.append(self.network.learn(Batch(*(column[some] for column in batch))))
        return float(np.mean(losses))


def make_network(seed: int = 0) -> Network:
    """A network for Apotheca with two seats."""
    game = philtre.game("apotheca")
    spec = game.observation_spec(seats=2)
    return Network(spec.size, game.action_count, np.array(spec.highs(), np.float32), seed)


def win_share(network: Network, rivals: str, games: int, seed: int = 0) -> float:
    """The network's share of wins against a bot, half of the games from each seat."""
    rng, won = np.random.default_rng(seed), 0.0
    envs = [SeatEnv("apotheca", 2, seat=seat, rivals=rivals) for seat in (0, 1)]
    for number in range(games):
        env = envs[number % 2]
        observation, infos = env.reset(seed=seed + number)
        over = False
        while not over:
            actions, _, _ = network.act(observation[None], infos["action_mask"][None], rng)
            observation, reward, over, _, infos = env.step(actions[0])
        won += reward
    return won / games


class Learned(CustomBot):
    """The trained network as a bot; the weights are in learned.npz, or where LEARNED_WEIGHTS says."""

    def __init__(self, game: philtre.Game) -> None:
        super().__init__(game)
        self.network = make_network()
        self.network.weights = dict(np.load(os.environ.get(WEIGHTS, "learned.npz")))

    def choose(self, state: philtre.State, rng: Bits) -> int:
        observation = np.empty(len(self.network.scale), np.int16)
        mask = np.empty(self.game.action_count, np.int8)
        state.observe(int(state.actor), observation)
        state.mask(mask)
        numbers = np.random.default_rng(rng.getrandbits(32))
        actions, _, _ = self.network.act(observation[None], mask[None], numbers)
        return int(actions[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time for learning (5)")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two measurements (1)")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement (200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for the weights: learned.npz")
    options = parser.parse_args()
    learner = Learner(seed=options.seed)
    print("minutes  decisions  value loss  wins against random  against greedy")
    learned, due, loss = 0.0, 0.0, float("nan")
    while True:
        if learned >= due or learned >= 60 * options.minutes:
            shares = [win_share(learner.network, rivals, options.games) for rivals in ("random", "greedy")]
            so_far = f"{learned / 60:7.1f} {learner.decisions:10,} {loss:11.3f}"
            print(f"{so_far} {shares[0]:20.1%} {shares[1]:15.1%}", flush=True)
            due += 60 * options.every
        if learned >= 60 * options.minutes:
            break
        began = time.process_time()
        loss = learner.improve()
        learned += time.process_time() - began
    if options.save:
        np.savez(options.save, **learner.network.weights)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
