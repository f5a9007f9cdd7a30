"""States and games in a person's hands: printed, compared, copied, pickled, and played with care."""

import copy
import html
import pickle
import random
from typing import Any

import pytest

import philtre
from philtre import PhiltreError
from philtre.core.dice import random_bits

POSITIONS = {
    "apotheca": "R . . B / . y2 . . / . Y b1 . / . . . R | active=corvidus/imogen",
    "elixir": "phase=arrive labs=red-lab/green-lab at=jeweller/s7 gold=4/6 carried=henbane/-",
    "race": "r4<r3 r13<r14 | phase=move die=3 steps=3",
    "toil": (
        "turn=7 phase=potions hands=-/druid-acorn,crystal-lens "
        "orders=dragon-punch,uncles-liqueur,cutpurse-cocktail,stage-fright"
    ),
}
every_game = pytest.mark.parametrize("name", philtre.list_games())


def at(name: str) -> philtre.State:
    """A position with a decision of a seat; of a game that has none above, the first one of a match."""
    game = philtre.game(name)
    if name in POSITIONS:
        return game.position(POSITIONS[name])
    state = game.start(**game.quick_options(next(iter(game.variants))))
    dice = philtre.Dice(1)
    while state.actor == philtre.CHANCE:
        state.play(state.draw(dice))
    return state


