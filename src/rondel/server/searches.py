"""Looking for a game: who looks is seated with others who fit, and told at once, wherever on the site they are.

The searches are rows of the database, the rule is matching.py. One node at a time matches; what it finds is a row
before anybody is told, so that it may die at any moment. Every node tells the browsers that are connected to it.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import SystemRandom, token_urlsafe
from time import monotonic, time
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

import rondel
from rondel.table.deal import new_seed
from rondel.table.entries import Metadata, SeatRow

from .errors import Worded
from .http_protocol import ClockWanted
from .matching import matches
from .nodes import Sought
from .search_protocol import Pace, Search, SearchWanted
from .search_rows import GRACE, MatchedTable, SearchRow, SearchRows
from .sessions import DAY

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
CLAIM = "matching"  # one node does it
LOOK = 1.0  # seconds between two looks while somebody looks for a game
LASTS = GRACE + 2 * LOOK  # seconds for which a node looks on after the last thing that happened there
BEAT = 5.0  # seconds between two notes that somebody is there
PLAYERS = (2, 3, 4)
CLOCKS: dict[Pace, ClockWanted] = {"live": ClockWanted(30 * 60, 30), "days": ClockWanted(5 * DAY, DAY)}
Tell = Callable[[Search | None], None]  # None: hang up


class Searches:
    """`browsers`: those connected to this node, by account, and what each was told last."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.rows = SearchRows(hub.store.database)
        self.browsers: dict[int, dict[Tell, Search | None]] = {}
        self.woken = asyncio.Event()
        self.until = 0.0  # somebody who has no browser here looks for a game until then at least
        self.beaten = 0.0

    # What a person does

    async def begin(self, account: int, wanted: SearchWanted) -> Search:
        """A person has one search: a new one takes the place of the old one."""
        _check(wanted)
        await self.rows.begin(account, wanted)
        self._wake()
        return await self._state(account)

    async def cancel(self, account: int) -> Search:
        await self.rows.end(account)
        self._wake()
        return Search()

    async def ask(self, account: int) -> Search:
        """How it stands. Who asks is there: so a program can wait, too."""
        found = await self._state(account)
        if found.wanted is not None:
            await self.rows.mark([account])
            self.until = monotonic() + LASTS
        return found

    async def come(self, account: int, tell: Tell) -> None:
        """A browser is there, and is told how the search stands, now and whenever that changes."""
        self.browsers.setdefault(account, {})[tell] = None
        await self.rows.mark([account])
        self._wake()

    async def go(self, account: int, tell: Tell) -> None:
        """It is gone. Whoever has no other one is not seated any more; their search goes on if they come back soon."""
        here = self.browsers.get(account, {})
        here.pop(tell, None)
        if not here:
            self.browsers.pop(account, None)
            await self.rows.mark([account], here=False)
            self._wake()

    def cut_off(self, account: int) -> None:
        """They have logged out somewhere; a browser that still may comes back by itself."""
        for tell in list(self.browsers.get(account, ())):
            tell(None)

    # All the time

    async def run(self) -> None:
        """While somebody looks for a game; else this node rests, and leaves the matching to others."""
        while True:
            if self.browsers or monotonic() < self.until:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.woken.wait(), LOOK)
            else:
                self.hub.bus.release(CLAIM)
                await self.woken.wait()
            self.woken.clear()
            try:
                await self.look()
            except Exception:
                log.exception("those who look for a game are not looked after")
                await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Note who is there, seat who fits, tell what is new."""
        if monotonic() - self.beaten > BEAT and self.browsers:
            self.beaten = monotonic()
            await self.rows.mark(self.browsers)
        if self.hub.bus.owns(CLAIM) or await self.hub.bus.claim(CLAIM):
            await self.rows.forget()
            await self.match()
        await self._tell()

    async def match(self) -> None:
        """Tables for all who fit now, and those that a node which has died could not make any more."""
        seekers = await self.rows.seekers()
        for match in await asyncio.to_thread(matches, seekers):
            order = list(match.accounts)
            SystemRandom().shuffle(order)
            await self.rows.take(match, token_urlsafe(9), order)
        seatings = await self.rows.unmade()
        for seating in seatings:
            await self._make(seating)
        if seatings:
            self.hub.nodes.tell(Sought())

    async def _make(self, seating: MatchedTable) -> None:
        if seating.seats is None:
            await self.rows.release(seating.table)
            return
        game, now = rondel.load_game(seating.terms.game), time()
        clock = CLOCKS[seating.terms.pace]
        seats = [SeatRow(n, "person", name, account) for n, (account, name) in enumerate(seating.seats)]
        metadata = Metadata(
            seating.table, game.name, len(seats), new_seed(), {}, game.revision,
            {"start": clock.start, "increment": clock.increment, "out": clock.out}, True, None, now, now, seats=seats,
        )  # fmt: skip
        with suppress(IntegrityError):  # another node was quicker
            await self.hub.lobby.opened(metadata, game, friendly=not seating.terms.rated)

    def wake(self) -> None:
        """Another node says that there is something new."""
        if self.browsers:
            self.woken.set()

    def _wake(self) -> None:
        self.until = monotonic() + LASTS
        self.woken.set()
        self.hub.nodes.tell(Sought())

    # What is told

    async def _tell(self) -> None:
        if not self.browsers:
            return
        rows = await self.rows.all()
        for account, told in list(self.browsers.items()):
            state = _state(account, rows)
            for tell, before in list(told.items()):
                if before is None or _differs(before, state):
                    told[tell] = state
                    tell(state)

    async def _state(self, account: int) -> Search:
        return _state(account, await self.rows.all())


def _state(account: int, rows: dict[int, SearchRow]) -> Search:
    mine = rows.get(account)
    if mine is None:
        return Search()
    others = [row for row in rows.values() if row.account != account and row.here and not row.table]
    terms = set(mine.terms)
    alike = sum(not terms.isdisjoint(row.terms) for row in others)
    return Search(mine.wanted, round(max(0.0, time() - mine.since), 1), len(others), alike, mine.table)


def _differs(before: Search, now: Search) -> bool:
    """Browsers count the seconds themselves."""
    return (before.wanted, before.others, before.alike, before.table) != (now.wanted, now.others, now.alike, now.table)


def _check(wanted: SearchWanted) -> None:
    """Raise what is wrong, and where."""
    for field in ("games", "players", "paces", "rated"):
        given = getattr(wanted, field)
        if not given or len(given) != len(set(given)):
            raise Worded(400, field, "search-choose")
    for game in wanted.games:
        if game not in rondel.games():
            raise Worded(400, "games", "search-game", game=game[:40], known=", ".join(rondel.games()))
        least, most = rondel.load_game(game).players
        possible = [number for number in PLAYERS if least <= number <= most]
        if not set(wanted.players) <= set(possible):
            raise Worded(400, "players", "search-players", game=game, least=possible[0], most=possible[-1])
