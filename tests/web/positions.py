"""Positions from random play, for the tests of the client: what a seat sees there and what it may decide."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import philtre

FILE = Path(__file__).parent.parent.parent / "web" / "tests" / "positions.json"
STEPS = 3000


def positions(name: str, variant: str, seats: int, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Every decision of games played at random."""
    game = philtre.game(name)
    facts = game.facts(variant, seats, game.chosen(variant, {}))
    state = game.start(seats=seats, variant=variant)
    for _ in range(STEPS):
        if state.over:
            state = game.start(seats=seats, variant=variant)
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
            continue
        moves = [{"action": int(action), "move": game.move(action)} for action in state.actions()]
        view = msgspec.to_builtins(state.view(state.actor))
        yield {
            "game": name,
            "variant": variant,
            "facts": facts,
            "seat": state.actor,
            "view": view,
            "moves": moves,
        }
        state.play(rng.choice(list(state.actions())))


def sample() -> list[dict[str, Any]]:
    """Of every game, the first positions of each variant and number of seats, and all kinds of move."""
    rng = random.Random(11)
    kept = []
    for name in philtre.list_games():
        seen: set[str] = set()
        for variant, numbers in philtre.game(name).variants.items():
            for seats in numbers:
                for number, position in enumerate(positions(name, variant, seats, rng)):
                    kinds = {move["move"]["kind"] for move in position["moves"]}
                    if number == 12 or not kinds <= seen:
                        kept.append(position)
                    seen |= kinds
    return kept


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(sample()) + b"\n")
