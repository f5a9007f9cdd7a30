"""The error for bad input, and a phrase for its messages."""


class PhiltreError(ValueError):
    """Bad input: the message says what was wrong, where, and what was expected."""


def listed(names: list[str]) -> str:
    """The names as an English list: `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " and " + names[-1]
