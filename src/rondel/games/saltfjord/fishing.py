"""FISH: go fishing; the stacks of the fjord and who knows what lies in them."""

from bisect import insort
from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision

from .components import Components
from .rules import Rules, gain, score
from .stacks import draw_from
from .state import BIG_BOAT, DINGHY, DRAW_TWO, FISHING, PUBLIC, TYPE_THREE, TYPE_TWO, Player, Table

TYPES: Final = 3
LAST_AREA: Final = Bar("last_area_reached", "SF-FISH-05")
IN_HARBOR: Final = Bar("boat_in_the_harbor", "SF-FISH-05")
TOKEN_THERE: Final = Bar("a_token_can_be_taken", "SF-FISH-07")
NO_TECHNOLOGY: Final = Bar("technology_missing", "SF-FISH-03")
EMPTY: Final = Bar("stack_is_empty", "SF-FISH-07")
NOT_DRAWN: Final = Bar("token_was_not_drawn", "SF-TECH-14")
NOT_ABOARD: Final = Bar("token_not_aboard", "SF-FISH-16")


class GoFishing(Decision[Table]):
    """SF-FISH-01: advance the boat and choose a stack there, or return home."""

    def __init__(self, rules: Rules, name: str, interruptible: bool = True) -> None:
        super().__init__(rules, name, rule="SF-FISH-01", interruptible=interruptible)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        options: list[int] = []
        if me.boat < self.rules.components.last_area:  # SF-FISH-05
            for kind in range(TYPES):
                if may_use(me, kind) and stack_size(s, me.boat * TYPES + kind, self.rules.components):
                    options.append(self.rules.sail.at(kind + 1))
            if not options:
                options.append(self.rules.sail.at(0))  # SF-FISH-07
        if me.boat:
            options.append(self.rules.home)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        if action == self.rules.home:
            return IN_HARBOR
        me = s.players[seat]
        kind = self.rules.sail.index(action) - 1
        if me.boat == self.rules.components.last_area:
            return LAST_AREA
        if kind < 0:
            return TOKEN_THERE
        return EMPTY if may_use(me, kind) else NO_TECHNOLOGY

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == self.rules.home:
            return_home(self.rules, s, seat)
            return
        me = s.players[seat]
        kind = self.rules.sail.index(action) - 1
        me.boat += 1
        s.emit("sails", seat, me.boat)
        if kind < 0:
            return
        stack = (me.boat - 1) * TYPES + kind
        if looks(s, me, stack, self.rules.components) > 1:
            self._draw_two(s, seat, stack)
        else:
            token, _ = draw_token(self.rules, s, stack)
            catch(self.rules, s, seat, token, stack)

    def _draw_two(self, s: Table, seat: int, stack: int) -> None:
        """SF-TECH-14 to 16: both from the same stack (SF-TECH-20)."""
        for _ in range(2):
            token, known = draw_token(self.rules, s, stack)
            s.drawn = [*s.drawn, token]
            s.drawn_known = [*s.drawn_known, known | 1 << seat]
            s.emit("sees", seat, token, stack, 1 << seat)
        s.push(self.rules.keep_token, seat, stack)


class Keep(Decision[Table]):
    """SF-TECH-14: keep one of the two tokens, the other goes back on top. Memo: the stack.

    A decision also between equal tokens: else the others could tell that they are (SF-INFO-03).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(
            rules, "keep", rule="SF-TECH-14", interruptible=False, memory=Named(rules.components.fishing_spaces)
        )
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        first, second = s.drawn
        other = len(self.rules.components.tokens) if first == second else second
        return [self.rules.keep.at(first), self.rules.keep.at(other)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOT_DRAWN

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        kept = min(self.rules.keep.index(action), max(s.drawn))  # "same" is the second of two equal tokens
        back = 1 if s.drawn[0] == kept else 0
        token, known = s.drawn[back], s.drawn_known[back]
        if token == kept:
            known = s.drawn_known[0] & s.drawn_known[1]  # who knew only one of two equal tokens cannot tell
        s.token_tops[memo] = token
        s.top_known[memo] = known  # SF-INFO-03
        s.drawn = []
        s.drawn_known = []
        catch(self.rules, s, seat, kept, memo)

    def check(self, s: Table, i: int) -> None:
        c = self.rules.components
        _, seat, stack = s.stack[i]
        area, kind = divmod(stack, TYPES)
        me = s.players[seat]
        if area + 1 != me.boat or not me.perks & DRAW_TWO or not may_use(me, kind):
            raise BadPosition(
                f"pending[{i}].memo", f"players[{seat}] cannot have drawn two tokens from {c.fishing_spaces[stack]}"
            )
        for n, token in enumerate(s.drawn):
            if c.token_type[token] != kind:
                raise BadPosition(f"drawn[{n}]", f"{c.tokens[token]} is not of the type of {c.fishing_spaces[stack]}")


class Throw(Decision[Table]):
    """SF-FISH-16: the boat tile is overfull; one token, new or old, goes overboard."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "throw", rule="SF-FISH-16", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.throw_token.at(token) for token in set(s.players[seat].tokens)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.throw_token.index(action) in s.players[seat].tokens else NOT_ABOARD

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        throw_overboard(self.rules, s, seat, self.rules.throw_token.index(action))

    def check(self, s: Table, i: int) -> None:
        seat = s.stack[i][1]
        spaces = boat_spaces(s.players[seat], self.rules.components)
        if len(s.players[seat].tokens) != spaces + 1:
            raise BadPosition(
                f"pending[{i}].step", f"throw needs {spaces + 1} tokens on the boat tile of players[{seat}]"
            )


