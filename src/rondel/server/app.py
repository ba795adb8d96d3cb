"""The application: storage, hub and routes put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme

import rondel

from .accounts import Accounts, visitor_of
from .errors import answer
from .hub import Hub
from .limits import Limit
from .routes import account, docs, games, learn, pages, tables
from .routes.common import AnyRequest
from .security import Guard
from .settings import Settings
from .socket import PER_MINUTE, socket
from .store import Store
from .visitor import Visitor

ABOUT = (
    "Tables of heavy Euro games, for browsers and programs. Every change needs the cookie and, in the header "
    "X-CSRF-Token, the `csrf` that GET /api/me gives. `seq` says which position you have seen: if the table has moved "
    "on, look again. Every error is a Problem. Positions, actions and records are those of the Python engine."
)


def create_app(settings: Settings, store: Store | None = None) -> Guard:
    """The site as an ASGI application; `store` if it is open already."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        kept = store or await Store.open(settings.database)
        hub = Hub(kept, settings)
        app.state.update(store=kept, hub=hub, accounts=Accounts(kept.database, settings))
        app.state.update(rooms=hub.rooms, lobby=hub.lobby, views=hub.views, programs=hub.programs)
        try:
            await hub.start()
            yield
        finally:
            await hub.stop()
            await kept.close()

    given = ("store", "rooms", "lobby", "views", "programs", "accounts", "settings", "logins", "creations")
    site = Litestar(
        route_handlers=[
            *account.ROUTES,
            *games.ROUTES,
            *learn.ROUTES,
            *tables.ROUTES,
            socket,
            docs.openapi,
            docs.style,
            pages.client,
            pages.board_style,
            pages.assets(settings.static),
        ],
        state=State(
            {
                "settings": settings,
                "logins": Limit(account.PER_MINUTE),
                "creations": Limit(tables.PER_MINUTE),
                "sockets": Limit(PER_MINUTE),
            }
        ),
        dependencies={
            "who": Provide(_who),
            **{name: Provide(_from_state(name), sync_to_thread=False) for name in given},
        },
        lifespan=[life],
        exception_handlers={Exception: answer},
        request_max_body_size=settings.body_limit,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=_described(),
        logging_config=None,
    )
    return Guard(site, settings)


async def _who(request: AnyRequest) -> Visitor:
    return await visitor_of(request)


def _from_state(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide


def _described() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "csrf": SecurityScheme(type="apiKey", name="X-CSRF-Token", security_scheme_in="header", description=ABOUT),
    }
    return OpenAPIConfig(
        title="Rondel",
        version=rondel.__version__,
        description=ABOUT,
        path="/api/docs",
        render_plugins=[docs.Handbook()],
        components=Components(security_schemes=schemes),
        use_handler_docstrings=True,
    )
