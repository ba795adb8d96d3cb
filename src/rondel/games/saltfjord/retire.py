"""PASS: retire to a tavern, take its action, then activate the own piers."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .exchange import Exchange
from .rules import Rules
from .state import ALL_TRADES, ANY_PIER, NEIGHBOR, Player, Table
from .waiting import dice_to_lift, may_start_afresh

ROW: Final = 64  # more than there are crates
TAVERN_TAKEN: Final = Bar("tavern_taken", "SF-PASS-12")
DICE_THERE: Final = Bar("dice_in_the_tavern", "SF-SOLO-11")


def open_taverns(s: Table) -> list[int]:
    """SF-PASS-01, 12: those without a marker; in the solo game those without dice (SF-SOLO-11)."""
    closed = [player.tavern for player in s.players]
    return [
        tavern
        for tavern in range(len(s.tavern_dice) // 2)
        if tavern not in closed and not s.tavern_dice[2 * tavern] and not s.tavern_dice[2 * tavern + 1]
    ]


def tavern_bar(s: Table, tavern: int) -> Bar | None:
    """Why a tavern is none of `open_taverns`."""
    if tavern in open_taverns(s):
        return None
    return TAVERN_TAKEN if any([player.tavern == tavern for player in s.players]) else DICE_THERE


def retire(rules: Rules, s: Table, seat: int, tavern: int) -> None:
    """SF-PASS-01, 06: first the tavern's action, then the piers from top to bottom."""
    s.players[seat].tavern = tavern
    s.emit("retires", seat, tavern)
    s.push(rules.piers, seat)
    s.push(rules.tavern_action[tavern], seat)


class PierMemo(Packed):
    """A pier, and the rewards taken there."""

    def __init__(self, piers: list[str]) -> None:
        super().__init__([("rewards", ROW, Codec(0, ROW - 1)), ("pier", len(piers), Named(piers))])

    @staticmethod
    def pack(pier: int, rewards: int) -> int:
        return pier * ROW + rewards

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return divmod(memo, ROW)


class Piers(Decision[Table]):
    """SF-PASS-06: for each crate at a pier its reward once. Memo: the pier, and the rewards taken there.

    Crates are counted anew each time: one that comes before the last reward of its pier counts too (SF-PASS-13, 14).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "piers", rule="SF-PASS-06", memory=PierMemo(rules.components.piers))
        self.rules: Final = rules
        self.exchange: Final = Exchange(rules)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        pier, rewards = PierMemo.unpack(memo)
        crates = self._crates(s, seat)
        if rewards and rewards == crates[pier]:
            if pier + 1 < len(crates):
                s.push(self, seat, PierMemo.pack(pier + 1, 0))
            return
        while not crates[pier]:
            pier += 1
            if pier == len(crates):
                return
        s.push(self, seat, PierMemo.pack(pier, rewards + 1))
        s.emit("pier", seat, pier, rewards + 1)
        s.push(self.rules.pier_reward[pier], seat)

    def waits(self, s: Table, seat: int) -> bool:
        """SF-PASS-14: before what would be too late afterwards for a crate that a worker could still bring."""
        pier, rewards = PierMemo.unpack(s.stack[-1][2])
        crates = self._crates(s, seat)
        passed: list[int] = []
        if rewards == 0:
            while pier < len(crates) and not crates[pier]:
                passed.append(pier)
                pier += 1
        if pier < len(crates) and crates[pier] == rewards + 1 and self.rules.pier_reward[pier].automatic:
            passed.append(pier)  # the last reward, and it asks nothing: other rewards wait themselves
        return len(passed) > 0 and self._may_bring_crate(s, s.players[seat], passed)

    def _crates(self, s: Table, seat: int) -> list[int]:
        c = self.rules.components
        return [s.players[seat].at_pier(pier, len(c.crates)) for pier in range(len(c.piers))]

    def _may_bring_crate(self, s: Table, me: Player, piers: list[int]) -> bool:
        """Could a worker? With several, or abilities that help, one activation may prepare another: then rather yes."""
        if not me.workers or max(s.crate_tops) < 0:
            return False
        c = self.rules.components
        cells = me.vacant + dice_to_lift(me) if may_start_afresh(me) else me.vacant
        actions = [c.building_actions[me.grid[cell]] for cell in cells]
        ordering = [len(names) for names in actions if "order" in names]
        learning = any(["technology" in names for names in actions])
        if me.workers > 1 or me.abilities & NEIGHBOR:
            return len(ordering) > 0 or learning or any(["build_small" in names for names in actions])
        if not ordering:
            return False
        if (me.abilities & ALL_TRADES and max(ordering) > 1) or (learning and me.levels[0] in (1, 2)):  # SF-TECH-06
            return True
        spaces = list(range(len(s.crate_tops))) if me.perks & ANY_PIER else piers
        crates = [s.crate_tops[space] for space in spaces]
        return any([crate >= 0 and self.exchange.can_afford(me, c.crate_cost[crate]) for crate in crates])

    def check(self, s: Table, i: int) -> None:
        c = self.rules.components
        _, seat, memo = s.stack[i]
        pier, rewards = PierMemo.unpack(memo)
        crates = s.players[seat].at_pier(pier, len(c.crates))
        if i != 1 or s.stack[0][0] != self.rules.end_turn.number:
            raise BadPosition(f"pending[{i}].step", "piers is possible only as pending[1], right above end_turn")
        if s.players[seat].tavern < 0:
            raise BadPosition(f"pending[{i}].step", f"piers is for who retires; players[{seat}].tavern is null")
        if rewards > crates:
            raise BadPosition(f"pending[{i}].memo.rewards", f"must be at most {crates}, the crates at {c.piers[pier]}")
