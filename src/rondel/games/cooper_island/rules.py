"""What all rule files share: the action table, the components, and the steps that others push."""

from typing import Any, Final

from rondel.core.codecs import Codec, Named
from rondel.core.errors import BadPosition
from rondel.core.events import EventKind
from rondel.core.flow import Step
from rondel.core.game import Game
from rondel.core.options import Option, StartPlayer

from .components import GOODS, LANDSCAPES, PIECES, SHIPS, WORKERS, Components
from .fields import DECKS, PHASES, SHAPES, player_fields, table_fields
from .state import Player, Table

Leads = list[list[Step[Any]]]  # what a step may push, see Step.leads

FIRST_LANDSCAPES = ["meadow", "random", "free"]


class Rules(Game):
    """The families of actions, named after what the player does. Anytime actions come last (see `legal`)."""

    # Known late, pushed by others
    begin_round: Step[Table]
    begin_income: Step[Table]
    income: Step[Table]
    turn: Step[Table]
    end_turn: Step[Table]
    begin_work: Step[Table]
    cooper_turn: Step[Table]
    cooper_done: Step[Table]
    begin_cleanup: Step[Table]
    cleanup_step: Step[Table]
    end_round: Step[Table]
    finish: Step[Table]
    last_actions: Step[Table]
    game_over: Step[Table]
    choose_landscape: Step[Table]
    place_half: Step[Table]
    place_beside: Step[Table]
    mine: Step[Table]
    keep_tile: Step[Table]
    place_islet: Step[Table]
    reduce: Step[Table]
    pay: Step[Table]
    fee: Step[Table]
    receive: Step[Table]
    take_anchors: Step[Table]
    sail: Step[Table]
    sailing: Step[Table]
    arrive: Step[Table]
    pass_islets: Step[Table]
    choose_boat: Step[Table]
    build_on: Step[Table]
    draw_cards: Step[Table]
    keep_card: Step[Table]
    return_card: Step[Table]
    craft: Step[Table]
    statue_from: Step[Table]
    statue_on: Step[Table]
    supplied: Step[Table]
    trade_items: Step[Table]
    survey: Step[Table]
    single_tile: Step[Table]
    move_to_space: Step[Table]
    recruit: Step[Table]
    assign: Step[Table]
    assign_order: Step[Table]
    feeding: Step[Table]
    begin_feeding: Step[Table]
    feed: Step[Table]
    reactivate: Step[Table]
    bonus: Step[Table]
    return_workers: Step[Table]
    clear_market: Step[Table]
    islet_part: list[Step[Table]]  # the islet action of each kind, to be offered among others
    boat_part: list[Step[Table]]
    boat_action: list[Step[Table]]  # of a boat just built
    log_action: list[Step[Table]]
    section: list[list[Step[Table]]]  # by section * 2 + shape: without and with the symbol
    crate_action: list[Step[Table]]
    card_action: list[Step[Table]]  # of the large building cards
    crate_touch: list[int]  # what each crate space and each large building card may bring or use
    card_touch: list[int]
    voyage_touch: int  # what a ship under way may: islets and log book tokens
    statue_bonus: list[tuple[int, Step[Table]]]  # small building cards that give something for a statue

    def __init__(self, components: Components, source: str) -> None:
        solo = (1, 1)
        c = components
        options = [
            Option("start_landscape", FIRST_LANDSCAPES),
            StartPlayer((2, 4)),
            Option("strategy", c.strategies, players=solo),
            Option("difficulty", [1, 2, 3, 4], players=solo),
        ]
        super().__init__("cooper_island", players=(1, 4), revision=2, options=options, source=source)
        family = self.actions.family
        single = self.actions.single
        self.components: Final = c
        self.opponent = "cooper"
        self.table_fields = table_fields(c)
        self.player_fields = player_fields(c)
        self.event_kinds = event_kinds(c)
        self.worker: Final = family("worker", c.sections, SHAPES)
        self.landscape: Final = family("landscape", LANDSCAPES)
        self.draw_tile: Final = single("draw")
        self.take_token: Final = single("cooper_token")
        self.steps_gained: Final = family("steps", ["1", "2", "3"])
        self.tile: Final = family("tile", c.doubles, ["front", "back"])
        self.half: Final = family("half", c.hexes)
        self.beside: Final = family("beside", c.hexes)
        self.mined: Final = family("mine", ["stone", "gold"])
        self.keep_double: Final = family("keep_tile", c.doubles)
        self.islet: Final = family("islet", c.islets)
        self.coast: Final = family("coast", c.coast_names)
        self.gain: Final = family("gain", GOODS)
        self.boat_gain: Final = family("boat_gain", GOODS)  # by a boat, beside another gain (CI-SECE-03)
        self.take_all: Final = single("gain_all")
        self.received: Final = family("receive", GOODS)
        self.dock: Final = family("dock", c.docks)
        self.boat: Final = family("boat", c.boats)
        self.build: Final = family("build", c.buildings)
        self.site: Final = family("site", c.hexes)
        self.keep_building_card: Final = family("keep_card", c.card_names)
        self.put_under: Final = family("put_under", c.card_names)
        self.ruin: Final = family("ruin", c.hexes)
        self.spot: Final = family("spot", c.crafting)
        self.statue: Final = family("statue", c.statue_names)
        self.supply: Final = family("supply", c.cargo)
        self.reduction: Final = family("reduce", GOODS)
        self.pay_stored: Final = family("pay", GOODS)
        self.pay_from: Final = family("pay_from", c.hexes)
        self.refuse: Final = single("refuse_fee")
        self.toll: Final = single("toll_house")
        self.ship: Final = family("ship", SHIPS)
        self.anchor: Final = family("anchor", SHIPS)
        self.weigh: Final = family("weigh", SHIPS)
        self.commission: Final = single("commission")
        self.plant: Final = family("plant", c.hexes)
        self.swap: Final = family("swap", [f"{a}>{b}" for a in GOODS for b in GOODS if a != b])
        self.wreck: Final = family("wreck", c.boats)
        self.move_piece: Final = family("move", c.hexes)
        self.move_to: Final = family("move_to", c.hexes)
        self.surveyed: Final = family("survey", c.hexes)
        self.raised: Final = family("raise", c.hexes)
        self.recruited: Final = family("recruit", WORKERS)
        self.assigned: Final = family("assign", WORKERS)
        self.order: Final = family("order", c.orders)
        self.turn_up: Final = family("turn_up", c.large_cards)
        self.take_back: Final = family("take_back", c.crates)
        # Anytime actions (CI-ANY): interrupts of the own turn
        self.store: Final = family("store", c.hexes)
        self.unload: Final = family("unload", GOODS)
        self.trade: Final = family("trade", c.trades)
        self.crate: Final = family("crate", c.crates)
        self.option: Final = family("cartographer", c.options[1:])
        self.use_card: Final = family("card", c.large_cards)
        self.hire: Final = family("hire", ["worker", "helm"])
        self.ahead: Final = family("ahead", ["1", "2", "3", "4"])  # CI-ROUND-05: interrupt of a seat that waits


