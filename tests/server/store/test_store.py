"""The store: durable, one writer, versions, and the queries of the server."""

import contextlib
import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from tests.server.postgres import PostgresServer
from tests.server.scene import execute, file_of, writing_driver

from philtre import PhiltreError
from philtre.server.random_bits import fresh_id
from philtre.server.store import history
from philtre.server.store.copies import copy_database
from philtre.server.store.errors import Conflict
from philtre.server.store.folder import InUse, lock_folder
from philtre.server.store.history import Wish
from philtre.server.store.migrations import Migration, SchemaSession
from philtre.server.store.opening import upgrade
from philtre.server.store.postgres import PostgresDatabase
from philtre.server.store.schema import MARK, VERSION
from philtre.server.store.store import Store, TableRow


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """An empty store: on each of the databases."""
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        opened = Store(PostgresDatabase(server.fresh()))
    else:
        opened = Store(tmp_path)
    yield opened
    opened.close()


def row(id: str, phase: str = "playing", **more: object) -> TableRow:
    fields = {"host": "ann", "open": False, "bot": False, "deadline": None, "card": id.encode()}
    return TableRow(id=id, phase=phase, **(fields | more))  # type: ignore[arg-type]


def mine(store: Store, player: str) -> dict[bytes, tuple[int, ...]]:
    return {card: seats for card, _, seats in store.mine(player, 9)}


def test_a_journal_comes_back_in_order(store: Store) -> None:
    store.append(row("t"), 1, [b"one", b"two"]).result()
    store.append(row("t"), 3, [b"three"]).result()
    store.append(row("u"), 1, [b"other"]).result()
    assert store.entries("t") == [b"one", b"two", b"three"]
    assert store.entries("none") == []


def test_a_second_writer_of_the_same_entry_is_refused_and_harms_nobody_else(store: Store) -> None:
    store.append(row("t"), 1, [b"one"]).result()
    gate = threading.Event()
    store.writer.clock = lambda: (gate.wait(5), store.now())[1]
    held = store.append(row("v"), 1, [b"held"])  # the writer waits in this one: the next go together
    time.sleep(0.05)
    bad = store.append(row("t", "over"), 1, [b"another one"])
    good = store.append(row("u"), 1, [b"one"])
    gate.set()
    held.result(5)
    good.result(5)
    with pytest.raises(Conflict):
        bad.result(5)
    assert store.entries("t") == [b"one"]
    assert [found.phase for found in store.listed() if found.id == "t"] == ["playing"]


def test_what_waits_is_written_together(store: Store) -> None:
    before = store.writer.commits
    waiting = [store.append(row(f"t{number}"), 1, [b"x"]) for number in range(500)]
    for future in waiting:
        future.result(5)
    assert store.writer.commits - before < 250


