"""Motion at sixty frames a second: how long frames take while pieces move on Apotheca's board."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect
from tests.web.stage import NAME, Stage
from tests.web.table import awaited, board
from tests.web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
LYING = "R B . . / . y1 R . / . B Y . / B . . r2"
POSITION = f"{LYING} | active=tidemaster/merten supply=9,9,9"
TURNS = 24
MOVING = 450  # milliseconds that a slide takes, and a little more
MEDIAN = 20.0  # milliseconds of a frame: sixty a second, and a little more
LONG, SHARE = 50.0, 0.05  # so few frames may take so long: a machine without a GPU draws by its processor

RECORD = """() => {
  const frames = (window.frames_ = []);
  window.moved = 0;
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    window.moved += document.getAnimations().some((one) => one.effect?.target?.matches?.('.place')) ? 1 : 0;
    last = now;
    window.recording = requestAnimationFrame(next);
  };
  window.recording = requestAnimationFrame(next);
}"""
STOP = "() => { cancelAnimationFrame(window.recording); return [window.frames_, window.moved]; }"
TRACED = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]


@pytest.mark.alone
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_frames_while_all_tiles_slide(visit: Visit, browser: Browser, size: tuple[int, int]) -> None:
    """Every tile moves, over and over, as fast as a game of bots goes."""
    visitor = visit(motion=True, size=size)
    page = visitor.page
    stage = Stage(visitor, "apotheca", POSITION)
    visitor.go(f"/t/{NAME}")
    awaited(page)
    expect(board(page).locator(".tile").first).to_be_visible()
    page.wait_for_timeout(500)
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(RECORD)
    for turn in range(TURNS):
        stage.play(f"wizarding-winds {('right', 'down', 'left', 'up')[turn % 4]}", POSITION)
        page.wait_for_timeout(MOVING)
    passed, moved = page.evaluate(STOP)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    drawn = Counter(event["name"] for event in trace)
    frames = sorted(passed[1:])
    median, late = frames[len(frames) // 2], sum(frame > LONG for frame in frames) / len(frames)
    within = frames[int(len(frames) * 0.95)]
    print(f"\n{len(frames)} frames, {moved} of them with tiles that slide: median {median:.1f} ms,")
    print(f"95 of 100 within {within:.1f} ms, longest {frames[-1]:.1f} ms, {late:.1%} over {LONG:.0f} ms")
    print(f"the trace: {drawn['DrawFrame']} drawn, {drawn['DroppedFrame']} dropped")
    assert moved > TURNS * 5, "nothing slides"
    assert len(frames) > TURNS * MOVING / 1000 * 30, "fewer than thirty frames a second"
    assert median <= MEDIAN
    assert late <= SHARE, frames[-20:]
