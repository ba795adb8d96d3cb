"""BUY: what is said of the sheep market."""

from rondel.core.explanation import Amounts, Words
from rondel.games.trail import market as rule
from rondel.games.trail.descriptions import points
from rondel.games.trail.explain import market as trail

from ..components import Components
from ..descriptions import purchase
from . import Explains


class BuyAnimals(Explains[rule.BuyAnimals], trail.BuyAnimals):
    def purchase(self, option: int) -> Words:
        return purchase(self.c, self.c.buy_options[option])


class TakeAnimal(Explains[rule.TakeAnimal], trail.TakeAnimal):
    def words(self, action: int) -> Words:
        return sheep(self.c, self.game.take_animal.index(action))

    def bought(self) -> Amounts:
        cards: Amounts = purchase(self.c, self.c.buy_options[self.memo])["cards"]
        return cards


def sheep(c: Components, card: int) -> Words:
    """Of a card of the market."""
    return {"value": c.card_value[card], "wool": c.card_wool[card], "points": points(c.card_points[card])}
