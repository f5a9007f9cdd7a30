"""The summary of a table: the card that lists show, and the row by which the store finds it."""

from __future__ import annotations

import msgspec

from philtre.protocol.common import EndingSeen
from philtre.protocol.http import Card
from philtre.server.live.updates import seats_seen
from philtre.server.store.store import TableRow
from philtre.table.table import Table

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Card)


def card_of(id: str, table: Table, touched: int = 0) -> Card:
    """The table's card. It is the same for everybody: nothing on it is hidden from anyone."""
    setup, ending = table.setup, table.ending
    return Card(
        table=id,
        game=setup.game,
        variant=setup.variant or "",
        options=setup.options,
        phase="over" if ending else "playing" if table.begun else "waiting",
        seats=seats_seen(table, None),
        actor=table.actor,
        clock=setup.clock,
        watch=setup.watch,
        open=setup.open,
        talk=setup.talk,
        hints=setup.hints,
        language=setup.language,
        deadline=table.clocks.deadline(),
        ending=EndingSeen(ending.reason, list(ending.returns)) if ending else None,
        rematch=table.rematch,
        touched=touched,
        lesson=table.lesson is not None,
        shuffle=setup.shuffle,
        origin=table.origin,
        offers=table.offers,
        box=setup.box,
        content=setup.content if setup.box else "",
    )


def row_of(id: str, table: Table) -> TableRow:
    """The row that the store has beside the journal."""
    card = card_of(id, table)
    return TableRow(
        id=id,
        host=table.host,
        phase=card.phase,
        open=card.open,
        bot=bool(table.bot_to_move),
        deadline=card.deadline,
        card=write_card(card),
        game=card.game,
        over=table.begun and table.ending is not None and table.lesson is None and not table.origin,
        returns=_encoder.encode(card.ending.returns).decode()
        if card.ending and card.ending.returns
        else None,
    )


def write_card(card: Card) -> bytes:
    return _encoder.encode(card)


def read_card(body: bytes, touched: int) -> Card:
    """A card as the store has it, and when the table was touched."""
    card: Card = _decoder.decode(body)
    return msgspec.structs.replace(card, touched=touched)


def readable_card(body: bytes, touched: int) -> Card | None:
    """Like `read_card`; None if the card is damaged. The table's next row brings another one."""
    try:
        return read_card(body, touched)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