def test_the_disk_is_asked_to_keep_everything(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.all("PRAGMA journal_mode") == [("wal",)]
    assert store.all("PRAGMA synchronous") == [(2,)]
    assert writing_driver(store).execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writing_driver(store).execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_time_goes_on_where_it_stopped_and_never_back(tmp_path: Path) -> None:
    first = Store(tmp_path)
    time.sleep(0.02)
    first.persist_uptime().result()
    stopped = first.now()
    first.close()
    time.sleep(0.05)
    started = time.monotonic()
    again = Store(tmp_path)
    assert 0 < again.began <= stopped
    now, passed = again.now(), time.monotonic() - started
    assert now <= stopped + passed * 1000 + 1  # the time between was on nobody's clock
    again.close()


def test_my_tables_come_with_my_seats_and_open_tables_only_while_they_wait(store: Store) -> None:
    store.append(row("t", "waiting", open=True), 1, [b"x"], sat=[("ann", 0), ("ann", 1), ("bob", 2)]).result()
    assert mine(store, "ann") == {b"t": (0, 1)}
    assert [card for card, _ in store.open_tables(9)] == [b"t"]
    store.append(row("t", "playing", open=True), 2, [b"x"], stood=[1]).result()
    assert mine(store, "ann") == {b"t": (0,)}
    assert store.open_tables(9) == []
    assert store.hosted("ann") == 1


def test_who_hosts_without_a_seat_has_the_table_among_theirs(store: Store) -> None:
    before = int(time.time())
    store.append(row("t", "waiting"), 1, [b"x"], sat=[("bob", 0)]).result()
    store.append(row("u", "waiting", host="bob"), 1, [b"x"], sat=[("ann", 1)]).result()
    assert mine(store, "ann") == {b"t": (), b"u": (1,)}
    assert mine(store, "bob") == {b"t": (0,), b"u": ()}
    assert mine(store, "eve") == {}
    assert all(before <= touched <= time.time() for _, touched, _ in store.mine("ann", 9))


def test_tables_that_need_the_server_are_found_without_replaying_any(store: Store) -> None:
    store.append(row("late", deadline=100), 1, [b"x"]).result()
    store.append(row("later", deadline=9000), 1, [b"x"]).result()
    store.append(row("bot", bot=True), 1, [b"x"]).result()
    store.append(row("done", "over", bot=True), 1, [b"x"]).result()
    assert sorted(store.due_tables(200)) == ["bot", "late"]


def test_players_are_known_by_the_hash_of_their_secret(store: Store) -> None:
    people = store.people
    people.add("p1", b"hash", "").result()
    people.rename("p1", "Ann").result()
    assert people.known(b"hash") == ("p1", "Ann", "")
    assert people.known(b"other") is None
    people.start_session("p1", b"phone").result()
    people.start_session("p1", b"laptop", instead=b"hash").result()
    assert (people.known(b"hash"), people.sessions("p1")) == (None, 2)
    people.end_other_sessions("p1", b"laptop").result()
    assert (people.known(b"phone"), people.known(b"laptop")) == (None, ("p1", "Ann", ""))


def test_a_name_is_kept_by_one_player_and_once(store: Store) -> None:
    people = store.people
    people.add("p1", b"1", "Ann").result()
    people.add("p2", b"2", "Eve").result()
    people.register("p1", "Ann Lee", "annlee", "hash").result()
    with pytest.raises(Conflict):
        people.register("p2", "ann-lee", "annlee", "other").result()
    people.register("p1", "Another", "another", "other").result()  # has one already
    assert people.account("annlee") == ("p1", "Ann", "Ann Lee", "hash")
    assert (people.account("another"), people.known(b"2")) == (None, ("p2", "Eve", ""))


def test_purged_tables_leave_nothing_behind(store: Store) -> None:
    store.append(row("t", "over"), 1, [b"x"], sat=[("ann", 0)]).result()
    store.put_note("t", 0, "mine").result()
    store.purge(["t"])
    assert (store.entries("t"), store.mine("ann", 9), store.note("t", 0), store.listed()) == ([], [], "", [])


def test_guests_are_idle_until_they_have_something(store: Store) -> None:
    people, later = store.people, int(time.time()) + 60
    for id in ("guest", "keeper", "seated", "host", "left", "banned"):
        people.add(id, id.encode(), "").result()
    people.register("keeper", "Kay", "kay", "hash").result()
    store.append(row("t", host="host"), 1, [b"x"], sat=[("seated", 0), ("left", 1)]).result()
    store.append(row("t", host="host"), 2, [b"y"], stood=[1]).result()
    store.ban("banned").result()
    assert people.idle(later - 120) == []
    assert people.idle(later) == ["guest"]
    people.purge(["guest", "keeper", "seated", "host", "left", "banned"])
    assert people.known(b"guest") is None
    assert all(people.known(id) for id in (b"keeper", b"seated", b"host", b"left", b"banned"))
    assert people.sessions("guest") == 0


def test_a_course_is_kept_once_and_only_of_a_table_that_is_there(store: Store) -> None:
    store.append(row("t", "over"), 1, [b"x"]).result()
    assert store.analysis("t") is None
    store.put_analysis("t", b"first").result()
    store.put_analysis("t", b"second").result()
    store.put_analysis("gone", b"x").result()
    assert (store.analysis("t"), store.analysis("gone")) == (b"first", None)
    store.purge(["t"])
    assert store.analysis("t") is None


def test_the_content_of_a_game_is_kept_as_it_was_first(store: Store) -> None:
    assert (store.content("a1"), store.contents()) == (None, [])
    store.put_content("a1", "toil", "cards = 6  # é").result()
    store.put_content("a1", "toil", "another text").result()
    store.put_content("b2", "elixir", "potions = 9").result()
    assert store.content("a1") == ("toil", "cards = 6  # é")
    assert store.contents() == [("b2", "elixir"), ("a1", "toil")]
    store.purge(["t"])
    assert store.content("b2") == ("elixir", "potions = 9")


# Finished games


def over(
    store: Store,
    id: str,
    names: tuple[str, ...],
    returns: list[float],
    sat: list[tuple[str, int]],
    game: str = "race",
) -> None:
    seats = [{"name": name, "taken": True} for name in names]
    card = json.dumps({"game": game, "seats": seats, "ending": {"reason": "played", "returns": returns}})
    ended = row(id, "over", card=card.encode(), game=game, over=True, returns=json.dumps(returns))
    store.append(ended, 1, [b"x"], sat).result()


def found(store: Store, player: str, **wish: object) -> dict[str, str]:
    games, total = store.finished(player, Wish(**wish))  # type: ignore[arg-type]
    assert total == len(games)
    return {"".join(seat["name"][0] for seat in json.loads(one.card)["seats"]): one.result for one in games}


def test_finished_games_are_found_by_game_result_and_company(store: Store) -> None:
    over(store, "t1", ("Ann", "Bob"), [1, 0], [("ann", 0), ("bob", 1)])
    over(store, "t2", ("Ann", "Chloé"), [0.0, 1.0], [("ann", 0), ("chloe", 1)], "toil")
    over(store, "t3", ("Ann", "Dan"), [0.5, 0.5], [("ann", 0), ("dan", 1)])
    over(store, "t4", ("Ann", "Eve"), [0, 1], [("ann", 0), ("ann", 1)])  # both at one screen
    over(store, "t5", ("Ann",), [17], [("ann", 0)])
    over(store, "t6", ("Ann", "Fay", "Gus", "Hal"), [1, 0, 1, 0], [("ann", 2), ("fay", 1)])  # teams
    store.append(row("closed", "over", card=b"{}"), 1, [b"x"], [("ann", 0)]).result()  # never began
    store.append(row("running", card=b"{}"), 1, [b"x"], [("ann", 0)]).result()
    all_of_them = {"AB": "won", "AC": "lost", "AD": "drawn", "AE": "", "A": "", "AFGH": "won"}
    assert found(store, "ann") == all_of_them
    assert found(store, "ann", result="won") == {"AB": "won", "AFGH": "won"}
    assert found(store, "ann", result="lost") == {"AC": "lost"}
    assert found(store, "ann", result="drawn") == {"AD": "drawn"}
    assert found(store, "ann", game="toil") == {"AC": "lost"}
    assert found(store, "ann", who="CHLOÉ") == {"AC": "lost"}
    assert found(store, "ann", who="ann") == {"AFGH": "won"}  # seat 1 is not hers there
    assert found(store, "ann", who="%") == {}
    assert found(store, "ann", who="bob", result="lost") == {}
    assert found(store, "bob") == {"AB": "lost"}
    assert found(store, "fay") == {"AFGH": "lost"}
    assert found(store, "nobody") == {}


def test_finished_games_come_newest_first_in_pages(store: Store) -> None:
    for number in range(45):
        over(store, f"t{number}", ("Ann", str(number)), [1, 0], [("ann", 0)])
        moment = 1_000_000 + (number * 7) % 45
        execute(store, f"UPDATE tables SET finished = {moment} WHERE id = 't{number}'")
    pages = [store.finished("ann", Wish(page=page)) for page in range(4)]
    assert [len(games) for games, _ in pages] == [20, 20, 5, 0]
    assert {total for _, total in pages} == {45}
    moments = [one.at for games, _ in pages for one in games]
    assert moments == sorted(moments, reverse=True)


def test_names_are_looked_for_in_the_newest_games(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(30):
        over(store, f"t{number}", ("Ann", "Bob" if number % 2 else "Eve"), [1, 0], [("ann", 0)])
        execute(store, f"UPDATE tables SET finished = {1_000_000 + number} WHERE id = 't{number}'")
    assert store.finished("ann", Wish(who="bob"))[1] == 15
    monkeypatch.setattr(history, "SEARCHED", 10)
    games, total = store.finished("ann", Wish(who="bob"))
    assert total == 5
    assert {one.at for one in games} == {1_000_029 - 2 * number for number in range(5)}
    assert store.finished("ann", Wish())[1] == 30  # without a name nothing is left out


def test_when_a_game_was_over_stays_as_it_was(store: Store) -> None:
    over(store, "t", ("Ann", "Bob"), [1, 0], [("ann", 0)])
    execute(store, "UPDATE tables SET finished = 5")
    over(store, "u", ("Ann", "Bob"), [1, 0], [("ann", 0)])
    rematched = row("t", "over", card=b'{"seats": []}', over=True, returns="[1, 0]")
    store.append(rematched, 2, [b"x"]).result()
    assert min(one.at for one in store.finished("ann", Wish())[0]) == 5


# Files and versions


def database_of(version: int, file: Path) -> None:
    """A database as that version of the schema made it, with some of everything."""
    old = sqlite3.connect(file)
    old.executescript((Path(__file__).parent / "schema1.sql").read_text(encoding="utf-8"))
    upgrade(file, version=version)
    if version < 5:
        for later in ("players_by_made", "traces_by_table"):  # a step of today makes them too early
            old.execute(f"DROP INDEX IF EXISTS {later}")
        old.execute("PRAGMA application_id = 0")
    old.close()


def shape(file: Path) -> dict[str, object]:
    """What a database consists of: the columns of each table and the words of each index."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        indexes = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql LIKE 'CREATE INDEX%'")
        columns = {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for (name,) in tables}
        versions = connection.execute("SELECT * FROM pragma_user_version, pragma_application_id").fetchone()
        return {**columns, **dict(indexes.fetchall()), "versions": versions}


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_database_of_any_version_comes_to_the_schema_of_today(tmp_path: Path, version: int) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    database_of(version, tmp_path / "old" / "philtre.db")
    for folder in ("old", "new"):
        Store(tmp_path / folder).close()
    old, new = (shape(tmp_path / folder / "philtre.db") for folder in ("old", "new"))
    assert old == new
    assert new["versions"] == (VERSION, MARK)


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_database_of_any_version_is_brought_up_with_all_that_is_in_it(tmp_path: Path, version: int) -> None:
    database_of(version, tmp_path / "philtre.db")
    store = Store(tmp_path)
    games, total = store.finished("ann", Wish())
    assert total == 2
    assert [(one.at, one.seats, one.result) for one in games] == [
        (1700000300, "0", ""),
        (1700000200, "0", "won"),
    ]
    assert [(one.at, one.result) for one in store.finished("bob", Wish(game="race"))[0]] == [
        (1700000200, "lost")
    ]
    assert store.finished("ann", Wish(game="toil"))[1] == 1
    assert {card["table"]: seats for card, seats in cards(store, "ann")} == {
        "won": (0,),
        "alone": (0,),
        "closed": (0,),
        "playing": (0, 1),
    }
    over(store, "t", ("Ann", "Bob"), [1, 0], [("ann", 0)])
    assert store.finished("ann", Wish())[1] == 3
    store.put_analysis("won", b"body").result()
    assert store.analysis("won") == b"body"
    assert store.people.known(sha256(b"secret of ann").digest()) == ("ann", "Ann", "")
    assert store.people.known(sha256(b"secret of bob").digest()) == ("bob", "Bob", "")
    assert (store.people.made("ann"), store.note("playing", 0)) == (1690000000, "mine")
    store.people.register("ann", "Ann", "ann", "hash").result()
    assert (store.people.tables("eve"), store.people.tables("bob")) == (["won"], ["won"])
    assert store.mine("eve", 9) == []
    store.close()


def cards(store: Store, player: str) -> list[tuple[dict[str, object], tuple[int, ...]]]:
    return [(json.loads(card), seats) for card, _, seats in store.mine(player, 9)]


def test_a_newer_schema_is_refused_with_a_sentence(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / "philtre.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(
        PhiltreError, match=rf"newer philtre \(its schema is 99, this one knows up to {VERSION}"
    ):
        Store(tmp_path)


def test_an_older_schema_is_brought_up_step_by_step(tmp_path: Path) -> None:
    Store(tmp_path).close()
    file = tmp_path / "philtre.db"
    steps: dict[int, Migration] = {
        VERSION: lambda session: session.run("CREATE TABLE a (x)"),
        VERSION + 1: lambda session: session.run("CREATE TABLE b (x)"),
    }
    upgrade(file, version=VERSION + 2, steps=steps)
    upgrade(file, version=VERSION + 2, steps={})
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM a, b").fetchone() == (0,)


def test_a_step_that_fails_leaves_the_old_schema(tmp_path: Path) -> None:
    Store(tmp_path).close()
    file = tmp_path / "philtre.db"

    def broken(session: SchemaSession) -> None:
        session.run("CREATE TABLE a (x)")
        session.run("CREATE nonsense")

    with pytest.raises(PhiltreError, match="cannot use the database"):
        upgrade(file, version=VERSION + 1, steps={VERSION: broken})
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'a'").fetchone() == (0,)


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "philtre.db").write_bytes(b"not a database, certainly not" * 100)
    with pytest.raises(PhiltreError, match="is not an SQLite database"):
        Store(tmp_path)


def test_a_folder_is_used_by_one_server_at_a_time(tmp_path: Path) -> None:
    held = lock_folder(tmp_path / "data")
    with pytest.raises(InUse, match="another philtre server"):
        lock_folder(tmp_path / "data")
    held.close()
    lock_folder(tmp_path / "data").close()


def test_a_backup_is_whole_while_the_store_is_in_use(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.append(row("t"), 1, [b"one"]).result()
    (tmp_path / "copy").mkdir()
    store.back_up(tmp_path / "copy" / "philtre.db")
    store.append(row("t"), 2, [b"two"]).result()
    again = Store(tmp_path / "copy")
    assert again.entries("t") == [b"one"]
    again.close()
    with pytest.raises(PhiltreError, match="is there already"):
        copy_database(file_of(store), tmp_path / "copy" / "philtre.db")
    store.close()


def test_an_id_can_be_typed_after_a_command() -> None:
    assert not [id for id in (fresh_id() for _ in range(2000)) if id.startswith("-")]
