"""A slow Apotheca that follows the rulings word by word, for the fast one to be compared with.

It knows nothing of philtre. Geometry is spelled out, tiles have identities, and a game is a generator
that yields each question and is sent its answer, so that the rules can be read from top to bottom.
"""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations, product
from typing import Literal, NoReturn

Cell = str  # 'a1'..'d4': column letter from left, row number from top
Motions = frozenset[tuple[Cell, Cell]]  # (from, to) of every tile that changes its cell
Match = tuple[str, frozenset[Cell]]

COLUMNS = "abcd"
ROWS = "1234"
CELLS = [column + row for row in ROWS for column in COLUMNS]  # reading order
LINES = [[column + row for column in COLUMNS] for row in ROWS] + [
    [column + row for row in ROWS] for column in COLUMNS
]

COLOURS = "RBY"
GEMS = {"R": "ruby", "B": "sapphire", "Y": "topaz"}
COLOUR_OF = {gem: colour for colour, gem in GEMS.items()}

POWER_OF = {
    "master-carbuncle": "reptilian-rush",
    "tidemaster": "wizarding-winds",
    "afrit": "genie-juggle",
    "strega": "sorceress-spin",
    "karinne": "portal-pounce",
    "porter-king": "wandering-waltz",
    "solas": "faithful-float",
    "corvidus": "gully-glide",
    "merten": "lucky-leap",
    "ooki-oogi": "chained-charge",
    "giada": "tetratwist",
    "benedetto": "flickering-flip",
    "imogen": "shadow-swap",
    "masked-woman": "spirit-switch",
    "qwixly": "double-dive",
}
FIRST_FIVE = ["benedetto", "corvidus", "imogen", "merten", "porter-king"]


# ---------------------------------------------------------------------------------------------- the market


@dataclass(frozen=True)
class Tile:
    """One potion tile; `number` tells it from every other, `arrow` is the seat from 1 it points to, or 0."""

    number: int
    colour: str
    facedown: bool = False
    arrow: int = 0
    stack: bool = False

    def __str__(self) -> str:
        if self.facedown:
            return f"{self.colour.lower()}{self.arrow}"
        return self.colour + ("*" if self.stack else "")


Market = dict[Cell, Tile]  # occupied cells only


def read_market(text: str) -> Market:
    """The market of a position text such as `R . . B / . y2 . . / . . b2 . / Y . . R*`."""
    words = [row.split() for row in text.split("/")]
    if len(words) != 4 or any(len(row) != 4 for row in words):
        raise ValueError(f"a market has four rows of four spaces, not {text!r}")
    market: Market = {}
    for cell, word in zip(CELLS, [word for row in words for word in row], strict=True):
        if word == ".":
            continue
        colour, rest = word[0], word[1:]
        if colour in "RBY" and rest in ("", "*"):
            market[cell] = Tile(len(market), colour, stack=rest == "*")
        elif colour in "rby" and rest in ("0", "1", "2", "3", "4"):
            market[cell] = Tile(len(market), colour.upper(), facedown=True, arrow=int(rest))
        else:
            raise ValueError(f"{word!r} on {cell} is no tile: write ., R, R* or r0 to r4")
    return market


def write_market(market: Market) -> str:
    """The market part of the position text."""
    words = [str(market[cell]) if cell in market else "." for cell in CELLS]
    return " / ".join(" ".join(words[i : i + 4]) for i in (0, 4, 8, 12))


def place_of(cell: Cell) -> tuple[int, int]:
    """Column and row of a cell, each from 0."""
    return COLUMNS.index(cell[0]), ROWS.index(cell[1])


def step(cell: Cell, across: int, down: int) -> Cell | None:
    """The cell that lies so far to the right and below, if it is on the board."""
    column, row = place_of(cell)
    column, row = column + across, row + down
    return COLUMNS[column] + ROWS[row] if 0 <= column < 4 and 0 <= row < 4 else None


def reading_order(cell: Cell) -> int:
    return CELLS.index(cell)


def apart(one: Cell, other: Cell) -> tuple[int, int]:
    """How many columns and how many rows lie between two cells."""
    (column, row), (other_column, other_row) = place_of(one), place_of(other)
    return abs(column - other_column), abs(row - other_row)


