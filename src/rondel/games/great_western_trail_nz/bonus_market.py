"""BONUS, WEL: the bonus tiles market, its token and its arrows; investing in a bonus tile."""

from typing import Any, Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision
from rondel.games.trail.market import refill
from rondel.games.trail.rules import AnyStep, pay
from rondel.games.trail.state import changed
from rondel.games.trail.workers import add_worker, bonus_leads

from .components import COLUMNS, WORKERS, Components
from .rules import Rules
from .state import Player, Table

TOKEN_ROW: Final = Bar("row_of_the_market_token", "NZ-BONUS-02")
NO_SUCH_TILE: Final = Bar("no_such_tile_in_the_row", "NZ-BONUS-01")
TOO_POOR: Final = Bar("too_little_money", "NZ-BONUS-05")
TOO_LITTLE_GOLD: Final = Bar("too_little_gold", "NZ-BONUS-05")
ANOTHER_SHEEP: Final = Bar("another_sheep_is_asked_for", "NZ-BONUS-11")
NO_HAZARD: Final = Bar("no_hazard_on_the_board", "NZ-BONUS-09")
ROWS_FULL: Final = Bar("all_rows_are_full", "NZ-BONUS-07")
NO_ROOM: Final = Bar("no_room_for_this_worker", "NZ-BONUS-06")


def market_size(c: Components, s: Table) -> int:
    """NZ-WEL-27."""
    size: int = c.facts["start"]["sheep_market_size"][s.count]
    return size


def free_column(s: Table) -> int:
    """NZ-WEL-24: the left-most free active space in the row of the token."""
    first = s.token_row * COLUMNS
    return next(n for n in range(COLUMNS - s.count, COLUMNS) if s.bonus[first + n] < 0)


def next_arrow(rules: Rules, s: Table) -> str:
    """NZ-WEL-26: which arrow one more tile lets the token follow; "" = it stays."""
    return rules.components.arrows[s.token_row] if free_column(s) == COLUMNS - 1 else ""


def place_bonus_tile(rules: Rules, s: Table, seat: int, tile: int) -> bool:
    """NZ-WEL-24 to 26: the left-most free active space of the token's row; on the token's own space it moves on.

    False once the token has left the board (NZ-END-05). `seat`: who would end the game.
    """
    c = rules.components
    if s.token_row >= len(c.bonus_cost):
        return False
    column = free_column(s)
    s.bonus[s.token_row * COLUMNS + column] = tile
    if column == COLUMNS - 1:
        arrow = c.arrows[s.token_row]
        s.token_row += 1
        s.emit("token_row", -1, s.token_row + 1)
        follow_arrow(rules, s, seat, arrow)
    return True


def follow_arrow(rules: Rules, s: Table, seat: int, arrow: str) -> None:
    """NZ-WEL-26, 29, END-01, 02."""
    c = rules.components
    if arrow == "yellow":
        refill(s, market_size(c, s))
    elif arrow == "turquoise":
        s.emit("flips_buildings", -1)
        for space in c.trail.neutral:
            s.tiles[space] = c.back.get(s.tiles[space], s.tiles[space])
            s.used[space] = 0
    elif arrow == "red":
        s.last_seat = seat
        s.party()[seat].market_token = 1
        s.emit("last_turns", seat)


class Invest(Decision[Table]):
    """NZ-BONUS-01, 02, 05: a tile of the rows above the token, for the price of its row and what the tile asks."""

    def __init__(self, rules: Rules, name: str, modifier: int) -> None:
        super().__init__(rules, name, rule="NZ-BONUS-01")
        self.rules: Final = rules
        c = rules.components
        self.price: Final = [cost + modifier for cost in c.bonus_cost]
        self.asks: Final[list[Any]] = [entry["requires"] for entry in c.bonus_tiles]
        self.gains: Final[list[Any]] = [entry["gain"] for entry in c.bonus_tiles]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        first = self.rules.components.first_bonus
        kinds = len(self.asks)
        found: set[int] = set()
        for place in range(s.token_row * COLUMNS):
            row = place // COLUMNS
            if s.bonus[place] >= 0 and self.tile_bar(s, me, row, s.bonus[place] - first) is None:
                found.add(self.rules.invest.first + row * kinds + s.bonus[place] - first)
        return list(found)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        row, kind = self.tile(action)
        if row >= s.token_row:
            return TOKEN_ROW
        if self.rules.components.first_bonus + kind not in s.bonus[row * COLUMNS : (row + 1) * COLUMNS]:
            return NO_SUCH_TILE
        return self.tile_bar(s, s.players[seat], row, kind)

    def tile(self, action: int) -> tuple[int, int]:
        """Its row and its kind."""
        return divmod(self.rules.invest.index(action), len(self.asks))

    def pounds(self, row: int, kind: int) -> int:
        """Money: for the row, and what the tile itself asks."""
        more: int = self.asks[kind].get("pay", 0)
        return self.price[row] + more

    def tile_bar(self, s: Table, me: Player, row: int, kind: int) -> Bar | None:
        """NZ-BONUS-05, 07, 09 to 11: what is missing of the price of its row and of what the tile asks."""
        asks = self.asks[kind]
        if self.pounds(row, kind) > me.money:
            return TOO_POOR
        if asks.get("pay_gold", 0) > me.gold:
            return TOO_LITTLE_GOLD
        c = self.rules.components
        value = asks.get("remove_sheep", 0)
        if value and not any([card < c.starting and c.card_value[card] == value for card in me.hand]):
            return ANOTHER_SHEEP
        gains = self.gains[kind]
        if "remove_hazard" in gains and all([s.tiles[space] < 0 for space in c.all_hazards]):
            return NO_HAZARD
        return None if "joker_worker" not in gains or min(me.workers) < c.columns else ROWS_FULL

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        row, kind = self.tile(action)
        tile = self.rules.components.first_bonus + kind
        pay(s, seat, self.price[row])
        s.bonus[s.bonus.index(tile, row * COLUMNS)] = -1
        me = s.players[seat]
        me.captured = changed(me.captured, tile)
        s.emit("invests", seat, tile, row + 1)
        gains = self.rules.bonus_gain[kind]
        if gains is not None:
            s.push(gains, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[gains] for gains in self.rules.bonus_gain if gains is not None]


class JokerWorker(Decision[Table]):
    """NZ-BONUS-06: the left-most free space of any row; it counts as that type and triggers the space."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="NZ-BONUS-06")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        workers = s.players[seat].workers
        columns = self.rules.components.columns
        return [self.rules.choose.at(worker) for worker in range(WORKERS) if workers[worker] < columns]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        worker = self.rules.choose.index(action)
        return None if s.players[seat].workers[worker] < self.rules.components.columns else NO_ROOM

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        worker = self.rules.choose.index(action)
        me = s.players[seat]
        me.jokers |= 1 << worker * 8 + me.workers[worker] + 1
        add_worker(self.rules, s, seat, worker)

    def leads(self) -> list[list[AnyStep]]:
        return bonus_leads(self.rules)
