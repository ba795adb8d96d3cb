"""CARTO: the cartographer's options 2 to 4. Option 1 is part of placing a double tile (see tiles.py)."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .components import HIGH, LANDSCAPES, LOW, LOW_LEVEL, NEW, SETTLEMENT, Components
from .hexes import Uncharted, free_bar, matches
from .rules import Leads, Rules, must_offer, refuse, take_single, use_cartographer
from .state import FINISH, Player, Table
from .tiles import lay

FREE: Final = 4  # in a memo beside the option: the marker does not move (CI-LARGE-05)
HOW: Final = 8  # both together

AT_THE_END: Final = Bar("no_cartographer_at_the_end", "CI-CARTO-02")
USED: Final = Bar("cartographer_already_used", "CI-CARTO-02")
TOO_FEW_STEPS: Final = Bar("too_few_steps", "CI-CARTO-03")
NO_PLACE: Final = Bar("no_place_for_this")
OTHER_OPTION: Final = Bar("other_option_chosen")
NO_TILE: Final = Bar("no_single_tile_left", "CI-CARTO-10")
NO_MATCH: Final = Bar("landscape_does_not_match", "CI-CARTO-08")
OPTION_RULES: Final = ["CI-CARTO-06", "CI-CARTO-07", "CI-CARTO-08", "CI-CARTO-09"]
BESIDE_LAND: Final = Uncharted("CI-CARTO-07", "CI-CARTO-07")


class UseOption(Decision[Table]):
    """CI-CARTO-02, 03: an anytime action, once in a turn or phase. Never pending itself."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "use_option", rule="CI-CARTO-03")
        self.rules: Final = rules
        self.no_place: Final = [Bar("no_place_for_this", rule) for rule in OPTION_RULES]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        """What the marker allows now."""
        c = self.rules.components
        me = s.players[seat]
        if me.surveyed or me.cartographer < c.option_steps[NEW] or s.phase == FINISH:
            return []
        first = self.rules.option.first
        found = [first] if me.frontier and any(s.singles) else []
        if me.free:
            for option in (LOW, HIGH):
                if me.cartographer >= c.option_steps[option] and places(s, me, option, c):
                    found.append(first + option - NEW)
        return found

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        option = self.rules.option.index(action) + NEW
        if s.phase == FINISH:
            return AT_THE_END
        if me.surveyed:
            return USED
        if me.cartographer < self.rules.components.option_steps[option]:
            return TOO_FEW_STEPS
        return None if action in self.legal(s, seat, memo) else self.no_place[option]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.survey, seat, SurveyMemo.pack(NEW + self.rules.option.index(action), False))

    def leads(self) -> Leads:
        return [[self.rules.survey]]


def places(s: Table, me: Player, option: int, c: Components) -> list[int]:
    """CI-CARTO-07 to 10: the hexes where this option can put a single tile."""
    if not any(s.singles):
        return []
    if option == NEW:
        return [place for place in range(len(me.on)) if me.frontier >> place & 1]
    high = option == HIGH
    town = s.singles[c.single_of[SETTLEMENT]] > 0
    return [
        place
        for place in range(len(me.on))
        if me.free >> place & 1
        and (me.level[place] > LOW_LEVEL) == high
        and (town or s.singles[c.single_of[me.land[place]]] > 0)
    ]


class SurveyMemo(Packed):
    """The option, and whether the marker stays; later the hex, too."""

    def __init__(self, c: Components, more: list[tuple[str, int, Codec]]) -> None:
        super().__init__([("option", FREE, Named(c.options)), ("free", 2, YesNo()), *more])

    @staticmethod
    def pack(option: int, free: bool, place: int = 0) -> int:
        return option + FREE * free + HOW * place

    @staticmethod
    def unpack(memo: int) -> tuple[int, bool, int]:
        return memo % FREE, memo % HOW >= FREE, memo // HOW


class Survey(Decision[Table]):
    """CI-CARTO-07 to 09: where the single tile goes. Memo: the option."""

    def __init__(self, rules: Rules) -> None:
        memory = SurveyMemo(rules.components, [])
        super().__init__(rules, "survey", rule="CI-CARTO-03", interruptible=False, memory=memory)
        self.rules: Final = rules
        self.not_charted: Final = [Bar("space_not_charted", rule) for rule in OPTION_RULES]
        self.other_level: Final = [Bar("other_level_needed", rule) for rule in OPTION_RULES]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        option, _, _ = SurveyMemo.unpack(memo)
        first = self.rules.surveyed.first if option == NEW else self.rules.raised.first
        return [first + place for place in places(s, s.players[seat], option, self.rules.components)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Option 2 charts a hex, 3 and 4 raise a space."""
        option, _, _ = SurveyMemo.unpack(memo)
        me = s.players[seat]
        if self.rules.surveyed.has(action) != (option == NEW):
            return OTHER_OPTION
        if option == NEW:
            return BESIDE_LAND.bar(me, self.rules.surveyed.index(action))
        place = self.rules.raised.index(action)
        unfit = free_bar(me, place, self.not_charted[option])
        if unfit is not None:
            return unfit
        if (me.level[place] > LOW_LEVEL) != (option == HIGH):
            return self.other_level[option]
        return None if action in self.legal(s, seat, memo) else NO_TILE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        option, free, _ = SurveyMemo.unpack(memo)
        family = self.rules.surveyed if option == NEW else self.rules.raised
        s.push(self.rules.single_tile, seat, SurveyMemo.pack(option, free, family.index(action)))

    def check(self, s: Table, i: int) -> None:
        _check_option(self.rules, s, i)
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.single_tile]]


def _check_option(rules: Rules, s: Table, i: int) -> None:
    """For a position from outside: an option that the marker allows, or that of the card."""
    _, seat, memo = s.stack[i]
    me = s.players[seat]
    option, free, _ = SurveyMemo.unpack(memo)
    need = rules.components.option_steps[option]
    card = [isinstance(step, FreeOption) for step in rules.card_action].index(True)
    if option < NEW:
        raise refuse(i, "memo.option", "option 1 is part of placing a double tile; here it is 2, 3 or 4")
    if free:
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
        memory = SurveyMemo(c, [("hex", len(c.hexes), Named(c.hexes))])
        super().__init__(rules, "single_tile", rule="CI-CARTO-07", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        _, _, place = SurveyMemo.unpack(memo)
        here = s.players[seat].land[place]
        return [
            self.rules.landscape.first + landscape
            for landscape in range(len(LANDSCAPES))
            if s.singles[c.single_of[landscape]] and matches(here, landscape)
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        landscape = self.rules.landscape.index(action)
        _, _, place = SurveyMemo.unpack(memo)
        if not matches(s.players[seat].land[place], landscape):
            return NO_MATCH
        return None if s.singles[self.rules.components.single_of[landscape]] else NO_TILE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        option, free, place = SurveyMemo.unpack(memo)
        if not free:
            use_cartographer(s, seat, option, c.option_steps[option])
        landscape = self.rules.landscape.index(action)
        take_single(s, landscape, c)
        lay(self.rules, s, seat, place, landscape, s.players[seat].level[place] + 1)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        c = self.rules.components
        _check_option(self.rules, s, i)
        option, _, place = SurveyMemo.unpack(memo)
        if place not in places(s, s.players[seat], option, c):
            raise refuse(i, "memo.hex", f"this option cannot put a single tile on {c.hexes[place]}")
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

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_PLACE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.survey, seat, SurveyMemo.pack(NEW + self.rules.option.index(action), True))

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.survey]]
