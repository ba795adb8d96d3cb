"""What the commands of rondel admin share: the site they work on, and how they list what they find there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from .common import console

if TYPE_CHECKING:
    from rondel.server.hub import Hub

T = TypeVar("T")
Redis = Annotated[
    str, typer.Option(help="Where the nodes meet, so that they hear of it at once.", envvar="RONDEL_REDIS")
]


def at_site(database: str | None, redis: str, work: Callable[["Hub"], Awaitable[T]]) -> T:
    from rondel.server.administration import site

    async def run() -> T:
        async with site(database_of(database), redis) as hub:
            return await work(hub)

    return asyncio.run(run())


def database_of(given: str | None) -> str:
    from rondel.server.run import data_file

    return given or data_file("site.db")


def print_rows(headings: list[str], rows: list[list[Any]]) -> None:
    table = Table(*headings, box=None)
    for row in rows:
        table.add_row(*map(str, row))
    console.print(table, highlight=False, markup=False)
