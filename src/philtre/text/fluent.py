"""Fluent in Python: messages of `.ftl` files, read by fluent.syntax and formatted here.

It formats what English and French sentences need: variables, references to messages and terms, attributes,
selectors with plurals, and functions. fluent.runtime, the library for all languages, brings 36 MB of tables;
the tests compare every sentence with it. Text directions are not isolated, and there is no DATETIME.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Context, Decimal
from typing import Any, Final, NamedTuple

SIGNS: Final = {"en": (",", "."), "fr": ("\u202f", ",")}  # between thousands, and before the fraction
EXACT: Final = Context(prec=10_000, rounding=ROUND_HALF_EVEN)
DIGITS: Final = ("minimumFractionDigits", "maximumFractionDigits")


class MissingValue(NamedTuple):
    """A placeholder for a missing value; the errors of the sentence give the reason."""

    name: str

    def __str__(self) -> str:
        return self.name


class Formatted(NamedTuple):
    """A number with the options of NUMBER."""

    value: int | float
    options: dict[str, Any]


class Formatting:
    """One sentence that is being formatted: its arguments, its errors, and the patterns it is inside of."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        self.arguments = arguments
        self.strict = True  # a missing argument is an error; not so inside a term
        self.errors: list[Exception] = []
        self.inside: set[int] = set()

    def missing(self, name: str, error: Exception) -> MissingValue:
        self.errors.append(error)
        return MissingValue(name)


Value = Any  # str, int, float, Formatted or MissingValue
Expression = Callable[[Formatting], Value]


class FluentMessage(NamedTuple):
    """A message or term, ready to be formatted."""

    value: Expression | None
    attributes: dict[str, Expression]


