"""What all rule files of Great Western Trail share: action families, options, limits, event kinds."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.events import EventKind
from rondel.core.options import Option
from rondel.games.trail.discs import SlotGroups
from rondel.games.trail.events import AtPlace, trail_events
from rondel.games.trail.rules import AnyStep, TrailRules

from .components import ROWS, WORKERS, Components
from .counts import count
from .fields import player_fields, table_fields
from .state import Player, Table

NO_MORE_WORKERS: Final = Bar("no_more_workers", "GWT-END-05")
ROW_OF_TOKEN: Final = Bar("row_of_the_token", "GWT-HIRE-02")
ONLY_SIMMENTALS: Final = Bar("only_with_simmentals", "GWT-VARIANT-04")
BESIDE_TRAIL: Final = Bar("beside_the_trail", "GWT-MOVE-11")
AUXILIARY: Final = ["dollar", "draw", "cert", "forward", "remove"]


class Rules(TrailRules):
    # Known late, pushed by others
    income: AnyStep
    raising: AnyStep
    discard_hand: AnyStep
    delivery: AnyStep
    extra_delivery: AnyStep
    arrows: AnyStep
    transport: AnyStep
    upgrade: AnyStep
    upgrade_disc: AnyStep
    take_master: AnyStep
    end_of_track: AnyStep
    city_disc: AnyStep
    arrow_bonus: list[AnyStep | None]  # by arrow
    arrow_action: list[int]  # the click that takes it

    def __init__(self, components: Components, labels: list[str], source: str) -> None:
        options = [
            Option("buildings", ["a", "b", "mixed"]),
            Option("neutral", ["fixed", "random"]),
            Option("simmental", [False, True]),
            Option("sam", ["medium", "easy", "hard"], players=(1, 1)),
        ]
        name = "great_western_trail"
        super().__init__(name, components, labels, players=(1, 4), revision=2, options=options, source=source)
        c = components
        family = self.actions.family
        self.opponent = "sam"
        self.components: Final = c
        self.groups: Final = SlotGroups(self)
        self.table_fields = table_fields(c)
        self.player_fields = player_fields(c)
        self.event_kinds = event_kinds(c, labels)
        self.hire = family("hire", [str(row + 1) for row in range(len(c.job_cost))], c.workers)
        self.aux = family("aux", AUXILIARY, ["single", "double"])
        self.buy = family("buy", [*[option["id"] for option in c.buy_options], "reveal"])
        self.foresight = family("foresight", c.tiles[: c.bag_kinds])
        self.deliver: Final = family("deliver", c.cities)
        self.disc: Final = family("disc", c.slot_names + c.stations)
        self.engine: Final = family("engine", c.rail)
        self.upgrade_station: Final = self.actions.single("upgrade")
        self.behind: Final = family("station", c.stations)
        self.give = family("give", c.workers)
        self.outlaw: Final = family("outlaw", [c.spaces[space] for space in c.outlaw_spaces])
        self.hazard = family("hazard", [c.spaces[space] for space in c.all_hazards])
        self.copy_building: Final = family("copy", c.spaces)
        self.remove = family("remove", c.cards)
        self.raise_simmental: Final = family("raise", [c.cards[card] for card in c.simmental[:-1]])
        self.exchange = family("exchange", ["1", "2", "3", "4"])  # last: interrupts
        fees = c.facts["by_player_count"]["hand_fee_dollars"]
        self.fees: Final[list[list[int]]] = [[fees["green"].get(n, 0), fees["black"].get(n, 0)] for n in range(5)]
        limit = c.facts["step_limit"]
        self.step_table: Final[list[list[int]]] = [
            [limit["base"].get(n, 0), limit["slot_step_1_bonus"].get(n, 0), limit["slot_step_2_bonus"].get(n, 0)]
            for n in range(5)
        ]
        self.space_memory: Final = Named(c.spaces)
        bit = self.groups.bit
        self.step_bits: Final = [bit["step_1"], bit["step_2"]]
        self.limit_bits: Final = [bit["cert_limit_4"], bit["cert_limit_6"]]
        self.hand_bits: Final = bit["hand_1"] | bit["hand_2"]
        self.first_hand: Final[int] = c.facts["start"]["hand_limit"]
        self.first_certificates: Final[int] = c.facts["start"]["temp_certificate_limit"]

    def prepare_sam(self, s: Table) -> None:
        """GWT-SOLO-01 to 06: see solo.py."""
        raise NotImplementedError

    def amount(self, s: Table, seat: int, per: str) -> int:
        """How many of something a player has: see counts.py."""
        return count(self.components, s, seat, per)

    def certificate_limit(self, s: Table, me: Player) -> int:
        """GWT-DELV-10: 3, then 4, then 6; the slot of the 6 alone changes nothing."""
        if me.discs & self.limit_bits[0]:
            return self.first_certificates
        return 4 if me.discs & self.limit_bits[1] else 6

    def step_limit(self, s: Table, me: Player) -> int:
        """GWT-MOVE-10."""
        base, first, second = self.step_table[s.count]
        return base + (0 if me.discs & self.step_bits[0] else first) + (0 if me.discs & self.step_bits[1] else second)

    def hand_limit(self, s: Table, me: Player) -> int:
        """GWT-DRAW-01."""
        return self.first_hand + 2 - (me.discs & self.hand_bits).bit_count()

    def fee(self, s: Table, seat: int, hand: int) -> int:
        """GWT-FEE-04."""
        return self.fees[s.count][hand]

    def built(self, s: Table, seat: int, space: int, replaced: bool) -> None:
        """GWT-EDGE-06, 14: a building raised under the own herder is not usable in this visit."""
        s.used[space] = -1 if s.party()[seat].space == space else 0

    def open_rows(self, s: Table) -> int:
        """GWT-HIRE-02: never from the token's row."""
        return s.token_row

    def row_bar(self, s: Table, row: int) -> Bar | None:
        """GWT-HIRE-02; the rows beyond the token are empty."""
        return ROW_OF_TOKEN if row == s.token_row else None

    def sale_bar(self, s: Table, option: int) -> Bar | None:
        return ONLY_SIMMENTALS if "variant" in self.components.buy_options[option] and not s.simmental else None

    def space_bar(self, space: int) -> Bar | None:
        """GWT-MOVE-11: no arrow leads to an outlaw."""
        trail = self.components.trail
        return BESIDE_TRAIL if space != trail.start and not trail.behind[space] else None

    def tile_bar(self, s: Table, tile: int) -> Bar | None:
        """GWT-END-05: no workers once the job market is full."""
        return NO_MORE_WORKERS if tile < WORKERS and s.token_row == ROWS else None


def event_kinds(c: Components, labels: list[str]) -> dict[str, EventKind]:
    """What happens only here, and what the two numbers of each event mean."""
    stations, workers = Named(c.stations), Named(c.workers)
    return trail_events(c, labels, AUXILIARY) | {
        "transport": EventKind("amount"),
        "delivers": EventKind("city", Named(c.cities)),
        "engine": EventKind("rail", Named(c.rail)),
        "upgrades": EventKind("station", stations),
        "moves_disc": EventKind("station", stations),
        "takes_master": EventKind("master", Named(c.masters), "worker", workers),
        "copies": AtPlace(c),
        "raises": EventKind("card", Named(c.cards)),
        "sam_card": EventKind("card_number"),
        "sam_hires": EventKind("worker", workers),
    }
