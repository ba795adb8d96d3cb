"""How a server was started."""

from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """`local`: one person at home, without accounts; otherwise a public site.

    `site`: the address people use (https://games.example.org), if it is to be the only one.
    """

    database: str
    local: bool = False
    site: str = ""
    redis: str = ""  # where the nodes of a site meet, if there are several
    static: Path = STATIC  # the client as Vite built it
    session_days: int = 30
    body_limit: int = 64 * 1024
    socket_limit: int = 8 * 1024
    connections_of_one: int = 100  # that an address may have open: a household, or a class at school
    sockets_of_one: int = 30  # tables that an account may have open
    bot_workers: int = 1  # processes in which bots think
    bot_patience: float = 30.0  # seconds without a sign of life of one that thinks
    waiting_days: float = 14  # after which a table that waits for players is closed; 0: never
    abandoned_days: float = 90  # after which one that nobody has played at is
    log_json: bool = False
    access_log: bool = False
    smtp: str = ""  # where mails go out, if they do
    mail_from: str = ""
    push_anywhere: bool = False  # for tests: push services may be on this machine, without TLS
    hint_bot: str = "hint"  # who is asked what the bot would do
    warm: bool = True  # load what that takes as soon as somebody sits at a table where they may ask

    def client(self) -> bytes | None:
        """The page of the client, None if it has not been built."""
        try:
            return (self.static / "index.html").read_bytes()
        except OSError:
            return None
