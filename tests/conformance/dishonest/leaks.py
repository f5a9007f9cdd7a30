"""Games that show, offer, ask, explain, deal or tell what they should not."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles
from tests.conformance.pebbles.state import DRAW

from philtre.core.dice import Source
from philtre.core.event import Event
from philtre.core.message import Message, Refusal
from philtre.core.state import CHANCE


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
    def redeal(self, seat: int | None, rng: Source) -> None:
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
    def redeal(self, seat: int | None, rng: Source) -> None:
        super().redeal(None, rng)


@found_by("leaks", "redealt twice for .*, it sees another")
class DealsOnceOnly(Bag):
    dealt = False

    def redeal(self, seat: int | None, rng: Source) -> None:
        super().redeal(None if self.dealt else seat, rng)
        self.dealt = True


@found_by("leaks", "but redeals for it never varied what is hidden")
class DealsNothing(Bag):
    def redeal(self, seat: int | None, rng: Source) -> None:
        pass


@found_by("leaks", "kept from a spectator, but redeals for it never varied")
class DealsNothingToSpectators(Bag):
    def redeal(self, seat: int | None, rng: Source) -> None:
        if seat is not None:
            super().redeal(seat, rng)


@found_by("leaks", "redealt for seat 0: ")
class DealsFromAnotherBox(Bag):
    def redeal(self, seat: int | None, rng: Source) -> None:
        self.bag = self.bag[::-1]


@found_by("leaks", "raised RuntimeError: a dead end")
class DealsADeadEnd(Bag):
    dead = False

    def redeal(self, seat: int | None, rng: Source) -> None:
        super().redeal(seat, rng)
        self.dead = True

    def play(self, action: i64) -> None:
        if self.dead:
            raise RuntimeError("a dead end")
        super().play(action)


@found_by("leaks", "a redealt world, read back, differs in its")
class DealsWhatCannotBeWritten(Bag):
    marked = False

    def redeal(self, seat: int | None, rng: Source) -> None:
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
    def redacted(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        return event.everything() if seat is None else event.redacted(seat)


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
