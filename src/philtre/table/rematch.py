"""The next table of the same players: offered, accepted or declined, and opened when all agree."""

from __future__ import annotations

from typing import Literal

import msgspec

from philtre.core.dice import Bits
from philtre.core.message import Message
from philtre.table.entries import AnyEntry, Declined, Offered, Opened
from philtre.table.refused import Refused
from philtre.table.seats import Seat
from philtre.table.setup import Plan
from philtre.table.table import Table
from philtre.table.user_text import fitting


def answer_offer(table: Table, seat: int, yes: bool, now: int) -> list[AnyEntry]:
    """Offer a rematch, or accept it; or decline it, or withdraw one's own offer."""
    must_be_over(table)
    voter = table.voter(seat)
    if yes and voter in table.offers:
        return []
    if not yes and not table.offers:
        raise Refused(Message("rematch-none"))
    table.must_have_room()
    return table.write(Offered(now, voter) if yes else Declined(now, voter))


def all_agree(table: Table) -> bool:
    """True if every player would like a rematch; players who have been forgotten are not asked."""
    players = {table.voter(number) for number, seat in enumerate(table.seats) if seat.players}
    return {seat for seat in players if not table.seats[seat].former} <= set(table.offers)


def open_rematch(table: Table, rng: Bits, now: int) -> tuple[Table, list[AnyEntry]]:
    """Open the same table again; everybody moves one seat on, so that another begins.

    Where seats are drawn by lot, they are drawn again. A game that went on from a position of another begins
    there again, with everybody at the same seat.
    """
    must_be_over(table)
    if table.origin:
        return begin_again(table, rng, now)
    seats = table.seats[-1:] + table.seats[:-1]
    plans = tuple(
        seat.plan if seat.plan.kind == "bot" else Plan(kind_of(seat), "", name_for(seat)) for seat in seats
    )
    several = table.setup.several or hold_several(table)
    setup = msgspec.structs.replace(table.setup, seats=plans, several=several)
    own = next((seat.name for seat in seats if seat.registered and seat.plan.kind == "here"), "")
    following, entries = Table.open(setup, table.host, own, rng, now, bool(own))
    for number, seat in enumerate(seats):
        for player in () if seat.former else seat.players:
            place = following.drawn_seats[number]
            if following.seats[place].players:
                entries += following.join(place, player, now)
            else:
                entries += following.sit(place, player, fitting(seat.name), now, seat.registered)
    return following, entries


def begin_again(table: Table, rng: Bits, now: int) -> tuple[Table, list[AnyEntry]]:
    """Begin once more where the table began: at a position of another game."""
    played = tuple(step.action for step in table.match.journal[: table.match.first_step])
    opened = Opened(now, table.setup, table.host, played=played, origin=table.origin)
    seat = next(seat for seat in table.seats if seat.plan.kind == "here")
    return Table.seat_host(opened, rng, seat.name, seat.registered)


def must_be_over(table: Table) -> None:
    """A rematch follows a game that is over; a lesson has none."""
    if table.ending is None:
        raise Refused(Message("table-not-over"))
    if table.lesson is not None:
        raise Refused(Message("learn-no-rematch"))


def hold_several(table: Table) -> bool:
    """True if a player holds several seats, as when two guests turn out to be one person."""
    return any(
        seat.plan.kind == "person" and len(table.seats_of(player)) > 1
        for seat in table.seats
        for player in seat.players
    )


def name_for(seat: Seat) -> str:
    """The name that stands at the seat until somebody sits there; a registered one is its player's own."""
    return "" if seat.registered else fitting(seat.name)


def kind_of(seat: Seat) -> Literal["person", "here", "bot"]:
    """The kind of the seat in a rematch: a forgotten player's is for somebody else."""
    return "person" if seat.former else seat.plan.kind
