"""The drawing of Bakers, made from a view: the wheel on the left, a panel for each player on the right."""

from math import cos, pi, sin
from typing import Any

from rondel.drawing import Box, Choice, Fact, Kit, Layer, Panel, View, svg

WHEEL: Box = (0, 0, 500, 560)
CENTRE = (250, 280)


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
    return CENTRE[0] + 174 * sin(angle), CENTRE[1] - 174 * cos(angle)


def panel_of(slot: int) -> Box:
    """The own panel is on top, and high enough for the hand."""
    return (516, 8, 436, 228) if slot == 0 else (516, 140 + 108 * slot, 436, 100)


def pictured(amounts: dict[str, int], x: float, y: float, size: float = 20) -> str:
    """2 bread, 1 cake as pictures with numbers, centred on x."""
    left = x - 1.1 * size * (len(amounts) - 1)
    return "".join(
        svg.text(left + 2.2 * size * n - 0.5 * size, y + 0.35 * size, amount, size=0.9 * size)
        + svg.use(what, left + 2.2 * size * n + 0.4 * size, y, size)
        for n, (what, amount) in enumerate(amounts.items())
    )


def panels(kit: Kit, view: View, seat: int) -> list[Panel]:
    seats = len(view["players"])
    own = [
        Panel(f"player{s + 1}", kit.say("board-player", n=s + 1), panel_of((s - seat) % seats), s) for s in range(seats)
    ]
    return [Panel("wheel", kit.say("title"), WHEEL), *own]


def fit(kit: Kit, view: View, seat: int) -> Box:
    return 0, 0, 960, 576


def printed(kit: Kit, view: View, seat: int) -> str:
    symbols = "".join(svg.symbol(name, body) for name, body in SYMBOLS.items())
    wheel: dict[str, Any] = kit.game.data["wheel"]["spaces"]
    found = [svg.el("defs", symbols), svg.circle(*CENTRE, 240, "panel"), svg.circle(*CENTRE, 84, "hub")]
    for n, (name, does) in enumerate(wheel.items()):
        x, y = centre_of(n, len(wheel))
        ways = [*does.get("choose", {}).values(), *([does["gain"]] if "gain" in does else [])]
        shown = [pictured(way, x, y + 20 * i) for i, way in enumerate(ways)] or [
            pictured({"order": does["deliver"]}, x, y)
        ]
        kids = [svg.circle(x, y, 66, "space"), svg.text(x, y - 22, kit.name(name), width=110), *shown]
        found.append(svg.piece(f"space:{name}", *kids, ring=svg.circle(x, y, 66), tip=name, label=kit.name(name)))
    return "".join(found + [svg.rect(*panel_of(slot), "panel", 10) for slot in range(len(view["players"]))])


def layers(kit: Kit, view: View, seat: int, choices: list[Choice]) -> list[Layer]:
    players, wheel = view["players"], list(kit.game.data["wheel"]["spaces"])
    pile = view["pile"]["hidden"]
    found = [Layer("hub", hub, (min(view["round"], kit.game.data["end"]["rounds"]), pile))]
    found.append(Layer("bakers", bakers, ([wheel.index(p["space"]) for p in players], len(wheel))))
    for n, p in enumerate(players):
        cards = p["hand"] if isinstance(p["hand"], list) else p["hand"]["hidden"]
        slot = (n - seat) % len(players)
        found.append(Layer(f"player:{n}", panel, (n, slot, p["goods"], cards, p["served"])))
    return found


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
        body = svg.seat_shape(seat, 0, 0, 26)
        found.append(svg.at(x - 39 + 26 * seat, y + 50, body, id=f"baker:{seat}", class_="moves"))
    return "".join(found)


def panel(kit: Kit, seat: int, slot: int, goods: dict[str, int], cards: Any, served: dict[str, int]) -> str:
    """Goods, orders delivered, and the hand: cards for those who may see them, else how many."""
    x, y, _, _ = panel_of(slot)
    number = cards if isinstance(cards, int) else len(cards)
    everything = {good: goods.get(good, 0) for good in kit.game.goods}
    found = [
        svg.seat_shape(seat, x + 24, y + 26),
        svg.text(x + 44, y + 32, kit.say("board-player", n=seat + 1), anchor="start"),
    ]
    found.append(pictured(everything, x + 300, y + 26, 26))
    said = ", ".join(f"{n} × {kit.name(order)}" for order, n in served.items())
    found.append(svg.text(x + 16, y + 62, kit.say("board-hand", n=number), "soft", 14, "start"))
    found.append(svg.text(x + 16, y + 86, said, size=14, anchor="start", width=400))
    for n, order in enumerate([] if isinstance(cards, int) else cards):
        copy = cards[:n].count(order)
        name = f"order:{seat}:{order}" + (f":{copy + 1}" if copy else "")
        found.append(card(kit, name, order, x + 12 + n * min(86, 350 / len(cards)), y + 104))
    return "".join(found)


def card(kit: Kit, name: str, order: str, x: float, y: float) -> str:
    asked: dict[str, Any] = kit.game.data["orders"]["cards"][order]
    kids = [svg.rect(x, y, 80, 112, "card"), svg.text(x + 40, y + 22, kit.name(order), size=14, width=72)]
    kids += [pictured({what: n}, x + 40, y + 46 + 22 * i) for i, (what, n) in enumerate(asked["cost"].items())]
    kids.append(svg.text(x + 40, y + 102, asked["points"], "points", 20))
    return svg.piece(name, *kids, ring=svg.rect(x, y, 80, 112), tip=order, label=kit.name(order))


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    player = view["players"][seat]
    hand = len(player["hand"]) if isinstance(player["hand"], list) else player["hand"]["hidden"]
    found = [Fact(good, player["goods"].get(good, 0), kit.name(good)) for good in kit.game.goods]
    return [*found, Fact("order", hand, kit.say("board-hand", n=hand))]
