"""Count games of The Magical Race on other boards: `bench/boards.py "first climb" --games 300`.

Prints a row for each board: turns, and how often all seats together use each potion in a game. A board is a
name of BOARDS, or four spokes and a ring, a letter for each space (KINDS), outwards and clockwise from north.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from philtre.core.registry import bound, game
from philtre.study.journal import Journal
from philtre.study.report.cases import Measurement, summary
from philtre.study.report.games import ReportPlan
from philtre.study.report.playing import Study, make_cases, play_study, results_of

KINDS = {
    **{
        letter: f'kind = "resource", resource = "{resource}"'
        for letter, resource in zip(
            "FGHWMRC",
            ("flower", "grass", "honey", "wood", "mushroom", "black-rock", "purple-crystal"),
            strict=True,
        )
    },
    **{str(count): f'kind = "lose-resources", count = {count}' for count in range(1, 10)},
    "p": 'kind = "lose-potions", count = 1',
}
BOARDS = {
    "today": "p1 MH RG 2F 2C2FMF222HR1WGMG",
    "former": "GF FH MG WH 2MR22FC22HR2W1Cp",
    "former, takes 4": "GF FH MG WH 4MR44FC44HR4W4Cp",
    "safe ring": "22 22 22 22 FMRGHCWFMRGHCWRC",
    "safe ring, long spokes": "222 222 222 222 FMRGHCWFMRGHCWRC",
    "first climb": "p1 MH RG 2H 2C2FM2F22HR1WGMG",
    "two crystals": "p1 MH RG 2H 2C2FMF2C2HR1WGMG",
    "poor": "p1 M2 RH WH 2CGFM2F22M2M2G2G",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("boards", nargs="*", metavar="BOARD", help="all of BOARDS, if there is none")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    print("| board | bots, games | turns | first seat | by limit | " + " | ".join(potions()) + " |")
    print("|---" * (5 + len(potions())) + "|")
    for board in options.boards or BOARDS:
        played = bound("race", content(BOARDS.get(board, board)))
        cases = make_cases(played, None, options.seats, {}, options.bots, 1)
        study = Study(cases, ReportPlan(course=False), options.games)
        journal = Journal(None, study.header())
        play_study(study, journal, options.jobs)
        for case in results_of(study, journal).cases:
            print(f"| {board} | {row(summary(played, case))} |", flush=True)
    return 0


def row(case: Measurement) -> str:
    turns = f"{case.turns.mean:.1f}" if case.turns else "–"
    found = [f"{case.bot}, {case.games}", turns, f"{case.wins[0]:.1%}", f"{case.cut_short:.1%}"]
    found += [f"{case.things['potion-used'][potion].uses:.2f}" for potion in potions()]
    return " | ".join(found)


def potions() -> list[str]:
    """The potions, in the order of the content."""
    return list(game("race").metrics().things()["potion-used"])


def content(board: str) -> str:
    """The content of the game with this board in the place of its own."""
    *spokes, ring = board.split()
    packaged = game("race").content
    head = packaged[: packaged.index("space = [")]
    lines = ["space = [", *spaces(spokes, ring), "]"]
    for number, spoke in enumerate(spokes):
        ids = [f"{'nesw'[number]}{out}" for out in range(1, len(spoke) + 1)]
        lines += path(["market", *ids, f"r{number * len(ring) // len(spokes)}"])
    lines += path([*[f"r{place}" for place in range(len(ring))], "r0"])
    return head + "\n".join(lines) + "\n"


def spaces(spokes: list[str], ring: str) -> Iterator[str]:
    """The lines of the spaces. Nothing draws them here: each only has a place of its own."""
    yield '  { id = "market", kind = "market", column = 0, row = 0 },'
    for number, spoke in enumerate(spokes):
        for out, letter in enumerate(spoke, 1):
            yield space(f"{'nesw'[number]}{out}", letter, number, 15 + out)
    for place, letter in enumerate(ring):
        yield space(f"r{place}", letter, place % 10, 20 + place // 10)


def space(id: str, letter: str, column: int, rank: int) -> str:
    return f'  {{ id = "{id}", {KINDS[letter]}, column = {column}, row = {rank} }},'


def path(ids: list[str]) -> list[str]:
    return ["", "[[board.path]]", "spaces = [" + ", ".join(f'"{id}"' for id in ids) + "]"]


if __name__ == "__main__":
    raise SystemExit(main())
