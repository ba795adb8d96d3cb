"""Environments for programs that learn: PettingZoo for one game, numpy batches for many. docs/research.md explains.

from rondel.envs import env, VectorEnv
"""

import sys as _sys

try:
    import gymnasium as _gymnasium  # noqa: F401
    import pettingzoo as _pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ModuleNotFoundError as _error:
    raise ImportError(
        f"rondel.envs needs PettingZoo, gymnasium and numpy ({_error}): "
        f"{_sys.executable} -m pip install pettingzoo gymnasium numpy"
    ) from _error

from .aec import env, raw_env
from .layout import LayoutRow, layout
from .sampling import sample
from .vector import Batch, VectorEnv

__all__ = ["Batch", "LayoutRow", "VectorEnv", "env", "layout", "raw_env", "sample"]
