"""How the decisions of Saltfjord are explained: a file for each rule file, by the same name."""

from typing import TypeVar

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Explanation, Reason, Words, explaining
from rondel.core.flow import Step
from rondel.core.grammar import Optional

from ..components import POINTS, SHARED, Bundle, Components, die_of
from ..descriptions import pairs
from ..goods import Gain
from ..rounds import EndTurn, Turn
from ..rules import TOO_FEW, Rules
from ..state import Player, Table
from ..workers import Both

D = TypeVar("D", bound=Step[Table])
MAIN = ("die", "tavern_die", "retire")
DIE_WORK = ("use", "activate", "discard")
OWNED = ("cell", "line", "aside", "room", "pier", "token", "boat")
ACTIONS = ("order", "technology", "build", "sail", "return", "upgrade")


class Explains(Explanation[D]):
    game: Rules
    s: Table
    c: Components
    me: Player

    def named(self, bundle: Bundle) -> Amounts:
        """Goods and points by name, without what is nothing."""
        return pairs(self.c, [(what, n) for what, n in bundle if n])

    def building(self, cell: int) -> Words:
        """What stands there; nothing if it is no building."""
        square = self.me.grid[cell]
        return {"building": self.c.squares[square]} if 0 <= square < self.c.building_kinds else {}

    def idle(self, cell: int) -> int:
        """1 if nothing can be done there now: no order can be paid, no tile, no technology."""
        square = self.me.grid[cell]
        step = self.game.building[square] if 0 <= square < self.c.building_kinds else None
        return int(isinstance(step, Optional) and step.legal(self.s, self.seat, 0) == [DONE])

    def building_gain(self, cell: int) -> Bundle:
        """What its building just gives: any choice comes later."""
        square = self.me.grid[cell]
        return gain_of(self.game.building[square]) if 0 <= square < self.c.building_kinds else []

    def piece(self, cell: int) -> str | None:
        """What stands or lies there: of two pieces the die is named."""
        piece = self.me.on[cell] if self.me.on[cell] < SHARED else die_of(self.me.on[cell])
        return self.c.pieces[piece] if piece >= 0 else None

    def not_vacant(self, cell: int) -> Words:
        """No building, or a piece on it."""
        return {
            "cell": self.c.cells[cell],
            "empty": int(self.me.grid[cell] < 0),
            "piece": self.piece(cell),
        }


class Priced(Explains[D]):
    """Of what is paid for with goods (SF-RES-07)."""

    def cost(self, action: int) -> Bundle:
        raise NotImplementedError

    def gain(self, action: int) -> Bundle:
        """What it brings at once, as far as it is certain."""
        return []

    def badge(self, action: int) -> Badge:
        return Badge(self.named(self.cost(action)), self.named(self.gain(action)))

    def refused(self, action: int, bar: Bar) -> Words:
        if bar.key != TOO_FEW.key:
            return {}
        have = [(good, self.me.goods[good]) for good, n in self.cost(action) if n]
        return {"cost": self.named(self.cost(action)), "have": pairs(self.c, have)}


def gain_of(step: Step[Table] | None) -> Bundle:
    """What a building, tavern, pier or level of technology gives without asking."""
    return step.bundle if isinstance(step, Gain) else []


def together(bundle: Bundle) -> Bundle:
    """Each good once."""
    return [(what, sum([n for other, n in bundle if other == what])) for what in range(POINTS + 1)]


def not_asked(game: Rules, s: Table, action: int) -> Reason:
    """The pending decision is about something else."""
    if s.seat < 0:
        return "game_over", "SF-END-01", {}
    number, _, memo = s.stack[-1]
    step = game.steps[number]
    family = game.actions.name(action).partition(":")[0]
    if action >= game.sell.first:  # the free actions come last
        return "no_free_action_before_this", "SF-FREE-01", {}
    if isinstance(step, Both) and any([family in _families(game, part) for part in step.used(memo)]):
        return "each_action_only_once", "SF-ABIL-14", {}
    if action == DONE:
        return "this_cannot_be_skipped", step.rule, {}
    in_turn = any([isinstance(game.steps[frame[0]], EndTurn) for frame in s.stack])
    large = family == "build" and game.components.is_large[game.components.space_shape[game.build.index(action)]]
    if in_turn and (family in MAIN or large):
        return "one_main_action_a_turn", "SF-TURN-03", {}
    if isinstance(step, Turn) and family in DIE_WORK:
        return "take_a_die_first", "SF-DIE-01", {}
    if isinstance(step, (Turn, EndTurn)) and family in ACTIONS:
        return "needs_a_building_tavern_or_pier", "SF-ACT-05", {}
    return "not_now", step.rule, {}


def nothing_at(game: Rules, view: Words, seat: int, place: str) -> Reason | None:
    """What another owns, levels and areas that are not the next."""
    kind, _, rest = place.partition(":")
    first, _, second = rest.partition(":")
    me = view["players"][seat]
    if kind in OWNED and first != str(seat):
        return "belongs_to_another", "SF-PSETUP-01", {"seat": f"seat{int(first) + 1}"}
    if kind == "tech" and int(second) <= me["levels"].get(first, 0):
        return "level_reached", "SF-TECH-01", {"track": first}
    if kind == "tech":
        return "levels_one_by_one", "SF-TECH-01", {"track": first}
    if kind == "area" or (kind == "stack" and first.startswith("area")):
        return "boat_goes_to_the_next_area", "SF-FISH-02", {"area": me["boat"]}
    if kind == "scoring":
        return "scoring_tile_at_the_top", "SF-TECH-19", {"track": first}
    return None


def _families(game: Rules, step: Step[Table]) -> tuple[str, ...]:
    explains = explaining(game, step)
    return explains.families if explains else ()
