# not compiled
"""Grounds for refusing a place: hexes, sand banks, spots. A reason is as in refusals.py."""

from typing import Any

from .cartographer import Survey
from .components import ITEMS, LANDSCAPES, LARGE, LOW_LEVEL, NEW, PIECES, RUIN, SETTLEMENT, SMALL
from .descriptions import Words
from .questions import actor
from .rules import Rules
from .state import Player, Table

Reason = tuple[str, str, Words]


def not_free(game: Rules, me: Player, place: int, rule: str) -> Reason | None:
    """A landscape space with nothing on it is needed."""
    name = game.components.hexes[place]
    if not me.charted >> place & 1:
        return "space_not_charted", rule, {"hex": name}
    if me.on[place] >= 0:
        return "space_occupied", "CI-RES-06", {"hex": name, "piece": PIECES[me.on[place]]}
    return None


def not_open(game: Rules, me: Player, place: int, rule: str, ruin: str) -> Reason | None:
    """An uncharted hex beside landscape is needed, without a ruin."""
    name = game.components.hexes[place]
    if me.on[place] == RUIN:
        return "ruin_there", ruin, {"hex": name}
    if me.charted >> place & 1:
        return "space_already_charted", rule, {"hex": name}
    return None if me.frontier >> place & 1 else ("not_beside_landscape", rule, {"hex": name})


def _half_fits(game: Rules, me: Player, place: int, landscape: int) -> Reason | None:
    """CI-TILE-05 to 07: for one half of a double tile by itself."""
    name = game.components.hexes[place]
    if me.on[place] == RUIN:
        return "ruin_there", "CI-TILE-05", {"hex": name}
    if me.on[place] >= 0:
        return "space_occupied", "CI-TILE-06", {"hex": name, "piece": PIECES[me.on[place]]}
    here = me.land[place]
    if here >= 0 and landscape not in (here, SETTLEMENT):
        words = {"hex": name, "here": LANDSCAPES[here], "land": LANDSCAPES[landscape]}
        return "landscape_does_not_match", "CI-TILE-07", words
    return None


def half(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    place = game.half.index(action)
    refused = _half_fits(game, actor(s), place, game.components.sides[memo][0])
    return refused or ("no_second_half_fits", "CI-TILE-05", {"hex": game.components.hexes[place]})


def beside(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    side, first = divmod(memo, len(c.hexes))
    place = game.beside.index(action)
    if not c.near[first] >> place & 1:
        return "not_beside_the_first_half", "CI-TILE-03", {"hex": c.hexes[first]}
    refused = _half_fits(game, me, place, c.sides[side][1])
    if refused:
        return refused
    if me.level[first] != me.level[place]:
        rule = "CI-TILE-08" if abs(me.level[first] - me.level[place]) == 1 else "CI-CARTO-06"
        return "levels_differ", rule, {"one": me.level[first], "other": me.level[place]}
    return "not_beside_landscape", "CI-TILE-05", {"hex": c.hexes[place]}


def coast(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    bank, place = c.coast[game.coast.index(action)]
    if s.round == 1 and not c.first_halves >> bank & 1:
        return "first_islet_at_the_harbor", "CI-ISLET-07", {}
    if me.islets[bank] >= 0 or me.islets[bank ^ 1] >= 0:
        return "sand_bank_taken", "CI-ISLET-05", {"half": c.halves[bank]}
    return not_open(game, me, place, "CI-ISLET-02", "CI-ISLET-03")


def site(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    place = game.site.index(action)
    words = {"hex": game.components.hexes[place]}
    return not_free(game, actor(s), place, "CI-BUILD-02") or ("not_the_highest_level", "CI-BUILD-02", words)


def ruin(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    place = game.ruin.index(action)
    if me.on[place] != RUIN:
        return "no_ruin_there", "CI-RUIN-01", {"hex": c.hexes[place]}
    if not c.near[place] & me.charted:
        return "ruin_not_accessible", "CI-RUIN-02", {"hex": c.hexes[place]}
    return "no_free_crafting_spot", "CI-RUIN-01", {}


def spot(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    """For a statue that comes from a ruin."""
    c = game.components
    me = actor(s)
    number = game.spot.index(action)
    words = {"spot": c.crafting[number]}
    if number >= c.crafting_open + me.buildings[LARGE - SMALL]:
        return "spot_covered", "CI-BUILD-08", words
    if me.crafting >> number & 1:
        return "spot_taken", "CI-RUIN-03", words
    return "same_as_another", "CI-RUIN-03", {}


def statue_spot(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    number = game.spot.index(action)
    if actor(s).crafting >> number & 1:
        return "same_as_another", "CI-STATUE-03", {}
    return "no_statue_there", "CI-STATUE-03", {"spot": game.components.crafting[number]}


def survey(game: Rules, s: Table, step: Survey, memo: int, action: int) -> Reason | None:
    """Cartographer option 2 charts a hex, 3 and 4 raise a space."""
    if memo % 4 != NEW:
        return "other_option_chosen", "CI-CARTO-03", {}
    return not_open(game, actor(s), game.surveyed.index(action), "CI-CARTO-07", "CI-CARTO-07")


def raised(game: Rules, s: Table, step: Survey, memo: int, action: int) -> Reason | None:
    option = memo % 4
    if option == NEW:
        return "other_option_chosen", "CI-CARTO-03", {}
    me = actor(s)
    place = game.raised.index(action)
    rule = f"CI-CARTO-{6 + option:02}"
    words = {"hex": game.components.hexes[place], "level": me.level[place], "option": option + 1}
    if (me.level[place] > LOW_LEVEL) != (option == 3) and me.free >> place & 1:
        return "other_level_needed", rule, words
    return not_free(game, me, place, rule) or ("no_single_tile_left", "CI-CARTO-10", {})


def single_tile(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    landscape = game.landscape.index(action)
    here = actor(s).land[memo // 8]
    if here >= 0 and landscape not in (here, SETTLEMENT):
        words = {"hex": c.hexes[memo // 8], "here": LANDSCAPES[here], "land": LANDSCAPES[landscape]}
        return "landscape_does_not_match", "CI-CARTO-08", words
    return "no_single_tile_left", "CI-CARTO-10", {}


def plant(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    return not_free(game, actor(s), game.plant.index(action), "CI-LARGE-07")


def move(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    return "nothing_to_move_there", "CI-LARGE-15", {"hex": game.components.hexes[game.move_piece.index(action)]}


def move_to(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    return not_free(game, actor(s), game.move_to.index(action), "CI-LARGE-15")


def no_cube(game: Rules, me: Player, place: int, rule: str) -> Reason | None:
    if 0 < me.on[place] < ITEMS:
        return None
    return "no_cube_there", rule, {"hex": game.components.hexes[place]}
