"""The board in a terminal: letters and marks, never colours alone, at most 80 columns wide."""

from __future__ import annotations

import textwrap
from typing import Final

from philtre.games.apotheca.rules.moves import COLOURS
from philtre.games.apotheca.view import Card, Player, Tile, Triple, View
from philtre.text.words import Words

WIDTH: Final = 80
EMPTY: Final = "·"
OUTSIDE: Final = "#"
COLUMNS: Final = "abcd"
ROWS: Final = "1234"


def draw(view: View, words: Words) -> str:
    """The board as text, from the market to the players."""
    parts = [market(view, words), alley(view, words), players(view, words), notes(view, words)]
    return "\n\n".join(["\n".join(part) for part in parts if part])


# The market


def market(view: View, words: Words) -> list[str]:
    """The sixteen spaces, the outside tiles of solo, the piles beside them, and the legend."""
    cells = {tile.at: mark(tile, view, words) for tile in view.market}
    piles = [*counts(view, words), "", ""]
    lines = ["     " + framed(view, list("ab"), list(COLUMNS), list("cd")).rstrip()]
    for row, pile in zip(ROWS, piles, strict=False):
        left, right = ([waiting(view, column + row) for column in side] for side in ("ab", "cd"))
        line = framed(view, left, [cells.get(column + row, EMPTY) for column in COLUMNS], right)
        lines.append(f"  {row}  {line}     {pile}".rstrip())
    return [*lines, *wrapped("  " + ", ".join(legend(view, words)), "  ")]


def framed(view: View, left: list[str], inside: list[str], right: list[str]) -> str:
    """A row of the market, between the outside grids of solo."""
    row = "".join([mark.center(5) for mark in inside])
    if view.variant != "solo":
        return row
    return f"{'  '.join(left)}   |{row}|   {'  '.join(right)}"


def waiting(view: View, space: str) -> str:
    return OUTSIDE if space in view.outside else EMPTY


def mark(tile: Tile, view: View, words: Words) -> str:
    """A tile: R face-up, R* a stack, [R] in a match, ?2 facedown, (r) facedown and seen by the viewer."""
    if tile.facedown and tile.colour is None:
        return "?" if tile.arrow is None else f"?{tile.arrow + 1}"
    letter = words.say(f"board-letter-{tile.colour}")
    if tile.facedown:
        return f"({letter.lower()})"
    shown = letter + "*" if tile.stack else letter
    return f"[{shown}]" if any(tile.at in match.spaces for match in view.matches) else shown


def legend(view: View, words: Words) -> list[str]:
    """The meanings of the marks that are on the board."""
    said = [f"{words.say(f'board-letter-{colour}')} {words.say(f'colour-{colour}')}" for colour in COLOURS]
    said.append(f"{EMPTY} {words.say('board-empty')}")
    down = [tile for tile in view.market if tile.facedown]
    if any(tile.colour for tile in down):
        said.append(f"(x) {words.say('board-yours')}")
    owners = sorted({tile.arrow for tile in down if tile.colour is None and tile.arrow is not None})
    said += [f"?{seat + 1} {words.say('board-facedown', seat=seat)}" for seat in owners]
    if any(tile.arrow is None for tile in down):
        said.append(f"? {words.say('board-unknown')}")
    if any(tile.stack for tile in view.market):
        said.append(f"x* {words.say('board-stack')}")
    if view.matches:
        said.append(f"[x] {words.say('board-standing')}")
    if view.outside:
        said.append(f"{OUTSIDE} {words.say('board-lies-outside')}")
    return said


def counts(view: View, words: Words) -> list[str]:
    """The turn, the piles, and the score in solo."""
    deck = words.say("board-deck", count=view.deck)
    if view.variant == "solo":
        title = words.say(f"title-{view.title}")
        score = words.say("board-score", score=view.score, title=title)
        return [words.say("board-turn-solo", turn=view.turn), score, deck]
    turn = words.say("board-turn", turn=max(view.turn, 1), turns=view.turns)
    return [turn, words.say("board-supply", count=view.supply), deck]


# The alley and the players


