"""The view of a seat: its own cards, and the backs of all others. A card that it cannot know is None."""

from __future__ import annotations

import msgspec

from .state import Cup, Poured


class Player(msgspec.Struct):
    seat: int
    corks: int
    hand: list[str | None]


class CupCard(msgspec.Struct):
    seat: int
    card: str | None


class Opened(msgspec.Struct):
    """The cup that was opened last: by whom, what it held, and who got the cork."""

    lifter_seat: int
    drops: int
    taker_seat: int
    cards: list[CupCard]


class Kind(msgspec.Struct):
    """A kind of card: its drops, and how many there are."""

    card: str
    drops: int
    count: int


class View(msgspec.Struct):
    seat: int | None
    actor: int
    brim: int
    corks_to_win: int
    deck: int
    kinds: list[Kind]
    cup: list[CupCard]
    opened: Opened | None
    players: list[Player]


def look(state: Cup, seat: int | None) -> View:
    ids = state.cards.ids

    def cards(hand: list[int], own: bool) -> list[str | None]:
        return [ids[card] if own else None for card, count in enumerate(hand) for _ in range(count)]

    def laid(one: Poured, known: bool) -> CupCard:
        return CupCard(one.seat, ids[one.card] if known else None)

    opened = None
    if state.last:
        shown = [laid(one, known=True) for one in state.last]
        opened = Opened(state.lifter, state.drops(state.last), state.taker(), shown)
    return View(
        seat=seat,
        actor=int(state.actor),
        brim=state.cards.brim,
        corks_to_win=state.goal(),
        deck=sum(state.deck()),
        kinds=[Kind(*kind) for kind in zip(ids, state.cards.drops, state.cards.counts, strict=True)],
        cup=[laid(one, known=one.seat == seat) for one in state.cup],
        opened=opened,
        players=[
            Player(other, state.corks[other], cards(hand, own=other == seat))
            for other, hand in enumerate(state.hands)
        ],
    )
