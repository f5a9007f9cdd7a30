"""Every action can be written and read, and every illegal action has a reason."""

from __future__ import annotations

from typing import Final

from philtre.conformance.run import Run, checking, some
from philtre.core.message import Refusal
from philtre.core.state import CHANCE

ASKED: Final = 60


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


@checking
def refusals(run: Run) -> None:
    """why_not gives None for a legal action and a Refusal for any other, after the end too."""
    for state in run.states():
        if state.actor == CHANCE:
            continue
        allowed = set(state.actions())
        for action in allowed:
            refusal = state.why_not(action)
            run.must(refusal is None, f"{run.game.text(action)!r} is legal, but refused: {refusal}")
        for action in some(list(range(run.game.action_count)), ASKED, run.rng):
            if action not in allowed:
                refusal = state.why_not(action)
                run.must(
                    isinstance(refusal, Refusal) and refusal.code != "",
                    f"{run.game.text(action)!r} is not legal, but why_not gave {refusal}",
                )
