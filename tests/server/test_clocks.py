"""Clocks: they run only for a person who has to decide, and what happens when one has run out. Time is told by hand."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.server.errors import ApiError
from rondel.server.http_protocol import ClockWanted, Join
from rondel.server.hub import Hub
from rondel.table import live as tables
from rondel.table import loading
from rondel.table.live import LiveTable
from server.support import BotsAtHand, Browser, Ledger, bot, browser, opened, people, person, seated, server, until

GAME = rondel.load_game("saltfjord")
CLOCK = {"start": 100, "increment": 5, "out": "bot"}


class Now:
    """The time of the tables."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    for module in (tables, loading):
        monkeypatch.setattr(module, "monotonic", clock)
    return clock


def until_confirmed(ledger: Ledger) -> int:
    """Play on until somebody's turn waits for their word; their seat."""
    rng, table = random.Random(1), ledger.table
    while table.confirming is None:
        ledger.do(table.play(table.state.actor, [rng.choice(ledger.names())]))
    return table.confirming


def test_only_the_clock_of_who_has_to_decide_runs(now: Now) -> None:
    ledger = Ledger(seated(GAME, clock=CLOCK))
    table = ledger.table
    first = table.running()
    assert first is not None
    now.passes(10)
    assert table.left()[first] == 90 and table.left()[1 - first] == 100
    ledger.do(table.play(first, ledger.names()[:1]))
    assert table.clocks[first] == 90 and ledger.entries[-1].clocks == table.clocks
    now.passes(200)
    assert table.left()[first] == 0 and table.left()[1 - first] == 100


