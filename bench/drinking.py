"""Asks whether a potion of The Magical Race is worth drinking: `bench/drinking.py invisibility --seats 2`.

Greedy players play games with a few random moves, so that they hold potions in many positions. Some positions
in which a player could drink the potion before a roll are played out twice with the same luck: with the
drink, and with the roll instead. Half of them are those with the highest values of drinking, half a sample.
Prints how the share of wins changes, and what the heuristics expect.
"""

from __future__ import annotations

import argparse
import math
import random

import philtre
from philtre.bots import bot

GAME = philtre.game("race")
GREEDY = bot("greedy", GAME)
RANDOM_MOVES = 0.07


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("potion", choices=["speed", "invisibility", "defence"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=500, help="games to take positions from")
    parser.add_argument("--positions", type=int, default=50, help="of each of the two groups")
    parser.add_argument("--playouts", type=int, default=120, help="pairs of playouts for each position")
    options = parser.parse_args()
    rng = random.Random(7)
    found = positions(options.potion, options.seats, options.games, rng)
    print(f"{len(found)} positions; the values rise by drinking in {sum(gain > 0 for gain, _ in found)}")
    best, others = found[: options.positions], found[options.positions :]
    for name, group in (("highest values", best), ("random", rng.sample(others, len(best)))):
        print(f"{name}: {report(group, options.potion, options.playouts, rng)}", flush=True)
    return 0


def positions(potion: str, seats: int, games: int, rng: random.Random) -> list[tuple[float, str]]:
    """Positions where the potion may be drunk or the die rolled, each with the gain in value by drinking."""
    drink, roll, dice = GAME.parse(f"drink {potion}"), GAME.parse("roll"), philtre.Dice(99)
    found: list[tuple[float, str]] = []
    for _ in range(games):
        state = GAME.start(seats=seats)
        while not state.over:
            if state.actor == philtre.CHANCE:
                state.play(state.pick(dice.word()))
                continue
            actions = list(state.actions())
            if drink in actions and roll in actions:
                found.append((value_after(state, drink) - value(state, int(state.actor)), state.position()))
            careless = rng.random() < RANDOM_MOVES
            state.play(rng.choice(actions) if careless else GREEDY.choose(state, dice))
    return sorted(found, reverse=True)


def value(state: philtre.State, seat: int) -> float:
    return float(list(GAME.heuristics().values(state))[seat])


def value_after(state: philtre.State, action: int) -> float:
    after = state.copy()
    after.play(action)
    return value(after, int(state.actor))


def report(group: list[tuple[float, str]], potion: str, playouts: int, rng: random.Random) -> str:
    """The mean change in the share of wins, in percent, and the positions in which it differs from zero."""
    drink, roll = GAME.parse(f"drink {potion}"), GAME.parse("roll")
    changes: list[float] = []
    better = worse = 0
    for _, text in group:
        state = GAME.position(text)
        seeds = [rng.getrandbits(60) for _ in range(playouts)]
        pairs = [share(state, drink, seed) - share(state, roll, seed) for seed in seeds]
        mean, error = mean_and_error(pairs)
        changes.append(mean)
        better += mean > 1.96 * error
        worse += mean < -1.96 * error
    mean, error = mean_and_error(changes)
    expected = sum(gain for gain, _ in group) / len(group)
    return (
        f"{len(group)} positions, {playouts} pairs each: {mean:+.2%} wins (standard error {error:.2%}), "
        f"better in {better}, worse in {worse}; by the values {expected:+.2%}"
    )


def share(state: philtre.State, action: int, seed: int) -> float:
    """The share of the win that the player to move gets if it takes the action and all play on greedily."""
    world, dice = state.copy(), philtre.Dice(seed)
    world.play(action)
    while not world.over:
        chance = world.actor == philtre.CHANCE
        world.play(world.pick(dice.word()) if chance else GREEDY.choose(world, dice))
    return world.returns()[int(state.actor)]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


if __name__ == "__main__":
    raise SystemExit(main())
