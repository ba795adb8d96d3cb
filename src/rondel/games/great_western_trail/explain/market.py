"""BUY: what is said of the cattle market."""

from rondel.core.explanation import Amounts, Words
from rondel.games.trail import market as rule
from rondel.games.trail.descriptions import points
from rondel.games.trail.explain import market as trail

from ..descriptions import animal, purchase
from . import Explains


class BuyAnimals(Explains[rule.BuyAnimals], trail.BuyAnimals):
    def purchase(self, option: int) -> Words:
        return purchase(self.c.buy_options[option])


class TakeAnimal(Explains[rule.TakeAnimal], trail.TakeAnimal):
    def words(self, action: int) -> Words:
        card = self.game.take_animal.index(action)
        value, worth = self.c.card_value[card], self.c.card_points[card]
        return {"animal": animal(self.c, card), "value": value, "points": points(worth)}

    def bought(self) -> Amounts:
        cards: Amounts = purchase(self.c.buy_options[self.memo])["cards"]
        return cards
