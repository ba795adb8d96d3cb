"""Tables that nobody wants any more are closed: those that wait for players in vain, and those that all have left."""

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING

from rondel.table.live import Rejected

from .sessions import DAY

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
EVERY = 3600.0  # seconds between two looks
CLAIM = "expiry"  # one node does it


async def expire(hub: "Hub") -> None:
    """Now and then, for ever."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            if await hub.bus.claim(CLAIM):
                await close_old(hub)
        except Exception:
            log.exception("old tables are not closed")


async def close_old(hub: "Hub") -> list[str]:
    """The tables that were closed. Where somebody looks on, nothing is closed under their eyes."""
    settings, now = hub.settings, time()
    limits = {"waiting": settings.waiting_days, "running": settings.abandoned_days}
    closed: list[str] = []
    for status, days in limits.items():
        for name in await hub.store.unchanged(status, now - days * DAY) if days else []:
            room = await hub.rooms.room(name)
            if room.audience.watched():
                continue
            try:
                await room.close("expired")
                closed.append(name)
            except Rejected:
                pass  # somebody was quicker
    return closed
