"""Every page of the client, and how a visitor comes to it: for tests of layouts, letters and barriers."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.people import HERE, PERSON, SHORT, bot
from tests.web.table import board, drawn, hurry, links, opened, tray
from tests.web.visitor import Visitor

TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Constance"}]
Arrive = Callable[[Visitor], None]


def hall(visitor: Visitor) -> None:
    opened(visitor, "toil", [HERE, bot()])
    opened(visitor, "race", [HERE, PERSON], open=True)
    visitor.go("/")
    expect(visitor.page.locator("#mine li").first).to_be_visible()
    expect(visitor.page.locator("main article, main li").nth(3)).to_be_visible()


def new_table(visitor: Visitor) -> None:
    visitor.go("/new/apotheca")
    expect(visitor.page.locator("form .foot button")).to_be_visible()
    for fold in visitor.page.locator("form summary").all():
        fold.click()


def waiting_room(visitor: Visitor) -> None:
    visitor.go(f"/t/{opened(visitor, 'race', [HERE, PERSON, bot()])}")
    expect(visitor.page.get_by_role("textbox")).to_have_count(2)


def invitation(visitor: Visitor) -> None:
    link = links(visitor, opened(visitor, "race", [HERE, PERSON, bot()]))[1]
    visitor.context.clear_cookies()
    visitor.go(f"/s/{link}")
    expect(visitor.page.get_by_role("main").get_by_role("textbox")).to_be_visible()


def account(visitor: Visitor) -> None:
    visitor.go("/me")
    expect(visitor.page.get_by_role("main").get_by_role("textbox").first).to_be_visible()


def registered_account(visitor: Visitor) -> None:
    visitor.go("/me")
    name = f"Clementine {visitor.page.evaluate('Date.now() % 1e9')}"
    visitor.post("/api/me/keep", name=name, passphrase="seven green bottles")
    visitor.go("/me")
    expect(visitor.page.get_by_role("main")).to_contain_text(name)


def over(visitor: Visitor) -> str:
    """A finished game of the visitor's."""
    table = opened(visitor, "race", TWO, options=SHORT)
    hurry(visitor, table, [0, 1])
    return table


def finished_games(visitor: Visitor) -> None:
    over(visitor)
    visitor.go("/games")
    expect(visitor.page.locator("main li").first).to_be_visible()


def ending(visitor: Visitor) -> None:
    visitor.go(f"/t/{over(visitor)}")
    expect(visitor.page.locator(".ending")).to_be_visible()
    drawn(visitor.page)


def replay(visitor: Visitor) -> None:
    visitor.go(f"/t/{over(visitor)}?step=3")
    expect(visitor.page.locator(".replay")).to_be_visible()
    drawn(visitor.page)


def rules_of(game: str) -> Arrive:
    def arrive(visitor: Visitor) -> None:
        visitor.go(f"/rules/{game}")
        expect(visitor.page.locator("main figure").first).to_be_attached()

    return arrive


def table_of(game: str) -> Arrive:
    def arrive(visitor: Visitor) -> None:
        visitor.go(f"/t/{opened(visitor, game, [HERE, bot()])}")
        expect(tray(visitor.page)).to_be_visible()
        drawn(visitor.page)

    return arrive


def lesson_of(game: str) -> Arrive:
    def arrive(visitor: Visitor) -> None:
        seen = visitor.post("/api/lessons", game=game)
        visitor.go(f"/t/{seen['card']['table']}")
        expect(visitor.page.locator(".lesson")).to_be_visible()
        expect(board(visitor.page)).to_be_visible()
        drawn(visitor.page)

    return arrive


def not_found(visitor: Visitor) -> None:
    visitor.go("/nowhere")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def with_key(key: str, shown: str, game: str = "race") -> Arrive:
    """A table where a key has opened something."""

    def arrive(visitor: Visitor) -> None:
        table_of(game)(visitor)
        expect(visitor.page.locator(".asked.mine")).to_be_visible()
        visitor.page.keyboard.press(key)
        expect(visitor.page.locator(shown).first).to_be_visible()

    return arrive


def with_settings(visitor: Visitor) -> None:
    table_of("apotheca")(visitor)
    visitor.page.locator("aside nav button").last.click()
    expect(visitor.page.locator("aside .sheet select").first).to_be_visible()


def with_menu(visitor: Visitor) -> None:
    table_of("elixir")(visitor)
    visitor.page.locator("header button").last.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def with_settings_in_the_hall(visitor: Visitor) -> None:
    hall(visitor)
    visitor.page.locator("header button").last.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def with_result(visitor: Visitor) -> None:
    ending(visitor)
    wide = visitor.page.locator(".table[data-layout=wide]").count()
    visitor.page.locator("aside nav button").nth(0 if wide else 1).click()  # beside the tab of the table
    expect(visitor.page.locator(".result")).to_be_visible()


def handed_over(visitor: Visitor) -> None:
    """One screen for two, and a game that hides something."""
    visitor.go(f"/t/{opened(visitor, 'toil', TWO)}")
    expect(visitor.page.get_by_role("main").get_by_role("button")).to_be_visible()


GAMES = ["apotheca", "elixir", "race", "toil"]
PAGES: dict[str, Arrive] = {
    "hall": hall,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "invitation": invitation,
    "account": account,
    "registered-account": registered_account,
    "finished-games": finished_games,
    "ending": ending,
    "replay": replay,
    "not-found": not_found,
    **{f"rules-{game}": rules_of(game) for game in GAMES},
    **{f"table-{game}": table_of(game) for game in GAMES},
    **{f"lesson-{game}": lesson_of(game) for game in GAMES},
}
# What may be open on a page: sheets, dialogs, answers.
OPEN: dict[str, Arrive] = {
    "log": with_key("l", ".log"),
    "chat": with_key("c", "aside .chat"),
    "rules": with_key("r", "aside .rules", "elixir"),
    "notes": with_key("n", "aside .notes"),
    "settings": with_settings,
    "result": with_result,
    "keys": with_key("?", "dialog[open]"),
    "menu": with_menu,
    "settings-in-the-hall": with_settings_in_the_hall,
    "hint": with_key("h", ".hints", "toil"),
    "why-not": with_key("w", ".why"),
    "threats": with_key("t", ".threats", "apotheca"),
    "typed-move": with_key("/", ".type", "apotheca"),
    "hand-over": handed_over,
}
