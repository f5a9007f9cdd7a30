"""The board in a terminal, in words and numbers, at most 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from philtre.games.toil.view import Brewing, Card, Cauldron, Cost, Count, Fit, Order, Player, View
from philtre.text.words import Words

WIDTH: Final = 80
UNKNOWN: Final = "?"


def draw(view: View, words: Words) -> str:
    """The board as text, from the Orders to the viewer's hand."""
    parts = [heading(view, words), orders(view, words)]
    parts += [player_lines(player, view, words) for player in seated(view)]
    parts += [drink(view, words), hands(view, words)]
    return "\n\n".join(["\n".join(part) for part in parts if part])


def heading(view: View, words: Words) -> list[str]:
    id = "board-round-even" if view.even_rounds else "board-round"
    round_text = words.say(id, round=view.round, rounds=view.rounds, goal=view.goal)
    discards = sum(card.count for card in view.discards)
    return wrapped(f"{round_text} {words.say('board-piles', deck=view.deck, discards=discards)}", "")


def seated(view: View) -> list[Player]:
    """The players from the viewer's left round to the viewer."""
    first = -1 if view.seat is None else view.seat
    return [*view.players[first + 1 :], *view.players[: first + 1]]


# Orders


def orders(view: View, words: Words) -> list[str]:
    """The four Orders in play, the foreseen ones, and the viewer's knowledge of the stacks."""
    basic, special = [stack.count for stack in view.stacks]
    lines = wrapped(words.say("board-orders", basic=basic, special=special), "")
    for order in view.orders:
        text = order_text(order, words) if order else words.say("board-no-order")
        lines += wrapped("  " + text, "      ")
    if view.foreseen:
        seen = "; ".join(order_text(order, words) for order in view.foreseen)
        lines += wrapped(words.say("board-foreseen", orders=seen), "      ")
    for stack in view.stacks:
        if stack.known:
            names = [words.say(f"order-{id}") if id else UNKNOWN for id in stack.known]
            kind = words.say(f"board-stack-{stack.kind}")
            lines += wrapped(words.say("board-noted", stack=kind, orders=", ".join(names)), "      ")
    return lines


def order_text(order: Order, words: Words) -> str:
    wants = [words.say("board-want", effect=want.effect, count=want.least) for want in order.wants]
    return words.say("board-order", gold=order.value, order=order.order, wants=", ".join(wants))


# Players


def player_lines(player: Player, view: View, words: Words) -> list[str]:
    """A player's gold, lingering effects, known cards and cauldrons; a star marks the turn."""
    name = words.player(player.seat)
    if player.seat == view.seat:
        name += f" ({words.say('board-you')})"
    mark = "* " if player.seat == view.player and view.phase != "over" else "  "
    facts = words.say("board-player", name=name, gold=player.gold, hand=player.hand, sold=len(player.sold))
    lines = wrapped(mark + facts, "      ")
    for lasting in player.lingering:
        lines += wrapped("    " + words.say(f"board-lingering-{lasting.effect}"), "      ")
    if player.known and player.cards is None:
        lines += wrapped("    " + words.say("board-known", cards=counted(player.known, words)), "      ")
    if player.held_over:
        lines += wrapped("    " + words.say("board-held-over", count=player.held_over), "      ")
    for cauldron in player.cauldrons:
        lines += cauldron_lines(cauldron, view, words, own=player.seat == view.seat)
    return lines


def cauldron_lines(cauldron: Cauldron, view: View, words: Words, *, own: bool) -> list[str]:
    """The contents and effects of a cauldron, and the Orders that it meets or lacks something for."""
    cards = counted(cauldron.cards, words) or words.say("board-cauldron-empty")
    lines = wrapped("    " + words.say("board-cauldron", number=cauldron.number, cards=cards), "       ")
    has = [effect_text(effect, words) for effect in cauldron.effects if effect.active]
    if has:
        lines += wrapped("       " + words.say("board-has", effects=", ".join(has)), "         ")
    for fit in cauldron.orders:
        if not fit.missing:
            lines += wrapped("       " + words.say("board-sells", order=fit.order), "         ")
    if own and cauldron.cards:
        coming = [effect_text(effect, words) for effect in cauldron.effects if not effect.active]
        if coming:
            lines += wrapped("       " + words.say("board-brewing", effects=", ".join(coming)), "         ")
        for fit in cauldron.orders:
            if fit.missing and begun(fit, view):
                lines += wrapped("       " + fit_text(fit, words), "         ")
    return lines


def begun(fit: Fit, view: View) -> bool:
    """True if the contents of the cauldron bring it nearer to the Order."""
    wanted = sum(
        want.least for order in view.orders if order and order.order == fit.order for want in order.wants
    )
    return sum(lack.count for lack in fit.missing) < wanted


def effect_text(effect: Brewing, words: Words) -> str:
    """An effect's name with its power, or with its progress towards its cost."""
    name = words.say(f"effect-{effect.effect}")
    if not effect.active:
        return f"{name} {effect.count}/{effect.cost}"
    return f"{name} {effect.count}" if effect.variable else name


def fit_text(fit: Fit, words: Words) -> str:
    missing = [words.say("board-missing", count=lack.count, effect=lack.effect) for lack in fit.missing]
    return words.say("board-lacks", order=fit.order, missing=", ".join(missing))


# The potion being drunk, and hands


def drink(view: View, words: Words) -> list[str]:
    if view.drink is None:
        return []
    cards = counted(view.drink.cards, words)
    if not view.drink.todo:
        return wrapped(words.say("board-drink-last", cards=cards), "   ")
    return wrapped(words.say("board-drink", cards=cards, effects=view.drink.todo), "   ")


def hands(view: View, words: Words) -> list[str]:
    """The viewer's hand, and the hand that the viewer is looking at."""
    lines: list[str] = []
    for player in view.players:
        if player.cards is None:
            continue
        own = player.seat == view.seat
        lines += wrapped(
            words.say("board-hand") if own else words.say("board-their-hand", seat=player.seat), ""
        )
        for card in player.cards:
            lines += wrapped("  " + card_text(card, view, words), "      ")
        if not player.cards:
            lines.append("  " + words.say("board-hand-empty"))
    if view.held_over and len(view.players) > 2:
        lines += wrapped(words.say("board-pool", cards=counted(view.held_over, words)), "   ")
    return lines


def card_text(card: Card, view: View, words: Words) -> str:
    costs = {cost.effect: cost_text(cost) for cost in view.costs}
    wanted = {want.effect for order in view.orders if order for want in order.wants}
    effects = [
        words.say("board-effect", effect=effect, cost=costs[effect]) + ("*" if effect in wanted else "")
        for effect in card.effects
    ]
    return words.say("board-card", cards=times(card, words), effects=", ".join(effects))


def cost_text(cost: Cost) -> str:
    """The cost as a number, or X with its minimum."""
    if not cost.variable:
        return str(cost.cost)
    return "X" if cost.cost == 1 else f"X≥{cost.cost}"


def counted(cards: Sequence[Card | Count], words: Words) -> str:
    return ", ".join([times(card, words) for card in cards])


def times(card: Card | Count, words: Words) -> str:
    name = words.say(f"ingredient-{card.ingredient}")
    return name if card.count == 1 else f"{card.count} × {name}"


def wrapped(text: str, hang: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=hang, break_on_hyphens=False)
