"""The reference itself, against cases worked out by hand."""

import random

import pytest

from .reference import (
    CELLS,
    POWER_OF,
    POWERS,
    Actor,
    Position,
    Reference,
    diagonals,
    matches,
    moved,
    named_power_moves,
    power_moves,
    read_market,
    write_market,
)

EMPTY = ". . . . / . . . . / . . . . / . . . ."
CORNER = "R . . . / . . . . / . . . . / . . . ."
MIDDLE = ". . . . / . R . . / . . . . / . . . ."
PAIR = "R B . . / . . . . / . . . . / . . . ."
FRESH = "R . . B / . y2 . . / . . b2 . / Y . . R"
FULL = "R B R B / B R B R / R B R B / B R y1 y1"


def uses(power: str, market: str) -> set[str]:
    """What follows the power's name in each of its legal uses."""
    return {text.removeprefix(power + " ") for text in named_power_moves(power, read_market(market))}


def after(text: str, market: str) -> str:
    board = read_market(market)
    return write_market(moved(board, named_power_moves(text.split(maxsplit=1)[0], board)[text]))


def play(game: Reference, *texts: str) -> Reference:
    for text in texts:
        game.play(text)
    return game


def who(game: Reference) -> Actor:
    return game.actor


def kinds(game: Reference) -> set[str]:
    return {text.split()[0] for text in game.legal()}


def at(variant: str, seats: int, market: str, **rest: object) -> Reference:
    return Reference(variant, seats, position=Position(market, **rest))  # type: ignore[arg-type]


def set_up(game: Reference, tiles: str, cards: list[str]) -> Reference:
    gems = {"R": "ruby", "B": "sapphire", "Y": "topaz"}
    return play(game, *[f"tile {gems[tile]}" for tile in tiles], *[f"card {card}" for card in cards])


# --- the position text


@pytest.mark.parametrize("text", [EMPTY, FRESH, FULL, "R* . y0 B / . y2 . . / . . b4 . / Y* . . r3"])
def test_a_market_is_written_as_it_was_read(text: str) -> None:
    assert write_market(read_market(text)) == text


@pytest.mark.parametrize(
    "text", ["R", "R . . . / . . .", EMPTY[:-1] + "?2", EMPTY[:-1] + "r", EMPTY[:-1] + "r2*"]
)
def test_what_is_no_market_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"market|tile"):
        read_market(text)


# --- powers: how many uses


@pytest.mark.parametrize(
    ("power", "corner", "middle", "pair"),
    [
        # one tile on a1; one on b2; ruby on a1 and sapphire on b1
        ("chained-charge", 0, 0, 3),
        ("double-dive", 0, 0, 0),
        ("faithful-float", 0, 4, 2),
        ("flickering-flip", 0, 0, 1),
        ("genie-juggle", 0, 0, 3),
        ("gully-glide", 6, 6, 10),
        ("lucky-leap", 6, 3, 10),
        ("portal-pounce", 2, 4, 5),
        ("reptilian-rush", 2, 4, 5),
        ("shadow-swap", 0, 0, 0),
        ("sorceress-spin", 0, 0, 0),
        ("spirit-switch", 0, 0, 0),
        ("tetratwist", 1, 4, 2),
        ("wandering-waltz", 3, 8, 6),
        ("wizarding-winds", 2, 4, 2),
    ],
)
def test_uses_of_a_power_counted_by_hand(power: str, corner: int, middle: int, pair: int) -> None:
    assert [len(uses(power, market)) for market in (CORNER, MIDDLE, PAIR)] == [corner, middle, pair]


def test_in_an_empty_market_no_power_can_be_used_and_in_a_full_one_only_those_that_need_no_space() -> None:
    assert not any(uses(power, EMPTY) for power in POWERS)
    assert {power for power in POWERS if uses(power, FULL)} == {
        "faithful-float",
        "flickering-flip",
        "reptilian-rush",
        "shadow-swap",
        "sorceress-spin",
        "spirit-switch",
        "tetratwist",
    }


def test_fifteen_apothecaries_have_fifteen_powers() -> None:
    assert len(POWER_OF) == 15
    assert set(POWER_OF.values()) == set(POWERS)


# --- powers: which uses


