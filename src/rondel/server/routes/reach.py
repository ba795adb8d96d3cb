"""How you are reached: your address, notices, browsers that take pushes, vacation; and the way back in by mail."""

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from ..accounts import token_of
from ..errors import PROBLEMS
from ..names import key, tidy
from ..reach_protocol import (
    EndedSubscription,
    Forgotten,
    NewAddress,
    NewStart,
    NewSubscription,
    NoticesWanted,
    Proof,
    Reach,
    VacationWanted,
)
from ..sessions import stored
from .account import account_of, mail_to, prove
from .common import (
    AnyRequest,
    Lang,
    Name,
    TheAccounts,
    TheLimit,
    TheLogins,
    TheReach,
    TheRooms,
    TheSettings,
    Who,
    address,
    spend,
)

PER_HOUR = 10  # mails that may be asked for: by an account, from a place, to an address


@get("/api/me/reach", summary="How you are reached", tags=["reach"], responses=PROBLEMS)
async def reached(settings: TheSettings, reach: TheReach, who: Who, lang: Lang = "en") -> Reach:
    return await reach.of(account_of(settings, who, lang))


@put("/api/me/notices", summary="Which notices you want, and how", tags=["reach"], responses=PROBLEMS)
async def want(
    data: JSONBody[NoticesWanted], settings: TheSettings, reach: TheReach, who: Who, lang: Lang = "en"
) -> Reach:
    account = account_of(settings, who, lang)
    await reach.notices.want(account, data, lang)
    return await reach.of(account)


@put("/api/me/email", summary="Give, change or remove your address", tags=["reach"], responses=PROBLEMS)
async def set_address(
    request: AnyRequest,
    data: JSONBody[NewAddress],
    settings: TheSettings,
    accounts: TheAccounts,
    logins: TheLogins,
    mailings: TheLimit,
    reach: TheReach,
    who: Who,
    lang: Lang = "en",
) -> Reach:
    """A new one counts when the link in the mail to it was followed."""
    account = account_of(settings, who, lang)
    reach.need_mail()
    spend(mailings, lang, address(request), f"account {account}", mail_to(data.email))
    await prove(request, accounts, logins, who, data.password, "password", lang)
    await reach.addresses.set(account, data.email, lang)
    return await reach.of(account)


@post("/api/me/confirmation", status_code=202, summary="Send the mail that confirms your address again", tags=["reach"],
      responses=PROBLEMS)  # fmt: skip
async def confirm_again(
    request: AnyRequest,
    settings: TheSettings,
    accounts: TheAccounts,
    mailings: TheLimit,
    reach: TheReach,
    who: Who,
    lang: Lang = "en",
) -> Reach:
    account = account_of(settings, who, lang)
    reach.need_mail()
    spend(mailings, lang, address(request), f"account {account}", mail_to(await accounts.email(who)))
    await reach.addresses.ask_to_confirm(account, lang)
    return await reach.of(account)


@post("/api/confirmations", status_code=204, summary="Confirm an address, with the token of the mail", tags=["reach"],
      responses=PROBLEMS)  # fmt: skip
async def confirm(
    request: AnyRequest, data: JSONBody[Proof], registrations: TheLimit, reach: TheReach, lang: Lang = "en"
) -> None:
    spend(registrations, lang, address(request))
    await reach.addresses.confirm(data.token)


@post("/api/resets", status_code=202, summary="You forgot your password: send a mail", tags=["reach"],
      responses=PROBLEMS)  # fmt: skip
async def forgot(
    request: AnyRequest, data: JSONBody[Forgotten], mailings: TheLimit, reach: TheReach, lang: Lang = "en"
) -> None:
    """The answer is the same whether there is such an account, and comes as quickly."""
    reach.need_mail()
    spend(mailings, lang, address(request), f"reset {key(tidy(data.account[:254]))}")
    reach.hub.spawn(reach.addresses.forgot(data.account))


@post("/api/resets/password", status_code=204, summary="A new password, with the token of the mail", tags=["reach"],
      responses=PROBLEMS)  # fmt: skip
async def begin_anew(
    request: AnyRequest,
    data: JSONBody[NewStart],
    registrations: TheLimit,
    accounts: TheAccounts,
    rooms: TheRooms,
    reach: TheReach,
    lang: Lang = "en",
) -> None:
    """All sessions end."""
    spend(registrations, lang, address(request))
    rooms.cut_off(await reach.addresses.begin_anew(data.token, data.new, accounts))


@post("/api/unsubscribe/{key:str}", status_code=200, summary="No more notices by mail, with the key of a mail",
      tags=["reach"], responses=PROBLEMS)  # fmt: skip
async def unsubscribe(key: Name, reach: TheReach) -> Response[str]:
    """A mail program asks this by one click (RFC 8058); it needs no session."""
    await reach.notices.leave(key)
    return Response("", media_type="text/plain")


@post("/api/me/subscriptions", status_code=201, summary="This browser takes pushes", tags=["reach"], responses=PROBLEMS)
async def subscribe(
    request: AnyRequest,
    data: JSONBody[NewSubscription],
    settings: TheSettings,
    reach: TheReach,
    who: Who,
    lang: Lang = "en",
) -> Reach:
    account = account_of(settings, who, lang)
    await reach.pushes.subscribe(account, stored(token_of(request)), data)
    return await reach.of(account)


@delete("/api/me/subscriptions", status_code=200, summary="A browser takes no more pushes", tags=["reach"],
        responses=PROBLEMS)  # fmt: skip
async def end_subscription(
    data: JSONBody[EndedSubscription], settings: TheSettings, reach: TheReach, who: Who, lang: Lang = "en"
) -> Reach:
    account = account_of(settings, who, lang)
    await reach.pushes.unsubscribe(account, data.endpoint)
    return await reach.of(account)


@put("/api/me/vacation", summary="Go on vacation: your clocks at slow tables stand", tags=["reach"], responses=PROBLEMS)
async def go_on_vacation(
    data: JSONBody[VacationWanted], settings: TheSettings, reach: TheReach, who: Who, lang: Lang = "en"
) -> Reach:
    account = account_of(settings, who, lang)
    await reach.vacations.begin(account, data.days)
    return await reach.of(account)


@delete("/api/me/vacation", status_code=200, summary="You are back", tags=["reach"], responses=PROBLEMS)
async def come_back(settings: TheSettings, reach: TheReach, who: Who, lang: Lang = "en") -> Reach:
    account = account_of(settings, who, lang)
    await reach.vacations.end(account)
    return await reach.of(account)


ROUTES = [
    reached, want, set_address, confirm_again, confirm, forgot, begin_anew, unsubscribe, subscribe, end_subscription,
    go_on_vacation, come_back,
]  # fmt: skip
