"""Information-set Monte Carlo tree search: one tree over a seat's observations.

Each simulation draws a determinization, selects down the tree among the actions legal in it, expands a node,
runs the game's rollout, and backs up every seat's value. Every seat maximizes its own value. Chance is drawn
by its weights.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.bots.greedy import action_values, add_values, zeros
from philtre.bots.parameters import SearchParameters
from philtre.bots.result import ActionStatistics, SearchResult, forced_result
from philtre.core.dice import Bits, Dice
from philtre.core.heuristics import Heuristics
from philtre.core.playouts import play_on
from philtre.core.state import CHANCE, NOBODY, State

GUESS: Final = 2.0  # visits that the heuristics' first value counts for
# Keys of children; those of actions and chance events are their numbers.
MERGED_CHILD: Final = -1  # all that the seat cannot tell apart, and rare chance events
OBSERVATION_BASE: Final = -2  # the observation key k has the child OBSERVATION_BASE - k
NO_NODE: Final = -1  # in place of a node when the tree is full
FAR_BELOW: Final = 1e9  # any score of a child
NODES: Final = 1 << 18  # at most; a node takes nine words: 19 MB in all
LONGEST: Final = 512  # steps down the tree
OWN_ROLLOUT: Final = -1  # in place of a depth: the game's own rollout


@final
class Search:
    """Searches up to a number of simulations or seconds, whichever ends first (0: no limit of that kind).

    `result` has what the last decision was based on, also when it has ended the turn.
    """

    def __init__(
        self,
        heuristics: Heuristics,
        action_count: int,
        simulations: int = 0,
        seconds: float = 0.0,
        parameters: SearchParameters | None = None,
    ) -> None:
        self.heuristics = heuristics
        self.simulations: i64 = simulations
        self.seconds = seconds
        given = parameters or SearchParameters()
        self.explore = given.explore * heuristics.value_scale()
        self.rollout_depth: i64 = OWN_ROLLOUT if given.depth is None else given.depth
        self.expand_at: i64 = given.expand
        self.sharp = given.sharp / heuristics.value_scale()
        self.even = given.even
        self.result: SearchResult | None = None
        self.drifting: bool = heuristics.corrects_drift()
        self.legal_stamp = vec[i64]([0] * action_count)  # by action: the generation that found it legal
        self.generation: i64 = 0  # counts selections
        self.path = vec[i64]([0] * LONGEST)
        self.movers = vec[i64]([0] * LONGEST)
        self.depth: i64 = 0
        self.done: i64 = 0  # simulations of the last `think`
        self.steps: i64 = 0  # and the steps of its rollouts
        self.value_sums = vec[float]()  # by seat: the sum of its values in them
        self.clear()

    def clear(self) -> None:
        """Drop the tree. A node is an index into these vectors; 0 is the first root, or no node."""
        self.keys = vec[i64]()
        self.firsts = vec[i64]()  # first child
        self.nexts = vec[i64]()  # next sibling
        self.widths = vec[i64]()  # number of children
        self.visits = vec[i64]()
        self.seen = vec[i64]()  # times the action was legal
        self.totals = vec[float]()  # sum of the mover's values
        self.priors = vec[float]()
        self.guesses = vec[float]()  # the heuristics' first value
        self.size: i64 = 0
        self.root: i64 = 0
        self.after: State | None = None  # the state that the last choice led to
        self.after_node: i64 = 0

    # Searching

    def choose(self, state: State, rng: Bits) -> int:
        actions = state.actions()
        if len(actions) == 1:
            self.set_root(state)
            action = int(actions[0])
            self.result = forced_result(int(state.actor), action)
        else:
            self.think(state, rng)
            assert self.result is not None
            action = self.result.action
        self.advance(state, action)
        return action

    def think(self, state: State, rng: Bits) -> None:
        """Grow the tree for this decision, and set `result`."""
        seat = state.actor
        dice = Dice(rng.getrandbits(32))
        self.set_root(state)
        if self.firsts[self.root] == 0:
            actions = state.actions()
            self.expand(self.root, actions, action_values(self.heuristics, state, actions, dice))
        began = time.perf_counter()
        self.done = 0
        self.steps = 0
        self.value_sums = vec[float]()
        while self.simulations == 0 or self.done < self.simulations:
            world = state.copy()
            world.redeal(int(seat), dice)
            self.simulate(world, seat, dice)
            self.done += 1
            if self.done & 15 == 0:
                if self.seconds > 0.0 and time.perf_counter() - began >= self.seconds:
                    break
                if self.simulations != 0 and self.is_decided(self.simulations - self.done):
                    break
        world = state.copy()
        world.redeal(int(seat), dice)
        self.result = SearchResult(
            int(seat),
            self.ranked(),
            self.mean_values(),
            self.principal_line(world, seat),
            int(self.done),
            time.perf_counter() - began,
        )

    def ranked(self) -> list[ActionStatistics]:
        """The actions of the root, best first."""
        whole: i64 = 0
        child = self.firsts[self.root]
        while child != 0:
            if self.keys[child] >= 0:
                whole += self.visits[child]
            child = self.nexts[child]
        found: list[ActionStatistics] = []
        child = self.firsts[self.root]
        while child != 0:
            if self.keys[child] >= 0:
                found.append(
                    ActionStatistics(
                        int(self.keys[child]),
                        int(self.visits[child]),
                        float(self.visits[child]) / float(max(whole, 1)),
                        self.value(child),
                        self.priors[child],
                    )
                )
            child = self.nexts[child]
        found.sort(key=by_visits, reverse=True)
        return found

    def principal_line(self, world: State, seat: i64) -> list[int]:
        """The most visited actions and chance events from the root on, played in the determinization."""
        heuristics = self.heuristics
        line: list[int] = []
        node = self.root
        observed = heuristics.observation_key(world, seat)
        while node != 0 or not line:
            child = self.most_visited(node, world.legal_actions())
            if child == 0:
                break
            action = self.keys[child]
            hidden = world.actor != seat and heuristics.hidden(world, action, seat)
            node = self.child(node, MERGED_CHILD) if hidden else child
            line.append(int(action))
            world.play(action)
            now = heuristics.observation_key(world, seat)
            if now != observed and node != 0:
                observed = now
                node = self.child(node, OBSERVATION_BASE - observed)
        return line

    def most_visited(self, node: i64, legal: list[int]) -> i64:
        """The most visited child among those of legal actions; 0 if none has been visited."""
        best: i64 = 0
        most: i64 = 0
        child = self.firsts[node]
        while child != 0:
            if self.visits[child] > most and int(self.keys[child]) in legal:
                best = child
                most = self.visits[child]
            child = self.nexts[child]
        return best

    def mean_values(self) -> list[float]:
        """Each seat's mean value over the simulations of the last `think`."""
        return [total / float(self.done) for total in self.value_sums]

    def is_decided(self, rest: i64) -> bool:
        """True if no other action can still get more visits than the first, with `rest` simulations left."""
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

    def advance(self, state: State, action: int) -> None:
        """Keep the subtree of the choice, if the same seat may decide next; else drop the tree."""
        if self.size == 0:
            return
        seat = state.actor
        child = self.child(self.root, action)
        after = state.copy()
        after.play(action)
        observed = self.heuristics.observation_key(after, seat)
        if child != 0 and observed != self.heuristics.observation_key(state, seat):
            child = self.child(child, OBSERVATION_BASE - observed)
        if child == 0 or (after.actor != seat and after.actor != CHANCE):
            self.clear()
            return
        self.after = after
        self.after_node = child

    def set_root(self, state: State) -> None:
        """Reuse the kept subtree if it belongs to the seat's present view; else begin a new tree."""
        node = self.kept_node(state)
        if node != 0 and self.size < NODES // 2:
            self.root = node
            self.prune(state.actions())
        else:
            self.clear()
            self.add(MERGED_CHILD)
        self.after = None

    def prune(self, actions: vec[i64]) -> None:
        """Drop the root's children that are not legal in this state: now the seat sees which moves it has."""
        first: i64 = 0
        child = self.firsts[self.root]
        while child != 0:
            rest = self.nexts[child]
            if self.keys[child] in actions:
                self.nexts[child] = first
                first = child
            child = rest
        self.firsts[self.root] = first

    def kept_node(self, state: State) -> i64:
        """The node of the kept subtree whose view is that of this state; 0 if there is none."""
        after = self.after
        if after is None:
            return 0
        seat = state.actor
        if after.actor == seat:
            return self.after_node if after.view(int(seat)) == state.view(int(seat)) else 0
        if after.actor == CHANCE:  # one chance event, if the tree has a child for it
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
        """Play one simulation in the determinization `world`, for `seat`, and back its values up."""
        heuristics = self.heuristics
        node = self.root
        observed = heuristics.observation_key(world, seat)
        self.depth = 0
        while node != NO_NODE and self.depth < LONGEST - 3:
            actor = world.actor
            if actor == CHANCE:
                action = world.pick(dice.word())
                node = self.chance_child(node, action, heuristics.hidden(world, action, seat))
                self.push_path(node, CHANCE)
                world.play(action)
            elif actor == NOBODY or (self.visits[node] < self.expand_at and node != self.root):
                break
            else:
                child = self.select(world, node)
                if child == 0:
                    break
                action = self.keys[child]
                self.push_path(child, actor)
                if actor != seat and heuristics.hidden(world, action, seat):
                    node = self.merged_child(node)
                    self.push_path(node, CHANCE)
                else:
                    node = child
                world.play(action)
                now = heuristics.observation_key(world, seat)
                if now != observed and node != NO_NODE:
                    observed = now
                    node = self.observation_child(node, observed)
                    self.push_path(node, CHANCE)
        if world.actor != NOBODY:
            self.steps += self.roll_out(world, dice)
        values = heuristics.values(world)
        if len(self.value_sums) != len(values):
            self.value_sums = zeros(len(values))
        for each in range(len(values)):
            self.value_sums[each] = self.value_sums[each] + values[each]
        self.visits[self.root] = self.visits[self.root] + 1
        for index in range(self.depth):
            node = self.path[index]
            self.visits[node] = self.visits[node] + 1
            mover = self.movers[index]
            if mover != CHANCE:
                self.totals[node] = self.totals[node] + values[mover]

    def roll_out(self, world: State, dice: Dice) -> i64:
        """Play on to a state that can be valued, by the parameter `depth`; returns the number of steps."""
        if self.rollout_depth == OWN_ROLLOUT:
            return self.heuristics.rollout(world, dice)
        decisions, chances = play_on(self.heuristics, world, dice, self.rollout_depth)
        return decisions + chances

    def push_path(self, node: i64, mover: i64) -> None:
        """Note a node of this simulation's path, and whose decision led to it."""
        if node != NO_NODE:
            self.path[self.depth] = node
            self.movers[self.depth] = mover
            self.depth += 1

    def select(self, world: State, node: i64) -> i64:
        """The child to follow in this determinization; 0 if the tree has no room for its new actions."""
        actions = world.actions()
        count = len(actions)
        self.generation += 1
        generation = self.generation
        for index in range(count):
            self.legal_stamp[actions[index]] = generation
        best = self.select_puct(node, generation)
        if self.found < count:
            if self.size + count > NODES:
                return best
            fresh = vec[i64]()
            for index in range(count):
                if self.legal_stamp[actions[index]] == generation:
                    fresh = append(fresh, actions[index])
            sums = zeros(len(fresh))
            if count > 1:
                add_values(self.heuristics, world, fresh, sums)
            self.expand(node, fresh, sums)
            for index in range(count):
                self.legal_stamp[actions[index]] = generation
            best = self.select_puct(node, generation)
        return best

    found: i64 = 0

    def select_puct(self, node: i64, generation: i64) -> i64:
        """The legal child with the best value plus exploration bonus (PUCT); `found` counts the legal ones.

        A child's bonus grows with how often it was legal, not with the parent's visits.
        """
        best: i64 = 0
        most = -FAR_BELOW
        self.found = 0
        first_value = 0.0
        if self.drifting:
            first_value = GUESS * self.drift(node)
        child = self.firsts[node]
        while child != 0:
            key = self.keys[child]
            if key >= 0 and self.legal_stamp[key] == generation:
                self.legal_stamp[key] = 0
                self.found += 1
                seen = self.seen[child] + 1
                self.seen[child] = seen
                visits = float(self.visits[child])
                score = (self.totals[child] + GUESS * self.guesses[child] + first_value) / (
                    visits + GUESS
                ) + self.explore * self.priors[child] * math.sqrt(float(seen)) / (1.0 + visits)
                if score > most:
                    most = score
                    best = child
            child = self.nexts[child]
        return best

    def drift(self, node: i64) -> float:
        """The mean difference between the values of the node's children so far and their first values.

        Where a move changes values by little, the depth of the tree may change them more. Without this
        correction the children that were tried first would seem better, or worse, than all others.
        """
        total = 0.0
        visits: i64 = 0
        child = self.firsts[node]
        while child != 0:
            if self.keys[child] >= 0:
                visits += self.visits[child]
                total += self.totals[child] - float(self.visits[child]) * self.guesses[child]
            child = self.nexts[child]
        return total / (float(visits) + GUESS)

    def value(self, child: i64) -> float:
        """The mover's mean value; the heuristics' first value counts as `GUESS` visits."""
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
        """The child with that key; 0 if there is none."""
        child = self.firsts[node]
        while child != 0 and self.keys[child] != key:
            child = self.nexts[child]
        return child

    def expand(self, node: i64, actions: vec[i64], values: vec[float]) -> None:
        """Add a child for each action, with its first value and a softmax prior."""
        count = len(actions)
        most = 0.0
        for index in range(count):
            most = max(most, values[index])
        whole = 0.0
        for index in range(count):
            whole += math.exp((values[index] - most) * self.sharp)
        even = self.even / float(count)
        for index in range(count):
            child = self.add_to(node, actions[index])
            self.guesses[child] = values[index]
            softmax = math.exp((values[index] - most) * self.sharp) / whole
            self.priors[child] = even + (1.0 - self.even) * softmax

    def chance_child(self, node: i64, action: i64, hidden: bool) -> i64:
        """The child for a chance event: its own (progressive widening), or the merged one."""
        if hidden:
            return self.merged_child(node)
        child = self.child(node, action)
        if child != 0:
            return child
        width = self.widths[node]
        if width * width > self.visits[node] + 1 or self.size >= NODES:
            return self.merged_child(node)
        return self.add_to(node, action)

    def observation_child(self, node: i64, observed: i64) -> i64:
        """The child for an observation key: below it the seat plans with that observation."""
        child = self.child(node, OBSERVATION_BASE - observed)
        if child != 0:
            return child
        return (
            self.add_to(node, OBSERVATION_BASE - observed) if self.size < NODES else self.merged_child(node)
        )

    def merged_child(self, node: i64) -> i64:
        """The child for all that the seat cannot tell apart, or that is too rare for its own; or NO_NODE."""
        child = self.child(node, MERGED_CHILD)
        if child != 0:
            return child
        return self.add_to(node, MERGED_CHILD) if self.size < NODES else NO_NODE


def by_visits(entry: ActionStatistics) -> tuple[int, float]:
    return entry.visits, entry.value