def test_moves_of_one_tile() -> None:
    assert uses("gully-glide", CORNER) == {"a1 b1", "a1 c1", "a1 d1", "a1 a2", "a1 a3", "a1 a4"}
    assert uses("lucky-leap", CORNER) == {"a1 c1", "a1 d1", "a1 a3", "a1 a4", "a1 c3", "a1 d4"}
    assert uses("lucky-leap", MIDDLE) == {"b2 d2", "b2 b4", "b2 d4"}
    assert uses("portal-pounce", MIDDLE) == {"b2 a4", "b2 c4", "b2 d1", "b2 d3"}
    assert uses("wandering-waltz", CORNER) == {"a1 b1", "a1 a2", "a1 b2"}


def test_a_tile_passes_over_others_but_never_ends_on_one() -> None:
    market = "R B . B / . . . . / . . . . / . . . ."
    assert "a1 c1" in uses("gully-glide", market)
    assert not {"a1 b1", "a1 d1"} & uses("gully-glide", market)
    assert "a1 c1" in uses("lucky-leap", market)


def test_chained_charge_names_the_leader_its_goal_and_the_follower() -> None:
    assert uses("chained-charge", PAIR) == {"a1 a2 b1", "b1 c1 a1", "b1 b2 a1"}
    assert after("chained-charge a1 a2 b1", PAIR) == "B . . . / R . . . / . . . . / . . . ."


def test_genie_juggle_goes_beside_the_partner_and_two_partners_are_one_move() -> None:
    assert uses("genie-juggle", PAIR) == {"a1 c1", "a1 b2", "b1 a2"}
    assert "b2 a1" in uses("genie-juggle", ". B . . / Y R . . / . . . . / . . . .")


def test_double_dive_of_diagonal_neighbours() -> None:
    market = "R . . . / . B . . / . . . . / . . . ."
    assert uses("double-dive", market) == {"a1 b1 b2 a2", "a1 b1 b2 b3", "a1 a2 b2 c2", "a1 a2 b2 b1"}
    assert after("double-dive a1 b1 b2 a2", market) == ". R . . / B . . . / . . . . / . . . ."


def test_double_dive_never_goes_one_way_nor_where_a_tile_lay() -> None:
    market = "R . R . / . . . . / . . . . / . . . ."
    assert uses("double-dive", market) == {"a1 b1 c1 c2", "a1 a2 c1 b1", "a1 a2 c1 d1"}


def test_faithful_float_takes_inner_lines_round_the_edge() -> None:
    market = ". . . . / R . . B / . . . . / . . . ."
    assert uses("faithful-float", market) == {"2 left", "2 right"}
    assert after("faithful-float 2 left", market) == ". . . . / . . B R / . . . . / . . . ."
    assert after("faithful-float 2 right", market) == ". . . . / B R . . / . . . . / . . . ."
    column = ". B . . / . . . . / . . . . / . R . ."
    assert after("faithful-float b up", column) == ". . . . / . . . . / . R . . / . B . ."
    assert after("faithful-float b down", column) == ". R . . / . B . . / . . . . / . . . ."


