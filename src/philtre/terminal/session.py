"""One match on one screen: people who share it, bots, output and files."""

from __future__ import annotations

import os
import random
import shlex
from pathlib import Path

from philtre.core.state import CHANCE
from philtre.table.match import Match
from philtre.terminal import files
from philtre.terminal.screen import Quit, Screen
from philtre.terminal.seating import LocalSeat
from philtre.terminal.telling import event_line, result_line, sentence
from philtre.text.drawing import draw
from philtre.text.words import Words


class Session:
    """A match, its players, and the state of the screen that its people share."""

    def __init__(
        self, match: Match, seats: list[LocalSeat], screen: Screen, language: str, seed: int
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.people = [seat for seat, player in enumerate(seats) if player.bot is None]
        self.streams = [random.Random(f"{seed} {seat}") for seat in range(len(seats))]
        self.advisers = [random.Random(f"{seed} {seat} hints") for seat in range(len(seats))]
        self.shown = 0  # journal steps printed on this screen so far
        self.heard = [0] * len(seats)
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.kept = len(match.journal)  # journal steps that are saved in a file or need no saving
        self.speak(language)

    def speak(self, language: str) -> None:
        """Switches to this language."""
        plain = Words(language)
        names = [seat.shown(number, plain) for number, seat in enumerate(self.seats, 1)]
        reader = self.people if len(self.people) == 1 else ()  # a shared screen calls nobody "you"
        self.words = Words(language, self.match.game, names, facts=self.match.facts(), you=reader)
        self.match.players = [seat.recorded(number, plain) for number, seat in enumerate(self.seats, 1)]

    # Output

    def say(self, id: str, /, **arguments: object) -> None:
        self.screen.tell(self.words.say(id, **arguments))

    def news(self, seat: int | None) -> None:
        """Prints the events since the seat's last look, as the seat may know them."""
        since = self.shown if seat is None else self.heard[seat]
        lines = [event_line(self.words, told.event) for told in self.match.told(seat, since)]
        for line in lines:
            self.screen.tell(line)
        if lines:
            self.screen.say()
        self.shown = len(self.match.journal)
        if seat is not None:
            self.heard[seat] = self.shown

    def board(self, seat: int | None) -> None:
        self.screen.say(draw(self.match.game, self.match.state.view(seat), self.words))
        self.screen.say()

    def question(self, seat: int) -> None:
        """Prints the prompt, and the player's name unless the prompt has it."""
        prompt = self.match.state.prompt()
        asked = sentence(self.words, prompt)
        if "seat" in prompt.arguments and self.words.has(prompt.id):
            self.screen.tell(asked)  # the prompt names the player
        else:
            self.say("turn", seat=seat, asked=asked)

    # Bots, and handing over the screen

    def bot_moves(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        self.match.act(bot.choose(self.match.seen_by(seat, self.streams[seat]), self.streams[seat]))
        if not self.people:
            self.news(None)

    def take_screen(self, seat: int) -> bool:
        """Gives the screen to that person; False if the previous one undid a move instead."""
        alone = self.at_screen == seat or len(self.people) == 1
        if alone or not self.secrets() or self.hand_over(self.at_screen, seat):
            self.at_screen = seat
        return self.at_screen == seat

    def hand_over(self, before: int | None, seat: int) -> bool:
        """Clears the screen and waits for the next person; False if the previous one undid a move."""
        undoable = False
        if before is not None:
            self.clear_away(before)
            undoable = self.match.why_no_undo(before) is None
        self.say("pass-screen-undo" if undoable else "pass-screen", seat=seat)
        typed = self.screen.ask("")
        if before is not None and undoable and typed.lower() in self.undo_words():
            self.take_back(before)
            return False
        return True

    def clear_away(self, seat: int) -> None:
        """Prints the person's private events, waits, clears the screen and prints the public events."""
        since = self.heard[seat]
        public = [told.event for told in self.match.told(None, since)]
        if public != [told.event for told in self.match.told(seat, since)]:
            self.news(seat)
            self.say("pass-hide")
            self.screen.ask("")
        self.heard[seat] = len(self.match.journal)
        self.screen.hide()
        for event in public:
            self.screen.tell(event_line(self.words, event))

    def undo_words(self) -> tuple[str, str]:
        return "undo", self.words.say("command-undo")

    def secrets(self) -> bool:
        """True if something is hidden from a person here, judged by sixteen redeals for each of them."""
        truth = self.match.state.position()
        dice = random.Random(0)
        return any(
            self.match.seen_by(seat, dice).position() != truth for seat in self.people for _ in range(16)
        )

    def take_back(self, seat: int) -> None:
        """Undoes the seat's last decision. Raises Refused if that is not allowed."""
        self.match.undo(seat)
        steps = len(self.match.journal)
        self.heard = [min(step, steps) for step in self.heard]
        self.kept = min(self.kept, steps)
        self.say("undone")

    # Files

    def save(self, path: Path) -> bool:
        """Writes the record, after asking before overwriting a file; False if nothing was written."""
        if path.is_file():
            self.say("save-exists", file=str(path))
            if self.screen.ask().lower() not in ("y", "yes", "o", "oui"):
                self.say("save-kept", file=str(path))
                return False
        reason = files.write(path, self.match.record())
        if reason is not None:
            self.say("save-failed", file=str(path), reason=reason)
            return False
        self.kept = len(self.match.journal)
        self.screen.say(
            self.words.say(
                "saved-over" if self.match.over else "saved", file=str(path), quoted=shlex.quote(str(path))
            )
        )
        return True

    def leave(self) -> None:
        """Saves the unfinished game, if there is something to save, and prints where."""
        if any(step.actor != CHANCE for step in self.match.journal[self.kept :]):
            try:
                path = files.unfinished(self.match.game.name, os.environ)
                reason = files.write(path, self.match.record())
            except OSError as problem:
                path, reason = Path(problem.filename or ""), problem.strerror or str(problem)
            if reason is not None:
                self.say("save-failed", file=str(path), reason=reason)
            else:
                self.screen.say(self.words.say("left-saved", file=str(path)))
                self.screen.say(self.words.say("left-go-on", quoted=shlex.quote(str(path))))
        self.say("left")

    def finish(self, seed: int | None) -> None:
        """Prints the result, and offers to save the record."""
        self.screen.say()
        self.news(self.at_screen if len(self.people) == 1 else None)
        self.board(self.at_screen if len(self.people) == 1 else None)
        self.say("end-heading")
        self.screen.tell(result_line(self.words, self.match.state.returns()))
        if seed is not None:
            self.say("end-seed", seed=str(seed))
        saved = not self.people
        while not saved:
            self.say("end-save")
            try:
                typed = self.screen.ask()
            except Quit:
                return
            saved = not typed or self.save(files.path_of(typed))