def alley(view: View, words: Words) -> list[str]:
    """The stations, their prices and cards."""
    heading = "board-alley-solo" if view.variant == "solo" else "board-alley"
    lines = wrapped(words.say(heading, count=view.alley[0].price), "")
    names = [words.say(f"gem-{station.station}", count=1) for station in view.alley]
    for name, station in zip(names, view.alley, strict=True):
        waits = described(station.card, words) if station.card else words.say("board-nobody")
        lines += wrapped(f"  {name.ljust(max(map(len, names)))}  {waits}", "      ")
    return lines


def players(view: View, words: Words) -> list[str]:
    """The gems and cards of each player; a star marks the player whose turn it is."""
    lines: list[str] = []
    for player in view.players:
        marks = [words.say("board-you")] if player.seat == view.seat else []
        marks += role(view, player, words)
        name = words.player(player.seat) + (f" ({', '.join(marks)})" if marks else "")
        gems = [
            f"{number} {words.say(f'gem-{colour}', count=number)}"
            for colour, number in zip(
                COLOURS, (player.gems.ruby, player.gems.sapphire, player.gems.topaz), strict=True
            )
        ]
        facts = [name, ", ".join(gems), *progress(view, player, words)]
        lines += wrapped(("* " if player.seat == view.player else "  ") + "  ".join(facts), "      ")
        for card in player.active:
            lines += wrapped("    " + described(card, words), "      ")
        if player.satisfied:
            pleased = ", ".join(
                f"{words.say(f'apothecary-{card.apothecary}')} ({words.say(f'colour-{card.brew}')})"
                for card in player.satisfied
            )
            lines += wrapped("    " + words.say("board-pleased", cards=pleased), "      ")
    return lines


def role(view: View, player: Player, words: Words) -> list[str]:
    if view.variant == "master":
        return [words.say("board-apprentice" if player.seat else "board-master")]
    if view.variant == "standard" and len(view.players) == 4:
        return [words.say("board-team", team="AB"[player.side])]
    return []


def progress(view: View, player: Player, words: Words) -> list[str]:
    """The player's number of satisfied apothecaries, and the token if it is unused."""
    token = [words.say("board-token")] if player.token else []
    if view.variant == "master" and player.seat == 0:
        return token
    if view.variant == "solo":
        return [words.say("board-satisfied-solo", count=len(player.satisfied))]
    return [words.say("board-satisfied", count=len(player.satisfied), goal=view.goal), *token]


def described(card: Card, words: Words) -> str:
    short = words.say(f"power-{card.power}", "short")
    return words.say("board-card", apothecary=card.apothecary, power=card.power, short=short)


# The turn


def notes(view: View, words: Words) -> list[str]:
    """Sides, the decree, the matches in the market, and the actions taken this turn."""
    said: list[str] = []
    for side in sorted({player.side for player in view.players}):
        members = [player for player in view.players if player.side == side]
        if len(members) > 1:
            count = sum(len(player.satisfied) for player in members)
            seats = [player.seat for player in members]
            said.append(words.say("board-together", seats=seats, count=count, goal=view.goal))
    if view.variant == "master":
        said.append(
            words.say("board-decree", colour=view.decree, seat=0)
            if view.decree
            else words.say("board-no-decree")
        )
        said.append(words.say("board-master-prices", alley=view.alley_price, decree=view.decree_price))
        said.append(
            words.say("board-scored", colours=view.scored)
            if view.scored
            else words.say("board-scored", colours=words.say("board-scored-none"))
        )
    said += [standing(match, words) for match in view.matches if view.phase != "over"]
    if view.phase == "act":
        said.append(actions(view, words))
    if view.drawn is not None:
        said.append(words.say("board-drawn", colour=view.drawn))
    return [line for sentence in said for line in wrapped(sentence, "   ")]


def standing(match: Triple, words: Words) -> str:
    """A match in the market, and the players who can score it."""
    if not match.seats:
        return words.say("board-match-nobody", colour=match.colour, spaces=match.spaces)
    return words.say("board-match", colour=match.colour, spaces=match.spaces, seats=match.seats)


def actions(view: View, words: Words) -> str:
    if not view.taken:
        return words.say("board-left", left=view.left)
    deeds = [
        words.say(f"board-deed-{deed}" if words.has(f"board-deed-{deed}") else f"power-{deed}")
        for deed in view.taken
    ]
    return words.say("board-taken", deeds=", ".join(deeds), left=view.left)


def wrapped(text: str, hang: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=hang, break_on_hyphens=False)
