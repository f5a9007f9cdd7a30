"""What goes wrong because of something a person gave us."""


class PhiltreError(ValueError):
    """Bad input: the message says what was wrong, where, and what was expected."""


def listed(names: list[str]) -> str:
    """The names as a person would list them: a, b and c."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " and " + names[-1]
