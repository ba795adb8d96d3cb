"""LOC: what the actions of a building count in this game."""

from rondel.games.trail import visit as rule
from rondel.games.trail.explain import visit as trail

from .content import Uses


class Visit(Uses[rule.Visit], trail.Visit):
    pass
