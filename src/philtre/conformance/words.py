"""Every prompt, event, move and refusal has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any, Final

from philtre.conformance.run import Run, checking, some
from philtre.conformance.views import encoded
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.state import CHANCE, State
from philtre.table.lesson import has_lesson, lesson_of
from philtre.text.figures import figures
from philtre.text.grammar import unelided
from philtre.text.sheet import LANGUAGES
from philtre.text.words import HIDDEN, Words, gaps, untranslated

ASKED: Final = 12
LEFT_OVER: Final = re.compile(rf"\b{HIDDEN}\b")
COORDINATE: Final = re.compile(r"[a-z]?\d{0,2}(-[a-z]?\d{0,2})*")  # b2, a1-d4, 2: the same in all languages
MARK: Final = "\N{REPLACEMENT CHARACTER}"


known_gaps = lru_cache(maxsize=16)(gaps)  # the files of a game are the same in all its cases
known_untranslated = lru_cache(maxsize=16)(untranslated)
known_unelided = lru_cache(maxsize=16)(unelided)
known_figures = lru_cache(maxsize=16)(figures)


@lru_cache(maxsize=8)
def languages(game: Game) -> list[Words]:
    return [Words(language, game) for language in LANGUAGES]


@checking
def words(run: Run) -> None:
    """Titles, prompts, moves, events, refusals, lesson, figures: words in both languages, without gaps."""
    must_have_no_gap(run, "words")
    checker = WordChecker(run)
    checker.explain()
    if has_lesson(run.game):
        must_have_no_gap(run, "lesson")
        for step in lesson_of(run.game).steps:
            checker.say(f"message {step.words}", {}, lambda words, _, id=step.words: words.say(id))
    for figure in known_figures(run.game):
        id = f"figure-{figure.id}"
        checker.say(f"message {id}", {}, lambda words, _, id=id: words.say(id))
    for id in ("title", *[f"variant-{name}" for name in run.game.variants]):
        checker.say(f"message {id}", {}, lambda words, _, id=id: words.say(id))
    for name in run.game.options:
        checker.say(f"message option-{name}", {}, lambda words, _, name=name: words.say(f"option-{name}"))
    for state in run.states(events=True):
        checker.tell(state)
        checker.ask(state)


def must_have_no_gap(run: Run, name: str) -> None:
    files = [run.game.folder() / "words" / f"{name}.{language}.ftl" for language in LANGUAGES]
    for file in files:
        run.must(file.exists(), f"there is no {file}")
    english, french = [file.read_text(encoding="utf-8") for file in files]
    found = known_gaps(english, french)
    run.must(not found, f"the words have gaps: {'; '.join(found)}")
    same = known_untranslated(english, french)
    run.must(not same, f"these words are the same in English and French: {', '.join(same)}")
    bare = known_unelided(french)
    run.must(not bare, f"French words want DE() or QUE() before a name in {', '.join(bare)}")


class WordChecker:
    """Writes each message once in each language, and checks the text."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.said: set[bytes] = set()

    def explain(self) -> None:
        """Check the rules, tips, captions and explanations, at no table, then in the case.

        All that is checked later is said with the facts of the case.
        """
        case, game = self.run.case, self.run.game
        of_case = game.facts(case.variant, case.seats, game.chosen(case.variant, case.options))
        english = languages(game)[0]
        for facts in (game.variant_facts(case.variant), of_case):
            for words in languages(game):
                words.set_facts(facts)
            for id in english.ids(""):
                if id.startswith(("rules-", "tip-", "figure-")):
                    self.say(f"message {id}", facts, lambda words, _, id=id: words.say(id))
                if "about" in english.bundle.get_message(id).attributes:
                    self.say(f"message {id}.about", facts, lambda words, _, id=id: words.say(id, "about"))

    def tell(self, state: State) -> None:
        """Check the events of the last step, as each viewer gets them."""
        for event in state.events or []:
            for seat in self.run.case.viewers:
                told = self.run.game.redacted(event, seat)
                if told is not None:
                    self.say("the event", told, Words.event)

    def ask(self, state: State) -> None:
        """Check the prompt, the legal moves, and some refusals."""
        game = self.run.game
        self.say("the prompt", state.prompt(), Words.message)
        if state.actor == CHANCE:
            return  # nobody is asked
        for action in list(state.actions()):
            self.say("the move", game.move(action), Words.move)
        for action in some(list(range(game.action_count)), ASKED, self.run.rng):
            refusal = state.why_not(action)
            if refusal is not None:
                self.say("the refusal", refusal.message, Words.message)

    def say(self, what: str, thing: Any, say: Callable[..., str]) -> None:
        key = encoded([what, [thing.id, thing.arguments] if isinstance(thing, Message) else thing])
        if key in self.said:
            return
        self.said.add(key)
        arguments = thing.arguments if isinstance(thing, Message) else thing
        meant = {value for key, value in arguments.items() if isinstance(value, int) and key.endswith("seat")}
        readers = [(), *[(seat,) for seat in sorted(meant)]]  # somebody else, and each player who is meant
        for words, you in product(languages(self.run.game), readers):
            words.you = you
            try:
                text = say(words, thing)
            except Exception as problem:
                raise self.run.broken(
                    f"{what} {thing} cannot be said in {words.language}: {type(problem).__name__}: {problem}"
                ) from problem
            where = f"{what} {thing} is said in {words.language} as {text!r}"
            self.run.must(text.strip() != "", where)
            self.run.must("{" not in text, f"{where}: a placeable is left in")
            self.run.must(
                not LEFT_OVER.search(text),
                f"{where}: a sentence selects on {HIDDEN!r}, and says it in other words",
            )
            for of, id in unnamed(words, arguments):
                if re.search(rf"\b{re.escape(id)}\b", text) and MARK in say(words, marked(thing, id)):
                    raise self.run.broken(f"{where}: the id {id!r} has no name: {of}-{id} is missing")


def unnamed(words: Words, arguments: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The ids among the arguments of a sentence that the language has no name for, with their keys."""
    for key, value in arguments.items():
        of = key.removesuffix("s") if isinstance(value, list) else key
        for id in value if isinstance(value, list) else [value]:
            known = key == "kind" or not isinstance(id, str) or words.has(f"{of}-{id}")
            if not known and not COORDINATE.fullmatch(id):
                yield of, id


def marked(thing: Any, id: str) -> Any:
    """The message, event or move with a mark in place of the id: a sentence that says it shows the mark."""
    if isinstance(thing, Message):
        return Message(thing.id, marked(thing.arguments, id))
    if isinstance(thing, dict):
        return {key: value if key == "kind" else marked(value, id) for key, value in thing.items()}
    if isinstance(thing, list):
        return [marked(one, id) for one in thing]
    return MARK if thing == id else thing
