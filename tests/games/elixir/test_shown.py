"""The golden games are worth their place."""

from pathlib import Path

HERE = Path(__file__).parent


def test_golden_games_show_nearly_everything_that_can_happen() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in (HERE / "golden").iterdir())
    kinds = """
        won rounds-over brewed brews-on brew-failed drank ran-out filched sprung met hired refused sent
        potion-stolen ingredients-stolen gold-stolen burgled smashed cursed mugged healed stayed looked
        took-potion took-gold took charmed given
    """
    for kind in kinds.split():
        assert f'"kind":"{kind}"' in text, kind
