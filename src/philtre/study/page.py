"""The frame of a study's page: one HTML file, without script or network, light and dark, also on paper."""

from __future__ import annotations

from html import escape
from importlib.resources import files


def whole_page(language: str, title: str, setting: str, main: str) -> str:
    """The page: its style, a header with the title and the setting (text), and `main` (HTML)."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1>\n<p>{escape(setting)}</p></header>\n"
        f"<main>\n{main}</main>\n</body>\n</html>\n"
    )


def table_frame(caption: str, table: str) -> str:
    """A table that can be scrolled, also with the keyboard, where it is wider than the page."""
    name = escape(caption, quote=True)
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{name}"><table>'
        f"<caption>{escape(caption)}</caption>{table}</table></div>"
    )
