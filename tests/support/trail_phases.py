"""What the phases of a turn leave behind, added to a position by hand: foresight tiles, full hands, actions begun."""

from collections import Counter
from typing import Any

Doc = dict[str, Any]
HAND = 4  # the first limit


class Phases:
    """usual: by column the foresight tile where none was said; said: the keys of each player that were."""

    def __init__(self, game: Any, doc: Doc, party: list[Doc], said: list[set[str]], usual: list[str]) -> None:
        self.game = game
        self.doc = doc
        self.party = party
        self.said = said
        self.usual = usual

    # Foresight

    def fill_foresight(self, said: bool) -> None:
        """Two tiles a column while its bag has some, one where a tile was chosen in this visit to the end of the trail.

        A tile that was not said is like the other of its column, so that nothing is to be chosen; but where others
        were said, play stops at the columns of which nothing was.
        """
        doc, c = self.doc, self.game.components
        if not said:
            doc["foresight"] = [None] * len(doc["foresight"])
        for column, box in enumerate(c.bags):
            spaces = [2 * column, 2 * column + 1]
            known = [doc["foresight"][space] for space in spaces if doc["foresight"][space]]
            if len(known) == 2 and self._chosen(column):
                doc["foresight"] = [None if place == spaces[1] else old for place, old in enumerate(doc["foresight"])]
            bag = Counter(doc["bags"][column]) if "bags" in doc else self._left(Counter(c.tiles[tile] for tile in box))
            for space in spaces:
                lying = [doc["foresight"][other] for other in spaces if doc["foresight"][other]]
                wanted = [*known, self.usual[column], *sorted(bag)]
                if said and not known:
                    wanted = [*[name for name in wanted if name not in lying], *lying]
                tile = next((name for name in wanted if bag[name] > 0), None)
                if not doc["foresight"][space] and len(lying) < 2 - self._chosen(column) and tile:
                    doc["foresight"] = [tile if place == space else old for place, old in enumerate(doc["foresight"])]
                    bag[tile] -= 1
            if "bags" in doc:
                doc["bags"] = [dict(+bag) if place == column else old for place, old in enumerate(doc["bags"])]

    def _chosen(self, column: int) -> bool:
        steps = [frame["step"] for frame in self.doc["pending"]]
        name = "ab"[column] if len(self.usual) == 2 else column + 1
        return "return" in steps and f"foresight_{name}" not in steps

    def _left(self, box: Counter[str]) -> Counter[str]:
        """What is certainly still in a bag, wherever those came from that lie about."""
        doc = self.doc
        places = [doc["tiles"], doc["jobs"], doc.get("bonus", {})]
        places += [doc.get("station_workers", {}), doc.get("master_workers", {})]
        seen = Counter(str(thing) for place in places for thing in place.values())
        seen += Counter(place.partition(":")[2] for place in doc["jobs"]) + Counter(doc["tiles_out"])
        seen += Counter(tile for tile in doc["foresight"] if tile)
        for one in self.party:
            seen += Counter(one["captured"]) + Counter({name: n - 1 for name, n in one["workers"].items()})
        return box - seen

    # Hands

    def fill_hands(self) -> None:
        """Whoever has no phase C before them has a full hand; who was said to have less is in a turn already."""
        for seat, (me, said) in enumerate(zip(self.doc["players"], self.said)):
            if me["space"] is None or self._count("draw_phase", seat):
                continue
            coming = self._count("draw_one", seat) - self._count("discard_card", seat)
            short = self._limit(me) - coming - len(me["hand"])
            if short > 0 and "hand" in said and self.doc["pending"] == [{"step": "turn", "seat": seat}]:
                names = ("end_turn", "draw_phase", "phase_a")
                self.doc["pending"] = [{"step": name, "seat": seat} for name in names]
                self.doc.update(turn={"number": 1, "seat": seat}, used={})
            elif short > 0:
                self._draw(me, short)

    def _limit(self, me: Doc) -> int:
        return HAND + len([slot for slot in ("hand_1", "hand_2") if slot not in me["discs"]])

    def _count(self, step: str, seat: int) -> int:
        return len([1 for frame in self.doc["pending"] if frame["step"] == step and frame["seat"] == seat])

    def _draw(self, me: Doc, cards: int) -> None:
        c = self.game.components
        herd = Counter(c.cards[card] for card in c.herd)
        owned = Counter(me["hand"] + me["discards"] + me.get("top", []))
        deck = me.get("deck", list((herd - owned).elements()))
        me["hand"] = [*me["hand"], *deck[:cards]]
        if "deck" in me:
            me["deck"] = deck[cards:]

    # Actions

    def begin_actions(self) -> None:
        """Above a visit in which nothing else is possible lies an action of its building: that, or one that has it."""
        self.doc["pending"] = [dict(frame) for frame in self.doc["pending"]]
        for i, frame in enumerate(self.doc["pending"]):
            if frame["step"] == "visit":
                self._begin(frame, {self.game.step_number[above["step"]] for above in self.doc["pending"][i + 1 :]})

    def _begin(self, frame: Doc, steps: set[int]) -> None:
        doc = self.doc
        me = doc["players"][frame["seat"]]
        acted = "acted" in frame.get("memo", [])
        if not acted and self._elsewhere(steps):
            return
        if acted and me["space"] in doc["used"]:
            return
        if not acted:
            self._go(frame["seat"], steps)
        actions = self._actions(me["space"])
        frame["memo"] = ["acted"]
        using = [n for n, action in enumerate(actions) if steps and self._offers([action], steps)]
        numbers = (using or [0])[:1] if acted else range(len(actions))
        doc["used"] = {**doc["used"], me["space"]: [str(n + 1) for n in numbers]}

    def _elsewhere(self, steps: set[int]) -> bool:
        """Can all this be pending without a local action?"""
        visit = self.game.visit
        leads = visit.auxiliary.leads() + visit.plays.leads() + self.game.interrupt_leads()
        return steps <= self.game.order().within(leads)

    def _offers(self, actions: list[Any], steps: set[int]) -> bool:
        leads = [pushed for action in actions for pushed in action.leads()] + self.game.interrupt_leads()
        return steps <= self.game.order().within(leads)

    def _actions(self, space: str) -> list[Any]:
        c = self.game.components
        tile = self.doc["tiles"].get(space)
        found: list[Any] = self.game.local[c.tiles.index(tile)] if tile else []
        risk = self.game.risk[c.spaces.index(space)]
        return [*found, risk] if found and risk else found

    def _go(self, seat: int, steps: set[int]) -> None:
        """The herder is where the action is offered: here, on another neutral building, or on an own one laid there."""
        doc, c = self.doc, self.game.components
        me = doc["players"][seat]
        neutral = [c.spaces[space] for space in c.trail.neutral]
        said = me["space"] not in (neutral[0], c.spaces[c.trail.start])
        for space in [me["space"], *neutral]:
            if self._offers(self._actions(space), steps):
                me["space"] = space
                return
        sites = [c.spaces[space] for space in c.trail.sites]
        free = [space for space in sites if space not in doc["tiles"] and not c.risk[c.spaces.index(space)]]
        space = me["space"] if said and me["space"] in free else free[0]
        laid = {tile.partition("/")[2][:-1] for tile in doc["tiles"].values() if tile and "/" in tile}
        for name in c.private_names:
            doc["tiles"] = {**doc["tiles"], space: f"{seat}/{name}"}
            if name[:-1] not in laid and self._offers(self._actions(space), steps):
                me["space"] = space
                me["unbuilt"] = [one for one in me["unbuilt"] if one[:-1] != name[:-1]]
                return
        raise AssertionError("no building offers this")
