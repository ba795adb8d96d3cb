"""Notices: who is away hears of their turn at a slow table after a while, once, all tables in one mail; and of a clock
that runs out. Time is told by hand, and letters are carried by hand."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from time import time
from typing import Any

import pytest

import rondel
from rondel.server import letters, notices
from rondel.server.http_protocol import ClockWanted, Join
from rondel.server.hub import Hub
from rondel.server.letters import Courier
from rondel.server.models import accounts, reach, sessions
from rondel.server.reach_protocol import NewSubscription, PushKeys
from rondel.server.visitor import Visitor
from rondel.table import live, loading
from server.site import ADA, HOST, site
from server.support import BotsAtHand, opened, people, server
from support.sinks import Mailbox, PushService, Subscriber, mailbox, push_service

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400
QUAY = rondel.load_game("quay").texts().title("en")
SLOW = ClockWanted(start=DAY, increment=0)


class Now:
    """The time of everything here."""

    def __init__(self) -> None:
        self.now = time()

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    for module in (notices, letters, live):
        monkeypatch.setattr(module, "time", clock)
    for module in (live, loading):
        monkeypatch.setattr(module, "monotonic", clock)
    return clock


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mailbox]:
    async def rests(_: Courier) -> None:
        pass

    monkeypatch.setattr(Courier, "run", rests)
    with mailbox() as found:
        yield found


class Story:
    """Ada and Ben at tables with clocks of a day. Both want to be told by mail; they have just been here."""

    def __init__(self, hub: Hub, box: Mailbox, now: Now, ada: Visitor, ben: Visitor) -> None:
        self.hub, self.box, self.now = hub, box, now
        self.names = {ada.account: "Ada", ben.account: "Ben"}
        self.ada, self.ben = ada, ben

    async def table(self, clock: ClockWanted | None = SLOW) -> str:
        info = await opened(self.hub, "quay", "me", "open", who=self.ada, clock=clock)
        await self.hub.lobby.join(info.id, Join(), self.ben, "en")
        return info.id

    async def whose(self, table: str) -> tuple[int, str]:
        """The account whose turn it is, and their name."""
        live = (await self.hub.rooms.room(table)).table
        seat = live.running()
        assert seat is not None
        account = live.row(seat).account or 0
        return account, self.names[account]

    async def turn(self, table: str) -> None:
        """Whoever has to decide plays until it is another's turn."""
        room = await self.hub.rooms.room(table)
        me = room.table.running()
        assert me is not None
        while room.table.running() == me:
            if room.table.confirming is not None:
                await room.end_turn(me, room.table.seq)
            else:
                state = room.table.state
                await room.play(me, room.table.game.actions.name(state.legal()[0]), room.table.seq)

    async def comes(self, account: int) -> None:
        """They look at a page now."""
        await self._set(accounts.update().where(accounts.c.id == account).values(seen=self.now()))

    async def wants(self, account: int, **values: Any) -> None:
        await self._set(reach.update().where(reach.c.account == account).values(values))

    async def _set(self, change: Any) -> None:
        await self.hub.store.database.write(lambda connection: connection.execute(change))

    async def told(self) -> list[EmailMessage]:
        """What goes out when the site looks around now."""
        before = len(self.box.mails)
        await self.hub.reach.look()
        for courier in self.hub.reach.couriers:
            while await courier.carry_one():
                pass
        return self.box.mails[before:]


@asynccontextmanager
async def begun(folder: Path, box: Mailbox, now: Now) -> AsyncIterator[Story]:
    settings = {"site": HOST, "smtp": box.url, "mail_from": "games@example.org", "push_anywhere": True}
    async with server(folder, local=False, bots=BotsAtHand(), **settings) as hub:
        ada, ben = await people(hub, "Ada", "Ben")
        story = Story(hub, box, now, ada, ben)
        for account, name in story.names.items():
            assert account is not None
            row = {"account": account, "lang": "en", "confirmed": True, "mail": True, "turn": True, "clock": True}
            await story._set(reach.insert().values(row | {"key": f"key-{name}", "mailed": 0.0}))
            mine = accounts.update().where(accounts.c.id == account)
            await story._set(mine.values(email=f"{name.lower()}@example.org", seen=now()))
        yield story