def adjacent(one: Cell, other: Cell) -> bool:
    return apart(one, other) in [(0, 1), (1, 0)]  # A15


def in_line(one: Cell, other: Cell, distances: list[int], diagonally: bool) -> bool:
    """Whether two cells lie on a straight line, at one of these distances."""
    columns, rows = apart(one, other)
    straight = columns == 0 or rows == 0 or (diagonally and columns == rows)
    return straight and max(columns, rows) in distances


def knights_step(one: Cell, other: Cell) -> bool:
    return apart(one, other) in [(1, 2), (2, 1)]  # A21


def moved(market: Market, motions: Motions) -> Market:
    """The market after these tiles went to their places, all at once."""
    after = {cell: tile for cell, tile in market.items() if cell not in {start for start, _ in motions}}
    for start, end in motions:
        if end in after:
            raise ValueError(f"two tiles would lie on {end}")
        after[end] = market[start]
    return after


def looks(market: Market) -> dict[Cell, str]:
    """What A14 compares: empty, the face-up colour (a stack counts as its colour), or which facedown tile."""
    return {
        cell: f"facedown {tile.number}" if tile.facedown else tile.colour for cell, tile in market.items()
    }


# ---------------------------------------------------------------------------------------------- the powers

Uses = Iterator[tuple[str, list[tuple[Cell, Cell]]]]  # the text behind the power's name; who goes where


def pairs_to_empty(market: Market) -> Iterator[tuple[Cell, Cell]]:
    return ((start, end) for start, end in product(CELLS, CELLS) if start in market and end not in market)


def single_moves(market: Market, allowed: Callable[[Cell, Cell], bool]) -> Uses:
    """One tile goes to an empty space (A15)."""
    for start, end in pairs_to_empty(market):
        if allowed(start, end):
            yield f"{start} {end}", [(start, end)]


def swaps(market: Market, allowed: Callable[[Cell, Cell], bool]) -> Uses:
    """Two tiles, never a tile and an empty space, change places (A15)."""
    for one, other in combinations(CELLS, 2):
        if one in market and other in market and allowed(one, other):
            yield f"{one} {other}", [(one, other), (other, one)]


def gully_glide(market: Market) -> Uses:
    return single_moves(market, lambda start, end: in_line(start, end, [1, 2, 3], diagonally=False))  # A21


def lucky_leap(market: Market) -> Uses:
    return single_moves(market, lambda start, end: in_line(start, end, [2, 3], diagonally=True))  # A21


def portal_pounce(market: Market) -> Uses:
    return single_moves(market, knights_step)  # A21


def wandering_waltz(market: Market) -> Uses:
    return single_moves(market, lambda start, end: in_line(start, end, [1], diagonally=True))  # A21


def genie_juggle(market: Market) -> Uses:
    """A20: one of two adjacent tiles goes to an empty space adjacent to the other."""
    for start, partner in permutations(market, 2):
        if adjacent(start, partner):
            for end in CELLS:
                if end not in market and adjacent(end, partner):
                    yield f"{start} {end}", [(start, end)]


def flickering_flip(market: Market) -> Uses:
    return swaps(market, adjacent)  # A21


def sorceress_spin(market: Market) -> Uses:
    return swaps(market, lambda one, other: in_line(one, other, [2, 3], diagonally=True))  # A21


def spirit_switch(market: Market) -> Uses:
    return swaps(market, knights_step)  # A21


def shadow_swap(market: Market) -> Uses:
    return swaps(market, lambda one, other: market[one].facedown != market[other].facedown)  # A21


def chained_charge(market: Market) -> Uses:
    """A16: the first of two adjacent tiles goes to an adjacent empty space, the second takes its old one."""
    for first, second in permutations(market, 2):
        if adjacent(first, second):
            for end in CELLS:
                if end not in market and adjacent(first, end):
                    yield f"{first} {end} {second}", [(first, end), (second, first)]


def double_dive(market: Market) -> Uses:
    """A17: two tiles, not adjacent, go one space each, in different directions, to different empty spaces."""
    directions = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    for one, other in combinations(CELLS, 2):
        if one not in market or other not in market or adjacent(one, other):
            continue
        for way, other_way in permutations(directions, 2):
            end, other_end = step(one, *way), step(other, *other_way)
            if end is None or other_end is None or end == other_end:
                continue
            if end not in market and other_end not in market:
                yield f"{one} {end} {other} {other_end}", [(one, end), (other, other_end)]


