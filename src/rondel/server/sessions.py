"""The cookie of a browser, and what is derived from it.

Every browser gets a random token; if it is logged in, the database knows the token's hash. The CSRF token is another
hash: only a page of this site can learn it (from /api/me), and it fits this cookie only.

A second cookie stays after logging out: by it a browser is known in which an account has been logged in before. It is
signed with what the database keeps of the password, so that no secret has to be kept for it and a new password ends it.
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
    value = _value(cookies, cookie_name(secure))
    return value if len(value) == LENGTH else ""


def _value(cookies: str, wanted: str) -> str:
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and len(value) <= 2 * LENGTH and value.isascii():
            return value
    return ""


# Browsers that are known


def known_cookie(password_hash: str, secure: bool) -> Cookie:
    """For a browser in which the account with this hash is logged in."""
    number = token_urlsafe(12)
    value = f"{number}.{_signed(number, password_hash)}"
    return Cookie(
        _known(secure), value=value, max_age=365 * DAY, path="/", secure=secure, httponly=True, samesite="lax"
    )


def known_browser(cookies: str, password_hash: str, secure: bool) -> str:
    """What the browser is known by to the account with this hash; "" if it is not."""
    number, _, signed = _value(cookies, _known(secure)).partition(".")
    return number if number and compare_digest(signed, _signed(number, password_hash)) else ""


def _known(secure: bool) -> str:
    return f"{cookie_name(secure)}-known"


def _signed(number: str, password_hash: str) -> str:
    key = blake2b(password_hash.encode(), digest_size=32, person=b"rondel known").digest()
    return blake2b(number.encode(), key=key, digest_size=16).hexdigest()
