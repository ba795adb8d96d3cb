"""The config of a tournament: all that decides which games are played, and how they go."""

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import rondel
from rondel.bots import UnknownBot, check_codes
from rondel.core.errors import RondelError

from .lineups import Codes, Seating, check_bots, check_games, schedule

LONGEST_NAME = 100  # of a folder


class TournamentConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Two tournaments of the same config have the same results, if their bots do not look at the clock."""

    game: str
    players: int
    bots: list[str]
    games: int  # as asked for: whole rounds are played
    seed: int
    options: dict[str, Any] = {}
    components: str = ""  # the file of corrected component data
    components_hash: str = ""
    revision: int  # of the game's rules
    rondel: str  # version
    against: str = ""  # who holds all other seats of a table; nobody: the bots play each other

    def schedule(self) -> list[Seating]:
        return _scheduled(tuple(self.bots), self.players, self.games, self.against)

    def differences(self, other: "TournamentConfig") -> list[str]:
        """ "games: 100, not 200" and the like."""
        mine, theirs = msgspec.structs.asdict(self), msgspec.structs.asdict(other)
        return [f"{key}: {_shown(mine[key])}, not {_shown(theirs[key])}" for key in mine if mine[key] != theirs[key]]

    def continues(self, other: "TournamentConfig") -> bool:
        """The same, but for more games: its schedule begins with that of the other."""
        return self.games > other.games and msgspec.structs.replace(other, games=self.games) == self

    def folder_name(self) -> str:
        """saltfjord-2p-greedy-random-1000-seed-0; what does not fit into a name becomes a few letters at its end."""
        codes = [*self.bots, "against", self.against] if self.against else self.bots
        bots = "-".join(re.sub(r"[^\w.+-]", "", code) for code in codes)
        name = f"{self.game}-{self.players}p-{bots}-{self.games}-seed-{self.seed}"
        clear = not (self.options or self.components) and len(name) <= LONGEST_NAME
        return name if clear else f"{name[:LONGEST_NAME]}-{sha256(msgspec.json.encode(self)).hexdigest()[:8]}"


@lru_cache(maxsize=1)  # it is asked for often, and a schedule of millions of games takes its time
def _scheduled(bots: Codes, players: int, games: int, against: str) -> list[Seating]:
    return schedule(list(bots), players, games, against)


def make_config(
    game: Any,
    games: int,
    players: int,
    bots: list[str],
    seed: int = 0,
    options: dict[str, Any] | None = None,
    against: str = "",
) -> TournamentConfig:
    """Refuses what cannot be played, before anything is written."""
    check_games(games)
    check_bots(bots, players, against)
    game.new(players, seed, **(options or {}))
    check_codes(bots, game)
    if against:
        _check_against(against, game)
    return TournamentConfig(
        game=game.name,
        players=players,
        bots=list(bots),
        games=games,
        seed=seed,
        options=options or {},
        components=game.source,
        components_hash=sha256(Path(game.source).read_bytes()).hexdigest() if game.source else "",
        revision=game.revision,
        rondel=rondel.__version__,
        against=against,
    )


def _check_against(code: str, game: Any) -> None:
    try:
        check_codes([code], game)
    except RondelError as error:
        raise UnknownBot(f"against: {error}") from None


def read_config(path: Path) -> TournamentConfig:
    try:
        return msgspec.json.decode(path.read_bytes(), type=TournamentConfig)
    except FileNotFoundError:
        raise RondelError(f"{path.parent}: is no folder of a tournament: there is no {path.name} in it") from None
    except OSError as error:
        raise RondelError(f"{path}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise RondelError(f"{path}: is no plan of a tournament: {error}") from None


def _shown(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value) or "nothing"
