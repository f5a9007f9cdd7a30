"""The board in a terminal: a grid of words, never colours alone, at most 80 columns wide."""

from __future__ import annotations

import textwrap
from typing import Final

from philtre.games.race.rules.moves import RESOURCES
from philtre.games.race.view import Player, Space, View, Way
from philtre.text.words import Words

WIDTH: Final = 79
WIDEST: Final = 9  # widest column of a space, in characters
REACHABLE: Final = "*"


def draw(view: View, words: Words) -> str:
    """The board as text: the spaces, the players, and in the Market the recipes."""
    parts = [board(view, words), players(view, words), recipes(view, words), notes(view, words)]
    return "\n\n".join(["\n".join(part) for part in parts if part])


# The board


def board(view: View, words: Words) -> list[str]:
    """A line for each row of spaces, and below it one for the wizards who stand there."""
    name = words.say("board-title")
    heading = "board-last-round" if view.last_round else "board-round"
    counts = {"name": name, "round": view.round}
    if not view.last_round:
        counts["rounds"] = view.rounds
    lines = [words.say(heading, **counts)]
    columns = sorted({space.column for space in view.spaces})
    width = min(WIDEST, (WIDTH + 1) // (columns[-1] - columns[0] + 1))
    for row in range(min(space.row for space in view.spaces), max(space.row for space in view.spaces) + 1):
        spaces = {space.column - columns[0]: space for space in view.spaces if space.row == row}
        lines.append(across({at: mark(space, view, words) for at, space in spaces.items()}, width))
        wizards = {at: standing(space, view) for at, space in spaces.items()}
        if any(wizards.values()):
            lines.append(across(wizards, width))
    return [*lines, *wrapped(", ".join(legend(view, words)), "")]


def across(marks: dict[int, str], width: int) -> str:
    line = ""
    for at, word in sorted(marks.items()):
        line = line.ljust(at * width) + word
    return line.rstrip()


def mark(space: Space, view: View, words: Words) -> str:
    """A space: its name, its gain or loss, and a star if the move may end there."""
    star = REACHABLE if space.id in view.reachable else ""
    if space.kind == "market":
        return words.say("board-market") + star
    if space.resource is not None:
        return f"{space.id} {words.say(f'board-letter-{space.resource}')}{star}"
    return f"{space.id} {words.say(f'board-{space.kind}', number=space.count)}{star}"


def standing(space: Space, view: View) -> str:
    """The numbers of the players on a space."""
    here = [str(player.seat + 1) for player in view.players if player.at == space.id]
    return f"({''.join(here)})" if here else ""


def legend(view: View, words: Words) -> list[str]:
    """The meanings of the marks."""
    said = [
        f"{words.say(f'board-letter-{resource}')} {words.say(f'resource-{resource}', count=1)}"
        for resource in RESOURCES
    ]
    kinds = {space.kind for space in view.spaces}
    if "lose-resources" in kinds:
        said.append(f"{words.say('board-lose-resources', number=1)} {words.say('board-legend-resources')}")
    if "lose-potions" in kinds:
        said.append(f"{words.say('board-lose-potions', number=1)} {words.say('board-legend-potions')}")
    said.append(f"(1) {words.say('board-legend-players')}")
    if view.reachable:
        said.append(f"{REACHABLE} {words.say('board-legend-reachable')}")
    return said


# The players


def players(view: View, words: Words) -> list[str]:
    """The belongings of each player; a star marks the player whose turn it is."""
    lines: list[str] = []
    for player in view.players:
        star = "*" if player.seat == view.player else " "
        you = f" ({words.say('board-you')})" if player.seat == view.seat else ""
        facts = [
            f"{star} ({player.seat + 1}) {words.player(player.seat)}{you}",
            words.say("board-coins", count=player.coins, goal=view.goal),
            ", ".join(where(player, words)),
        ]
        lines += wrapped("  ".join(facts), "      ")
        if player.resources:
            held = [
                words.say("board-thing", number=count, name=words.say(f"resource-{name}", count=count))
                for name, count in player.resources.items()
            ]
            lines += wrapped("      " + words.say("board-resources", list=", ".join(held)), "        ")
        if player.potions:
            held = [
                words.say("board-potion", number=count, name=words.say(f"potion-{name}"))
                for name, count in player.potions.items()
            ]
            said = words.say("board-potions", list=", ".join(held), worth=player.worth)
            lines += wrapped("      " + said, "        ")
        if not player.resources and not player.potions:
            lines.append("      " + words.say("board-nothing"))
    return lines


def where(player: Player, words: Words) -> list[str]:
    """The player's space, heading, and lasting potions."""
    if player.at == "market":
        said = [words.say("board-in-market")]
    else:
        said = [words.say("board-on", at=player.at)]
        if player.came is None:
            said.append(words.say("board-any-way"))
        else:
            said.append(words.say("board-heading", to=player.ahead))
    if player.unseen:
        said.append(words.say("board-unseen"))
    if player.shielded:
        said.append(words.say("board-shielded"))
    return said


# Recipes, and the turn


def recipes(view: View, words: Words) -> list[str]:
    """The recipes; shown only while the player whose turn it is stands in the Market."""
    if view.players[view.player].at != "market" or view.phase not in ("before", "trade"):
        return []
    entries = []
    for recipe in view.recipes:
        star = "*" if recipe.within_reach else " "
        said = words.say("board-recipe", potion=recipe.potion, worth=recipe.worth, resources=recipe.cost)
        entries.append(f"{star} {said}")
    half = (len(entries) + 1) // 2
    left = max(len(entry) for entry in entries[:half]) + 2
    if left + max(len(entry) for entry in entries[half:]) > WIDTH:
        return [words.say("board-recipes"), *entries]
    pairs = zip(entries[:half], entries[half:], strict=True)
    return [words.say("board-recipes"), *[f"{one.ljust(left)}{other}" for one, other in pairs]]


def notes(view: View, words: Words) -> list[str]:
    """The roll and the spaces it may lead to, or the rolls still to make."""
    if view.die:
        steps = view.die if view.phase == "rolled" else view.steps
        said = [words.say("board-rolled", face=view.die, steps=steps)]
        if view.ways:
            said.append(words.say("board-ways", list=", ".join([way(one, view, words) for one in view.ways])))
        return [line for sentence in said for line in wrapped(sentence, "  ")]
    if view.rolls > 1:
        return [words.say("board-rolls", rolls=view.rolls)]
    return []


def way(way: Way, view: View, words: Words) -> str:
    """A path and the spaces where the move may end along it."""
    ends = [mark(space, view, words).rstrip(REACHABLE) for space in view.spaces if space.id in way.ends]
    return f"{way.to} → {' / '.join(ends)}"


def wrapped(text: str, hang: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=hang, break_on_hyphens=False)
