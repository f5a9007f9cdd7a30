"""Rough handling: requests from a fuzzer that knows the schema, and messages that nobody should send."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.server.people import in_step, play_on, seated

from philtre.client import TableClient
from philtre.protocol import live
from philtre.server.app import ROUTES
from philtre.server.http.openapi import document

Play = Callable[[Any], Any]


schema = schemathesis.openapi.from_dict(document(ROUTES))


def fuzzed(base: str, case: Any) -> None:
    response = case.call(base_url=base)
    case.validate_response(response, excluded_checks=EXCLUDED)


# A refusal is a refusal: whether it is of the data, of who asks or of what is not there is in its message.
EXCLUDED = [
    getattr(schemathesis.checks, name)
    for name in (
        "negative_data_rejection",
        "positive_data_acceptance",
        "missing_required_header",
        "ignored_auth",
    )
    if hasattr(schemathesis.checks, name)
]


@schema.parametrize()
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_hall_answers_any_request_as_it_promises(case: Any, server: Any) -> None:
    fuzzed(server.base, case)


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_hall_answers_very_many_requests_as_it_promises(case: Any, server: Any) -> None:
    fuzzed(server.base, case)


WORDS = [kind.__struct_config__.tag for kind in get_args(live.Asked)]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 7, 2**31, 2**70, 1.5, "", "x" * 2000, "\u202e\x00", [], {}, [[]], {"a": 1},
    "stand-in", "take-back", "abandon", "pause", "adept", "hello",
]  # fmt: skip
FIELDS = ["id", "v", "seq", "action", "vote", "seat", "level", "keep", "yes", "text", "phrase", "type", "x"]


def any_message(dice: random.Random, place: TableClient) -> str | bytes:
    """Something that looks like a message, more or less."""
    kind = dice.random()
    if kind < 0.1:
        return dice.choice(["", "{", "null", "[]", "\x00", '{"type":', "{}" * 50, '"act"', "9" * 400])
    if kind < 0.15:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    message = {field: dice.choice(VALUES) for field in dice.sample(FIELDS, dice.randrange(5))}
    message["type"] = dice.choice(WORDS)
    if dice.random() < 0.5:
        message |= {"seq": place.seq, "id": 5, "v": 1}
    return json.dumps(message)


async def rough(base: str, messages: int, seed: int) -> None:
    """One player sends anything; the other plays on, and the table is what its journal says."""
    dice = random.Random(seed)
    table, guests = await seated(base, "apotheca" if seed % 2 else "race")
    async with guests[0].at(table) as ann, guests[1].at(table) as bob:
        for _ in range(messages):
            assert ann.line is not None
            await ann.line.send(any_message(dice, ann))
        ann.number = 1_000_000  # no answer to what was sent above carries this
        await ann.ask(live.Why(action=0)) if not ann.over else None
        await in_step([ann, bob])
        async with guests[0].at(table) as again:
            assert (again.view, again.log) == (ann.view, ann.log)
            assert again.seq == ann.seq
        if ann.sides.paused:
            await bob.ask(live.Resume())
        if ann.sides.seats[0].stand_in:
            await ann.ask(live.HandBack())
        if not ann.over:
            await play_on([ann, bob], dice, 4)


def test_messages_that_make_no_sense_do_no_harm(server: Any, play: Play) -> None:
    play(rough(server.base, 100, 1))


@pytest.mark.slow
def test_very_many_messages_that_make_no_sense_do_no_harm(server: Any, play: Play) -> None:
    async def scene() -> None:
        await asyncio.gather(*[rough(server.base, 800, seed) for seed in range(2, 10)])

    play(scene())
