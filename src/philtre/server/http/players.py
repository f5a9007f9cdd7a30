"""Player routes: the own identity, name, and finished games."""

from __future__ import annotations

import asyncio
from functools import cache

from philtre.core.message import Message
from philtre.protocol.http import FinishedGame, Me, MyGames, Named
from philtre.server.http.api import ApiRequest, ApiRoute, unreadable
from philtre.server.live.table_summary import readable_card
from philtre.server.people.lookalikes import keys_of
from philtre.server.store.history import RESULTS, SEARCHED, SIZE, Wish, seats_in
from philtre.table.refused import Refused
from philtre.table.user_text import proper_name, tidied
from philtre.text.sheet import LANGUAGES
from philtre.text.words import Words


async def me(request: ApiRequest) -> Me:
    return Me(request.me.name, request.me.registered_name)


async def rename(request: ApiRequest) -> Me:
    name = proper_name(request.body.name)
    await require_free_name(request, name)
    await request.service.identities.rename(request.me, name)
    return Me(name, request.me.registered_name)


async def require_free_name(request: ApiRequest, name: str) -> None:
    """Refuse a name that somebody else has registered, or one that looks the same."""
    if request.me.is_registered_as(name):
        return
    owners = await asyncio.to_thread(request.service.store.people.owners, keys_of(name))
    if any(owner != request.me.id for owner in owners):
        raise Refused(Message("name-registered", {"name": name}))


@cache
def default_names() -> frozenset[str]:
    """The names that clients give to nameless players of one screen: anybody may have them."""
    words = [Words(language) for language in LANGUAGES]
    return frozenset(one.say("player", number=number) for one in words for number in range(1, 9))


async def my_games(request: ApiRequest) -> MyGames:
    """Finished games, wherever I sat."""
    result = RESULTS.get(request.query.get("result", ""))
    if result is None:
        unreadable("result")
    query = request.query
    wish = Wish(query.get("game", ""), result, tidied(query.get("who", "")), request.number("page") or 0)
    found, total = await asyncio.to_thread(request.service.store.finished, request.me.id, wish)
    games = [
        FinishedGame(card, list(seats_in(one.seats)), one.at, one.result, one.rules or 0)
        for one in found
        if (card := readable_card(one.card, one.touched)) is not None
    ]
    return MyGames(games, wish.page, -(-total // SIZE), total)


ROUTES = [
    ApiRoute("GET", "/api/me", me, "Who I am; makes a guest of who is nobody yet.", Me, renews=True),
    ApiRoute("PUT", "/api/me", rename, "What I want to be called.", Me, Named),
    ApiRoute(
        "GET",
        "/api/me/games",
        my_games,
        "My finished games, newest first.",
        MyGames,
        query={
            "game": "of this game only",
            "result": "won, lost or drawn only",
            "who": f"with somebody whose name has this in it, among the newest {SEARCHED}",
            "page": "which page (0: the newest)",
        },
    ),
]
