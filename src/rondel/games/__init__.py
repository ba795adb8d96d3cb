"""One folder per game: a package with `components.yaml` and a `load` function, found by the registry.

`rondel.games()` lists them, as the contract says; importing this package would hide that function behind the
module of the same name, so the module can be called too.
"""

import sys
from types import ModuleType

from rondel.core import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
