"""The part of the protocol that is about looking for a game."""

from typing import Literal

from msgspec import Struct

Pace = Literal["live", "days"]


class SearchWanted(Struct, forbid_unknown_fields=True):
    """What somebody would play: any of these games, with so many players, at such a pace (live: 30 minutes for each and
    30 seconds more for every turn; days: 5 days and one day more), rated or not. All of it at once is one search."""

    games: list[str]
    players: list[int]
    paces: list[Pace]
    rated: list[bool]


class Search(Struct):
    """How it stands. `wanted`: None = you look for nothing. `others`: who look now, too; `alike`: those of them who
    would play something that you would. `table`: it is found."""

    wanted: SearchWanted | None = None
    waited: float = 0.0  # seconds
    others: int = 0
    alike: int = 0
    table: str = ""
