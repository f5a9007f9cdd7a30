"""Toy games that break one promise each, with the check that must find it and what it must say."""

from __future__ import annotations

import itertools
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64
from pebbles import Bag, Pebbles
from pebbles.state import DRAW, DRAWN, SHOW

from philtre.core.dice import Bits
from philtre.core.event import Event
from philtre.core.message import Message, Refusal
from philtre.core.options import Value
from philtre.core.state import CHANCE

FOUND: list[tuple[str, type[Pebbles], str]] = []


def found_by(check: str, saying: str) -> Any:
    """Marks a dishonest game, or the state of one."""

    def mark(broken: type[Any]) -> type[Any]:
        game = broken if issubclass(broken, Pebbles) else type(broken.__name__, (Pebbles,), {"state": broken})
        FOUND.append((check, game, saying))
        return broken

    return mark


# The course of a game


@found_by("ends", "has not ended after")
class Endless(Bag):
    def play(self, action: i64) -> None:
        if action == DRAW or action >= self.number(DRAWN, 0):
            super().play(action)
        else:
            self.pass_on()


@found_by("ends", "over is True, but the actor is")
class OverTooSoon(Bag):
    @property
    def over(self) -> bool:
        return not any(self.bag)


@found_by("ends", r"returns\(\) gave \[1.0\] for 2 seats")
class ForgetsALoser(Bag):
    def returns(self) -> list[float]:
        return [1.0]


@found_by("ends", r"returns\(\) gave")
class PaysTheScore(Bag):
    def returns(self) -> list[float]:
        return [0.75, 0.25]


@found_by("stuck", r"must act, but actions\(\) is empty")
class Stuck(Bag):
    def actions(self) -> vec[i64]:
        return vec[i64]([action for action in super().actions() if action < self.number(SHOW, 0)])


@found_by("stuck", "says something twice")
class Stammers(Bag):
    def actions(self) -> vec[i64]:
        return vec[i64](list(super().actions()) * 2)


@found_by("stuck", "no seat must act, but")
class NeverSilent(Bag):
    def actions(self) -> vec[i64]:
        return vec[i64](list(super().actions()) or [DRAW])


@found_by("stuck", "weight below 1")
class DrawsWhatIsGone(Bag):
    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        return [(self.number(DRAWN, colour), count) for colour, count in enumerate(self.bag)]


@found_by("stuck", "not in the order of their numbers")
class DrawsInDisorder(Bag):
    def outcomes(self) -> list[tuple[int, int]]:
        return super().outcomes()[::-1]


@found_by("stuck", "is not below 5")
class CountsTooFew(Pebbles):
    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.action_count = 5


@found_by("stuck", "raised ZeroDivisionError")
class Raises(Bag):
    def play(self, action: i64) -> None:
        super().play(action)
        self.turn //= sum(self.bag) and 1


@found_by("pieces", "pieces.. gave")
class LosesPebbles(Bag):
    def play(self, action: i64) -> None:
        super().play(action)
        if action == self.number(SHOW, 0):
            self.shown[self.turn] = [0] * len(self.bag)


# Chance


@found_by("weights", r"pick\(\) gave .* but its weight is")
class PicksEvenly(Bag):
    def pick(self, bits: i64) -> i64:
        outcomes = self.outcomes()
        return outcomes[int(bits) * len(outcomes) >> 32][0]


@found_by("weights", r"pick\(\) gave .* which are not outcomes")
class PicksAnything(Bag):
    def pick(self, bits: i64) -> i64:
        return self.number(DRAWN, self.bag.index(0)) if 0 in self.bag else super().pick(bits)


@found_by("weights", "600 draws gave")
class DrawsEvenly(Bag):
    def draw(self, rng: Bits) -> i64:
        outcomes = self.outcomes()
        return outcomes[rng.getrandbits(32) * len(outcomes) >> 32][0]


# Moves


@found_by("notation", "are both written 'show'")
class Mumbles(Pebbles):
    def text(self, action: int) -> str:
        return super().text(action).split()[0]


@found_by("notation", "does not begin with its kind")
class SaysTheColourFirst(Pebbles):
    def move(self, action: int) -> dict[str, Any]:
        return dict(reversed(super().move(action).items()))


@found_by("notation", "is a way to write action 1, but is read as 10")
class Abbreviates(Pebbles):
    def spellings(self, action: int) -> list[str]:
        return super().text(action).split()[1:]


@found_by("refusals", "is legal, but refused")
class RefusesTheLegal(Bag):
    def why_not(self, action: int) -> Refusal | None:
        return super().why_not(action) or (Refusal("bag-empty", "P2") if action == DRAW else None)


@found_by("refusals", "is not legal, but why_not gave None")
class RefusesNothing(Bag):
    def why_not(self, action: int) -> Refusal | None:
        return None if self.actor >= 0 and action > self.number(SHOW, 0) else super().why_not(action)


