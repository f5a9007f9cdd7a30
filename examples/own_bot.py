"""A bot of one's own: it takes the action after which random playouts end best for its seat.

    python examples/own_bot.py
    philtre match race --seats examples/own_bot.py:Sampler,random --games 20

`philtre.playouts` plays all of them in one compiled call. The bot also tells what it found out (`result`), so
that `philtre match … --data games.parquet` writes its policy and values down.
"""

from __future__ import annotations

import philtre
from philtre.bots import ActionStatistics, CustomBot, SearchResult
from philtre.core.dice import Bits

PLAYOUTS = 16  # for each action


class Sampler(CustomBot):
    """Flat Monte Carlo: the same number of playouts for each action, each in a new determinization."""

    def choose(self, state: philtre.State, rng: Bits) -> int:
        seat = int(state.actor)
        actions = state.legal_actions()
        after = []
        for action in actions:
            state_after = state.copy()
            state_after.play(action)
            after.append(state_after)
        found = philtre.playouts(after, PLAYOUTS, seat=seat, seed=rng.getrandbits(32))
        values = [sum(row[seat] for row in rows) / PLAYOUTS for rows in found.returns.tolist()]
        best = actions[values.index(max(values))]
        self.result = SearchResult(
            seat,
            [
                ActionStatistics(action, PLAYOUTS, float(action == best), value, 1 / len(actions))
                for action, value in sorted(zip(actions, values, strict=True), key=lambda pair: -pair[1])
            ],
            [],
            [best],
            PLAYOUTS * len(actions),
            0.0,
        )
        return best


if __name__ == "__main__":
    tally = philtre.match("race", [Sampler, "random"], games=10)
    for name, share in tally.wins.items():
        low, high = tally.intervals[name]
        print(
            f"{name.rpartition(':')[2]:10} wins {share:.0%} ({low:.0%} to {high:.0%}) of {tally.games} games"
        )
