"""What happened, as events. Each is built only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from philtre.core.event import Event
from philtre.games.toil.rules.moves import EFFECTS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

Events = list[Event] | None


def by(events: Events, kind: str, seat: i64) -> None:
    """Something that befell a seat and needs no more facts."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat)}))


def paralysed(events: Events, seat: i64, target: i64) -> None:
    if events is not None:
        events.append(Event("paralysed", {"seat": int(seat), "target_seat": int(target)}))


def swapped(events: Events, seat: i64, target: i64) -> None:
    """Both see another hand now."""
    if events is not None:
        events.append(Event("swapped", {"seat": int(seat), "target_seat": int(target)}, reveals=True))


def turn_begins(events: Events, seat: i64, round_number: i64) -> None:
    if events is not None:
        events.append(Event("turn", {"seat": int(seat), "round": int(round_number)}))


def drew(events: Events, kind: str, seat: i64, names: list[str], card: i64) -> None:
    """A card is dealt or drawn. The others were told how many."""
    if events is not None:
        events.append(Event(kind, None, {"ingredient": names[card]}, (int(seat),)))


def gathers(events: Events, seat: i64, number: i64) -> None:
    if events is not None:
        events.append(Event("gathers", {"seat": int(seat), "count": int(number)}))


def reshuffled(events: Events, number: i64) -> None:
    if events is not None:
        events.append(Event("reshuffled", {"count": int(number)}))


def order(events: Events, id: str, place: i64) -> None:
    """An Order is turned up."""
    if events is not None:
        events.append(Event("order", {"order": id, "place": int(place) + 1}, reveals=True))


def card(events: Events, kind: str, seat: i64, names: list[str], ingredient: i64, cauldron: i64) -> None:
    """A card goes into, or out of, one of the seat's own cauldrons."""
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
    """A card goes from hand to hand, shown to all."""
    if state.events is not None:
        facts = {
            "seat": int(state.seat),
            "target_seat": int(target),
            "ingredient": state.setup.tables.ingredients[ingredient],
        }
        state.events.append(Event(kind, facts, reveals=True))


def emptied(state: Toil, kind: str, seat: i64, place: i64) -> None:
    """A cauldron is dumped by its owner, or burnt by another; what was in it is listed."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(state.seat)}
        if seat != state.seat:
            facts["target_seat"] = int(seat)
        facts["cauldron"] = int(place) % 3 + 1
        facts["ingredients"] = contents(state, place)
        state.events.append(Event(kind, facts))


def contents(state: Toil, place: i64) -> list[str]:
    """The ingredients in a cauldron, each as often as it is there."""
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
    """An effect begins, or does nothing."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat), "effect": EFFECTS[number]}))


def nothing(state: Toil) -> bool:
    """T5: the effect has nobody to work on, or nothing, and so is over."""
    effect(state.events, "nothing", state.seat, state.effect)
    return True


def looked(state: Toil) -> None:
    """Clairvoyance: the hand is for the drinker alone."""
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
    """Prophecy: the Orders are for the drinker alone."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(state.seat), "count": len(orders)}
        state.events.append(Event("foresaw", facts, {"orders": orders}, (int(state.seat),), reveals=True))


def about_order(state: Toil, kind: str, order: i64, reveals: bool) -> None:
    """Prophecy brings an Order into play, or puts one under its stack."""
    if state.events is not None:
        facts = {"seat": int(state.seat), "order": state.setup.tables.orders[order]}
        state.events.append(Event(kind, facts, reveals=reveals))


def ended(events: Events, kind: str) -> None:
    """Why the game ends, where nobody has reached the goal."""
    if events is not None:
        events.append(Event(kind, {}))


def won(events: Events, seats: list[int], gold: i64) -> None:
    """Who has won, or shares a draw."""
    if events is not None:
        if len(seats) == 1:
            events.append(Event("won", {"seat": seats[0], "gold": int(gold)}))
        else:
            events.append(Event("shared", {"seats": seats, "gold": int(gold)}))
