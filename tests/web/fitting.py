"""Whether what a player needs is on the screen: measured at every choice of a walk through a real game."""

from dataclasses import dataclass
from typing import Any

from tests.server.people import HERE
from tests.web.table import hurry, opened
from tests.web.visitor import Visitor
from tests.web.waiting import settle

# Plays at random by what is lit and by the tray, and measures before every click.
WALK = """
async ([most, seed]) => {
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
    for (let times = 0; times < 3000; times += 1) {
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
  // How wide and how high is what a finger meets around the middle of a thing.
  const met_by_fingers = (thing) => {
    const { left, top, width, height } = box(thing);
    const met = (x, y) => {
      const found = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      return found && (thing.contains(found) || found.closest('[data-lit]') === thing);
    };
    const far = (x, y) => {
      let reach = 0;
      while (reach < 30 && met(x * (reach + 1), y * (reach + 1))) reach += 1;
      return reach;
    };
    return [Math.max(width, far(1, 0) + 1 + far(-1, 0)), Math.max(height, far(0, 1) + 1 + far(0, -1))];
  };
  const named = (thing) => thing?.getAttribute('aria-label') || thing?.innerText;
  // Whether a single scroll brings it into sight.
  const reached = (thing, frame) => {
    thing.scrollIntoView({ block: 'center', inline: 'nearest' });
    return inside(box(thing), frame) && !covered(thing);
  };
  const measure = () => {
    const wrong = [];
    const page = document.documentElement;
    const worktop = document.querySelector('.worktop');
    const { layout } = document.querySelector('.table').dataset;
    const scrolls = layout === 'page'; // the page itself
    const small = scrolls || layout === 'low' || innerWidth < 640;
    const frame = scrolls ? screen : box(worktop);
    const over = (pixels, what) => pixels > 0 && wrong.push(`the ${what} by ${pixels}`);
    if (!scrolls) over(page.scrollHeight - innerHeight, 'page is too high');
    over(page.scrollWidth - innerWidth, 'page is too wide');
    over(worktop.scrollWidth - worktop.clientWidth, 'board is too wide');
    const lit = all('.worktop [data-lit]');
    const first = document.querySelector('.choices ul button');
    const asked = document.querySelector('.asked');
    const hidden = lit.filter((thing) => !inside(box(thing), frame) || covered(thing));
    if (scrolls) {
      const answers = [asked, first, ...lit].filter(Boolean);
      if (!answers.some((thing) => inside(box(thing), screen))) wrong.push('what is asked is out of sight');
    } else {
      if (!inside(box(asked), screen)) wrong.push('the asked line is out of sight');
      if (first && !inside(box(first), screen)) wrong.push('the tray is out of sight');
      const tools = all('.tools button').filter((tool) => !inside(box(tool), screen));
      if (tools.length) wrong.push('tools are out of sight');
    }
    if (!small) {
      over(worktop.scrollHeight - worktop.clientHeight, 'board is too high');
      if (hidden.length) wrong.push(`${hidden.length} of ${lit.length} lit are out of sight`);
      return wrong;
    }
    const high = Math.min(...lit.map((thing) => box(thing).top));
    const upper = lit.find((thing) => box(thing).top === high);
    if (!scrolls && hidden.includes(upper))
      wrong.push(`${named(upper)}, the first of ${lit.length} lit, is out of sight`);
    const before = [page.scrollTop, worktop.scrollTop];
    const lost = [...hidden, ...(scrolls ? all('.tools button, .choices ul button') : [])].filter(
      (thing) => !reached(thing, frame),
    );
    if (lost.length) wrong.push(`${lost.map(named)} cannot be reached`);
    page.scrollTo({ top: before[0], behavior: 'instant' });
    worktop.scrollTo({ top: before[1], behavior: 'instant' });
    return wrong;
  };
  const found = [];
  const sizes = [];
  const tops = new Set();
  const heights = [];
  let unseen = [0, 0, ''];
  let target = [999, ''];
  let made = 0;
  for (; made < most; made += 1) {
    if ((await waited()) === 'over') break;
    await rested();
    if (ready() !== 'asked') continue;
    const asked = document.querySelector('.asked span').innerText;
    sizes.push([Number(document.querySelector('.worktop .board').style.zoom || 1), asked]);
    for (const thing of all('.worktop [data-lit]')) {
      if (!inside(box(thing), box(document.querySelector('.worktop'))) || covered(thing)) continue;
      const least = Math.min(...met_by_fingers(thing));
      if (least < target[0]) target = [least, named(thing)];
    }
    const worktop = box(document.querySelector('.worktop'));
    tops.add(Math.round(worktop.top));
    heights.push(worktop.height);
    const lit = all('.worktop [data-lit]');
    const hidden = lit.filter((thing) => !inside(box(thing), worktop) || !inside(box(thing), screen));
    if (hidden.length > unseen[0]) unseen = [hidden.length, lit.length, asked];
    for (const wrong of measure()) found.push(`${made}: ${asked}: ${wrong}`);
    const offered = all(random(2) ? '.worktop [data-lit]' : '.choices ul button');
    const every = offered.length ? offered : all('.choices ul button');
    every[random(every.length)]?.click();
    await rested();
  }
  const [size, at] = sizes.reduce((least, one) => (one[0] < least[0] ? one : least), sizes[0] ?? [1, '']);
  const largest = Math.max(size, ...sizes.map(([size]) => size));
  return [made, found, size, at, largest, ...target, [...tops], Math.min(...heights), ...unseen];
}
"""


