"""Fingers are broader than pieces: a tap beside a lit piece means the nearest one, within 44 pixels."""

from collections.abc import Callable
from typing import Any

from tests.web.stage import NAME, Stage
from tests.web.visitor import PHONE, Visitor
from tests.web.waiting import settle, until

Visit = Callable[..., Visitor]

# Points on bare ground, 21 pixels from the middle of a lit piece, with the lit piece that is nearest.
BESIDE = """() => {
  const TAKEN = 'button, [data-lit], [data-ask], [data-explain]';
  const lit = [...document.querySelectorAll('.worktop [data-lit]')];
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const points = [];
  for (const one of lit) {
    for (const [dx, dy] of [[21, 0], [-21, 0], [0, 21], [0, -21]]) {
      const [x, y] = [middle(one)[0] + dx, middle(one)[1] + dy];
      const found = document.elementFromPoint(x, y);
      if (!found?.closest('.worktop') || found.closest(TAKEN)) continue;
      const away = lit.map((other) => Math.hypot(middle(other)[0] - x, middle(other)[1] - y));
      const near = lit[away.indexOf(Math.min(...away))];
      const [field] = (near.getAttribute('data-ask') ?? '').split(':').slice(-1);
      points.push([x, y, field, near.getBoundingClientRect().width]);
    }
  }
  return points;
}"""


def beside(visitor: Visitor) -> list[tuple[float, float, str, float]]:
    settle(visitor.page)
    found: list[Any] = visitor.page.evaluate(BESIDE)
    return [tuple(one) for one in found]


def test_a_tap_beside_a_space_goes_there(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    stage = Stage(visitor, "elixir", "at=s3/s8")
    visitor.go(f"/t/{NAME}")
    visitor.page.locator(".worktop [data-lit]").first.wait_for()
    points = beside(visitor)
    assert points, "every lit piece is 42 pixels wide and high"
    x, y, near, width = points[0]
    assert width < 42
    visitor.page.touchscreen.tap(x, y)
    until(visitor.page, lambda: stage.acted, f"{near} is chosen")
    assert [stage.table.match.game.text(action) for action in stage.acted] == [f"move {near}"]
