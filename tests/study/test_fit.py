"""Fits find known weights again, weights travel with a content, and only better ones are written."""

import json
import random
import tomllib
from math import exp, sqrt
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

import philtre
from philtre.cli import main
from philtre.core.errors import PhiltreError
from philtre.core.heuristics import Heuristics
from philtre.games.apotheca.heuristics.heuristics import ApothecaHeuristics
from philtre.games.apotheca.heuristics.weights import MODELS, WEIGHTS
from philtre.study.fit import (
    FittedWeights,
    Sample,
    fit,
    fit_slopes,
    play_against,
    side_shares,
    with_weights,
)
from philtre.study.intervals import Interval
from philtre.study.pairing import make_matchup
from philtre.study.slopes import Slopes

NAMES = ["gold", "cards", "luck", "sure"]
TRUE = [1.5, -0.7, 0.0, 4.0]


class Toy:
    """Weights of a game that there is not, for fits of made-up positions."""

    def __init__(self, weights: list[float]) -> None:
        self.own = dict(zip(NAMES, weights, strict=True))

    def model(self, state: Any) -> str:
        return "toy"

    def features(self, state: Any) -> list[float]:
        return []

    def weights(self, model: str) -> dict[str, float]:
        return self.own

    def fixed_features(self) -> list[str]:
        return ["sure"]


def games(count: int, alone: bool) -> list[Sample]:
    """Games whose results follow the true weights."""
    rng = np.random.default_rng(3)
    found = []
    for _ in range(count):
        features = rng.normal(size=(4, 1 if alone else 2, len(NAMES)))
        totals = features @ np.array(TRUE)
        if alone:
            targets = totals + rng.normal(size=totals.shape)
        else:
            first = 1 / (1 + np.exp(totals[:, 1] - totals[:, 0]))
            won = rng.random(4) < first
            targets = np.stack([won, ~won], axis=1).astype(float)
        found.append(Sample(features, targets))
    return found


@pytest.mark.parametrize("alone", [False, True])
def test_true_weights_are_found_again(alone: bool) -> None:
    found = fit(np, "toy", Toy([0.2, 0.2, 0.2, 4.0]), games(1500, alone))
    assert found.interval.low > 0
    assert found.after < found.before
    for name, true in zip(NAMES, TRUE, strict=True):
        assert found.weights[name] == pytest.approx(true, abs=0.25)
    assert found.weights["sure"] == 4.0  # fixed


def test_true_weights_cannot_be_bettered() -> None:
    found = fit(np, "toy", Toy(TRUE), games(400, False))
    assert found.interval.low <= 0
    assert abs(found.gain) < 0.02


def test_too_few_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(PhiltreError, match="expected at least 20 games with decisions, found 3"):
        fit(np, "toy", Toy(TRUE), games(3, False))
    assert main(["fit", "apotheca", "--games", "19"]) == 2
    assert "--games: expected at least 20, found 19" in capsys.readouterr().err


def test_a_game_without_weights_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(philtre.game("race")), "heuristics", lambda _: Heuristics())
    assert main(["fit", "race", "--games", "20"]) == 2
    assert "race has no weights to fit" in capsys.readouterr().err


# Values that are no sums of weighted features


class Walkers:
    """Chances that fall with the time that somebody needs; `pace` is part of it in no simple way."""

    true: ClassVar = {"pace": 0.8, "luck": 1.5, "ties": 0.01}

    def __init__(self, weights: dict[str, float]) -> None:
        self.own = weights

    def model(self, state: Any) -> str:
        return "toy"

    def values(self, state: Any) -> list[float]:
        times = [sqrt(self.own["pace"] * coins + steps) for coins, steps in state]
        odds = [exp(-self.own["luck"] * time) for time in times]
        return [one / sum(odds) for one in odds]

    def weights(self, model: str) -> dict[str, float]:
        return self.own

    def weight_limits(self, model: str) -> dict[str, tuple[float, float]]:
        return {"pace": (0.05, 5.0), "luck": (0.1, 10.0), "ties": (0.001, 0.1)}

    def fixed_features(self) -> list[str]:
        return ["ties"]

    def use_weights(self, model: str, weights: dict[str, float]) -> None:
        self.own = weights


