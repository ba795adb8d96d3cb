# not compiled
"""Questions: what the pending decision is about, for its prompt (see core.texts)."""

from typing import Any

from rondel.games.trail.descriptions import Words, modified, money
from rondel.games.trail.hazards import RemoveHazard
from rondel.games.trail.market import TakeAnimal
from rondel.games.trail.questions import SHARED, Asking, actor, answer, frames

from .bonus_market import Invest
from .counts import permanent_certificates, permanent_wool
from .descriptions import kind_bought
from .posts import Deliver, PostDisc, ToWoolPost
from .rewards import RemoveSheep, ReplaceSite, SecondOfPair, TakeFromMarket
from .rules import Rules
from .sarah_steps import Asked
from .sea import HarbourDisc, PlaceStorehouse, Ship, Storehouse, UpgradeHere
from .sheep import BREEDS, Income, RevealMore, Shear, ShearAfter, ShearMore, shown
from .state import Player, Table
from .waivers import RemoveHazardOnly


def breeding_value(game: Rules, me: Player, breeds: list[int]) -> int:
    """NZ-WEL-01, 06: of these sheep, without temporary certificates."""
    c = game.components
    return permanent_certificates(c, me) + sum([c.card_value[breed] for breed in breeds if breed in me.hand])


def wool_value(game: Rules, me: Player, breeds: list[int]) -> int:
    """NZ-SHEAR-03, 05: permanent wool counts if there is any sheep."""
    c = game.components
    found = [c.card_wool[breed] for breed in breeds if breed in me.hand]
    return permanent_wool(c, me) + sum(found) if found else 0


def shown_value(game: Rules, s: Table) -> int:
    """The breeding value of what the pending step remembers as shown."""
    return breeding_value(game, actor(s), shown(s.stack[-1][2]))


def prompt(game: Rules, s: Table) -> Words:
    """What the pending question says beside its name."""
    return answer(game, s, _WORDS)


# Sheep


def _breeding(game: Rules, s: Table, step: RevealMore | Income, memo: int) -> Words:
    return {"value": shown_value(game, s)}


def _shear(game: Rules, s: Table, step: Shear, memo: int) -> Words:
    return {"n": step.limit(actor(s), memo)}


def _shear_more(game: Rules, s: Table, step: ShearMore, memo: int) -> Words:
    breeds = shown(memo)
    return {"value": wool_value(game, actor(s), breeds), "left": (memo >> BREEDS + 1) - len(breeds)}


def _shear_after(game: Rules, s: Table, step: ShearAfter, memo: int) -> Words:
    return {"value": memo % 128, "shearers": [("shearer", memo // 128)], "left": memo // 128}


def _take_animal(game: Rules, s: Table, step: TakeAnimal, memo: int) -> Words:
    return {"cards": [(kind_bought(game.components, game.components.buy_options[memo]), frames(s))]}


def _take_from_market(game: Rules, s: Table, step: TakeFromMarket, memo: int) -> Words:
    return {"paid": step.money, "money": money(step.money)}


def _second(game: Rules, s: Table, step: SecondOfPair, memo: int) -> Words:
    return {"points": game.components.card_points[step.cards[0]] if step.cards else 0}


def _remove_sheep(game: Rules, s: Table, step: RemoveSheep, memo: int) -> Words:
    return {"n": step.value}


# Posts, harbours, markets


def _deliver(game: Rules, s: Table, step: Deliver, memo: int) -> Words:
    return {"value": memo}


def _post_disc(game: Rules, s: Table, step: PostDisc, memo: int) -> Words:
    return {"post": game.components.posts[memo], "dark": int(game.components.post_dark[memo])}


def _wool_post(game: Rules, s: Table, step: ToWoolPost, memo: int) -> Words:
    return {"post": game.components.posts[step.post]}


def _ship(game: Rules, s: Table, step: Ship, memo: int) -> Words:
    return {"n": step.reach(s, s.seat)}


def _here(game: Rules, s: Table, step: UpgradeHere, memo: int) -> Words:
    c = game.components
    harbour = c.sea_harbour[actor(s).ship]
    return {"harbour": c.harbours[harbour] if harbour >= 0 else None}


def _harbour(game: Rules, s: Table, step: Storehouse | HarbourDisc, memo: int) -> Words:
    return {"harbour": game.components.harbours[memo], "dark": int(game.components.harbour_dark[memo])}


def _place_storehouse(game: Rules, s: Table, step: PlaceStorehouse, memo: int) -> Words:
    return {"n": step.reach - 1}


def _invest(game: Rules, s: Table, step: Invest, memo: int) -> Words:
    return modified(step.price[0] - game.components.bonus_cost[0])


def _replace(game: Rules, s: Table, step: ReplaceSite, memo: int) -> Words:
    return {"building": game.components.private_names[memo]}


def _sarah(game: Rules, s: Table, step: Asked, memo: int) -> Words:
    """NZ-SOLO-42: only where she builds there is more to say: which building."""
    return {"building": game.components.private_names[memo // 8]} if step.name == "sarah_site" else {}


_WORDS: dict[Any, Asking] = {
    **SHARED,
    RemoveHazardOnly: SHARED[RemoveHazard],
    RevealMore: _breeding,
    Income: _breeding,
    Shear: _shear,
    ShearMore: _shear_more,
    ShearAfter: _shear_after,
    TakeAnimal: _take_animal,
    TakeFromMarket: _take_from_market,
    SecondOfPair: _second,
    RemoveSheep: _remove_sheep,
    Deliver: _deliver,
    PostDisc: _post_disc,
    ToWoolPost: _wool_post,
    Ship: _ship,
    UpgradeHere: _here,
    Storehouse: _harbour,
    HarbourDisc: _harbour,
    PlaceStorehouse: _place_storehouse,
    Invest: _invest,
    ReplaceSite: _replace,
    Asked: _sarah,
}
