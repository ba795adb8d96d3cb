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
    connections_of_one: int = 100  # that an address may have open
    sockets_of_one: int = 30  # tables that an account may have open
    bot_workers: int = 1  # processes in which bots think
    bot_patience: float = 30.0  # seconds without a sign of life of one that thinks
    waiting_days: float = 14  # after which a table that waits for players is closed; 0: never
    abandoned_days: float = 90  # after which one that nobody has played at is
    log_json: bool = False
    access_log: bool = False
    hint_bot: str = "hint"  # who is asked what the bot would do
