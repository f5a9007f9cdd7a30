"""Somebody who hears the page and presses keys: all they know is what a screen reader would tell them."""

import random
import re
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect
from tests.web.visitor import Visitor

PATIENCE = 30_000
# Everything that live regions were given while readers could hear it, in its order: additions to the log of
# announcements, sentence by sentence, questions apart.
LISTEN = """() => {
  window.heard = { told: [], asked: [], changed: [] };
  const region = document.querySelector('[role=log].unseen');
  const hear = (entry) => {
    if (entry.closest('[inert]') || document.querySelector('dialog[open]')) return;
    window.heard.told.push(...[...entry.querySelectorAll('span')].map((one) => one.textContent));
    window.heard.asked.push(...[...entry.querySelectorAll('strong')].map((one) => one.textContent));
  };
  for (const entry of region.children) hear(entry);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) {
        if (change.target !== region) window.heard.changed.push(node.textContent);
        else if (node.nodeType === 1) hear(node);
      }
      if (change.type === 'characterData') window.heard.changed.push(change.target.data);
    }
  }).observe(region, { childList: true, subtree: true, characterData: true });
}"""


class Listener:
    """A player by ear and keys, at a table against bots."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        expect(self.heading()).to_be_attached()
        self.page.evaluate(LISTEN)
        self.before = len(log_lines(self.page)) - len(
            self.heard()
        )  # lines of the log that were there already

    def heading(self) -> Locator:
        return self.page.get_by_role(
            "heading", name=re.compile("^(What you can do|Nothing to choose just now)$")
        )

    def choices(self) -> Locator:
        region = self.page.get_by_role("region", name="What you can do")
        return region.get_by_role("list").last.get_by_role("button")

    def heard(self, what: str = "told") -> list[str]:
        found: list[str] = self.page.evaluate("what => window.heard[what]", what)
        return found

    def over(self) -> bool:
        return self.page.get_by_role("region", name="The game is over.").count() > 0

    def awaited(self) -> bool:
        """Wait until something can be chosen; False if the game is over instead."""
        ends = self.page.get_by_role("region", name="The game is over.")
        self.page.wait_for_function(
            "() => !document.querySelector('.tray[inert]')"
        )  # the decision has arrived
        expect(self.choices().first.or_(ends).first).to_be_attached(timeout=PATIENCE)
        return not self.over()

    def focus(self) -> str:
        """What a reader says of the element that has the focus: its role and its name."""
        return str(
            self.page.evaluate(
                """() => {
  const at = document.activeElement;
  const role = at.getAttribute('role') ?? at.tagName.toLowerCase();
  return `${role}: ${(at.getAttribute('aria-label') ?? at.textContent).trim().replace(/\\s+/g, ' ')}`;
}"""
            )
        )

    def decide(self, dice: random.Random) -> str:
        """Choose by arrows and Enter, from the heading of the choices on: the words of the choice."""
        said = ""
        for _ in range(8):
            number = self.choices().count()
            if not number:
                return said
            if not self.focus().startswith("button"):
                self.page.keyboard.press("ArrowDown")
            for _ in range(dice.randrange(min(number, 4))):
                self.page.keyboard.press("ArrowDown")
            whole = self.page.evaluate("document.activeElement.dataset.action !== undefined")
            said = self.focus()
            assert said.startswith("button: "), said
            self.page.keyboard.press("Enter")
            if whole:
                return said
        raise AssertionError("choosing came to no end")


def log_lines(page: Page) -> list[str]:
    """The log in words, as its tab shows it."""
    lines: list[Any] = page.get_by_role("region", name="What has happened").get_by_role("button").all()
    return [" ".join(line.inner_text().removesuffix("(new)").split()) for line in lines]


class Spoken(NamedTuple):
    """A node of the accessibility tree that is not ignored, and those around it from the outermost on."""

    id: int
    role: str
    name: str
    focusable: bool
    around: tuple["Spoken", ...]


class TreeListener(Listener):
    """The same, who knows the page by Chromium's accessibility tree alone, read before each decision."""

    def __init__(self, visitor: Visitor) -> None:
        self.told: dict[int, list[str]] = {}  # by paragraph: the announcements, without questions
        self.faults: set[str] = set()
        super().__init__(visitor)

    def awaited(self) -> bool:
        going = super().awaited()
        self.read()
        return going

    def heard(self, what: str = "told") -> list[str]:
        return [sentence for told in self.told.values() for sentence in told] if what == "told" else []

    def tree(self) -> list[Spoken]:
        """The tree in the order in which a reader walks through it."""
        tools = self.page.context.new_cdp_session(self.page)
        nodes = {node["nodeId"]: node for node in tools.send("Accessibility.getFullAXTree")["nodes"]}
        tools.detach()
        order: list[Spoken] = []

        def walk(node: dict[str, Any], around: tuple[Spoken, ...]) -> None:
            if not node["ignored"]:
                name = str(node.get("name", {}).get("value", "")).strip()
                focusable = any(one["name"] == "focusable" for one in node.get("properties", []))
                number, role = node.get("backendDOMNodeId", 0), node["role"]["value"]
                spoken = Spoken(number, role, name, focusable, around)
                order.append(spoken)
                around = (*around, spoken)
            for child in node.get("childIds", []):
                if child in nodes:
                    walk(nodes[child], around)

        walk(next(node for node in nodes.values() if "parentId" not in node), ())
        return order

    def read(self) -> None:
        """Read what was announced since, and whether everything can be found and has a name."""
        tree = self.tree()
        self.faults |= {f"a {one.role} without a name" for one in tree if one.focusable and not one.name}
        places = {(one.role, one.name): number for number, one in enumerate(tree)}
        heading = places.get(("heading", "What you can do"))
        if heading is None and not self.over():
            self.faults.add("no heading leads to the choices")
        elif heading is not None and heading > places["region", "Board"]:
            self.faults.add("the choices come after the board")
        now: dict[int, list[str]] = {}
        for one in tree:
            roles = [other.role for other in one.around]
            announced = any((other.role, other.name) == ("log", "Announcements") for other in one.around)
            if announced and one.role == "StaticText" and one.name:
                paragraph = one.around[roles.index("paragraph")]
                entry = now.setdefault(paragraph.id, [])
                if "strong" not in roles:  # what is asked
                    entry.append(one.name)
        changed = [number for number in now if self.told.get(number, now[number]) != now[number]]
        self.faults |= {f"{self.told[number]} became {now[number]}" for number in changed}
        self.told |= now
