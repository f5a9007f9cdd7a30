"""Games bound to other contents: found while somebody holds them, and forgotten after that."""

import gc
import weakref

from philtre import game
from philtre.core import registry
from philtre.core.registry import RECENT, bound, edition


def another(number: int) -> str:
    return game("race").content + f"# box {number}\n"


def test_other_contents_leave_memory_when_nobody_holds_them() -> None:
    held = bound("race", another(0))
    seen = [weakref.ref(bound("race", another(number))) for number in range(1, 3 * RECENT)]
    gc.collect()
    assert sum(one() is not None for one in seen) <= RECENT
    assert len(registry._recent) <= RECENT
    assert edition("race", held.content_hash) is held
    assert bound("race", another(0)) is held
    gone = bound("race", another(3 * RECENT + 1)).content_hash
    for number in range(RECENT):
        bound("race", another(number + 10_000))
    gc.collect()
    assert edition("race", gone) is None


def test_a_games_own_content_stays() -> None:
    ours = game("race")
    assert edition("race", ours.content_hash) is ours
    assert bound("race", None) is ours