def walks(count: int) -> list[tuple[list[Any], list[float]]]:
    rng = random.Random(4)
    found = []
    for _ in range(count):
        state = [(rng.uniform(0, 12), rng.uniform(1, 6)) for _ in range(3)]
        winner = rng.choices(range(3), Walkers(Walkers.true).values(state))[0]
        found.append(([state], [float(seat == winner) for seat in range(3)]))
    return found


def test_weights_are_found_again_by_slopes() -> None:
    ours = {"pace": 0.5, "luck": 1.2, "ties": 0.01}
    heuristics = Walkers(dict(ours))
    found = fit_slopes(np, "toy", heuristics, walks(3000))
    assert found.interval.low > 0
    assert found.weights["pace"] == pytest.approx(0.8, abs=0.2)
    assert found.weights["luck"] == pytest.approx(1.5, abs=0.3)
    assert found.weights["ties"] == 0.01  # fixed
    assert heuristics.own == ours  # as before
    assert found.weights_before == ours


def test_weights_stay_within_their_limits() -> None:
    found = fit_slopes(np, "toy", Walkers({"pace": 0.8, "luck": 0.1, "ties": 0.01}), walks(100))
    for name, (low, high) in Walkers({}).weight_limits("toy").items():
        assert low <= found.weights[name] <= high


def test_slopes_say_how_values_change() -> None:
    slopes = Slopes(np, Walkers(dict(Walkers.true)), "toy")
    state: Any = [(6.0, 2.0), (3.0, 4.0)]
    measured, middle = slopes.measure([state])
    more = slopes.logarithms([state], Walkers.true | {"pace": 0.8 * 1.02})
    assert list((more - middle)[0]) == pytest.approx(list(0.02 * measured[0, :, 0]), rel=0.02)
    assert not measured[:, :, 2].any()  # fixed


# Apotheca


@pytest.mark.parametrize(
    ("variant", "seats"), [("standard", 2), ("standard", 3), ("standard", 4), ("master", 3)]
)
def test_features_and_weights_make_the_values(variant: str, seats: int) -> None:
    """The features that a fit sees are those that values are made of."""
    game = philtre.game("apotheca")
    heuristics = ApothecaHeuristics()
    matchup = make_matchup(game, variant, {}, ",".join(["random"] * seats), 1)
    rng = random.Random(seats)
    state = matchup.start()
    looks = 0
    while not state.over and looks < 60:
        features = np.array(heuristics.features(state))
        weights = np.array(list(heuristics.weights(heuristics.model(state)).values()))
        shares = np.exp(features.reshape(-1, len(weights)) @ weights)
        shares /= shares.sum()
        sides = game.metrics().sides(state)
        assert list(heuristics.values(state)) == pytest.approx([shares[side] for side in sides])
        looks += 1
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(list(state.actions())))
    assert looks > 20


def test_shares_of_sides_add_up() -> None:
    matchup = make_matchup(philtre.game("apotheca"), "standard", {"turns": 8}, "random," * 3 + "random", 1)
    rng = random.Random(1)
    state = matchup.start()
    while not state.over:
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(list(state.actions())))
    assert len(side_shares(matchup, state)) == 2
    assert sum(side_shares(matchup, state)) == pytest.approx(1)


def fitted(model: str, **changes: float) -> FittedWeights:
    weights = {**WEIGHTS[model], **changes}
    gain = Interval(0.05, 0.15)
    return FittedWeights(model, "log loss", 40, 400, 3.0, 0.6, 0.5, 0.1, gain, WEIGHTS[model], weights)


