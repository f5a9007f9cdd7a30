"""Whether what a player needs is on the screen: measured at every choice of a walk through a real game."""

from dataclasses import dataclass
from typing import Any

from tests.server.people import HERE
from tests.web.table import hurry, opened
from tests.web.visitor import Visitor

# Plays at random by what is lit and by the tray, and measures before every click.
WALK = """
async ([most, seed, narrow]) => {
  let dice = seed;
  const random = (number) => (dice = (dice * 48271) % 2147483647) % number;
  const all = (query) => [...document.querySelectorAll(query)];
  const rested = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = (thing) => thing.getBoundingClientRect();
  const inside = (thing, frame) =>
    thing.top >= frame.top - 1.5 && thing.bottom <= frame.bottom + 1.5 &&
    thing.left >= frame.left - 1.5 && thing.right <= frame.right + 1.5;
  const screen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
  const ready = () => {
    if (document.querySelector('.ending')) return 'over';
    if (!document.querySelector('.asked.mine') || document.querySelector('.tray[inert]')) return '';
    const shown = document.querySelector('.worktop .board') && all('.choices ul button').length;
    return shown ? 'asked' : '';
  };
  const waited = async () => {
    for (let times = 0; times < 400; times += 1) {
      const found = ready();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error('nothing is asked: ' + document.body.innerText.slice(0, 400));
  };
  const covered = (thing) => {
    const { left, top, width, height } = box(thing);
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !found || !(thing.contains(found) || found.closest('[data-lit]'));
  };
  const measure = () => {
    const wrong = [];
    const page = document.documentElement;
    const worktop = document.querySelector('.worktop');
    const frame = box(worktop);
    const over = (pixels, what) => pixels > 0 && wrong.push(`the ${what} by ${pixels}`);
    over(page.scrollHeight - innerHeight, 'page is too high');
    over(page.scrollWidth - innerWidth, 'page is too wide');
    over(worktop.scrollWidth - worktop.clientWidth, 'board is too wide');
    if (!inside(box(document.querySelector('.asked')), screen)) wrong.push('the asked line is out of sight');
    const first = document.querySelector('.choices ul button');
    if (first && !inside(box(first), screen)) wrong.push('the tray is out of sight');
    const lit = all('.worktop [data-lit]');
    const hidden = lit.filter((thing) => !inside(box(thing), frame) || covered(thing));
    if (narrow) {
      const high = Math.min(...lit.map((thing) => box(thing).top));
      const first = lit.find((thing) => box(thing).top === high);
      const name = first?.getAttribute('aria-label') || first?.innerText;
      if (hidden.includes(first)) wrong.push(`${name}, the first of ${lit.length} lit, is out of sight`);
    } else {
      over(worktop.scrollHeight - worktop.clientHeight, 'board is too high');
      if (hidden.length) wrong.push(`${hidden.length} of ${lit.length} lit are out of sight`);
    }
    return wrong;
  };
  const found = [];
  const sizes = [];
  let made = 0;
  for (; made < most; made += 1) {
    if ((await waited()) === 'over') break;
    await rested();
    if (ready() !== 'asked') continue;
    const asked = document.querySelector('.asked span').innerText;
    sizes.push([Number(document.querySelector('.worktop .board').style.zoom || 1), asked]);
    for (const wrong of measure()) found.push(`${made}: ${asked}: ${wrong}`);
    const offered = all(random(2) ? '.worktop [data-lit]' : '.choices ul button');
    const every = offered.length ? offered : all('.choices ul button');
    every[random(every.length)]?.click();
    await rested();
  }
  const [size, at] = sizes.reduce((least, one) => (one[0] < least[0] ? one : least), [1, '']);
  return [made, found, size, at];
}
"""


@dataclass
class Walked:
    """How many choices were looked at, and what was out of sight at them."""

    choices: int
    wrong: list[str]
    size: float  # the smallest at which the board was drawn
    at: str  # what was asked then


def table_of(visitor: Visitor, game: str, variant: str, seats: int, **setup: Any) -> str:
    """A table whose seats are all the visitor's: the page follows whoever is asked."""
    names = ["Ann", "Ben", "Constance", "Dominique"]
    plans = [{**HERE, "name": names[seat]} for seat in range(seats)]
    table = opened(visitor, game, plans, variant=variant, **setup)
    visitor.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.philtre ?? '{}');
          localStorage.philtre = JSON.stringify({ ...kept, handOver: false });
        }"""
    )
    return table


def walk(visitor: Visitor, table: str, seats: int, after: int, most: int, seed: int = 1) -> Walked:
    """Measure so many choices, after so many decisions that nobody looks at."""
    if after:
        hurry(visitor, table, list(range(seats)), after)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".worktop .board").first.wait_for()
    narrow = visitor.page.evaluate("innerWidth < 640")
    return Walked(*visitor.page.evaluate(WALK, [most, seed, narrow]))
