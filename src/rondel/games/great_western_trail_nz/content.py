"""The words of components.yaml that only this game knows, and all its content compiled."""

from typing import Any, Final

from rondel.core.grammar import Sequence
from rondel.games.trail.content import TrailContent, label, trail_entries
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.rules import AnyStep

from .bonus_market import Invest, JokerWorker
from .components import CRAFTSMAN, SHEPHERD, Components
from .pathfinder import Advance
from .plays import ToTop
from .posts import ToWoolPost
from .rewards import (
    GainBonusCard,
    GainCard,
    GainGold,
    PayGold,
    PerHazardPair,
    Permanent,
    RemoveSheep,
    ReplaceSite,
    TakeFromMarket,
    UpgradeByOne,
    pair_cards,
)
from .rules import Rules
from .sea import PlaceStorehouse, Ship
from .sheep import Shear
from .waivers import (
    FewerCertificates,
    FewerSpaces,
    Lesser,
    PerHazardPairOnly,
    RemoveHazardOnly,
    ShortOfGold,
    Waivable,
    WithoutCard,
    WithoutHazardCard,
    WithoutSecond,
    lesser_entries,
    waived,
)


class Content(TrailContent):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, CRAFTSMAN)
        self.own: Final = rules
        accepts = [accepted(rules.components, option["buys"]) for option in rules.components.buy_options]
        take = TakeAnimal(rules, accepts)
        self.buy: Final = BuyAnimals(rules, rules.components.buy_options, accepts, SHEPHERD, take)
        self.replace_site: Final = ReplaceSite(rules)

    def word(self, key: str, value: Any, name: str) -> AnyStep:
        rules = self.own
        c = rules.components
        match key:
            case "gold":
                return GainGold(rules, name, value)
            case "pay_gold":
                return PayGold(rules, name, value)
            case "pathfinder":
                return Advance(rules, name, value)
            case "ship":
                return Ship(rules, name, 0 if value == "sailors" else value)
            case "shear":
                return Shear(rules, name, 0 if value == "shearers" else value)
            case "invest":
                return Invest(rules, name, value["modifier"])
            case "buy_sheep":
                return self.buy
            case "card":
                return GainCard(rules, name, c.supply_names.index(value))
            case "bonus_card":
                return GainBonusCard(rules, name, c.stacks.index(value))
            case "permanent_certificate" | "permanent_wool":
                return Permanent(rules, name, rule="NZ-WEL-09")
            case "remove_sheep":
                return RemoveSheep(rules, name, value)
            case "joker_worker":
                return JokerWorker(rules, name)
            case "take_market":
                return TakeFromMarket(rules, name, value)
            case "remove_hazard_only":
                return RemoveHazardOnly(rules, name, value)
            case "per_hazard_pair_only":
                return PerHazardPairOnly(rules, name, value["pounds"], value["pathfinder"])
            case "upgrade_by_one":
                return UpgradeByOne(rules, name, self.replace_site)
            case "place_storehouse":
                return PlaceStorehouse(rules, name, value)
            case "wool_post":
                return ToWoolPost(rules, name, c.posts.index(value))
            case "cards_gained_to_top":
                return ToTop(rules, name)
            case "per_hazard_pair":
                return PerHazardPair(rules, name, [self.step(word, n) for word, n in value.items()])
            case "aux_single":
                return self.auxiliary(name, False)
        return super().word(key, value, name)

    def forgo(self, part: AnyStep) -> AnyStep:
        """A ship may always stay where it is."""
        return part if isinstance(part, Ship) else super().forgo(part)

    def click(self, entry: dict[str, Any], name: str) -> AnyStep:
        """NZ-ACT-15: beside an action those with a lesser reward, where the whole can be unwanted."""
        less = [self.lesser(entry, part) for part in lesser_entries(entry)]
        if not less:
            return super().click(entry, name)
        return Waivable(self.own, name, self.action(entry), self.clicked(entry), "NZ-LOC-02", less)

    def lesser(self, entry: dict[str, Any], less: dict[str, Any]) -> Lesser:
        rules, action, part = self.own, self.clicked(less), self.action(less)
        c = rules.components
        for key, value in entry.items():
            match key:
                case "cert":
                    return FewerCertificates(rules, action, part, less.get(key, 0), "")
                case "cert_per":
                    return FewerCertificates(rules, action, part, less["cert"], value["per"])
                case "pathfinder":
                    return FewerSpaces(rules, action, part, less.get(key, 0))
                case "card":
                    return WithoutCard(rules, action, part, c.supply_names.index(value))
                case "remove_hazard":
                    return WithoutHazardCard(rules, action, part)
                case "per_hazard_pair":
                    return ShortOfGold(rules, action, part, value["pathfinder"])
                case "take_market":
                    return WithoutSecond(rules, action, part, pair_cards(c, value))
        raise ValueError(f"nothing of {label(entry)} can be waived")

    def forced(self, entry: dict[str, Any]) -> AnyStep | None:
        """What must be taken in full (NZ-WEL-14, HARB-05, BONUS-08): its words in order."""
        parts = [self.step(key, value) for key, value in entry.items()]
        if not parts:
            return None
        if len(parts) == 1:
            return parts[0]
        name = "all " + " ".join([part.name for part in parts])
        return Sequence(self.rules, name, parts, "NZ-BONUS-08")


def accepted(c: Components, buys: Any) -> list[bool]:
    """Which sheep an option of the market buys (NZ-BUY-02 to 05)."""
    if "vp" in buys:
        return [card in c.market_cards and c.card_points[card] == buys["vp"] for card in range(c.animals)]
    return [c.cards[card] in buys["breeds"] for card in range(c.animals)]


def entries(c: Components) -> list[Any]:
    """Everything written in the notation that a player may be offered with a click."""
    found = trail_entries(c)
    found += [tile["top"] for tile in c.master_tiles if "permanent_certificate" not in tile["top"]]
    found += [pair["immediate"] for pair in c.pairs if "immediate" in pair]
    found += [card["effect"] for card in c.playable if "choice" in card["effect"]]
    offered = [part for entry in found for part in entry.get("choice", [entry])]
    return found + [less for entry in offered for less in lesser_entries(entry)]


def compile_content(rules: Rules) -> Content:
    """All content of the components file."""
    c = rules.components
    content = Content(rules)
    content.compile()
    rules.master_action = [
        None if "permanent_certificate" in tile["top"] else content.may(tile["top"]) for tile in c.master_tiles
    ]
    rules.pair_bonus = [content.may(pair["immediate"]) if "immediate" in pair else None for pair in c.pairs]
    rules.post_gain = [content.forced(post["gain"]) for post in c.post_entries]
    rules.harbour_gain = [content.forced(harbour.get("gain", {})) for harbour in c.harbour_entries]
    rules.bonus_gain = [content.forced(tile["requires"] | tile["gain"]) for tile in c.bonus_tiles]
    rules.card_effect = [
        content.may(card["effect"]) if "choice" in card["effect"] else content.action(card["effect"])
        for card in c.playable
    ]
    rests = [waived(c.playable[number]["effect"]) for number in c.waivable]
    rules.card_rest = [content.action(rest) if rest else None for rest in rests]
    return content
