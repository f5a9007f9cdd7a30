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
