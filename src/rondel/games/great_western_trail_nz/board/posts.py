"""Trading posts: local ones for sheep and for wool above the sea, foreign ones on it; and the discs there."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, g, path, piece, rect, use
from rondel.games.trail.board.base import corner, disc, number, outline, part, shield, words
from rondel.games.trail.board.icons import payment
from rondel.games.trail.board.speech import of, party, who
from rondel.games.trail.board.tiles import placed

from . import layout as L
from .look import ICONS, wool

DISC = 8.5


def printed(kit: Kit) -> str:
    """The local posts and the points between two of them."""
    y = L.POSTS[1] + L.POSTS[3] / 2
    found = [
        part("", use("i-head", 18, y, 30, color="var(--white)"), tip="sheep_posts"),
        _arrows(kit),
    ]
    local = [entry for entry in kit.game.components.post_entries if _local(entry)]
    left = corner_of(kit, next(entry["id"] for entry in local if entry["kind"] == "wool"))[0]
    found.append(part("", use("i-wool", left - 17, y, 29), tip="wool_posts"))
    return g(*found, *[_plate(kit, entry) for entry in local])


def _local(entry: Any) -> bool:
    return bool(entry["where"] == "local")


def corner_of(kit: Kit, name: str) -> tuple[float, float]:
    """The left upper corner of a local post."""
    local = [entry["id"] for entry in kit.game.components.post_entries if _local(entry)]
    entry = kit.game.components.post_entries[kit.game.components.posts.index(name)]
    return L.post(local.index(name), entry["kind"] == "wool")


def _plate(kit: Kit, entry: Any) -> str:
    """Value and points, then what a delivery costs and brings; below them the discs."""
    x, y = corner_of(kit, entry["id"])
    w, h = L.POST
    name = entry["id"]
    body = [
        rect(x, y, w, h, None, 6, fill="var(--paper)", stroke="var(--steel)", stroke_width=1.6),
        corner(x + w, y, entry["corner"] == "dark", 18),
        value(entry, x + 19, y + 17),
        shield(x + w - 30, y + 17, entry["vp"], 25) if entry["vp"] else "",
        terms(entry, x + 5, y + 46),
    ]
    return piece(f"post:{name}", *body, ring=outline(x, y, w, h), tip=name, label=kit.name(name))


def value(entry: Any, x: float, y: float) -> str:
    """The breeding or wool value a post asks for."""
    if entry["kind"] == "wool":
        return wool(x, y, entry["value"], 31)
    return rect(x - 14, y - 13, 28, 26, None, 5, fill="var(--steel)") + words(x, y, entry["value"], 17, "t-white")


def terms(entry: Any, x: float, y: float) -> str:
    """Transport cost, what the delivery gives, whether one may deliver again."""
    found, left = "", x
    if entry["transport"]:
        found += payment(entry["transport"])[1](left, y)
        left += 26
    if entry["gain"]:
        wide = ICONS.width([entry["gain"]])
        found += ICONS.row([entry["gain"]], left, y, wide)
        left += wide + 2
    return found + (words(left + 9, y, "∞", 19, "t-soft") if entry["repeatable"] else "")


def _arrows(kit: Kit) -> str:
    found = []
    for arrow in kit.game.components.facts["trading_posts"]["arrows"]:
        (left, y), (right, _) = (corner_of(kit, name) for name in arrow["between"])
        left += L.POST[0]
        shape = f"M{left + 1:g} {y + 28:g}h{right - left - 11:g}l9 17-9 17h-{right - left - 11:g}z"
        body = path(shape, fill="var(--gain)", opacity=0.38)
        body += shield((left + right) / 2 - 1, y + 45, arrow["end_vp"], 26)
        said = [*(kit.name(name) for name in arrow["between"]), str(arrow["end_vp"])]
        label = of(kit.say("board-arrow"), *said)
        found.append(piece(f"arrow:{arrow['between'][0]}", body, tip="post_arrow", label=label))
    return "".join(found)


# What changes


def discs(kit: Kit, name: str, x: float, y: float, w: float, owners: list[int], seats: int) -> str:
    """Own discs on a post: one of each player with their number; from x to x + w on the middle line y."""
    there = [seat for seat, n in enumerate(owners) if n]
    step = min(19.0, (w - 2 * DISC) / max(1, len(owners) - 1))
    found = []
    for k in range(len(owners)):
        cx = x + DISC + step * k
        if k < len(there):
            seat = there[k]
            n = owners[seat]
            label = of(who(kit, seat, seats), kit.say("term-disc"), kit.name(name), n if n > 1 else "")
            body = disc(0, 0, seat, DISC) + (number(8, -8, n) if n > 1 else "")
            found.append(placed(cx, y, f"disc:{name}:{seat}", body, tip=name, label=label))
        else:
            found.append(circle(cx, y, 6.5, "t-slot"))
    return g(*found, pointer_events="none")


def local_discs(kit: Kit, name: str, owners: list[int], seats: int) -> str:
    x, y = corner_of(kit, name)
    return discs(kit, name, x + 4, y + 76, L.POST[0] - 8, owners, seats)


def discs_args(kit: Kit, view: View, name: str) -> tuple[Any, ...]:
    return name, [one["posts"].get(name, 0) for one in party(kit, view)], len(view["players"])