def run(folder: Path, box: Mailbox, now: Now, tell: Callable[[Story], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with begun(folder, box, now) as story:
            await tell(story)

    asyncio.run(whole())


def test_a_turn_is_told_once_and_after_a_while(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        table = await story.table()
        account, name = await story.whose(table)
        now.passes(5 * MINUTE)
        assert await story.told() == []  # perhaps they are on their way
        now.passes(11 * MINUTE)
        (mail,) = await story.told()
        assert mail["To"] == f"{name.lower()}@example.org" and mail["Subject"].startswith("It is your turn: ")
        assert f"{HOST}/table/{table}" in mail.get_content() and f"Hello {name}" in mail.get_content()
        now.passes(2 * HOUR)
        assert await story.told() == []
        await story.comes(account)  # looks, and does not play
        now.passes(2 * HOUR)
        assert await story.told() == []
        await story.comes(account)
        await story.turn(table)
        await story.turn(table)  # the other one, too
        now.passes(2 * HOUR)
        assert [mail["To"] for mail in await story.told()] == [f"{name.lower()}@example.org"]

    run(tmp_path, box, now, tell)


def test_who_is_here_is_not_told(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        account, _ = await story.whose(await story.table())
        now.passes(HOUR)
        await story.comes(account)
        assert await story.told() == []
        now.passes(3 * MINUTE)
        assert len(await story.told()) == 1  # and gone again

    run(tmp_path, box, now, tell)


def test_who_comes_before_the_mail_goes_out_needs_none(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        account, _ = await story.whose(await story.table())
        now.passes(HOUR)
        await story.hub.reach.notices.look_for_turns()
        now.passes(1)
        await story.comes(account)
        assert await story.told() == []

    run(tmp_path, box, now, tell)


def test_all_tables_that_wait_are_one_mail_and_the_next_one_waits(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        names = [await story.table() for _ in range(3)]
        whose = [(await story.whose(name))[1] for name in names]
        now.passes(20 * MINUTE)
        mails = {mail["To"]: mail for mail in await story.told()}
        for person in set(whose):
            content = mails.pop(f"{person.lower()}@example.org").get_content()
            assert [name in content for name in names] == [whose[n] == person for n in range(3)]
        assert mails == {}
        late = await story.table()
        _, person = await story.whose(late)
        now.passes(20 * MINUTE)
        assert await story.told() == []  # they had one within the hour
        now.passes(HOUR)
        (mail,) = await story.told()
        assert late in mail.get_content()
        waiting = whose.count(person) + 1
        assert mail["Subject"] == (
            f"It is your turn at {waiting} tables" if waiting > 1 else f"It is your turn: {QUAY}"
        )

    run(tmp_path, box, now, tell)


@pytest.mark.parametrize("clock", [None, ClockWanted(start=7200)])
def test_only_slow_tables_are_told_of(tmp_path: Path, box: Mailbox, now: Now, clock: ClockWanted | None) -> None:
    async def tell(story: Story) -> None:
        await story.table(clock)
        await opened(story.hub, "quay", "me", "bot:random", who=story.ada, clock=SLOW)  # nobody waits there
        now.passes(HOUR)
        assert len(await story.told()) == (clock is None)

    run(tmp_path, box, now, tell)


@pytest.mark.parametrize("setting", ["mail", "turn", "confirmed"])
def test_who_does_not_want_it_is_left_alone(tmp_path: Path, box: Mailbox, now: Now, setting: str) -> None:
    async def tell(story: Story) -> None:
        account, _ = await story.whose(await story.table())
        await story.wants(account, **{setting: False})
        now.passes(HOUR)
        assert await story.told() == []
        await story.wants(account, **{setting: True})
        await story.hub.reach.look()
        await story.wants(account, **{setting: False})  # while the letter waits
        assert await story.told() == []

    run(tmp_path, box, now, tell)


def test_a_clock_that_runs_out_is_told_once_and_stands_on_vacation(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        table = await story.table()
        account, name = await story.whose(table)
        await story.wants(account, turn=False)
        now.passes(11 * HOUR)
        assert await story.told() == []
        now.passes(2 * HOUR)
        (mail,) = await story.told()
        assert mail["Subject"] == f"11 hours left: {QUAY}" and mail["To"] == f"{name.lower()}@example.org"
        assert "your clock runs out in about 11 hours" in mail.get_content()
        now.passes(HOUR)
        assert await story.told() == []
        other = await story.table()
        account, _ = await story.whose(other)
        await story.wants(account, turn=False)
        await story.hub.reach.vacations.begin(account, 1)
        now.passes(13 * HOUR)
        assert [mail for mail in await story.told() if other in mail.get_content()] == []

    run(tmp_path, box, now, tell)


def test_a_mail_ends_its_kind_by_one_click(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        await story.table()
        now.passes(HOUR)
        (mail,) = await story.told()
        key = re.fullmatch(rf"<{HOST}/api/unsubscribe/(key-\w+)>", mail["List-Unsubscribe"])
        assert key is not None and mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"{HOST}/account/unsubscribe#{key[1]}" in mail.get_content()
        await story.hub.reach.notices.leave(key[1])
        assert not (await story.hub.reach.of((await story.whose(next(iter(story.hub.rooms.open))))[0])).mail

    run(tmp_path, box, now, tell)


@pytest.mark.parametrize("lang, subject", [("pl", f"Twoja kolej: {QUAY}"), ("de", f"Du bist am Zug: {QUAY}")])
def test_a_notice_speaks_the_language_of_the_person(
    tmp_path: Path, box: Mailbox, now: Now, lang: str, subject: str
) -> None:
    async def tell(story: Story) -> None:
        account, _ = await story.whose(await story.table())
        await story.wants(account, lang=lang)
        now.passes(HOUR)
        assert [mail["Subject"] for mail in await story.told()] == [subject]

    run(tmp_path, box, now, tell)


@pytest.fixture
def outside() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def test_a_push_comes_sooner_to_every_browser(tmp_path: Path, box: Mailbox, now: Now, outside: PushService) -> None:
    async def tell(story: Story) -> None:
        table = await story.table()
        account, _ = await story.whose(table)
        await story._set(sessions.insert().values(token="t", account=account, expires=2e9))
        browsers = [Subscriber(f"{outside.url}/{n}") for n in range(2)]
        for one in browsers:
            wanted = NewSubscription(str(one.wanted["endpoint"]), PushKeys(**one.wanted["keys"]))  # type: ignore[arg-type]
            await story.hub.reach.pushes.subscribe(account, "t", wanted)
        now.passes(3 * MINUTE)
        assert await story.told() == []  # no mail yet
        read = [browsers[int(path[1:])].reads(body) for path, _, body in outside.posts]
        expected = {"title": "Rondel", "body": f"It is your turn: {QUAY}", "path": f"/table/{table}", "tag": "turn"}
        assert read == [expected, expected]
        now.passes(3 * MINUTE)
        await story.told()
        assert len(outside.posts) == 2

    run(tmp_path, box, now, tell)


def test_two_nodes_send_a_letter_once(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        await story.table()
        now.passes(HOUR)
        settings = {"site": HOST, "smtp": box.url, "mail_from": "games@example.org"}
        async with server(tmp_path, local=False, bots=BotsAtHand(), **settings) as other:
            await asyncio.gather(story.hub.reach.look(), other.reach.look())
            taken = await asyncio.gather(*[hub.reach.letters.take("mail") for hub in (story.hub, other) for _ in "123"])
            assert len([letter for letter in taken if letter]) == 1
            now.passes(letters.HOLD + 1)  # who had it in hand has died
            await other.reach.couriers[0].carry_one()
        assert len(box.mails) == 1

    run(tmp_path, box, now, tell)


def test_a_letter_is_given_up_after_so_many_tries(tmp_path: Path, box: Mailbox, now: Now) -> None:
    async def tell(story: Story) -> None:
        await story.table()
        now.passes(HOUR)
        box.answers = ["451 later"] * 20
        await story.told()
        for seconds in letters.LATER:
            now.passes(seconds - 1)
            assert not await story.hub.reach.couriers[0].carry_one()  # not before it is due
            now.passes(2)
            assert await story.hub.reach.couriers[0].carry_one()
        now.passes(30 * DAY)
        assert not await story.hub.reach.couriers[0].carry_one()
        assert len(box.answers) == 20 - len(letters.LATER) - 1

    run(tmp_path, box, now, tell)


def test_a_mail_program_needs_no_session_to_unsubscribe(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        form = {"List-Unsubscribe": "One-Click"}
        for key in ("some-key", "ą", "%00"):
            answer = visit.client.post(f"/api/unsubscribe/{key}", data=form, headers={"Origin": "https://mail.example"})
            assert answer.status_code == 200


def test_a_page_behind_other_windows_does_not_make_somebody_present(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        with sqlite3.connect(tmp_path / "site.db") as kept:
            kept.execute("UPDATE accounts SET seen = 0")
        assert visit.get("/api/turns?away=true").status_code == 200 and seen(tmp_path) == 0
        assert visit.get("/api/turns").status_code == 200 and seen(tmp_path) > 0


def seen(folder: Path) -> float:
    with sqlite3.connect(folder / "site.db") as kept:
        return float(kept.execute("SELECT seen FROM accounts").fetchone()[0])