@found_by("refusals", "is not legal, but why_not gave None")
class GoesOnAfterTheEnd(Bag):
    def why_not(self, action: int) -> Refusal | None:
        return None if self.over else super().why_not(action)


# Copies, texts, records


@found_by("copies", "a step of one state changed its twin's position")
class SharesItsBag(Bag):
    def copy(self) -> Bag:
        twin = super().copy()
        twin.bag = self.bag
        return twin


@found_by("copies", "the copy has events")
class CopiesEvents(Bag):
    def copy(self) -> Bag:
        twin = super().copy()
        twin.events = self.events
        return twin


@found_by("copies", "the copy differs in its position")
class CopiesWithoutPits(Bag):
    def copy(self) -> Bag:
        twin = super().copy()
        twin.pits = [[0] * len(self.bag) for _ in self.pits]
        return twin


@found_by("copies", "redealing a copy changed the original's")
class SharesWhatIsDealt(Bag):
    twin: Bag | None = None

    def copy(self) -> Bag:
        twin = type(self)(*self.parts())
        twin.twin = self
        return twin

    def redeal(self, seat: int | None, rng: Bits) -> None:
        super().redeal(seat, rng)
        if self.twin is not None:
            self.twin.bag = self.bag


@found_by("positions", "read back, the state differs in its")
class WritesNoPits(Bag):
    def position(self) -> str:
        pits, self.pits = self.pits, [[0] * len(self.bag) for _ in self.pits]
        text = super().position()
        self.pits = pits
        return text


@found_by("positions", "is not one line")
class WritesTwoLines(Bag):
    def position(self) -> str:
        return super().position() + "\n"


@found_by("positions", "steps on")
class ForgetsTheReader(Bag):
    read = False

    def copy(self) -> Bag:
        twin = type(self)(*self.parts())
        twin.read = True
        return twin

    def pass_on(self) -> None:
        super().pass_on()
        if self.read and not self.over and len(set(self.hands[0])) > 1:
            self.turn = self.actor = 0


@found_by("replays", "played again")
class PlaysByMood(Bag):
    moods = itertools.cycle([True, False, False])

    def pass_on(self) -> None:
        super().pass_on()
        if not self.over and next(self.moods):
            self.actor = self.turn = 0 if self.listed(0) else self.turn


@found_by("replays", "without events")
class PlaysForTheAudience(Bag):
    def pass_on(self) -> None:
        super().pass_on()
        if self.events is None and not self.over and self.listed(0):
            self.actor = self.turn = 0


@found_by("replays", "but were")
class TellsOnce(Bag):
    told: ClassVar[set[str]] = set()

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        if self.events is not None and self.position() not in self.told:
            self.told.add(self.position())
            super().tell(kind, colour, secret)


@found_by("records", "raised PhiltreError")
class Shouts(Pebbles):
    def text(self, action: int) -> str:
        return super().text(action).upper()


@found_by("records", "the record is written anew as|raised PhiltreError: .* result")
class ScoresByMood(Bag):
    moods = itertools.cycle([0.0, 1.0])

    def returns(self) -> list[float]:
        return [next(self.moods)] * 2


@found_by("records", "raised")
class GoesOnWithTheOldBag(Pebbles):
    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> Bag:
        state = super().begin(variant, seats, options)
        state.bag = self.counts
        return state


@found_by("pickles", "unpickled, the state differs in its")
class PicklesAnEmptyBag(Bag):
    def __reduce__(self) -> tuple[Any, ...]:
        rebuild, parts = super().__reduce__()
        return rebuild, (PicklesBadly, *parts[1:7], [0] * len(self.bag), *parts[8:])


class PicklesBadly(Pebbles):
    state = PicklesAnEmptyBag


@found_by("pickles", "raised")
class CannotBePickled(Bag):
    def __reduce__(self) -> tuple[Any, ...]:
        return Bag, (self.actions(),)


# What a seat may know


class Peeping(Bag):
    """A view shows what `peeps` says that it may not."""

    def peeps(self, seat: int | None) -> Any:
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        return [super().view(seat), self.peeps(seat)]


@found_by("leaks", "for seat ., it sees another view")
class ShowsTheBag(Peeping):
    def peeps(self, seat: int | None) -> Any:
        return self.bag


@found_by("leaks", "for a spectator, it sees another view")
class ShowsSpectatorsAHand(Peeping):
    def peeps(self, seat: int | None) -> Any:
        return self.hands[0] if seat is None else None


@found_by("leaks", "for seat 1, it sees another view")
class ShowsAPitToTheNext(Peeping):
    def peeps(self, seat: int | None) -> Any:
        return self.pits[seat - 1] if seat else None


@found_by("leaks", "it sees another moves")
class OffersByTheBag(Bag):
    def listed(self, seat: int) -> list[int]:
        actions = super().listed(seat)
        return [action for action in actions if action != DRAW or self.bag[0] > 1] or actions