class FluentBundle:
    """All messages of one language. The names of its methods are those of fluent.runtime's class."""

    def __init__(self, language: str, functions: Mapping[str, Callable[[Any], Any]]) -> None:
        self.language = language
        self.functions: dict[str, Callable[..., Any]] = {"NUMBER": number, **functions}
        self._messages: dict[str, Any] = {}  # as fluent.syntax reads them
        self._terms: dict[str, Any] = {}
        self._entries: dict[str, FluentMessage] = {}

    def add_resource(self, resource: Any, allow_overrides: bool = False) -> None:
        """Add what `read_resource` returned. A message that is there already stays, unless told otherwise."""
        from fluent.syntax import ast

        for item in resource.body:
            if isinstance(item, (ast.Message, ast.Term)):
                known = self._messages if isinstance(item, ast.Message) else self._terms
                if allow_overrides or item.id.name not in known:
                    known[item.id.name] = item
                    self._entries.clear()

    def has_message(self, id: str) -> bool:
        return id in self._messages

    def get_message(self, id: str) -> FluentMessage:
        """The message with this id. Raises KeyError."""
        return self.entry(id)

    def entry(self, id: str, term: bool = False) -> FluentMessage:
        key = f"-{id}" if term else id
        if key not in self._entries:
            found = (self._terms if term else self._messages)[id]
            value = None if found.value is None else self.pattern(found.value)
            attributes = {one.id.name: self.pattern(one.value) for one in found.attributes}
            self._entries[key] = FluentMessage(value, attributes)
        return self._entries[key]

    def format_pattern(
        self, pattern: Expression | None, arguments: Mapping[str, Any]
    ) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong with it."""
        if pattern is None:
            return "", [ValueError("the message has no text of its own")]
        formatting = Formatting(arguments)
        return self.text(pattern(formatting)), formatting.errors

    def text(self, value: Value) -> str:
        """A value as it is written."""
        if isinstance(value, (str, MissingValue)):
            return str(value)
        options = value.options if isinstance(value, Formatted) else {}
        return written(plain(value), self.language, options)

    # Expressions, made once for each message

    def pattern(self, node: Any) -> Expression:
        """The text of a message, attribute or variant. A pattern of one placeable keeps its value."""
        from fluent.syntax import ast

        parts: list[str | Expression] = []
        for element in node.elements:
            literal = isinstance(element, ast.TextElement)
            parts.append(element.value if literal else self.expression(element.expression))
        if all(isinstance(part, str) for part in parts):
            whole = "".join([part for part in parts if isinstance(part, str)])
            return lambda _: whole
        text = self.text

        def joined(formatting: Formatting) -> Value:
            if id(joined) in formatting.inside:
                return formatting.missing("???", ValueError("a message that refers to itself"))
            formatting.inside.add(id(joined))
            try:
                if len(parts) == 1 and not isinstance(parts[0], str):
                    return parts[0](formatting)
                return "".join([part if isinstance(part, str) else text(part(formatting)) for part in parts])
            finally:
                formatting.inside.discard(id(joined))

        return joined

    def expression(self, node: Any) -> Expression:
        """The text of the placeable, as it stands in braces."""
        made: Expression = getattr(self, f"of_{type(node).__name__}")(node)
        return made

    def of_Placeable(self, node: Any) -> Expression:  # noqa: N802 - the names are those of fluent.syntax
        return self.expression(node.expression)

    def of_StringLiteral(self, node: Any) -> Expression:  # noqa: N802
        value: str = node.parse()["value"]
        return lambda _: value

    def of_NumberLiteral(self, node: Any) -> Expression:  # noqa: N802
        value = literal_number(node.value)
        return lambda _: value

    def of_VariableReference(self, node: Any) -> Expression:  # noqa: N802
        name: str = node.id.name

        def look_up(formatting: Formatting) -> Value:
            value = formatting.arguments.get(name)
            if isinstance(value, (str, int, float, Formatted, MissingValue)):
                return value
            if name in formatting.arguments:
                return formatting.missing(name, TypeError(f"${name} is of no use in a sentence: {value!r}"))
            return (
                formatting.missing(name, LookupError(f"there is no ${name}"))
                if formatting.strict
                else MissingValue(name)
            )

        return look_up

    def of_MessageReference(self, node: Any) -> Expression:  # noqa: N802
        return lambda formatting: self.referred(node, formatting)

    def of_TermReference(self, node: Any) -> Expression:  # noqa: N802
        named = {} if node.arguments is None else self.named(node.arguments)

        def refer(formatting: Formatting) -> Value:
            before = formatting.arguments, formatting.strict
            formatting.arguments = {name: value(formatting) for name, value in named.items()}
            formatting.strict = False
            try:
                return self.referred(node, formatting, term=True)
            finally:
                formatting.arguments, formatting.strict = before

        return refer

    def referred(self, node: Any, formatting: Formatting, term: bool = False) -> Value:
        """The text of another message or term, or of its attribute."""
        name = ("-" if term else "") + node.id.name
        try:
            entry = self.entry(node.id.name, term)
            found = entry.attributes[node.attribute.name] if node.attribute else entry.value
        except KeyError:
            return formatting.missing(name, LookupError(f"there is no message {name}"))
        if found is None:
            return formatting.missing(name, LookupError(f"{name} has no text of its own"))
        return found(formatting)

    def of_FunctionReference(self, node: Any) -> Expression:  # noqa: N802
        name: str = node.id.name
        positional = [self.expression(one) for one in node.arguments.positional]
        named = self.named(node.arguments)

        def call(formatting: Formatting) -> Value:
            function = self.functions.get(name)
            if function is None:
                return formatting.missing(name, LookupError(f"there is no function {name}"))
            given = [one(formatting) for one in positional]
            options = {key: value(formatting) for key, value in named.items()}
            try:
                return function(*given, **options)
            except (TypeError, ValueError) as problem:
                return formatting.missing(name, problem)

        return call

    def of_SelectExpression(self, node: Any) -> Expression:  # noqa: N802
        from fluent.syntax import ast

        selector = self.expression(node.selector)
        variants: list[tuple[str | int | float, Expression]] = []
        default: Expression | None = None
        for variant in node.variants:
            number = isinstance(variant.key, ast.NumberLiteral)
            key = literal_number(variant.key.value) if number else variant.key.name
            variants.append((key, self.pattern(variant.value)))
            if variant.default:
                default = variants[-1][1]
        otherwise = default
        assert otherwise is not None  # the parser sees to it
        language = self.language

        def select(formatting: Formatting) -> Value:
            value = plain(selector(formatting))
            if isinstance(value, MissingValue):
                return otherwise(formatting)
            form = value if isinstance(value, str) else plural(value, language)
            for key, pattern in variants:
                if key == (form if isinstance(key, str) else value):
                    return pattern(formatting)
            return otherwise(formatting)

        return select

    def named(self, arguments: Any) -> dict[str, Expression]:
        return {one.name.name: self.expression(one.value) for one in arguments.named}


def read_resource(text: str) -> Any:
    """The messages of an .ftl file."""
    from fluent.syntax import FluentParser  # slow to import

    return FluentParser().parse(text)


def plain(value: Value) -> Any:
    return value.value if isinstance(value, Formatted) else value


def literal_number(text: str) -> int | float:
    return float(text) if "." in text else int(text)


def number(value: Any, **options: Any) -> Formatted | MissingValue:
    """Fluent's NUMBER, with the options minimumFractionDigits, maximumFractionDigits and useGrouping."""
    if isinstance(value, MissingValue):
        return value
    before = value.options if isinstance(value, Formatted) else {}
    value = plain(value)
    if not isinstance(value, (int, float)):
        raise TypeError(f"NUMBER: expected a number, found {value!r}")
    if unknown := [name for name in options if name not in (*DIGITS, "useGrouping")]:
        raise TypeError(f"NUMBER: there is no option {unknown[0]}")
    return Formatted(value, {**before, **options})


def written(value: float, language: str, options: Mapping[str, Any]) -> str:
    """A number with the signs of the language, and at most three digits of its fraction."""
    most = int(options.get("maximumFractionDigits", max(3, int(options.get("minimumFractionDigits", 0)))))
    least = min(int(options.get("minimumFractionDigits", 0)), most)
    rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), context=EXACT)
    grouped = options.get("useGrouping", True) not in (0, "false")
    whole, _, fraction = f"{rounded:{',' if grouped else ''}f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    thousands, point = SIGNS[language]
    return whole.replace(",", thousands) + (point + fraction if fraction else "")


def plural(value: float, language: str) -> str:
    """The plural category of a number: `one`, `many` (millions, in French) or `other`."""
    size = abs(value)
    if language == "fr":
        if size < 2:
            return "one"
        return "many" if size % 1_000_000 == 0 else "other"
    return "one" if size == 1 else "other"