@dataclass
class Walked:
    """How many choices were looked at, and what was out of sight at them."""

    choices: int
    wrong: list[str]
    size: float  # the smallest at which the board was drawn
    at: str  # what was asked then
    largest: float  # the largest at which it was drawn
    target: float  # the least width or height of what could be pointed at, in pixels
    smallest: str  # what that was
    tops: list[int]  # where the worktop began: in one place, unless the board jumped
    height: float  # the least height of the worktop, in pixels
    unseen: int  # the most pieces that could be pointed at and were out of view
    lit: int  # how many could be pointed at then
    asking: str  # what was asked then


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


# Texts of these elements that lie over one another or outside the elements that hold them, as they are drawn.
CLASHES = """
([holders, texts]) => {
  const drawn = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const wrong = [];
  const shown = (holder) => holder.getBoundingClientRect().width > 0;
  const all = [...document.querySelectorAll(holders)].filter(shown);
  for (const holder of all) {
    const { left, right, top, bottom } = holder.getBoundingClientRect();
    const found = [...holder.querySelectorAll(texts)].flatMap((one) =>
      drawn(one).map((box) => ({ box, one, text: one.textContent.trim().replace(/\\s+/g, ' ') })),
    );
    for (const { box, text } of found) {
      if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
        wrong.push(`${text} leaves its place`);
    }
    found.forEach((one, place) => {
      for (const other of found.slice(place + 1)) {
        if (one.one === other.one || one.one.contains(other.one) || other.one.contains(one.one)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1.5 && down > 3) wrong.push(`${one.text} lies over ${other.text}`);
      }
    });
  }
  return [all.length, wrong];
}
"""


def clashes(visitor: Visitor, holders: str, texts: str) -> list[str]:
    """Texts within the holders that lie over one another, or that leave their holder."""
    number, wrong = visitor.page.evaluate(CLASHES, [holders, texts])
    assert number, f"no {holders} is on the page"
    return [str(one) for one in wrong]


def size_of(visitor: Visitor) -> float:
    """How large the board is drawn, when pieces have come to rest."""
    settle(visitor.page)  # the fitting after the last piece has left
    return float(visitor.page.locator(".worktop .board").evaluate("board => board.style.zoom || 1"))


def walk(visitor: Visitor, table: str, seats: int, after: int, most: int, seed: int = 1) -> Walked:
    """Measure so many choices, after so many decisions that nobody looks at."""
    if after:
        hurry(visitor, table, list(range(seats)), after)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".worktop .board").first.wait_for()
    return Walked(*visitor.page.evaluate(WALK, [most, seed]))
