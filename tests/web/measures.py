"""What is measured on a page: room, letters that are cut off, and how large the targets of fingers are."""

from tests.web.visitor import Visitor

# Room: what is wider than the window, and text that is cut off by the box that holds it.
ROOM = """
() => {
  const wrong = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    wrong.push(`the page is ${page.scrollWidth - page.clientWidth} pixels wider than the window`);
  const named = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}"> ` +
    (one.innerText ?? '').trim().replace(/\\s+/g, ' ').slice(0, 60);
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const one of document.querySelectorAll('body *')) {
    if (!(one instanceof HTMLElement) || !seen(one) || one.closest(".unseen, .skip, [inert]")) continue;
    const style = getComputedStyle(one);
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const clips = [style.overflowX, style.overflowY].some((one) => ['hidden', 'clip'].includes(one));
    if (own && clips && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none')
      if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        if (one.clientWidth > 1) wrong.push(`cut off: ${named(one)}`);
    if (!own || style.textOverflow === 'ellipsis' || style.clipPath !== 'none') continue;
    const range = document.createRange();
    for (const node of one.childNodes) {
      if (node.nodeType !== 3 || !node.textContent.trim()) continue;
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 1 && (right > innerWidth + 1.5 || left < -1.5) && !scrolled(one)) {
          wrong.push(`beside the window: ${named(one)}`);
          break;
        }
      }
    }
  }
  function scrolled(one) { // within something that scrolls sideways, or that ends with an ellipsis
    for (let around = one; around; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around);
      if (overflowX === 'hidden' && textOverflow === 'ellipsis') return true;
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX) &&
        around.scrollWidth > around.clientWidth + 1) return true;
      if (getComputedStyle(around).position === 'fixed') return false;
    }
    return false;
  }
  return [...new Set(wrong)];
}
"""

# Targets: everything that can be pressed, and how far around its middle a finger meets it (or nothing else).
TARGETS = """
(least) => {
  const kinds = 'button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]';
  const small = [];
  const named = (one) => (one.getAttribute('aria-label') || one.innerText || one.value || one.tagName)
    .trim().replace(/\\s+/g, ' ').slice(0, 60);
  const inline = (one) => getComputedStyle(one).display === 'inline' && one.tagName === 'A' &&
    one.parentElement.innerText.trim().length > one.innerText.trim().length;
  const dialog = document.querySelector('dialog[open]'); // nothing else can be pressed then
  let number = 0;
  for (const one of (dialog ?? document).querySelectorAll(kinds)) {
    if (one.closest("[inert], .unseen, .skip") || one.disabled || inline(one)) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.matches('[tabindex="0"]:not(button, a, input, select, textarea, summary, [role=button])')) {
      if (!one.matches('[data-ask]')) continue; // something that scrolls, for keyboards
    }
    const label = one.matches('input') ? one.closest('label') ?? one.labels?.[0] : null;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const all = [one.getBoundingClientRect(), ...(label ? [label.getBoundingClientRect()] : [])];
    const { left, top, width, height } = all[0];
    if (getComputedStyle(one).clipPath !== 'none') continue; // for ears alone
    number += 1;
    const long = (side) => Math.max(...all.map((box) => box[side]));
    const [x, y] = [left + width / 2, top + height / 2];
    const met = (dx, dy) => {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return false;
      const found = document.elementFromPoint(px, py);
      return !!found && (one.contains(found) || (label?.contains(found) ?? false) || label === found);
    };
    // One pixel at a time, out from the middle: what a finger meets.
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least && met(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const across = Math.max(long('width'), reach(1, 0) + 1 + reach(-1, 0));
    const down = Math.max(long('height'), reach(0, 1) + 1 + reach(0, -1));
    if (Math.min(across, down) < least - 0.6)
      small.push([Math.round(across), Math.round(down), named(one), one.className?.baseVal ?? one.className,
        !!one.closest('.worktop')]);
  }
  return [number, small];
}
"""


def room(visitor: Visitor) -> list[str]:
    """What is wider than the window, or cut off."""
    found: list[str] = visitor.page.evaluate(ROOM)
    return found


def small_targets(visitor: Visitor, least: float = 44) -> list[tuple[int, int, str, str, bool]]:
    """The targets that are narrower or lower than that: width, height, name, classes, whether on a board."""
    number, small = visitor.page.evaluate(TARGETS, least)
    assert number, "nothing on the page can be pressed"
    return [tuple(one) for one in small]


LARGE = "document.documentElement.style.fontSize = '32px'"