def test_weights_travel_with_the_content(tmp_path: Path) -> None:
    ours = philtre.game("apotheca")
    deck = tmp_path / "tuned.toml"
    deck.write_text(with_weights(ours, fitted("standard", gem=9.0)), encoding="utf-8")
    tuned = philtre.game("apotheca", deck)
    heuristics: Any = tuned.heuristics()
    assert heuristics.model(tuned.start(2)) == "standard"
    assert heuristics.weights("standard")["gem"] == 9.0
    assert heuristics.weights("three") == pytest.approx(WEIGHTS["three"])
    again = with_weights(tuned, fitted("three", gem=8.0))
    table = tomllib.loads(again)["weights"]
    assert table["standard"]["gem"] == 9.0
    assert table["three"]["gem"] == 8.0
    untuned: Any = ours.heuristics()
    assert untuned.weights("standard") == pytest.approx(WEIGHTS["standard"])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[weights]\nchess = {}", "weights: unknown field chess: expected standard, three, teams"),
        ("[weights]\nsolo = 3", "weights: solo: expected a weight for each of 14 features"),
        ("[weights.solo]\nalways = 1", "missing or unknown: actions-left"),
        (
            "[weights.solo]\n" + "\n".join(f'{name} = "x"' for name in MODELS["solo"]),
            "field always: expected a",
        ),
        ("[weights.solo]\n" + "\n".join(f"{name} = 51" for name in MODELS["solo"]), "number from -50 to 50"),
        ("[weights.solo]\n" + "\n".join(f"{name} = nan" for name in MODELS["solo"]), "number from -50 to 50"),
    ],
)
def test_bad_weights_are_refused(text: str, sentence: str, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(philtre.game("apotheca").content + "\n" + text, encoding="utf-8")
    with pytest.raises(PhiltreError) as caught:
        philtre.game("apotheca", deck)
    assert sentence in str(caught.value)


def test_the_largest_weights_leave_values_finite(tmp_path: Path) -> None:
    weights = {model: dict.fromkeys(names, 50.0) for model, names in MODELS.items()}
    heuristics = ApothecaHeuristics(weights)
    state = philtre.game("apotheca").start(2)
    assert sum(heuristics.values(state)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "variant", "seats", "options"),
    [
        ("race", "standard", 2, {"rounds": 8}),
        ("toil", "standard", 3, {"rounds": 2}),
        ("apotheca", "standard", 4, {"turns": 8}),
        ("apotheca", "master", 3, {"turns": 8}),
    ],
)
def test_the_same_weights_win_a_half(name: str, variant: str, seats: int, options: dict[str, Any]) -> None:
    game = philtre.game(name)
    matchup = make_matchup(game, variant, options, ",".join(["greedy"] * seats), 1)
    assert [play_against(matchup, game.content, pair) for pair in range(3)] == pytest.approx([0.5] * 3)


SHORT = {"apotheca": "turns=8", "race": "rounds=3", "toil": "rounds=3", "elixir": "rounds=5"}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SHORT))
def test_a_fit_plays_tells_and_writes_only_what_is_better(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, out = tmp_path / "tuned.toml", tmp_path / "games.jsonl"
    command = ["fit", name, "--bots", "random", "--games", "20", "--option", SHORT[name], "--jobs", "1"]
    code = main([*command, "--out", str(out), "--write", str(target), "--match", "2", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["fit"]["model"] == "standard"
    assert told["fit"]["games"] == 20
    assert told["strength"]["games"] == 2
    better = told["fit"]["interval"][0] > 0
    assert code == (0 if better else 1)
    assert target.exists() == better
    ours: Any = philtre.game(name).heuristics()
    assert ours.weights("standard") == pytest.approx(told["fit"]["weights_before"])
    if better:
        tuned: Any = philtre.game(name, target).heuristics()
        assert tuned.weights("standard") == pytest.approx(told["fit"]["weights"])
    before = out.read_bytes()
    assert main([*command, "--out", str(out)]) == code  # from the journal
    assert out.read_bytes() == before
    assert "The log loss on games that were not fitted:" in capsys.readouterr().out
