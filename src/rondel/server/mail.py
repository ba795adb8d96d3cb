"""Mail by SMTP: where it goes out, what a mail looks like, and sending one. See letters.py for when."""

import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from functools import cache
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from rondel.core.errors import RondelError
from rondel.core.wording import Wording

from .letters import NeverSent, NotSent
from .wording import spoken

TIMEOUT = 20.0  # seconds for each word of the SMTP server
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
HOME = ("localhost", "127.0.0.1", "::1")  # what is said there nobody else hears


class BadMail(RondelError):
    """Mail cannot be sent like that; the text says why."""


@dataclass(frozen=True)
class Smtp:
    """smtp: TLS is asked for, and needed; smtps: TLS from the first byte; smtp+plain: none."""

    scheme: Literal["smtp", "smtps", "smtp+plain"]
    host: str
    port: int
    user: str
    password: str


def smtp_of(url: str) -> Smtp:
    """What an address such as smtp://user:password@host:587 says."""
    need = "smtp: must be an address such as smtp://user:password@mail.example.org:587"
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise BadMail(f"{need} with a port from 1 to 65535") from None
    if found.scheme not in PORTS or not found.hostname or found.path not in ("", "/") or found.query:
        raise BadMail(f"{need}; smtps:// for TLS from the beginning, smtp+plain:// for none")
    user, password = unquote(found.username or ""), unquote(found.password or "")
    scheme: Literal["smtp", "smtps", "smtp+plain"] = found.scheme  # type: ignore[assignment]
    return Smtp(scheme, found.hostname, port or PORTS[scheme], user, password)


def sender_of(text: str) -> Address:
    """From whom mails come: games@example.org."""
    try:
        found = Address("Rondel", addr_spec=text)
        if found.username and "." in found.domain and text.isascii() and text.isprintable():
            return found
    except (ValueError, IndexError):
        pass
    raise BadMail(f"mail-from: must be an address such as games@example.org, not {text!r}")


@cache
def _words(lang: str) -> Wording:
    return Wording(Path(__file__).parent / "words" / "mail", lang)


def say(lang: str, key: str, **arguments: object) -> str:
    return _words(spoken(lang))(key, **arguments)


@dataclass(frozen=True)
class MailText:
    """A mail before it is in an envelope. `leave`: the key of the link that ends mails of its kind."""

    to: str
    subject: str
    body: str
    leave: str = ""


def message(text: MailText, sender: Address, site: str, number: str) -> EmailMessage:
    """`number`: the same whenever it is tried again, so that one that arrives twice can be told to be one."""
    made = EmailMessage()
    made["From"] = sender
    made["To"] = text.to
    made["Subject"] = text.subject
    made["Date"] = formatdate()
    made["Message-ID"] = f"<rondel.{number}@{sender.domain}>"
    made["Auto-Submitted"] = "auto-generated"
    if text.leave:  # RFC 8058: one click in the mail program
        made["List-Unsubscribe"] = f"<{site}/api/unsubscribe/{text.leave}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text.body + "\n", cte="quoted-printable")
    return made


def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand it over. This takes its time: not for the loop."""
    try:
        with _connected(smtp, mail["From"].addresses[0].domain) as server:
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as refused:
        code = next(iter(refused.recipients.values()))[0]
        raise (NeverSent if code >= 500 else NotSent)(f"the address is refused ({code})") from None
    except smtplib.SMTPDataError as refused:
        code = refused.smtp_code
        raise (NeverSent if code >= 500 else NotSent)(f"the mail is refused ({code})") from None
    except smtplib.SMTPNotSupportedError:
        raise NeverSent("the SMTP server cannot do what this mail needs") from None
    except (smtplib.SMTPException, OSError) as error:  # whatever they say may name the person
        raise NotSent(f"{type(error).__name__} {getattr(error, 'smtp_code', '')}".strip()) from None


def _connected(smtp: Smtp, us: str) -> smtplib.SMTP:
    if smtp.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(smtp.host, smtp.port, local_hostname=us, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(smtp.host, smtp.port, local_hostname=us, timeout=TIMEOUT)
    if smtp.scheme == "smtp" and smtp.host not in HOME:
        try:
            server.starttls(context=ssl.create_default_context())
        except smtplib.SMTPNotSupportedError:
            server.close()
            raise NotSent("the SMTP server offers no TLS: smtp+plain:// would do without") from None
        except BaseException:
            server.close()
            raise
    return server
