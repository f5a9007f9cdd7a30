"""The content file: what is wrong with a bad one, and games on another board."""

import pickle
import random
from pathlib import Path

import pytest

import philtre
from philtre.conformance import CHECKS, Case
from philtre.core.game import Game

from .scene import OURS as GAME

OURS = GAME.content
E1 = '{ id = "e1", kind = "resource", resource = "mushroom", column = 4, row = 3 }'
R2 = '{ id = "r2", kind = "lose-resources", count = 2, column = 5, row = 1 }'
MARKET = '{ id = "market", kind = "market", column = 3, row = 3 }'
NORTH = '["market", "n1", "n2", "r0"]'
SPEED = 'id = "speed"\npower = "extra-roll"\ncost = ["flower", "grass"]\nworth = 2'


def bound(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "content.toml"
    file.write_text(text, encoding="utf-8")
    return philtre.game("race", content=file)


def changed(old: str, new: str) -> str:
    assert OURS.count(old) == 1, old
    return OURS.replace(old, new)


def with_speed(old: str, new: str) -> str:
    return changed(SPEED, SPEED.replace(old, new))


def without_paths() -> str:
    return OURS.split("[[board.path]]")[0]


FAULTS = [
    ("[goal", "not a TOML file: "),
    (changed('name = "race"', 'name = "chess"'), "field name: expected one of race, found 'chess'"),
    (changed("version = 1", "version = 2"), "field version: expected a whole number from 1 to 1, found 2"),
    (changed("version = 1", "version = 1\ndice = 2"), "unknown field dice: expected attack, board, goal"),
    (changed("coins = 20", "coins = 0"), "goal: field coins: expected a whole number from 1 to 999, found 0"),
    (
        changed("meteor = 4", "meteor = '4'"),
        "attack: field meteor: expected a whole number from 1 to 99, found '4'",
    ),
    (changed("poison = 2\n", ""), "attack: field poison is missing"),
    # Potions
    (
        with_speed('"speed"', '"Speed!"'),
        "potion 1: field id: expected small letters, digits and hyphens, at most 40, found 'Speed!'",
    ),
    (
        with_speed('"speed"', '"swap"'),
        "potion 6: field id: expected an id that no other potion has, found 'swap'",
    ),
    (with_speed("extra-roll", "flying"), "potion 1: field power: expected one of extra-roll, veil"),
    (
        with_speed("extra-roll", "veil"),
        "potion 2: field power: expected a power that no other potion has, found 'veil'",
    ),
    (
        with_speed('["flower", "grass"]', '["flower", "gold"]'),
        "potion 1: field cost: expected two resources out of flower",
    ),
    (
        with_speed('["flower", "grass"]', '["flower"]'),
        "potion 1: field cost: expected two resources out of flower",
    ),
    (
        with_speed("worth = 2", "worth = 100"),
        "potion 1: field worth: expected a whole number from 0 to 99, found 100",
    ),
    (changed('name.fr = "potion de vitesse"\n', ""), "potion 1: name: field fr is missing: expected a text"),
    (
        with_speed("worth = 2", "worth = 2\ncolour = 'red'"),
        "potion 1: unknown field colour: expected cost, id, name",
    ),
    (
        "[[potion]]".join([*OURS.split("[[potion]]")[:1], *OURS.split("[[potion]]")[2:]]),
        "no potion has the power extra-roll",
    ),
    # Spaces
    (
        changed(MARKET + ",\n", ""),
        'board: there is no market: expected a space with id = "market", kind = "market"',
    ),
    (
        changed(E1, E1.replace('"e1"', '"market"')),
        "board: space 4: field id: expected an id that no other space has, found 'market'",
    ),
    (
        changed(E1, '{ id = "e1", kind = "market", column = 4, row = 3 }'),
        "board: space e1: field kind: expected market for the space market and for no other",
    ),
    (
        changed(E1, E1.replace("mushroom", "gold")),
        "board: space e1: field resource: expected one of flower, grass",
    ),
    (
        changed(E1, E1.replace('"resource", resource = "mushroom"', '"river"')),
        "board: space e1: field kind: expected one of market, resource",
    ),
    (
        changed(E1, E1.replace("column = 4", "column = 10")),
        "board: space e1: field column: expected a whole number from 0 to 9, found 10",
    ),
    (
        changed(E1, E1.replace("column = 4", "column = 5")),
        "board: space e2: field column: expected a place of its own, not that of e1",
    ),
    (
        changed(E1, E1.replace("e1", "east1")),
        "board: space east1: field id: expected at most three characters",
    ),
    (
        changed(E1, E1.replace(" }", ", count = 1 }")),
        "board: space e1: unknown field count: expected column, id, kind",
    ),
    (
        changed(R2, R2.replace("count = 2", "count = 0")),
        "board: space r2: field count: expected a whole number from 1 to 9, found 0",
    ),
    # Paths
    (
        changed(NORTH, '["market", "n1", "n2", "r99"]'),
        "board: path 1: field spaces: expected ids of spaces of this board, found 'r99'",
    ),
    (
        changed(NORTH, '["market"]'),
        "board: path 1: field spaces: expected a list of two or more spaces, found ['market']",
    ),
    (
        changed(NORTH, '["market", "n1", "n1", "n2", "r0"]'),
        "expected two spaces to be joined once, and none to itself, found 'n1, n1'",
    ),
    (
        changed(NORTH, '["market", "n1", "market", "n2", "r0"]'),
        "expected two spaces to be joined once, and none to itself, found 'n1, market'",
    ),
    (
        changed(NORTH, '["market", "n1", "r0"]'),
        "board: the board is not connected: no path leads from the market to n2",
    ),
    (changed(NORTH, '["market", "n1", "n2"]'), "board: n2 is a dead end: its only neighbour is n1"),
    (without_paths(), "board: field path is missing: expected one or more [[path]] tables"),
]


@pytest.mark.parametrize(("text", "reason"), FAULTS)
def test_a_bad_content_file_is_refused_with_place_and_field(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        bound(tmp_path, text)
    assert str(problem.value).startswith("content of race: ")
    assert reason in str(problem.value)


def test_a_board_has_at_most_64_spaces(tmp_path: Path) -> None:
    many = "".join(
        f'{{ id = "x{number}", kind = "lose-potions", count = 1, column = 0, row = 0 }},'
        for number in range(64)
    )
    with pytest.raises(
        philtre.PhiltreError, match="board: field space: expected at most 64 spaces, found 65"
    ):
        bound(tmp_path, OURS.split("space = [")[0] + f"space = [{MARKET}, {many}]\n")


# Another board

SMALL = (
    OURS.split("[board]")[0]
    + """
[board]
source = "invented"
name.en = "The Knot"
name.fr = "Le Nœud"
space = [
  { id = "a", kind = "resource", resource = "flower", column = 0, row = 0 },
  { id = "b", kind = "lose-resources", count = 3, column = 1, row = 0 },
  { id = "market", kind = "market", column = 0, row = 1 },
  { id = "c", kind = "lose-potions", count = 2, column = 1, row = 1 },
  { id = "d", kind = "resource", resource = "grass", column = 2, row = 1 },
]

[[board.path]]
spaces = ["market", "a", "b", "c", "market"]

[[board.path]]
spaces = ["b", "d", "c"]
"""
)


@pytest.fixture
def small(tmp_path: Path) -> Game:
    return bound(tmp_path, SMALL)


def test_another_board_is_played_by_the_same_rules(small: Game) -> None:
    assert small.action_count == 70
    state = small.position("market d<b | ")
    for text in ("roll", "die 5", "go a", "go c", "go market", "go a"):
        assert text in [small.text(int(action)) for action in state.actions()] or text.startswith("die")
        state.play(small.parse(text))
    # market, a, b (a junction), c (a junction), market (passed), a: five steps
    assert state.position() == "a<market d<b | round=1 turn=2 resources=flower/-"


def test_more_than_one_potion_may_be_taken(small: Game) -> None:
    state = small.position("b<a d<c | potions=speed:2,swap:2/-")
    for text in ("roll", "die 1", "go c"):
        state.play(small.parse(text))
    assert "phase=spill giver=1 owed=2" in state.position()
    state.play(small.parse("spill swap"))
    state.play(small.parse("spill swap"))
    assert "potions=speed:2/-" in state.position()


def test_another_board_shows_its_own_spaces(small: Game) -> None:
    view = small.start(seats=2).view(0)
    assert [space.id for space in view.spaces] == ["a", "b", "market", "c", "d"]
    assert small.names("fr")["board-title"] == "Le Nœud"


@pytest.mark.parametrize("name", CHECKS)
def test_another_board_keeps_the_contract(small: Game, name: str) -> None:
    CHECKS[name](Case(small, "standard", 3, {"rounds": 30}), 1)


def test_two_boards_can_be_in_play_at_once(small: Game) -> None:
    ours, theirs = GAME.start(seats=2), small.start(seats=2)
    for state, game in ((ours, GAME), (theirs, small)):
        state.play(game.parse("roll"))
        state.play(game.parse("die 1"))
    assert {GAME.text(int(action)) for action in ours.actions()} == {"go n1", "go e1", "go s1", "go w1"}
    assert {small.text(int(action)) for action in theirs.actions()} == {"go a", "go c"}


def test_another_recipe_and_another_goal_hold(tmp_path: Path) -> None:
    text = OURS.replace('cost = ["flower", "grass"]', 'cost = ["wood", "wood"]').replace(
        "coins = 20", "coins = 2"
    )
    game = bound(tmp_path, text)
    assert "craft speed" not in moves(game, "market market | phase=trade resources=wood,flower,grass/-")
    state = game.position("market market | phase=trade resources=wood:2/-")
    for action in ("craft speed", "sell speed"):
        state.play(game.parse(action))
    assert state.over


def moves(game: Game, position: str) -> set[str]:
    return {game.text(int(action)) for action in game.position(position).actions()}


def test_a_state_keeps_its_board_through_pickling_and_records(small: Game) -> None:
    rng = random.Random(5)
    state = small.start(seats=2)
    actions: list[int] = []
    while len(actions) < 40:
        actions.append(int(state.draw(rng) if state.actor < 0 else rng.choice(list(state.actions()))))
        state.play(actions[-1])
    assert pickle.loads(pickle.dumps(state)).position() == state.position()
    options = small.chosen("standard", {})
    text = philtre.Record(small, "standard", 2, options, ["Ann", "Bo"], actions).write()
    *_, last = philtre.read_record(text).states()
    assert last.position() == state.position()
