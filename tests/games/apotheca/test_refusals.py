"""Why an action is not legal: the code, the ruling and the arguments, for each reason there is."""

# ruff: noqa: E501 - a row of the table is one case

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

import philtre.games.apotheca as package
from philtre.testing import legal, play

from .scene import GAME, at

LYING = "R R . y2 / B . . . / . . . . / . . . b1"
FULL = "R B R B / B R B R / R B R B / B R B y2"
MASTER = "variant=master decree=ruby"
SOLO = "variant=solo outside=d4,a2"
HELD = (
    "active=ooki-oogi,qwixly,benedetto,corvidus,merten,karinne/master-carbuncle,imogen,strega,masked-woman,"
    "porter-king,tidemaster alley=afrit,giada,solas"
)

# position, refused action, code, ruling, arguments
REFUSALS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    # nothing is asked of a player
    (f"{LYING} | phase=over winner=1", "restock", "over", "A30", {}),
    (f"{LYING} | phase=draw", "restock", "chance-first", "A12", {}),
    (f"{LYING} | supply=3,3,3", "tile ruby", "not-a-choice", "A6", {}),
    (f"{LYING} | supply=3,3,3", "card afrit", "not-a-choice", "A6", {}),
    # a turn's actions
    (LYING, "done", "must-act", "A6", {}),
    (LYING, "place b2", "not-asked", "A6", {}),
    (f"{LYING} | taken=reveal", "reveal d4", "already-revealed", "A9", {}),
    (LYING, "reveal c1", "no-tile", "A11", {"at": "c1"}),
    (LYING, "reveal a1", "not-facedown", "A11", {"at": "a1"}),
    (f"{LYING} | {SOLO}".replace("y2", "y0"), "restock", "no-restock-in-solo", "A34", {}),
    (f"{LYING} | taken=restock", "restock", "already-restocked", "A9", {}),
    (LYING.replace("B", "b2"), "restock", "enough-facedown", "A12", {"count": 3}),
    ("R . . b1 / . . b1 . / . . . . / . . . y1 | own_restock=yes", "restock", "enough-of-your-own", "H1", {"count": 3}),
    (f"{LYING} | supply=0,0,0", "restock", "supply-empty", "A12", {}),
    (FULL, "restock", "market-full", "A12", {}),
    # hiring
    (f"{LYING} | {MASTER} gems=3,3,3/0,0,0 alley=afrit,giada,solas", "hire ruby", "master-never-hires", "A39", {}),
    (f"{LYING} | taken=hire", "hire ruby", "already-hired", "A9", {}),
    (f"{LYING} | {SOLO}".replace("y2", "y0"), "hire-any ruby", "one-price-in-solo", "A34", {}),
    (f"{LYING} | {HELD} gems=1,1,1/0,0,0", "hire-top", "deck-empty", "A13", {}),
    (f"{LYING} | gems=3,3,3/0,0,0 alley=-,giada,solas", "hire ruby", "station-empty", "A13", {"station": "ruby"}),
    (f"{LYING} | gems=3,3,3/0,0,0 alley=afrit,giada,-", "hire-any topaz", "station-empty", "A13", {"station": "topaz"}),
    (f"{LYING} | gems=3,3,0/0,0,0 alley=afrit,giada,solas", "hire-any ruby", "one-of-each-needed", "A13", {}),
    (f"{LYING} | gems=3,3,0/0,0,0 alley=afrit,giada,solas", "hire-top", "one-of-each-needed", "A13", {}),
    (f"{LYING} | gems=1,3,1/0,0,0 alley=afrit,giada,solas", "hire topaz", "gems-needed", "A13", {"gem": "topaz", "count": 2}),
    (f"{LYING} | {SOLO} gems=2,0,0 alley=afrit,giada,solas".replace("y2", "y0"), "hire ruby", "gems-needed", "A34", {"gem": "ruby", "count": 3}),
    # the decree
    (LYING, "decree ruby", "no-decree", "A39", {}),
    (f"{LYING} | {MASTER} turn=2", "decree topaz", "no-decree", "A39", {}),
    (f"{LYING} | {MASTER} taken=decree gems=2,2,2/0,0,0", "decree topaz", "already-decreed", "A9", {}),
    (f"{LYING} | {MASTER} gems=2,2,2/0,0,0", "decree ruby", "same-decree", "A39", {"colour": "ruby"}),
    (f"{LYING} | {MASTER} gems=2,2,0/0,0,0", "decree topaz", "gems-needed", "A39", {"gem": "topaz", "count": 1}),
    # whose power
    (f"{LYING} | active=corvidus/- taken=corvidus", "gully-glide a1 c1", "already-used", "A9", {"apothecary": "corvidus"}),
    (f"{LYING} | satisfied=corvidus:r/-", "gully-glide a1 c1", "already-satisfied", "A9", {"apothecary": "corvidus"}),
    (f"{LYING} | active=-/corvidus", "gully-glide a1 c1", "not-yours", "A28", {"apothecary": "corvidus"}),
    (f"{LYING} | {MASTER} gems=1,9,9/0,0,0 alley=corvidus,giada,-", "gully-glide a1 c1", "gems-needed", "A39", {"gem": "ruby", "count": 2}),
    (f"{LYING} | {MASTER} gems=9,9,9/0,0,0 alley=afrit,giada,-", "gully-glide a1 c1", "not-in-alley", "A39", {"apothecary": "corvidus"}),
    # what the market does not allow
    (f"{LYING} | active=corvidus/-", "gully-glide c1 c2", "no-tile", "A15", {"at": "c1"}),
    (f"{LYING} | active=corvidus/-", "gully-glide b1 a1", "not-empty", "A15", {"at": "a1"}),
    (f"{LYING} | active=benedetto/-", "flickering-flip b1 c1", "no-tile", "A15", {"at": "c1"}),
    (f"{LYING} | active=benedetto/-", "flickering-flip a1 b1", "unchanged", "A14", {}),
    (f"{LYING} | active=imogen/-", "shadow-swap a1 a2", "one-face-each", "A21", {}),
    (f"{LYING} | active=imogen/-", "shadow-swap d1 d4", "one-face-each", "A21", {}),
    (f"{LYING} | active=afrit/-", "genie-juggle d1 b1", "not-empty", "A15", {"at": "b1"}),
    (f"{LYING} | active=afrit/-", "genie-juggle d4 b4", "no-partner", "A20", {"at": "d4"}),
    (f"{LYING} | active=solas/-", "faithful-float 3 left", "nothing-there", "A14", {}),
    (f"{LYING} | active=giada/-", "tetratwist a3", "nothing-there", "A14", {}),
    ("R R . y2 / R R . . / . . . . / . . . b1 | active=giada/-", "tetratwist a1", "unchanged", "A14", {}),
    ("R R . y2 / R . . . / . . . . / . . . b1 | active=master-carbuncle/-", "reptilian-rush a2-b1", "unchanged", "A14", {}),
    ("R R . . / B . . . / . . . . / . . . . | active=tidemaster/-", "wizarding-winds left", "nothing-moves", "A23", {}),
    (f"{LYING} | active=ooki-oogi/-", "chained-charge c1 c2 b1", "no-tile", "A15", {"at": "c1"}),
    (f"{LYING} | active=ooki-oogi/-", "chained-charge a1 b1 a2", "not-empty", "A15", {"at": "b1"}),
    (f"{LYING} | active=ooki-oogi/-", "chained-charge b1 c1 b2", "no-tile", "A15", {"at": "b2"}),
    (f"{LYING} | active=qwixly/-", "double-dive c1 c2 d4 d3", "no-tile", "A15", {"at": "c1"}),
    (f"{LYING} | active=qwixly/-", "double-dive b1 b2 c4 d4", "no-tile", "A15", {"at": "c4"}),
    (f"{LYING} | active=qwixly/-", "double-dive a1 b1 d4 d3", "not-empty", "A15", {"at": "b1"}),
    # other questions
    (f"{LYING} | phase=place drawn=r", "place a1", "not-empty", "A12", {"at": "a1"}),
    (f"{LYING} | phase=place drawn=r", "restock", "place-first", "A12", {}),
    (f"{LYING} | {SOLO} phase=fetch".replace("y2", "y0").replace("d4", "c4"), "fetch c3", "nothing-outside", "A35", {"at": "c3"}),
    (f"{LYING} | {SOLO} phase=fetch".replace("y2", "y0").replace("d4", "c4"), "fetch a2", "not-empty", "A35", {"at": "a2"}),
    (f"{LYING} | {SOLO} phase=fetch".replace("y2", "y0").replace("d4", "c4"), "reveal d4", "fetch-first", "A35", {}),
    ("R R R . / B B B . / . . . . / . . . y1 | phase=collect active=corvidus/-", "collect b1", "match-by-first", "A28", {"at": "a1"}),
    ("R R R . / B B B . / . . . . / . . . y1 | phase=collect active=corvidus/-", "collect d4", "no-match", "A28", {"at": "d4"}),
    ("R R R . / B B B . / . . . . / . . . y1 | phase=collect active=corvidus/-", "reveal d4", "collect-first", "A28", {}),
    (f"R R R . / B . . . / . . . . / . . . y1 | {SOLO} phase=stack pending=a1,b1,c1", "stack a2", "not-in-match", "A36", {"at": "a2"}),
    (f"R R R . / B . . . / . . . . / . . . y1 | {SOLO} phase=stack pending=a1,b1,c1", "reveal d4", "stack-first", "A36", {}),
    ("R R R . / B . . . / . . . . / . . . y1 | active=corvidus,afrit/- phase=satisfy pending=a1,b1,c1", "satisfy merten", "not-yours", "A28", {"apothecary": "merten"}),
    ("R R R . / B . . . / . . . . / . . . y1 | active=corvidus,afrit/- phase=satisfy pending=a1,b1,c1", "reveal d4", "satisfy-first", "A28", {}),
    ("R . . B / . b2' . . / . . y2' . / Y . . R | variant=master phase=decree", "reveal b2", "decree-first", "A38", {}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "action", "code", "rule", "arguments"), REFUSALS)
