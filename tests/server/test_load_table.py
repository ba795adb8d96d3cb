"""A table read from storage is the table that was written, at any moment and after any mending of the rules."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.server.hub import Hub
from rondel.table import live as tables
from rondel.table.entries import Entry, Snapshot
from rondel.table.live import EVERY, LiveTable
from rondel.table.loading import load
from server.support import BotsAtHand, Browser, Ledger, bot, browser, opened, person, seated, server, until

GAMES = [rondel.load_game("saltfjord"), rondel.load_game("great_western_trail")]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
CLOCK = {"start": 600, "increment": 7, "out": "bot"}


def present(table: LiveTable) -> tuple[Any, ...]:
    return table.state.save(), table.move, table.seq, table.confirming, table.clocks, table.running()


def same(live: LiveTable, loaded: LiveTable) -> None:
    for was, now in zip(present(live), present(loaded)):
        assert now == was
    assert loaded.state.legal() == live.state.legal()


class Players:
    """A person who undoes, confirms or does not care to, and a bot that answers with whole turns."""

    def __init__(self, game: Any, greedy: bool) -> None:
        self.rng = random.Random(4)
        self.policy = game.heuristic() if greedy else None

    def name(self, state: Any) -> str:
        if self.policy and self.rng.random() < 0.7:
            return str(state.game.actions.name(self.policy.choose(state.imagine(state.actor, 1))))
        return str(state.game.actions.name(self.rng.choice(state.legal())))

    def step(self, ledger: Ledger) -> None:
        table, rng = ledger.table, self.rng
        table.confirm[0] = rng.random() < 0.8
        if table.may_undo(0) and rng.random() < 0.15:
            ledger.do(table.undo(0, rng.random() < 0.3))
        elif table.confirming is not None:
            ledger.do(table.end_turn(table.confirming) if rng.random() < 0.8 else table.note("refused", 0))
        elif table.bot_to_move():
            ledger.do(table.play(1, self.turn(table.state)))
        else:
            ledger.do(table.play(table.state.actor, [self.name(table.state)]))

    def turn(self, state: Any) -> list[str]:
        """As the processes of bots answer: everything until another has to decide."""
        state, names = state.copy(), list[str]()
        while state.actor == 1:
            names.append(self.name(state))
            state.apply(state.game.actions.number(names[-1]))
        return names


@games
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_after_every_entry_the_loaded_table_is_the_live_one(
    game: Any, greedy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(tables, "time", lambda: now)
    ledger, players = Ledger(seated(game, person(0), bot(1), clock=CLOCK)), Players(game, greedy)
    longest = 0
    while ledger.table.metadata.status == "running" and ledger.table.seq < 400:
        now += 0.25
        before = ledger.table.seq
        players.step(ledger)
        longest = max(longest, ledger.table.seq - before)
        stored = ledger.loaded()
        assert len(stored.entries) <= EVERY + longest + 4  # it may wait for the end of a turn to be confirmed
        if not stored.entries:
            stored.entries = ledger.entries[-1:]
        loaded, revised = load(stored, game)
        assert not revised and not loaded.held
        same(ledger.table, loaded)
    assert ledger.table.seq > 60


@games
def test_the_entries_to_replay_do_not_grow_with_the_game(game: Any) -> None:
    ledger, players = Ledger(seated(game, person(0), person(1))), Players(game, False)
    most = 0
    while ledger.table.metadata.status == "running":
        ledger.table.confirm = [False, False]
        ledger.do(ledger.table.play(ledger.table.state.actor, [players.name(ledger.table.state)]))
        most = max(most, len(ledger.loaded().entries))
    assert ledger.table.seq > 2 * EVERY
    assert most < EVERY
    assert ledger.loaded().entries == []  # the end is a snapshot


# Through the database


async def played(hub: Hub, game: str, actions: int) -> tuple[str, Browser]:
    """A table at which a person and a bot have played for a while."""
    info = await opened(hub, game, "me", "bot:random", clock=None)
    screen = await browser(hub, info.id)
    rng = random.Random(6)
    for _ in range(actions):
        await until(lambda: screen.room.autoplay.bots is None)
        if screen.table.confirming == 0:
            await screen.says("end_turn", seq=screen.table.seq)
        else:
            await screen.clicks(rng.choice(names(screen)))
    await until(lambda: screen.room.autoplay.bots is None)
    return info.id, screen


def names(screen: Browser) -> list[str]:
    return [screen.table.game.actions.name(action) for action in screen.table.state.legal()]


@games
def test_a_table_comes_back_from_the_database_at_every_moment(game: Any, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            table, screen = await played(hub, game.name, 0)
            rng = random.Random(3)
            for _ in range(30):
                await until(lambda: screen.room.autoplay.bots is None)
                if screen.table.may_undo(0) and rng.random() < 0.2:
                    await screen.says("undo", seq=screen.table.seq, whole=False)
                elif screen.table.confirming == 0:
                    await screen.says("end_turn", seq=screen.table.seq)
                else:
                    await screen.clicks(rng.choice(names(screen)))
                await until(lambda: screen.room.autoplay.bots is None)
                same(screen.table, await hub.rooms.loaded(table))

    asyncio.run(story())


def database(folder: Path) -> Any:
    return closing(sqlite3.connect(folder / "tables.db"))


def of_the_past(folder: Path, revision: int = 1) -> None:
    """As if everything had been stored under older rules."""
    with database(folder) as connection, connection:
        connection.execute("UPDATE snapshots SET revision = ?", [revision])
        connection.execute("UPDATE tables SET revision = ?", [revision])


@pytest.mark.parametrize("actions", [2, 14], ids=["no snapshot yet", "snapshots"])
def test_under_mended_rules_a_table_goes_on_and_says_so_once(actions: int, tmp_path: Path) -> None:
    async def begin() -> tuple[str, dict[str, Any], list[Any]]:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            table, screen = await played(hub, "saltfjord", actions)
            assert bool(await hub.store.snapshots(table)) == (actions > 2)
            return table, screen.table.state.save(), screen.log

    async def go_on(notes: int) -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            screen = await browser(hub, table)
            assert screen.table.state.save() == position
            told = [line["text"] for line in screen.log if line["note"] and "mended" in line["text"]]
            assert len(told) == notes
            assert [line for line in screen.log if not line["note"]] == [line for line in log if not line["note"]]
            screen.connection.recent = []
            await screen.says("look", move=screen.table.move - 1)
            assert screen.now["move"] == screen.table.move - 1

    async def play() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            screen = await browser(hub, table)
            await until(lambda: screen.room.autoplay.bots is None)
            seq = screen.table.seq
            kind = (
                {"kind": "end_turn"} if screen.table.confirming == 0 else {"kind": "play", "action": names(screen)[0]}
            )
            await screen.says(**kind, seq=seq)
            assert screen.table.seq > seq

    table, position, log = asyncio.run(begin())
    of_the_past(tmp_path)
    asyncio.run(go_on(1))
    asyncio.run(go_on(1))
    asyncio.run(play())


def test_what_the_present_rules_refuse_is_given_up_when_all_agree_and_the_table_goes_on(tmp_path: Path) -> None:
    """Moves are counted from there; what was given up is neither in the log nor in the record nor in the replay."""

    async def begin() -> tuple[str, int]:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            for _ in range(10):
                if screen.table.confirming is not None:
                    await screen.says("end_turn", seq=screen.table.seq)
                else:
                    await screen.clicks(names(screen)[0])
            actions = [entry for entry in await hub.store.entries(info.id) if entry.kind == "action"]
            return info.id, actions[-3].seq

    async def go_on() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            screen = await browser(hub, table)
            entries = await hub.store.entries(table)
            good = [entry for entry in entries if entry.kind == "action" and entry.seq < spoiled]
            assert screen.table.move == len(good) == screen.now["move"]
            assert screen.now["status"] == "running"
            await screen.says("answer", agree=True, seq=screen.table.seq)
            assert max(line["move"] for line in screen.log) == len(good)
            assert [line["text"] for line in screen.log if "no longer possible" in line["text"]] != []
            assert len(await screen.room.archive.line()) == len(good)
            await screen.clicks(names(screen)[0])
            assert screen.table.move == len(good) + 1 == len(await screen.room.archive.line())
            lines = await screen.room.archive.log_of(screen.connection.reader())
            assert max(line.move for line in lines) == len(good) + 1
            replay = await screen.room.archive.replayed()
            assert len(replay) == screen.table.move + 1
            assert replay[-1].save() == screen.table.state.save()
            same(screen.table, await hub.rooms.loaded(table))

    table, spoiled = asyncio.run(begin())
    with database(tmp_path) as connection, connection:
        done = connection.execute("DELETE FROM snapshots WHERE seq >= ?", [spoiled])
        data = json.dumps({"action": "place:0:0:0"})
        done = connection.execute("UPDATE entries SET data = ? WHERE seq = ?", [data, spoiled])
        assert done.rowcount == 1
    asyncio.run(go_on())


def test_a_snapshot_of_other_rules_is_told_even_if_entries_follow() -> None:
    game = GAMES[0]
    ledger = Ledger(seated(game))
    for _ in range(3):
        ledger.do(ledger.table.play(ledger.table.state.actor, ledger.names()[:1]))
        if ledger.table.confirming is not None:
            ledger.do(ledger.table.end_turn(ledger.table.confirming))
    stored = ledger.loaded()
    first, rest = stored.entries[0], stored.entries[1:]
    state = game.new(2, 7)
    state.apply(game.actions.number(first.data["action"]))
    old = {**state.save(), "revision": game.revision + 5}
    stored.snapshot, stored.entries = Snapshot(1, 1, 1, game.revision + 5, old), rest
    table, revised = load(stored, game)
    assert revised and not table.held
    assert table.state.save() == ledger.table.state.save()
    seat, name = ledger.table.state.actor, ledger.names()[0]  # possible here, but it was meant for another position
    bad = Entry(rest[-1].seq + 1, "action", seat, {"action": "x"}, 0.0)
    after = Entry(bad.seq + 1, "action", seat, {"action": name}, 0.0)
    stored.entries = [*rest, bad, after]
    table, revised = load(stored, game)
    assert revised and table.held == 2 and table.seq == after.seq
    assert table.state.save() == ledger.table.state.save()
