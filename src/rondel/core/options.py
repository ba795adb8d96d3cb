"""The options of a game: variants and set-up choices, given as keywords to `game.new`."""

from typing import Any, Final

from .errors import BadOption, hint


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
            raise BadOption(f"{self.name}: must be one of {shown}, not {value!r}")
        least, most = self.players
        if value != self.values[0] and not least <= players <= most:
            who = str(least) if least == most else f"{least} to {most}"
            raise BadOption(f"{self.name}: only in a game of {who}, not of {players}")
        return value


def chosen(options: list[Option], given: dict[str, Any], players: int) -> dict[str, Any]:
    """Every option with its value; what is not given has its usual one."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {name!r}{hint(name, names)}")
    return {o.name: o.choose(given.get(o.name, o.values[0]), players) for o in options}