def test_a_refusal_knows_its_reason(
    position: str, action: str, code: str, rule: str, arguments: dict[str, Any]
) -> None:
    refusal = at(position).why_not(GAME.parse(action))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.arguments) == (code, rule, arguments)


def test_every_reason_of_the_code_stands_above() -> None:
    source = Path(inspect.getfile(package)).parent / "refusals.py"
    codes: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            texts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
            codes.update(text for text in texts if text and isinstance(text, str))
        elif isinstance(node, ast.Dict):
            codes.update(text for text in texts if isinstance(text, str) and text.endswith("-first"))
    assert codes == {code for _, _, code, _, _ in REFUSALS}


def test_what_is_legal_is_not_refused() -> None:
    state = at(f"{LYING} | active=corvidus/- gems=2,1,1/0,0,0 alley=afrit,giada,solas")
    assert all(state.why_not(GAME.parse(text)) is None for text in legal(state))


@pytest.mark.parametrize("action", [-1, GAME.action_count, 99_999])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    refusal = at(LYING).why_not(action)
    assert refusal is not None
    assert refusal.code == "not-a-choice"


def test_a_hidden_colour_is_no_reason() -> None:
    for tile in ("r2", "b2", "y2"):
        state = at(f"R {tile} . . / . . . . / . . . . / . . . b1 | active=benedetto/-")
        assert "flickering-flip a1 b1" in legal(state)
        refusal = play(state, "reveal b1").why_not(GAME.parse("flickering-flip a1 b1"))
        assert (refusal is None) == (tile != "r2")
