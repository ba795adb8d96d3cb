"""TECH: gain a technology; ability tiles and lightning tiles taken on the way."""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision, Effect

from .components import FISH, TOP, Bundle
from .rules import TOO_FEW, Rules, can_pay, pay, score
from .state import LIGHTNING, Player, Table
from .waiting import can_prepare

TOP_REACHED: Final = Bar("top_of_the_track_reached", "SF-TECH-04")
NOT_ON_BOARD: Final = Bar("ability_not_on_the_board", "SF-TECH-09")


class Technology(Decision[Table]):
    """SF-TECH-01: pay the resource before the next space of a track and move the marker up."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "technology", rule="SF-TECH-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        costs = self.rules.components.track_cost[s.advanced]
        options: list[int] = []
        for track, level in enumerate(me.levels):
            if level < TOP and can_pay(me.goods, costs[track][level + 1]):  # SF-TECH-04
                options.append(self.rules.technology.first + track)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        track = self.rules.technology.index(action)
        if me.levels[track] == TOP:
            return TOP_REACHED
        return None if can_pay(me.goods, self.payment(s, me, track)) else TOO_FEW

    def payment(self, s: Table, me: Player, track: int) -> Bundle:
        """Of the next level."""
        return self.rules.components.track_cost[s.advanced][track][me.levels[track] + 1]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        track = self.rules.technology.index(action)
        level = me.levels[track] + 1
        pay(s, seat, self.payment(s, me, track))
        me.levels = me.levels[:]
        me.levels[track] = level
        find_perks(self.rules, s, me)
        s.emit("learns", seat, track, level)
        if level == TOP and self.rules.components.lightning[s.scoring[track]]:
            s.push(self.rules.lightning, seat, track)
        effect = self.rules.level_effect[s.advanced][track][level]
        if effect is not None:  # SF-TECH-02
            s.push(effect, seat)

    def waits(self, s: Table, seat: int) -> bool:
        return min(s.players[seat].levels) < TOP and can_prepare(s, seat)


def find_perks(rules: Rules, s: Table, me: Player) -> None:
    """SF-TECH-03: permanent abilities of all levels reached."""
    me.perks = 0
    for track, perks in enumerate(rules.level_perk[s.advanced]):
        for level in range(1, me.levels[track] + 1):
            me.perks |= perks[level]


class GainWorker(Effect[Table]):
    """SF-TECH-06: the worker of that space, usable at once (SF-EDGE-06)."""

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.players[seat].workers += 1
        s.emit("gets_worker", seat)


class TakeAbility(Decision[Table]):
    """SF-TECH-09: one ability tile from the board."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="SF-TECH-09")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        tiles = range(len(self.rules.components.abilities))
        return [self.rules.take_ability.at(tile) for tile in tiles if s.ability_tiles >> tile & 1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.ability_tiles >> self.rules.take_ability.index(action) & 1 else NOT_ON_BOARD

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        tile = self.rules.take_ability.index(action)
        s.ability_tiles &= ~(1 << tile)
        s.players[seat].abilities |= 1 << tile
        s.emit("gets_ability", seat, tile)


class Lightning(Effect[Table]):
    """SF-TECH-18: a lightning tile scores once, when the marker reaches it. Memo: the track."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "lightning", rule="SF-TECH-18", memory=Named(rules.components.tracks))
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        entry: Any = self.rules.components.scoring_entries[s.scoring[memo]]
        if "instant_by_arrival" not in entry:
            s.push(self.rules.market, seat, s.scoring[memo])
            return
        arrived = 0  # SF-STILE-19: the own marker is there already
        for player in s.players:
            arrived += player.levels[memo] == TOP
        points: int = entry["instant_by_arrival"][arrived]
        s.emit("lightning", seat, s.scoring[memo], points)
        score(s, seat, points, LIGHTNING)

    def check(self, s: Table, i: int) -> None:
        """It waits only while the last level of a track sends wagons (SF-VARIANT-16)."""
        _, seat, track = s.stack[i]
        c = self.rules.components
        if not c.lightning[s.scoring[track]] or s.players[seat].levels[track] < TOP:
            raise BadPosition(
                f"pending[{i}].memo", f"players[{seat}] has not reached a lightning tile on {c.tracks[track]}"
            )
        effect = self.rules.level_effect[s.advanced][track][TOP]
        if i == len(s.stack) - 1 or effect is None or effect.name != "move_each_wagon_1":
            raise BadPosition(
                f"pending[{i}].step", "lightning waits only below what the last level of its track starts"
            )


class Market(Decision[Table]):
    """SF-STILE-20: turn 0 to 5 fish into points at once. Memo: the scoring tile."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "market", rule="SF-STILE-20", memory=Named(rules.components.scoring_tiles))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        sale: Any = self.rules.components.scoring_entries[memo]["instant_sale"]
        most: int = min(s.players[seat].goods[FISH], sale["max_fish"])
        return [DONE, *[self.rules.sell_fish.at(n) for n in range(most)]]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else TOO_FEW

    def points(self, memo: int, fish: int) -> int:
        each: int = self.rules.components.scoring_entries[memo]["instant_sale"]["vp_per_fish"]
        return fish * each

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            fish = self.rules.sell_fish.index(action) + 1
            points = self.points(memo, fish)
            pay(s, seat, [(FISH, fish)])
            s.emit("lightning", seat, memo, points)
            score(s, seat, points, LIGHTNING)

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        _, seat, tile = s.stack[i]
        c = self.rules.components
        reached = [s.scoring[track] for track, level in enumerate(s.players[seat].levels) if level == TOP]
        if "instant_sale" not in c.scoring_entries[tile] or tile not in reached:
            raise BadPosition(
                f"pending[{i}].memo", f"players[{seat}] has not reached {c.scoring_tiles[tile]} to sell fish there"
            )
