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
from .errors import answer, lang_of
from .hub import Hub
from .limits import LONGS_PER_MINUTE, REQUESTS_PER_MINUTE, Limit
from .logins import Logins
from .routes import account, analyses, company, docs, friends, games, learn, notes, pages, profiles, reach, tables
from .routes.common import AnyRequest, spend
from .search_socket import search_socket
from .security import Guard
from .settings import Settings
from .socket import PER_MINUTE, Crowd, Talk, socket
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
        app.state.update(rooms=hub.rooms, lobby=hub.lobby, views=hub.views, programs=hub.programs, friends=hub.friends)
        app.state.update(analyses=hub.analyses, animations=hub.animations, profiles=hub.profiles, reach=hub.reach)
        app.state.update(notebook=hub.notes, shares=hub.shares)
        app.state.update(searches=hub.searches, reports=hub.reports, sanctions=hub.sanctions)
        hub.nodes.share({name: found for name, found in app.state.items() if isinstance(found, Limit)})
        hub.nodes.share({"requests": guard.requests, "files": guard.files} | app.state.logins.shared())
        hub.nodes.share(app.state.talk.shared())
        try:
            await hub.start()
            yield
        finally:
            await hub.stop()
            await kept.close()

    given = (
        "store",
        "rooms",
        "lobby",
        "views",
        "programs",
        "analyses",
        "animations",
        "notebook",  # not "notes": a body has a field of that name, and Litestar would take its errors for ours
        "shares",
        "profiles",
        "reach",
        "accounts",
        "friends",
        "settings",
        "logins",
        "registrations",
        "creations",
        "seekings",
        "searches",
        "reports",
        "sanctions",
        "mailings",
        "longs",
    )
    site = Litestar(
        route_handlers=[
            *account.ROUTES,
            *friends.ROUTES,
            *company.ROUTES,
            *games.ROUTES,
            *learn.ROUTES,
            *tables.ROUTES,
            *analyses.ROUTES,
            *notes.ROUTES,
            *profiles.ROUTES,
            *reach.ROUTES,
            socket,
            search_socket,
            docs.openapi,
            docs.style,
            pages.client,
            pages.board_style,
            pages.asset,
            pages.worker,
        ],
        state=State(
            {
                "settings": settings,
                "logins": Logins(),
                "registrations": Limit(account.PER_MINUTE),
                "creations": Limit(tables.PER_MINUTE),
                "seekings": Limit(company.PER_MINUTE),
                "mailings": Limit(reach.PER_HOUR, minutes=60),
                "longs": Limit(LONGS_PER_MINUTE),
                "askers": Limit(REQUESTS_PER_MINUTE),
                "sockets": Limit(PER_MINUTE),
                "crowd": Crowd(settings),
                "talk": Talk(),
            }
        ),
        dependencies={
            "who": Provide(_who),
            **{name: Provide(_from_state(name), sync_to_thread=False) for name in given},
        },
        lifespan=[life],
        exception_handlers={Exception: answer},
        request_max_body_size=settings.body_limit,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key="made"),
        openapi_config=_described(),
        logging_config=None,
    )
    guard = Guard(site, settings)
    return guard


async def _who(request: AnyRequest) -> Visitor:
    """An account has as many requests as an address, from however many of those it comes."""
    who = await visitor_of(request)
    if who.account is not None:
        spend(request.app.state.askers, lang_of(request.scope["query_string"]), f"account {who.account}")
    return who


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
