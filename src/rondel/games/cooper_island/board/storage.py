"""The block of goods: how the player stands, storage spots, the marketplace, and the three trades."""

from typing import Any

from rondel.drawing import DOCK, Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, use

from ..components import COIN_SPOTS, FOOD_SPOTS, GOODS, SHIPS, SPOTS, WORKERS, Components
from . import pieces
from .layout import DOCK_BLOCKS
from .marks import book, count, emblem, glass, hit, mid, seat_class
from .pieces import moving

W = DOCK_BLOCKS["goods"]
HEAD = 26
SPOT, STEP, FIRST, SECOND = 29, 31.5, 43.5, 75  # a spot, the way to the next, the middles of both rows
LEFT = 34  # the middle of the first spot
PRINTED = 7  # spots of the first row
TRADES, TRADE = (20, 96, 172), 93  # where the trades begin, their top


def spots_of(c: Components, built: int, boats: list[str], cards: list[str]) -> list[str]:
    """All storage spots in the order of the drawing: what each accepts, or "covered" (CI-STORE-03)."""
    base = c.facts["player_board"]["storage_spots"]["list"]
    found = ["any" if not spot["covered_by"] else "covered" for spot in base]
    for k in range(built):
        found[c.spots + k] = "any"
    found += ["any"] * sum(c.boat_spots[c.boats.index(name)] for name in boats)
    perks = [
        sum(c.card_perks[c.small_cards.index(card)][column] for card in cards)
        for column in (SPOTS, FOOD_SPOTS, COIN_SPOTS)
    ]
    return found + ["any"] * perks[0] + ["food"] * perks[1] + ["coin"] * perks[2]


def fill(spots: list[str], stored: dict[str, int]) -> list[list[Any]]:
    """What lies on each spot: [good, number of it], special spots first; nothing: []."""
    found: list[list[Any]] = [[] for _ in spots]
    for good in GOODS:
        free = [k for k, spot in enumerate(spots) if spot == good] + [
            k for k, spot in enumerate(spots) if spot == "any"
        ]
        free = [k for k in free if not found[k]]
        for n in range(stored.get(good, 0)):
            if n < len(free):
                found[free[n]] = [good, n + 1]
    return found


def printed(kit: Kit, seat: int) -> str:
    """The frame, the bar in the seat's colour, and the trades."""
    top = path(f"M0 {HEAD}V8q0 -8 8 -8H{W - 8}q8 0 8 8V{HEAD}z", "solid")
    bar = g(top, emblem(seat, 15, HEAD / 2, 16), class_=f"{seat_class(seat)} decor")
    return rect(0, 0, W, DOCK, "panel", 8) + bar + glass(10, FIRST) + glass(10, TRADE + 13.5) + trades(kit, seat)


def head(
    kit: Kit, x: float, y: float, seat: int, steps: dict[str, int], anchors: int, books: int, ready: dict[str, int],
    food: int, token: bool,
) -> str:  # fmt: skip
    """How far the ships have come, anchors, log book, workers left, the food they eat, the Cooper token."""
    middle = HEAD / 2
    found = []
    for k, kind in enumerate(SHIPS):
        left, n = 24 + 37 * k, steps.get(kind, 0)
        words = f"{kit.name(kind)}: {kit.say('board-steps', n=n)}"
        found.append(
            g(
                use(kind, left + 9, middle, 19, "blank"),
                number(left + 18, n),
                data_tip=kind,
                role="img",
                aria_label=words,
            )
        )
    if anchors:
        words = kit.say("board-anchors", n=anchors)
        shown = g(pieces.anchors(anchors, 110, middle, 0.75), data_tip="anchor", role="img", aria_label=words)
        found.append(shown)
    label = kit.say("board-books", n=books)
    box = 122, 1, 34, HEAD - 2
    found.append(
        piece(
            f"books:{seat}",
            hit(*box),
            rect(124, 3.5, 17, 19, "leaf", 3) + book(132.5, middle + 0.5, 5, 17) + number(143, books),
            ring=rect(*box, r=6),
            tip="log_book_token",
            label=label,
        )
    )
    for k, kind in enumerate(WORKERS):
        left, n = 158 + 25 * k, ready.get(kind, 0)
        shape = (
            circle(left + 5, middle, 6, "white-fill")
            if not k
            else rect(left - 0.5, middle - 5.5, 11, 11, "white-fill", 2)
        )
        words = kit.say("board-available", kind=kind, n=n)
        found.append(g(shape, number(left + 13, n), data_tip=kind, role="img", aria_label=words))
    words = kit.say("board-feeding-cost", n=food)
    found.append(g(use("food", 211, middle, 14), number(219, food), data_tip="feeding", role="img", aria_label=words))
    crown = g(use("cooper", W - 11, middle, 18), data_tip="cooper_token") if token else ""
    return at(x, y, *found, crown)


