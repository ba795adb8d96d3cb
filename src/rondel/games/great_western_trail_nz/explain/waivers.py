"""ACT: how actions with lesser rewards beside them are explained."""

from .. import waivers as rule
from .content import Use


class Waivable(Use):
    step: rule.Waivable

    def kind(self, action: int) -> str:
        return "lesser" if self.step.is_lesser(action) else super().kind(action)
