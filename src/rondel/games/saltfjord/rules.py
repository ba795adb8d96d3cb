"""What all rule files share: the action table, the components, and the steps that others push."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.events import EventKind
from rondel.core.flow import Step
from rondel.core.game import Game
from rondel.core.options import Option, StartPlayer

from .components import POINTS, Bundle, Components
from .fields import SOURCES, player_fields, table_fields
from .state import Player, Table

DIRECTIONS = ["stay", "up", "left", "right", "down"]
TOO_FEW: Final = Bar("too_few_goods")


class Rules(Game):
    """The families of actions, named after what the player does. Free actions come last (see `legal`)."""

    # Known late, pushed by others
    turn: Step[Table]
    end_turn: Step[Table]
    end_round: Step[Table]
    first_round: Step[Table]
    use_die: Step[Table]
    activate: Step[Table]
    activate_wagons: Step[Table]
    place: Step[Table]
    place_crate: Step[Table]
    keep_token: Step[Table]
    throw: Step[Table]
    neighbor: Step[Table]
    own_or_neighbor: Step[Table]
    lift: Step[Table]
    piers: Step[Table]
    fish_once: Step[Table]
    lightning: Step[Table]
    market: Step[Table]
    building: list[Step[Table]]  # the effect of each kind of building
    both_actions: list[Step[Table] | None]  # of a two-action building, with Jack of all trades
    pier_reward: list[Step[Table]]
    tavern_action: list[Step[Table]]
    level_effect: list[list[list[Step[Table] | None]]]  # by base or advanced game, track, level
    level_perk: list[list[list[int]]]

    def __init__(self, components: Components, source: str) -> None:
        solo = (1, 1)
        options = [
            Option("side", ["base", "village"]),
            Option("wagons", [False, True]),
            StartPlayer(),
            Option("special_tiles", [2, 3, 4, 5], players=solo),
        ]
        super().__init__("saltfjord", players=(1, 4), revision=2, options=options, source=source)
        c = components
        family = self.actions.family
        arrows = [f"{c.goods[below]}>{c.goods[above]}" for below, above in c.up + c.across]
        self.components: Final = c
        self.arrows: Final = c.up + c.across
        self.table_fields = table_fields(c)
        self.player_fields = player_fields(c)
        self.event_kinds = event_kinds(c)
        self.discard: Final = self.actions.single("discard")
        self.set: Final = family("set", ["1", "2", "3", "4"])
        self.side: Final = family("side", ["A", "B"])
        self.take_die: Final = family("die", ["white", "orange"], ["1", "2", "3", "4", "5", "6"])
        self.tavern_die: Final = family("tavern_die", c.taverns, ["white", "orange"])
        self.retire: Final = family("retire", c.taverns)
        self.line: Final = family("use", c.line_names)
        self.activation: Final = family("activate", c.cells)
        self.build: Final = family("build", c.building_spaces)
        self.placement: Final = family("place", c.places)
        self.order: Final = family("order", [str(n + 1) for n in range(len(c.crate_spaces))])
        self.pier: Final = family("pier", c.piers)
        self.technology: Final = family("technology", c.tracks)
        self.sail: Final = family("sail", ["none", "I", "II", "III"])
        self.home: Final = self.actions.single("return")
        self.keep: Final = family("keep", [*c.tokens, "same"])
        self.throw_token: Final = family("throw", c.tokens)
        self.upgrade: Final = family("upgrade", arrows)
        self.upgrade_fish: Final = self.actions.single("upgrade:fish")
        self.feast: Final = family("feast", feast_goods(c))
        self.sell_fish: Final = family("market", ["1", "2", "3", "4", "5"])
        self.take_ability: Final = family("ability", c.abilities)
        self.wagon: Final = family("wagon", c.cells, DIRECTIONS)
        self.lift_die: Final = family("lift", c.cells)
        # Free actions (SF-FREE): interrupts of the own turn
        self.sell: Final = family("sell", c.goods[1:])
        self.pay_upgrade: Final = family("pay_upgrade", arrows)
        self.downgrade: Final = family("downgrade", [f"{c.goods[a]}>{c.goods[b]}" for a, b in c.down])
        self.buy: Final = family("buy", [c.goods[good] for good in c.basics])
        self.worker: Final = family("worker", c.cells)
        self.fresh_start: Final = self.actions.single("fresh_start")
        self.overboard: Final = family("overboard", c.tokens)
        self.cell_families = {"activate", "place", "wagon", "lift", "worker"}


def feast_goods(c: Components) -> list[str]:
    """What the trades of the piers ask for (SF-PASS-10)."""
    trades = [trade for entry in c.pier_entries for trade in entry.get("choose_one", [])]
    return [good for trade in trades for good in trade["pay"]]


def event_kinds(c: Components) -> dict[str, EventKind]:
    """What happens at a table, and what the two numbers of each event mean."""
    goods, cells, tokens = Named(c.goods), Named(c.cells), Named(c.tokens)
    taverns, spaces = Named(c.taverns), Named(c.fishing_spaces)
    return {
        "only": EventKind("action"),
        "chooses_set": EventKind("ability", Named(c.abilities), "resources", Named(c.start_resources)),
        "gains": EventKind("good", goods, "amount"),
        "pays": EventKind("good", goods, "amount"),
        "scores": EventKind("source", Named(SOURCES), "points"),
        "upgrades": EventKind("from", goods, "to", goods),
        "downgrades": EventKind("from", goods, "to", goods),
        "sells": EventKind("good", goods, "fish"),
        "round": EventKind("round"),
        "turn": EventKind(),
        "takes_die": EventKind("die", Named(c.pieces), "tavern", taverns),
        "uses_die": EventKind("line", Named(c.line_names)),
        "discards_die": EventKind("die", Named(c.pieces)),
        "sets_die_aside": EventKind("die", Named(c.pieces)),
        "activates": EventKind("cell", cells, "building", Named(c.squares)),
        "places_worker": EventKind("cell", cells, "building", Named(c.squares)),
        "builds": EventKind("tile", Named(c.tiles), "place", Named(c.places)),
        "completes_line": EventKind("line", Named(c.line_names)),
        "orders": EventKind("crate", Named(c.crates), "pier", Named(c.piers)),
        "learns": EventKind("track", Named(c.tracks), "level"),
        "gets_worker": EventKind(),
        "gets_ability": EventKind("ability", Named(c.abilities)),
        "sails": EventKind("area"),
        "catches": EventKind("token", tokens, "stack", spaces),
        "sees": EventKind("token", tokens, "stack", spaces),
        "throws": EventKind("token", tokens, "stack", spaces),
        "returns": EventKind("area"),
        "lightning": EventKind("tile", Named(c.scoring_tiles), "points"),
        "fresh_start": EventKind(),
        "lifts": EventKind("cell", cells, "die", Named(c.pieces)),
        "wagon": EventKind("cell", cells, "to", cells),
        "gets_wagon": EventKind("waiting"),
        "retires": EventKind("tavern", taverns),
        "pier": EventKind("pier", Named(c.piers), "crate_number", Codec()),
        "box": EventKind("tile", Named(c.tiles)),
        "box_crate": EventKind("crate", Named(c.crates)),
        "game_over": EventKind(),
    }


def gain(s: Table, seat: int, bundle: Bundle, source: int) -> None:
    """SF-RES-02: resources into their rooms; points go to the score track (SF-RES-08)."""
    me = s.players[seat]
    for what, n in bundle:
        if what == POINTS:
            score(s, seat, n, source)
        else:
            me.goods[what] += n
            s.emit("gains", seat, what, n)


def score(s: Table, seat: int, points: int, source: int) -> None:
    if points:
        me = s.players[seat]
        me.points = me.points[:]
        me.points[source] += points
        s.emit("scores", seat, source, points)


def can_pay(goods: list[int], bundle: Bundle) -> bool:
    """SF-RES-07: exactly the named goods."""
    for good, n in bundle:
        if goods[good] < n:
            return False
    return True


def not_vacant(c: Components, me: Player, cell: int, no_building: Bar, occupied: Bar) -> Bar | None:
    """SF-DIE-07: why nothing can be activated on a cell."""
    if me.vacant_mask >> cell & 1:
        return None
    return occupied if 0 <= me.grid[cell] < c.building_kinds else no_building


def pay(s: Table, seat: int, bundle: Bundle) -> None:
    goods = s.players[seat].goods
    for good, n in bundle:
        if n:
            goods[good] -= n
            s.emit("pays", seat, good, n)