def may_use(me: Player, kind: int) -> bool:
    """SF-FISH-03: types 2 and 3 need the technology; a lower type may still be chosen (SF-TECH-20)."""
    return kind == 0 or me.perks & (TYPE_TWO if kind == 1 else TYPE_THREE) != 0


def stack_size(s: Table, stack: int, c: Components) -> int:
    size = s.unseen[stack] + (s.token_tops[stack] >= 0)
    for entry in s.overboard:
        size += entry // len(c.tokens) == stack
    return size


def looks(s: Table, me: Player, stack: int, c: Components) -> int:
    """SF-TECH-14, 20: how many tokens of a stack are drawn, of which one is kept."""
    return 2 if me.perks & DRAW_TWO and stack_size(s, stack, c) > 1 else 1


def draw_token(rules: Rules, s: Table, stack: int) -> tuple[int, int]:
    """The top token of a stack and who knew it: put back, never seen, or thrown overboard earlier."""
    token = s.token_tops[stack]
    s.revealed += 1
    if token >= 0:
        s.token_tops[stack] = -1
        known = s.top_known[stack]
        s.top_known[stack] = 0
        return token, known
    if s.unseen[stack]:
        s.unseen[stack] -= 1
        token, s.token_pools = draw_from(s, s.token_pools, stack % TYPES)
        return token, 0
    kinds = len(rules.components.tokens)
    for i, entry in enumerate(s.overboard):
        if entry // kinds == stack:
            s.overboard = s.overboard[:i] + s.overboard[i + 1 :]
            return entry % kinds, PUBLIC
    raise AssertionError("an empty stack is never chosen")


def catch(rules: Rules, s: Table, seat: int, token: int, stack: int) -> None:
    """SF-FISH-02: face up onto the boat tile."""
    me = s.players[seat]
    s.emit("catches", seat, token, stack)
    insort(me.tokens, token)
    if len(me.tokens) > boat_spaces(me, rules.components):
        s.push(rules.throw, seat)


def boat_spaces(me: Player, c: Components) -> int:
    """SF-TECH-07, SF-ABIL-17."""
    return c.boat_spaces[1 if me.perks & BIG_BOAT else 0] + (me.abilities & DINGHY != 0)


def throw_overboard(rules: Rules, s: Table, seat: int, token: int) -> None:
    """SF-FISH-13: to the bottom of the stack of its type in the area of the boat."""
    me = s.players[seat]
    c = rules.components
    stack = (me.boat - 1) * TYPES + c.token_type[token]
    me.tokens.remove(token)
    s.overboard = [*s.overboard, stack * len(c.tokens) + token]
    s.emit("throws", seat, token, stack)


def return_home(rules: Rules, s: Table, seat: int) -> None:
    """SF-FISH-04: area points, then everything on the tokens, which are kept beside the board (SF-FISH-10)."""
    me = s.players[seat]
    c = rules.components
    s.emit("returns", seat, me.boat)
    score(s, seat, c.area_points[me.boat], FISHING)
    me.boat = 0
    score(s, seat, token_points(me, c), FISHING)
    collected = me.collected[:]
    for token in me.tokens:
        gain(s, seat, c.token_gain[token], FISHING)
        collected[token] += 1
    me.collected = collected
    me.tokens = []


def token_points(me: Player, c: Components) -> int:
    """Points of the tokens on the boat; the best lie on the doubling spaces (SF-TECH-08, SF-ABIL-20, SF-FISH-11)."""
    points = [c.token_points[token] for token in me.tokens]
    points.sort(reverse=True)
    doubling = (me.perks & BIG_BOAT != 0) + (me.abilities & DINGHY != 0)
    return sum(points) + sum(points[:doubling])
