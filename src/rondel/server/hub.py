"""The server without its network: what all tables share, started and stopped together."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import rondel
from rondel.core.texts import LANGUAGES

from . import hints
from .analyses import Analyses
from .animations import Animations
from .bots import Bots
from .bus import Bus
from .expiry import expire
from .friends import Friends
from .garbage import Collector
from .limits import Limit
from .lobby import Lobby
from .nodes import Nodes
from .notes import Notes
from .profiles import Profiles
from .programs import Programs
from .reach import Reaching
from .redis_bus import RedisBus
from .reports import Reports
from .rooms import Rooms
from .sanctions import Sanctions
from .searches import Searches
from .settings import Settings
from .shares import Shares
from .store import Store
from .views import Views

T = TypeVar("T")


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.bots = Bots(settings.bot_workers, settings.bot_patience)
        self.hints = Limit(hints.PER_MINUTE)
        self.garbage = Collector()
        self.desk = ThreadPoolExecutor(1, "desk")  # one: what is long waits its turn, and clicks go between
        self.tasks: set[asyncio.Task[None]] = set()
        self.bus = RedisBus(settings.redis) if settings.redis else Bus()
        self.nodes = Nodes(self, self.bus)
        self.rooms = Rooms(self)
        self.lobby = Lobby(self)
        self.friends = Friends(store.database)
        self.searches = Searches(self)
        self.reports = Reports(store.database)
        self.sanctions = Sanctions(store.database)
        self.views = Views(self.rooms)
        self.programs = Programs(self.rooms)
        self.analyses = Analyses(self)
        self.animations = Animations(self)
        self.notes = Notes(self)
        self.shares = Shares(self)
        self.profiles = Profiles(self)
        self.reach = Reaching(self)

    async def start(self) -> None:
        self.garbage.start()
        self.nodes.share({"hints": self.hints})
        await self.nodes.start()
        await self.rooms.resume()
        self.spawn(_warm_up())
        self.spawn(self.rooms.tidy())
        if not self.settings.local:
            self.spawn(expire(self))
            self.spawn(self.searches.run())
        await self.reach.start()

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.rooms.close()
        await self.bots.stop()
        await self.bus.stop()
        self.desk.shutdown(wait=False, cancel_futures=True)
        self.reach.stop()
        self.garbage.stop()

    async def long(self, work: Callable[..., T], *given: Any) -> T:
        """Work that takes longer than a click may wait: off the loop, one at a time."""
        return await asyncio.get_running_loop().run_in_executor(self.desk, work, *given)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def _warm_up() -> None:
    """Load the games and their texts, so that the first visitor of a language need not hold up the others."""
    games = [await asyncio.to_thread(rondel.load_game, name) for name in rondel.games()]
    for lang in LANGUAGES:
        for game in games:
            await asyncio.to_thread(_read_texts, game, lang)


def _read_texts(game: Any, lang: str) -> None:
    game.texts().title(lang)