@pytest.mark.parametrize("jump", [1e9, -1e9])
def test_a_clock_on_the_wall_that_is_set_costs_nobody_anything(
    now: Now, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger(seated(GAME, clock=CLOCK))
    seat = ledger.table.running()
    assert seat is not None
    now.passes(10)
    monkeypatch.setattr(tables, "time", lambda: 1_000_000.0 + jump)
    assert ledger.table.left()[seat] == 90
    ledger.do(ledger.table.play(seat, ledger.names()[:1]))
    assert ledger.table.clocks[seat] == 90 and ledger.entries[-1].at == 1_000_000.0 + jump
    loaded, _ = loading.load(ledger.loaded(), GAME)
    assert loaded.left() == ledger.table.left()  # a restart goes on from what was stored


def test_a_turn_that_waits_for_its_end_costs_time_and_earns_the_increment_once(now: Now) -> None:
    ledger = Ledger(seated(GAME, clock=CLOCK))
    table = ledger.table
    seat = until_confirmed(ledger)
    mine, other = table.clocks[seat], table.clocks[1 - seat]
    now.passes(7)
    assert table.left()[seat] == mine - 7 and table.left()[1 - seat] == other
    for _ in range(3):  # back and forth is no way to earn time
        ledger.do(table.undo(seat))
        assert until_confirmed(ledger) == seat
    assert table.clocks[seat] == mine - 7
    ledger.do(table.end_turn(seat))
    assert table.clocks[seat] == mine - 7 + 5 and table.clocks[1 - seat] == other
    assert ledger.entries[-1].clocks == table.clocks


def test_without_confirmation_the_increment_comes_with_the_last_action(now: Now) -> None:
    ledger = Ledger(seated(GAME, clock=CLOCK))
    table = ledger.table
    table.confirm = [False, False]
    seat, rng = table.running(), random.Random(1)
    assert seat is not None
    while table.running() == seat:
        assert table.clocks[seat] == 100
        ledger.do(table.play(seat, [rng.choice(ledger.names())]))
    assert table.clocks[seat] == 105 and table.clocks[1 - seat] == 100


def test_bots_and_tables_that_wait_need_no_time(now: Now) -> None:
    ledger = Ledger(seated(GAME, bot(0), bot(1), clock=CLOCK))
    now.passes(1000)
    assert ledger.table.left() == [100, 100]
    assert seated(GAME).left() == []
    ledger.table.metadata.status = "waiting"
    ledger.table.metadata.seats = [person(0), person(1)]
    now.passes(1000)
    assert ledger.table.left() == [100, 100]


# At a server


def timed(out: str, start: int = 60, increment: int = 0) -> ClockWanted:
    return ClockWanted(start, increment, out)  # type: ignore[arg-type]


async def gathered(hub: Hub, seats: int, out: str) -> list[Browser]:
    """So many persons at a table with clocks, all connected, in the order of their seats."""
    whos = await people(hub, *("Ada", "Bob", "Eve")[:seats])
    info = await opened(hub, "saltfjord", "me", *["open"] * (seats - 1), who=whos[0], clock=timed(out))
    for who in whos[1:]:
        await hub.lobby.join(info.id, Join(), who, "en")
    return [await browser(hub, info.id, who) for who in whos]


def test_out_of_time_a_bot_plays_on(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            bots.held = asyncio.Event()
            screens = await gathered(hub, 2, "bot")
            room = screens[0].room
            late = room.table.running()
            assert late is not None and room.autoplay.timer is not None
            assert screens[0].now["seats"][late]["running"] and screens[0].now["seats"][late]["clock"] == 60
            now.passes(59)
            await room.autoplay.time_is_out()  # the alarm may come too early: nothing happens
            assert room.table.row(late).kind == "person"
            now.passes(2)
            await room.autoplay.time_is_out()
            row = room.table.row(late)
            assert (row.kind, row.bot, row.forfeited) == ("bot", "greedy", False)
            assert room.table.metadata.status == "running"
            await screens[1 - late].settled()
            line = screens[1 - late].log[-1]
            assert (line["who"], line["text"]) == (("Ada", "Bob")[late], "has no time left; Heuristic plays on")
            await until(lambda: bots.asked)

    asyncio.run(story())


def test_out_of_time_loses_if_the_table_says_so(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            screens = await gathered(hub, 2, "lose")
            room = screens[0].room
            late = room.table.running()
            assert late is not None
            now.passes(61)
            await room.autoplay.time_is_out()
            await screens[0].settled()
            assert room.table.metadata.status == "finished" and room.table.metadata.winners == [1 - late]
            assert screens[0].now["result"]["winners"] == [1 - late]
            assert screens[0].now["result"]["lines"] == [f"{('Ada', 'Bob')[1 - late]} wins"]
            assert screens[0].log[-1]["text"] == "has no time left and loses"
            assert room.autoplay.timer is None and room.autoplay.bots is None

    asyncio.run(story())


def test_of_three_the_others_play_on_and_the_late_one_cannot_win(tmp_path: Path, now: Now) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            bots.held = asyncio.Event()
            screens = await gathered(hub, 3, "lose")
            room = screens[0].room
            late = room.table.running()
            assert late is not None
            now.passes(61)
            await room.autoplay.time_is_out()
            await screens[0].settled()
            assert room.table.metadata.status == "running" and room.table.row(late).forfeited
            assert screens[0].log[-1]["text"] == ("has no time left and cannot win any more; Heuristic plays on")

    asyncio.run(story())


def ending(state: Any) -> str:
    """An action after which another has to decide, if there is one."""
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if after.actor != state.actor:
            return str(GAME.actions.name(action))
    return ""


def test_who_acts_in_the_last_moment_acts_in_time(tmp_path: Path, now: Now) -> None:
    """The alarm rings while their click is being stored."""

    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            screens = await gathered(hub, 2, "lose")
            room = screens[0].room
            seat = room.table.running()
            assert seat is not None
            room.table.confirm = [False, False]
            while not (last := ending(room.table.state)):
                await room.play(seat, GAME.actions.name(room.table.state.legal()[0]), room.table.seq)
            moves = room.table.move
            now.passes(59.9)

            async def alarm() -> None:
                now.passes(0.2)
                await room.autoplay.time_is_out()

            await asyncio.gather(room.play(seat, last, room.table.seq), alarm())
            assert room.table.move == moves + 1 and room.table.row(seat).kind == "person"
            assert room.table.metadata.status == "running"

    asyncio.run(story())


def test_clocks_survive_a_restart_and_stand_still_meanwhile(tmp_path: Path, now: Now) -> None:
    left: list[float] = []

    async def before() -> str:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here", clock=timed("bot", 600, 3))
            screen = await browser(hub, info.id)
            while len(await hub.store.snapshots(info.id)) < 1:  # right after a snapshot, where no entry follows
                now.passes(2)
                if screen.table.confirming is not None:
                    await screen.says("end_turn", seq=screen.table.seq)
                else:
                    await screen.clicks(screen.now["actions"][0]["action"])
            left.extend(screen.table.clocks)
            return info.id

    async def after(name: str) -> LiveTable:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            room = hub.rooms.open[name]  # a running clock wakes its table
            assert room.autoplay.timer is not None
            return room.table

    name = asyncio.run(before())
    assert left != [600, 600]
    now.passes(10_000)
    table = asyncio.run(after(name))
    assert table.clocks == left == table.left()
    seat = table.running()
    assert seat is not None
    now.passes(1)
    assert table.left()[seat] == left[seat] - 1


def test_a_forfeit_survives_a_restart(tmp_path: Path, now: Now) -> None:
    async def before() -> tuple[str, int]:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            bots.held = asyncio.Event()
            screens = await gathered(hub, 3, "lose")
            late = screens[0].table.running()
            assert late is not None
            now.passes(61)
            await screens[0].room.autoplay.time_is_out()
            return screens[0].table.metadata.id, late

    async def after(name: str) -> Any:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            return (await hub.rooms.loaded(name)).metadata

    name, late = asyncio.run(before())
    metadata = asyncio.run(after(name))
    assert [row.forfeited for row in metadata.seats] == [seat == late for seat in range(3)]


@pytest.mark.parametrize("clock", [(9, 0), (60 * 86400 + 1, 0), (-5, 0), (60, -1), (60, 30 * 86400 + 1)])
def test_a_clock_has_bounds(clock: tuple[int, int], tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            with pytest.raises(ApiError, match="seconds"):
                await opened(hub, "saltfjord", "me", "bot", clock=ClockWanted(*clock))

    asyncio.run(story())
