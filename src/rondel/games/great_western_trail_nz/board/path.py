"""The pathfinder track: rewards of its spaces, step tiles, discs. On the shelf, one row from left to right."""

from typing import Any

from rondel.drawing import SHELF, Box, Kit, View
from rondel.drawing.svg import Point, circle, g, piece, rect, use
from rondel.games.trail.board.base import disc, panel, shield, words
from rondel.games.trail.board.speech import of, party, title, who
from rondel.games.trail.board.tiles import placed

BOX: Box = (0, 0, SHELF, 66)
STEP = 21.3
REWARD, DISC = 33.0, 54.0  # the middle lines of rewards and discs


def middle(space: int) -> float:
    return 36 + STEP * space


def printed(kit: Kit, count: int) -> str:
    track = kit.game.components.facts["pathfinder"]
    road = rect(25, 3, SHELF - 28, 18, None, 8, fill="var(--road)", stroke="var(--road-edge)", stroke_width=1.2)
    spaces = [_space(kit, space, track, count) for space in range(kit.game.components.path_end + 1)]
    return g(panel(*BOX), road, use("i-pathfinder", 14, 34, 20), *spaces, data_tip="pathfinder_track")


def _space(kit: Kit, space: int, track: Any, count: int) -> str:
    x = middle(space)
    signs = [sign for sign in ("gold", "unlock", "choice", "step") if _has(track, sign, space, count)]
    found = [
        rect(x - STEP / 2 + 1, 23, STEP - 2, 41, None, 4, fill="var(--paper-2)", opacity=0.6),
        words(x, 12, space, 12.5, "t-dark"),
    ]
    said = [kit.say(f"board-path-{sign}", n=space) for sign in signs]
    spots: list[Point] = [(x, REWARD)] if len(signs) < 2 else [(x - 3, REWARD - 5), (x + 3, REWARD + 5)]
    for sign, (cx, cy) in zip(signs, spots):
        found.append(_sign(sign, cx, cy, 19 if len(signs) < 2 else 13))
    worth = track["vp_from"].get(space)
    if worth:
        found.append(shield(x, REWARD, worth, 23))
        said.append(str(kit.texts.amount(kit.lang, "vp", worth)))
        signs.append("points")
    label = of(f"{title(kit, 'pathfinder_track')} {space}", *(said or ["–"]))
    tip = " ".join(f"path_{sign}" for sign in signs) or "pathfinder_track"
    return piece(f"path:{space}", *found, tip=tip, label=label)


def _has(track: Any, sign: str, space: int, count: int) -> bool:
    """gold: a nugget; unlock: opens building spaces; choice: turns a tile over; step: the step tiles lie there."""
    at = {"gold": track["gold_at"], "unlock": track["unlock_at"], "choice": [track["choice_at"]]}
    return bool(space in at.get(sign, [track["step_tile_at"][count]]))


def _sign(sign: str, x: float, y: float, size: float) -> str:
    if sign == "choice":
        return use("i-shoe", x - 4, y - 5, 12) + use("i-no-fee", x + 4, y + 5, 13)
    if sign == "step":
        return circle(x, y, size / 2 + 1, "t-slot")
    return use(f"i-{'house' if sign == 'unlock' else sign}", x, y, size, color="var(--plot-line)")


def pieces(kit: Kit, spaces: list[int | None], tiles: int, count: int, seats: int) -> str:
    """Discs, and the step tiles that are left."""
    found = []
    track = kit.game.components.facts["pathfinder"]
    space = track["step_tile_at"][count]
    if tiles:
        alone = space not in track["unlock_at"]
        x, y, r = (middle(space), REWARD, 10.0) if alone else (middle(space) + 3, REWARD + 5, 7.5)
        body = circle(x, y, r, fill="var(--tile)", stroke="var(--ink)", stroke_width=1) + use("i-shoe", x, y, r * 1.2)
        label = of(kit.say("term-step_tile"), f"× {tiles}")
        found.append(piece("step_tiles", body, tip="step_tile", label=label))
    for seat, here in enumerate(spaces):
        if here is not None:
            dx, dy, r = _spread(spaces[:seat].count(here), spaces.count(here))
            label = of(who(kit, seat, seats), title(kit, "pathfinder_track"), here)
            body = disc(0, 0, seat, r)
            found.append(
                placed(middle(here) + dx, DISC + dy, f"pathfinder:{seat}", body, tip="pathfinder_disc", label=label)
            )
    return "".join(found)


def _spread(rank: int, many: int) -> tuple[float, float, float]:
    """Where the disc of this rank lies on a space, and its radius: several are smaller, two beside each other."""
    if many == 1:
        return 0, 0, 8.5
    return -5.3 + 10.6 * (rank % 2), 0 if many == 2 else -5 + 10.2 * (rank // 2), 5.2


def pieces_args(kit: Kit, view: View, count: int) -> tuple[Any, ...]:
    return [one["pathfinder"] for one in party(kit, view)], view["step_tiles"], count, len(view["players"])