class Integers:
    """A source as numpy.random.Generator is one: it draws whole numbers, and has no `getrandbits`."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def integers(self, limit: int) -> int:
        return self.rng.randrange(limit)


# Printing


def test_a_state_is_printed_as_its_board_in_english() -> None:
    text = str(at("race"))
    assert text.splitlines()[0].startswith("The Wheel")
    assert "Player 1" in text


@every_game
def test_a_printed_board_shows_no_more_than_a_spectator_sees(name: str) -> None:
    state = at(name)
    world = state.copy()
    world.redeal(None, random.Random(1))
    assert str(world) == str(state)


@every_game
def test_a_notebook_shows_the_board(name: str) -> None:
    state = at(name)
    shown = state._repr_html_()
    assert shown == f"<pre>{html.escape(str(state))}</pre>"


def test_the_short_form_names_setup_actor_and_position() -> None:
    state = at("race")
    assert repr(state) == f"<Race standard, 2 seats, seat 1 to decide: {state.position()}>"
    assert "chance to draw" in repr(philtre.game("apotheca").start(seats=2))
    assert repr(philtre.game("apotheca").start(seats=1)).startswith("<Apotheca solo, 1 seat, ")


def test_a_game_names_its_rules_and_a_content_that_is_not_its_own() -> None:
    game = philtre.game("race")
    assert repr(game) == "<RaceGame: race, rules version 3>"
    other = type(game)(game.content.replace("coins = 20", "coins = 30"))
    assert repr(other) == f"<RaceGame: race, rules version 3, content {other.content_hash}>"


# Comparing


@every_game
def test_states_of_one_position_are_equal(name: str) -> None:
    one, other = at(name), at(name)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, one.copy()}) == 1


@every_game
def test_a_move_makes_a_state_another_one(name: str) -> None:
    one, other = at(name), at(name)
    other.play(int(other.actions()[0]))
    assert one != other


def test_another_setup_makes_a_state_another_one() -> None:
    game = philtre.game("race")
    assert game.start(seats=2) != game.start(seats=2, rounds=10)
    assert game.start(seats=2) != game.start(seats=3)
    assert game.start(seats=2) != "race"


# Copying


@every_game
def test_copies_of_the_standard_library_are_copies(name: str) -> None:
    state = at(name)
    state.events = []
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin is not state
        assert twin.events is None
        twin.play(int(twin.actions()[0]))
        assert twin != state


@every_game
def test_a_pickled_state_comes_back_on_its_own_game(name: str) -> None:
    state = at(name)
    ours, theirs = state.get_setup(), pickle.loads(pickle.dumps(state)).get_setup()
    assert ours is not None
    assert theirs.game is ours.game is philtre.game(name)
    assert theirs.key() == ours.key()


# Playing with care


def test_a_move_is_played_by_its_text_or_its_number() -> None:
    game = philtre.game("race")
    by_text, by_number = at("race"), at("race")
    move = game.text(int(by_text.actions()[0]))
    by_text.play_checked(move)
    by_number.play_checked(game.parse(move))
    assert by_text == by_number != at("race")


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    state = at("apotheca")
    with pytest.raises(PhiltreError, match=r"^reveal a1: The tile on a1 lies face-up already\.$"):
        state.play_checked("reveal a1")
    assert state == at("apotheca")


def test_what_chance_cannot_draw_is_refused() -> None:
    state = philtre.game("race").position("market r2<r1 |")
    state.play_checked("roll")
    with pytest.raises(PhiltreError, match="roll: chance is to draw now"):
        state.play_checked("roll")
    state.play_checked(state.draw(random.Random(1)))


@pytest.mark.parametrize(
    ("move", "said"),
    [("fly to the moon", "'fly to the moon' is not a move of race"), (-1, "not -1"), (10**6, "not 1000000")],
)
def test_what_is_no_move_is_refused(move: int | str, said: str) -> None:
    with pytest.raises(PhiltreError, match=said):
        at("race").play_checked(move)


@every_game
def test_legal_is_what_seats_and_chance_may_do(name: str) -> None:
    rng = random.Random(2)
    state = philtre.game(name).start()
    for _ in range(60):
        if state.over:
            break
        action = state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(list(state.actions()))
        assert state.legal(action)
        assert action in state.legal_actions()
        assert not state.legal(philtre.game(name).action_count)
        state.play(action)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = philtre.game("race").start()
    state.playout(philtre.Dice(1))
    assert state.over
    assert state.legal_actions() == []
    assert "over" in repr(state)


# Sources of randomness


@every_game
def test_a_generator_of_whole_numbers_draws_and_deals(name: str) -> None:
    rng = Integers(3)
    state = philtre.game(name).start()
    for _ in range(60):
        if state.over:
            break
        if state.actor == philtre.CHANCE:
            action = state.draw(rng)
        else:
            action = rng.rng.choice(list(state.actions()))
        assert state.legal(action)
        state.play(action)
        state.copy().redeal(0, rng)


def test_numpy_generators_are_sources() -> None:
    numpy = pytest.importorskip("numpy")
    state = philtre.game("apotheca").start()
    assert state.legal(state.draw(numpy.random.default_rng(1)))


@pytest.mark.both
def test_numbers_of_numpy_are_actions() -> None:
    numpy = pytest.importorskip("numpy")
    state, rng = at("race"), numpy.random.default_rng(1)
    action = rng.choice(state.actions())
    assert state.legal(action)
    played = state.copy()
    played.play(action)
    state.play_checked(action)
    assert state == played


@pytest.mark.both
@every_game
def test_a_playout_takes_any_source(name: str) -> None:
    for rng in (philtre.Dice(5), random.Random(5), Integers(5)):
        state = at(name)
        decisions, _ = state.playout(rng)
        assert state.over
        assert decisions > 0
    once, again = at(name), at(name)
    assert once.playout(random.Random(5)) == again.playout(random.Random(5))
    assert once == again


@pytest.mark.parametrize("bits", [1, 7, 32, 33, 64, 100])
def test_every_source_gives_all_bits(bits: int) -> None:
    for source in (random_bits(Integers(1)), philtre.Dice(1)):
        drawn = [source.getrandbits(bits) for _ in range(200)]
        assert max(drawn).bit_length() == bits
        assert min(drawn).bit_length() < bits


def test_dice_and_the_standard_library_are_taken_as_they_are() -> None:
    for source in (philtre.Dice(1), random.Random(1), random.SystemRandom()):
        assert random_bits(source) is source


def test_what_is_no_source_is_refused() -> None:
    source: Any = 7
    with pytest.raises(PhiltreError, match=r"expected a source of random numbers, .* found int"):
        philtre.game("apotheca").start().draw(source)
