"""What a player needs is on the screen: whole boards on a desktop, what is asked and lit on a phone."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.games.toil.scene import pure
from tests.web.fitting import Walked, clashes, size_of, table_of, walk
from tests.web.looks import fullest, midway, sized
from tests.web.stage import NAME, Stage
from tests.web.visitor import DESKTOP, PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
EVERY = [
    (name, variant, seats)
    for name in philtre.list_games()
    for variant, numbers in philtre.game(name).variants.items()
    for seats in numbers
]
FULLEST = [(name, *fullest(name)) for name in philtre.list_games()]
SMALLEST, LARGEST = 0.8, 1.6  # a board is drawn no smaller and no larger than that to fit
TABLET = (820, 1180)
SCREENS = {
    "small": (1024, 768),
    "full-hd": (1920, 1080),
    "large": (2560, 1440),
    "tablet": TABLET,
    "tablet-sideways": (1180, 820),
}
SAMPLED = {("toil", "small")}  # without the slow tests
SMALL_PHONE = (360, 640)


def held(walked: Walked) -> None:
    assert walked.choices, "nothing was asked"
    assert walked.wrong == []
    assert walked.size >= SMALLEST, walked.at
    assert walked.largest <= LARGEST


@sized("phone")
@pytest.mark.parametrize(("name", "variant", "seats"), FULLEST)
def test_a_full_table(visit: Visit, name: str, variant: str, seats: int, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="fr")
    table = table_of(visitor, name, variant, seats)
    held(walk(visitor, table, seats, after=midway(name), most=12))


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("name", "variant", "seats"), EVERY)
def test_every_table_early_and_late(
    visit: Visit, name: str, variant: str, seats: int, size: tuple[int, int]
) -> None:
    language, theme = ("fr", "light") if seats % 2 else ("en", "dark")
    visitor = visit(size=size, language=language, theme=theme)
    dice = random.Random(f"{name} {variant} {seats}")
    table = table_of(visitor, name, variant, seats)
    stages = (0, 20, 40, 60)
    walks = [walk(visitor, table, seats, after, most=12, seed=dice.randrange(1, 10**6)) for after in stages]
    for walked in walks[:1] + [one for one in walks[1:] if one.choices]:  # unless the game is over
        held(walked)


@pytest.mark.parametrize(
    ("name", "variant", "seats", "screen"),
    [
        pytest.param(
            *table,
            screen,
            marks=[] if (table[0], screen) in SAMPLED else pytest.mark.slow,
            id=f"{table[0]}-{screen}",
        )
        for table in FULLEST
        for screen in SCREENS
    ],
)
def test_a_full_table_on_screens_of_all_sizes(
    visit: Visit, name: str, variant: str, seats: int, screen: str
) -> None:
    visitor = visit(size=SCREENS[screen], language="fr")
    table = table_of(visitor, name, variant, seats)
    walked = walk(visitor, table, seats, after=midway(name), most=8)
    # The list of choices is not the board's; where it is long on a tablet, boards scroll.
    others = ["the tray is"] + (["too high", "lit are out of sight"] if screen == "tablet" else [])
    walked.wrong = [one for one in walked.wrong if not any(part in one for part in others)]
    held(walked)
    if screen in ("full-hd", "large"):
        assert walked.largest >= 1.3, "a large screen is not used"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant", "seats"), FULLEST)
def test_a_full_table_on_a_small_phone(visit: Visit, name: str, variant: str, seats: int) -> None:
    visitor = visit(size=SMALL_PHONE, language="fr")
    table = table_of(visitor, name, variant, seats)
    walked = walk(visitor, table, seats, after=midway(name), most=8)
    assert walked.choices
    assert [one for one in walked.wrong if "too wide" in one] == []
    assert walked.size == 1


def test_a_board_grows_again_when_pieces_have_left(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/t/{table_of(visitor, 'toil', 'standard', 2)}")
    board = visitor.page.locator(".worktop .board")
    expect(board).to_be_visible()
    whole = size_of(visitor)
    board.evaluate(
        """board => {
          const piece = Object.assign(document.createElement('div'), { id: 'piece' });
          piece.style.height = '240px';
          board.append(piece);
        }"""
    )
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1] - 1})
    assert size_of(visitor) < whole
    board.locator("#piece").evaluate("piece => piece.remove()")
    assert size_of(visitor) == whole


# Texts that once lay over one another


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "fr"])
@pytest.mark.parametrize("size", [TABLET, SCREENS["small"], DESKTOP], ids=["tablet", "small", "desktop"])
def test_names_prices_and_formulas_of_elixir(visit: Visit, size: tuple[int, int], language: str) -> None:
    visitor = visit(size=size, language=language)
    visitor.go(f"/t/{table_of(visitor, 'elixir', 'standard', 4)}")
    visitor.page.locator(".good").first.wait_for()
    size_of(visitor)
    assert clashes(visitor, ".good", ".name, .price, .stock") == []
    assert clashes(visitor, "table tr", "th .head, td .seen") == []
    assert clashes(visitor, ".slot", ".name, .left") == []
    heights = visitor.page.locator("td .cell").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert max(heights) <= 100


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "fr"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_eight_cards_of_a_hand_that_is_looked_at(visit: Visit, size: tuple[int, int], language: str) -> None:
    visitor = visit(size=size, language=language)
    held = "ghost-sock,cat-hair,fairy-ring,imp-match,outlaw-coin,electric-eel,cave-moss,sleepwalker-dream"
    position = f"phase=potions cauldrons={pure('clairvoyance')};-;-/-;-;- hands=cat-hair,imp-match/{held}"
    table = Stage(visitor, "toil", position).table
    table.act(0, philtre.game("toil").parse("drink 1"), table.seq, 0)
    visitor.go(f"/t/{NAME}")
    visitor.page.locator(".drinking .card .head").nth(7).wait_for()
    size_of(visitor)
    texts = ".head > .name, .effect > .what, .effect > .star"
    assert clashes(visitor, ".board li:has(> .piece .head)", texts) == []


# Words of the cards in one's hand with a line break inside, all letters bold, as where an Order wants them.
BROKEN = """() => {
  const hand = document.querySelector('.mine [data-part=hand]');
  for (const effect of hand.querySelectorAll('.effect')) effect.classList.add('wanted');
  const broken = (text, from, to) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
  };
  return [...hand.querySelectorAll('.name, .what')].flatMap(({ firstChild: text }) =>
    [...text.data.matchAll(/[^\\s-]+/g)]
      .filter((word) => broken(text, word.index, word.index + word[0].length))
      .map((word) => word[0]),
  );
}"""
LONGEST = "sleepwalker-dream,ghost-sock,fire-salamander,fairy-ring,cellar-slug,outlaw-coin"
CARDS = {
    "desktop": DESKTOP,
    "small": (1024, 768),
    "tablet-sideways": (1180, 820),
    "small-window": (1100, 700),
    "zoomed-200": (640, 400),
    "small-phone": SMALL_PHONE,
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "screen", [pytest.param(name, marks=[] if name == "small" else pytest.mark.slow) for name in CARDS]
)
def test_no_word_on_a_card_is_broken(visit: Visit, screen: str, seats: int, language: str) -> None:
    visitor = visit(size=CARDS[screen], language=language)
    Stage(visitor, "toil", f"seats={seats} phase=brew hands={LONGEST}{'/-' * (seats - 1)}", seats)
    visitor.go(f"/t/{NAME}")
    visitor.page.locator(".mine .card .head").nth(5).wait_for()
    size_of(visitor)
    assert visitor.page.evaluate(BROKEN) == []


PROPHECY = (
    "seats=4 turn=30 phase=replace at=2 nausea=yes"
    " drunk=3:spinning-eye*2,phoenix-egg,magpie-feather,march-rain*2"
    " todo=clairvoyance,haste,growth,corrosion effect=prophecy"
    " hands=oracle-rust,fire-salamander,jumping-bean,fairy-ring,cellar-slug,electric-eel/-/imp-match/-"
    " cauldrons=spinning-eye,crystal-lens;cellar-slug,thunder-seed,smoking-poppy;mimic-spider,imp-match"
    "/-;-;-/-;cat-hair;-/oracle-rust,gilded-toad,druid-acorn;strangler-ivy,fools-gold;ghost-orchid"
    " orders=keyhole-cordial,sunday-syrup,cutpurse-cocktail,stokers-dram"
    " basic=far-off-phial:12,hide-and-seek,? special=8"
)


@pytest.mark.parametrize("size", [DESKTOP, SCREENS["small"]], ids=["desktop", "small"])
def test_an_order_that_prophecy_brings_before_three_rivals(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="fr")
    Stage(visitor, "toil", PROPHECY, seats=4)
    visitor.go(f"/t/{NAME}")
    visitor.page.locator(".drinking .orders li").wait_for()
    assert size_of(visitor) >= SMALLEST
    worktop = visitor.page.locator(".worktop")
    assert worktop.evaluate("worktop => worktop.scrollHeight - worktop.clientHeight") == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, TABLET, SCREENS["small"]], ids=["desktop", "tablet", "small"])
def test_the_seal_of_an_order_covers_no_word(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    orders = "comet-cup,mirror-masters-philtre,philosophers-varnish,burglars-nightcap"
    Stage(visitor, "toil", f"phase=brew orders={orders}")
    visitor.go(f"/t/{NAME}")
    visitor.page.locator(".parchment .seal").nth(3).wait_for()
    size_of(visitor)
    covered = visitor.page.locator(".parchment").evaluate_all(
        """all => all.flatMap((order) => {
          const seal = order.querySelector('.seal').getBoundingClientRect();
          return [...order.querySelectorAll('.want > span, .name')].filter((word) => {
            const range = document.createRange();
            range.selectNodeContents(word);
            return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
              left < seal.right && right > seal.left && top < seal.bottom - 2 && bottom > seal.top + 2);
          }).map((word) => word.textContent);
        })"""
    )
    assert covered == []


@pytest.mark.slow
def test_the_tray_has_two_rows_below_what_was_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/t/{table_of(visitor, 'toil', 'standard', 2)}")
    visitor.page.locator(".mine [data-part=hand] [data-lit]").first.click()
    expect(visitor.page.locator(".choices .way")).to_be_visible()
    size_of(visitor)
    tray: Any = visitor.page.locator(".choices ul").bounding_box()
    second: Any = visitor.page.locator(".choices ul li").nth(1).bounding_box()
    assert second["y"] + second["height"] <= tray["y"] + tray["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_choices_in_words_fold_where_pieces_answer(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.go(f"/t/{table_of(visitor, 'apotheca', 'standard', 2)}")
    page: Any = visitor.page
    page.locator(".choices").wait_for()
    fold = page.locator(".deeds .fold")
    room = page.locator(".worktop").bounding_box()["height"]
    fold.click()
    page.locator(".choices").wait_for(state="hidden")
    assert page.locator(".worktop").bounding_box()["height"] > room + 40
    visitor.must_be_clear()
    fold.click()
    page.locator(".choices").wait_for()
