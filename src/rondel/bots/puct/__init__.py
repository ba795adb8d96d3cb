"""Bots that play by a learned network, with and without a search."""

from .bot import Net, PuctSearch
from .config import PuctConfig, read_config

__all__ = ["Net", "PuctConfig", "PuctSearch", "read_config"]
