"""The box and the set-up."""

import pytest

import philtre
from philtre.testing import chance, entry, legal, play

from .reference import FIRST_FIVE, POWER_OF
from .scene import EMPTY, GAME, active, at, dealt, gems, market, seen

FIVE = ["corvidus", "merten", "afrit", "giada", "solas"]
SPACES = [column + row for row in "1234" for column in "abcd"]


# The box


def test_the_market_has_sixteen_spaces_and_a_tile_may_go_to_any_open_one() -> None:
    state = at(f"{EMPTY} | phase=place drawn=r")
    assert legal(state) == {f"place {space}" for space in SPACES}
    state = at("R . . . / . y2 . . / . . . . / . . . B | phase=place drawn=r")
    assert legal(state) == {f"place {space}" for space in SPACES if space not in ("a1", "b2", "d4")}


def test_the_box_holds_fifteen_tiles_of_each_colour() -> None:
    state = GAME.start(seats=2)
    assert chance(state) == {"tile ruby": 15, "tile sapphire": 15, "tile topaz": 15}
    assert state.piece_counts() == {"ruby": 15, "sapphire": 15, "topaz": 15, "apothecaries": 15}


def test_each_of_the_fifteen_apothecaries_has_a_power_of_its_own() -> None:
    state = play(GAME.start(seats=2), *["tile ruby"] * 6)
    assert chance(state) == {f"card {card}": 1 for card in POWER_OF}
    alley = dealt("RRRRRR", FIVE, seats=2).view(None).alley
    assert [station.card.power for station in alley] == ["genie-juggle", "tetratwist", "faithful-float"]


def test_there_are_three_stations_each_of_a_colour() -> None:
    alley = dealt("RBYRYB", FIVE, seats=2).view(None).alley
    assert [station.station for station in alley] == ["ruby", "sapphire", "topaz"]


def test_gems_are_open_and_never_run_out() -> None:
    state = at("r1 . . . / . . . . / . . . . / . . . . | gems=12,0,0/9,9,9")
    play(state, "reveal a1")
    assert gems(state, 0) == (13, 0, 0)
    assert gems(state, 1) == (9, 9, 9)


# Setting up


def test_corners_lie_face_up_and_two_tiles_facedown_on_b2_and_c3() -> None:
    state = dealt("RBYRYB", FIVE, seats=2)
    assert market(state) == "R . . B / . y2 . . / . . b2 . / Y . . R"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_two_tiles_point_to_the_second_player_who_may_look_at_once(seats: int) -> None:
    state = dealt("RBYRYB", list(POWER_OF)[: seats + 3], seats=seats)
    assert market(state) == "R . . B / . y2 . . / . . b2 . / Y . . R"
    for seat in range(seats):
        known = ("topaz", "sapphire") if seat == 1 else (None, None)
        assert (seen(state, seat)["b2"], seen(state, seat)["c3"]) == known


def test_everybody_sees_the_same_market_but_for_what_lies_facedown() -> None:
    state = dealt("RBYRYB", FIVE, seats=2)
    assert seen(state, 0) == seen(state, None)
    assert seen(state, None) == {
        "a1": "ruby", "d1": "sapphire", "b2": None, "c3": None, "a4": "topaz", "d4": "ruby",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_and_play_goes_round(seats: int) -> None:
    state = dealt("RBYRYB", list(POWER_OF)[: seats + 3], seats=seats)
    order: list[int] = []
    while len(order) < 2 * seats:
        turn = entry(state, "turn")
        order.append(int(state.actor))
        while entry(state, "turn") == turn:
            text = "done" if "done" in legal(state) else min(legal(state))
            play(state, text)
    assert order == [*range(seats), *range(seats)]


def test_the_other_tiles_are_the_supply_and_only_their_number_is_known() -> None:
    state = dealt("RBYRYB", FIVE, seats=2)
    assert entry(state, "supply") == "13,13,13"
    assert [state.view(seat).supply for seat in (0, 1, None)] == [39, 39, 39]


def test_everybody_can_look_up_every_power() -> None:
    for language in ("en", "fr"):
        words = (GAME.folder() / "words" / f"words.{language}.ftl").read_text(encoding="utf-8")
        for power in POWER_OF.values():
            assert f"\npower-{power} = " in words


def test_each_player_gets_a_card_and_three_come_to_the_alley_all_face_up() -> None:
    state = dealt("RBYRYB", FIVE, seats=2)
    assert [active(state, seat) for seat in (0, 1)] == [["corvidus"], ["merten"]]
    view = state.view(None)
    assert [station.card.apothecary for station in view.alley] == ["afrit", "giada", "solas"]
    assert view.deck == 10


def test_nobody_has_a_gem_at_the_start() -> None:
    state = dealt("RBYRYB", FIVE, seats=2)
    assert gems(state, 0) == gems(state, 1) == (0, 0, 0)


def test_the_decks_order_is_nowhere_until_a_card_is_drawn() -> None:
    state = dealt("RBYRYB", ["corvidus", "merten"], seats=2)
    assert chance(state) == {f"card {card}": 1 for card in POWER_OF if card not in ("corvidus", "merten")}


# A first game


def test_in_a_first_game_the_five_named_cards_come_first() -> None:
    state = play(GAME.start(seats=2, first_game=True), *["tile ruby"] * 6)
    assert chance(state) == {f"card {card}": 1 for card in FIRST_FIVE}
    play(state, "card imogen", "card merten", "card corvidus", "card benedetto")
    assert chance(state) == {"card porter-king": 1}  # who sees four knows the fifth


def test_in_a_first_game_of_four_the_other_cards_follow_the_five() -> None:
    state = play(GAME.start(seats=4, first_game=True), *["tile ruby"] * 6)
    play(state, *[f"card {card}" for card in FIRST_FIVE])
    assert chance(state) == {f"card {card}": 1 for card in POWER_OF if card not in FIRST_FIVE}


@pytest.mark.parametrize(("variant", "dealt_first"), [("solo", 10), ("master", 6)])
def test_a_first_game_may_be_of_any_kind(variant: str, dealt_first: int) -> None:
    state = GAME.start(variant=variant, first_game=True)
    tiles = ["tile ruby", "tile sapphire", "tile topaz"] * 4
    play(state, *tiles[:dealt_first])
    assert chance(state) == {f"card {card}": 1 for card in FIRST_FIVE}


def test_what_is_left_of_the_five_in_the_deck_is_drawn_before_the_rest() -> None:
    state = at(
        "R . . . / . . . . / . . . . / . . . y1 | first_game=yes gems=2,0,0/0,0,0"
        " alley=benedetto,corvidus,imogen active=merten/-"
    )
    play(state, "hire ruby")
    assert chance(state) == {"card porter-king": 1}


def test_a_deck_in_play_stays_with_its_game() -> None:
    assert philtre.game("apotheca") is GAME
