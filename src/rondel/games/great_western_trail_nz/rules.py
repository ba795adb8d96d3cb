"""What all rule files of New Zealand share: action families, options, limits, event kinds."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.events import EventKind
from rondel.core.options import Option
from rondel.games.trail.discs import SlotGroups
from rondel.games.trail.events import trail_events
from rondel.games.trail.rules import AnyStep, TrailRules

from .cited import CITED
from .components import JOKER, Components
from .counts import count
from .fields import player_fields, table_fields
from .gains import gain_gold, take_card
from .state import Player, Table

PATHFINDER_BEHIND: Final = Bar("pathfinder_not_so_far", "NZ-BUILD-09")
HAZARD_GONE: Final = Bar("requirement_not_met", "NZ-LOC-11")
AUXILIARY: Final = ["money", "draw", "cert", "ship", "pathfinder"]


class Rules(TrailRules):
    # Known late, pushed by others
    draw_one: AnyStep
    reveal_more: AnyStep
    income: AnyStep
    delivery: AnyStep
    shear_more: AnyStep
    shear_after: AnyStep
    post_disc: AnyStep
    post_gain: list[AnyStep | None]  # by trading post
    upgrade_here: AnyStep
    harbour_disc: AnyStep
    storehouse: AnyStep
    harbour_gain: list[AnyStep | None]  # by harbour
    pair_bonus: list[AnyStep | None]  # by pair of storehouses
    take_master: AnyStep
    flip_tile: AnyStep
    bonus_gain: list[AnyStep | None]  # by kind of bonus tile: its extra costs and its rewards
    card_effect: list[AnyStep]  # by card that is played
    card_rest: list[AnyStep | None]  # by card with a waivable effect: what must be taken all the same

    def __init__(self, components: Components, labels: list[str], source: str) -> None:
        c = components
        options = [
            Option("buildings", ["a", "b", "mixed"]),
            Option("neutral", ["fixed", "random"]),
            Option("cards_out_of_turn", [False, True]),
            Option("sarah", ["medium", "easy", "hard"], players=(1, 1)),
            Option("first_delivery", ["by_level", *[c.posts[post] for post in c.local_posts[1:]]], players=(1, 1)),
        ]
        name = "great_western_trail_nz"
        super().__init__(name, c, labels, players=(1, 4), revision=2, options=options, source=source)
        self.opponent = "sarah"
        self.components: Final = c
        self.groups: Final = SlotGroups(self)
        self.table_fields = table_fields(c)
        self.player_fields = player_fields(c)
        self.event_kinds = event_kinds(c, labels)
        family = self.actions.family
        self.hire = family("hire", [str(row + 1) for row in range(len(c.job_cost))], c.workers)
        self.aux = family("aux", AUXILIARY, ["single", "double"])
        self.buy = family("buy", [*[option["id"] for option in c.buy_options], "reveal"])
        self.foresight = family("foresight", c.tiles[: c.bag_kinds])
        self.give = family("give", c.workers)
        self.hazard = family("hazard", [c.spaces[space] for space in c.all_hazards])
        self.remove = family("remove", c.cards[: c.starting])
        self.show: Final = family("show", c.breeds)
        self.deliver: Final = family("deliver", c.posts)
        self.disc: Final = family("disc", c.slot_names + c.medium_names)
        self.sail: Final = family("sail", c.sea)
        self.upgrade: Final = self.actions.single("upgrade")
        self.harbour: Final = family("harbour", c.harbours)
        self.empty: Final = family("storehouse", c.pair_names)
        self.invest: Final = family(
            "invest", [str(row + 1) for row in range(len(c.bonus_cost))], c.tiles[c.first_bonus : c.bag_kinds]
        )
        self.choose: Final = family("choose", c.workers)
        self.on_top: Final = family("top", c.cards)
        self.flip: Final = family("flip", ["step_tile", "fee_tile"])
        self.shear_draw: Final = self.actions.single("shear_draw")
        waivable = [c.playable[card]["id"] for card in c.waivable]
        self.waive: Final = family("waive", waivable)
        seats = ["1", "2", "3", "4"]
        self.exchange = family("exchange", seats)  # from here on: interrupts
        self.combine: Final = family("combine", seats)
        self.gold: Final = family("gold", c.stacks)
        self.help: Final = family("help", seats, [card["id"] for card in c.playable])
        self.help_waive: Final = family("help_waive", seats, waivable)
        fees = c.facts["hand_fee"]
        self.fees: Final[list[int]] = [fees["green"], fees["black"]]
        limit = c.facts["step_limit"]
        self.step_base: Final[list[int]] = [limit["base"].get(n, 0) for n in range(5)]
        self.step_bonus: Final[list[int]] = [limit["slot_step_bonus"].get(n, 0) for n in range(5)]
        self.step_tile: Final[list[int]] = [0, limit["step_tile"], limit["step_tile_flipped"]]
        track = c.facts["pathfinder"]
        self.gold_at: Final[list[int]] = track["gold_at"]
        self.gold_from: Final[int] = c.facts["player_board"]["gold_from_certificate"]
        self.step_tile_at: Final[list[int]] = [track["step_tile_at"].get(n, 0) for n in range(5)]
        self.first_hand: Final[int] = c.facts["start"]["hand_limit"]
        bits = self.groups.masks
        self.hand_bits: Final = bits["hand"]
        self.step_bit: Final = bits["step"]
        self.limit_bit: Final = bits["cert_limit"]

    def own_rule(self, rule: str) -> str:
        """Shared steps cite the first game's book."""
        return CITED.get(rule, rule)

    def prepare_sarah(self, s: Table, buildings: int) -> None:
        """NZ-SOLO-03 to 05: see solo.py."""
        raise NotImplementedError

    def amount(self, s: Table, seat: int, per: str) -> int:
        """How many of something a player has: see counts.py."""
        return count(self.components, s, seat, per)

    def certificate_limit(self, s: Table, me: Player) -> int:
        """NZ-DISC-07."""
        board = self.components.facts["player_board"]
        limit: int = board["certificate_limit" if me.discs & self.limit_bit else "certificate_limit_unlocked"]
        return limit

    def certificates_rose(self, s: Table, seat: int, before: int) -> None:
        """NZ-CERT-02, 03: from 0 or 1 to 2 or more also brings gold."""
        if before < self.gold_from <= s.players[seat].certificates:
            gain_gold(self.components, s, seat, 1)

    def step_limit(self, s: Table, me: Player) -> int:
        """NZ-MOVE-09."""
        cleared = 0 if me.discs & self.step_bit else self.step_bonus[s.count]
        return self.step_base[s.count] + cleared + self.step_tile[me.step_tile]

    def hand_limit(self, s: Table, me: Player) -> int:
        """NZ-DRAW-01, DISC-06."""
        return self.first_hand + 2 - (me.discs & self.hand_bits).bit_count()

    def fee(self, s: Table, seat: int, hand: int) -> int:
        """NZ-FEE-02, 09."""
        return 0 if seat < s.seats and s.players[seat].no_fees else self.fees[hand]

    def open_rows(self, s: Table) -> int:
        """NZ-HIRE-05: a worker can be hired from any row."""
        return len(self.components.job_cost)

    def hazard_removed(self, s: Table, seat: int, tile: int) -> None:
        """NZ-HAZ-02."""
        take_card(self.components, s, seat, self.components.hazard_card[self.components.hazard_type(tile)])

    def give_worker(self, s: Table, seat: int, worker: int) -> int:
        """NZ-HM-01, 08: the right-most tile of the row, which may be a joker."""
        me = s.players[seat]
        bit = 1 << worker * 8 + me.workers[worker]
        joker = me.jokers & bit
        me.jokers &= ~bit
        tile = super().give_worker(s, seat, worker)
        return JOKER if joker else tile

    def site_bar(self, s: Table, seat: int, space: int) -> Bar | None:
        """NZ-BUILD-09, SOLO-26."""
        me = s.players[seat] if seat < s.seats else s.sarah[0]
        return PATHFINDER_BEHIND if me.pathfinder < self.components.path_needed[space] else None

    def help_bar(self, s: Table, space: int) -> Bar | None:
        """NZ-LOC-11: not on a space whose hazard is gone."""
        return HAZARD_GONE if s.tiles[space] < 0 else None

    def built(self, s: Table, seat: int, space: int, replaced: bool) -> None:
        """NZ-BUILD-11; EDGE-07: under the own runholder it can be used if nothing of the old tile was."""
        if seat == s.seats:  # NZ-SOLO-07, 41
            return
        here = s.players[seat].space == space
        s.used[space] = -1 if here and s.used[space] else 0
        if not replaced and self.components.nugget[space]:
            gain_gold(self.components, s, seat, 1)

    def turn_of(self, s: Table) -> int:
        """Whose turn it is: what ends it lies at the bottom; -1 in a turn of Sarah."""
        return s.stack[0][1] if s.stack and s.stack[0][0] == self.end_turn.number else -1


