"""A whole game as a text, with all that anybody sees and is told: any change of the rules shows."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

import philtre
from philtre.conformance import Case

LEGEND = """\
# Each step: what was done (* is chance), then
#   then      the position after it (in a brief one a hash of it, but at the end of a turn)
#   legal     how many actions there are now, and a hash of their texts (chance: of outcomes and weights)
#   views     a hash of what everybody sees now
#   told      what everybody is told of the step; told 1 only player 1, told - only a spectator
# At the first decision and at the end the views stand here in full.
"""


def compact(value: object) -> str:
    return msgspec.json.encode(value).decode()


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


Chooser = Callable[[philtre.Game, philtre.State, philtre.Dice], int]


def at_random(_: philtre.Game, state: philtre.State, dice: philtre.Dice) -> int:
    """A chance event drawn by its weight, or any legal action of a seat, each as likely as the others."""
    if state.actor == philtre.CHANCE:
        return int(state.pick(dice.word()))
    actions = state.actions()
    return int(actions[dice.below(len(actions))])


class Playthrough:
    """One game of a case, played by Dice and a way to choose; brief where positions are long."""

    def __init__(self, case: Case, seed: int, choose: Chooser = at_random, brief: bool = False) -> None:
        self.case = case
        self.choose = choose
        self.brief = brief
        self.game = case.game
        self.dice = philtre.Dice(seed)
        self.state = case.start()
        options = [f"{name} {compact(value)}" for name, value in case.options.items()]
        self.lines = [
            f"game {self.game.name}", f"rules {self.game.rules_version}", f"content {self.game.content_hash}",
            f"variant {case.variant}", f"seats {case.seats}", *options, f"seed {seed}", LEGEND,
        ]  # fmt: skip

    def play(self) -> Playthrough:
        self.look()
        shown = False
        while not self.state.over:
            if self.state.actor >= 0 and not shown:
                self.show()
                shown = True
            self.step()
        self.show()
        self.lines.append(f"returns {compact(self.state.returns())}")
        return self

    def step(self) -> None:
        state = self.state
        mark = "*" if state.actor == philtre.CHANCE else str(state.actor + 1)
        action = self.choose(self.game, state, self.dice)
        self.lines += ["", f"{mark} {self.game.text(action)}"]
        events = state.events = []
        state.play(action)
        for event in events:
            self.tell(event)
        self.look(state.over or any(event.kind == "turn" for event in events))

    def tell(self, event: philtre.Event) -> None:
        heard = {seat: compact(self.game.redacted(event, seat)) for seat in self.case.viewers}
        if len(set(heard.values())) == 1:
            self.lines.append(f"  told {heard[None]}")
        else:
            self.lines += [f"  told {name(seat)} {text}" for seat, text in heard.items()]

    def look(self, full: bool = True) -> None:
        state = self.state
        options = [(self.game.text(int(action)), 1) for action in state.actions()]
        if state.actor == philtre.CHANCE:
            options = [(self.game.text(action), weight) for action, weight in state.outcomes()]
        views = "\n".join(compact(state.view(seat)) for seat in self.case.viewers)
        self.lines += [
            f"  then {state.position() if full or not self.brief else short(state.position())}",
            f"  legal {len(options)} {short(compact(options))}  views {short(views)}",
        ]

    def show(self) -> None:
        self.lines += [f"  sees {name(seat)} {compact(self.state.view(seat))}" for seat in self.case.viewers]

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def name(seat: int | None) -> str:
    return "-" if seat is None else str(seat + 1)
