"""Search: bots that look ahead, each only in worlds that its seat could be in."""

from .bot import Line, Search
from .plan import BadPlan, Plan, read_plan

__all__ = ["BadPlan", "Line", "Plan", "Search", "read_plan"]
