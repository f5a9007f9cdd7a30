"""Type checkers know the views of games: of ours by their names, of others by their classes.

`make check` runs mypy over this file: it fails where a type is another one, and where an error is not found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_type

import philtre
from philtre.games.apotheca.view import Tile
from philtre.games.apotheca.view import View as ApothecaView
from philtre.games.race.view import View as RaceView
from philtre.starter import Starter
from philtre.starter.view import View as StarterView

if TYPE_CHECKING:
    from brim.game import Brim
    from brim.view import View as BrimView


def test_views_of_our_games_have_their_types() -> None:
    state = philtre.game("apotheca").start(2)
    assert_type(state, philtre.TypedState[ApothecaView])
    assert_type(state.copy().view(None), ApothecaView)
    market = assert_type(state.view(0).market, list[Tile])
    assert market == []
    assert_type(philtre.game("race").position("r4<r3 r13<r14").view(1), RaceView)


def test_a_wrong_field_is_an_error_of_types() -> None:
    view = philtre.game("toil").start(2).view(0)
    assert not hasattr(view, "market")
    if TYPE_CHECKING:
        view.market  # type: ignore[attr-defined]  # noqa: B018 - mypy has to find this


def test_games_of_others_name_the_type_of_their_views() -> None:
    assert_type(Starter().start(2).view(0), StarterView)
    if TYPE_CHECKING:
        assert_type(Brim().start(2).view(0), BrimView)


def test_a_game_by_any_name_has_any_view() -> None:
    name = philtre.list_games()[0]
    game = assert_type(philtre.game(name), philtre.Game)
    assert game.start().view(0).seat == 0


def test_types_cost_nothing() -> None:
    """At run time there is nothing generic about them: states stay as small as they are."""
    assert philtre.TypedState[ApothecaView] is philtre.State
    assert type(philtre.game("toil")).__mro__[1:3] == (philtre.TypedGame, philtre.Game)
    assert philtre.State.__mro__ == (philtre.State, object)
