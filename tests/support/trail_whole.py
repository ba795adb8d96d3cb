"""What completing a position by hand has in common in both trail games: a test says what matters, the rest follows.

What a test says itself stays, where it can.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

Doc = dict[str, Any]


class TrailWhole:
    """base: the position from which the test began; what differs from it was said. rival: the key of the solo opponent.

    piles: where a player's cards lie.
    """

    def __init__(self, game: Any, doc: Doc, base: Doc, rival: str, piles: tuple[str, ...]) -> None:
        self.c = game.components
        self.doc = doc
        self.base = base
        self.piles = piles
        self.players: list[Doc] = doc["players"]
        self.rival: Doc | None = doc[rival]
        self.party = [*self.players, *([self.rival] if self.rival else [])]
        self.table = {key for key in doc if key not in base or doc[key] != base[key]}
        self.said = [
            {key for key in p if key not in b or p[key] != b[key]} for p, b in zip(doc["players"], base["players"])
        ]

    def cards(self, one: Doc) -> Counter[str]:
        return Counter(card for pile in self.piles for card in one.get(pile, []))

    def names(self, cards: list[int]) -> Counter[str]:
        return Counter(self.c.cards[card] for card in cards)

    def before_first_turn(self) -> Iterator[tuple[Doc, set[str], Doc]]:
        """Who is not on the trail yet, and all after them: a player, what was said, what the set-up gave."""
        waiting = False
        for seat, (me, said) in enumerate(zip(self.players, self.said)):
            waiting = waiting or me["space"] is None
            if waiting:
                me["space"] = None
                yield me, said, self.c.facts["start"]["by_seat"][seat]

    def same_sides(self, party: list[Doc]) -> dict[str, str]:
        """All of them have the side of a building that somebody has on the trail. The sides, by number."""
        doc = self.doc
        built = [tile.partition("/") for tile in doc["tiles"].values() if tile and "/" in tile]
        sides = {name[:-1]: name for seat, _, name in built if int(seat) < len(party)}
        if any(name[-1] != doc["options"].get("buildings", "a") for name in sides.values()):
            doc["options"] = {**doc["options"], "buildings": "mixed"}
        for seat, me in enumerate(party):
            unbuilt = [sides.get(name[:-1], name) for name in me["unbuilt"]]
            me["unbuilt"] = [name for name in unbuilt if name not in self.standing(seat)]
        return sides

    def standing(self, seat: int) -> set[str]:
        """The buildings that somebody has on the trail."""
        tiles = [tile for tile in self.doc["tiles"].values() if tile]
        return {tile.partition("/")[2] for tile in tiles if tile.startswith(f"{seat}/")}

    def clear_for_hand(self, me: Doc) -> None:
        """Disc spaces are clear that the hand needs."""
        frames = [frame for frame in self.doc["pending"] if self.players[frame["seat"]] is me]
        waiting = [frame for frame in frames if frame["step"] == "discard_card"]
        if me["space"] is not None:
            cleared = ["hand_1", "hand_2"][: max(0, len(me["hand"]) - 4 - len(waiting))]
            me["discs"] = [slot for slot in me["discs"] if slot not in cleared]

    def fill_display(self, out: Counter[str]) -> None:
        """Four objective cards while there are some. out: those that have left the game."""
        doc = self.doc
        names = self.names(self.c.objective_deck)
        used = sum([self.cards(one) for one in self.party], out)
        if "display" not in self.table:
            doc["display"] = list((Counter(doc["display"]) & (names - used)).elements())
        rest = list((names - used - Counter(doc["display"]) - Counter(doc.get("objective_stack", []))).elements())
        if doc.get("objective_stack", rest):
            while len(doc["display"]) < 4 and rest:
                doc["display"] = [*doc["display"], rest.pop()]
