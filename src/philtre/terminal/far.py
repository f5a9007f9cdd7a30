"""A table on a server, shown in this terminal: log, board, prompt and input."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec

from philtre.client import TableClient
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.registry import game
from philtre.core.state import NOBODY
from philtre.protocol.common import SeatSeen
from philtre.table.refused import Refused
from philtre.terminal import requests
from philtre.terminal.choices import Choice, beginning, choices, only
from philtre.terminal.screen import Quit, Screen
from philtre.terminal.telling import event_line, move_line, moves_line, result_line, sentence
from philtre.text.drawing import draw
from philtre.text.words import Words

MARK = "\u2713"
UNMARKED = re.compile(r"\(\s*registered\s*\)", re.IGNORECASE)  # the mark as ASCII terminals show it


class FarTable:
    """A served table as one seat or a spectator sees it."""

    def __init__(self, place: TableClient, language: str, screen: Screen, played: Game | None = None) -> None:
        """`played` is the game with the table's content; None: with its own."""
        assert place.whole is not None
        self.place = place
        self.screen = screen
        self.game = played or game(place.whole.setup.game)
        self.language = language
        self.refresh()

    def refresh(self) -> None:
        """Forgets which log lines and messages were printed, and starts from the current position."""
        whole = self.place.whole
        assert whole is not None
        reader = () if whole.you is None else (whole.you,)
        facts = whole.facts or None  # a server of an earlier version tells none
        self.words = Words(self.language, self.game, self.names(), facts=facts, you=reader)
        self.seat = whole.you
        self.shown = len(self.place.log)
        self.heard = len(self.place.chat)
        self.noticed = len(self.place.notices)
        self.asked_at = -1  # the seq of the position whose moves are listed
        self.listed: list[Choice] = []
        self.ended = False
        self.vote: object = None  # the last open vote that was printed
        self.rematch = ""

    def names(self) -> list[str]:
        plain = Words(self.language)
        return [name_of(seat, number, plain) for number, seat in enumerate(self.place.sides.seats, 1)]

    def say(self, id: str, /, **arguments: object) -> None:
        self.screen.tell(self.words.say(id, **arguments))

    def tell(self, message: Message) -> None:
        self.screen.tell(sentence(self.words, message))

    # Main loop

    async def play(self, lines: asyncio.Queue[str | None]) -> None:
        """Prints updates and runs typed lines, until the person leaves or the connection ends.

        Raises Lost when the connection is lost and Onward when the person goes to another table.
        """
        assert self.place.whole is not None
        if self.place.whole.setup.box:
            self.say("box-other", called=self.place.whole.setup.box)
        self.board()
        if self.place.whole.setup.shuffle and not self.place.log and self.place.sides.actor == NOBODY:
            self.say("seats-by-lot")
        self.look()
        typed = asyncio.create_task(lines.get())
        hearing = asyncio.create_task(self.place.hear(None))
        try:
            while True:
                await asyncio.wait([typed, hearing], return_when=asyncio.FIRST_COMPLETED)
                if hearing.done():
                    hearing.result()
                    self.look()
                    hearing = asyncio.create_task(self.place.hear(None))
                elif typed.done():
                    hearing.cancel()  # cancelling loses no message
                    await asyncio.gather(hearing, return_exceptions=True)
                    line = typed.result()
                    if line is None:
                        raise Quit
                    await self.understand(line)
                    self.look()
                    typed = asyncio.create_task(lines.get())
                    hearing = asyncio.create_task(self.place.hear(None))
        except Quit:
            self.say("left")
        finally:
            typed.cancel()
            hearing.cancel()
            await asyncio.gather(typed, hearing, return_exceptions=True)

    # Output

    def look(self) -> None:
        """Prints new log lines, messages and votes, and the list of moves if it is this seat's turn."""
        place = self.place
        if place.seat is not None and place.seat != self.seat:
            self.refresh()
            self.shown = 0
            self.say("seat-drawn", number=place.seat + 1)
        self.words.players = self.names()
        news = place.log[self.shown :]
        for line in news:
            self.screen.tell(event_line(self.words, line.event))
        for said in place.chat[self.heard :]:
            text = self.words.say(f"phrase-{said.phrase}") if said.phrase else said.text
            self.say("about", name=self.words.player(said.seat), text=text)
        for notice in place.notices[self.noticed :]:
            self.tell(notice.message)
        self.shown, self.heard, self.noticed = len(place.log), len(place.chat), len(place.notices)
        self.look_at_vote()
        ending = place.sides.ending
        if ending is not None and not self.ended:
            self.ended = True
            self.board()
            self.say("end-heading")
            if ending.returns:
                self.screen.tell(result_line(self.words, ending.returns, place.seat))
        elif place.sides.moves and place.seq != self.asked_at:
            if news or self.asked_at < 0:
                self.board()
            self.ask()
        self.screen.sink.flush()

    def look_at_vote(self) -> None:
        """Prints a new vote, and the notice that a rematch table is open."""
        vote, rematch = self.place.sides.vote, self.place.sides.rematch
        asked = vote and (vote.vote, vote.seat, vote.subject)
        if vote and asked != self.vote:
            what = {"seat": vote.subject} if vote.subject is not None else {}
            self.say("vote-asked", seat=vote.seat, what=self.words.say(f"vote-{vote.vote}", **what))
        if rematch and not self.rematch:
            self.say("rematch-there")
        self.vote, self.rematch = asked, rematch

    def board(self) -> None:
        self.screen.say("\n" + draw(self.game, self.view(), self.words) + "\n")

    def view(self) -> Any:
        """The view, as the game's own struct if it declares one."""
        kind = self.game.parts.view_type
        return self.place.view if kind is None else msgspec.convert(self.place.view, kind)

    def ask(self) -> None:
        prompt = self.place.sides.prompt
        if prompt is not None:
            self.tell(prompt)
        self.show(self.moves())
        self.asked_at = self.place.seq

    def moves(self) -> dict[int, str]:
        return {action: self.game.text(action) for action in self.place.actions}

    def show(self, moves: dict[int, str]) -> None:
        self.listed = choices(moves)
        for number, choice in enumerate(self.listed, 1):
            self.screen.tell(f" {number:2}  {self.line(choice)}")
        self.say("choose")

    def line(self, choice: Choice) -> str:
        if len(choice.actions) == 1:
            return move_line(self.words, self.game, choice.actions[0], self.view())
        return moves_line(self.words, self.game, choice)

    # Input

    async def understand(self, typed: str) -> None:
        """Plays the typed move or runs the typed command; prints the refusal otherwise."""
        text = " ".join(typed.lower().split())
        try:
            if not text:
                await requests.moves(self, "")
            elif text in self.moves().values() or not await requests.obey(self, typed.strip()):
                await self.decide(text)
        except Refused as no:
            self.tell(no.message)

    async def decide(self, text: str) -> None:
        place = self.place
        if not place.sides.moves:
            raise Refused(Message("table-not-your-turn", {"seat": max(place.sides.actor, 0)}))
        moves = self.moves()
        if text.isascii() and text.isdecimal():
            if place.seq != self.asked_at and place.sides.moves:
                self.ask()  # the list changed while the person was typing
                return
            if not 1 <= int(text[:6]) <= len(self.listed):
                self.say("no-such-number", typed=text)
                return
            chosen = self.listed[int(text) - 1].actions
            if len(chosen) > 1:
                self.show({action: moves[action] for action in chosen})
                return
            await place.act(chosen[0])
            return
        action = only(text, moves)
        if action is None:
            action = self.parsed(text)
        if action is not None:
            await place.act(action)
        elif beginning(text, moves):
            self.show(beginning(text, moves))
        else:
            self.say("unreadable", typed=text)

    def parsed(self, text: str) -> int | None:
        """The action that a text means, legal or not; None if the text is no move."""
        try:
            action = self.game.parse(text)
        except PhiltreError:
            return None
        intended = self.game.intended_action(self.view(), action)
        return intended if intended in self.place.actions else action


def name_of(seat: SeatSeen, number: int, words: Words) -> str:
    """The player's name. Only a registered name is shown with the mark."""
    if seat.former:
        return words.say("former-player")
    if not seat.name:
        return words.say("bot" if seat.kind == "bot" else "player", number=number)
    if seat.registered:
        return f"{seat.name} {MARK}"
    return UNMARKED.sub("", seat.name).strip() or words.say("player", number=number)
