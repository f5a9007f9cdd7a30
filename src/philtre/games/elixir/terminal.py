"""The town in a terminal: letters and marks, never colours alone, at most 80 columns wide."""

from __future__ import annotations

import textwrap
from typing import Final

from philtre.games.elixir.view import Cell, Player, View
from philtre.text.words import Words

WIDTH: Final = 80
SPACE: Final = 11  # columns for a street space
NEXT: Final = 4  # number of Strangers under the pack that are named


def draw(view: View, words: Words) -> str:
    """The board as text: the town, the shops, the formula sheet and the wizards."""
    parts = [street(view, words), shops(view, words), sheet(view, words), wizards(view, words)]
    return "\n\n".join(["\n".join(part) for part in parts if part])


def wrapped(text: str, hang: str = "      ") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=hang, break_on_hyphens=False)


# The town


def street(view: View, words: Words) -> list[str]:
    """The street as a square, with a mark for each building and the numbers of the wizards."""
    marks = {f"s{space}": f"s{space}" for space in range(view.street)}
    for place, mark in zip(view.places, words.say("board-marks"), strict=True):
        marks[place.at] += mark
    for player in view.players:
        if player.place in marks:
            marks[player.place] += f"({player.seat + 1})"
    facts = [
        words.say("board-round", round=max(view.round, 1), rounds=view.rounds),
        words.say("board-pile", count=view.pile),
        words.say("board-strangers", count=view.unseen),
    ]
    lines = wrapped("   ".join(facts))
    if view.waiting:
        names = named(words, "stranger", view.waiting[:NEXT])
        names += ["…"] if len(view.waiting) > NEXT else []
        lines += wrapped(words.say("board-waiting", strangers=", ".join(names)))
    return [*lines, "", *square(list(marks.values())), *wrapped(words.say("board-legend"), "")]


def square(spaces: list[str]) -> list[str]:
    """The spaces round a square, clockwise from the upper left corner; in rows if they fit no square."""
    side, rest = divmod(len(spaces), 4)
    if rest or side > 5:
        return [row(spaces[first : first + 6]) for first in range(0, len(spaces), 6)]
    lines = [row(spaces[: side + 1])]
    for depth in range(1, side):
        left, right = spaces[-depth], spaces[side + depth]
        lines.append(row([left, *[""] * (side - 1), right]))
    return [*lines, row(spaces[2 * side : 3 * side + 1][::-1])]


def row(spaces: list[str]) -> str:
    return ("  " + "".join([space.ljust(SPACE) for space in spaces])).rstrip()


def shops(view: View, words: Words) -> list[str]:
    """The goods for sale, the contents of the Blind Alley, and the wizards in each building."""
    lines: list[str] = []
    for place in view.places:
        if place.kind == "alley":
            things = [words.say("board-gold", count=view.alley.gold)] if view.alley.gold else []
            things += named(words, "ingredient", view.alley.ingredients)
            things += named(words, "potion", view.alley.potions)
            lying = ", ".join(things) or words.say("board-nothing")
            lines += wrapped(words.say("board-alley", at=place.at, things=lying) + inside(view, place.place))
            continue
        name = words.say("board-place", place=place.place, at=place.at)
        goods = [good for good in view.goods if good.category == place.kind]
        said = [
            words.say(
                "board-gem" if good.value else "board-good",
                ingredient=good.ingredient,
                price=good.price,
                stock=good.stock,
                value=good.value or 0,
            )
            for good in goods
        ]
        if said or inside(view, place.place):
            lines += wrapped("  ".join([name + inside(view, place.place), ", ".join(said)]).rstrip())
    return lines


def inside(view: View, place: str) -> str:
    """The numbers of the wizards at a place."""
    return "".join([f" ({player.seat + 1})" for player in view.players if player.place == place])


def named(words: Words, kind: str, ids: list[str]) -> list[str]:
    """Each name once, followed by its number if there are several."""
    return [
        words.say(f"{kind}-{id}") + (f" ×{ids.count(id)}" if ids.count(id) > 1 else "")
        for id in dict.fromkeys(ids)
    ]


# The formula sheet


