"""The drawing of Bakers, from a view: the wheel is the map, orders delivered the shelf, what one has the dock."""

from math import cos, pi, sin
from typing import Any

from rondel.drawing import DOCK, SHELF, Box, Choice, Fact, Kit, Layer, Panel, View, svg

WHEEL: Box = (0, 0, 860, 500)
CENTRE = (430, 250)
RADII = (280, 172)  # of the ring on which the spaces lie
ROW = 44  # units of the shelf for a baker


def solid(d: str, fill: str) -> str:
    return svg.path(d, fill=fill, stroke="var(--edge)", stroke_width=1.4, stroke_linejoin="round")


def strokes(d: str) -> str:
    return svg.path(d, fill="none", stroke="var(--edge)", stroke_width=1.2, stroke_linecap="round")


SYMBOLS = {
    "coin": solid("M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "var(--gold)")
    + strokes("M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"),
    "bread": solid("M2 15C2 9 7 6 12 6s10 3 10 9c0 3-2 4-4 4H6c-2 0-4-1-4-4z", "var(--clay)")
    + strokes("M8 9l2 5M12 8.5l2 5M16 9.5l2 4"),
    "cake": solid("M4 12c0-3 16-3 16 0v9H4z", "var(--warn)") + strokes("M4 16h16M12 9V4"),
    "order": solid("M5 2h10l4 4v16H5z", "var(--on)") + strokes("M8 9h8M8 13h8M8 17h5"),
    "seat-circle": solid("M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z", "currentColor"),
    "seat-square": solid("M3 3h18v18H3z", "currentColor"),
    "seat-triangle": solid("M12 2.2L22.6 21H1.4z", "currentColor"),
    "seat-diamond": solid("M12 .8L23.2 12 12 23.2.8 12z", "currentColor"),
}


def centre_of(space: int, spaces: int) -> tuple[float, float]:
    angle = 2 * pi * space / spaces
    return CENTRE[0] + RADII[0] * sin(angle), CENTRE[1] - RADII[1] * cos(angle)


def pictured(amounts: dict[str, int], x: float, y: float, size: float = 20) -> str:
    """2 bread, 1 cake as pictures with numbers, centred on x; each can be asked what it is."""
    left = x - 1.1 * size * (len(amounts) - 1)
    return "".join(
        svg.g(
            svg.text(left + 2.2 * size * n - 0.5 * size, y + 0.35 * size, amount, size=0.9 * size),
            svg.use(what, left + 2.2 * size * n + 0.4 * size, y, size),
            data_tip=what,
        )
        for n, (what, amount) in enumerate(amounts.items())
    )


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    seats = len(view["players"])
    return [
        Panel("wheel", kit.say("title"), "map", WHEEL),
        Panel("served", kit.say("board-served"), "shelf", (0, 0, SHELF, 30 + ROW * seats)),
        Panel("goods", kit.say("board-goods"), "dock", (0, 0, 200, DOCK), seat),
        Panel("hand", kit.say("board-orders"), "dock", (0, 0, 640, DOCK), seat),
    ]


def sprite(kit: Kit) -> str:
    return svg.el("defs", *[svg.symbol(name, body) for name, body in SYMBOLS.items()])


def printed(kit: Kit, view: View, seat: int) -> dict[str, str]:
    wheel: dict[str, Any] = kit.game.data["wheel"]["spaces"]
    found = [svg.el("ellipse", cx=CENTRE[0], cy=CENTRE[1], rx=420, ry=246, class_="panel")]
    found.append(svg.circle(*CENTRE, 84, "hub"))
    for n, (name, does) in enumerate(wheel.items()):
        x, y = centre_of(n, len(wheel))
        ways = [*does.get("choose", {}).values(), *([does["gain"]] if "gain" in does else [])]
        shown = [pictured(way, x, y + 20 * i) for i, way in enumerate(ways)] or [
            pictured({"order": does["deliver"]}, x, y)
        ]
        kids = [svg.circle(x, y, 66, "space"), svg.text(x, y - 22, kit.name(name), width=110), *shown]
        found.append(svg.piece(f"space:{name}", *kids, ring=svg.circle(x, y, 66), tip=name, label=kit.name(name)))
    title = svg.text(8, 22, kit.say("board-served"), size=15, anchor="start")
    return {"wheel": "".join(found), "served": title}


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    players, wheel = view["players"], list(kit.game.data["wheel"]["spaces"])
    pile = view["pile"]["hidden"]
    own = players[seat]
    cards = own["hand"] if isinstance(own["hand"], list) else []
    return [
        Layer("wheel", "hub", hub, (min(view["round"], kit.game.data["end"]["rounds"]), pile)),
        Layer("wheel", "bakers", bakers, ([wheel.index(p["space"]) for p in players], len(wheel))),
        Layer("served", "rows", served, ([p["served"] for p in players],)),
        Layer("goods", "goods", goods, (seat, own["goods"])),
        Layer("hand", "cards", hand, (seat, cards)),
    ]


def hub(kit: Kit, round_: int, pile: int) -> str:
    x, y = CENTRE
    said = kit.say("board-round", n=round_, last=kit.game.data["end"]["rounds"])
    return svg.text(x, y - 10, said, width=150) + svg.text(
        x, y + 16, kit.say("board-pile", n=pile), "soft", 14, width=150
    )


def bakers(kit: Kit, spaces: list[int], wheel: int) -> str:
    """A pawn keeps its id, so it glides; those on one space stand side by side."""
    found = []
    for seat, space in enumerate(spaces):
        x, y = centre_of(space, wheel)
        body = svg.seat_shape(seat, 0, 0, 26, "decor")
        found.append(svg.at(x - 39 + 26 * seat, y + 50, body, id=f"baker:{seat}", class_="moves"))
    return "".join(found)


def served(kit: Kit, orders: list[dict[str, int]]) -> str:
    """A row for each baker: the orders delivered."""
    found = []
    for seat, own in enumerate(orders):
        y = 30 + ROW * seat
        said = ", ".join(f"{n} × {kit.name(order)}" for order, n in own.items())
        found.append(svg.seat_shape(seat, 20, y + 20, 22, "decor"))
        found.append(svg.text(44, y + 25, said or "–", size=14, anchor="start", width=SHELF - 56))
    return "".join(found)


def goods(kit: Kit, seat: int, own: dict[str, int]) -> str:
    everything = {good: own.get(good, 0) for good in kit.game.goods}
    return svg.seat_shape(seat, 100, 30, 26, "decor") + pictured(everything, 100, 84, 26)


def hand(kit: Kit, seat: int, cards: list[str]) -> str:
    """The cards in hand; equal ones are told apart by a number."""
    found = []
    for n, order in enumerate(cards):
        copy = cards[:n].count(order)
        name = f"order:{seat}:{order}" + (f":{copy + 1}" if copy else "")
        found.append(card(kit, name, order, 6 + n * min(90, 550 / len(cards)), 5))
    return "".join(found)


def card(kit: Kit, name: str, order: str, x: float, y: float) -> str:
    asked: dict[str, Any] = kit.game.data["orders"]["cards"][order]
    kids = [svg.rect(x, y, 82, 112, "card"), svg.text(x + 41, y + 22, kit.name(order), size=14, width=72)]
    kids += [pictured({what: n}, x + 41, y + 46 + 22 * i) for i, (what, n) in enumerate(asked["cost"].items())]
    kids.append(svg.text(x + 41, y + 102, asked["points"], "points", 20))
    return svg.piece(name, *kids, ring=svg.rect(x, y, 82, 112), tip=order, label=kit.name(order))


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    player = view["players"][seat]
    hand = len(player["hand"]) if isinstance(player["hand"], list) else player["hand"]["hidden"]
    found = [Fact(good, player["goods"].get(good, 0), kit.name(good)) for good in kit.game.goods]
    return [*found, Fact("order", hand, kit.say("board-hand", n=hand))]
