"""What is stored comes back, all of it or nothing, and one table's conflict is not another's."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.schema import CreateTable

from rondel.server import migrations
from rondel.server.database import BadDatabase, address
from rondel.server.models import accounts, metadata
from rondel.server.store import STATEMENTS, ChatRow, Store
from rondel.table.entries import Entry, Metadata, SeatRow, Snapshot


def stored(test: Callable[[Store], Awaitable[None]]) -> Callable[[Path], None]:
    """A test with a store of its own."""

    @wraps(test)
    def run(tmp_path: Path) -> None:
        async def main() -> None:
            store = await Store.open(str(tmp_path / "store.db"))
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(main())

    del run.__wrapped__  # pytest asks for what `run` takes
    return run


def kept(name: str = "t", **fields: Any) -> Metadata:
    seats = [SeatRow(0, "person", "Ada", None), SeatRow(1, "bot", bot="greedy")]
    known: dict[str, Any] = {
        "id": name, "game": "quay", "players": 2, "seed": 2**64 - 1, "options": {"deep": True}, "revision": 1,
        "clock": None, "public": False, "owner": None, "created": 1.5, "changed": 2.5, "seats": seats,
    }  # fmt: skip
    return Metadata(**known | fields)


def act(seq: int, name: str = "load:1") -> Entry:
    return Entry(seq, "action", 0, {"action": name}, 3.25, [60.0, 59.5])


async def person(store: Store, name: str) -> int:
    row = {"name": name, "key": name.lower(), "password": "", "email": "", "created": 0.0}
    made = await store.database.write(lambda connection: connection.execute(accounts.insert().values(row)))
    return int(made.inserted_primary_key[0])


@stored
async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    made = kept(clock={"start": 60, "increment": 5, "out": "bot"}, totals=[3, 4], winners=[1])
    await store.create(made)
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.metadata, loaded.snapshot, loaded.entries) == (made, None, [])


@stored
async def test_there_is_no_table_of_a_strange_name(store: Store) -> None:
    for name in ("", "nobody", "a b", "\x00", "ü", "x" * 65, "'; DROP TABLE tables"):
        assert await store.load(name) is None
        assert await store.invited(name) is None


@stored
async def test_entries_come_with_what_they_change(store: Store) -> None:
    made = kept()
    await store.create(made)
    after = replace(made, status="running", moves=2, actor=1, changed=9.0)
    assert await store.append("t", [act(1), act(2)], after)
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.metadata == after
    assert loaded.entries == [act(1), act(2)]


@stored
async def test_only_what_came_after_the_last_snapshot_is_loaded(store: Store) -> None:
    made = kept()
    await store.create(made)
    first, second = Snapshot(2, 2, 1, 1, {"a": [1, None]}), Snapshot(4, 4, 2, 1, {"b": "ł"})
    assert await store.append("t", [act(1), act(2)], made, first)
    assert await store.append("t", [act(3), act(4)], made, second)
    assert await store.append("t", [act(5)], made)
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.snapshot, loaded.entries) == (second, [act(5)])
    assert await store.entries("t") == [act(seq) for seq in range(1, 6)]
    assert await store.entries("t", 2, 3) == [act(2), act(3)]
    assert [(snapshot.seq, snapshot.move) for snapshot in await store.snapshots("t")] == [(2, 2), (4, 4)]
    assert await store.snapshot("t", 2) == first
    assert await store.snapshot("t", 3) is None


@stored
async def test_a_taken_seq_changes_nothing(store: Store) -> None:
    made = kept()
    await store.create(made)
    assert await store.append("t", [act(1)], made)
    late = replace(made, moves=7, seats=[SeatRow(0, "person", "Eve"), made.seats[1]])
    assert not await store.append("t", [act(1, "load:2"), act(2)], late, Snapshot(2, 2, 1, 1, {}))
    loaded = await store.load("t")
    assert loaded is not None
    assert (loaded.metadata, loaded.snapshot, loaded.entries) == (made, None, [act(1)])


@stored
async def test_of_many_at_once_only_the_late_ones_fail(store: Store) -> None:
    names = [f"t{n}" for n in range(20)]
    for name in names:
        await store.create(kept(name))
    await store.append("t7", [act(1)], kept("t7"))
    twice = [store.append("t3", [act(1, name)], kept("t3")) for name in ("load:1", "load:2")]
    others = [store.append(name, [act(1)], kept(name, moves=1)) for name in names if name != "t3"]
    answers = await asyncio.gather(*twice, *others, store.say("t1", ChatRow("Ada", 0, "hi", 1.0)))
    assert answers[:2] == [True, False]
    assert answers[2:] == [name != "t7" for name in names if name != "t3"] + [None]
    for name in names:
        assert len(await store.entries(name)) == 1
    assert len(await store.chats("t1")) == 1


@stored
async def test_a_table_that_is_not_there_is_said_so(store: Store) -> None:
    with pytest.raises(LookupError):
        await store.append("nobody", [act(1)], kept("nobody"))
    with pytest.raises(LookupError):
        await store.say("nobody", ChatRow("Ada", 0, "hi", 1.0))


@stored
async def test_seats_change_with_an_entry(store: Store) -> None:
    ada = await person(store, "Ada")
    made = kept(seats=[SeatRow(0, "invite", invite="secret"), SeatRow(1, "open")])
    await store.create(made)
    assert await store.invited("secret") == ("t", 0)
    taken = replace(made, seats=[SeatRow(0, "person", "Ada", ada), made.seats[1]])
    entry = Entry(1, "seat", 0, {"kind": "person", "name": "Ada", "account": ada}, 1.0)
    assert await store.append("t", [entry], taken)
    assert await store.invited("secret") is None
    loaded = await store.load("t")
    assert loaded is not None and loaded.metadata.seats == taken.seats
    # the one who gave up their seat is written too, though no entry says so
    assert await store.append("t", [act(2)], made)
    loaded = await store.load("t")
    assert loaded is not None and loaded.metadata.seats == made.seats


@stored
async def test_chat_gives_the_last_lines_in_order(store: Store) -> None:
    await store.create(kept())
    lines = [ChatRow("Ada", None if n % 2 else 0, f"line {n} – ż", float(n)) for n in range(5)]
    for line in lines:
        await store.say("t", line)
    assert await store.chats("t") == lines
    assert await store.chats("t", 2) == lines[3:]


@stored
async def test_lists_show_what_is_mine_public_or_over(store: Store) -> None:
    ada, ben = await person(store, "Ada"), await person(store, "Ben")
    at_ada = [SeatRow(0, "person", "Ada", ada), SeatRow(1, "open")]
    await store.create(kept("owned", owner=ada, changed=1.0))
    await store.create(kept("seated", owner=ben, seats=at_ada, changed=2.0))
    await store.create(kept("public", owner=ben, public=True, changed=3.0))
    await store.create(kept("over", owner=ben, seats=at_ada, status="finished", moves=9, changed=4.0))
    await store.create(kept("seen", owner=ben, public=True, status="finished", moves=9, changed=5.0))
    await store.create(kept("home", changed=6.0))

    async def names(scope: Any, account: int | None, local: bool = False) -> list[str]:
        return [found.id for found in await store.listed(scope, account, local)]

    assert await names("mine", ada) == ["seated", "owned"]
    assert await names("lobby", ada) == await names("lobby", None) == ["public"]
    assert await names("finished", ada) == ["seen", "over"]
    assert await names("finished", None) == ["seen"]
    assert await names("mine", None) == []
    assert await names("mine", None, local=True) == ["home"]
    (seated,) = [found for found in await store.listed("mine", ada, False) if found.id == "seated"]
    assert seated.seats == at_ada


@stored
async def test_tables_that_go_on_by_themselves_are_found(store: Store) -> None:
    several = [SeatRow(0, "person", "Ada"), SeatRow(1, "bot", bot="greedy"), SeatRow(2, "person", "Ben")]
    await store.create(kept("bot", status="running", actor=1, seats=several))
    await store.create(kept("alone", status="running", actor=1))  # goes on when its person comes
    await store.create(kept("person", status="running", actor=0))
    await store.create(kept("clock", status="running", actor=0, clock={"start": 60}))
    await store.create(kept("waits", actor=1, clock={"start": 60}))
    await store.create(kept("over", status="finished", moves=9, actor=None, clock={"start": 60}))
    assert sorted(await store.running()) == ["bot", "clock"]


def test_everything_acknowledged_is_on_disk(tmp_path: Path) -> None:
    """Another connection sees it at once, without the server ending in order."""
    path = tmp_path / "store.db"

    async def main() -> None:
        store = await Store.open(f"sqlite:///{path}")
        await store.create(kept())
        await store.append("t", [act(1)], kept())
        with sqlite3.connect(path) as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        names = ("synchronous", "foreign_keys")
        pragmas = await store.database.read(lambda c: [c.execute(text(f"PRAGMA {name}")).scalar() for name in names])
        assert pragmas == [2, 1]
        await store.close()

    asyncio.run(main())


def test_the_migrations_make_what_the_models_say() -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with create_engine("sqlite://").begin() as connection:
        migrations.upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert inspect(connection).has_table("entries")
        script = ScriptDirectory.from_config(migrations.configuration(connection))
        assert script.get_current_head() == migrations.HEAD


def test_a_database_of_before_learns_what_names_look_like(tmp_path: Path) -> None:
    from alembic import command

    path = tmp_path / "store.db"
    with create_engine(f"sqlite:///{path}").begin() as connection:
        command.upgrade(migrations.configuration(connection), "0001")
        row = "(1, 'Łukasz 1', 'łukasz 1', 'hash', '', 0.0)"
        connection.execute(text(f"INSERT INTO accounts (id, name, key, password, email, created) VALUES {row}"))
    asyncio.run(closed(str(path)))
    with sqlite3.connect(path) as made:
        assert made.execute("SELECT name, look FROM accounts").fetchall() == [("Łukasz 1", "lukaszl")]


def test_a_database_of_before_people_were_reached_goes_on(tmp_path: Path) -> None:
    from alembic import command

    path = tmp_path / "store.db"
    with create_engine(f"sqlite:///{path}").begin() as connection:
        command.upgrade(migrations.configuration(connection), "0005")
        row = "(1, 'Ada', 'ada', 'ada', 'hash', 'ada@example.org', 0.0)"
        connection.execute(text(f"INSERT INTO accounts (id, name, key, look, password, email, created) VALUES {row}"))
    asyncio.run(closed(str(path)))
    with sqlite3.connect(path) as made:
        assert made.execute("SELECT name, email FROM accounts").fetchall() == [("Ada", "ada@example.org")]
        assert made.execute("SELECT * FROM reach").fetchall() == []  # nobody has confirmed an address yet


def test_a_database_of_before_settings_followed_an_account_goes_on(tmp_path: Path) -> None:
    from alembic import command

    path = tmp_path / "store.db"
    with create_engine(f"sqlite:///{path}").begin() as connection:
        command.upgrade(migrations.configuration(connection), "0008")
        row = "(1, 'Ada', 'ada', 'ada', 'hash', '', 0.0)"
        connection.execute(text(f"INSERT INTO accounts (id, name, key, look, password, email, created) VALUES {row}"))
    asyncio.run(closed(str(path)))
    with sqlite3.connect(path) as made:
        assert made.execute("SELECT name, settings FROM accounts").fetchall() == [("Ada", None)]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with sqlite3.connect(path) as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
    with pytest.raises(BadDatabase, match="newer Rondel"):
        asyncio.run(Store.open(str(path)))


@pytest.mark.parametrize(
    "url, problem",
    [
        ("sqlite:////no/such/folder/x.db", "unable to open"),
        ("nonsense://host/name", "not to be had"),
        ("://", "must be a file or a URL"),
        ("sqlite://", "must be a file"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said_in_a_line(url: str, problem: str) -> None:
    with pytest.raises(BadDatabase, match=problem) as caught:
        asyncio.run(Store.open(url))
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        asyncio.run(Store.open(str(path)))
    assert path.read_text().startswith("Dear Ada")


def test_no_password_is_shown(tmp_path: Path) -> None:
    assert address("postgresql://ada:secret@host/games").drivername == "postgresql+psycopg"
    assert address(str(tmp_path / "a b.db")).database == str(tmp_path / "a b.db")


def test_nothing_is_said_that_only_sqlite_understands() -> None:
    dialect = postgresql.dialect()
    made = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]
    assert len(made) == 26 and "BIGSERIAL" in made[0]
    for statement in STATEMENTS.values():
        assert str(statement.compile(dialect=dialect))


def filled(path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(path))
        for number in range(40):
            await store.create(kept(f"t{number}"))
            await store.append(f"t{number}", [act(1)], kept(f"t{number}"))
        await store.close()

    asyncio.run(main())


def test_a_page_of_zeros_is_noticed_at_the_start_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    filled(path)
    size, whole = 4096, path.read_bytes()
    for page in range(1, len(whole) // size):
        path.write_bytes(whole[: page * size] + bytes(size) + whole[(page + 1) * size :])
        with pytest.raises(BadDatabase, match=r"damaged .*put the last backup in its place"):
            asyncio.run(closed(str(path)))


async def closed(path: str) -> None:
    await (await Store.open(path)).close()


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_a_new_file_is_for_who_runs_the_server_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(str(tmp_path / "site.db"))
        await store.create(kept())
        files = list(tmp_path.iterdir())
        assert len(files) == 3 and not any(file.stat().st_mode & 0o077 for file in files)
        await store.close()

    asyncio.run(story())


def test_an_empty_file_is_no_database_to_begin_with(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch()
    with pytest.raises(BadDatabase, match=r"empty file; put the last backup .* or delete it"):
        asyncio.run(closed(str(path)))
    assert path.read_bytes() == b""


def test_an_error_of_the_database_does_not_tell_what_was_written(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "store.db"))
        with pytest.raises(SQLAlchemyError) as caught:
            await store.database.read(
                lambda c: c.execute(text("SELECT nothing FROM nowhere WHERE x = :x"), {"x": "dear Ada"})
            )
        assert "dear Ada" not in str(caught.value)
        await store.close()

    asyncio.run(main())
