"""Pairs: the same luck for everybody, a stream of its own for each bot."""

from __future__ import annotations

import pytest

import philtre
from philtre.core.state import State
from philtre.study import pairing
from philtre.study.pairing import (
    GameResult,
    Matchup,
    PairedChance,
    hash_bits,
    make_matchup,
    play_game,
    play_pair,
    rotated,
    rotations,
)


def matchup(
    bots: str, name: str = "apotheca", seed: int = 1, variant: str | None = None, times: int = 1
) -> Matchup:
    game = philtre.game(name)
    return make_matchup(game, variant, game.quick_options(variant or "standard", times), bots, seed)


@pytest.mark.parametrize(
    ("bots", "count"),
    [("a", 1), ("ab", 2), ("aa", 1), ("abc", 3), ("maaa", 4), ("abab", 2), ("aaaa", 1), ("aab", 3)],
)
def test_as_many_games_as_there_are_seatings(bots: str, count: int) -> None:
    assert rotations(bots) == count
    assert len({"".join(rotated(bots, turn)) for turn in range(count)}) == count
    assert "".join(rotated(bots, 0)) == bots


@pytest.mark.parametrize("name", philtre.list_games())
def test_the_deals_are_the_same_in_both_games_of_a_pair(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[list[tuple[str, int]]] = []

    class Watched(PairedChance):
        def __init__(self, *parts: object) -> None:
            super().__init__(*parts)  # type: ignore[arg-type]
            games.append([])

        def bits(self, kind: str) -> int:
            drawn = super().bits(kind)
            games[-1].append((kind, drawn))
            return drawn

    monkeypatch.setattr("philtre.study.pairing.PairedChance", Watched)
    play_pair(matchup("greedy,random", name, times=3), 0)
    play_pair(matchup("greedy,random", name, times=3), 1)
    first, second, other = games[0], games[1], games[2]
    for kind in {kind for kind, _ in first} & {kind for kind, _ in second}:
        both = [[bits for of, bits in game if of == kind] for game in (first, second)]
        short = min(len(bits) for bits in both)
        assert both[0][:short] == both[1][:short]
    assert first[0] == second[0] != other[0]


@pytest.mark.parametrize("name", philtre.list_games())
def test_the_first_decision_is_asked_in_the_same_position(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    class Writes:
        """Plays at random, in a stream that everybody shares, and writes down the view it was given."""

        def choose(self, state: State, rng: object) -> int:
            asked[-1].append(repr(state.view(None)))
            return int(state.actions()[0])

    real = play_game

    def play(*arguments: object, **named: object) -> GameResult:
        asked.append([])
        return real(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(pairing, "bot", lambda *_: Writes())
    monkeypatch.setattr("philtre.study.pairing.play_game", play)
    play_pair(matchup("greedy,random", name), 0)
    assert asked[0] == asked[1]  # who plays alike lives the same game twice


def test_a_kind_more_or_less_does_not_change_the_others() -> None:
    game = philtre.game("apotheca")
    one, other = PairedChance(game, 1, 0), PairedChance(game, 1, 0)
    one.bits("tile")
    assert one.bits("card") == other.bits("card")
    assert PairedChance(game, 2, 0).bits("card") != PairedChance(game, 1, 0).bits("card")
    assert PairedChance(game, 1, 1).bits("card") != PairedChance(game, 1, 0).bits("card")


def test_random_bits_are_the_same_everywhere() -> None:
    assert hash_bits(1, 0, "chance", "tile", 0) == 0x724668DF98354A2BC8BBAAF2EA00BA08


def test_the_same_numbers_give_the_same_games() -> None:
    told = [
        [(game.returns, game.decisions) for game in play_pair(matchup("search:5,greedy"), 3).games]
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert told[0] != [
        (g.returns, g.decisions) for g in play_pair(matchup("search:5,greedy", seed=2), 3).games
    ]


def test_bots_are_lent_a_world_and_never_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of the bot's seat is the true one; what it cannot see differs, sooner or later."""
    game = philtre.game("toil")
    state = game.start(seats=2)
    differed = 0

    class Looks:
        def choose(self, world: State, rng: object) -> int:
            nonlocal differed
            seat = int(state.actor)
            assert world is not state
            assert world.view(seat) == state.view(seat)
            differed += world.position() != state.position()
            return int(world.actions()[0])

    monkeypatch.setattr(pairing, "bot", lambda *_: Looks())
    streams = [(philtre.Dice(1), philtre.Dice(2)), (philtre.Dice(3), philtre.Dice(4))]
    play_game(game, state, ["random", "random"], PairedChance(game, 1, 0), streams)
    assert differed > 10


@pytest.mark.parametrize(
    ("bots", "variant", "seats"),
    [("greedy", "solo", 1), ("greedy,random,random,random", "master", 4), ("random", "standard", 2)],
)
def test_solo_master_and_one_bot_for_all(bots: str, variant: str, seats: int) -> None:
    pair = play_pair(matchup(bots, variant=variant), 0)
    assert len(pair.games) == rotations(matchup(bots, variant=variant).bots)
    for game in pair.games:
        assert len(game.returns) == len(game.decisions) == seats
        assert (game.title is not None) == (seats == 1)
