"""The numbers on a player's card: goods in store, log book, cartographer, anchors."""

from rondel.drawing import Fact, Kit, View

from ..components import GOODS, SHIPS


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    me = view["players"][seat]
    found = [Fact(good, me["stored"].get(good, 0), kit.name(good), good) for good in GOODS]
    steps = sum(me["steps"].get(ship, 0) for ship in SHIPS)
    anchors = sum(me["anchors"].get(ship, 0) for ship in SHIPS)
    workers = sum(me["workers"].values())
    return [
        *found,
        Fact("person", workers, kit.say("board-ready", n=workers), "available_workers"),
        Fact("carto", me["cartographer"], kit.say("board-step", n=me["cartographer"]), "cartographer"),
        Fact("anchor", anchors, kit.say("board-anchors", n=anchors), "anchor"),
        Fact("one_sail", steps, kit.say("board-steps", n=steps), "one_sail"),
    ]
