"""Why a move is refused: a code for people, and the rule it rests on."""

import pytest

from philtre.testing import refusal

from .scene import GAME, at

BREW = "hands=cat-hair/-"
POTIONS = "phase=potions cauldrons=phoenix-egg;-;-/-;-;-"
HANDS = "hands=cat-hair/amber-sap"
DRUNK = "drunk=1:phoenix-egg"
OWN = "cauldrons=cat-hair;-;-/-;-;-"
OTHER = "cauldrons=-;-;-/cat-hair,amber-sap;-;-"


@pytest.mark.parametrize(
    ("position", "move", "code", "rule"),
    [
        ("phase=over winners=1", "done", "over", "T10"),
        ("phase=gather left=1", "done", "chance-first", "T9"),
        (BREW, "card cat-hair", "not-a-choice", "T9"),
        (BREW, "order comet-cup", "not-a-choice", "T9"),
        (BREW, "sell 1 morning-tonic", "brew-first", "T3"),
        (BREW, "add amber-sap 1", "not-in-hand", "T3"),
        (f"brewed=2 {BREW}", "add cat-hair 2", "added", "T3"),
        (f"brewed=2 {BREW} cauldrons=-;amber-sap;-/-;-;-", "dump 2", "added", "T3"),
        (f"dumped=2 {BREW}", "add cat-hair 2", "dumped", "T3"),
        (f"phase=haste effect=haste dumped=2 {BREW} {DRUNK}", "add cat-hair 2", "dumped", "T3"),
        (f"phase=haste effect=haste brewed=2 {BREW} {DRUNK}", "add cat-hair 2", "added", "E3"),
        (f"phase=grow left=1 effect=growth dumped=2 {BREW} {DRUNK}", "add cat-hair 2", "dumped", "T3"),
        (f"phase=move left=1 dumped=2 {OWN} {DRUNK}", "move cat-hair 1 2", "dumped", "T3"),
        (f"phase=steal left=1 dumped=3 target=2 {OTHER} {DRUNK}", "steal cat-hair 1 3", "dumped", "T3"),
        (POTIONS, "add cat-hair 1", "potions-first", "T4"),
        (f"phase=resolve todo=haste,theft {DRUNK}", "done", "resolve-first", "T5"),
        (f"phase=target seats=3 effect=theft {DRUNK}", "done", "target-first", "T6"),
        (f"phase=haste effect=haste {BREW} {DRUNK}", "dump 1", "haste-first", "E3"),
        (f"phase=grow left=1 effect=growth {BREW} {DRUNK}", "done", "grow-first", "E4"),
        (f"phase=grow left=1 effect=growth {BREW} {DRUNK}", "add amber-sap 3", "not-in-hand", "E4"),
        (f"phase=move left=1 cauldrons=cat-hair;-;-/-;-;- {DRUNK}", "burn 1", "move-first", "E5"),
        (f"phase=move left=1 cauldrons=cat-hair;-;-/-;-;- {DRUNK}", "move cat-hair 2 3", "not-there", "E5"),
        (f"phase=burn target=2 {OTHER} {DRUNK}", "done", "burn-first", "E6"),
        (f"phase=steal left=1 target=2 {OTHER} {DRUNK}", "drink 1", "steal-first", "E7"),
        (f"phase=steal left=1 target=2 {OTHER} {DRUNK}", "steal cat-hair 2 1", "not-there", "E7"),
        (f"phase=corrode left=1 target=2 {OTHER} {DRUNK}", "done", "corrode-first", "E8"),
        (f"phase=corrode left=1 target=2 {OTHER} {DRUNK}", "corrode aqua-regia 1", "not-there", "E8"),
        (f"phase=drop cauldrons=cat-hair;-;-/-;-;- {DRUNK}", "done", "drop-first", "E14"),
        (f"phase=drop cauldrons=cat-hair;-;-/-;-;- {DRUNK}", "drop cat-hair 2", "other-cauldron", "E14"),
        (f"phase=drop cauldrons=cat-hair;-;-/-;-;- {DRUNK}", "drop amber-sap 1", "not-there", "E14"),
        (f"phase=give left=2 target=2 {HANDS} {DRUNK}", "give amber-sap", "not-in-hand", "E2"),
        (f"phase=give left=2 target=2 {HANDS} {DRUNK}", "take amber-sap", "give-first", "E2"),
        (
            f"phase=take left=2 target=2 given=oracle-rust hands=-/oracle-rust,amber-sap {DRUNK}",
            "take cat-hair", "not-in-their-hand", "E2",
        ),
        (f"phase=take left=2 target=2 hands=-/amber-sap {DRUNK}", "done", "take-first", "E2"),
        (f"phase=bring special=comet-cup:1 {DRUNK}", "bring dragon-punch", "not-foreseen", "E12"),
        (f"phase=bring special=comet-cup:1 {DRUNK}", "replace morning-tonic", "bring-first", "E12"),
        (f"phase=replace special=comet-cup {DRUNK}", "replace dragon-punch", "not-in-play", "E12"),
        (f"phase=replace special=comet-cup {DRUNK}", "done", "replace-first", "E12"),
    ],
)  # fmt: skip
def test_a_move_is_refused_for_a_reason(position: str, move: str, code: str, rule: str) -> None:
    assert refusal(at(position), move) == (code, rule)


def test_a_lacking_potion_is_told_what_it_lacks() -> None:
    state = at("phase=potions orders=hide-and-seek,-,-,- cauldrons=mimic-spider,ghost-sock;-;-/-;-;-")
    found = state.why_not(GAME.parse("sell 1 hide-and-seek"))
    assert found is not None
    assert found.arguments == {"cauldron": 1, "order": "hide-and-seek", "effects": ["teleportation"]}


def test_numbers_beyond_the_moves_are_refused_too() -> None:
    for action in (-1, GAME.action_count, GAME.action_count + 7):
        found = at(BREW).why_not(action)
        assert found is not None
        assert found.code == "not-a-choice"
