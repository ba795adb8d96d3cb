"""Bots that play by a learned network, with and without a search."""

from .bot import Net, PuctSearch
from .config import BadSearch, PuctConfig, read_config

__all__ = ["BadSearch", "Net", "PuctConfig", "PuctSearch", "read_config"]
