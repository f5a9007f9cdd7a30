"""Every action can be written, and what is written can be read."""

from __future__ import annotations

from philtre.conformance.run import Run, checking


@checking
def notation(run: Run) -> None:
    """Each number has fields that begin with its kind, and a text of its own that is read back."""
    game = run.game
    texts: dict[str, int] = {}
    for action in range(game.action_count):
        fields = game.move(action)
        run.must(next(iter(fields), None) == "kind", f"move({action}) does not begin with its kind: {fields}")
        text = game.text(action)
        other = texts.setdefault(text, action)
        run.must(other == action, f"actions {other} and {action} are both written {text!r}")
        run.must(text == " ".join(text.split()), f"text({action}) has odd blanks: {text!r}")
    for text, action in texts.items():
        for written in (text, f" {text.upper()} ", *game.spellings(action)):
            must_read(run, written, action)


def must_read(run: Run, text: str, action: int) -> None:
    found = run.game.parse(text)
    run.must(found == action, f"{text!r} is a way to write action {action}, but is read as {found}")
