"""Which viewer a request gets, however seats, links and cookies are written: an own seat or a spectator."""

import json
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import quote_from_bytes

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.company import NOBODY, PLAYERS, Company, Seen, gather
from tests.server.raw import Line, cookie, journal, request, said

from philtre.protocol import VERSION

EVERYBODY = (*PLAYERS, *NOBODY)
TABLES = ("seen", "linked", "private", "mixed")
REFUSALS = {
    "seat-unknown",
    "seat-not-yours",
    "request-unreadable",
    "table-private",
    "link-unknown",
    "link-void",
    "session-ended",
}

quick = settings(
    max_examples=int(os.environ.get("PHILTRE_EXAMPLES", "120")),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
many = settings(quick, max_examples=1000)


@pytest.fixture(scope="module")
def company(server: Any) -> Company:
    return gather(server.base)


# How things are written

DIGITS = (
    "0123456789",
    "٠١٢٣٤٥٦٧٨٩",
    "０１２３４５６７８９",
    "०१२३४५६७८९",
    "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
    "⁰¹²³⁴⁵⁶⁷⁸⁹",
    "①②③④⑤⑥⑦⑧⑨⑩",
)
AROUND = (
    "", "", " ", "\t", "\n", "\r", "\u00a0", "\u2003", "\ufeff", "\u200b", "0", "00", "000", "0_", "+", "-",
)  # fmt: skip
AFTER = (
    "", "", " ", "\n", "\x00", "_0", ".0", "e0", "j", "L", "\u0301", "\ufe0f", ";", "#", ",1", "/1", "000",
)  # fmt: skip


@st.composite
def seat_texts(draw: st.DrawFn) -> str:
    """A seat, written in any way."""
    kind = draw(st.integers(0, 5))
    number = draw(st.integers(-2, 4) | st.integers(-(2**70), 2**70))
    if kind == 0:
        return str(draw(st.integers(0, 3)))
    if kind == 1:
        ways: list[Callable[[int], object]] = [hex, oct, bin, float, bool, str]
        return str(draw(st.sampled_from(ways))(number))
    if kind == 2:
        return draw(st.text(max_size=6))
    digits = draw(st.sampled_from(DIGITS))
    written = "".join(digits[int(one)] for one in str(abs(number))) if kind == 3 else digits[abs(number) % 4]
    return draw(st.sampled_from(AROUND)) * draw(st.integers(1, 3)) + written + draw(st.sampled_from(AFTER))


def encoded(text: str, draw: Callable[[st.SearchStrategy[Any]], Any]) -> str:
    """The text in an address: what must be is percent-encoded, or all of it."""
    raw = text.encode("utf-8", "surrogatepass")
    if draw(st.booleans()):
        return quote_from_bytes(raw, safe="")
    return "".join(f"%{byte:02{draw(st.sampled_from('xX'))}}" for byte in raw)


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text that is like this one, and nearly always another."""
    kind = draw(st.integers(0, 11))
    at = draw(st.integers(0, max(0, len(text) - 1)))
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[at:]
    if kind == 2:
        return text + draw(st.sampled_from(["=", "==", "A", ".", " ", "\n", "\x00", "/", "?", "%00", "."]))
    if kind == 3:
        return draw(st.sampled_from([" ", "\ufeff", "/", ".", "A", "\t"])) + text
    if kind == 4:
        return text.swapcase() if at % 2 else text[:at] + text[at:].swapcase()
    if kind == 5:
        return text.replace("-", "+").replace("_", "/")
    if kind == 6:
        return text[:at] + draw(st.characters()) + text[at + 1 :]
    if kind == 7:  # the spare bits of the last letter of base64
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        last = letters.find(text[-1:])
        return text[:-1] + letters[(max(last, 0) & ~15) + draw(st.integers(0, 15))]
    parts = text.split(".")
    if len(parts) == 4:
        place = draw(st.integers(1, 2))
        if kind == 8:
            parts[1] = draw(st.sampled_from(["s", "w", "d", "S", "x", ""])) + str(draw(st.integers(0, 3)))
        elif kind == 9:
            parts[2] = draw(st.sampled_from(["0", "1", "2", "00", "-1", "+0", "٠", "0x0", ""]))
        elif kind == 10:
            parts[place] += draw(st.sampled_from(["0", " ", "_0", ".0"]))
        else:
            parts.insert(place, "")
    return ".".join(parts)


@st.composite
def tokens(draw: st.DrawFn, company: Company) -> str:
    """A link to watch, or something like one; often none."""
    kind = draw(st.integers(0, 4))
    if kind < 2:
        return ""
    texts = [table.token for table in company.tables.values() if table.token] + [*company.links.values()]
    text = draw(st.sampled_from(texts))
    return text if kind == 2 else draw(mutated(text))


@st.composite
def cookies(draw: st.DrawFn, company: Company) -> str:
    """A Cookie header: one person's, several people's, parts of one, or none."""
    kind = draw(st.integers(0, 9))
    secret = company.secrets[draw(st.sampled_from(EVERYBODY))]
    other = company.secrets[draw(st.sampled_from(EVERYBODY))]
    if kind < 3:
        return f"philtre={secret}"
    if kind == 3:
        return ""
    strange = draw(
        st.sampled_from(["a=b", 'g_state={"i_l":0}', "foo", "k[0]=v", "theme=dark mode", "philtre=", "=x"])
    )
    forms = [
        f'philtre="{secret}"',
        f"philtre={secret}; philtre={other}",
        f"philtre= {secret} ;  {strange}",
        f"{strange}; philtre={secret}",
        f"philtre={secret}{other}",
        f"philtre={secret[: draw(st.integers(0, len(secret) - 1))]}",
        f"philtre={secret}{draw(st.sampled_from(['=', 'A', '%00', '%20', '.']))}",
        f"PHILTRE={secret}",
        f"philtre={secret.swapcase()}",
        f"philtre={secret[:20]}{other[20:]}",
        f"philtre=%{ord(secret[0]):02x}{secret[1:]}",
        f"philtre={secret}, philtre={other}",
        f"xphiltre={secret}; $Path=/; philtre={other[:-1]}",
        f"{strange}\nphiltre={secret}",
        f"philtre={secret}\nphiltre={other}",
        f"philtre={other[:-1]}\n{strange}\nphiltre={secret}",
    ]
    name = draw(st.sampled_from(["philtre", company.cookie, f"__Host-{company.cookie}"]))
    return draw(st.sampled_from(forms)).replace("philtre=", f"{name}=", draw(st.integers(0, 3)))


# What the test knows


def may_watch(table: Seen, watch: str) -> bool:
    """Whether whoever names this link may watch, without a seat."""
    return table.watch == "all" or (table.watch == "link" and bool(table.token) and watch == table.token)


def header_of(cookies: str) -> bytes:
    """A Cookie header; a new line in it begins another one."""
    return b"\r\n".join(b"Cookie: " + one.encode("latin-1", "replace") for one in cookies.split("\n"))


def first_frame(company: Company, target: str, header: str) -> dict[str, Any]:
    """What the server tells first; a refusal is told, too."""
    with Line(company.port, target, *([header_of(header)] if header else [])) as line:
        if line.status != 101:
            assert 400 <= line.status < 500, line.status
            return {"type": "gone", "message": {"id": "seat-unknown"}}
        message = line.told()
        assert message is not None, f"{target}: the connection ended without a word ({line.code})"
        return message


def check_socket(
    company: Company, name: str, header: str, seats: list[str], watch: list[str], target: str
) -> str:
    """Connect; whoever is shown something may see it. What it was: a seat, "spectator" or "no"."""
    table = company.tables[name]
    told = first_frame(company, target, header)
    allowed = company.holders_in(header)
    own: set[int] = set()
    for whom in allowed:
        own |= table.seats_of(whom)
    if told["type"] == "gone":
        assert told["message"]["id"] in REFUSALS, told
        return "no"
    assert told["type"] == "whole"
    assert told["table"] == table.id
    you = told["you"]
    assert told["view"]["seat"] == you
    if you is None:
        by_link = any(may_watch(table, one) for one in watch or [""])
        assert by_link or table.host in allowed, f"{header!r} watches by {target}"
        assert not any(seats), f"a spectator's view for the seat {seats}"
        return "spectator"
    assert you in own, f"{header!r} ({allowed}) is shown seat {you} by {target}"
    if any(seats):
        assert seats == [str(you)], f"{seats} is shown seat {you}"
    return str(you)


def asked(data: st.DataObject, company: Company) -> tuple[Any, ...]:
    """Any way to ask for a table."""
    draw = data.draw
    name, header = draw(st.sampled_from(TABLES)), draw(cookies(company))
    seats = draw(st.lists(seat_texts(), max_size=2))
    watch = [token for token in draw(st.lists(tokens(company), max_size=2)) if token]
    pairs = [("seat", encoded(text, draw)) for text in seats] + [
        ("watch", encoded(text, draw)) for text in watch
    ]
    pairs = draw(st.permutations(pairs))
    query = "&".join(f"{key}={text}" for key, text in pairs)
    return name, header, seats, watch, query


def check_live(company: Company, data: Any) -> None:
    name, header, seats, watch, query = asked(data, company)
    target = f"/api/tables/{company.tables[name].id}/live?{query}"
    check_socket(company, name, header, seats, watch, target)


@quick
@given(data=st.data())
def test_a_socket_is_shown_its_own_seats_only(company: Company, data: Any) -> None:
    check_live(company, data)


@pytest.mark.slow
@many
@given(data=st.data())
def test_very_many_sockets_are_shown_their_own_seats_only(company: Company, data: Any) -> None:
    check_live(company, data)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("whom", EVERYBODY)
def test_who_asks_plainly_is_shown_what_is_theirs(company: Company, name: str, whom: str) -> None:
    """So that the refusals above do not come from refusing everything."""
    table = company.tables[name]
    mine, header = table.seats_of(whom), f"philtre={company.secrets[whom]}"
    target = f"/api/tables/{table.id}/live"
    for seat in range(4):
        shown = check_socket(company, name, header, [str(seat)], [], f"{target}?seat={seat}")
        assert shown == (str(seat) if seat in mine else "no")
    shown = check_socket(company, name, header, [], [], target)
    watches = table.watch == "all" or whom == table.host
    assert shown == (str(min(mine)) if mine else "spectator" if watches else "no")
    if table.token:
        by_link = check_socket(company, name, header, [], [table.token], f"{target}?watch={table.token}")
        assert by_link == "spectator"


WRITINGS = [
    "00", "01", "001", "0001", "00000000000001", " 1", "1 ", "+1", "-1", "-0", "+0", " 0", "0 ", "0x0", "0x1",
    "1.0", "0.0", "1e0", "٠", "١", "２", "²", "①", "0_1", "1_0", "\u200b1", "1\x00", "1\n", "True", "None",
    "null", "[]", "[0]", "1,0", "1;0", "9", "10", "4294967296", "18446744073709551616", "9" * 400, "NaN",
    "first", "''", '"1"',
]  # fmt: skip


@pytest.mark.parametrize("text", WRITINGS)
def test_no_other_way_to_write_a_seat_is_understood(company: Company, text: str) -> None:
    for whom in PLAYERS:
        header = f"philtre={company.secrets[whom]}"
        for name in ("seen", "mixed"):
            table = company.tables[name]
            query = quote_from_bytes(text.encode(), safe="")
            target = f"/api/tables/{table.id}/live?seat={query}"
            assert check_socket(company, name, header, [text], [], target) == "no"
            past = request(company.port, f"/api/tables/{table.id}/past?seat={query}", header_of(header))
            assert past.status in (400, 403, 409), past


# Over HTTP


def check_past(company: Company, data: Any) -> None:
    name, header, _, watch, query = asked(data, company)
    table = company.tables[name]
    answer = request(
        company.port,
        f"/api/tables/{table.id}/past?{query}",
        header_of(header),
    )
    own: set[int] = set()
    for whom in company.holders_in(header):
        own |= table.seats_of(whom)
    hosting = table.host in company.holders_in(header)
    if answer.status != 200:
        assert 400 <= answer.status < 500, answer
        return
    seen = answer.json
    assert seen["view"]["seat"] == seen["seat"]
    if seen["seat"] is None:
        assert hosting or any(may_watch(table, one) for one in watch or [""])
    else:
        assert seen["seat"] in own


@quick
@given(data=st.data())
def test_looking_back_shows_ones_own_seats_only(company: Company, data: Any) -> None:
    check_past(company, data)


@pytest.mark.slow
@many
@given(data=st.data())
def test_looking_back_very_often_shows_ones_own_seats_only(company: Company, data: Any) -> None:
    check_past(company, data)


def check_own(company: Company, data: Any) -> None:
    """Notes, links for devices and records: nobody reads, writes or is given what is another's."""
    draw = data.draw
    table = company.tables[draw(st.sampled_from(TABLES))]
    header = draw(cookies(company))
    text = draw(seat_texts())
    place = f"/api/tables/{table.id}/seats/{encoded(text, draw)}"
    headers = [header_of(header)]
    own: set[int] = set()
    for whom in company.holders_in(header):
        own |= table.seats_of(whom)
    read = request(company.port, f"{place}/notes", *headers)
    if read.status == 200:
        assert text in {str(seat) for seat in own}
        assert read.json["text"] == company.notes(table, int(text))
    else:
        assert 400 <= read.status < 500, read
        wrong = json.dumps({"text": "mine now"}).encode()
        written = request(company.port, f"{place}/notes", *headers, method="PUT", body=wrong)
        assert 400 <= written.status < 500, written
    made = request(company.port, f"{place}/device", *headers, method="POST")
    if made.status == 200:
        (link,) = made.json["links"]
        assert link["seat"] in own
        assert f"{table.id}.d{link['seat']}." in link["path"]
    else:
        assert 400 <= made.status < 500, made
    record = request(company.port, f"/api/tables/{table.id}/record", *headers)
    assert 400 <= record.status < 500, record  # nothing is over yet


@quick
@given(data=st.data())
def test_notes_devices_and_records_are_ones_own(company: Company, data: Any) -> None:
    check_own(company, data)
    notes_are_as_they_were(company)


@pytest.mark.slow
@many
@given(data=st.data())
def test_very_many_tries_find_no_notes_or_devices_of_others(company: Company, data: Any) -> None:
    check_own(company, data)


def notes_are_as_they_were(company: Company) -> None:
    for table in company.tables.values():
        for whom, seats in table.holders.items():
            for seat in seats:
                kept = company.ask(whom, f"/api/tables/{table.id}/seats/{seat}/notes")
                assert kept.json["text"] == company.notes(table, seat)


# Links


def check_link(server: Any, company: Company, data: Any) -> None:
    """A link that the server did not write leads nowhere, and seats nobody."""
    draw = data.draw
    kind = draw(st.sampled_from([*company.links]))
    text = draw(mutated(company.links[kind]))
    whom = draw(st.sampled_from(EVERYBODY))
    target = f"/api/links/{encoded(text, draw)}"
    known = [*company.links.values(), *(table.token for table in company.tables.values())]
    seen = company.ask(whom, target)
    if text in known:
        return
    assert 300 <= seen.status < 500, (text, seen)  # a slash at the end is redirected to the address without
    sat = company.ask(whom, target, "POST", b"{}")
    assert 300 <= sat.status < 500, (text, sat)
    assert not [
        entry for entry in journal(server.folder, company.waiting) if entry["kind"] in ("sat", "joined")
    ]


@quick
@given(data=st.data())
def test_a_link_that_was_changed_leads_nowhere(server: Any, company: Company, data: Any) -> None:
    check_link(server, company, data)


@pytest.mark.slow
@many
@given(data=st.data())
def test_links_that_were_changed_in_very_many_ways_lead_nowhere(
    server: Any, company: Company, data: Any
) -> None:
    check_link(server, company, data)


def test_a_link_leads_to_its_own_table_and_seat(company: Company) -> None:
    for kind, text in company.links.items():
        seen = company.ask("stranger", f"/api/links/{text}").json
        assert seen["card"]["table"] == company.waiting
        assert seen["seat"] == (None if kind == "watch" else int(kind.removeprefix("seat ")))


# A connection acts for its own seat


KINDS: list[dict[str, Any]] = [
    {"type": "act", "action": 0},
    {"type": "undo"},
    {"type": "why", "action": 0},
    {"type": "hint"},
    {"type": "threats"},
    {"type": "call", "vote": "pause"},
    {"type": "call", "vote": "abandon"},
    {"type": "call", "vote": "take-back"},
    {"type": "vote", "yes": True},
    {"type": "vote", "yes": False},
    {"type": "resume"},
    {"type": "hand-back"},
    {"type": "leave"},
    {"type": "say", "text": "it was not me"},
    {"type": "rematch"},
    {"type": "resign"},
]
FOREIGN = ("seat", "subject", "you", "as", "player", "actor", "by", "voter", "viewer", "from")
MADE = ("moved", "undone", "called", "voted", "resumed", "handedback", "stood", "said", "resigned", "stoodin")


def test_a_connection_acts_for_its_own_seat_whatever_its_messages_name(server: Any) -> None:
    company = gather(server.base)
    for name, whom in (("seen", "bob"), ("linked", "bob"), ("mixed", "bob")):
        table = company.tables[name]
        (mine,) = table.seats_of(whom)
        target = f"/api/tables/{table.id}/live"
        with Line(company.port, target, cookie(company.secrets[whom])) as line:
            assert line.until("whole")["you"] == mine
            told = 0
            for number, kind in enumerate(KINDS):
                for other in range(4):
                    if other == mine:
                        continue
                    before = len(journal(server.folder, table.id))
                    message = (
                        dict.fromkeys(FOREIGN, other) | {"id": number + 1, "seq": before, "v": VERSION} | kind
                    )
                    line.ask(**message)
                    fresh = journal(server.folder, table.id)[before:]
                    told += len(fresh)
                    for entry in fresh:
                        assert entry["kind"] in MADE, entry
                        assert entry["seat"] == mine, f"seat {mine} sent {message}: {entry}"
        assert told


def test_who_has_no_seat_does_nothing_at_a_table(server: Any) -> None:
    company = gather(server.base)
    table = company.tables["seen"]
    for whom in NOBODY:
        with Line(company.port, f"/api/tables/{table.id}/live", cookie(company.secrets[whom])) as line:
            assert line.until("whole")["you"] is None
            before = journal(server.folder, table.id)
            for number, kind in enumerate(KINDS):
                for other in range(3):
                    message = dict.fromkeys(FOREIGN, other) | {"id": number + 1, "seq": len(before)} | kind
                    assert line.ask(**message)["message"]["id"] == "seat-none"
            assert journal(server.folder, table.id) == before


def test_who_has_stood_up_is_nobody_there(server: Any) -> None:
    """A connection outlives its seat at most until its next message."""
    company = gather(server.base)
    where = f"/api/tables/{company.waiting}/live"
    assert company.ask("ann", f"/api/links/{company.links['seat 0']}", "POST", b"{}").status == 200
    assert company.ask("bob", f"/api/links/{company.links['seat 1']}", "POST", b"{}").status == 200
    ann = cookie(company.secrets["ann"])
    with Line(company.port, where, ann) as first, Line(company.port, where, ann) as second:
        assert first.until("whole")["you"] == second.until("whole")["you"] == 0
        first.send(said({"type": "leave", "id": 1}))
        assert first.until("gone")["message"]["id"] == "seat-left"
        before = len(journal(server.folder, company.waiting))
        try:
            second.send(*[said({"type": "say", "text": "still here", "id": number}) for number in range(20)])
            while (told := second.told()) is not None:
                assert told["type"] != "done"
        except ConnectionError:
            pass  # closed already
        assert len(journal(server.folder, company.waiting)) == before
    with Line(company.port, where, ann) as again:
        assert again.until("whole", "gone")["type"] == "gone"
