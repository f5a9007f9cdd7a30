"""Checks that events leak nothing: equal views before and after a step come with equal events."""

from __future__ import annotations

from collections import Counter
from typing import Final

from philtre.conformance.run import Run, checking, some
from philtre.conformance.views import encoded, viewer
from philtre.core.state import State

WORLDS: Final = 2
TRIED: Final = 4
DOUBTS: Final = 3  # for each pair of kinds of move
SAMPLE: Final = 40
PATIENCE: Final = 6
VARIED: Final = 0.4  # with SAMPLE worlds, chance alone does not fix one thing and vary it so much


@checking
def telling(run: Run) -> None:
    """Wherever two worlds give a seat the same views before and after a step, it is told the same of it."""
    doubts: Counter[tuple[str, str]] = Counter()
    for state in run.states():
        if not run.sampled():
            continue
        for seat in run.case.viewers:
            for step, other in differing_steps(run, state, seat):
                kinds = (step.kind, other.kind)
                if step.action == other.action:
                    raise run.broken(leak_text(step, other, seat))
                if doubts[kinds] < DOUBTS:
                    doubts[kinds] += 1
                    run.must(agrees(run, state, step, seat), leak_text(step, other, seat))


class Transition:
    """One action in one world, with a seat's view after it and the redacted events."""

    def __init__(self, run: Run, world: State, action: int, seat: int | None) -> None:
        after = world.copy()
        after.events = []
        after.play(action)
        self.action = action
        self.text = run.game.text(action)
        self.kind: str = run.game.move(action)["kind"]
        self.after = after
        self.view = encoded(after.view(seat))
        messages = [run.game.redacted(event, seat) for event in after.events or []]
        self.told = encoded([message for message in messages if message is not None])


def leak_text(step: Transition, other: Transition, seat: int | None) -> str:
    return (
        f"{viewer(seat)} sees the same after {step.text!r} and, in a world that it cannot tell apart, "
        f"{other.text!r}, but is told {step.told.decode()} and {other.told.decode()}"
    )


def differing_steps(run: Run, state: State, seat: int | None) -> list[tuple[Transition, Transition]]:
    """Pairs of steps from worlds that look alike to the seat, seen alike but told differently."""
    worlds = [state]
    for _ in range(WORLDS):
        world = state.copy()
        world.redeal(seat, run.rng)
        worlds.append(world)
    own = state.actor == seat  # who acts knows what it did: only the same action may look alike
    tried = some(state.legal_actions(), TRIED, run.rng)
    seen: dict[tuple[bytes, int | None], Transition] = {}
    pairs: list[tuple[Transition, Transition]] = []
    for world in worlds:
        possible = world.legal_actions()
        actions = [action for action in tried if action in possible]
        if not own:
            actions += [action for action in some(possible, TRIED, run.rng) if action not in actions]
        for action in actions:
            step = Transition(run, world, action, seat)
            for key in ((step.view, action), (step.view, None)):
                if key[1] is None and own:
                    continue
                first = seen.setdefault(key, step)
                if first.told != step.told:
                    pairs.append((first, step))
    return pairs


def agrees(run: Run, state: State, step: Transition, seat: int | None) -> bool:
    """True if the worlds after a step still agree with the redacted events that the seat got of it.

    A public choice may leave no trace in a view (a boast, two unknown tiles swapped) and yet give
    nothing away. It does if the events fix something that varies in a redeal, which follows the seat's
    knowledge.
    """
    known = [world.position() for world in futures(run, state, step, seat)]
    if len(known) < SAMPLE:
        return True  # such a step is too rare to judge
    dealt: list[str] = []
    for _ in range(SAMPLE):
        world = step.after.copy()
        world.redeal(seat, run.rng)
        dealt.append(world.position())
    return not any(
        len(set(fixed)) == 1 and sum(part != fixed[0] for part in varied) >= VARIED * SAMPLE
        for fixed, varied in columns(known, dealt)
    )


def futures(run: Run, state: State, step: Transition, seat: int | None) -> list[State]:
    """Worlds that the seat held possible, after a step that it sees and is told of in the same way."""
    found: list[State] = []
    for _ in range(PATIENCE * SAMPLE):
        world = state.copy()
        world.redeal(seat, run.rng)
        steps = [Transition(run, world, action, seat) for action in world.legal_actions()]
        alike = [other for other in steps if (other.view, other.told) == (step.view, step.told)]
        if alike:
            found.append(run.rng.choice(alike).after)
        if len(found) == SAMPLE:
            break
    return found


def columns(known: list[str], dealt: list[str]) -> list[tuple[list[str], list[str]]]:
    """The parts of two lists of positions that stand for the same thing: letters, else words."""
    texts = known + dealt
    rows: list[list[str]] = [list(text) for text in texts]
    if len({len(row) for row in rows}) > 1:
        rows = [text.split() for text in texts]
    if len({len(row) for row in rows}) > 1:
        return []
    turned = [list(column) for column in zip(*rows, strict=True)]
    return [(column[: len(known)], column[len(known) :]) for column in turned]
