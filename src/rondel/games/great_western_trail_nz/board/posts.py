"""Trading posts: local ones for sheep and for wool above the map, foreign ones on the sea; and the discs there."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, g, path, piece, rect, use
from rondel.games.trail.board.base import corner, disc, outline, shield, words
from rondel.games.trail.board.icons import payment
from rondel.games.trail.board.speech import of, party, who
from rondel.games.trail.board.tiles import placed

from . import layout as L
from .look import ICONS, wool

DISC = 8.5


def printed(kit: Kit) -> str:
    """The local posts and the points between two of them."""
    x, y, _, h = L.POSTS
    first_wool = next(entry for entry in kit.game.components.post_entries if _local(entry) and entry["kind"] == "wool")
    found = [use("i-head", x + 18, y + h / 2, 30, color="var(--white)"), _arrows(kit)]
    left = corner_of(kit, first_wool["id"])[0]
    found.append(use("i-wool", left - 21, y + h / 2, 31))
    for entry in kit.game.components.post_entries:
        if _local(entry):
            found.append(_plate(kit, entry))
    return g(*found)


def _local(entry: Any) -> bool:
    return bool(entry["where"] == "local")


def corner_of(kit: Kit, name: str) -> tuple[float, float]:
    """The left upper corner of a local post."""
    local = [entry["id"] for entry in kit.game.components.post_entries if _local(entry)]
    entry = kit.game.components.post_entries[kit.game.components.posts.index(name)]
    return L.post(name, local.index(name), entry["kind"] == "wool")


def _plate(kit: Kit, entry: Any) -> str:
    x, y = corner_of(kit, entry["id"])
    w, h = L.POST
    name = entry["id"]
    body = [
        rect(x, y, w, h, None, 6, fill="var(--paper)", stroke="var(--steel)", stroke_width=1.6),
        corner(x + w, y, entry["corner"] == "dark", 18),
        value(entry, x + 20, y + 17),
        terms(entry, x + 8, y + h - 16, w - 16),
    ]
    return piece(f"post:{name}", *body, ring=outline(x, y, w, h), tip=name, label=kit.name(name))


def value(entry: Any, x: float, y: float) -> str:
    """The breeding or wool value a post asks for."""
    if entry["kind"] == "wool":
        return wool(x, y, entry["value"], 30)
    return rect(x - 14, y - 13, 28, 26, None, 5, fill="var(--steel)") + words(x, y, entry["value"], 17, "t-white")


def terms(entry: Any, x: float, y: float, w: float) -> str:
    """Transport cost, what the delivery gives, whether one may deliver again, points."""
    found, left = "", x
    if entry["transport"]:
        found += payment(entry["transport"])[1](left, y)
        left += 28
    if entry["gain"]:
        found += ICONS.row([entry["gain"]], left, y, ICONS.width([entry["gain"]]))
        left += 34
    if entry["repeatable"]:
        found += words(left + 4, y, "∞", 19, "t-soft")
    if entry["vp"]:
        found += shield(x + w - 12, y + 1, entry["vp"], 25)
    return found


def _arrows(kit: Kit) -> str:
    found = []
    for arrow in kit.game.components.facts["trading_posts"]["arrows"]:
        (left, y), (right, _) = (corner_of(kit, name) for name in arrow["between"])
        left += L.POST[0]
        shape = f"M{left + 2:g} {y + 13:g}h{right - left - 14:g}l10 18-10 18h-{right - left - 14:g}z"
        body = path(shape, fill="var(--gain)", opacity=0.38) + shield(
            (left + right) / 2 - 2, y + 32, arrow["end_vp"], 26
        )
        said = [*(kit.name(name) for name in arrow["between"]), str(arrow["end_vp"])]
        found.append(piece(f"arrow:{arrow['between'][0]}", body, label=of(kit.say("board-arrow"), *said)))
    return "".join(found)


# What changes


def discs(kit: Kit, name: str, x: float, y: float, w: float, owners: list[int], seats: int) -> str:
    """Own discs on a post: one of each player with their number; from x to x + w on the middle line y."""
    c = kit.game.components
    again = c.post_again[c.posts.index(name)]
    there = [seat for seat, n in enumerate(owners) if n]
    step = min(27.0 if again else 20.0, (w - 2 * DISC - (4 if again else 0)) / max(1, len(owners) - 1))
    found = []
    for k in range(len(owners)):
        cx = x + DISC + step * k
        if k < len(there):
            seat = there[k]
            n = owners[seat]
            label = of(who(kit, seat, seats), kit.say("term-disc"), kit.name(name), n if n > 1 else "")
            found.append(placed(cx, y, f"disc:{name}:{seat}", disc(0, 0, seat, DISC, n), label=label))
        else:
            found.append(circle(cx, y, 6.5, "t-slot"))
    return g(*found, pointer_events="none")


def local_discs(kit: Kit, name: str, owners: list[int], seats: int) -> str:
    x, y = corner_of(kit, name)
    return discs(kit, name, x + 40, y + 17, L.POST[0] - 60, owners, seats)


def discs_args(kit: Kit, view: View, name: str) -> tuple[Any, ...]:
    return name, [one["posts"].get(name, 0) for one in party(kit, view)], len(view["players"])