def number(x: float, n: object) -> str:
    return mid(x, HEAD / 2, n, "white-words", 14, "start")


def spot_at(k: int) -> tuple[float, float]:
    """Seven are printed; those of a boat and of cards lie in a second row."""
    return (LEFT + STEP * k, FIRST) if k < PRINTED else (LEFT + STEP * (k - PRINTED), SECOND)


def storage(kit: Kit, x: float, y: float, seat: int, spots: list[str], stored: dict[str, int], names: list[str]) -> str:
    """names: ids of the small buildings that still cover a spot."""
    found, things = [], []
    covering = list(names)
    for k, (spot, lying) in enumerate(zip(spots, fill(spots, stored))):
        sx, sy = spot_at(k)
        inside = g(use(spot, sx, sy, 18), class_="faint") if spot in GOODS else ""
        slot = rect(sx - SPOT / 2, sy - SPOT / 2, SPOT, SPOT, "slot", 6)
        found.append(g(slot, inside, data_tip="storage_spot"))
        if spot == "covered":
            body = pieces.building(seat, "small", 29)
            things.append(moving(covering.pop(0), x + sx, y + sy - 1, body, owner=seat, tip="small"))
        if lying:
            good, n = lying
            label = kit.say("board-stored", good=good)
            ring = rect(-SPOT / 2, -SPOT / 2, SPOT, SPOT, r=7)
            name = f"stored:{seat}:{good}:{n}"
            things.append(moving(name, x + sx, y + sy, use(good, 0, 0, 23), ring=ring, tip=good, label=label))
    return at(x, y, *found) + "".join(things)


def market(kit: Kit, x: float, y: float, seat: int, more: int, lying: dict[str, int]) -> str:
    """Nothing here can be used for paying until it is stored (CI-PAY-04, CI-STORE-02). more: spots before it."""
    left = LEFT + STEP * more - SPOT / 2
    room = W - 6 - left
    area = rect(left, SECOND - SPOT / 2, room, SPOT, "slot-plain", 6)
    here = [good for good in GOODS if lying.get(good)]
    title = "" if here else mid(left + room / 2, SECOND, kit.say("board-market"), "soft", 12, room=room - 10)
    found = [g(area, title, data_tip="marketplace")]
    step = min(STEP + 4, (room - 4) / max(1, len(here)))
    for k, good in enumerate(here):
        n, sx = lying[good], left + 2 + step * (k + 0.5)
        body = use(good, sx - 2, SECOND, 22) + (count(sx + 9, SECOND + 7, n) if n > 1 else "")
        label = f"{kit.say('board-market')}: {kit.texts.amount(kit.lang, good, n)}"
        ring = rect(sx - step / 2, SECOND - SPOT / 2, step, SPOT, r=8)
        found.append(piece(f"market:{seat}:{good}", body, ring=ring, tip=f"{good} marketplace", label=label))
    return at(x, y, *found)


def trades(kit: Kit, seat: int) -> str:
    """Rates: what is given, an arrow, what comes to the marketplace."""
    c: Components = kit.game.components
    found = []
    for k, (name, x) in enumerate(zip(c.trades, TRADES)):
        entry = c.facts["player_board"]["market_trades"]["list"][k]
        give = entry["give"][0] if len(entry["give"]) == 1 else "any"
        get = [*(["any"] if len(entry["receive"]) > 1 else []), *(["coin"] if "coin" in entry["receive"] else [])]
        y, first = TRADE + 13.5, x + (57 if len(get) == 1 else 51)
        body = rect(x, TRADE, 73, 26.5, "slot-plain", 6) + mid(x + 7, y, entry["rate"], "warn", 14)
        body += use(give, x + 20, y, 15) + path(f"M{x + 29} {y}h6m-3 -3l3 3-3 3", "arrow")
        body += mid(first - 13, y, 1, "gain", 14) + "".join(
            use(good, first + 14 * j, y, 14) for j, good in enumerate(get)
        )
        label = kit.name(name)
        ring = rect(x - 1, TRADE - 1, 75, 28.5, r=7)
        found.append(piece(f"trade:{seat}:{name}", body, ring=ring, tip=name, label=label))
    return "".join(found)
