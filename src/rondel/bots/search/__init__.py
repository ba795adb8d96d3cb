"""Search: bots that look ahead, each only in determinizations of its seat."""

from ..seat import Candidate
from .bot import Search
from .config import BadConfig, SearchConfig, read_config

__all__ = ["BadConfig", "Candidate", "Search", "SearchConfig", "read_config"]