def shift(market: Market, line: list[Cell], by: int) -> list[tuple[Cell, Cell]]:
    """Every tile of the line goes so many spaces on, round the edge."""
    return [(cell, line[(i + by) % len(line)]) for i, cell in enumerate(line) if cell in market]


def faithful_float(market: Market) -> Uses:
    """A18: an inner row or column, by one, either way, round the edge."""
    for row in "23":
        line = [column + row for column in COLUMNS]
        yield f"{row} left", shift(market, line, -1)
        yield f"{row} right", shift(market, line, +1)
    for column in "bc":
        line = [column + row for row in ROWS]
        yield f"{column} up", shift(market, line, -1)
        yield f"{column} down", shift(market, line, +1)


def diagonals() -> list[list[Cell]]:
    """All diagonals of two to four spaces, each from its lower column letter to the higher."""
    found = []
    for start in CELLS:
        for down in (1, -1):
            if step(start, -1, -down) is None:  # a diagonal begins where one cannot go further back
                line = [cell for n in range(4) if (cell := step(start, n, n * down)) is not None]
                if len(line) >= 2:
                    found.append(line)
    return found


def reptilian_rush(market: Market) -> Uses:
    """A19: any diagonal, by one, either way, round the edge."""
    for line in diagonals():
        name = f"{line[0]}-{line[-1]}"
        if len(line) == 2:
            yield name, shift(market, line, +1)  # A14: one shift, not two
        else:
            yield f"{name} left", shift(market, line, -1)
            yield f"{name} right", shift(market, line, +1)


def tetratwist(market: Market) -> Uses:
    """A22: the four spaces of a 2x2 group, empty ones too, turn clockwise by one."""
    for row, column in product("123", "abc"):
        right, below = COLUMNS[COLUMNS.index(column) + 1], ROWS[ROWS.index(row) + 1]
        clockwise = [column + row, right + row, right + below, column + below]
        yield clockwise[0], shift(market, clockwise, +1)


def wizarding_winds(market: Market) -> Uses:
    """A23: every tile slides to the chosen side as far as it goes, order kept."""
    rows, columns = LINES[:4], LINES[4:]
    sides = {
        "left": rows,
        "right": [line[::-1] for line in rows],
        "up": columns,
        "down": [line[::-1] for line in columns],
    }
    for side, lines in sides.items():
        motions = []
        for line in lines:  # each line begins at the chosen side
            tiles = [cell for cell in line if cell in market]
            motions += [(cell, line[i]) for i, cell in enumerate(tiles)]
        yield side, motions


POWERS: dict[str, Callable[[Market], Uses]] = {
    "chained-charge": chained_charge,
    "double-dive": double_dive,
    "faithful-float": faithful_float,
    "flickering-flip": flickering_flip,
    "genie-juggle": genie_juggle,
    "gully-glide": gully_glide,
    "lucky-leap": lucky_leap,
    "portal-pounce": portal_pounce,
    "reptilian-rush": reptilian_rush,
    "shadow-swap": shadow_swap,
    "sorceress-spin": sorceress_spin,
    "spirit-switch": spirit_switch,
    "tetratwist": tetratwist,
    "wandering-waltz": wandering_waltz,
    "wizarding-winds": wizarding_winds,
}


def named_power_moves(power: str, market: Market) -> dict[str, Motions]:
    """The legal uses of a power by their action texts."""
    named: dict[str, Motions] = {}
    for rest, all_motions in POWERS[power](market):
        motions = frozenset((start, end) for start, end in all_motions if start != end)
        if looks(moved(market, motions)) == looks(market):
            continue  # A14: the market may not stay as it was
        text = f"{power} {rest}"
        if named.setdefault(text, motions) != motions:
            raise AssertionError(f"{text} names two actions")
    if len(set(named.values())) != len(named):
        raise AssertionError(f"{power}: one action has two names")  # A14: listed once
    return named


