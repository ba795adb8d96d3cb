"""CARTO: the cartographer's options 2 to 4. Option 1 is part of placing a double tile (see tiles.py)."""

from typing import Final

from rondel.core.fields import Codec, Named, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .components import HIGH, LANDSCAPES, LOW, LOW_LEVEL, NEW, SETTLEMENT, Components
from .rules import Leads, Rules, must_offer, refuse, take_single, use_cartographer
from .state import FINISH, Player, Table
from .tiles import lay

FREE: Final = 4  # in a memo beside the option: the marker does not move (CI-LARGE-05)


def options(s: Table, me: Player, c: Components) -> list[int]:
    """CI-CARTO-02, 03: what the marker allows now."""
    if me.surveyed or me.cartographer < c.option_steps[NEW] or s.phase == FINISH:
        return []
    found = [NEW] if me.frontier and any(s.singles) else []
    if me.free:
        found += [n for n in (LOW, HIGH) if me.cartographer >= c.option_steps[n] and places(s, me, n, c)]
    return found


def places(s: Table, me: Player, option: int, c: Components) -> list[int]:
    """CI-CARTO-07 to 10: the hexes where this option can put a single tile."""
    if not any(s.singles):
        return []
    if option == NEW:
        return [place for place in range(len(me.on)) if me.frontier >> place & 1]
    town = s.singles[c.single_of[SETTLEMENT]] > 0
    return [
        place
        for place in range(len(me.on))
        if me.free >> place & 1
        and (me.level[place] > LOW_LEVEL) == (option == HIGH)
        and (town or s.singles[c.single_of[me.land[place]]] > 0)
    ]


class Survey(Decision[Table]):
    """CI-CARTO-07 to 09: where the single tile goes. Memo: the option."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        memory = Packed([("option", 4, Named(c.options)), ("free", 2, YesNo())])
        super().__init__(rules, "survey", rule="CI-CARTO-03", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        option = memo % FREE
        first = self.rules.surveyed.first if option == NEW else self.rules.raised.first
        return [first + place for place in places(s, s.players[seat], option, self.rules.components)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        family = self.rules.surveyed if memo % FREE == NEW else self.rules.raised
        s.push(self.rules.single_tile, seat, 8 * family.index(action) + memo)

    def check(self, s: Table, i: int) -> None:
        _check_option(self.rules, s, i)
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.single_tile]]


def _check_option(rules: Rules, s: Table, i: int) -> None:
    """For a position from outside: an option that the marker allows, or that of the card."""
    _, seat, memo = s.stack[i]
    me = s.players[seat]
    option = memo % FREE
    need = rules.components.option_steps[option]
    card = [isinstance(step, FreeOption) for step in rules.card_action].index(True)
    if option < NEW:
        raise refuse(i, "memo.option", "option 1 is part of placing a double tile; here it is 2, 3 or 4")
    if memo % 8 >= FREE:
        if not me.spent >> card & 1:
            name = rules.components.large_cards[card]
            raise refuse(i, "memo.free", f"only the large building card {name}, face down now, lets the marker stay")
    elif me.surveyed or s.phase == FINISH or me.cartographer < need:
        raise refuse(
            i, "memo.option", f"not used in this turn or phase, not at the end, and with {need} steps at least"
        )


class SingleTile(Decision[Table]):
    """CI-CARTO-07 to 10: the landscape of the single tile. Memo: the option and the hex."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        parts: list[tuple[str, int, Codec]] = [("option", 4, Named(c.options)), ("free", 2, YesNo())]
        memory = Packed([*parts, ("hex", len(c.hexes), Named(c.hexes))])
        super().__init__(rules, "single_tile", rule="CI-CARTO-07", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        here = s.players[seat].land[memo // 8]
        return [
            self.rules.landscape.first + landscape
            for landscape in range(len(LANDSCAPES))
            if s.singles[c.single_of[landscape]] and (here < 0 or landscape in (here, SETTLEMENT))
        ]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        place, how = divmod(memo, 8)
        if how < FREE:
            use_cartographer(s, seat, how, c.option_steps[how])
        landscape = self.rules.landscape.index(action)
        take_single(s, landscape, c)
        lay(self.rules, s, seat, place, landscape, s.players[seat].level[place] + 1)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        c = self.rules.components
        _check_option(self.rules, s, i)
        if memo // 8 not in places(s, s.players[seat], memo % FREE, c):
            raise refuse(i, "memo.hex", f"this option cannot put a single tile on {c.hexes[memo // 8]}")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.mine]]


class FreeOption(Decision[Table]):
    """CI-LARGE-05: option 2, 3 or 4 without moving the marker; the cartographer action stays unused."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "free_option", rule="CI-LARGE-05", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        return [self.rules.option.first + n - NEW for n in (NEW, LOW, HIGH) if places(s, me, n, c)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.survey, seat, FREE + NEW + self.rules.option.index(action))

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.survey]]
