"""Pages of text: a game's rules, powers and tips, and the list of games."""

from __future__ import annotations

import argparse
import os
import sys

from philtre.core.game import Game
from philtre.core.libraries import why_unused
from philtre.core.options import Option, Value, read_options
from philtre.core.registry import game, left_out, load_games
from philtre.terminal.screen import Screen
from philtre.text.language import language_of
from philtre.text.printing import harmless
from philtre.text.words import Words


def rules_page(words: Words) -> str:
    """All rules of a game, with its powers and tips."""
    if not words.ids("rules-"):
        return words.say("chapter-missing")
    parts = [words.say("title") if words.has("title") else ""]
    parts += [headed(words.say(id, "heading"), words.say(id), number) for number, id in chapters(words)]
    powers = [about(words, id) for id in words.ids("power-")]
    if powers:
        parts.append(headed(words.say("powers-heading"), "\n\n".join(powers)))
    tips = [f"- {words.say(id)}" for id in words.ids("tip-")]
    if tips:
        parts.append(headed(words.say("tips-heading"), "\n".join(tips)))
    return "\n\n\n".join(parts)


def about(words: Words, id: str) -> str:
    """A name and its explanation as one line."""
    return words.say("about", name=words.say(id), text=words.say(id, "about"))


def chapters(words: Words) -> list[tuple[int, str]]:
    """The numbers, from 1, and message ids of the chapters of the rules."""
    return list(enumerate(words.ids("rules-"), 1))


def headed(heading: str, text: str, number: int = 0) -> str:
    title = f"{number}. {heading}" if number else heading
    return f"{title}\n{'-' * len(title)}\n\n{text}"


def chapter(words: Words, typed: str) -> str:
    """A chapter of the rules by its number, all of them (`all`, or the language's word), or the headings."""
    known = dict(chapters(words))
    if not known:
        return words.say("chapter-missing")
    if not typed:
        headings = [f" {number:2}  {words.say(id, 'heading')}" for number, id in known.items()]
        return "\n".join([*headings, words.say("chapter-open")])
    if typed in ("all", words.say("command-rules-all")):
        return rules_page(words)
    number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
    if number not in known:
        return words.say("chapter-none", typed=typed)
    return headed(words.say(known[number], "heading"), words.say(known[number]), number)


def game_page(game: Game, words: Words) -> str:
    """A game's seats, variants and options."""
    title = words.say("title") if words.has("title") else game.name
    lines = [f"{title} ({game.name})"]
    if words.has("tagline"):
        lines.append(words.say("tagline"))
    lines.append(words.say("games-seats", seats=numbers(game.seats)))
    lines += ["", words.say("games-variants")]
    for variant, seats in game.variants.items():
        words.set_facts(game.variant_facts(variant))
        lines += entry(words, "variant", variant, words.say("games-seats", seats=numbers(seats)))
    words.set_facts(game.variant_facts(next(iter(game.variants))))
    if game.options:
        lines += ["", words.say("games-options")]
    for name, option in game.options.items():
        lines += entry(words, "option", name, allowed(option, words))
        if option.variants:
            only = [named(words, "variant", variant) for variant in option.variants]
            lines.append("      " + words.say("games-only", variants=", ".join(only)))
    return "\n".join([*lines, "", words.say("games-play", example=game.name)])


def entry(words: Words, kind: str, name: str, detail: str) -> list[str]:
    lines = ["  " + words.say("about", name=name, text=named(words, kind, name)), f"      {detail}"]
    if words.has(f"{kind}-{name}", "about"):
        lines.insert(1, "      " + words.say(f"{kind}-{name}", "about"))
    return lines


def named(words: Words, kind: str, name: str) -> str:
    return words.say(f"{kind}-{name}") if words.has(f"{kind}-{name}") else name


def allowed(option: Option, words: Words) -> str:
    """The allowed values of an option and its default, in words."""
    values = option.allowed
    if isinstance(values, range):
        said = words.say("games-range", low=str(values.start), high=str(values.stop - 1))
    else:
        said = ", ".join([value_name(value, words) for value in values])
    return words.say("games-allowed", values=said, default=value_name(option.default, words))


def value_name(value: Value, words: Words) -> str:
    return words.say("yes" if value else "no") if isinstance(value, bool) else str(value)


def numbers(seats: tuple[int, ...]) -> str:
    return ", ".join([str(number) for number in seats])


def show_rules(arguments: argparse.Namespace) -> int:
    """Runs `philtre rules`: of the game's first variant, or of a table with these choices."""
    played = game(arguments.game, arguments.content)
    variant, _ = played.settle(arguments.variant, arguments.seats)
    options = played.chosen(variant, read_options(played.options, arguments.option))
    facts = played.facts(variant, arguments.seats or 0, options)
    words = Words(arguments.language or language_of(os.environ), played, facts=facts)
    Screen(sys.stdin, sys.stdout).tell(rules_page(words))
    return 0


def show_games(arguments: argparse.Namespace) -> int:
    """Runs `philtre games`."""
    language = arguments.language or language_of(os.environ)
    games = load_games()
    pages = [game_page(one, Words(language, one)) for one in games]
    Screen(sys.stdin, sys.stdout).tell("\n\n\n".join(pages))
    unused = {one.name: why_unused(one.folder()) for one in games}
    slow = [f"the compiled rules of {name} are not used: {why}" for name, why in unused.items() if why]
    for sentence in [*left_out(), *slow]:
        print(harmless(f"philtre: {sentence}"), file=sys.stderr)
    return 0
