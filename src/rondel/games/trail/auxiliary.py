"""AUX: the auxiliary actions of the player board, single or double."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision

from .rules import NOT_MET, AnyStep, TrailRules
from .state import TrailTable

COVERED: Final = Bar("auxiliary_action_not_available", "GWT-AUX-01")
NO_DOUBLE: Final = Bar("double_not_available", "GWT-AUX-03")


class Auxiliary(Decision[TrailTable]):
    """GWT-AUX-01, 03: one available auxiliary action, doubled if the icon and both its slots allow it."""

    def __init__(
        self, rules: TrailRules, name: str, double: bool, effects: list[list[AnyStep]], masks: list[int]
    ) -> None:
        super().__init__(rules, name, rule="GWT-AUX-03")
        self.rules: Final = rules
        self.double: Final = double
        self.effects: Final = effects  # by action: single, double
        self.masks: Final = masks  # the two slots of each; a grey one has no bit

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        discs = s.herder(seat).discs
        options: list[int] = []
        for i, mask in enumerate(self.masks):
            covered = (discs & mask).bit_count()
            if covered < 2:
                if self.effects[i][0].possible(s, seat):
                    options.append(self.rules.aux.at(i, 0))
                if self.double and covered == 0 and self.effects[i][1].possible(s, seat):
                    options.append(self.rules.aux.at(i, 1))
        return options

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        which, doubled = divmod(self.rules.aux.index(action), 2)
        covered = (s.herder(seat).discs & self.masks[which]).bit_count()
        if covered == 2:
            return COVERED
        if doubled and (covered or not self.double):
            return NO_DOUBLE
        return None if self.effects[which][doubled].possible(s, seat) else NOT_MET

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        which, doubled = divmod(self.rules.aux.index(action), 2)
        s.emit("helps", seat, which, doubled)
        s.push(self.effects[which][doubled], seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[effect] for effects in self.effects for effect in effects]
