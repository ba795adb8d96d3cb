"""The action table: every atomic decision of a game, numbered once, in named families."""

from typing import Final

from .errors import IllegalAction, hint

DONE: Final = 0  # in every game: "no more of this"


class Family:
    """A block of consecutive numbers: `hire` x rows x workers is hire:1:cowboy, hire:1:builder, ..."""

    def __init__(self, name: str, first: int, rows: list[str], columns: list[str]) -> None:
        self.name: Final = name
        self.first: Final = first
        self.width: Final = max(1, len(columns))
        self.names: Final = (
            [f"{name}:{r}:{c}" for r in rows for c in columns] if columns else [f"{name}:{r}" for r in rows]
        )
        self.end: Final = first + len(self.names)

    def at(self, row: int, column: int = 0) -> int:
        return self.first + row * self.width + column

    def index(self, action: int) -> int:
        return action - self.first

    def has(self, action: int) -> bool:
        return self.first <= action < self.end


class ActionTable:
    """Families in the order of their making; a name or a number finds the other."""

    def __init__(self) -> None:
        self._names: list[str] = ["done"]
        self._numbers: dict[str, int] = {"done": DONE}
        self.families: list[Family] = []

    def family(self, name: str, rows: list[str], columns: list[str] | None = None) -> Family:
        made = Family(name, len(self._names), rows, columns or [])
        for text in made.names:
            if text in self._numbers:
                raise ValueError(f"two actions are called {text}")
            self._numbers[text] = len(self._names)
            self._names.append(text)
        self.families.append(made)
        return made

    def single(self, name: str) -> int:
        """An action without alternatives, such as `discard`."""
        if name in self._numbers:
            raise ValueError(f"two actions are called {name}")
        self._numbers[name] = len(self._names)
        self._names.append(name)
        return self._numbers[name]

    def __len__(self) -> int:
        return len(self._names)

    def name(self, action: int) -> str:
        if not 0 <= action < len(self._names):
            raise IllegalAction(f"there is no action {action}: the table has 0 to {len(self._names) - 1}")
        return self._names[action]

    def number(self, name: str) -> int:
        if name not in self._numbers:
            raise IllegalAction(f"there is no action called {name!r}{hint(name, self._names)}")
        return self._numbers[name]
