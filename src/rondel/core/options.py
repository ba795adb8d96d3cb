"""The options of a game: variants and set-up choices, given as keywords to `game.new`."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .chance import Chance
from .errors import BadOption, hint


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option: its values in the order they are offered (the first is usual), and for how many players."""

    def __init__(self, name: str, values: list[Any], players: tuple[int, int] = (1, 99)) -> None:
        self.name: Final = name
        self.values: Final = values
        self.players: Final = players

    def choose(self, value: Any, players: int) -> Any:
        for known in self.values:
            if type(known) is type(value) and known == value:
                break
        else:
            shown = ", ".join(str(known) for known in self.values)
            raise BadOption(self.name, f"must be one of {shown}, not {value!r}")
        least, most = self.players
        if value != self.values[0] and not least <= players <= most:
            who = str(least) if least == most else f"{least} to {most}"
            raise BadOption(self.name, f"only in a game of {who}, not of {players}")
        return value

    def fits(self, value: Any, players: int) -> bool:
        """Has this value a meaning with so many players?"""
        return self.players[0] <= players <= self.players[1]


class StartPlayer(Option):
    """Who begins: drawn by lot, or the player of a number."""

    def __init__(self, players: tuple[int, int] = (1, 99)) -> None:
        super().__init__("start_player", ["random", "1", "2", "3", "4"], players)

    def choose(self, value: Any, players: int) -> Any:
        wanted = super().choose(value, players)
        if wanted != "random" and int(wanted) > players:
            raise BadOption("start_player", f"there is no player {wanted} in a game of {players}")
        return wanted

    def fits(self, value: Any, players: int) -> bool:
        return super().fits(value, players) and (value == "random" or int(value) <= players)


def start_player(settings: dict[str, Any], seats: int, chance: Chance) -> int:
    """The seat that begins, as the option says."""
    wanted = settings["start_player"]
    return chance.below(seats) if wanted == "random" else int(wanted) - 1


def chosen(options: list[Option], given: dict[str, Any], players: int) -> dict[str, Any]:
    """Every option with its value; what is not given has its usual one."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption("", f"there is no option {name!r}{hint(name, names)}")
    return {o.name: o.choose(given.get(o.name, o.values[0]), players) for o in options}
