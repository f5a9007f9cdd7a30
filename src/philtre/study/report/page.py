"""A report as one HTML file: no script, no network, light and dark, on paper and on a phone."""

from __future__ import annotations

from html import escape

from philtre.study.numbers import NumberFormat, Value
from philtre.study.page import table_frame, whole_page
from philtre.study.report.document import Document, ReportFigure, ReportTable, ReportVerdict, Section
from philtre.text.words import Words


def as_html(document: Document, words: Words, cases: ReportTable) -> str:
    """The whole page."""
    numbers = NumberFormat(document.language)
    sections = [section_html(section, numbers, words) for section in document.sections]
    title = words.say("section-cases")
    ids = [(f"section-{section.id}", section.title) for section in document.sections]
    ids += [("section-cases", title), ("section-provenance", words.say("section-provenance"))]
    links = "".join(f'<li><a href="#{id}">{escape(name)}</a></li>' for id, name in ids)
    main = (
        f"{verdicts_html(document.verdicts, words)}"
        f'<nav aria-label="{escape(words.say("report-contents"), quote=True)}"><ul>{links}</ul></nav>\n'
        f"{''.join(sections)}"
        f'<section id="section-cases"><h2>{escape(title)}</h2>{table_html(cases, numbers, title)}</section>\n'
        f"{provenance_html(document, words)}"
    )
    return whole_page(document.language, document.title, document.setting, main)


def verdicts_html(verdicts: list[ReportVerdict], words: Words) -> str:
    items = []
    for verdict in verdicts:
        sure = ""
        if verdict.certainty:
            name = words.say(f"report-{verdict.certainty}")
            about = escape(words.say(f"report-{verdict.certainty}", "about"), quote=True)
            sure = f' <span class="sure {verdict.certainty}" title="{about}">{escape(name)}</span>'
        interval = f' <span class="interval">{escape(verdict.interval)}</span>' if verdict.interval else ""
        items.append(f'<li><span class="said">{escape(verdict.sentence)}</span>{interval}{sure}</li>\n')
    return (
        f'<section id="section-verdicts"><h2>{escape(words.say("report-in-short"))}</h2>\n'
        f'<ul class="verdicts">\n{"".join(items)}</ul>\n'
        f'<p class="note">{escape(words.say("report-how-sure"))}</p></section>\n'
    )


def section_html(section: Section, numbers: NumberFormat, words: Words) -> str:
    about = f"<p>{escape(section.about)}</p>\n" if section.about else ""
    figures = "".join(figure_html(figure, numbers, words) for figure in section.figures)
    return (
        f'<section id="section-{section.id}"><h2>{escape(section.title)}</h2>\n{about}{figures}</section>\n'
    )


def figure_html(figure: ReportFigure, numbers: NumberFormat, words: Words) -> str:
    """A plot and its table; side by side where there is room."""
    wide = " wide" if len(figure.table.heads) > 3 else ""  # more room for the table
    caption = words.say("report-table", title=figure.title)
    return (
        f'<article id="{figure.id}" class="figure{wide}"><h3>{escape(figure.title)}</h3>\n'
        f"<p>{escape(figure.about)}</p>\n"
        f'<div class="pair"><div class="drawn">{figure.svg}</div>'
        f"{table_html(figure.table, numbers, caption)}</div></article>\n"
    )


def table_html(table: ReportTable, numbers: NumberFormat, caption: str) -> str:
    """A table of the report."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = []
    for first, *others in table.rows:
        cells = []
        for cell in others:
            kind = ' class="marked"' if isinstance(cell, Value) and cell.marked else ""
            cells.append(f"<td{kind}>{cell_html(cell, numbers)}</td>")
        rows.append(f'<tr><th scope="row">{escape(numbers.cell(first))}</th>{"".join(cells)}</tr>')
    return table_frame(caption, f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>")


def cell_html(cell: str | Value, numbers: NumberFormat) -> str:
    if isinstance(cell, str) or cell.value is None:
        return escape(numbers.cell(cell))
    interval = numbers.interval(cell)
    shown = escape(numbers.say(cell.value, cell.form))
    return f'{shown} <span class="interval">{escape(interval)}</span>' if interval else shown


def provenance_html(document: Document, words: Words) -> str:
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in document.provenance)
    return (
        f'<section id="section-provenance"><h2>{escape(words.say("section-provenance"))}</h2>\n'
        f"<p>{escape(words.say('provenance-about'))}</p>\n<dl>{rows}</dl></section>\n"
    )
