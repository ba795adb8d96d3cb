"""The cookie of a browser, and what is derived from it.

Every browser gets a random token; if it is logged in, the database knows the token's hash. The CSRF token is another
hash: only a page of this site can learn it (from /api/me), and it fits this cookie only.
"""

from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe

from litestar.datastructures import Cookie

DAY = 24 * 60 * 60
BYTES = 32
LENGTH = len(token_urlsafe(BYTES))


def new_token() -> str:
    return token_urlsafe(BYTES)


def stored(token: str) -> str:
    """What the database knows of a token."""
    return blake2b(token.encode(), digest_size=32, person=b"rondel session").hexdigest()


def csrf(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"rondel csrf").hexdigest()


def csrf_ok(token: str, given: str) -> bool:
    return bool(token) and compare_digest(csrf(token).encode(), given.encode())


def cookie_name(secure: bool) -> str:
    """The prefix makes browsers refuse it from anybody but this very host."""
    return "__Host-rondel" if secure else "rondel"


def cookie(token: str, secure: bool, days: int) -> Cookie:
    return Cookie(
        cookie_name(secure), value=token, max_age=days * DAY, path="/", secure=secure, httponly=True, samesite="lax"
    )


def token_in(cookies: str, secure: bool) -> str:
    """Our token in the header of that name; "" if there is none that can be ours."""
    wanted = cookie_name(secure)
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and len(value) == LENGTH and value.isascii():
            return value
    return ""