def test_reptilian_rush_takes_ten_diagonals() -> None:
    assert sorted(len(line) for line in diagonals()) == [2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
    market = ". . . . / R . . . / . . . . / . . . ."
    assert uses("reptilian-rush", market) == {"a2-b1", "a2-c4 left", "a2-c4 right"}
    assert after("reptilian-rush a2-b1", market) == CORNER.replace("R .", ". R")
    assert after("reptilian-rush a2-c4 left", market) == ". . . . / . . . . / . . . . / . . R ."
    assert after("reptilian-rush a2-c4 right", market) == ". . . . / . . . . / . R . . / . . . ."
    rising = ". . . B / . . . . / . . . . / R . . ."
    assert after("reptilian-rush a4-d1 right", rising) == ". . . . / . . . . / . R . . / B . . ."
    assert after("reptilian-rush a4-d1 left", rising) == ". . . R / . . B . / . . . . / . . . ."


def test_a_two_space_diagonal_swaps_what_lies_there() -> None:
    assert after("reptilian-rush c4-d3", ". . . . / . . . . / . . . R / . . B .") == (
        ". . . . / . . . . / . . . B / . . R ."
    )


def test_swaps_are_written_in_reading_order() -> None:
    market = "R . B . / . . . . / . . . . / Y . . R"
    assert uses("sorceress-spin", market) == {"a1 c1", "a1 a4", "a4 d4"}  # a1 and d4 are alike
    assert uses("spirit-switch", "R . . . / . . B . / . Y . . / . . . .") == {"a1 c2", "a1 b3"}
    assert uses("shadow-swap", FRESH) == {f"{one} {two}" for one in ("a1", "d1") for two in ("b2", "c3")} | {
        f"{one} {two}" for one in ("b2", "c3") for two in ("a4", "d4")
    }


def test_tetratwist_turns_clockwise_with_empty_spaces() -> None:
    assert uses("tetratwist", MIDDLE) == {"a1", "b1", "a2", "b2"}
    assert (
        after("tetratwist a1", "R B . . / . Y . . / . . . . / . . . .")
        == ". R . . / Y B . . / . . . . / . . . ."
    )


def test_wizarding_winds_keep_the_order() -> None:
    market = ". R . B / . . y1 . / . . . . / R . . ."
    assert after("wizarding-winds left", market) == "R B . . / y1 . . . / . . . . / R . . ."
    assert after("wizarding-winds right", market) == ". . R B / . . . y1 / . . . . / . . . R"
    assert after("wizarding-winds up", market) == "R R y1 B / . . . . / . . . . / . . . ."
    assert after("wizarding-winds down", market) == ". . . . / . . . . / . . . . / R R y1 B"


# --- A14


@pytest.mark.parametrize(
    ("two", "count"),
    [("R R", 0), ("R R*", 0), ("R B", 1), ("R r1", 1), ("r1 r1", 1), ("r1 b1", 1), ("r1 r2", 1)],
)
def test_a_swap_must_change_the_market(two: str, count: int) -> None:
    assert len(uses("flickering-flip", f"{two} . . / . . . . / . . . . / . . . .")) == count


def test_a_line_of_one_colour_does_not_float_and_facedown_tiles_do() -> None:
    assert not {"2 left", "2 right"} & uses("faithful-float", ". . . . / R R R R / . . . . / . . . .")
    assert {"2 left", "2 right"} <= uses("faithful-float", ". . . . / r1 r1 r1 r1 / . . . . / . . . .")


def test_only_tiles_that_change_cell_are_motions_and_other_tiles_are_other_actions() -> None:
    market = read_market("R . R . / . . . . / . . . . / . . . .")
    left = named_power_moves("wizarding-winds", market)["wizarding-winds left"]
    assert left == {("c1", "b1")}
    glides = power_moves("gully-glide", market)
    to_b1 = [result for motions, result in glides.items() if motions & {("a1", "b1"), ("c1", "b1")}]
    assert len(to_b1) == 2


# --- matches


@pytest.mark.parametrize(
    ("market", "found"),
    [
        (FRESH, []),
        ("R R R . / . . . . / . . . . / . . . .", ["R a1 b1 c1"]),
        ("R R r1 R / . . . . / . . . . / . . . .", []),
        ("R R R R / . . . . / . . . . / . . . .", ["R a1 b1 c1 d1"]),
        (". B . . / . B . . / B B B . / . . . .", ["B b1 b2 a3 b3 c3"]),
        ("R R R . / B B B . / . . . . / . . . .", ["R a1 b1 c1", "B a2 b2 c2"]),
        ("R R R . / R R R . / . . . . / . . . .", ["R a1 b1 c1", "R a2 b2 c2"]),
        ("R R R . / . . R . / . R R R / . . . .", ["R a1 b1 c1 c2 b3 c3 d3"]),
        ("R R R . / R R R . / R R R . / . . . .", ["R a1 b1 c1 a2 b2 c2 a3 b3 c3"]),
        ("R . . . / . R . . / . . R . / . . . .", []),
        ("R* . . . / R . . . / R . . . / . . . .", ["R a1 a2 a3"]),
    ],
)
def test_matches(market: str, found: list[str]) -> None:
    board = read_market(market)
    assert [" ".join([colour, *sorted(cells, key=CELLS.index)]) for colour, cells in matches(board)] == found


# --- set-up


def test_a_standard_game_is_set_up_and_begins_with_one_action() -> None:
    game = Reference("standard", 2)
    assert who(game) == "chance"
    assert game.weights() == {"tile ruby": 15, "tile sapphire": 15, "tile topaz": 15}
    game.play("tile ruby")
    assert game.weights()["tile ruby"] == 14
    set_up(game, "BYRYB", [])
    assert game.market == FRESH
    assert len(game.weights()) == 15
    set_up(game, "", ["corvidus", "merten", "solas", "giada", "afrit"])
    assert who(game) == 0
    assert kinds(game) == {"reveal", "restock", "gully-glide"}
    play(game, "reveal b2")
    assert game.gems(0) == {"ruby": 0, "sapphire": 0, "topaz": 1}
    assert game.market == FRESH.replace("y2", "Y")
    assert who(game) == 1  # A7
    play(game, "reveal c3")
    assert who(game) == 1
    assert kinds(game) == {"restock", "lucky-leap"}
    assert game.returns() == [0, 0]


def test_in_a_first_game_the_five_come_first() -> None:
    game = set_up(Reference("standard", 2, first_game=True), "RBYRYB", [])
    assert set(game.weights()) == {
        "card benedetto",
        "card corvidus",
        "card imogen",
        "card merten",
        "card porter-king",
    }
    set_up(game, "", ["merten", "corvidus", "imogen", "benedetto"])
    assert game.weights() == {"card porter-king": 1}
    game = set_up(Reference("standard", 3, first_game=True), "RBYRYB", ["merten", "corvidus", "imogen"])
    set_up(game, "", ["benedetto", "porter-king"])
    assert len(game.weights()) == 10


def test_a_master_game_is_set_up_from_two_of_each_colour() -> None:
    game = set_up(Reference("master", 3), "RBYRY", [])
    assert game.weights() == {"tile sapphire": 1}
    set_up(game, "B", ["corvidus", "merten", "solas", "giada", "afrit"])
    assert game.legal() == {"decree ruby", "decree sapphire", "decree topaz"}
    play(game, "decree topaz")
    assert game.active == [[], ["corvidus"], ["merten"]]
    assert kinds(game) == {"reveal", "restock"}
    play(game, "restock")
    assert game.weights() == {"tile ruby": 13, "tile sapphire": 13, "tile topaz": 13}
    play(game, "tile ruby", "place a2")
    assert who(game) == 1


def test_a_solo_game_is_set_up_with_six_tiles_that_point_to_nobody() -> None:
    game = set_up(Reference("solo", 1), "RBYRRBYRBY", ["corvidus", "merten", "solas", "giada"])
    assert game.market == "R . r0 B / . b0 . y0 / r0 . b0 . / Y y0 . R"
    assert kinds(game) == {"reveal", "gully-glide"}
    play(game, "reveal c1", "reveal b2")
    assert game.legal() == {f"fetch {cell}" for cell in CELLS if cell not in game.board}
    play(game, "fetch b1")
    assert sum(game.weights().values()) == 35
    play(game, "tile topaz")
    assert game.market == "R y1 R B / . B . y0 / r0 . b0 . / Y y0 . R"


# --- actions


def test_restock_fills_up_to_three_facedown_tiles() -> None:
    game = at("standard", 2, "R . . . / . y1 . . / . . . . / . . . .", supply="RRB")
    play(game, "restock")
    assert game.weights() == {"tile ruby": 2, "tile sapphire": 1}
    play(game, "tile sapphire")
    assert game.legal() == {f"place {cell}" for cell in CELLS if cell not in ("a1", "b2")}
    play(game, "place c3", "tile ruby", "place d4")
    assert game.market == "R . . . / . y1 . . / . . b2 . / . . . r2"
    assert game.legal() == {"reveal b2", "reveal c3", "reveal d4"}


def test_restock_ends_with_the_supply() -> None:
    game = at("standard", 2, CORNER, supply="R")
    play(game, "restock", "tile ruby", "place b1")
    assert game.legal() == {"reveal b1"}


def test_with_the_house_rule_only_ones_own_tiles_count() -> None:
    position = Position("r1 r1 r1 . / r2 . . . / . . . . / . . . .", supply="RRRRR")
    assert "restock" not in Reference("standard", 2, position=position).legal()
    game = Reference("standard", 2, position=position, own_restock=True)
    play(game, "restock", "tile ruby", "place b2", "tile ruby", "place c2")
    assert "restock" not in game.legal()
    assert who(game) == 1


def test_hiring_costs_two_of_the_station_or_one_of_each() -> None:
    stations = {"ruby": "corvidus", "sapphire": "merten", "topaz": "solas"}
    game = at("standard", 2, CORNER, gems=["", "RRBY"], stations=stations, deck=["giada", "afrit"])
    assert game.legal() == {"hire ruby", "hire-any ruby", "hire-any sapphire", "hire-any topaz", "hire-top"}
    play(game, "hire ruby")
    assert game.gems(1) == {"ruby": 0, "sapphire": 1, "topaz": 1}
    assert game.weights() == {"card giada": 1, "card afrit": 1}
    play(game, "card afrit")
    assert game.stations == {"R": "afrit", "B": "merten", "Y": "solas"}
    assert kinds(game) == {"gully-glide"}  # A9: hired this turn, used this turn; hiring once is enough


def test_the_decks_card_is_seen_when_paid_and_an_empty_deck_refills_nothing() -> None:
    position = {"gems": ["", "RBY"], "stations": {"ruby": "corvidus"}}
    game = at("standard", 2, CORNER, deck=["merten"], **position)
    play(game, "hire-top", "card merten")
    assert kinds(game) == {"lucky-leap"}
    assert game.stations["R"] == "corvidus"
    game = at("standard", 2, CORNER, deck=[], **position)
    assert game.legal() == {"hire-any ruby"}
    play(game, "hire-any ruby")
    assert game.stations["R"] is None
    assert kinds(game) == {"gully-glide"}


def test_a_turn_without_a_legal_action_is_forgone() -> None:
    game = at("standard", 2, CORNER, active=[["corvidus"], []])
    assert who(game) == 0
    play(game, "gully-glide a1 a2")
    assert who(game) == 0
    assert game.turns_finished == 4  # the second action, then seat 2's turn, were impossible


# --- matches in play


def test_a_match_satisfies_and_stays_out_of_the_supply() -> None:
    game = at("standard", 2, "R R r2 . / b1 . . . / . . . . / . . . .", active=[[], ["corvidus"]], supply="B")
    play(game, "reveal c1")
    assert game.market == ". . . . / b1 . . . / . . . . / . . . ."
    assert game.satisfied[1] == ["corvidus"]
    assert game.gems(1)["ruby"] == 1
    assert game.supply["R"] == 0
    assert game.legal() == {"restock"}  # A9: satisfied, so no longer of use


def test_a_match_without_an_active_apothecary_is_a_gem_and_goes_back() -> None:
    game = at("standard", 2, "R R r2 R / . . . . / . . . . / . . . .")
    play(game, "reveal c1")
    assert game.gems(1)["ruby"] == 3  # the reveal, the match, the special match
    assert game.supply["R"] == 4


def test_which_match_and_which_apothecary_are_asked_in_this_order() -> None:
    market = ". B . . / R B R . / B R B . / . . . ."  # the swap of b2 and b3 makes two
    game = at("standard", 2, market, active=[[], ["benedetto", "merten"]], supply="R")
    play(game, "flickering-flip b2 b3")
    assert game.legal() == {"collect a2", "collect a3"}
    play(game, "collect a3")
    assert game.legal() == {"satisfy benedetto", "satisfy merten"}
    play(game, "satisfy benedetto")  # the last one is not asked for, and the other match is the only one
    assert game.market == ". B . . / . . . . / . . . . / . . . ."
    assert game.satisfied[1] == ["benedetto", "merten"]


def test_one_apothecary_and_two_matches_asks_for_the_match_only() -> None:
    market = "R B R . / B R B . / . . . . / . . . ."
    game = at("standard", 2, market, active=[[], ["benedetto"]])
    play(game, "flickering-flip b1 b2")
    assert game.legal() == {"collect a1", "collect a2"}
    play(game, "collect a1")
    assert game.gems(1) == {"ruby": 0, "sapphire": 1, "topaz": 0}
    assert game.supply == {"R": 0, "B": 3, "Y": 0}


def test_the_third_satisfied_apothecary_wins_at_once() -> None:
    market = "R B R . / B R B . / . . . . / . . . ."
    game = at("standard", 2, market, active=[[], ["benedetto"]], satisfied=[2, 2])
    play(game, "flickering-flip b1 b2", "collect a2")
    assert game.over
    assert who(game) is None
    assert game.legal() == set()
    assert game.returns() == [0, 1]
    assert game.market == "R R R . / . . . . / . . . . / . . . ."


def test_partners_win_together() -> None:
    market = "R R r2 . / . . . . / . . . . / . . . ."
    game = at("standard", 4, market, active=[[], ["benedetto"], [], []], satisfied=[2, 1, 0, 1])
    assert play(game, "reveal c1").returns() == [0, 1, 0, 1]


# --- the Extra Action token


def test_the_third_player_may_take_one_more_action_in_one_turn() -> None:
    market = "R r1 . . / . . . . / . . . . / . . . ."
    third = Position(market, turns=2, active=[[], [], ["corvidus"]], supply="RBY")
    game = Reference("standard", 3, position=third)
    play(game, "gully-glide a1 a2", "reveal b1")
    assert who(game) == 2
    assert game.legal() == {"restock", "done"}
    play(game, "done")
    assert game.token
    assert who(game) == 0
    game = play(Reference("standard", 3, position=third), "gully-glide a1 a2", "reveal b1", "restock")
    assert not game.token
    game = at("standard", 3, market, turns=2, active=[[], [], ["corvidus"]])
    play(game, "gully-glide a1 a2", "reveal b1")
    assert game.token
    assert who(game) == 2  # no third action was legal, and the others had none at all: the next turn
    assert game.turns_finished == 5
    assert "done" not in game.legal()


# --- market overload


def test_overload_takes_one_colour_and_the_restock_goes_on() -> None:
    game = at("standard", 2, "R B R B / B R B R / R B R B / B R . .", supply="YYRB")
    play(game, "restock", "tile topaz", "place c4", "tile ruby", "place d4")
    assert who(game) == "chance"
    assert game.weights() == {"tile sapphire": 1, "tile topaz": 1}
    play(game, "tile topaz")  # A32: none lies face-up
    assert game.market == "R B R B / B R B R / R B R B / B R y2 r2"
    assert game.weights() == {"tile sapphire": 1, "tile topaz": 1}
    play(game, "tile sapphire")
    assert game.market == "R . R . / . R . R / R . R . / . R y2 r2"
    assert game.weights() == {"tile sapphire": 8, "tile topaz": 1}  # the third tile of the restock
    play(game, "tile sapphire", "place b1")
    assert game.legal() == {"reveal b1", "reveal c4", "reveal d4"}


@pytest.mark.parametrize("supply", ["YYY", "YY"])
def test_overload_draws_a_face_up_colour_where_the_supply_has_none(supply: str) -> None:
    game = at("standard", 2, "R B R B / B R B R / R B R B / B R . .", supply=supply)
    play(game, "restock", "tile topaz", "place c4", "tile topaz", "place d4")
    assert game.weights() == {"tile ruby": 1, "tile sapphire": 1}
    play(game, "tile ruby")
    assert game.market == ". B . B / B . B . / . B . B / B . y2 y2"
    assert game.supply == {"R": 7, "B": 0, "Y": len(supply) - 2}


# --- solo


def test_a_solo_match_becomes_a_stack_and_scores_what_lies_face_up() -> None:
    market = "R R r0 . / . . . . / . . . . / . r1 . R"
    game = at("solo", 1, market, active=[["corvidus", "merten"]], outside=["c1", "b4"], supply="RY")
    play(game, "reveal c1")
    assert game.legal() == {"stack a1", "stack b1", "stack c1"}
    play(game, "stack b1")
    assert game.market == ". R* . . / . . . . / . . . . / . r1 . R"
    assert game.legal() == {"satisfy corvidus", "satisfy merten"}
    play(game, "satisfy merten")
    assert game.score == 2
    play(game, "reveal b4")  # A34: actions may repeat
    assert game.legal() == {"fetch c1"}
    play(game, "fetch c1", "tile topaz")
    assert game.market == ". R* y1 . / . . . . / . . . . / . R . R"
    assert game.gems(0) == {"ruby": 2, "sapphire": 0, "topaz": 0}


def test_solo_matches_without_an_apothecary_are_gems_in_reading_order() -> None:
    game = at("solo", 1, "R R r0 R / R B R . / . . . . / . . . .", outside=["d4"])
    play(game, "reveal c1", "stack d1")
    assert game.gems(0)["ruby"] == 3
    assert game.score == 0
    game = at("solo", 1, "R B R . / B R B . / . . . . / . . . .", active=[["benedetto"]], outside=["d4"])
    play(game, "flickering-flip b1 b2", "collect a2", "stack c2")
    assert game.score == 1
    assert game.legal() == {"stack a1", "stack b1", "stack c1"}
    play(game, "stack a1")
    assert game.gems(0) == {"ruby": 1, "sapphire": 0, "topaz": 0}
    assert game.market == "R* . . . / . . B* . / . . . . / . . . ."


def test_solo_hiring_costs_three_of_the_station_and_nothing_else() -> None:
    stations = {"ruby": "corvidus", "topaz": "merten"}
    game = at("solo", 1, CORNER, gems=["RRRBYY"], stations=stations, deck=["afrit"], outside=["d4"])
    assert game.legal() == {"hire ruby"}
    play(game, "hire ruby", "card afrit")
    assert game.gems(0) == {"ruby": 0, "sapphire": 1, "topaz": 2}


@pytest.mark.parametrize(("outside", "score"), [([], 5), (["a1"], 0)])
def test_a_solo_game_ends_when_no_tile_can_be_placed(outside: list[str], score: int) -> None:
    game = at("solo", 1, CORNER, outside=outside)
    assert game.over
    assert game.returns() == [score]


# --- Master of the Market


def test_the_master_plays_every_other_turn() -> None:
    game = at("master", 4, "r1 r1 r1 . / . . . . / . . . . / . . . .", turns=0)
    assert [game._seat_of_turn(turn) for turn in range(8)] == [0, 1, 0, 2, 0, 3, 0, 1]
    play(game, "reveal a1")
    assert who(game) == 1


def test_a_match_its_maker_may_not_score_goes_to_who_may_at_the_start_of_a_turn() -> None:
    made = "R R r2 . / b1 . . . / . . . . / . . . ."
    game = at("master", 2, made, active=[[], ["corvidus"]], scored="BY", decree="ruby")
    play(game, "reveal c1")
    assert game.market == made.replace("r2", "R")
    play(game, "gully-glide a2 d2")
    assert game.over
    assert game.returns() == [1, 0]


def test_an_apprentice_claims_standing_matches_while_an_apothecary_is_active() -> None:
    market = "R R R . / Y Y Y . / B B B . / . . . ."
    game = at("master", 3, market, decree="sapphire", active=[[], ["corvidus"], []], supply="R")
    assert game.legal() == {"collect a1", "collect a2"}
    play(game, "collect a2")
    assert game.market == "R R R . / . . . . / B B B . / . . . ."
    assert game.legal() == {"restock"}
    game = at("master", 3, market, decree="sapphire", supply="R")
    assert game.market == market
    assert game.legal() == {"restock"}
    game = at("master", 3, market, decree="sapphire", active=[[], ["corvidus"], []], satisfied=[0, 1, 1])
    assert play(game, "collect a1").returns() == [0, 1, 1]


def test_an_apprentice_without_an_apothecary_gets_a_gem_for_a_new_match_only() -> None:
    game = at("master", 2, "R R r2 . / . . . . / . . . . / . . . .", decree="sapphire")
    play(game, "reveal c1")
    assert game.gems(1)["ruby"] == 2
    assert game.supply["R"] == 3
    game = at("master", 2, "R R R r2 / . . . . / . . . . / . . . b1", decree="sapphire")
    play(game, "reveal d1")
    assert game.gems(1)["ruby"] == 1
    assert game.market == "R R R R / . . . . / . . . . / . . . b1"


@pytest.mark.parametrize(
    ("chosen", "market", "rubies", "supply"),
    [
        ("collect b2", ". Y Y Y / . . . . / . . . . / . . . .", 0, 0),
        ("collect b1", EMPTY, 1, 3),
    ],
)
def test_what_was_a_match_before_earns_no_gem(chosen: str, market: str, rubies: int, supply: int) -> None:
    game = at(
        "master",
        2,
        "Y Y Y . / R R . R / . . . . / . . . .",
        decree="sapphire",
        gems=["", "RR"],
        stations={"ruby": "tidemaster"},
    )
    play(game, "hire ruby")
    assert game.gems(0)["ruby"] == 2  # A40
    play(game, "wizarding-winds right")
    assert game.legal() == {"collect b1", "collect b2"}
    play(game, chosen)
    assert game.market == market
    assert game.gems(1) == {"ruby": rubies, "sapphire": 0, "topaz": 0}
    assert game.supply["R"] == supply
    assert game.supply["Y"] == 0


def test_a_standing_match_that_one_touches_is_ones_own() -> None:
    game = at(
        "master",
        2,
        "R R R r2 / . . . . / . . . . / . . . .",
        decree="sapphire",
        gems=["", "RR"],
        stations={"ruby": "tidemaster"},
    )
    play(game, "hire ruby")
    assert game.market.startswith("R R R r2")
    play(game, "reveal d1")
    assert game.satisfied[1] == ["tidemaster"]
    assert game.gems(1)["ruby"] == 2


def test_the_master_pays_for_powers_and_decrees_and_a_new_decree_claims_nothing_yet() -> None:
    market = "B B B . / . . . . / . . . . / . . . Y"
    stations = {"ruby": "corvidus", "topaz": "merten"}
    game = at("master", 2, market, turns=2, gems=["RRBY"], stations=stations, deck=["afrit"])
    assert kinds(game) == {"gully-glide", "decree"}
    assert {text for text in game.legal() if text.startswith("decree")} == {"decree sapphire", "decree topaz"}
    play(game, "decree sapphire")
    assert game.gems(0) == {"ruby": 2, "sapphire": 0, "topaz": 1}
    assert game.market == market
    assert kinds(game) == {"gully-glide"}
    play(game, "gully-glide a1 d1")
    assert game.gems(0) == {"ruby": 0, "sapphire": 0, "topaz": 1}
    assert game.market == EMPTY[:-1] + "Y"  # touched
    assert game.scored == {"B"}


def test_no_overload_while_a_match_stands_and_one_when_it_is_gone() -> None:
    market = "R R R B / B Y B Y / Y B Y B / B Y B ."
    game = at("master", 2, market, decree="ruby", active=[[], ["benedetto"]], supply="RYY")
    play(game, "restock", "tile topaz", "place d4")
    assert who(game) == 1  # full, and the restock is over
    play(game, "flickering-flip c1 c2")
    assert who(game) == "chance"
    assert game.weights() == {"tile ruby": 1, "tile topaz": 1}
    play(game, "tile ruby")
    assert game.market == ". . B B / B Y . Y / Y B Y B / B Y B y2"
    assert who(game) == 0


# --- the end


@pytest.mark.parametrize(
    ("variant", "seats", "share"),
    [("standard", 2, 1 / 2), ("standard", 3, 1 / 3), ("standard", 4, 1 / 2), ("master", 4, 1 / 2)],
)
def test_a_game_of_too_many_turns_is_a_draw(variant: str, seats: int, share: float) -> None:
    game = Reference(
        variant, seats, turns=3, position=Position("r1 r1 . . / . . . . / . . . . / . . . .", turns=2)
    )
    assert not game.over
    play(game, "reveal a1")
    assert game.over
    assert game.returns() == [share] * seats


VARIANTS = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("solo", 1),
    ("master", 2),
    ("master", 3),
    ("master", 4),
]


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
@pytest.mark.parametrize("house", [False, True])
def test_random_games_end_and_lose_no_tile_and_no_card(variant: str, seats: int, house: bool) -> None:
    rng = random.Random(f"{variant} {seats} {house}")
    for _ in range(2):
        game = Reference(variant, seats, first_game=house, own_restock=house)
        while not game.over:
            legal = sorted(game.legal())
            assert legal
            if game.actor == "chance":
                text = rng.choices(legal, [game.weights()[text] for text in legal])[0]
            else:
                text = rng.choice(legal)
            game.play(text)
            if len(game.history) > 10:
                in_hand = "place" in kinds(game)
                assert sum(game.supply.values()) + sum(game.kept.values()) + len(game.board) + in_hand == 45
            if game.turns_finished and kinds(game) & {"reveal", "restock"}:
                stationed = [card for card in game.stations.values() if card is not None]
                owned = [card for cards in game.active + game.satisfied for card in cards]
                assert sorted([*game.deck, *stationed, *owned]) == sorted(POWER_OF)
                assert variant == "master" or not matches(game.board)
        returns = game.returns()
        assert len(returns) == seats
        assert variant == "solo" or sum(returns[side[0]] for side in game.sides()) == pytest.approx(1)
