"""Bakers: all its rules. The state, the steps of a turn, and the game that puts them together from its components."""

from bisect import insort
from pathlib import Path

import yaml

from rondel.core.bars import Bar
from rondel.core.chance import Chance
from rondel.core.codecs import Counts, Doc, Named, Pile
from rondel.core.events import EventKind
from rondel.core.fields import NOBODY, OWNER, Field
from rondel.core.flow import Decision, Effect, State, Step
from rondel.core.game import Game
from rondel.core.grammar import Offer, OneOf, Repeat, Sequence

COIN = 0  # among the goods
TOO_DEAR, NOT_IN_HAND, GOODS_MISSING = Bar("too_dear"), Bar("not_in_hand"), Bar("goods_missing")


class Baker:
    """A player: where they stand, how much of each good they have, the orders in hand, how many of each they served."""

    def __init__(self, space: int, goods: list[int], hand: list[int], served: list[int]) -> None:
        self.space, self.goods, self.hand, self.served = space, goods, hand, served


class Table(State):
    game: "Bakers"
    round: int
    pile: list[int]  # sorted: nobody knows its order, so it has none

    def copy(self) -> "Table":
        t = Table(self.game, self.seats, self.chance.copy())
        t.copy_flow(self)
        t.round, t.pile = self.round, self.pile[:]
        t.players = [Baker(p.space, p.goods[:], p.hand[:], p.served[:]) for p in self.players]
        return t


class Walk(Decision[Table]):
    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        walks = range(s.game.walk.first, s.game.walk.end)
        return [action for action in walks if self.bar(s, seat, memo, action) is None]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        fare = s.game.fare(s, seat, s.game.walk.index(action))
        return TOO_DEAR if fare > s.players[seat].goods[COIN] else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        to = s.game.walk.index(action)
        fare = s.game.fare(s, seat, to)
        s.players[seat].goods[COIN] -= fare
        s.players[seat].space = to
        s.emit("walks", seat, to, fare)
        s.push(s.game.spaces[to], seat)


class Gain(Effect[Table]):
    def __init__(self, game: "Bakers", name: str, gains: dict[str, int]) -> None:
        super().__init__(game, name, rule="BK-SPACE-01 BK-SPACE-02 BK-SPACE-03")
        self.goods, self.orders = game.counted(gains), gains.get("order", 0)

    def do(self, s: Table, seat: int, memo: int) -> None:
        baker = s.players[seat]
        for good, n in enumerate(self.goods):
            if n:
                baker.goods[good] += n
                s.emit("gains", seat, good, n)
        for _ in range(min(self.orders, len(s.pile))):
            order = s.draw(s.pile)
            insort(baker.hand, order)
            s.emit("draws", seat, order, seen=1 << seat)  # nobody else may know which


class Deliver(Decision[Table]):
    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        hand = [s.game.deliver.at(order) for order in set(s.players[seat].hand)]
        return [action for action in hand if self.bar(s, seat, memo, action) is None]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        baker, order = s.players[seat], s.game.deliver.index(action)
        if order not in baker.hand:
            return NOT_IN_HAND
        enough = all([have >= cost for have, cost in zip(baker.goods, s.game.costs[order])])
        return None if enough else GOODS_MISSING

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        baker, order = s.players[seat], s.game.deliver.index(action)
        baker.goods = [have - cost for have, cost in zip(baker.goods, s.game.costs[order])]
        baker.hand.remove(order)
        baker.served[order] += 1
        s.emit("delivers", seat, order, s.game.points[order])


class EndTurn(Effect[Table]):
    def do(self, s: Table, seat: int, memo: int) -> None:
        following = (seat + 1) % s.seats
        s.round += following == 0
        if s.round <= s.game.data["end"]["rounds"]:
            s.begin_turn(following)
            s.push(s.game.turn, following)


