"""What a player has beside his board: hand and piles, objectives, station masters, captured tiles, buildings."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board.base import back, number, outline, panel, shield, words
from rondel.games.trail.board.cards import wide
from rondel.games.trail.board.hand import backs, fan
from rondel.games.trail.board.tiles import HIGH, WIDE, building

from .look import ICONS, bag_tile, station_master, token
from .market import BACK, card, goal, hidden
from .speech import of, who

CAPTURED = (530.0, 198.0, 284.0, 64.0)
HAND = (822.0, 0.0, 352.0, 128.0)
PILES = (1182.0, 0.0, 120.0, 128.0)
GOALS = (1310.0, 0.0, 354.0, 128.0)  # objective cards from the left, station masters from the right
BUILDINGS = (822.0, 134.0, 842.0, 128.0)
CARD = (62.0, 112.0)
GOAL = (wide(112), 112.0)
SHRUNK = 0.92  # buildings beside the board


def printed(boxes: tuple[tuple[float, float, float, float], ...]) -> str:
    return "".join(panel(*box) for box in boxes)


# Cards


def hand(kit: Kit, seat: int, cards: Any, seats: int) -> str:
    """Cards by kind, equal ones fanned; of a hidden hand the backs."""
    if not isinstance(cards, dict):
        return fan(kit, seat, cards, HAND, face, size)
    n = int(cards["hidden"])
    return backs(seat, n, HAND, CARD, of(who(kit, seat, seats), kit.say("board-hand", n=n)))


def size(kit: Kit, name: str) -> tuple[float, float]:
    c = kit.game.components
    return CARD if c.cards.index(name) < c.animals else GOAL


def face(kit: Kit, name: str) -> str:
    c = kit.game.components
    if c.cards.index(name) < c.animals:
        return card(kit, name, *CARD, named=True)
    return goal(kit, name, GOAL[1])


def piles(kit: Kit, seat: int, deck: int, discards: Any, seats: int) -> str:
    """The herd deck from behind, and the discard pile with its top card open."""
    x, y, _, _ = PILES
    name = who(kit, seat, seats)
    n = hidden(discards)
    top = (discards["top"] if isinstance(discards, dict) else discards)[-1:]
    body = use("i-head", x + 29, y + 40, 32, color="#f3e3bf") + words(x + 29, y + 74, deck, 19, "t-white")
    pile = back(x + 6, y + 18, 46, 74, BACK, deck, body)
    caption = words(x + 29, y + 113, kit.say("board-deck"), 14, "t-soft", width=56)
    label = of(name, kit.say("term-draw_stack"), kit.say("board-cards", n=deck))
    found = [piece(f"deck:{seat}", pile, caption, ring=outline(x + 6, y + 14, 50, 80), label=label)]
    shown = at(x + 66, y + 18, small(kit, top[0])) if top else rect(x + 66, y + 18, 46, 74, "t-slot", 5)
    shown += number(x + 116, y + 17, n) if n else ""
    label = of(name, kit.say("term-discard_pile"), kit.say("board-cards", n=n))
    tips = " ".join(dict.fromkeys(discards)) if isinstance(discards, list) else "".join(top)
    caption = words(x + 89, y + 113, kit.say("board-discards"), 14, "t-soft", width=56)
    return found[0] + piece(f"discards:{seat}", shown, caption, tip=tips or None, label=label)


def small(kit: Kit, name: str) -> str:
    c = kit.game.components
    if c.cards.index(name) < c.animals:
        return card(kit, name, 46, 74)
    return rect(0, 0, 46, 74, None, 5, fill="var(--tile)", stroke="var(--edge)") + at(0, 8, goal(kit, name, 58))


# Objectives, tiles


def goals(kit: Kit, seat: int, cards: list[str], tiles: int) -> str:
    """Objective cards played, side by side or overlapping; station master tiles take room at the right."""
    x, y, w, _ = GOALS
    w -= 14 + 66 * ((tiles + 1) // 2)
    high = GOAL[1] if (w - GOAL[0]) / max(1, len(cards) - 1) > GOAL[0] * 0.6 else 56.0  # too many: two rows
    rows = 1 if high == GOAL[1] else 2
    in_row = (len(cards) + rows - 1) // rows
    step = min(wide(high) + 4, (w - wide(high)) / max(1, in_row - 1))
    found = []
    for i, name in enumerate(cards):
        body = at(x + 7 + step * (i % in_row), y + 8 + 58 * (i // in_row), goal(kit, name, high))
        found.append(piece(f"goal:{seat}:{i}", body, tip=name, label=kit.name(name)))
    return "".join(found)


def masters(kit: Kit, seat: int, tiles: list[str]) -> str:
    c = kit.game.components
    x, y, w, _ = GOALS
    found = []
    for i, name in enumerate(tiles):
        tile = station_master(c.master_tiles[c.masters.index(name)], 62)
        body = at(x + w - 66 * (i // 2 + 1), y + 7 + 60 * (i % 2), tile)
        found.append(piece(f"owned:{seat}:{name}", body, tip=name, label=kit.name(name)))
    return "".join(found)


def captured(kit: Kit, seat: int, tiles: dict[str, int], has_token: bool, seats: int) -> str:
    """Hazards and outlaws taken, equal ones once with their number, and the job market token."""
    x, y, w, h = CAPTURED
    room = w - (104 if has_token else 60)
    step = min(48.0, room / max(1, len(tiles) - 1))
    found = []
    for i, (name, n) in enumerate(tiles.items()):
        cx, cy = x + 30 + step * i, y + h / 2 - 1
        body = bag_tile(cx, cy, name) + (number(cx + 22, cy - 16, n) if n > 1 else "")
        label = of(who(kit, seat, seats), kit.name(name), f"× {n}")
        found.append(piece(f"taken:{seat}:{name}", body, tip=name, label=label))
    if has_token:
        label = of(who(kit, seat, seats), kit.say("term-job_market_token"))
        body = token(x + w - 26, y + h / 2 - 4, 18) + shield(x + w - 12, y + h - 16, 2, 23)
        found.append(piece(f"job_token:{seat}", body, label=label))
    return "".join(found)


def own(kit: Kit, seat: int, i: int, name: str, unbuilt: bool) -> str:
    """A private building on its place beside the board, or the empty place of one that is on the trail."""
    c = kit.game.components
    x, y, w, _ = BUILDINGS
    cx, cy = x + 3 + (w - 6) / 6 * (i % 6 + 0.5), y + 36 + 59.5 * (i // 6)
    if not unbuilt:
        return at(cx, cy, _gone(name))
    tile = c.private[c.private_names.index(name)]
    body = g(building(ICONS, tile, seat, [], []), transform=f"scale({SHRUNK})") + _needed(tile["builders"])
    ring = outline(-WIDE / 2 * SHRUNK, -HIGH / 2 * SHRUNK, WIDE * SHRUNK, HIGH * SHRUNK)
    return at(cx, cy, piece(f"own:{seat}:{name}", body, ring=ring, tip=name, label=kit.name(name)))


def _gone(name: str) -> str:
    w, h = WIDE * SHRUNK, HIGH * SHRUNK
    return rect(-w / 2, -h / 2, w, h, "t-slot", 6) + words(0, 0, name, 16, "t-soft")


def _needed(n: int) -> str:
    """Builders, on the upper left corner."""
    x, y, w = -WIDE / 2 * SHRUNK + 14, -HIGH / 2 * SHRUNK - 1, 30 if n < 10 else 38
    plate = rect(x - 12, y - 9, w, 18, None, 9, fill="var(--tile)", stroke="var(--line)")
    return plate + use("i-builder", x - 2, y, 13) + words(x - 17 + w, y, n, 14, "t-bold", "end")


def order_of(kit: Kit, view: View, seat: int) -> list[str]:
    """All buildings of a seat in the order of the builders they need: those left, and the places of the others."""
    c = kit.game.components
    sides = [c.private_names.index(name) for name in everything(kit, view, seat)]
    return [c.private_names[i] for i in sorted(sides, key=lambda i: (c.builders[i], i))]


def everything(kit: Kit, view: View, seat: int) -> list[str]:
    """The sides this seat plays with. Every player of a table has the same; Sam has b (GWT-SOLO-03)."""
    people = view["players"]
    if seat >= len(people):
        return [f"{n}b" for n in range(1, 13)]
    side = view["options"]["buildings"]
    if side != "mixed":
        return [f"{n}{side}" for n in range(1, 13)]
    known = {name for one in people for name in one["unbuilt"]}
    built = [tile.partition("/") for tile in view["tiles"].values() if "/" in tile]
    known |= {name for owner, _, name in built if int(owner) < len(people)}
    return [f"{n}b" if f"{n}b" in known else f"{n}a" for n in range(1, 13)]
