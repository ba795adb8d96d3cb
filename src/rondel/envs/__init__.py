"""Environments for programs that learn: PettingZoo for one game, numpy batches for many. docs/research.md explains.

from rondel.envs import env, VectorEnv

Only `env` and `raw_env` need PettingZoo and gymnasium, and ask for them when they are first named.
"""

import sys as _sys
from typing import TYPE_CHECKING, Any

try:
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as _error:
    raise ImportError(f"rondel.envs needs numpy ({_error}): {_sys.executable} -m pip install numpy") from _error

from .layout import LayoutRow, layout
from .observer import Observer
from .sampling import sample
from .vector import Batch, VectorEnv

if TYPE_CHECKING:
    from .aec import env, raw_env

__all__ = ["Batch", "LayoutRow", "Observer", "VectorEnv", "env", "layout", "raw_env", "sample"]

if not TYPE_CHECKING:  # or a type checker would take any name for one of the package

    def __getattr__(name: str) -> Any:
        if name not in ("env", "raw_env"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            import gymnasium  # noqa: F401
            import pettingzoo  # noqa: F401
        except ModuleNotFoundError as error:
            raise ImportError(
                f"rondel.envs.{name} needs PettingZoo, gymnasium and numpy ({error}): "
                f"{_sys.executable} -m pip install pettingzoo gymnasium numpy"
            ) from error
        from . import aec

        return getattr(aec, name)
