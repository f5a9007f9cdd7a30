"""How far a run is: a bar where somebody watches, silence elsewhere."""

import io

import pytest

from philtre.study.progress import Progress, duration


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_with_an_estimate() -> None:
    screen = Screen()
    progress = Progress(100, done=20, label="race", out=screen)
    assert progress.line(5.0) == "race [####....................] 20/100 games"
    progress.add(20)
    assert progress.line(10.0) == "race [#########...............] 40/100 games, about 30 s left"
    progress.say("oh")
    progress.close()
    assert "oh\n" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_no_bar_where_nobody_watches() -> None:
    paper = io.StringIO()
    progress = Progress(10, out=paper)
    progress.add(10)
    progress.say("oh")
    progress.close()
    assert paper.getvalue() == "oh\n"


@pytest.mark.parametrize(("seconds", "said"), [(4.2, "4 s"), (89, "89 s"), (600, "10 min"), (7200, "2.0 h")])
def test_durations(seconds: float, said: str) -> None:
    assert duration(seconds) == said
