"""Two servers on one PostgreSQL: a table, and all that people do, is the same on both."""

import asyncio
import contextlib
import random
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from tests.cluster.conftest import Nodes, Play, at, health
from tests.server.conftest import ROOMY, wait_until
from tests.server.http.test_accounts import keep, post, sign_in
from tests.server.http.test_middleware import no
from tests.server.people import HERE, PERSON, bot, in_step, play_on, seated, sent_off
from tests.server.postgres import PostgresServer

from philtre.cli import main
from philtre.client import Guest, Lost, TableClient
from philtre.protocol import live
from philtre.protocol.http import Course
from philtre.server.admin.check import check_database
from philtre.server.bus.postgres import Payload
from philtre.server.store.schema import VERSION
from philtre.server.store.store import open_postgres
from philtre.table.refused import Refused

SECRET = "three blind mice"


def test_two_people_play_one_game_through_two_nodes(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", seats=2)
        guests[1] = at(guests[1], second)
        async with guests[0].at(table, 0) as ann, guests[1].at(table, 1) as bob:
            await play_on([ann, bob], random.Random(1), 12)
            assert ann.seq == bob.seq > 12
            assert ann.view["players"] == bob.view["players"]
            await bob.ask(live.Say(text="well played"))
            await ann.until(lambda place: place.chat)
            assert ann.chat[0].text == "well played"
            assert ann.looks == bob.looks == 0  # nobody has found a gap

    play(scene())


@pytest.mark.slow
def test_health_and_metrics_say_which_node_it_is_and_who_the_others_are(nodes: Nodes) -> None:
    first, second = nodes(2)
    wait_until(lambda: len(health(first)["nodes"]) == 2)
    found = health(second)
    assert (found["status"], found["node"], found["store"]) == (200, "n1", "postgres")
    assert found["schema"] == VERSION
    assert 0 < found["bus_lag_seconds"] < 2
    with urllib.request.urlopen(f"{first.base}/metrics") as answer:
        metrics = answer.read().decode()
    assert re.search(r'^philtre_node\{node="n0",program="[^"]+",store="postgres"\} 1$', metrics, re.MULTILINE)
    assert "\nphiltre_nodes 2\n" in metrics
    assert "\nphiltre_bus_up 1\n" in metrics
    second.stop()
    wait_until(lambda: len(health(first)["nodes"]) == 1)


@pytest.mark.slow
def test_the_bus_carries_ids_and_numbers_and_nothing_of_the_game(
    nodes: Nodes, play: Play, postgres: PostgresServer
) -> None:
    url = postgres.fresh()
    first, second = nodes(2, url=url)
    heard: list[str] = []

    async def listen(ended: asyncio.Event) -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f'LISTEN "philtre_t{postgres.schemas}"')
            while not ended.is_set():
                heard.extend([one.payload async for one in connection.notifies(timeout=0.2)])

    async def scene() -> str:
        ended = asyncio.Event()
        listening = asyncio.create_task(listen(ended))
        table, guests = await seated(first.base, "toil", seats=2)
        guests[1] = at(guests[1], second)
        async with guests[0].at(table, 0) as ann, guests[1].at(table, 1) as bob:
            await play_on([ann, bob], random.Random(1), 30)
            await bob.ask(live.Say(text="moonwort"))
            await keep(guests[0], "Ann Orwell")
        await asyncio.sleep(0.5)
        ended.set()
        await listening
        return table

    table = play(scene())
    assert any(table in text for text in heard)
    assert "moonwort" not in "".join(heard)
    assert "Orwell" not in "".join(heard)
    for text in heard:  # every payload is no more than its struct says
        payload = msgspec.json.decode(text, type=Payload)
        assert msgspec.json.encode(payload).decode() == text


async def answered(place: TableClient, asked: live.Asked) -> str:
    """`done`, or the reason why not."""
    try:
        await place.ask(asked)
    except Refused as no:
        return no.message.id
    return "done"


