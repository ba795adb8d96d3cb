"""SOLO: the actions on Sarah's cards."""

from typing import Any, Final

from rondel.core.codecs import Codec, Flags, Named
from rondel.games.trail.components import BLACK
from rondel.games.trail.hazards import collect
from rondel.games.trail.market import to_market
from rondel.games.trail.rival import add_specialist, on_offer, take_objective
from rondel.games.trail.rules import kinds
from rondel.games.trail.state import changed

from .components import COLUMNS, SAILOR, SHEARER, SHEPHERD
from .gains import take_bonus_card, take_card
from .rules import Rules
from .sarah_builds import SarahBuilds
from .sarah_steps import Act, Asked
from .state import Sarah, Table

Frame = tuple[Act, int]  # a step and its memo


class SarahActions:
    """Cards as steps: every action in the order of the card, each done before the next."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        solo = c.facts["solo"]
        breeds = Flags(c.cards[: c.animals])
        cards = [card["id"] for card in solo["deck"]["cards"]]
        self.rules: Final = rules
        self.solo: Final[Any] = solo
        self.builds: Final = SarahBuilds(rules)
        self.hire: Final = Act(rules, "hire", "NZ-SOLO-18", self._hire, Codec(0, 1))
        self.worker: Final = Asked(rules, "worker", "NZ-SOLO-18", rules.choose, self._cheapest, self._engage)
        self.buy: Final = Act(rules, "buy", "NZ-SOLO-22", self._buy)
        self.refill: Final = Act(rules, "refill", "NZ-SOLO-24", to_market)
        self.sheep: Final = Act(rules, "sheep", "NZ-SOLO-23", self._take_sheep, breeds)
        self.breed: Final = Asked(
            rules, "breed", "NZ-SOLO-23", rules.take_animal, self._best_sheep, self._gain_sheep, breeds
        )
        self.invest: Final = Act(rules, "invest", "NZ-SOLO-29", self._invest)
        self.pathfinder: Final = Act(rules, "pathfinder", "NZ-SOLO-30", self._advance, Codec(0, c.path_end))
        self.objective: Final = Act(rules, "objective", "NZ-SOLO-31", self._objective)
        self.hazard: Final = Act(rules, "hazard", "NZ-SOLO-32", self._hazard)
        self.tile: Final = Asked(rules, "tile", "NZ-SOLO-32", rules.hazard, self._best_hazards, self._collect)
        self.sailors: Final = Act(rules, "sailors", "NZ-SOLO-33", self._sailors)
        self.shearers: Final = Act(rules, "shearers", "NZ-SOLO-34", self._shearers, Named(cards))
        self.hire.pushes = [[self.worker]]
        self.buy.pushes = self.shearers.pushes = [[self.sheep, self.sheep]]
        self.sheep.pushes = [[self.breed]]
        self.hazard.pushes = [[self.tile]]
        self.frames: Final[list[list[list[Frame]]]] = [  # by card, then by specialization
            [self._compiled(number, card["actions"], worker) for worker in c.workers]
            for number, card in enumerate(solo["deck"]["cards"])
        ]

    def _compiled(self, number: int, actions: list[Any], specialization: str) -> list[Frame]:
        found: list[Frame] = []
        for action in actions:
            if isinstance(action, str):
                found.append(self._named(action, number))
            elif "if_specialized" in action:
                branch = "then" if action["if_specialized"] == specialization else "else"
                found += self._compiled(number, action[branch], specialization)
            elif "take_market" in action:
                found += [(self.sheep, self._bits(action))] * action["count"]
            elif "pathfinder" in action:
                found.append((self.pathfinder, action["pathfinder"]))
            elif "refill_market" in action:
                found.append((self.refill, action["refill_market"]))
            else:
                found.append((self.builds.build, action["build_exact"]))
        return found

    def _named(self, action: str, card: int) -> Frame:
        acts = {
            "hire_cheapest": self.hire,
            "hire_specialized": self.hire,
            "buy_sheep": self.buy,
            "build": self.builds.build,
            "remove_bonus_tile": self.invest,
            "objective": self.objective,
            "hazard": self.hazard,
            "sailor_action": self.sailors,
            "shearer_action": self.shearers,
        }
        memos = {"hire_specialized": 1, "shearer_action": card}
        return acts[action], memos.get(action, 0)

    # Hiring

    def _hire(self, s: Table, memo: int) -> None:
        """NZ-SOLO-18. Memo 1: the specialized type first, whatever it costs."""
        sarah = s.sarah[0]
        offered = [worker for _, worker in on_offer(self.rules, s, sarah)]
        if memo and sarah.specialization in offered:
            self._engage(s, 0, sarah.specialization)
        else:
            self.worker.ask(s)

    def _cheapest(self, s: Table, memo: int) -> list[int]:
        """The types of the cheapest workers that find room; only the specialized one if it is among them."""
        costs = self.rules.components.job_cost
        sarah = s.sarah[0]
        offered = on_offer(self.rules, s, sarah)
        if not offered:
            return []
        least = costs[offered[0][0]]
        types = sorted({worker for row, worker in offered if costs[row] == least})
        return [sarah.specialization] if sarah.specialization in types else types

    def _engage(self, s: Table, memo: int, worker: int) -> None:
        """NZ-SOLO-17, 19: the cheapest of this type; a bonus card and what her board shows."""
        sarah = s.sarah[0]
        s.leave_market(next(row for row, other in on_offer(self.rules, s, sarah) if other == worker), worker)
        add_specialist(sarah, worker)
        s.emit("hires", s.seats, worker)
        space = sarah.workers[worker]
        self._bonus_card(s, self.solo["worker_space_bonus"].get(space))
        shown = self.solo["board_immediates"].get(self.rules.components.workers[worker], {}).get(space)
        if shown == "anchor":
            self._anchor(s, sarah)
        elif shown:
            self._wool(s, sarah, self.rules.components.posts.index(shown))

    def _anchor(self, s: Table, sarah: Sarah) -> None:
        """NZ-SOLO-20: to the medium harbour of least points, without any disc if there is one; its master goes."""
        c = self.rules.components
        lacking = [harbour for harbour in c.medium if not sarah.harbours >> harbour & 1]
        free = [harbour for harbour in lacking if not s.players[0].harbours >> harbour & 1]
        if not lacking or not sarah.spare_discs:
            return
        harbour = min(free or lacking, key=lambda harbour: c.harbour_points[harbour])
        sarah.spare_discs -= 1
        sarah.harbours |= 1 << harbour
        sarah.ship = c.harbour_space[harbour]
        s.emit("sails", s.seats, sarah.ship)
        s.emit("upgrades", s.seats, harbour)
        s.masters[c.medium.index(harbour)] = -1
        self.reward(s, c.harbour_entries[harbour]["gain"])

    def _wool(self, s: Table, sarah: Sarah, post: int) -> None:
        """NZ-SOLO-21."""
        c = self.rules.components
        if sarah.spare_discs and (c.post_again[post] or not sarah.posts[post]):
            sarah.spare_discs -= 1
            sarah.posts = changed(sarah.posts, post)
            s.emit("delivers", s.seats, post)
            self.reward(s, c.post_entries[post]["gain"])

    # Cards

    def reward(self, s: Table, gains: Any) -> None:
        """NZ-SOLO-13, 41: of what a post or harbour shows she takes the cards only."""
        if "card" in gains:
            self._supply_card(s, gains["card"])
        self._bonus_card(s, gains.get("bonus_card"))
        if "objective_to_discard" in gains:
            self._objective(s)

    def _supply_card(self, s: Table, name: str) -> None:
        take_card(self.rules.components, s, s.seats, self.rules.components.supply_names.index(name))

    def _bonus_card(self, s: Table, stack: str | None) -> None:
        if stack is not None:
            take_bonus_card(self.rules.components, s, s.seats, self.rules.components.stacks.index(stack))

    def _objective(self, s: Table, memo: int = 0) -> None:
        """NZ-SOLO-31, 15: the card farthest from the stack."""
        if s.display:
            take_objective(s, s.sarah[0], s.display[0])

    def _sailors(self, s: Table, memo: int) -> None:
        self._bonus_card(s, self.solo["sailor_action"].get(s.sarah[0].workers[SAILOR]))

    def _shearers(self, s: Table, memo: int) -> None:
        """NZ-SOLO-34. Memo: her card."""
        for span, gains in self.solo["shearer_action"][self.solo["deck"]["cards"][memo]["id"]].items():
            least, most = span.split("-")
            if int(least) <= s.sarah[0].workers[SHEARER] <= int(most):
                for gain in gains:
                    for _ in range(gain["count"]):
                        if "card" in gain:
                            self._supply_card(s, gain["card"])
                        else:
                            s.push(self.sheep, 0, self._bits({"take_market": gain["market"]}))

    # The sheep market

    def _bits(self, entry: Any) -> int:
        """The breeds that an entry asks for, by name or by points."""
        c = self.rules.components
        names = entry.get("breeds", entry.get("take_market", []))
        points = entry.get("vp", -1)
        animals = set(c.market_cards)
        return sum([1 << card for card in animals if c.cards[card] in names or c.card_points[card] == points])

    def _buy(self, s: Table, memo: int) -> None:
        """NZ-SOLO-22: the entry for all unused shepherds, or one of them adds two cards."""
        for unused in range(s.sarah[0].workers[SHEPHERD], 0, -1):
            wanted = [(self._bits(entry), entry["cards"]) for entry in self.solo["market_tile"][unused]]
            if all([len([card for card in s.market if bits >> card & 1]) >= cards for bits, cards in wanted]):
                for bits, cards in wanted[::-1]:
                    for _ in range(cards):
                        s.push(self.sheep, 0, bits)
                return
            to_market(s, self.rules.components.facts["sheep_market_options"]["reveal"]["draw_to_market"])

    def _take_sheep(self, s: Table, memo: int) -> None:
        self.breed.ask(s, memo)

    def _best_sheep(self, s: Table, memo: int) -> list[int]:
        """NZ-SOLO-23: of these breeds those with most points, then with fewest cards in the market."""
        points = self.rules.components.card_points
        fit = [card for card in kinds(s.market) if memo >> card & 1]
        ranks = [(-points[card], s.market.count(card)) for card in fit]
        return [card for card, rank in zip(fit, ranks, strict=True) if rank == min(ranks)]

    def _gain_sheep(self, s: Table, memo: int, card: int) -> None:
        s.market.remove(card)
        s.gain_card(s.seats, card)
        s.emit("buys", s.seats, card)

    # Tiles and the track

    def _invest(self, s: Table, memo: int) -> None:
        """NZ-SOLO-29: the tile in the cheapest row above the token, top-most, then left-most, goes."""
        costs = self.rules.components.bonus_cost
        lying = [place for place in range(s.token_row * COLUMNS) if s.bonus[place] >= 0]
        if lying:
            place = min(lying, key=lambda place: (costs[place // COLUMNS], place))
            tile = s.bonus[place]
            s.bonus[place] = -1
            s.tiles_out = changed(s.tiles_out, tile)
            s.emit("sarah_removes", s.seats, tile, place // COLUMNS + 1)

    def _advance(self, s: Table, memo: int) -> None:
        """NZ-SOLO-30: without rewards."""
        sarah = s.sarah[0]
        before = sarah.pathfinder
        sarah.pathfinder = min(self.rules.components.path_end, before + memo)
        if sarah.pathfinder > before:
            s.emit("pathfinder", s.seats, sarah.pathfinder)

    def _hazard(self, s: Table, memo: int) -> None:
        self.tile.ask(s)

    def _best_hazards(self, s: Table, memo: int) -> list[int]:
        """NZ-SOLO-32: of most points; in the section with more tiles; with a black hand."""
        c = self.rules.components
        ranked: list[tuple[tuple[int, int, bool], int]] = []
        for spaces in c.hazard_spaces:
            lying = [space for space in spaces if s.tiles[space] >= 0]
            for space in lying:
                tile = s.tiles[space]
                ranked.append(((c.tile_points[tile], len(lying), BLACK in c.hands[tile]), space))
        return [c.all_hazards.index(space) for rank, space in ranked if rank == max(ranked)[0]]

    def _collect(self, s: Table, memo: int, place: int) -> None:
        tile = collect(s, s.seats, self.rules.components.all_hazards[place])
        self.rules.hazard_removed(s, s.seats, tile)
