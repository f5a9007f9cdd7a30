"""Short searches for people: the two best moves, and each seat's chance to win."""

import random

import pytest
from librt.vecs import vec
from tests.bots.toys import Coin, Finish, Gamble, Nim, Toy
from tests.ours import OURS

import philtre
from philtre import CHANCE, Game, State
from philtre.bots import advise, bot, estimate
from philtre.core.advice import Advice
from philtre.core.heuristics import Heuristics
from philtre.core.message import Message

RACE, APOTHECA = philtre.game("race"), philtre.game("apotheca")


def test_the_best_move_comes_first_with_its_chance() -> None:
    first, second = advise(Toy(), Nim(heap=7), random.Random(1))
    assert first.action == 3
    assert first.chance is not None
    assert second.chance is not None
    assert first.chance > 0.9 > second.chance
    risky = advise(Toy(), Gamble(), random.Random(1))[0]
    assert risky.chance == pytest.approx(5 / 6, abs=0.06)


def test_a_single_move_is_all_there_is_to_say() -> None:
    assert [advice.action for advice in advise(Toy(), Nim(heap=1), random.Random(1))] == [1]


class Won(Heuristics):
    """The first seat has as good as won, whatever it does."""

    def values(self, state: State) -> vec[float]:
        return vec[float]([1.0, 0.0])


class Preparing(Advice):
    """A reason for the move that wins later only."""

    def reason(self, state: State, action: int) -> Message | None:
        return Message("reason-prepare") if action == 1 else None


def test_a_move_that_wins_at_once_comes_before_one_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "advice", lambda _: Preparing())
    monkeypatch.setattr(Toy, "heuristics", lambda _: Won())
    for seed in range(5):
        first, second = advise(Toy(), Finish(), random.Random(seed))
        assert (first.action, second.action) == (0, 1)
        assert first.chance == second.chance == 1.0


def test_a_move_that_wins_in_this_world_only_is_no_certain_win() -> None:
    asked = [advise(Toy(), Coin(secret=1), random.Random(seed)) for seed in range(20)]
    assert {given[0].action for given in asked} == {0, 1}


@pytest.mark.parametrize(
    ("name", "games"),
    # Elixir's winners seldom have a choice: its own tests set up such positions.
    # Of other packages' games nothing is known.
    [(name, 6) for name in OURS if name != "elixir"]
    + [pytest.param(name, 150, marks=pytest.mark.slow) for name in OURS],
)
def test_wherever_a_move_is_sure_to_win_the_first_hint_wins(name: str, games: int) -> None:
    game = philtre.game(name)
    assert sum(winning_hints(game, seed) for seed in range(games)) > 0


def winning_hints(game: Game, seed: int) -> int:
    """Play a game of careless bots; the number of its decisions in which some moves, not all, surely win."""
    dice = philtre.Dice(seed)
    state, player = game.start(seats=2), bot("careless:20", game)
    found = 0
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.pick(dice.word()))
            continue
        worlds = [state.copy() for _ in range(8)]
        for world in worlds:
            world.redeal(int(state.actor), dice)
        actions = list(state.actions())
        winning = [action for action in actions if all(wins_now(world, action) for world in worlds)]
        if 0 < len(winning) < len(actions):
            assert advise(game, worlds[0], dice)[0].action in winning, state.position()
            found += 1
        state.play(player.choose(worlds[0], dice))
    return found


def wins_now(world: State, action: int) -> bool:
    after = world.copy()
    after.play(action)
    return after.over and after.returns()[int(world.actor)] == 1.0


@pytest.mark.parametrize("name", philtre.list_games())
def test_every_game_gives_advice_that_is_legal(name: str) -> None:
    game, rng = philtre.game(name), random.Random(3)
    state = game.start(seats=2)
    while state.actor == CHANCE or len(state.actions()) < 2:
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.actions()))
    given = advise(game, state, rng)
    assert len(given) == 2
    assert all(
        advice.action in state.actions() and advice.chance is not None and 0 <= advice.chance <= 1
        for advice in given
    )


def test_a_solo_game_has_no_chance_to_win() -> None:
    game, rng = philtre.game("apotheca"), random.Random(3)
    state = game.start(seats=1)
    while state.actor == CHANCE:
        state.play(state.draw(rng))
    assert all(advice.chance is None for advice in advise(game, state, rng))


# Estimates


def test_at_the_end_it_is_what_each_got() -> None:
    over = RACE.position("market r1<r0 | phase=over coins=20/3")
    assert estimate(RACE, over, random.Random(1)) == over.returns() == [1.0, 0.0]


@pytest.mark.parametrize(("heap", "mine"), [(3, 1.0), (4, 0.0), (5, 1.0)])
def test_who_cannot_lose_wins(heap: int, mine: float) -> None:
    assert estimate(Toy(), Nim(heap=heap), random.Random(1), 2000) == pytest.approx([mine, 1 - mine], abs=0.1)


def test_a_sale_away_from_the_goal_is_as_good_as_won() -> None:
    text = "market r9<r8 | phase=trade coins=19/3 potions=speed/-"
    assert estimate(RACE, RACE.position(text), random.Random(1))[0] > 0.9


def test_mates_have_the_same_and_the_sides_share_one() -> None:
    state = APOTHECA.start(seats=4)
    rng = random.Random(1)
    while state.actor < 0:
        state.play(state.draw(rng))
    first, second, third, fourth = estimate(APOTHECA, state, rng, 50)
    assert (first, second) == pytest.approx((third, fourth))
    assert first + second == pytest.approx(1)


def test_alone_it_is_the_score_to_come() -> None:
    state = APOTHECA.start(variant="solo")
    rng = random.Random(1)
    while state.actor < 0:
        state.play(state.draw(rng))
    assert 5 < estimate(APOTHECA, state, rng, 50)[0] < 60
