"""`philtre replay`: a record step by step, or as one page."""

from __future__ import annotations

import argparse
import os
import random
import sys

from philtre.core.state import CHANCE
from philtre.table.match import Match
from philtre.terminal import files
from philtre.terminal.screen import Quit, Screen
from philtre.terminal.seating import recorded_seats, seat_number
from philtre.terminal.telling import event_line, result_line
from philtre.text.drawing import draw
from philtre.text.language import language_of
from philtre.text.record import Record
from philtre.text.words import Words


def main(arguments: argparse.Namespace) -> int:
    """Runs `philtre replay`: shows a record as one seat saw it, or with all hidden information."""
    plain = Words(arguments.language or language_of(os.environ))
    record = files.load(arguments.file, plain.language, arguments.game)
    seat = None
    if arguments.seat is not None:
        seat = seat_number(str(arguments.seat), record.seats, "--seat") - 1
    replay = Replay(record, plain, seat, Screen(sys.stdin, sys.stdout))
    if arguments.all:
        replay.whole()
    else:
        replay.walk()
    return 0


class Replay:
    """A record to step through: position 0 is the start, position n follows the nth decision."""

    def __init__(self, record: Record, plain: Words, seat: int | None, screen: Screen) -> None:
        players = recorded_seats(record.players, record.game)
        names = [player.shown(number, plain) for number, player in enumerate(players, 1)]
        self.match = Match.from_record(record, random.Random(0))
        self.words = Words(plain.language, record.game, names, facts=self.match.facts())
        self.record = record
        self.seat = seat
        self.screen = screen
        journal = self.match.journal[: len(record.actions)]
        decisions = [number for number, step in enumerate(journal) if step.actor != CHANCE]
        self.ends = [*decisions, len(journal)]  # the number of steps played at each position
        self.states = list(record.states())

    def lines(self, position: int) -> list[str]:
        """The log lines between the previous position and this one."""
        start = self.ends[position - 1] if position else 0
        lines = []
        for step in self.match.journal[start : self.ends[position]]:
            for event in step.events:
                told = event.everything() if self.seat is None else self.match.game.redacted(event, self.seat)
                if told is not None:
                    lines.append(event_line(self.words, told))
        return lines

    def show(self, position: int, *, board: bool = True) -> None:
        for line in self.lines(position):
            self.screen.tell(line)
        if board:
            view = self.states[self.ends[position]].view(self.seat)
            self.screen.say("\n" + draw(self.match.game, view, self.words) + "\n")

    def whole(self) -> None:
        """Prints the whole record, with the board whenever the actor changes."""
        last = len(self.ends) - 1
        for position in range(last + 1):
            turned = position == last or self.actor(position) != self.actor(position - 1)
            self.show(position, board=position == 0 or turned)
        self.end()

    def actor(self, position: int) -> int:
        return int(self.states[self.ends[max(position, 0)]].actor)

    def walk(self) -> None:
        """Lets the person step through the record."""
        last = len(self.ends) - 1
        position = 0
        self.screen.tell(self.words.say("replay-help"))
        self.arrive(position)
        while True:
            try:
                typed = self.screen.ask().lower()
            except (Quit, KeyboardInterrupt):
                return
            if typed in ("q", "quit", self.words.say("command-quit")):
                return
            there = self.destination(typed, position, last)
            if there is not None:
                position = there
                self.arrive(position)

    def destination(self, typed: str, position: int, last: int) -> int | None:
        """The position that was asked for; None, after printing the reason, if there is none."""
        if typed in ("", "n", "b"):
            there = position + (-1 if typed == "b" else 1)
        elif typed.isascii() and typed.isdecimal() and int(typed[:9]) <= last:
            there = int(typed)
        else:
            self.screen.tell(self.words.say("replay-range", last=last))
            self.screen.tell(self.words.say("replay-help"))
            return None
        if not 0 <= there <= last:
            self.screen.tell(self.words.say("replay-first" if there < 0 else "replay-last"))
            return None
        return there

    def arrive(self, position: int) -> None:
        self.screen.tell(self.words.say("replay-at", at=position, last=len(self.ends) - 1))
        self.show(position)
        if position == len(self.ends) - 1:
            self.end()

    def end(self) -> None:
        if self.states[-1].over:
            self.screen.tell(result_line(self.words, self.states[-1].returns()))
        else:
            self.screen.tell(self.words.say("replay-unfinished"))