def event_kinds(c: Components) -> dict[str, EventKind]:
    """What happens at a table, and what the two numbers of each event mean."""
    goods, hexes, ships = Named(GOODS), Named(c.hexes), Named(SHIPS)
    landscapes, cards, workers = Named(LANDSCAPES), Named(c.card_names), Named(WORKERS)
    spaces = Named([f"{section}:{shape}" for section in c.sections for shape in SHAPES])
    return {
        "only": EventKind("action"),
        "round": EventKind("round"),
        "phase": EventKind("phase", Named(PHASES)),
        "turn": EventKind(),
        "goes_ahead": EventKind(),
        "places_worker": EventKind("space", spaces, "below", Codec(-1)),
        "takes_token": EventKind(),
        "draws_tile": EventKind("tile", Named(c.doubles)),
        "returns_tile": EventKind("tile", Named(c.doubles)),
        "places": EventKind("hex", hexes, "landscape", landscapes),
        "shims": EventKind("hex", hexes, "landscape", landscapes),
        "cube": EventKind("hex", hexes, "good", goods),
        "islet": EventKind("islet", Named(c.islets), "half", Named(c.halves)),
        "steps": EventKind("steps", Codec(), "space", Codec()),
        "gains": EventKind("good", goods, "amount"),
        "to_market": EventKind("good", goods, "amount"),
        "stores": EventKind("good", goods, "hex", hexes),
        "unloads": EventKind("good", goods),
        "pays": EventKind("good", goods, "value"),
        "trades": EventKind("trade", Named(c.trades), "value"),
        "fee": EventKind("good", goods, "to", Codec(-1)),
        "no_fee": EventKind("to", Codec(-1)),
        "anchor": EventKind("ship", ships),
        "weighs": EventKind("ship", ships),
        "helm": EventKind("ship", ships, "points"),
        "sails": EventKind("ship", ships, "space"),
        "passes": EventKind("islet", Named(c.islets), "owner"),
        "log": EventKind("token", Named(c.log)),
        "boat": EventKind("boat", Named(c.boats), "dock", Named(c.docks)),
        "wrecks": EventKind("boat", Named(c.boats)),
        "erects": EventKind("piece", Named(PIECES), "hex", hexes),
        "moves": EventKind("from", hexes, "to", hexes),
        "sees": EventKind("card", cards),
        "keeps": EventKind("card", cards),
        "puts_under": EventKind("deck", Named(DECKS), "cards"),
        "ruin": EventKind("hex", hexes, "spot", Named(c.crafting)),
        "supplies": EventKind("ship", Named(c.cargo)),
        "harbormaster": EventKind("ship", Named(c.cargo)),
        "uses_crate": EventKind("crate", Named(c.crates)),
        "uses_card": EventKind("card", Named(c.large_cards)),
        "turns_up": EventKind("card", Named(c.large_cards)),
        "takes_back": EventKind("crate", Named(c.crates)),
        "swaps": EventKind("from", goods, "to", goods),
        "cartographer": EventKind("option", Named(c.options), "space", Codec()),
        "milestone": EventKind("milestone", Named(c.milestones)),
        "hires": EventKind("worker", workers),
        "assigns": EventKind("worker", workers, "order", Named(c.orders)),
        "feeds": EventKind("food", Codec(), "missing", Codec()),
        "clears_market": EventKind("items"),
        "solo_card": EventKind("card", Named(c.solo_cards)),
        "solo_counter": EventKind("counter", Named(c.counters), "number"),
        "game_over": EventKind(),
    }


