"""The numbers of heuristics have names and stand in a file; a content file may bring others."""

import json
import tomllib
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import philtre
from philtre.core.errors import PhiltreError

VALUES = json.loads((Path(__file__).parent / "values.json").read_text(encoding="utf-8"))
TUNABLE = ["elixir", "race", "toil"]


def weights_of(name: str) -> Any:
    return import_module(f"philtre.games.{name}.heuristics.weights")


def with_table(name: str, weights: dict[str, Any]) -> str:
    lines = [f"{key} = {json.dumps(weight)}" for key, weight in weights.items()]
    return "\n".join([philtre.game(name).content, "[weights.standard]", *lines, ""])


def judged(name: str, heuristics: Any) -> list[list[float]]:
    return [list(heuristics.values(philtre.game(name).position(one["position"]))) for one in VALUES[name]]


@pytest.mark.parametrize("name", sorted(VALUES))
def test_packaged_weights_make_the_values_that_they_always_made(name: str) -> None:
    """To the last bits, which differ between processors and C libraries."""
    for found, one in zip(judged(name, philtre.game(name).heuristics()), VALUES[name], strict=True):
        assert found == pytest.approx(one["values"], rel=1e-12, abs=1e-15)


@pytest.mark.parametrize("name", TUNABLE)
def test_each_weight_is_read_under_its_name(name: str) -> None:
    module = weights_of(name)
    numbers = {key: 1.0 + place for place, key in enumerate(module.FILE.ours)}
    read = module.Weights(numbers)
    vectors = [list(getattr(read, one)) for one in ("keep", "to_come", "held") if hasattr(read, one)]
    for key, number in numbers.items():
        field = key.replace("-", "_")
        if hasattr(read, field):
            assert getattr(read, field) == number
        else:
            assert any(number in vector for vector in vectors), key
    written = tomllib.loads((Path(module.__file__).parent / "weights.toml").read_text(encoding="utf-8"))
    assert {*written["fixed"], *written["shares"]} < set(numbers)


@pytest.mark.parametrize("name", TUNABLE)
def test_weights_of_a_content_change_the_values(name: str, tmp_path: Path) -> None:
    ours: Any = philtre.game(name).heuristics()
    weights = ours.weights(ours.model(philtre.game(name).start(2)))
    file = tmp_path / "content.toml"
    file.write_text(with_table(name, weights), encoding="utf-8")
    same = philtre.game(name, file)
    assert judged(name, same.heuristics()) == judged(name, ours)
    assert same.content_hash != philtre.game(name).content_hash
    low, high = zip(*ours.weight_limits("standard").values(), strict=True)
    extremes = [
        low,
        high,
        [pair[way] for pair, way in zip(zip(low, high, strict=True), cycle((0, 1)), strict=False)],
    ]
    for numbers in extremes:
        file.write_text(with_table(name, dict(zip(weights, numbers, strict=True))), encoding="utf-8")
        found = judged(name, philtre.game(name, file).heuristics())
        assert found != judged(name, ours)
        for values in found:
            assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("name", TUNABLE)
def test_bad_weights_are_refused(name: str, tmp_path: Path) -> None:
    ours = dict(weights_of(name).FILE.ours)
    first, size = next(iter(ours.items()))
    file = tmp_path / "content.toml"
    for weights, sentence in [
        (ours | {"chess": 1}, "missing or unknown: chess"),
        ({first: 1}, f"standard: expected a weight for each of {len(ours)} features"),
        (ours | {first: "much"}, f"field {first}: expected a number from "),
        (ours | {first: True}, f"field {first}: expected a number from "),
        (ours | {first: -size}, f"found {-size!r}"),
        (ours | {first: size * 11}, f"found {size * 11!r}"),
    ]:
        file.write_text(with_table(name, weights), encoding="utf-8")
        with pytest.raises(PhiltreError) as caught:
            philtre.game(name, file)
        assert sentence in str(caught.value)
    file.write_text(philtre.game(name).content + "\n[weights.chess]\nx = 1\n", encoding="utf-8")
    with pytest.raises(PhiltreError, match="unknown field chess: expected standard"):
        philtre.game(name, file)