def power_moves(power: str, market: Market) -> dict[Motions, Market]:
    """The legal uses of a power: which tiles go where, and the market after."""
    return {motions: moved(market, motions) for motions in named_power_moves(power, market).values()}


# ---------------------------------------------------------------------------------------------- the matches


def triples() -> list[list[Cell]]:
    """Every three consecutive cells of a row or column."""
    return [line[i : i + 3] for line in LINES for i in (0, 1)]


def face_up_colour(market: Market, cell: Cell) -> str | None:
    tile = market.get(cell)
    return None if tile is None or tile.facedown else tile.colour


def first_cell(cells: frozenset[Cell]) -> Cell:
    return min(cells, key=reading_order)


def matches(market: Market) -> list[Match]:
    """All matches, by their first cell in reading order (A25, A27)."""
    found: list[Match] = []
    for triple in triples():
        colours = {face_up_colour(market, cell) for cell in triple}
        colour = colours.pop()
        if colours or colour is None:
            continue
        # A27: lines that share a tile are one match. Four in a row are two triples that share two.
        cells = frozenset(triple)
        for match in [match for match in found if match[1] & cells]:
            found.remove(match)
            cells |= match[1]
        found.append((colour, cells))
    return sorted(found, key=lambda match: reading_order(first_cell(match[1])))


# ---------------------------------------------------------------------------------------------- the game

Actor = int | Literal["chance"] | None
CHANCE: Literal["chance"] = "chance"


@dataclass(frozen=True)
class Question:
    """Who is to answer, and with what: each possible text and its weight (1 unless chance is asked)."""

    actor: Actor
    answers: dict[str, int]


Play = Generator[Question, str, None]
Answer = Generator[Question, str, str]


@dataclass
class Position:
    """Where a test begins: before the turn that follows `turns` finished ones. What is not named is empty."""

    market: str
    turns: int = 1
    gems: list[str] = field(default_factory=list)  # each seat's, such as "RRB"
    active: list[list[str]] = field(default_factory=list)
    satisfied: list[int] = field(default_factory=list)
    stations: dict[str, str] = field(default_factory=dict)  # "ruby" -> card
    deck: list[str] = field(default_factory=list)
    supply: str = ""  # "RRB"; the tiles that are nowhere count as satisfying somebody
    outside: list[Cell] = field(default_factory=list)
    decree: str = "ruby"
    scored: str = ""  # the colours of which the master keeps a match


class Over(Exception):
    """The game is over at once; the winning seats, or nobody."""

    def __init__(self, winners: list[int]) -> None:
        self.winners = winners