def draw_counted(s: Table, counts: list[int]) -> int:
    """Take one of things that are counted by kind and lie in no known order."""
    s.revealed += 1
    n = s.chance.below(sum(counts))
    kind = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def to_market(s: Table, seat: int, item: int, n: int) -> None:
    s.players[seat].market[item] += n
    s.emit("to_market", seat, item, n)


def use_cartographer(s: Table, seat: int, option: int, steps: int) -> None:
    """CI-CARTO-02, 03: back by so many steps; once in a turn or phase."""
    me = s.players[seat]
    me.cartographer -= steps
    me.surveyed = 1
    s.emit("cartographer", seat, option, me.cartographer)


def take_single(s: Table, landscape: int, c: Components, any_kind: bool = False) -> None:
    """CI-CARTO-10: a single tile with that landscape from the supply; any other will do for a shim."""
    kind = c.single_of[landscape]
    if not s.singles[kind] and any_kind:
        kind = [n > 0 for n in s.singles].index(True)
    s.singles[kind] -= 1


def goal(me: Player, milestone: int, c: Components) -> int:
    """CI-MILE-01: how far a player is, in the order of the tokens: boats, buildings, statues, crate lids."""
    match milestone:
        case 0:
            return me.boats_built()
        case 1:
            return sum(me.buildings)
        case 2:
            return me.statues
    return len(c.cargo) - me.lids.bit_count()


def reach(s: Table, seat: int, milestone: int, c: Components) -> None:
    """CI-MILE-02: a token is turned as soon as its goal is reached."""
    me = s.players[seat]
    if not me.milestones >> milestone & 1 and goal(me, milestone, c) >= c.milestone_need[milestone]:
        me.milestones |= 1 << milestone
        s.emit("milestone", seat, milestone)


def refuse(i: int, part: str, problem: str) -> BadPosition:
    """For Step.check: what is wrong with the frame `i` of a position from outside."""
    return BadPosition(f"pending[{i}].{part}", problem)


def must_offer(step: Step[Any], s: Table, i: int) -> None:
    """For Step.check: a decision that cannot be interrupted is pending only with something to choose."""
    _, seat, memo = s.stack[i]
    if i == len(s.stack) - 1 and not step.legal(s, seat, memo):
        raise refuse(i, "step", f"{step.name} cannot be pending: there is nothing to choose in it here")


def after(parts: list[Step[Any]], first: list[Step[Any]]) -> Leads:
    """What steps that are offered together may push, each on these."""
    return [[*first, *pushed] for part in parts for pushed in part.leads()]
