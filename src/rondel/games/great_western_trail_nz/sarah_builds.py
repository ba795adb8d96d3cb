"""SOLO: how Sarah builds."""

from typing import Final

from rondel.core.codecs import Codec
from rondel.games.trail.buildings import SiteMemo, raise_building
from rondel.games.trail.rival import building_options, nearest_sites

from .components import CRAFTSMAN
from .rules import Rules
from .sarah_steps import Act, Asked
from .state import Table

Choice = tuple[int, int]  # craftsmen used, building


class SarahBuilds:
    """NZ-SOLO-25 to 28, 38: free of charge, beside where the human is going next."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.build: Final = Act(rules, "build", "NZ-SOLO-25", self._build, Codec(0, 10))
        names = SiteMemo(rules.components.private_names, "more_craftsmen")
        self.site: Final = Asked(rules, "site", "NZ-SOLO-38", rules.site_at, self._sites, self._raise, names)
        self.build.pushes = [[self.site]]

    def _build(self, s: Table, memo: int) -> None:
        """NZ-SOLO-25, 28. Memo: exactly so many craftsmen; 0 = by those she has."""
        new: list[Choice] = []
        better: list[Choice] = []
        for craftsmen, building, space in building_options(self.rules, s, nearest_sites(self.rules, s)):
            (new if s.tiles[space] < 0 else better).append((craftsmen, building))
        most = s.sarah[0].workers[CRAFTSMAN]
        tries = [(new, memo), (better, memo)] if memo else [(new, most), (new, most - 1)]
        if not memo:
            tries += [(choices, max([n for n, _ in choices if n <= most], default=0)) for choices in (better, new)]
        for choices, craftsmen in tries:
            fit = [building for n, building in choices if n == craftsmen]
            if fit:
                building = self._best(fit, choices is better)
                self.site.ask(s, SiteMemo.pack(building, craftsmen if choices is better else 0))
                return

    def _best(self, buildings: list[int], replacing: bool) -> int:
        """NZ-SOLO-27: a new one with a hand; in place of another the one with most points, then with more hands."""
        c = self.rules.components
        hands = [len(c.hands[c.own_tile(0, building)]) for building in range(len(c.builders))]
        if replacing:
            return max(buildings, key=lambda building: (c.building_points[building], hands[building], -building))
        return max(buildings, key=lambda building: (hands[building] > 0, -building))

    def _sites(self, s: Table, memo: int) -> list[int]:
        """NZ-SOLO-26, 38: the equally near spaces, or the equal buildings that could give way."""
        building, more = SiteMemo.unpack(memo)
        sites = self.rules.components.trail.sites
        options = building_options(self.rules, s, nearest_sites(self.rules, s))
        return [
            sites.index(space)
            for craftsmen, which, space in options
            if which == building and (s.tiles[space] < 0 if not more else s.tiles[space] >= 0 and craftsmen == more)
        ]

    def _raise(self, s: Table, memo: int, place: int) -> None:
        space = self.rules.components.trail.sites[place]
        building, _ = SiteMemo.unpack(memo)
        raise_building(self.rules, s, s.seats, building, space)
