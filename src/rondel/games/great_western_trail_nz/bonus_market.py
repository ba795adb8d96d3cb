"""BONUS, WEL: the bonus tiles market, its token and its arrows; investing in a bonus tile."""

from typing import Final

from rondel.core.flow import Decision
from rondel.games.trail.market import refill
from rondel.games.trail.rules import AnyStep, pay
from rondel.games.trail.workers import add_worker, bonus_leads

from .components import COLUMNS, WORKERS, Components
from .rules import Rules
from .state import Table


def market_size(c: Components, s: Table) -> int:
    """NZ-WEL-27."""
    size: int = c.facts["start"]["sheep_market_size"][s.count]
    return size


def place_bonus_tile(rules: Rules, s: Table, seat: int, tile: int) -> bool:
    """NZ-WEL-24 to 26: the left-most free active space of the token's row; on the token's own space it moves on.

    False once the token has left the board (NZ-END-05). `seat`: who would end the game.
    """
    c = rules.components
    if s.token_row >= len(c.bonus_cost):
        return False
    first = s.token_row * COLUMNS
    column = next(n for n in range(COLUMNS - s.count, COLUMNS) if s.bonus[first + n] < 0)
    s.bonus[first + column] = tile
    if column == COLUMNS - 1:
        arrow = c.arrows[s.token_row]
        s.token_row += 1
        s.tell("token_row", -1, s.token_row + 1)
        follow_arrow(rules, s, seat, arrow)
    return True


def follow_arrow(rules: Rules, s: Table, seat: int, arrow: str) -> None:
    """NZ-WEL-26, 29, END-01, 02."""
    c = rules.components
    if arrow == "yellow":
        refill(s, market_size(c, s))
    elif arrow == "turquoise":
        s.tell("flips_buildings", -1)
        for space in c.trail.neutral:
            s.tiles[space] = c.back.get(s.tiles[space], s.tiles[space])
            s.used[space] = 0
    elif arrow == "red":
        s.last_seat = seat
        s.party()[seat].market_token = 1
        s.tell("last_turns", seat)


class Invest(Decision[Table]):
    """NZ-BONUS-01, 02, 05: a tile of the rows above the token, for the price of its row and what the tile asks."""

    def __init__(self, rules: Rules, name: str, modifier: int) -> None:
        super().__init__(rules, name, rule="NZ-BONUS-01")
        self.rules: Final = rules
        c = rules.components
        self.price: Final = [cost + modifier for cost in c.bonus_cost]
        self.more: Final[list[int]] = [entry["requires"].get("pay", 0) for entry in c.bonus_tiles]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        first = self.rules.components.first_bonus
        kinds = len(self.more)
        found: set[int] = set()
        for place in range(s.token_row * COLUMNS):
            row = place // COLUMNS
            if s.bonus[place] >= 0 and self.can_take(s, seat, s.bonus[place] - first, self.price[row]):
                found.add(self.rules.invest.first + row * kinds + s.bonus[place] - first)
        return list(found)

    def can_take(self, s: Table, seat: int, kind: int, price: int) -> bool:
        """NZ-BONUS-05, 07, 09 to 11: money for both the row and the tile; what else the tile asks, and a gain."""
        gains = self.rules.bonus_gain[kind]
        enough = price + self.more[kind] <= s.players[seat].money
        return enough and (gains is None or gains.possible(s, seat))

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        row, kind = divmod(self.rules.invest.index(action), len(self.more))
        tile = self.rules.components.first_bonus + kind
        pay(s, seat, self.price[row])
        s.bonus[s.bonus.index(tile, row * COLUMNS)] = -1
        s.players[seat].captured[tile] += 1
        s.tell("invests", seat, tile, row + 1)
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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        worker = self.rules.choose.index(action)
        me = s.players[seat]
        me.jokers |= 1 << worker * 8 + me.workers[worker] + 1
        add_worker(self.rules, s, seat, worker)

    def leads(self) -> list[list[AnyStep]]:
        return bonus_leads(self.rules)
