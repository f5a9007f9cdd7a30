"""The examples run, and do what they say."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
import textwrap
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import philtre

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def loaded(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def output_of(*arguments: str) -> str:
    found = subprocess.run(
        [sys.executable, *arguments], cwd=EXAMPLES, check=True, capture_output=True, text=True
    )
    return found.stdout


def test_the_list_of_examples_is_complete() -> None:
    listed = re.findall(r"\]\(([^)#]+)\)", (EXAMPLES / "README.md").read_text(encoding="utf-8"))
    there = [
        path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb") or path.name == "brim"
    ]
    assert sorted(set(there)) == sorted({Path(name).name for name in listed if "/" not in name.strip("/")})


def test_the_random_loop_ends_with_a_result() -> None:
    for name in philtre.list_games():
        assert loaded("random_loop").play(name, 2, seed=7).over
    assert "returns:" in output_of("random_loop.py")


def test_the_own_bot_beats_random_and_tells_what_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    module = loaded("own_bot")
    monkeypatch.setattr(module, "PLAYOUTS", 4)
    tally = philtre.match("apotheca", [module.Sampler, "random"], games=4)
    assert not tally.failures
    assert next(iter(tally.wins.values())) > 0.5
    game = philtre.game("apotheca")
    state = game.position("R . . B / . y2 . . / . . b2 . / Y . . R | active=corvidus/imogen")
    bot = module.Sampler(game)
    chosen = bot.choose(state, philtre.Dice(1))
    assert bot.result.policy[chosen] == 1.0
    assert bot.result.actions[0].value == max(one.value for one in bot.result.actions)


def in_a_process(code: str) -> dict[str, Any]:
    """The JSON that a program prints. A process of its own: NumPy reads its number of threads once."""
    found: dict[str, Any] = json.loads(output_of("-c", f"import json, learn\n{textwrap.dedent(code)}"))
    return found


def test_the_learner_learns() -> None:
    """From the same decisions again and again: values come nearer, and good actions become likelier."""
    pytest.importorskip("numpy")
    found = in_a_process(
        """
        network, rng = learn.Network(1), learn.np.random.default_rng(1)
        batch = learn.gather(learn.play(network, None, 8, 1) + learn.play(network, "greedy", 8, 2))
        errors = [learn.improve(network, batch, rng)[0] for _ in range(5)]
        _, _, scores, _ = network.forward(batch.rows)
        shares, _ = learn.softmax(scores, batch.starts)
        gain = (batch.gains * (shares[batch.chosen] / batch.shares - 1)).mean()
        print(json.dumps({"first": errors[0], "last": errors[-1], "gain": float(gain)}))
        """
    )
    assert found["last"] < 0.8 * found["first"]
    assert found["gain"] > 0.02


def test_the_learner_prints_a_learning_curve(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    weights = tmp_path / "weights.npz"
    said = output_of("learn.py", "--rounds", "1", "--games", "4", "--save", str(weights)).splitlines()
    assert [line.split()[0] for line in said] == ["games", "0", "128"]
    assert re.search(r"% \([\d.]+% to [\d.]+%\)$", said[-1])
    assert weights.exists()


@pytest.mark.slow
def test_the_learner_wins_against_greedy_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    weights = str(tmp_path / "learned.npz")
    found = in_a_process(
        f"""
        from pathlib import Path
        network, rng = learn.Network(1), learn.np.random.default_rng(1)
        first = learn.measure(network, Path({weights!r}), 200)
        for number in range(60):
            played = [learn.play(network, rival, 64, number) for rival in (None, "greedy")]
            learn.improve(network, learn.gather(played[0] + played[1]), rng)
        print(json.dumps({{"first": first, "last": learn.measure(network, Path({weights!r}), 200)}}))
        """
    )
    assert found["first"][0] < 0.03  # the shares, and the lower end of the last interval
    assert found["last"][1] > 0.05
    module = loaded("learn")
    monkeypatch.setenv(module.WEIGHTS, weights)
    tally = philtre.match("apotheca", [module.Learned, "random"], games=100)
    assert not tally.failures
    assert next(iter(tally.wins.values())) > 0.9


def test_the_recipe_for_maskable_ppo_wraps_a_seat() -> None:
    """Without PyTorch only its environment can be tried."""
    np = pytest.importorskip("numpy")
    module = loaded("maskable_ppo")
    env = module.Scaled(module.SeatEnv("race", 2, rivals="random"))
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert observation.dtype == np.float32

    class LastLegal:
        def predict(self, observation: Any, action_masks: Any) -> tuple[Any, None]:
            return np.flatnonzero(action_masks)[-1], None

    assert 0 <= module.win_share(LastLegal(), env, 2) <= 1


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs sb3-contrib and PyTorch")
@pytest.mark.slow
def test_maskable_ppo_runs() -> None:
    assert "after 1,024 steps" in output_of("maskable_ppo.py", "--steps", "1024", "--games", "2")


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="needs OpenSpiel")
@pytest.mark.skipif(find_spec("philtre.envs.openspiel") is None, reason="needs philtre.envs.openspiel")
def test_openspiels_search_plays_our_game() -> None:
    said = output_of("openspiel_ismcts.py", "--games", "2", "--turns", "4", "--simulations", "4")
    assert "of 2 games of philtre_apotheca_v1 against random" in said


def test_the_notebook_runs_and_draws_boards(capsys: pytest.CaptureFixture[str]) -> None:
    """Its cells, one after another; the value of a last line is shown as a notebook would show it."""
    notebook = json.loads((EXAMPLES / "boards.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["metadata"]["language_info"]["name"]) == (4, "python")
    names: dict[str, Any] = {}
    shown = []
    for cell in notebook["cells"]:
        assert cell["cell_type"] in ("code", "markdown")
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            shown.append(run_cell("".join(cell["source"]), names))
    assert sum(hasattr(value, "_repr_html_") and "<pre>" in value._repr_html_() for value in shown) == 2
    printed = capsys.readouterr().out
    assert "of the visits" in printed
    assert "mean length" in printed


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; returns the value of its last line, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    tree.body.pop()
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