class Bakers(Game):
    def __init__(self, components: str = "") -> None:
        super().__init__("bakers", players=(2, 4), source=components)
        self.data = yaml.safe_load(Path(components or Path(__file__).parent / "components.yaml").read_text("utf-8"))
        wheel, cards = self.data["wheel"]["spaces"], self.data["orders"]["cards"]
        self.goods: list[str] = self.data["goods"]["names"]
        self.costs = [self.counted(card["cost"]) for card in cards.values()]
        self.points: list[int] = [card["points"] for card in cards.values()]
        goods, orders, spaces = Named(self.goods), Named(list(cards)), Named(list(wheel))
        self.walk = self.actions.family("walk", spaces.names)
        self.deliver = self.actions.family("deliver", orders.names)
        self.table_fields = [Field("round"), Field("pile", Pile(orders.names), NOBODY)]
        self.player_fields = [Field("space", spaces), Field("goods", Counts(goods.names))]
        self.player_fields += [Field("hand", Pile(orders.names), OWNER), Field("served", Counts(orders.names))]
        self.event_kinds |= {"walks": EventKind("space", spaces, "fare")}
        self.event_kinds |= {"gains": EventKind("good", goods, "amount"), "draws": EventKind("order", orders)}
        self.event_kinds["delivers"] = EventKind("order", orders, "points")
        self.spaces = [self.space(name, does) for name, does in wheel.items()]
        self.turn = Sequence(self, "turn", [Walk(self, "walk", rule="BK-WALK-02"), EndTurn(self, "end_turn")])

    def space(self, name: str, does: Doc) -> Step[Table]:
        """What the components say of a space, in the grammar of steps."""
        if "gain" in does:
            return Gain(self, name, does["gain"])
        if "deliver" in does:
            return Repeat(self, Deliver(self, f"{name} order", rule="BK-SPACE-04"), does["deliver"], name)
        take = self.actions.family(name, list(does["choose"]))
        gains = [Gain(self, f"{name} {way}", gain) for way, gain in does["choose"].items()]
        return OneOf(self, name, [Offer(self, f"{gain.name}?", gain, take.at(n)) for n, gain in enumerate(gains)])

    def counted(self, amounts: dict[str, int]) -> list[int]:
        return [amounts.get(good, 0) for good in self.goods]

    def fare(self, s: Table, seat: int, to: int) -> int:
        """BK-WALK-02; who walks to their own space walks all around."""
        steps: int = (to - s.players[seat].space - 1) % len(self.spaces) + 1
        others = [p for p in s.players if p.space == to and p is not s.players[seat]]
        return max(0, steps - int(self.data["wheel"]["free_steps"])) + len(others)

    def blank(self, seats: int, chance: Chance, settings: Doc) -> Table:
        s = Table(self, seats, chance)
        s.players = [Baker(0, [], [], [0] * len(self.costs)) for _ in range(seats)]
        return s

    def set_up(self, s: Table) -> None:
        cards = self.data["orders"]["cards"].values()
        s.round, s.pile = 1, [n for n, card in enumerate(cards) for _ in range(card["copies"])]
        for p in s.players:
            p.goods = self.counted(self.data["goods"]["start"])
            p.hand = sorted([s.draw(s.pile) for _ in range(self.data["goods"]["start"]["order"])])
        s.begin_turn(0)
        s.push(self.turn, 0)

    def resample(self, s: Table, seat: int) -> None:
        others = [p for p in s.players if p is not s.players[seat]]
        s.pile = sorted(s.pile + [order for p in others for order in p.hand])
        for p in others:
            p.hand = sorted([s.chance.draw(s.pile) for _ in p.hand])

    def census(self, s: Table) -> dict[str, int]:
        return {"orders": len(s.pile) + sum([len(p.hand) + sum(p.served) for p in s.players])}

    def scores(self, s: Table) -> list[dict[str, int]]:
        end, found = self.data["end"], []
        for p in s.players:
            score = {"orders": sum([n * points for n, points in zip(p.served, self.points)])}
            score["customers"] = end["points_per_customer"] * sum([n > 0 for n in p.served])
            score["left"] = end["points_per_order_left"] * len(p.hand)
            score["coins"] = p.goods[COIN] // end["coins_per_point"]
            found.append({**score, "total": sum(score.values())})
        return found

    def picture(self, view: Doc, seat: int | None, lang: str = "en") -> str | None:
        from rondel.drawing import whole  # late: programs that only play need no pictures

        return whole(self, view, seat, lang)