def sheet(view: View, words: Words) -> list[str]:
    """The formula sheet, herbs down and specials across: formulas or deductions, brews and looks."""
    herbs = list(dict.fromkeys([cell.herb for cell in view.chart]))
    specials = list(dict.fromkeys([cell.special for cell in view.chart]))
    width = max(len(words.say(f"herb-{herb}")) for herb in herbs) + 2
    room = (WIDTH - 2 - width) // len(specials)
    heads = [fitting(words.say(f"special-{special}"), room) for special in specials]
    lines = [words.say("board-sheet"), " " * (width + 2) + "".join(heads).rstrip()]
    powers = {kind.potion: kind.power for kind in view.kinds}
    for herb in herbs:
        cells = [cell for cell in view.chart if cell.herb == herb]
        texts = [cell_lines(cell, powers, words, room) for cell in cells]
        for depth in range(max(len(text) for text in texts)):
            first = words.say(f"herb-{herb}") if depth == 0 else ""
            said = "".join([fitting(text[depth] if depth < len(text) else "", room) for text in texts])
            lines.append(("  " + first.ljust(width) + said).rstrip())
    if view.kinds[0].left is not None:
        left = [f"{words.say(f'power-{kind.power}')} {kind.left}" for kind in view.kinds]
        lines += wrapped(words.say("board-pack", things=", ".join(left)))
    return lines


def fitting(text: str, room: int) -> str:
    return text[: room - 1].ljust(room)


def cell_lines(cell: Cell, powers: dict[str, str], words: Words, room: int) -> list[str]:
    lines = [answer(cell, powers, words, room)]
    if cell.brewed:
        who = ",".join(dict.fromkeys([str(brew.seat + 1) for brew in cell.brewed]))
        lines.append(words.say("board-brewed", who=who))
        if not cell.brewed[-1].gained:
            lines.append(words.say("board-none-left"))
    if cell.looked:
        lines.append(words.say("board-looked", who=",".join([str(seat + 1) for seat in cell.looked])))
    return lines


def answer(cell: Cell, powers: dict[str, str], words: Words, room: int) -> str:
    """The formula or the possible ones, by the short names of the potions."""
    if cell.potion:
        return words.say(f"power-{powers[cell.potion]}").upper()
    if len(cell.may) == len(powers):
        return words.say("board-may-all")
    guesses = "/".join([words.say(f"power-{powers[potion]}") for potion in cell.may])
    return guesses if guesses and len(guesses) < room else words.say("board-may-many", count=len(cell.may))


# The wizards


def wizards(view: View, words: Words) -> list[str]:
    """The belongings of each wizard; a star marks the wizard whose turn it is."""
    lines: list[str] = []
    for player in view.players:
        about = [words.player(player.seat)]
        if player.seat == view.seat:
            about.append(words.say("board-you"))
        if player.lab:
            about.append(words.say(f"place-{player.lab}"))
        if player.place and player.place != player.lab:
            about.append(words.say("board-at", place=player.place))
        facts = [words.say("board-gold", count=player.gold), *belongings(player, words)]
        star = "*" if player.seat == view.player else " "
        line = words.say("board-line", who=", ".join(about), facts=" · ".join(facts))
        lines += wrapped(f"{star} ({player.seat + 1}) {line}")
    return lines


def belongings(player: Player, words: Words) -> list[str]:
    found: list[str] = []
    if player.hand:
        potions = ", ".join(named(words, "potion", player.hand))
        found.append(words.say("board-hand", potions=potions))
    else:
        found.append(words.say("board-potions", count=player.potions))
    for id, things in (("board-carries", player.carried), ("board-shelf", player.shelf)):
        if things:
            found.append(words.say(id, things=", ".join(named(words, "ingredient", things))))
    if player.table:
        things = named(words, "ingredient", player.table)
        found.append(words.say("board-table", things=", ".join(things), value=player.value))
    if player.active:
        drunk = [words.say("board-active", potion=one.potion, count=one.left) for one in player.active]
        found.append(words.say("board-drunk", things=", ".join(drunk)))
    if player.hired:
        found.append(words.say("board-hired", strangers=player.hired))
    if player.healing is not None:
        found.append(words.say("board-healing", count=player.healing))
    return found
