# not compiled
"""What was used last, kept in memory; what was used longest ago is forgotten first."""

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Latest(dict[Key, Value]):
    """A mapping of at most so many entries, the last used one last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: Key, value: Value) -> Value:
        """Note it as the last used."""
        self.pop(key, None)
        self[key] = value
        if len(self) > self.most:
            del self[next(iter(self))]
        return value
