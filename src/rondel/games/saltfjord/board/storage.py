"""A player's storage rooms, piers, and boat tile with the tokens on it."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, path, piece, rect, text, use

from ..components import Components
from .layout import BOAT, PIER_STEP, PIERS, STORAGE_SIZE, Spot, storage_at
from .marks import frame, row

ROOMS = {
    "gold": (1, 0),
    "plank": (0, 1),
    "food": (1, 1),
    "book": (2, 1),
    "wood": (0, 2),
    "grain": (1, 2),
    "paper": (2, 2),
    "fish": (1, 3),
}
ROOM = (84, 85)
CRATE = 42  # the side of a crate at a pier
HULL = "M0 6h276l14 8q-12 44-44 60H34Q8 56 0 6z"
SLOT = 64


def room_at(good: str) -> Spot:
    """The middle of a room."""
    col, line = ROOMS[good]
    return 12 + col * ROOM[0] + 40, 44 + line * ROOM[1] + 41


def printed(kit: Kit, seat: int, slot: int) -> str:
    """Arrows between the rooms, what selling brings, the piers."""
    c: Components = kit.game.components
    found = [frame(*STORAGE_SIZE, kit.say("board-storage"), kit.say("board-storage-hint"))]
    for below, above in c.up:
        (x1, y1), (x2, y2) = room_at(c.goods[below]), room_at(c.goods[above])
        found.append(path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", "arrow"))
    for good in ("paper", "book", "gold"):  # the last of each row
        found.append(row([f"=→{c.sell[c.goods.index(good)]}", "fish"], 288, room_at(good)[1], 20))
    found += [pier(kit, c, seat, n) for n in range(len(c.piers))]
    return at(*storage_at(slot), *found)


def pier(kit: Kit, c: Components, seat: int, n: int) -> str:
    """A jetty for crates; its head says what each crate on it brings on retiring."""
    x, y = PIERS[0], PIERS[1] + n * PIER_STEP
    seams = "".join(f"M{x + 96 + k * 19} {y + 8}v48" for k in range(10))
    found = [path(f"M{x} {y + 8}h286v48h-286z", "pier"), path(seams, "seam"), rect(x, y + 4, 92, 56, "pier-head", 6)]
    found.append(text(x + 14, y + 38, n + 1, "t2", 17))
    entry = c.pier_entries[n]
    if "choose_one" in entry:
        for k, trade in enumerate(entry["choose_one"]):
            found.append(row([*trade["pay"], "=→", f"now:{trade['gain']['vp']}"], x + 57, y + 19 + 26 * k, 21, 1))
    else:
        found.append(row(pier_icons(entry), x + 55, y + 32, 28))
    return piece(
        f"pier:{seat}:{c.piers[n]}",
        rect(x, y, 286, PIER_STEP, "hit"),
        *found,
        ring=rect(x - 2, y + 2, 290, 60, r=8),
        tip=c.piers[n],
        label=kit.name(c.piers[n]),
    )


def pier_icons(entry: dict[str, Any]) -> list[str]:
    if "gain" in entry:
        return [f"now:{n}" if good == "vp" else good for good, n in entry["gain"].items()]
    return ["boat"] if "action" in entry else ["upgrade"]


def rooms(kit: Kit, seat: int, slot: int, goods: dict[str, int]) -> str:
    """What is in store."""
    found = []
    for good in kit.game.components.goods:
        n, (x, y) = goods.get(good, 0), room_at(good)
        found.append(
            piece(
                f"room:{seat}:{good}",
                rect(x - 37, y - 36, 74, 72, "room" if n else "room none", 8),
                use(good, x - (12 if n < 10 else 16), y, 42 if n < 10 else 38),
                text(x + (23 if n < 10 else 20), y + 9, n, None if n else "none", 25 if n < 10 else 22),
                ring=rect(x - 40, y - 39, 80, 78, r=9),
                label=str(kit.texts.amount(kit.lang, good, n)),
            )
        )
    return at(*storage_at(slot), *found)


def crate_places(slot: int, n: int, count: int) -> list[tuple[float, float, float]]:
    """x, y and size of the crates at a pier: up to four large, more of them small in two rows."""
    x0, y0 = storage_at(slot)
    x0, y0 = x0 + PIERS[0] + 102, y0 + PIERS[1] + n * PIER_STEP
    if count <= 4:
        return [(x0 + k * 46, y0 + 11, CRATE) for k in range(count)]
    across = (count + 1) // 2
    step = min(27, (184 - 26) / (across - 1))
    return [(x0 - 2 + k % across * step, y0 + 9 + k // across * 24, 25) for k in range(count)]


def token_slots(c: Components, upgraded: bool, dinghy: bool) -> list[tuple[float, float, bool]]:
    """x, y of the spaces for tokens and whether they double points (SF-TECH-08, SF-ABIL-17)."""
    count = c.boat_spaces[1 if upgraded else 0]
    found = [(BOAT[0] + 44.0 + n * SLOT, BOAT[1] + 36.0, upgraded and n == count - 1) for n in range(count)]
    return [*found, (BOAT[0] - 37.0, BOAT[1] + 40.0, True)] if dinghy else found


def hull(kit: Kit, slot: int, upgraded: bool, dinghy: bool) -> str:
    """The boat tile: a hull with a space per token; Dinghy adds one more."""
    c: Components = kit.game.components
    found = [at(*BOAT, path(HULL, "hull-tile"))]
    if dinghy:
        found.append(path(f"M{BOAT[0] - 72} {BOAT[1] + 26}h70q-6 44-18 48h-34q-12-4-18-48z", "hull-tile"))
    for x, y, double in token_slots(c, upgraded, dinghy):
        found.append(circle(x, y, 28, "token-slot") + (text(x, y + 7, "×2", "t2", 20) if double else ""))
    return at(*storage_at(slot), *found)


def arranged(c: Components, tokens: list[str], slots: list[tuple[float, float, bool]]) -> list[int]:
    """The space of each token: the best on the spaces that double, as scoring counts them (SF-FISH-11)."""
    by_worth = sorted(range(len(tokens)), key=lambda n: -c.token_points[c.tokens.index(tokens[n])])
    doubling = [k for k, slot in enumerate(slots) if slot[2]]
    plain = [k for k, slot in enumerate(slots) if not slot[2]]
    place = dict(zip([n for n in by_worth if c.token_points[c.tokens.index(tokens[n])]], doubling))
    rest = [n for n in range(len(tokens)) if n not in place]
    free = [*plain, *[k for k in doubling if k not in place.values()]]
    overfull = [len(slots)] * (len(rest) - len(free))  # one too many until it is thrown (SF-FISH-16)
    return [{**place, **dict(zip(rest, free + overfull))}[n] for n in range(len(tokens))]


def tokens(kit: Kit, seat: int, slot: int, upgraded: bool, dinghy: bool, aboard: list[str]) -> str:
    """The tokens on the boat tile, each where it counts most."""
    c: Components = kit.game.components
    x0, y0 = storage_at(slot)
    slots = token_slots(c, upgraded, dinghy)
    places = arranged(c, aboard, slots)
    found, seen = [], dict[str, int]()
    for name, k in zip(aboard, places):
        x, y = slots[k][:2] if k < len(slots) else (BOAT[0] - (108.0 if dinghy else 37.0), BOAT[1] + 40.0)
        seen[name] = seen.get(name, 0) + 1
        found.append(
            piece(
                f"token:{seat}:{name}:{seen[name]}",
                circle(0, 0, 32, "hit"),
                use(f"face-{name}", 0, 0, 56),
                ring=circle(0, 0, 30),
                tip=name,
                label=kit.name(name),
                class_="moves",
                transform=f"translate({x0 + x:g} {y0 + y:g})",
            )
        )
    for k, (x, y, double) in enumerate(slots):
        if double and k in places:
            badge = circle(0, 0, 12, "badge") + text(0, 5.5, "×2", None, 15)
            found.append(at(x0 + x + 22, y0 + y - 22, badge, class_="quiet"))
    return "".join(found)


def drawn(kit: Kit, slot: int, entries: list[str | None], kind: int) -> str:
    """Two tokens just drawn, of which one is kept: face up for those who know them (SF-TECH-14)."""
    if not entries:
        return ""
    x, y = PIERS[0] + 16, PIERS[1] + 2 * PIER_STEP + 14
    found = [rect(x, y, 254, 112, "card card-up", 12), text(x + 127, y + 22, kit.say("board-drawn"), "t2", 15)]
    for n, name in enumerate(entries):
        found.append(
            at(
                x + 82 + n * 90,
                y + 66,
                piece(
                    f"drawn:{n}",
                    use(f"face-{name}" if name else f"token{kind}", 0, 0, 70),
                    ring=circle(0, 0, 39),
                    tip=name,
                    label=kit.name(name) if name else kit.say("board-token-hidden", type=kind),
                ),
            )
        )
    return at(*storage_at(slot), *found)