@pytest.mark.slow
def test_of_two_clients_that_decide_at_once_on_two_nodes_one_is_heard(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> tuple[int, int]:
        table, guests = await seated(first.base, "race", seats=2)
        elsewhere = [at(guest, second) for guest in guests]
        refused = accepted = 0
        async with (
            guests[0].at(table, 0) as ann,
            guests[1].at(table, 1) as bob,
            elsewhere[0].at(table, 0) as ann_too,
            elsewhere[1].at(table, 1) as bob_too,
        ):
            places, dice = [ann, bob, ann_too, bob_too], random.Random(2)
            for _ in range(60):
                await in_step(places)
                if ann.over:
                    break
                actor = ann.sides.actor
                one, other = places[actor], places[actor + 2]
                assert one.actions == other.actions
                before = one.seq
                found = await asyncio.gather(
                    *(
                        answered(place, live.Act(seq=before, action=dice.choice(place.actions)))
                        for place in (one, other)
                    ),
                )
                assert "done" in found
                assert set(found) <= {"done", "table-stale", "table-not-your-turn", "table-over"}
                accepted += 1
                refused += found.count("table-stale") + found.count("table-not-your-turn")
                await in_step(places)
                assert len({place.seq for place in places}) == 1
                assert len({repr(place.view) for place in (one, other)}) == 1
            for number in range(20):  # talk is not stale: all of it is said, whoever was first
                lines = [live.Say(text=f"line {number} of {whom}") for whom in range(4)]
                said = [answered(place, line) for place, line in zip(places, lines, strict=True)]
                assert await asyncio.gather(*said) == ["done"] * 4
            await in_step(places)
            assert len({line.text for line in ann.chat}) == len(ann.chat) == 80
            assert bob_too.chat == ann.chat
        return accepted, refused

    accepted, refused = play(scene())
    assert refused > accepted / 10  # the races were real


@pytest.mark.slow
def test_presence_is_the_same_on_all_nodes_and_ends_with_a_node(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def away(place: TableClient, seat: int, *, wanted: bool) -> None:
        await place.until(lambda place: place.here and (place.here.away[seat] is not None) is wanted)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", seats=2)
        bob = at(guests[1], second)
        async with guests[0].at(table, 0) as ann:
            assert ann.here is not None
            assert ann.here.away[1] is not None
            async with bob.at(table, 1), Guest(second.base).at(table):
                await away(ann, 1, wanted=False)
                await ann.until(lambda place: place.here.watchers == 1)
            await away(ann, 1, wanted=True)
            async with bob.at(table, 1) as place:
                await away(ann, 1, wanted=False)
                assert place.here is not None
                assert place.here.away == [None, None]
                second.kill()
                began = time.monotonic()
                await away(ann, 1, wanted=True)
                assert time.monotonic() - began < 20

    play(scene())


@pytest.mark.slow
def test_signing_out_and_banning_reach_every_node(
    nodes: Nodes, play: Play, capsys: pytest.CaptureFixture[str], tmp_path: Path, postgres: PostgresServer
) -> None:
    url = postgres.fresh()
    first, second = nodes(2, url=url)

    async def begin() -> tuple[Guest, str]:
        table, guests = await seated(first.base, "race", seats=2)
        ann = guests[0]
        await keep(ann, "Ann Orwell")
        phone = Guest(second.base)
        await sign_in(phone, "Ann Orwell")
        assert (await at(phone, first).me()).kept == "Ann Orwell"
        assert (await phone.me()).name == "Ann"
        async with phone.at(table, 0) as place:
            await post(ann, "/api/me/sign-out-elsewhere")  # on the first node
            assert await sent_off(place) == "signed-out"
            with pytest.raises(Lost):
                await phone.at(table, 0).connect()
        assert await no(phone.called("Nobody")) == "session-ended"
        await ann.called("Anne")
        await asyncio.sleep(0.3)
        assert (await at(ann, second).me()).name == "Anne"
        return guests[1], table

    async def banned(bob: Guest, table: str) -> None:
        async with at(bob, second).at(table, 1) as place:
            shown = await asyncio.to_thread(told, "show", table)
            whom = shown.partition("seat 2: ")[2].partition("(player ")[2].partition(")")[0]
            await asyncio.to_thread(told, "ban", whom)  # from a third machine, on the database itself
            assert await sent_off(place) == "banned"
            await asyncio.sleep(0.3)
            assert await no(bob.me()) == "banned"
            await asyncio.to_thread(told, "unban", whom)
        await asyncio.sleep(0.3)
        assert (await at(bob, second).me()).name
        assert (await bob.me()).name

    def told(*order: str) -> str:
        assert main(["admin", *order, "--data", str(tmp_path / "admin"), "--database", url]) == 0
        return capsys.readouterr().out

    bob, table = play(begin())
    play(banned(bob, table))


@pytest.mark.slow
def test_signing_in_takes_seats_along_on_every_node(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        ann = Guest(first.base)
        await ann.called("Ann")
        await keep(ann, "Ann Orwell")
        table, [host, guest] = await seated(first.base, "race", seats=2)
        async with at(guest, second).at(table, 1) as place, at(host, second).at(table, 0) as other:
            await play_on([other, place], random.Random(3), 6)
            await sign_in(guest, "Ann Orwell")  # on the first node: the journal is rewritten
            assert await sent_off(place) == "table-changed"
            assert await sent_off(other) == "table-changed"
        async with at(guest, second).at(table, 1) as place, at(host, second).at(table, 0) as other:
            await play_on([other, place], random.Random(4), 6)
        seen = await at(ann, second).table(table)
        assert seen.seats == [1]  # the account has the seat

    play(scene())


@pytest.mark.slow
def test_a_seat_taken_while_signing_in_on_another_node_is_not_lost(
    nodes: Nodes, play: Play, postgres: PostgresServer
) -> None:
    url = postgres.fresh()
    schema = f"t{postgres.schemas}"
    first, second = nodes(2, url=url)

    async def scene() -> int:
        ann = Guest(first.base)
        await ann.called("Ann")
        await keep(ann, "Ann Orwell")
        sat = 0
        for _ in range(12):
            host, guest = Guest(second.base), Guest(first.base)
            await host.called("Host")
            await guest.called("Guest")
            opened = await host.open(game="race", seats=[HERE, PERSON], open=True)
            table, there = opened.card.table, at(guest, second)
            found = await asyncio.gather(
                sign_in(guest, "Ann Orwell"), there.join(table, 1), return_exceptions=True
            )
            sat += not isinstance(found[1], BaseException)
        await asyncio.sleep(3.5)
        return sat

    sat = play(scene())
    assert sat > 0
    lost = "SELECT count(*) FROM sittings WHERE player NOT IN (SELECT id FROM players)"
    assert postgres.execute(lost, schema) == [(0,)]
    told: list[str] = []
    with contextlib.closing(open_postgres(url, writes=False)) as reading:
        assert check_database(reading, told.append) == 0, told


@pytest.mark.slow
def test_attempts_to_sign_in_are_counted_together(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2, settings=ROOMY + "sign_ins_per_name = 4\n")

    async def scene() -> None:
        ann = Guest(first.base)
        await ann.called("Ann")
        await keep(ann, "Ann Orwell")
        found = [
            await no(sign_in(Guest(node.base), "ann orwell", "a wrong guess"))
            for _ in range(3)
            for node in (first, second)
        ]
        assert found == ["sign-in-wrong"] * 4 + ["limit-sign-in"] * 2
        assert await no(sign_in(Guest(second.base), "Ann Orwell")) == "limit-sign-in"

    play(scene())


@pytest.mark.slow
def test_a_node_that_is_told_to_stop_sends_its_players_to_another(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", plans=[HERE, PERSON])
        async with guests[0].at(table, 0) as ann, at(guests[1], second).at(table, 1) as bob:
            await play_on([ann, bob], random.Random(5), 5)
            stopping = asyncio.create_task(asyncio.to_thread(first.stop))
            with pytest.raises(Lost, match="server-stopping") as lost:
                await ann.until(lambda _: False)
            assert lost.value.again
            began = time.monotonic()
            with pytest.raises(Lost):  # the door is closed before anybody is sent away
                await guests[0].at(table, 0).connect()
            async with at(guests[0], second).at(table, 0) as again:
                assert time.monotonic() - began < 3
                await play_on([again, bob], random.Random(6), 5)
            assert await stopping == 0

    play(scene())


@pytest.mark.slow
def test_bots_and_clocks_go_on_when_their_node_has_died(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        clock = {"kind": "game", "seconds": 4}
        timed, guests = await seated(first.base, "race", seats=2, clock=clock)
        plans: list[dict[str, Any]] = [HERE, bot("master"), bot("master")]
        bots, [host] = await seated(first.base, "apotheca", plans=plans)
        async with at(guests[0], second).at(timed, 0) as ann, at(host, second).at(bots, 0) as cyd:
            async with host.at(bots, 0) as there:  # the first node has made it a bot's turn
                while there.sides.actor == 0:
                    await there.act(there.actions[0])
            first.kill()
            await cyd.until(lambda place: place.sides.actor == 0 or place.over)
            await ann.until(lambda place: place.over)
            assert ann.sides.ending is not None
            assert ann.sides.ending.reason == "time"

    play(scene())


@pytest.mark.slow
def test_bots_and_clocks_of_a_node_that_stops_are_taken_over_at_once(nodes: Nodes, play: Play) -> None:
    """No table waits for the sweep, which needs five seconds at least."""
    first, second, _ = nodes(3, settings=ROOMY.replace("bot_pause_ms = 0", "bot_pause_ms = 1500"))

    async def asked(stack: contextlib.AsyncExitStack) -> TableClient:
        """The host's place by the second node, at a table where the first has made it a bot's turn."""
        table, [host] = await seated(first.base, "apotheca", plans=[HERE, bot("novice")])
        seen = await stack.enter_async_context(at(host, second).at(table, 0))
        async with host.at(table, 0) as there:
            await there.until(lambda place: place.sides.actor == 0)
            while there.sides.actor == 0:
                await there.act(there.actions[0])
            await seen.until(lambda place: place.seq == there.seq)
        return seen

    async def scene(stack: contextlib.AsyncExitStack) -> None:
        timed, guests = await seated(first.base, "race", seats=2, clock={"kind": "game", "seconds": 4})
        ann = await stack.enter_async_context(at(guests[0], second).at(timed, 0))
        places = await asyncio.gather(*(asked(stack) for _ in range(6)))
        before = [place.seq for place in places]
        began = time.monotonic()
        stopping = asyncio.create_task(asyncio.to_thread(first.stop))
        for place, seq in zip(places, before, strict=True):
            await place.until(lambda place, seq=seq: place.seq > seq)
        assert time.monotonic() - began < 4.5  # of which the bots pause for 1.5
        await ann.until(lambda place: place.over)
        assert time.monotonic() - began < 5
        assert ann.sides.ending is not None
        assert ann.sides.ending.reason == "time"
        assert await stopping == 0

    async def all_of_it() -> None:
        async with contextlib.AsyncExitStack() as stack:
            await scene(stack)

    play(all_of_it())


@pytest.mark.slow
def test_silence_on_the_bus_is_no_absence(nodes: Nodes, play: Play, postgres: PostgresServer) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", seats=3, absence=1)
        async with guests[0].at(table, 0) as ann, guests[2].at(table, 2):
            await asyncio.sleep(1.5)  # Bob has not come, and the first node knows it
            cut = asyncio.create_task(keep_cut(postgres))
            await asyncio.sleep(1)
            async with at(guests[1], second).at(table, 1) as bob:  # nobody tells the first node
                await asyncio.sleep(2)
                asked = live.Call(vote="stand-in", seat=1, level="novice")
                assert await answered(ann, asked) == "vote-not-absent"
                await play_on([ann, bob], random.Random(7), 0)
                if ann.sides.actor == 1:
                    await bob.act(bob.actions[0])
                await ann.ask(live.Say(text="still here?"))
                await bob.until(lambda place: place.chat)  # by the sweep, without the bus
                cut.cancel()
            await asyncio.sleep(2.5)
            assert await answered(ann, asked) == "done"  # when he has really gone

    play(scene())


async def keep_cut(postgres: PostgresServer) -> None:
    """End all connections of the bus as soon as they are made."""
    while True:
        await asyncio.to_thread(
            postgres.execute,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'philtre-bus'",
        )
        await asyncio.sleep(0.02)


@pytest.mark.slow
def test_a_node_that_is_cut_off_from_the_database_does_no_harm(
    nodes: Nodes, play: Play, postgres: PostgresServer
) -> None:
    """Its players can do nothing there, count as away after a while, and have agreed to nothing."""
    url = postgres.fresh()
    postgres.execute("DROP ROLE IF EXISTS lonely")
    postgres.execute("CREATE ROLE lonely SUPERUSER LOGIN")
    [first] = nodes(1, url=url)
    [second] = nodes(1, url=postgres.url(f"t{postgres.schemas}", user="lonely"), calm=False)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", seats=2, absence=1)
        async with guests[0].at(table, 0) as ann, at(guests[1], second).at(table, 1) as bob:
            await play_on([ann, bob], random.Random(10), 6)
            before = ann.seq
            postgres.execute("ALTER ROLE lonely NOLOGIN")
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'lonely'"
            )
            with pytest.raises((Refused, Lost)) as no:
                await bob.ask(live.Say(text="does anybody hear me?"))
            assert "store-failed" in str(no.value) or isinstance(no.value, Lost)
            await ann.until(lambda place: place.here and place.here.away[1] is not None)
            await asyncio.sleep(1.5)
            await ann.ask(live.Call(vote="abandon"))
            assert not ann.over  # nobody has agreed for Bob
            assert await asyncio.to_thread(lambda: health(second)["status"]) == 503
            async with guests[1].at(table, 1) as again:  # by another node
                assert again.seq > before
                await again.ask(live.Vote(yes=False))
                await play_on([ann, again], random.Random(11), 6)
                postgres.execute("ALTER ROLE lonely LOGIN")
                await asyncio.to_thread(wait_until, lambda: health(second)["status"] == 200, 30)
                async with at(guests[1], second).at(table, 1) as back:
                    assert back.seq == again.seq
                    assert [line.text for line in back.chat] == []  # what was refused was not done
                    await play_on([ann, back], random.Random(12), 6)

    play(scene())


@pytest.mark.slow
def test_hints_and_looking_back_are_had_from_any_node(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2, settings=ROOMY + "course_positions = 3\n")

    async def analysed(guest: Guest, table: str) -> Course:
        while not (found := await guest.course(table)).done:
            await asyncio.sleep(0.1)
        return found

    async def scene() -> None:
        table, guests = await seated(first.base, "race", plans=[HERE, bot()])
        ann, elsewhere = guests[0], at(guests[0], second)
        async with ann.at(table, 0) as there, elsewhere.at(table, 0) as here:
            await play_on([there], random.Random(13), 4)
            await here.until(lambda place: place.seq >= there.seq and place.sides.actor == 0)
            await in_step([there, here])
            assert here.sides.undo == there.sides.undo
            advice = await here.ask(live.Hint())
            assert isinstance(advice, live.Advice)
            assert advice.moves
            await here.act(here.actions[0])
            await there.ask(live.Resign())
            await here.until(lambda place: place.over)
        assert await elsewhere.record(table) == await ann.record(table)
        assert await elsewhere.past(table, step=2) == await ann.past(table, step=2)
        found = await analysed(elsewhere, table)
        assert found.points
        assert found == await analysed(ann, table)

    play(scene())


@pytest.mark.slow
def test_a_rematch_is_agreed_on_two_nodes(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", seats=2)
        async with guests[0].at(table, 0) as ann, at(guests[1], second).at(table, 1) as bob:
            await ann.ask(live.Resign())
            await bob.until(lambda place: place.over)
            await asyncio.gather(ann.ask(live.Rematch(yes=True)), bob.ask(live.Rematch(yes=True)))
            await ann.until(lambda place: place.sides.rematch)
            await bob.until(lambda place: place.sides.rematch)
            assert ann.sides.rematch == bob.sides.rematch

    for _ in range(3):
        play(scene())


@pytest.mark.slow
def test_nodes_that_start_at_once_make_one_schema(
    nodes: Nodes, postgres: PostgresServer, tmp_path: Path
) -> None:
    url = postgres.fresh()
    command = [sys.executable, "-m", "philtre", "admin", "bans", "--database", url, "--data"]
    running = [
        subprocess.Popen([*command, str(tmp_path / f"at{number}")], stdout=subprocess.PIPE, text=True)
        for number in range(4)
    ]
    assert [process.communicate(timeout=60)[0] for process in running] == ["nobody is banned\n"] * 4
    assert health(nodes(1, url=url)[0])["status"] == 200
