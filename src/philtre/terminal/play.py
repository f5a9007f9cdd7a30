"""`philtre play`: a match in this terminal, from setup to result."""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
from types import FrameType

from philtre.core.errors import PhiltreError
from philtre.core.options import read_options
from philtre.core.registry import game
from philtre.table.match import Match
from philtre.terminal import files
from philtre.terminal.asking import Asking
from philtre.terminal.screen import Quit, Screen
from philtre.terminal.seating import fresh_seats, recorded_seats, seat_players
from philtre.terminal.session import Session
from philtre.text.language import language_of
from philtre.text.words import Words


def main(arguments: argparse.Namespace) -> int:
    """Runs `philtre play`; returns the exit code."""
    seed = random.SystemRandom().getrandbits(32) if arguments.seed is None else arguments.seed
    session = set_up(arguments, Screen(sys.stdin, sys.stdout), seed)
    with_signals()
    play(session, None if arguments.load else seed, confirm=arguments.confirm)
    return 0


def set_up(arguments: argparse.Namespace, screen: Screen, seed: int) -> Session:
    """The session of these command-line arguments. Raises PhiltreError if they do not fit together."""
    language = arguments.language or language_of(os.environ)
    Words(language)
    rng = random.Random(seed)
    if arguments.load:
        record = files.load(arguments.load, language)
        if arguments.game not in (None, record.game.name):
            raise PhiltreError(f"{arguments.load} is a match of {record.game.name}, not of {arguments.game}")
        for flag in ("variant", "seats", "option", "content", "hot_seat", "bots", "shuffle"):
            if getattr(arguments, flag):
                raise PhiltreError(
                    f"--{flag.replace('_', '-')} cannot go with --load: the record says what it is"
                )
        match = Match.from_record(record, rng)
        seats = recorded_seats(record.players, record.game)
    else:
        if arguments.game is None:
            raise PhiltreError("which game? for example: philtre play apotheca")
        played = game(arguments.game, arguments.content)
        match = Match(
            played, rng, arguments.variant, arguments.seats, read_options(played.options, arguments.option)
        )
        me, everyone = arguments.me or 1, arguments.hot_seat
        seats = fresh_seats(match.seats, me, played, arguments.bots, everyone=everyone)
    seat_players(seats, arguments.player, arguments.me, match.game)
    if arguments.shuffle:
        rng.shuffle(seats)
    return Session(match, seats, screen, language, seed)


def play(session: Session, seed: int | None, *, confirm: bool = False) -> None:
    """Plays until the game is over or somebody leaves."""
    try:
        greet(session)
        while not session.match.over:
            seat = session.match.actor
            if session.seats[seat].bot is not None:
                session.bot_moves(seat)
            elif session.take_screen(seat):
                Asking(session, seat).decide()
                if confirm:
                    end_of_turn(session, seat)
        session.finish(seed)
    except (Quit, KeyboardInterrupt):
        session.leave()


def greet(session: Session) -> None:
    words = session.words
    if words.has("title"):
        session.screen.say(words.say("title"))
    for seat, player in enumerate(session.seats):
        if player.bot is None:
            session.say("seat-person", seat=seat)
        else:
            session.say("seat-bot", seat=seat, bot=player.name.partition(":")[2])
    if len(session.seats) > 1:
        session.screen.tell(seating(session))
    if session.people:
        session.say("welcome")
    session.screen.say()


def seating(session: Session) -> str:
    """The sentence about the meaning of seats: the game's own, or the usual one."""
    words, match = session.words, session.match
    own = f"seating-{match.variant}"
    return words.say(own, seats=match.seats) if words.has(own) else words.say("seat-one-begins")


def end_of_turn(session: Session, seat: int) -> None:
    """With --confirm: offers to undo the last decision before a bot moves."""
    match = session.match
    if match.over or match.actor == seat or match.why_no_undo(seat) is not None:
        return
    if session.seats[match.actor].bot is None:
        return  # handing over the screen offers the undo
    session.news(seat)
    session.say("confirm")
    if session.screen.ask("").lower() in session.undo_words():
        session.take_back(seat)


def with_signals() -> None:
    """Treats SIGHUP and SIGTERM as leaving, so that the unfinished game is saved."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
