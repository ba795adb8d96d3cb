"""Storage spots, the marketplace, and the three trades."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, g, path, piece, rect, text, use

from ..components import COIN_SPOTS, FOOD_SPOTS, GOODS, SPOTS, Components
from . import pieces
from .blocks import STORAGE, TRADE, WIDTH
from .marks import count, frame, glass, mid
from .pieces import moving
from .words import of_owner

STEP, TOP, SECOND = 38, 54, 97
MARKET = 374  # where the marketplace begins
TRADES = (108, 240, 374)


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


def spot_at(k: int) -> tuple[float, float]:
    """Seven are printed; those of a boat and of cards lie in a second row."""
    if k < 7:
        return 32 + STEP * k + (10 if k > 4 else 0), TOP
    return 32 + (STEP - 3) * (k - 7), SECOND


def storage(kit: Kit, x: float, y: float, seat: int, spots: list[str], stored: dict[str, int], names: list[str]) -> str:
    """names: ids of the small buildings that still cover a spot."""
    found = [frame(MARKET - 10, STORAGE[1], kit.say("board-storage"), anytime=True)]
    things = []
    covering = list(names)
    for k, (spot, lying) in enumerate(zip(spots, fill(spots, stored))):
        sx, sy = spot_at(k)
        size = 34 if k < 7 else 31
        found.append(rect(sx - size / 2, sy - size / 2, size, size, "slot", 6))
        if spot in GOODS:
            found.append(g(use(spot, sx, sy, 20), class_="faint"))
        if spot == "covered":
            body = pieces.building(seat, "small", 34)
            things.append(moving(covering.pop(0), x + sx, y + STORAGE[0] + sy - 1, body, owner=seat))
        if lying:
            good, n = lying
            label = of_owner(kit, seat, kit.say("board-stored", good=good))
            name = f"stored:{seat}:{good}:{n}"
            spot_on = x + sx, y + STORAGE[0] + sy
            ring = rect(-18, -18, 36, 36, r=7)
            things.append(moving(name, *spot_on, use(good, 0, 0, 27), ring=ring, tip=good, label=label))
    return at(x, y + STORAGE[0], *found) + "".join(things)


def market(kit: Kit, x: float, y: float, seat: int, lying: dict[str, int]) -> str:
    """Nothing here can be used for paying until it is stored (CI-PAY-04, CI-STORE-02)."""
    w = WIDTH - MARKET
    found = [frame(w, STORAGE[1], kit.say("board-market")), rect(8, 32, w - 16, STORAGE[1] - 40, "slot-plain", 6)]
    here = [good for good in GOODS if lying.get(good)]
    for k, good in enumerate(here):
        n, sx, sy = lying[good], 34 + 46 * (k % 3), 53 + 39 * (k // 3)
        body = use(good, sx, sy, 27) + (count(sx + 14, sy + 11, n) if n > 1 else "")
        label = of_owner(kit, seat, f"{kit.say('board-market')}: {kit.texts.amount(kit.lang, good, n)}")
        ring = rect(sx - 20, sy - 18, 42, 38, r=8)
        found.append(piece(f"market:{seat}:{good}", body, ring=ring, tip=good, label=label))
    return at(x + MARKET, y + STORAGE[0], *found)


def trades(kit: Kit, seat: int) -> str:
    """Rates: what is given, an arrow, what comes to the marketplace."""
    c: Components = kit.game.components
    title = text(12, 24, kit.say("board-trade"), "title", 17, "start", 72)
    found = [rect(0, 0, WIDTH, TRADE[1], "panel", 8), title, glass(97, 18)]
    for k, (name, x) in enumerate(zip(c.trades, TRADES)):
        entry = c.facts["player_board"]["market_trades"]["list"][k]
        give = entry["give"][0] if len(entry["give"]) == 1 else "any"
        get = [good for good in ("coin",) if good in entry["receive"]]
        get = [*(["any"] if len(entry["receive"]) > 1 else []), *get]
        w = 99 + 23 * len(get)
        body = rect(x, 3, w, 30, "slot-plain", 6) + mid(x + 14, 18, entry["rate"], "warn", 18)
        body += (
            use(give, x + 33, 18, 22) + path(f"M{x + 50} 18h13m-5 -5l6 5-6 5", "arrow") + mid(x + 77, 18, 1, "gain", 18)
        )
        body += "".join(use(good, x + 96 + 23 * j, 18, 21) for j, good in enumerate(get))
        label = of_owner(kit, seat, kit.name(name))
        found.append(piece(f"trade:{seat}:{name}", body, ring=rect(x - 1, 2, w + 2, 32, r=7), tip=name, label=label))
    return "".join(found)