@found_by("leaks", "it sees another moves")
class ListsByTheBag(Bag):
    def listed(self, seat: int) -> list[int]:
        return sorted(super().listed(seat), reverse=self.bag[0] > 1)


@found_by("leaks", "it sees another prompt")
class AsksTooMuch(Bag):
    def prompt(self) -> Message:
        prompt = super().prompt()
        return Message(prompt.id, prompt.arguments | {"left": self.bag[0]})


@found_by("leaks", "it sees another actor")
class TurnsByTheBag(Bag):
    def redeal(self, seat: int | None, rng: Bits) -> None:
        super().redeal(seat, rng)
        if self.actor >= 0 and self.bag[0] > 1:
            self.actor = CHANCE


@found_by("leaks", "is refused for another reason")
class ExplainsTooMuch(Bag):
    def why_not(self, action: int) -> Refusal | None:
        refusal = super().why_not(action)
        other = self.hands[(self.turn + 1) % self.seats]
        if refusal is not None and refusal.code == "not-held" and other[(action - 1) % len(other)]:
            return Refusal("held-by-another", "P5", refusal.arguments)
        return refusal


@found_by("leaks", "it sees another view")
class DealsEverybodyAnew(Bag):
    def redeal(self, seat: int | None, rng: Bits) -> None:
        super().redeal(None, rng)


@found_by("leaks", "redealt twice for .*, it sees another")
class DealsOnceOnly(Bag):
    dealt = False

    def redeal(self, seat: int | None, rng: Bits) -> None:
        super().redeal(None if self.dealt else seat, rng)
        self.dealt = True


@found_by("leaks", "but redeals for it never varied what is hidden")
class DealsNothing(Bag):
    def redeal(self, seat: int | None, rng: Bits) -> None:
        pass


@found_by("leaks", "kept from a spectator, but redeals for it never varied")
class DealsNothingToSpectators(Bag):
    def redeal(self, seat: int | None, rng: Bits) -> None:
        if seat is not None:
            super().redeal(seat, rng)


@found_by("leaks", "redealt for seat 0: ")
class DealsFromAnotherBox(Bag):
    def redeal(self, seat: int | None, rng: Bits) -> None:
        self.bag = self.bag[::-1]


@found_by("leaks", "raised RuntimeError: a dead end")
class DealsADeadEnd(Bag):
    dead = False

    def redeal(self, seat: int | None, rng: Bits) -> None:
        super().redeal(seat, rng)
        self.dead = True

    def play(self, action: i64) -> None:
        if self.dead:
            raise RuntimeError("a dead end")
        super().play(action)


@found_by("leaks", "a redealt world, read back, differs in its")
class DealsWhatCannotBeWritten(Bag):
    marked = False

    def redeal(self, seat: int | None, rng: Bits) -> None:
        super().redeal(seat, rng)
        self.marked = True

    def outcomes(self) -> list[tuple[int, int]]:
        return super().outcomes()[: 1 if self.marked else None]


# What a seat is told


@found_by("telling", "seat 1 sees the same after 'drawn .* but is told")
class TellsTheDraw(Bag):
    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        super().tell(kind, colour, secret and kind != "draw")


@found_by("telling", "sees the same after 'bury .* but is told")
class TellsTheBurial(Bag):
    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        super().tell(kind, colour, secret and kind != "bury")


@found_by("telling", "a spectator sees the same after .* but is told")
class TellsSpectators(Pebbles):
    def told(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        return event.everything() if seat is None else event.told(seat)


@found_by("telling", "sees the same after .* but is told")
class RattlesTheBag(Bag):
    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        super().tell(kind, colour, secret)
        if self.events is not None and self.bag[2]:
            self.events.append(Event("rattle", {}))


@found_by("telling", "sees the same after 'boast .*, 'boast .* but is told")
class BlushesAtALie(Bag):
    """The telling of a boast, the same action in both worlds, gives away whether it is true."""

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        super().tell(kind, colour, secret)
        if self.events is not None and kind == "boast" and not self.hands[self.turn][colour]:
            self.events.append(Event("blush", {"seat": self.turn}))


# Words


@found_by("words", "the prompt .* cannot be said in en")
class AsksWithoutWords(Bag):
    def prompt(self) -> Message:
        return Message("prompt-unheard-of")


@found_by("words", "the move .* cannot be said in en: .*KeyError|LookupError")
class MovesWithoutWords(Pebbles):
    def move(self, action: int) -> dict[str, Any]:
        fields = super().move(action)
        return fields | {"kind": "brag"} if fields["kind"] == "boast" else fields


@found_by("words", "the refusal .* cannot be said in en")
class RefusesWithoutWords(Bag):
    def why_not(self, action: int) -> Refusal | None:
        refusal = super().why_not(action)
        return refusal and Refusal("because", refusal.rule)


@found_by("words", "message variant-uncommon")
class VariesWithoutWords(Pebbles):
    variants = {"usual": (2, 3), "uncommon": (2,)}  # noqa: RUF012 - as its author wrote it
