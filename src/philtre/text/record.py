"""A match as a text file that a person can read: export, replay, bug report and golden test in one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from philtre.core import registry
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Value, spell
from philtre.core.state import CHANCE, State

FORMAT: Final = "philtre record 1"
CHANCE_MARK: Final = "*"
CONTENT_MARK: Final = "|"
HEADER: Final = ("game", "rules", "content", "variant", "seats", "option", "player", "result", "steps")


@final
class Record:
    """A match as it was played: setup, players, and the actions of all decisions and chance events."""

    def __init__(
        self,
        game: Game,
        variant: str,
        seats: int,
        options: dict[str, Value],
        players: list[str],
        actions: list[int],
    ) -> None:
        self.game = game
        self.variant = variant
        self.seats = seats
        self.options = options
        self.players = players
        self.actions = actions

    def start(self) -> State:
        """The state before the first step."""
        return self.game.begin(self.variant, self.seats, self.options)

    def states(self) -> Iterator[State]:
        """The states of the match from the start to the last step, each an independent copy."""
        state = self.start()
        yield state.copy()
        for action in self.actions:
            state.play(action)
            yield state.copy()

    def write(self) -> str:
        """The record as text, with the result and the number of steps in its header."""
        game = self.game
        lines = [FORMAT, f"game {game.name}", f"rules {game.rules_version}", f"content {game.content_hash}"]
        if not game.packaged:
            lines += [f"{CONTENT_MARK} {line}" for line in game.content.rstrip("\n").split("\n")]
        lines += [f"variant {self.variant}", f"seats {self.seats}"]
        lines += [f"option {name} {spell(value)}" for name, value in self.options.items()]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players, 1)]
        state = self.start()
        moves: list[str] = []
        for action in self.actions:
            mark = CHANCE_MARK if state.actor == CHANCE else str(state.actor + 1)
            moves.append(f"{mark} {game.text(action)}")
            state.play(action)
        lines += [f"result {result(state)}", f"steps {len(moves)}", "", *moves]
        return "\n".join(lines) + "\n"


def result(state: State) -> str:
    """The returns of all seats, separated by spaces, or `unfinished`."""
    if not state.over:
        return "unfinished"
    return " ".join([f"{share:g}" for share in state.returns()])


def read_record(text: str, game: Game | None = None) -> Record:
    """Parses a record and replays it, checking that each step is legal.

    `game` is needed only for a game that is not in the registry (an author's, in tests). Raises PhiltreError
    that names the line.
    """
    return _Reader(text, game).record()


@final
class _Reader:
    def __init__(self, text: str, given: Game | None) -> None:
        self.given = given
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.at = 0  # index of the current line, from 0; errors are reported for this line
        self.first_move = 0
        self.header: dict[str, list[tuple[int, str]]] = {key: [] for key in HEADER}
        self.content: list[str] = []

    def wrong(self, what: str) -> PhiltreError:
        return PhiltreError(f"record, line {self.at + 1}: {what}")

    def record(self) -> Record:
        first = self.lines[0].strip() if self.lines else ""
        if first != FORMAT:
            if first.startswith("philtre record"):
                raise self.wrong(f"this is {first!r}; this program reads {FORMAT!r}")
            raise self.wrong(f"not a record of philtre: expected {FORMAT!r}, found {first[:40]!r}")
        self.read_header()
        try:
            game = self.game()
            variant, seats = self.one("variant"), self.number("seats")
            variant, seats = game.settle(variant, seats)
            options = self.options(game, variant)
        except PhiltreError as problem:
            raise self.wrong(str(problem)) if not str(problem).startswith("record, ") else problem from None
        players = self.players(seats)
        promised, written = self.number("steps"), self.one("result")
        actions, state = self.moves(game.begin(variant, seats, options), game)
        if len(actions) != promised:
            raise self.wrong(
                f"the record ends after {len(actions)} steps, but its header promises {promised}"
            )
        if result(state) != written:
            raise self.wrong(f"the moves end with result {result(state)!r}, but the header says {written!r}")
        return Record(game, variant, seats, options, players, actions)

    def read_header(self) -> None:
        self.at = 1
        while self.at < len(self.lines) and self.lines[self.at].strip():
            key, _, value = self.lines[self.at].partition(" ")
            if key == CONTENT_MARK:
                self.content.append(value)
            elif key in self.header:
                self.header[key].append((self.at, value.strip()))
            else:
                raise self.wrong(f"unknown header {key!r}: expected {', '.join(HEADER)}")
            self.at += 1
        self.first_move = self.at + 1

    def one(self, key: str) -> str:
        """The value of a header that must stand exactly once; later errors are reported for its line."""
        entries = self.header[key]
        if len(entries) != 1:
            if entries:
                self.at = entries[1][0]
            raise self.wrong(f"the header needs one line {key!r}, found {len(entries)}")
        self.at, value = entries[0]
        return value

    def number(self, key: str) -> int:
        value = self.one(key)
        if not (value.isascii() and value.isdecimal()):
            raise self.wrong(f"header {key!r}: expected a number, found {value!r}")
        return int(value)

    def game(self) -> Game:
        text = "\n".join(self.content) + "\n" if self.content else None
        name = self.one("game")
        if self.given is not None and name != self.given.name:
            raise self.wrong(f"a record of {name}, not of {self.given.name}")
        game = self.given or registry.bound(name, None)
        rules = self.number("rules")
        if rules != game.rules_version:  # before its own content is read, which may follow those rules
            raise self.wrong(
                f"made under rules version {rules} of {game.name}; this program has {game.rules_version}"
            )
        game = self.given or registry.bound(name, text)
        content = self.one("content")
        if content != game.content_hash:
            raise self.wrong(f"made with content {content}, not with the content here ({game.content_hash})")
        return game

    def options(self, game: Game, variant: str) -> dict[str, Value]:
        """The options of the header; a bad value is reported for its own line."""
        read: dict[str, Value] = {}
        for line, entry in self.header["option"]:
            self.at = line
            name, _, value = entry.partition(" ")
            if name in read:
                raise self.wrong(f"option {name} stands twice")
            option = game.options.get(name)
            read[name] = option.read(value) if option else value
            game.chosen(variant, read)
        return game.chosen(variant, read)

    def players(self, seats: int) -> list[str]:
        players: list[str] = []
        for line, entry in self.header["player"]:
            self.at = line
            seat, _, name = entry.partition(" ")
            if seat != str(len(players) + 1) or not name:
                raise self.wrong(f"expected 'player {len(players) + 1} NAME', found 'player {entry}'")
            players.append(name)
        if len(players) != seats:
            raise self.wrong(f"expected {seats} players, found {len(players)}")
        return players

    def moves(self, state: State, game: Game) -> tuple[list[int], State]:
        actions: list[int] = []
        self.at = self.first_move
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            if line:
                actions.append(self.step(state, game, line))
            self.at += 1
        return actions, state

    def step(self, state: State, game: Game, line: str) -> int:
        mark, _, text = line.partition(" ")
        if state.over:
            raise self.wrong(f"the game is over, but {line!r} follows")
        expected = CHANCE_MARK if state.actor == CHANCE else str(state.actor + 1)
        if mark != expected:
            raise self.wrong(f"expected a line of {_owner(expected)}, found {line!r}")
        try:
            action = game.parse(text)
        except PhiltreError as problem:
            raise self.wrong(str(problem)) from None
        if not state.legal(action):
            raise self.wrong(f"{text!r} is not possible here")
        state.play(action)
        return action


def _owner(mark: str) -> str:
    return f"chance ('{CHANCE_MARK} ...')" if mark == CHANCE_MARK else f"player {mark} ('{mark} ...')"
