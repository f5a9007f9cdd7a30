"""Constructors of events. An event is built only if the state collects events (`events` is not None)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from philtre.core.event import Event
from philtre.games.toil.rules.moves import EFFECTS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

Events = list[Event] | None


def by(events: Events, kind: str, seat: i64) -> None:
    """Appends an event with no facts but the seat."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat)}))


def paralysed(events: Events, seat: i64, target: i64) -> None:
    if events is not None:
        events.append(Event("paralysed", {"seat": int(seat), "target_seat": int(target)}))


def swapped(events: Events, seat: i64, target: i64) -> None:
    """Appends the event of swapped hands, which shows both seats a new hand."""
    if events is not None:
        events.append(Event("swapped", {"seat": int(seat), "target_seat": int(target)}, reveals=True))


def turn_begins(events: Events, seat: i64, round_number: i64) -> None:
    if events is not None:
        events.append(Event("turn", {"seat": int(seat), "round": int(round_number)}))


def drew(events: Events, kind: str, seat: i64, names: list[str], card: i64) -> None:
    """Appends the event of a card dealt or drawn, for its seat alone; all were told the number."""
    if events is not None:
        events.append(Event(kind, None, {"ingredient": names[card]}, (int(seat),)))


def gathers(events: Events, seat: i64, number: i64) -> None:
    if events is not None:
        events.append(Event("gathers", {"seat": int(seat), "count": int(number)}))


def reshuffled(events: Events, number: i64) -> None:
    if events is not None:
        events.append(Event("reshuffled", {"count": int(number)}))


def order(events: Events, id: str, place: i64) -> None:
    """Appends the event of an Order that is turned up."""
    if events is not None:
        events.append(Event("order", {"order": id, "place": int(place) + 1}, reveals=True))


def card(events: Events, kind: str, seat: i64, names: list[str], ingredient: i64, cauldron: i64) -> None:
    """Appends the event of a card added to, or lost from, one of the seat's own cauldrons."""
    if events is not None:
        facts = {"seat": int(seat), "ingredient": names[ingredient], "cauldron": int(cauldron) + 1}
        events.append(Event(kind, facts))


def moved(events: Events, seat: i64, names: list[str], ingredient: i64, start: i64, to: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "ingredient": names[ingredient]}
        events.append(Event("moved", facts | {"from": int(start) + 1, "to": int(to) + 1}))


def stole(state: Toil, ingredient: i64, start: i64, to: i64) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(state.seat),
            "target_seat": int(state.target),
            "ingredient": state.setup.tables.ingredients[ingredient],
            "from": int(start) + 1,
            "to": int(to) + 1,
        }
        state.events.append(Event("stole", facts))


def corroded(state: Toil, ingredient: i64, cauldron: i64) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(state.seat),
            "target_seat": int(state.target),
            "ingredient": state.setup.tables.ingredients[ingredient],
            "cauldron": int(cauldron) + 1,
        }
        state.events.append(Event("corroded", facts))


def passed(state: Toil, kind: str, target: i64, ingredient: i64) -> None:
    """Appends the event of a card that goes from hand to hand, shown to all."""
    if state.events is not None:
        facts = {
            "seat": int(state.seat),
            "target_seat": int(target),
            "ingredient": state.setup.tables.ingredients[ingredient],
        }
        state.events.append(Event(kind, facts, reveals=True))


def emptied(state: Toil, kind: str, seat: i64, place: i64) -> None:
    """Appends the event of a cauldron dumped by its owner or burnt by another, with its contents."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(state.seat)}
        if seat != state.seat:
            facts["target_seat"] = int(seat)
        facts["cauldron"] = int(place) % 3 + 1
        facts["ingredients"] = contents(state, place)
        state.events.append(Event(kind, facts))


def contents(state: Toil, place: i64) -> list[str]:
    """The ingredients in a cauldron, each repeated by its number."""
    from philtre.games.toil.rules.cards import lying

    return [
        id
        for kind, id in enumerate(state.setup.tables.ingredients)
        for _ in range(int(lying(state, place, kind)))
    ]


def sold(state: Toil, cauldron: i64, order: i64, gold: i64, total: i64) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(state.seat),
            "cauldron": int(cauldron) + 1,
            "order": state.setup.tables.orders[order],
            "gold": int(gold),
            "total": int(total),
        }
        state.events.append(Event("sold", facts))


def effects_of(mask: i64) -> list[str]:
    return [EFFECTS[effect] for effect in range(16) if mask >> effect & 1 != 0]


def drank(events: Events, seat: i64, cauldron: i64, mask: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "cauldron": int(cauldron) + 1,
            "effects": effects_of(mask),
        }
        events.append(Event("drank", facts))


def effect(events: Events, kind: str, seat: i64, number: i64) -> None:
    """Appends the event of an effect that begins, or has no effect."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat), "effect": EFFECTS[number]}))


def nothing(state: Toil) -> bool:
    """T5: appends the event of an effect without a possible target; returns True, since it is over."""
    effect(state.events, "nothing", state.seat, state.effect)
    return True


def looked(state: Toil) -> None:
    """Clairvoyance: appends the event of a hand that was shown to the drinker alone."""
    if state.events is not None:
        from philtre.games.toil.rules.cards import in_hand

        hand = [
            id
            for kind, id in enumerate(state.setup.tables.ingredients)
            for _ in range(int(in_hand(state, state.target, kind)))
        ]
        facts: dict[str, Any] = {"seat": int(state.seat), "target_seat": int(state.target)}
        state.events.append(Event("looked", facts, {"ingredients": hand}, (int(state.seat),), reveals=True))


def foresaw(state: Toil, orders: list[str]) -> None:
    """Prophecy: appends the event of Orders that were shown to the drinker alone."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(state.seat), "count": len(orders)}
        state.events.append(Event("foresaw", facts, {"orders": orders}, (int(state.seat),), reveals=True))


def about_order(state: Toil, kind: str, order: i64, reveals: bool) -> None:
    """Prophecy: appends the event of an Order that comes into play or goes under its stack."""
    if state.events is not None:
        facts = {"seat": int(state.seat), "order": state.setup.tables.orders[order]}
        state.events.append(Event(kind, facts, reveals=reveals))


def ended(events: Events, kind: str) -> None:
    """Appends the event of an end without a seat that reached the goal, with its reason as `kind`."""
    if events is not None:
        events.append(Event(kind, {}))


def won(events: Events, seats: list[int], gold: i64) -> None:
    """Appends the event of the winner, or of the seats that share the win."""
    if events is not None:
        if len(seats) == 1:
            events.append(Event("won", {"seat": seats[0], "gold": int(gold)}))
        else:
            events.append(Event("shared", {"seats": seats, "gold": int(gold)}))