class Reference:
    """One game of Apotheca, driven by action texts."""

    def __init__(
        self,
        variant: str = "standard",
        seats: int = 2,
        *,
        first_game: bool = False,
        own_restock: bool = False,
        turns: int = 300,
        position: Position | None = None,
    ) -> None:
        allowed = {"standard": [2, 3, 4], "solo": [1], "master": [2, 3, 4]}
        if seats not in allowed.get(variant, []):
            raise ValueError(f"no Apotheca of variant {variant!r} for {seats} seats; there are {allowed}")
        self.variant = variant
        self.seats = seats
        self.first_game = first_game
        self.own_restock = own_restock
        self.turn_limit = turns

        self.board: Market = {}
        self.tiles_made = 0
        self.supply = dict.fromkeys(COLOURS, 15)  # solo: box and outside alike, all that is unseen
        self.kept = dict.fromkeys(
            COLOURS, 0
        )  # out of the supply: on apothecaries, with the master, in stacks (A29)
        self.outside: set[Cell] = set(CELLS) if variant == "solo" else set()  # A33
        self.deck: set[str] = set(POWER_OF)
        self.stations: dict[str, str | None] = dict.fromkeys(COLOURS)
        self.active: list[list[str]] = [[] for _ in range(seats)]
        self.satisfied: list[list[str]] = [[] for _ in range(seats)]
        self.purse = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.token = variant == "standard" and seats == 3  # A8, with the third player
        self.decree = ""
        self.scored: set[str] = set()  # colours of the master's matches
        self.points = 0
        self.turns_finished = 0
        self.winners: list[int] | None = None  # None: not over; empty: a draw
        self.history: list[str] = []

        self._game = self._whole_game(position)
        self._question: Question | None = next(self._game, None)  # None: nothing is asked any more

    # --- what a test asks ---

    @property
    def actor(self) -> Actor:
        return None if self._question is None else self._question.actor

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def market(self) -> str:
        return write_market(self.board)

    @property
    def score(self) -> int:
        return self.points

    def legal(self) -> set[str]:
        return set() if self._question is None else set(self._question.answers)

    def weights(self) -> dict[str, int]:
        if self._question is None or self._question.actor != CHANCE:
            raise ValueError("only what chance decides has weights")
        return dict(self._question.answers)

    def gems(self, seat: int) -> dict[str, int]:
        return {GEMS[colour]: count for colour, count in self.purse[seat].items()}

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal for {self.actor}; legal are {sorted(self.legal())}")
        self.history.append(text)
        try:
            self._question = self._game.send(text)
        except StopIteration:
            self._question = None

    def sides(self) -> list[list[int]]:
        """The seats of each side."""
        if self.variant == "master":
            return [[0], list(range(1, self.seats))]
        if self.seats == 4:
            return [[0, 2], [1, 3]]
        return [[seat] for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """One number a seat; before the end nobody has anything."""
        if not self.over:
            return [0.0] * self.seats
        if self.variant == "solo":
            return [float(self.points)]
        if not self.winners:
            return [1 / len(self.sides())] * self.seats  # A10
        return [1.0 if seat in self.winners else 0.0 for seat in range(self.seats)]

    # --- the course of the game ---

    def _whole_game(self, position: Position | None) -> Play:
        try:
            if position is None:
                yield from self._set_up()
            else:
                self._stand_at(position)
            while self.turns_finished < self.turn_limit:
                yield from self._turn(self._seat_of_turn(self.turns_finished))
                self.turns_finished += 1
            self._end([])  # A10
        except Over as over:
            self.winners = over.winners

    def _end(self, winners: list[int]) -> NoReturn:
        if self.variant == "solo" and not self.outside:
            self.points += 5  # A37
        raise Over(winners)

    def _seat_of_turn(self, turn: int) -> int:
        if self.variant != "master":
            return turn % self.seats
        return 0 if turn % 2 == 0 else 1 + (turn // 2) % (self.seats - 1)  # A38

    def _is_master(self, seat: int) -> bool:
        return self.variant == "master" and seat == 0

    def _set_up(self) -> Play:
        if self.variant == "master":
            drawn_from = dict.fromkeys(COLOURS, 2)  # A38
            self.supply = dict.fromkeys(COLOURS, 13)
        else:
            drawn_from = self.supply
        for cell in ["a1", "d1", "a4", "d4"]:
            colour = yield from self._draw_tile(drawn_from)
            self._lay(cell, colour, facedown=False, arrow=0)
        solo = self.variant == "solo"
        for cell in ["c1", "b2", "d2", "a3", "c3", "b4"] if solo else ["b2", "c3"]:  # A33, A1
            colour = yield from self._draw_tile(drawn_from)
            self._lay(cell, colour, facedown=True, arrow=0 if solo else 2)  # A33, A2
        for seat in range(self.seats):
            if not self._is_master(seat):
                card = yield from self._draw_card()
                self.active[seat].append(card)
        for colour in COLOURS:
            self.stations[colour] = yield from self._draw_card()
        if self.variant == "master":
            answer = yield Question(0, {f"decree {gem}": 1 for gem in COLOUR_OF})  # A38
            self.decree = COLOUR_OF[answer.split()[1]]

    def _stand_at(self, position: Position) -> None:
        self.board = read_market(position.market)
        self.tiles_made = len(self.board)
        self.turns_finished = position.turns
        for seat, colours in enumerate(position.gems):
            self.purse[seat] = {colour: colours.count(colour) for colour in COLOURS}
        for seat, cards in enumerate(position.active):
            self.active[seat] = list(cards)
        for seat, count in enumerate(position.satisfied):
            self.satisfied[seat] = ["somebody"] * count
        for gem, card in position.stations.items():
            self.stations[COLOUR_OF[gem]] = card
        self.deck = set(position.deck)
        self.supply = {colour: position.supply.count(colour) for colour in COLOURS}
        for colour in COLOURS:
            lying = sum(tile.colour == colour for tile in self.board.values())
            self.kept[colour] = 15 - lying - self.supply[colour]
        self.outside = set(position.outside)
        self.decree = COLOUR_OF[position.decree] if self.variant == "master" else ""
        self.scored = set(position.scored)

    # --- chance ---

    def _draw_tile(self, bag: dict[str, int]) -> Answer:
        """A tile is drawn from the bag and is out of it."""
        answer = yield Question(
            CHANCE, {f"tile {GEMS[colour]}": count for colour, count in bag.items() if count}
        )
        colour = COLOUR_OF[answer.split()[1]]
        bag[colour] -= 1
        return colour

    def _draw_card(self) -> Answer:
        on_top = [card for card in self.deck if self.first_game and card in FIRST_FIVE]  # A4
        answer = yield Question(CHANCE, {f"card {card}": 1 for card in on_top or self.deck})
        card = answer.split()[1]
        self.deck.remove(card)
        return card

    def _lay(self, cell: Cell, colour: str, facedown: bool, arrow: int) -> None:
        assert cell not in self.board
        self.board[cell] = Tile(self.tiles_made, colour, facedown, arrow)
        self.tiles_made += 1

    # --- a turn ---

    def _turn(self, seat: int) -> Play:
        if self.variant == "master":
            yield from self._claim_standing_matches(seat)  # A41
        duty = 1 if self.turns_finished == 0 and self.variant != "solo" else 2  # A6, A7, A38
        taken: list[str] = []
        while len(taken) < duty:
            legal = self._actions(seat, taken)
            if not legal:
                break  # A6: the rest of the turn is forgone
            answer = yield Question(seat, dict.fromkeys(legal, 1))
            taken.append(kind_of(answer))
            yield from self._act(seat, answer)
        if self.token and seat == 2:
            yield from self._extra_action(seat, taken)
        if self.variant == "solo":
            yield from self._fetch(seat)

    def _extra_action(self, seat: int, taken: list[str]) -> Play:
        """A8: different from the other two, and never forced."""
        legal = self._actions(seat, taken)
        if not legal:
            return
        answer = yield Question(seat, dict.fromkeys([*legal, "done"], 1))
        if answer != "done":
            self.token = False
            yield from self._act(seat, answer)

    def _fetch(self, seat: int) -> Play:
        """A35: an outside tile whose own space is empty is placed there."""
        ready = [cell for cell in self.outside if cell not in self.board]
        if not ready:
            self._end([])
        answer = yield Question(seat, {f"fetch {cell}": 1 for cell in ready})
        cell = answer.split()[1]
        colour = yield from self._draw_tile(self.supply)
        self.outside.remove(cell)
        self._lay(cell, colour, facedown=True, arrow=seat + 1)

    # --- which actions are legal ---

    def _actions(self, seat: int, taken: list[str]) -> list[str]:
        """Every legal action, none of a kind that was taken this turn (A9), save in solo (A34)."""
        texts = [f"reveal {cell}" for cell, tile in self.board.items() if tile.facedown]  # A11
        if self._may_restock(seat):
            texts.append("restock")
        if self._is_master(seat):
            texts += self._decree_changes() + self._alley_powers()  # A39
        else:
            texts += self._hires(seat)
            for card in self.active[seat]:
                texts += named_power_moves(POWER_OF[card], self.board)
        if self.variant == "solo":
            return texts
        return [text for text in texts if kind_of(text) not in taken]

    def _may_restock(self, seat: int) -> bool:
        """A12."""
        return (
            self.variant != "solo"  # A34
            and self._facedown_that_count(seat) < 3
            and any(self.supply.values())
            and len(self.board) < 16
        )

    def _facedown_that_count(self, seat: int) -> int:
        """Facedown tiles towards the three of a restock: all, or with the house rule one's own."""
        return sum(
            tile.facedown and (not self.own_restock or tile.arrow == seat + 1) for tile in self.board.values()
        )

    def _hires(self, seat: int) -> list[str]:
        """A13."""
        texts = []
        gems = self.purse[seat]
        price = 3 if self.variant == "solo" else 2  # A34
        one_of_each = self.variant != "solo" and all(gems[colour] >= 1 for colour in COLOURS)
        for colour, card in self.stations.items():
            if card is not None and gems[colour] >= price:
                texts.append(f"hire {GEMS[colour]}")
            if card is not None and one_of_each:
                texts.append(f"hire-any {GEMS[colour]}")
        if self.deck and one_of_each:
            texts.append("hire-top")
        return texts

    def _alley_powers(self) -> list[str]:
        """A39: for two gems of the station."""
        texts: list[str] = []
        for colour, card in self.stations.items():
            if card is not None and self.purse[0][colour] >= 2:
                texts += named_power_moves(POWER_OF[card], self.board)
        return texts

    def _decree_changes(self) -> list[str]:
        """A39: for one gem of the new colour."""
        return [f"decree {GEMS[c]}" for c in COLOURS if c != self.decree and self.purse[0][c] >= 1]

    # --- the actions ---

    def _act(self, seat: int, text: str) -> Play:
        """One action and all that follows from it."""
        standing = {self.board[cell].number for _, cells in matches(self.board) for cell in cells}
        touched: set[int] = set()  # tiles that the action moved or revealed, by number
        kind, *words = text.split()
        if kind == "reveal":
            touched = self._reveal(seat, words[0])
        elif kind == "restock":
            yield from self._restock(seat)
        elif kind in ("hire", "hire-any", "hire-top"):
            yield from self._hire(seat, kind, words)
        elif kind == "decree":
            self.decree = COLOUR_OF[words[0]]
            self.purse[0][self.decree] -= 1
        else:
            touched = self._use_power(seat, kind, text)
        yield from self._collect_own_matches(seat, touched, standing)  # A25
        if self.variant == "master":
            yield from self._overload()  # A43: a match may be gone and the market still full

    def _reveal(self, seat: int, cell: Cell) -> set[int]:
        """A11."""
        tile = self.board[cell]
        self.purse[seat][tile.colour] += 1
        self.board[cell] = replace(tile, facedown=False, arrow=0)
        return {tile.number}

    def _use_power(self, seat: int, power: str, text: str) -> set[int]:
        if self._is_master(seat):
            (station,) = [
                c for c, card in self.stations.items() if card is not None and POWER_OF[card] == power
            ]
            self.purse[0][station] -= 2  # A39
        motions = named_power_moves(power, self.board)[text]
        touched = {self.board[start].number for start, _ in motions}
        self.board = moved(self.board, motions)
        return touched

    def _restock(self, seat: int) -> Play:
        """A12: draw, look, place, one by one, for as long as a restock would be legal."""
        while self._may_restock(seat):
            colour = yield from self._draw_tile(self.supply)
            answer = yield Question(seat, {f"place {cell}": 1 for cell in CELLS if cell not in self.board})
            self._lay(answer.split()[1], colour, facedown=True, arrow=seat + 1)
            yield from self._overload()  # A31

    def _overload(self) -> Play:
        """A31, A32, A43: a full market without a match loses one colour."""
        while len(self.board) == 16 and not matches(self.board):
            face_up = {tile.colour for tile in self.board.values() if not tile.facedown}
            if any(self.supply[colour] for colour in face_up):
                revealed = yield from self._draw_tile(self.supply)
                self.supply[revealed] += 1  # back it goes, whatever happens
            else:
                revealed = yield from self._draw_tile({colour: 1 for colour in COLOURS if colour in face_up})
            for cell in [cell for cell in CELLS if face_up_colour(self.board, cell) == revealed]:
                del self.board[cell]
                self.supply[revealed] += 1

    def _hire(self, seat: int, kind: str, words: list[str]) -> Play:
        """A13."""
        if kind == "hire":
            price = dict.fromkeys([COLOUR_OF[words[0]]], 3 if self.variant == "solo" else 2)  # A34
        else:
            price = dict.fromkeys(COLOURS, 1)
        for colour, count in price.items():
            self.purse[seat][colour] -= count
            if self.variant == "master":
                self.purse[0][colour] += count  # A40
        if kind == "hire-top":
            card = yield from self._draw_card()
            self.active[seat].append(card)
            return
        station = COLOUR_OF[words[0]]
        hired = self.stations[station]
        assert hired is not None
        self.active[seat].append(hired)
        self.stations[station] = None
        if self.deck:
            self.stations[station] = yield from self._draw_card()

    # --- the matches ---

    def _may_score(self, seat: int, match: Match) -> bool:
        """Whether the decree lets this seat have the match."""
        if self.variant != "master":
            return True
        return (match[0] == self.decree) == (seat == 0)

    def _claim_standing_matches(self, seat: int) -> Play:
        """A41: at the start of a turn; an apprentice only while an apothecary is active."""

        def claimable() -> list[Match]:
            if not self._is_master(seat) and not self.active[seat]:
                return []
            return [match for match in matches(self.board) if self._may_score(seat, match)]

        yield from self._collect_all(seat, claimable)

    def _collect_own_matches(self, seat: int, touched: set[int], standing: set[int]) -> Play:
        """What the action just done brings (A26)."""

        def own() -> list[Match]:
            found = [match for match in matches(self.board) if self._may_score(seat, match)]
            if self.variant != "master":
                return found  # nothing stands: all of them are new
            found = [m for m in found if any(self.board[cell].number in touched for cell in m[1])]  # A41
            if not self._is_master(seat) and not self.active[seat]:
                found = [match for match in found if not self._was_a_match(match, standing)]  # A42
            return found

        yield from self._collect_all(seat, own)

    def _was_a_match(self, match: Match, standing: set[int]) -> bool:
        """A42: three of its tiles in a row were all part of matches that stood before the action."""
        return any(
            set(triple) <= match[1] and all(self.board[cell].number in standing for cell in triple)
            for triple in triples()
        )

    def _collect_all(self, seat: int, collectable: Callable[[], list[Match]]) -> Play:
        """A28: one match after the other, in the order of who has a use for it."""
        while found := collectable():
            chosen = first_cell(found[0][1])
            if len(found) > 1 and self.active[seat]:
                answer = yield Question(seat, {f"collect {first_cell(cells)}": 1 for _, cells in found})
                chosen = answer.split()[1]
            (match,) = [match for match in found if chosen == first_cell(match[1])]
            if self.variant == "solo":
                yield from self._make_stack(seat, match)
            else:
                yield from self._collect(seat, match)

    def _collect(self, seat: int, match: Match) -> Play:
        colour, cells = match
        for cell in cells:
            del self.board[cell]
        if self._is_master(seat):
            self.kept[colour] += len(cells)
            self.scored.add(colour)
            if len(self.scored) == 3:
                self._end([0])  # A44
            return
        if len(cells) > 3:
            self.purse[seat][colour] += 1  # A27
        if self.active[seat]:
            self.kept[colour] += len(cells)  # A29
            yield from self._satisfy(seat)
            (side,) = [side for side in self.sides() if seat in side]
            if sum(len(self.satisfied[member]) for member in side) >= 3:
                self._end(side)  # A30, A44
        else:
            self.supply[colour] += len(cells)  # A28
            self.purse[seat][colour] += 1

    def _make_stack(self, seat: int, match: Match) -> Play:
        """A36."""
        colour, cells = match
        answer = yield Question(seat, {f"stack {cell}": 1 for cell in cells})
        chosen = answer.split()[1]
        for cell in cells - {chosen}:
            del self.board[cell]
        self.kept[colour] += len(cells) - 1
        self.board[chosen] = replace(self.board[chosen], stack=True)
        if len(cells) > 3:
            self.purse[seat][colour] += 1
        if self.active[seat]:
            yield from self._satisfy(seat)
            self.points += sum(face_up_colour(self.board, cell) == colour for cell in CELLS)
        else:
            self.purse[seat][colour] += 1

    def _satisfy(self, seat: int) -> Play:
        """One active apothecary is satisfied, of the player's choice where there is one (A28)."""
        card = self.active[seat][0]
        if len(self.active[seat]) > 1:
            answer = yield Question(seat, {f"satisfy {name}": 1 for name in self.active[seat]})
            card = answer.split()[1]
        self.active[seat].remove(card)
        self.satisfied[seat].append(card)


def kind_of(text: str) -> str:
    """What may not be done twice in a turn (A9): both ways to hire are one (A13), each power is its own."""
    kind = text.split(maxsplit=1)[0]
    return "hire" if kind.startswith("hire") else kind
