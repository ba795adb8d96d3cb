"""Friends: ask, accept, remove, block."""

from litestar import delete, get, post
from litestar.params import JSONBody

from ..errors import PROBLEMS, ApiError, say
from ..http_protocol import Befriend, Friend
from ..visitor import Visitor
from .common import Lang, Name, TheFriends, Who


@get("/api/friends", summary="Your friends, and who wants to be one", tags=["account"], responses=PROBLEMS)
async def listed(friends: TheFriends, who: Who, lang: Lang = "en") -> list[Friend]:
    return await friends.of(_account(who, lang))


@post(
    "/api/friends",
    status_code=200,
    summary="Ask somebody, accept who asks, or block them",
    tags=["account"],
    responses=PROBLEMS,
)
async def befriend(data: JSONBody[Befriend], friends: TheFriends, who: Who, lang: Lang = "en") -> list[Friend]:
    await friends.want(_account(who, lang), data.name[:200], data.block, lang)
    return await friends.of(_account(who, lang))


@delete("/api/friends/{name:str}", status_code=200, summary="Remove or unblock", tags=["account"], responses=PROBLEMS)
async def forget(name: Name, friends: TheFriends, who: Who, lang: Lang = "en") -> list[Friend]:
    await friends.forget(_account(who, lang), name[:200], lang)
    return await friends.of(_account(who, lang))


def _account(who: Visitor, lang: str) -> int:
    if who.account is None:
        raise ApiError(401, "", say(lang, "log-in"))
    return who.account


ROUTES = [listed, befriend, forget]
