"""The provenance of a report's numbers: everything that decides its games, and the machine."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from typing import Any

import msgspec

from philtre.bots import described
from philtre.core.build import build
from philtre.core.options import spell
from philtre.study.data import program_version
from philtre.study.numbers import NumberFormat
from philtre.study.pairing import hash_bits
from philtre.study.report.findings import ReportFindings
from philtre.study.report.playing import Study
from philtre.text.words import Words


def provenance_of(study: Study, command: str) -> dict[str, Any]:
    """The provenance as data; `report` is the same for the same games, of the same version of philtre."""
    header = study.header()
    decides = {
        "philtre": program_version(),
        **header,
        "cases": [[len(one.bots), one.bots[0]] for one in study.cases],
        "games": study.games,
        "levels": [described(name) for name in study.levels],
        "pairs": study.pairs,
    }
    return {
        "report": f"{hash_bits(msgspec.json.encode(decides).hex()):032x}"[:12],
        **decides,
        "packaged": study.main.content is None,
        "build": str(build()),
        "command": command,
        "machine": machine(),
        "made": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
    }


def machine() -> str:
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {cores} cores, {python}"


def provenance_rows(
    found: dict[str, Any], findings: ReportFindings, study: Study, words: Words, numbers: NumberFormat
) -> list[tuple[str, str]]:
    """The provenance as lines of a page."""
    kind = "packaged" if found["packaged"] else "other"
    options = ", ".join(f"{name} {spell(value)}" for name, value in found["options"].items())
    noted = study.plan
    tested = [
        sum(1 for thing in things if thing.worth is not None) for things in (findings.dealt, findings.used)
    ]
    estimates = words.say("provenance-none")
    if noted.course:
        estimates = words.say(
            "provenance-estimates-of",
            worlds=noted.worlds,
            simulations=noted.simulations,
            positions=noted.positions,
        )
    rows = {
        "report": found["report"],
        "command": found["command"],
        "version": f"{found['philtre']} ({found['build']})",
        "rules": str(found["rules"]),
        "content": words.say(f"provenance-content-{kind}", hash=found["content"]),
        "variant": found["variant"],
        "options": options,
        "bots": ", ".join(found["bots"]),
        "levels": ", ".join(found["levels"]),
        "games": " + ".join(
            [
                f"{numbers.number(study.games, 0)} × {len(study.cases)}",
                *(
                    [f"{numbers.number(study.count() - study.games * len(study.cases), 0)}"]
                    if study.pairs
                    else []
                ),
            ]
        ),
        "seed": str(found["seed"]),
        "estimates": estimates,
        "measures": ", ".join(found["noted"]["measures"]),
        "looks": words.say(
            "provenance-looks-of",
            seats=sum(len(seats) for seats in findings.case_seats),
            dealt=tested[0],
            used=tested[1],
            pairs=len(findings.together),
        ),
        "failures": str(findings.failures),
        "machine": found["machine"],
        "made": found["made"],
    }
    none = words.say("provenance-none")
    return [(words.say(f"provenance-{name}"), value or none) for name, value in rows.items()]
