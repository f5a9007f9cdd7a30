"""A host's own content file in a real browser: chosen, mended, played with, and seen by whoever joins."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.web.looks import LOOKS
from tests.web.table import drawn, hurry
from tests.web.visitor import Visitor

from philtre import game
from philtre.core.registry import bound

Visit = Callable[..., Visitor]
OTHER = (
    game("race")
    .content.replace("coins = 20", "coins = 11", 1)
    .replace('name.en = "Speed"', 'name.en = "<b>Haste</b>"', 1)
    .replace('name.fr = "potion de vitesse"', 'name.fr = "potion de hâte"', 1)
)
FAULTY = OTHER.replace("coins = 11", "coins = 1100", 1)
WORDS = {
    "en": {
        "no": "The file cannot be used. content of race: goal: field coins: "
        "expected a whole number from 1 to 999, found 1100",
        "fits": "“Fast race” is ready to play with.",
        "differs": "What differs: 3 things",
        "other": "Another box: “Fast race”",
        "open": "Open the table",
        "ours": "Download the game’s own file to start from",
        "back": "Use the game’s own box",
    },
    "fr": {
        "no": "Ce fichier ne convient pas. content of race: goal: field coins: "
        "expected a whole number from 1 to 999, found 1100",
        "fits": "On peut jouer avec « Fast race ».",
        "differs": "Ce qui diffère : 3 choses",
        "other": "Une autre boîte : « Fast race »",
        "open": "Ouvrir la table",
        "ours": "Télécharger le fichier du jeu pour partir de là",
        "back": "Reprendre la boîte du jeu",
    },
}


def file(text: str, name: str = "Fast race.toml") -> FilePayload:
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


def chosen(page: Page, text: str) -> None:
    if not page.locator("input[type=file]").is_visible():
        page.locator("form > details > summary").click()
    page.locator("input[type=file]").set_input_files(file(text))


@LOOKS
def test_a_faulty_file_is_told_and_a_mended_one_is_shown(visit: Visit, look: dict[str, Any]) -> None:
    visitor = visit("/new/race", **look)
    visitor.expected.append("409")
    page, words = visitor.page, WORDS[look.get("language", "en")]
    chosen(page, FAULTY)
    told = page.locator(".field-of-file [role=status]")
    expect(told).to_have_text(words["no"])
    visitor.must_be_clear()
    chosen(page, OTHER)
    expect(told).to_contain_text(words["fits"])
    told.locator("summary", has_text=words["differs"]).click()
    expect(told.get_by_role("listitem").first).to_have_text(re.compile(r"goal coins\s+20\s+→\s+11"))
    expect(told.get_by_role("listitem").nth(1)).to_contain_text("<b>Haste</b>")
    visitor.must_be_clear()


def test_the_games_own_file_is_offered_and_is_the_standard_box(visit: Visit) -> None:
    visitor = visit("/new/race")
    page = visitor.page
    page.locator("form > details > summary").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS["en"]["ours"]).click()
    assert download.value.suggested_filename == "race.toml"
    text = download.value.path().read_text(encoding="utf-8")
    assert text == game("race").content
    chosen(page, text)
    expect(page.get_by_text("This is the game’s own box: nothing differs.")).to_be_visible()
    page.get_by_role("button", name=WORDS["en"]["open"]).click()
    assert visitor.get(f"/api/tables/{visitor.table()}")["card"]["box"] == ""


def test_a_file_that_is_no_text_or_too_long_is_not_even_sent(visit: Visit) -> None:
    page = visit("/new/race").page
    page.locator("form > details > summary").click()
    field, told = page.locator("input[type=file]"), page.locator(".field-of-file [role=status]")
    field.set_input_files({"name": "a.toml", "mimeType": "", "buffer": b"\xff\xfe\x00"})
    expect(told).to_have_text("The file cannot be used: it is not a text in UTF-8.")
    field.set_input_files(file("#" * 65_537))
    expect(told).to_have_text("The file is too long: it may have 65,536 bytes at most.")
    page.get_by_role("button", name=WORDS["en"]["back"]).click()
    expect(told).to_be_empty()


def test_a_faulty_file_opens_no_table(visit: Visit) -> None:
    visitor = visit("/new/race")
    visitor.expected.append("409")
    page = visitor.page
    chosen(page, FAULTY)
    page.get_by_role("button", name=WORDS["en"]["open"]).click()
    expect(page.get_by_role("alert").or_(page.locator(".notice"))).to_contain_text("found 1100")
    assert page.url.endswith("/new/race")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_who_joins_sees_the_box_and_it_is_played_with(visit: Visit, language: str) -> None:
    words = WORDS[language]
    host = visit("/new/race", language=language)
    chosen(host.page, OTHER)
    expect(host.page.get_by_text(words["fits"])).to_be_visible()
    host.page.get_by_role("button", name=words["open"]).click()
    table = host.table()
    expect(host.page.locator(".own-box")).to_contain_text(words["other"])
    path = host.get(f"/api/tables/{table}/links")["links"][0]["path"]
    guest = visit(path, language=language)
    box = guest.page.locator(".own-box")
    expect(box).to_contain_text(words["other"])
    expect(box).to_contain_text(words["differs"])
    with guest.page.expect_download() as download:
        box.get_by_role("link").click()
    assert download.value.path().read_text(encoding="utf-8") == OTHER
    rules = guest.page.locator("main a[href^='/rules/']").get_attribute("href")
    assert rules == f"/rules/race?content={bound('race', OTHER).content_hash}"
    guest.post(f"/api/links/{path.rpartition('/')[2]}", name="Ben")
    guest.go(f"/t/{table}")
    drawn(guest.page)
    drawn(host.page)
    expect(guest.page.locator("header .box")).to_contain_text(words["other"])
    for _ in range(3):
        actor = host.get(f"/api/tables/{table}")["card"]["actor"]
        assert hurry((host, guest)[actor], table, [actor], 1) == 1
    guest.go(rules)
    expect(guest.page.locator("main")).to_contain_text(
        "<b>Haste</b>" if language == "en" else "potion de hâte"
    )
    expect(guest.page.locator("main")).to_contain_text("11")
    guest.must_be_clear()
    host.go("/")
    expect(host.page.locator(f"a[href='/t/{table}']")).to_contain_text("Fast race")