def event_kinds(c: Components, labels: list[str]) -> dict[str, EventKind]:
    """What happens only here, and what the two numbers of each event mean."""
    cards, tiles, harbours = Named(c.cards), Named(c.tiles), Named(c.harbours)
    found = {name: EventKind("amount") for name in ("wool_value", "gold", "pathfinder")}
    found |= {name: EventKind("card", cards) for name in ("gains_card", "tops", "waives")}
    found |= {name: EventKind() for name in ("combines", "flips_buildings", "back_to_start", "takes_step_tile")}
    auxiliary = [entry["id"] for entry in c.auxiliary]
    return (
        trail_events(c, labels, auxiliary)
        | found
        | {
            "invests": EventKind("tile", tiles, "row"),
            "delivers": EventKind("post", Named(c.posts)),
            "moves_disc": EventKind("harbour", harbours),
            "sails": EventKind("space", Named(c.sea)),
            "upgrades": EventKind("harbour", harbours),
            "storehouse": EventKind("pair", Named(c.pair_names)),
            "takes_master": EventKind("master", Named(c.masters), "worker", Named(c.workers)),
            "flips_tile": EventKind("tile", Named(["step_tile", "fee_tile"])),
            "sarah_card": EventKind("number"),
            "sarah_removes": EventKind("tile", tiles, "row"),
        }
    )
