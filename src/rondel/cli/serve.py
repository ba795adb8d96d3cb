"""rondel open: tables at home, in the browser. rondel serve: a site for many."""

import json
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit
from urllib.request import urlopen

import typer

from rondel.core.errors import BadOption

from .common import console

if TYPE_CHECKING:
    from rondel.server.settings import Settings

PORT = 8710
OTHERS = 20  # ports to try after it
Database = Annotated[
    str | None,
    typer.Option(
        help="A file, or a URL such as postgresql://user@host/name. Usual: in your data folder.",
        envvar="RONDEL_DATABASE",
    ),
]


def open_(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=f"Usual: {PORT} or a free one.")] = None,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Play in the browser, on this machine only and without accounts (the same as `rondel` alone)."""
    if port is None and database is None:
        running = _running(PORT)
        if running:
            console.print(f"Rondel runs already: {running}", highlight=False, soft_wrap=True)
            if browser:
                _show(running)
            return
    from rondel.server.run import data_file, listen
    from rondel.server.settings import Settings

    listening = listen("127.0.0.1", PORT, OTHERS) if port is None else listen("127.0.0.1", port)
    settings = Settings(database or data_file("home.db"), local=True)
    _run(settings, listening, "", browser)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = PORT,
    database: Database = None,
    site: Annotated[str, typer.Option(help="The only address to answer to, such as https://games.example.org.")] = "",
    proxy: Annotated[str, typer.Option(help="Addresses of proxies that may say whom they speak for.")] = "127.0.0.1",
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    redis: Annotated[
        str, typer.Option(help="Where the nodes of a site meet, such as redis://host:6379/0.", envvar="RONDEL_REDIS")
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            help="Where mails go out, such as smtp://user:password@mail.example.org:587. Needs --site and --mail-from.",
            envvar="RONDEL_SMTP",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The address from which mails come.", envvar="RONDEL_MAIL_FROM")] = "",
    log: Annotated[str, typer.Option(help="What the log is: plain lines, or json.")] = "plain",
    access_log: Annotated[bool, typer.Option("--access-log", help="A line in the log for every request.")] = False,
    push_anywhere: Annotated[bool, typer.Option("--push-anywhere", hidden=True)] = False,  # for tests
) -> None:
    """Run a site with accounts, for many people. For https, put a proxy in front and say its address with --site."""
    found = urlsplit(site)
    if site and not (found.scheme in ("http", "https") and found.netloc and found.path in ("", "/")):
        raise BadOption("site", f"must be an address such as https://games.example.org, not {site!r}")
    if log not in ("plain", "json"):
        raise BadOption("log", f"must be plain or json, not {log!r}")
    if smtp:
        _check_mail(smtp, mail_from, site)
    from rondel.server.run import data_file, listen
    from rondel.server.settings import Settings

    listening = listen(host, port)
    file = database or data_file("site.db")
    settings = Settings(
        file, site=site.rstrip("/"), redis=redis, bot_workers=bots, log_json=log == "json", access_log=access_log,
        smtp=smtp, mail_from=mail_from, push_anywhere=push_anywhere,
    )  # fmt: skip
    _run(settings, listening, proxy, browser=False)


def _check_mail(smtp: str, mail_from: str, site: str) -> None:
    """Before anything begins."""
    from rondel.server.mail import sender_of, smtp_of

    smtp_of(smtp)
    sender_of(mail_from)
    if not site:
        raise BadOption("site", "must be said with --smtp: mails have links to it")


def _run(settings: "Settings", listening: socket.socket, proxies: str, browser: bool) -> None:
    from rondel.server.run import address, run

    url = address(listening)

    def ready() -> None:
        shown = f"{url} ({settings.site})" if settings.site else url
        console.print(f"Rondel: {shown}   Ctrl-C ends it.", highlight=False, soft_wrap=True)
        if browser:
            _show(url)

    run(settings, listening, ready, proxies)


def _running(port: int) -> str:
    """The address of a server at home that answers already, "" if there is none."""
    url = f"http://127.0.0.1:{port}/"
    try:
        with urlopen(f"{url}api/me", timeout=1) as answer:
            me = json.loads(answer.read(4096))
    except (OSError, ValueError):
        return ""
    return url if isinstance(me, dict) and me.get("local") is True and "csrf" in me else ""


def _show(url: str) -> None:
    """In the browser, where there is a screen to show it; it may take its time."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
