"""Information-set search: one tree for what a seat can know, grown through worlds that it could be in.

Each simulation deals the unseen anew, walks down the tree by what is legal in that world, opens a node,
plays on in haste, and carries what everybody got back up. Every seat seeks its own good. Chance is drawn by
its weights.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.bots.greedy import look_ahead, look_around, zeros
from philtre.core.dice import Bits, Dice
from philtre.core.hints import Hints
from philtre.core.state import CHANCE, NOBODY, State

EXPLORE: Final = 0.6  # how much an untried action is worth a look
OPEN: Final = 3  # visits before a node's actions are looked at one by one
GUESS: Final = 2.0  # how many visits the hints' first guess counts for
SHARP: Final = 12.0  # how much better looking actions are preferred at first
EVEN: Final = 0.2  # the share of attention that all actions have alike
UNSEEN: Final = -1  # the key of what the seat cannot tell apart, and of the rarer chance events
SIGHTS: Final = -2  # and below: the keys of what a decision has shown
NOWHERE: Final = -1  # in place of a node for which there is no room
NODES: Final = 1 << 18  # at most; a node takes nine words: 19 MB in all
LONGEST: Final = 512  # steps down the tree


@final
class Search:
    """Thinks by simulations, by time, or by whichever ends first (0: no limit of that kind)."""

    def __init__(self, hints: Hints, action_count: int, simulations: int = 0, seconds: float = 0.0) -> None:
        self.hints = hints
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.explore = EXPLORE * hints.contrast()
        self.sharp = SHARP / hints.contrast()
        self.marks = vec[i64]([0] * action_count)  # by action: legal in the world of that stamp
        self.stamp: i64 = 0
        self.path = vec[i64]([0] * LONGEST)
        self.movers = vec[i64]([0] * LONGEST)
        self.depth: i64 = 0
        self.done: i64 = 0  # simulations of the last thought
        self.steps: i64 = 0  # and the steps of its playouts
        self.got = vec[float]()  # by seat: the sum of what it got in them
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.keys = vec[i64]()
        self.firsts = vec[i64]()
        self.nexts = vec[i64]()
        self.widths = vec[i64]()
        self.visits = vec[i64]()
        self.seen = vec[i64]()
        self.totals = vec[float]()
        self.priors = vec[float]()
        self.guesses = vec[float]()
        self.size: i64 = 0
        self.root: i64 = 0
        self.after: State | None = None  # where the last choice led
        self.after_node: i64 = 0

    # Thinking

    def choose(self, state: State, rng: Bits) -> int:
        actions = state.actions()
        if len(actions) == 1:
            self.settle(state)
            action = int(actions[0])
        else:
            self.think(state, rng)
            action = self.ranked()[0][0]
        self.step(state, action)
        return action

    def think(self, state: State, rng: Bits) -> None:
        """Grow the tree of this decision."""
        seat = state.actor
        dice = Dice(rng.getrandbits(32))
        self.settle(state)
        if self.firsts[self.root] == 0:
            actions = state.actions()
            self.sprout(self.root, actions, look_around(self.hints, state, actions, dice))
        began = time.perf_counter()
        self.done = 0
        self.steps = 0
        self.got = vec[float]()
        while self.simulations == 0 or self.done < self.simulations:
            world = state.copy()
            world.redeal(int(seat), dice)
            self.simulate(world, seat, dice)
            self.done += 1
            if self.done & 15 == 0:
                if self.seconds > 0.0 and time.perf_counter() - began >= self.seconds:
                    break
                if self.simulations != 0 and self.settled(self.simulations - self.done):
                    break

    def ranked(self) -> list[tuple[int, int, float]]:
        """The actions looked at, best first: each with its visits and what the actor can expect of it."""
        found: list[tuple[int, int, float]] = []
        child = self.firsts[self.root]
        while child != 0:
            if self.keys[child] >= 0:
                found.append((int(self.keys[child]), int(self.visits[child]), self.value(child)))
            child = self.nexts[child]
        found.sort(key=standing, reverse=True)
        return found

    def expected(self) -> list[float]:
        """What every seat got on average in the simulations of the last thought."""
        return [total / float(self.done) for total in self.got]

    def settled(self, rest: i64) -> bool:
        """Whether no action can overtake the first any more."""
        first: i64 = 0
        second: i64 = 0
        child = self.firsts[self.root]
        while child != 0:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.nexts[child]
        return first - second > rest

    # From one decision of a turn to the next

    def step(self, state: State, action: int) -> None:
        """Remember where the choice leads, as far as the seat can know."""
        if self.size == 0:
            return
        seat = state.actor
        child = self.child(self.root, action)
        after = state.copy()
        after.play(action)
        shown = self.hints.shown(after, seat)
        if child != 0 and shown != self.hints.shown(state, seat):
            child = self.child(child, SIGHTS - shown)
        if child == 0 or (after.actor != seat and after.actor != CHANCE):  # there is nothing to go on with
            self.clear()
            return
        self.after = after
        self.after_node = child

    def settle(self, state: State) -> None:
        """Find the root for this state: where the last choice led, if that is what the seat sees."""
        node = self.recall(state)
        if node != 0 and self.size < NODES // 2:
            self.root = node
            self.prune(state.actions())
        else:
            self.clear()
            self.add(UNSEEN)
        self.after = None

    def prune(self, actions: vec[i64]) -> None:
        """Drop from the root what was legal in other worlds only: now the seat sees which moves it has."""
        kept: i64 = 0
        child = self.firsts[self.root]
        while child != 0:
            rest = self.nexts[child]
            if self.keys[child] in actions:
                self.nexts[child] = kept
                kept = child
            child = rest
        self.firsts[self.root] = kept

    def recall(self, state: State) -> i64:
        after = self.after
        if after is None:
            return 0
        seat = state.actor
        if after.actor == seat:
            return self.after_node if after.view(int(seat)) == state.view(int(seat)) else 0
        if after.actor == CHANCE:  # one chance event, that the tree has met
            view = state.view(int(seat))
            for action, _ in after.outcomes():
                child = self.child(self.after_node, action)
                if child != 0:
                    twin = after.copy()
                    twin.play(action)
                    if twin.actor == seat and twin.view(int(seat)) == view:
                        return child
        return 0

    # One simulation

    def simulate(self, world: State, seat: i64, dice: Dice) -> None:
        hints = self.hints
        node = self.root
        shown = hints.shown(world, seat)
        self.depth = 0
        while node != NOWHERE and self.depth < LONGEST - 3:
            actor = world.actor
            if actor == CHANCE:
                action = world.pick(dice.word())
                node = self.stroke(node, action, hints.hidden(world, action, seat))
                self.passing(node, CHANCE)
                world.play(action)
            elif actor == NOBODY or (self.visits[node] < OPEN and node != self.root):
                break
            else:
                child = self.select(world, node)
                if child == 0:
                    break
                action = self.keys[child]
                self.passing(child, actor)
                if actor != seat and hints.hidden(world, action, seat):
                    node = self.shared(node)
                    self.passing(node, CHANCE)
                else:
                    node = child
                world.play(action)
                now = hints.shown(world, seat)
                if now != shown and node != NOWHERE:
                    shown = now
                    node = self.sight(node, shown)
                    self.passing(node, CHANCE)
        if world.actor != NOBODY:
            self.steps += hints.playout(world, dice)
        worths = hints.worths(world)
        if len(self.got) != len(worths):
            self.got = zeros(len(worths))
        for each in range(len(worths)):
            self.got[each] = self.got[each] + worths[each]
        self.visits[self.root] = self.visits[self.root] + 1
        for index in range(self.depth):
            node = self.path[index]
            self.visits[node] = self.visits[node] + 1
            mover = self.movers[index]
            if mover != CHANCE:
                self.totals[node] = self.totals[node] + worths[mover]

    def passing(self, node: i64, mover: i64) -> None:
        if node != NOWHERE:
            self.path[self.depth] = node
            self.movers[self.depth] = mover
            self.depth += 1

    def select(self, world: State, node: i64) -> i64:
        """The child to follow in this world; 0 if the tree has no room for what is new in it."""
        actions = world.actions()
        count = len(actions)
        self.stamp += 1
        stamp = self.stamp
        for index in range(count):
            self.marks[actions[index]] = stamp
        best = self.promising(node, stamp)
        if self.found < count:
            if self.size + count > NODES:
                return best
            fresh = vec[i64]()
            for index in range(count):
                if self.marks[actions[index]] == stamp:
                    fresh = append(fresh, actions[index])
            sums = zeros(len(fresh))
            if count > 1:
                look_ahead(self.hints, world, fresh, sums)
            self.sprout(node, fresh, sums)
            for index in range(count):
                self.marks[actions[index]] = stamp
            best = self.promising(node, stamp)
        return best

    found: i64 = 0

    def promising(self, node: i64, stamp: i64) -> i64:
        """Of the children legal in this world, the one that is good or little known; `found` counts them."""
        best: i64 = 0
        most = -1.0
        self.found = 0
        child = self.firsts[node]
        while child != 0:
            key = self.keys[child]
            if key >= 0 and self.marks[key] == stamp:
                self.marks[key] = 0
                self.found += 1
                seen = self.seen[child] + 1
                self.seen[child] = seen
                score = self.value(child) + self.explore * self.priors[child] * math.sqrt(float(seen)) / (
                    1.0 + float(self.visits[child])
                )
                if score > most:
                    most = score
                    best = child
            child = self.nexts[child]
        return best

    def value(self, child: i64) -> float:
        """What the mover has come to expect of it; the hints' guess counts as `GUESS` visits."""
        return (self.totals[child] + GUESS * self.guesses[child]) / (float(self.visits[child]) + GUESS)

    # The tree

    def add(self, key: i64) -> i64:
        node = self.size
        self.keys = append(self.keys, key)
        self.firsts = append(self.firsts, 0)
        self.nexts = append(self.nexts, 0)
        self.widths = append(self.widths, 0)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, 0.0)
        self.guesses = append(self.guesses, 0.5)
        self.size += 1
        return node

    def add_to(self, parent: i64, key: i64) -> i64:
        node = self.add(key)
        self.nexts[node] = self.firsts[parent]
        self.firsts[parent] = node
        self.widths[parent] = self.widths[parent] + 1
        return node

    def child(self, node: i64, key: i64) -> i64:
        child = self.firsts[node]
        while child != 0 and self.keys[child] != key:
            child = self.nexts[child]
        return child

    def sprout(self, node: i64, actions: vec[i64], worths: vec[float]) -> None:
        """Add children, with the hints' guesses; what looks better is looked at sooner."""
        count = len(actions)
        most = 0.0
        for index in range(count):
            most = max(most, worths[index])
        whole = 0.0
        for index in range(count):
            whole += math.exp((worths[index] - most) * self.sharp)
        even = EVEN / float(count)
        for index in range(count):
            child = self.add_to(node, actions[index])
            self.guesses[child] = worths[index]
            self.priors[child] = even + (1.0 - EVEN) * math.exp((worths[index] - most) * self.sharp) / whole

    def stroke(self, node: i64, action: i64, hidden: bool) -> i64:
        """The child for a chance event: its own, as long as the node is visited enough for that."""
        if hidden:
            return self.shared(node)
        child = self.child(node, action)
        if child != 0:
            return child
        width = self.widths[node]
        if width * width > self.visits[node] + 1 or self.size >= NODES:
            return self.shared(node)
        return self.add_to(node, action)

    def sight(self, node: i64, shown: i64) -> i64:
        """The child for what a decision has shown: from there on the seat plans by it."""
        child = self.child(node, SIGHTS - shown)
        if child != 0:
            return child
        return self.add_to(node, SIGHTS - shown) if self.size < NODES else self.shared(node)

    def shared(self, node: i64) -> i64:
        """The child for all that the seat cannot tell apart, or that is too rare for a child of its own."""
        child = self.child(node, UNSEEN)
        if child != 0:
            return child
        return self.add_to(node, UNSEEN) if self.size < NODES else NOWHERE


def standing(entry: tuple[int, int, float]) -> tuple[int, float]:
    return entry[1], entry[2]
