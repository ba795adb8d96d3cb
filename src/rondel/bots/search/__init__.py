"""Search: bots that look ahead, each only in determinizations of its seat."""

from ..seat import Candidate
from .bot import MctsSearch
from .config import SearchConfig, read_config

__all__ = ["Candidate", "MctsSearch", "SearchConfig", "read_config"]
