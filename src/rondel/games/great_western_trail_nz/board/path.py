"""The pathfinder track: rewards of its spaces, step tiles, discs."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, g, line, piece, rect, use
from rondel.games.trail.board.base import disc, number, panel, shield, words
from rondel.games.trail.board.speech import of, party, title, who
from rondel.games.trail.board.tiles import placed

from . import layout as L

TILE_X, DISC_X, DISC_STEP = 77.0, 98.0, 14.2


def printed(kit: Kit, count: int) -> str:
    x, y, w, h = L.PATH
    track = kit.game.components.facts["pathfinder"]
    found = [panel(x, y, w, h), use("i-pathfinder", x + 16, y + 12, 19)]
    found.append(words(x + 30, y + 12, title(kit, "pathfinder_track"), 14, "t-soft", "start", w - 40))
    found.append(line(x + 22, L.track(0), x + 22, L.track(16), stroke="var(--road-edge)", stroke_width=5))
    for space in range(kit.game.components.path_end + 1):
        found.append(_space(kit, space, track, count))
    return g(*found)


def _space(kit: Kit, space: int, track: Any, count: int) -> str:
    x, y, w = L.PATH[0], L.track(space), L.PATH[2]
    found = [
        rect(x + 42, y - 15, w - 47, 30, None, 6, fill="var(--paper-2)", opacity=0.75),
        rect(x + 7, y - 14.5, 30, 29, None, 7, fill="var(--road)", stroke="var(--road-edge)", stroke_width=1.5),
        words(x + 22, y, space, 16),
    ]
    said: list[str] = []
    if space in track["gold_at"]:
        found.append(use("i-gold", x + 56, y, 23))
        said.append(kit.say("board-path-gold"))
    if space in track["unlock_at"]:
        found.append(use("i-house", x + 53, y, 18, color="var(--plot-line)") + number(x + 67, y + 8, space))
        said.append(kit.say("board-path-unlock", n=space))
    if space == track["choice_at"]:
        found.append(
            use("i-shoe", x + 54, y, 18) + words(x + 65.5, y, "/", 15, "t-soft") + use("i-no-fee", x + 77, y, 17)
        )
        said.append(kit.say("board-path-choice"))
    if track["vp_from"].get(space):
        found.append(shield(x + 56, y + 1, track["vp_from"][space], 24))
        said.append(str(kit.texts.amount(kit.lang, "vp", track["vp_from"][space])))
    if space == track["step_tile_at"][count]:
        found.append(circle(x + TILE_X, y, 11.5, "t-slot"))
        said.append(kit.say("board-path-step"))
    label = of(f"{title(kit, 'pathfinder_track')} {space}", *(said or ["–"]))
    return piece(f"path:{space}", *found, label=label)


def pieces(kit: Kit, spaces: list[int | None], tiles: int, count: int, seats: int) -> str:
    """Discs, and the step tiles that are left."""
    x, found = L.PATH[0], []
    y = L.track(kit.game.components.facts["pathfinder"]["step_tile_at"][count])
    if tiles:
        body = circle(x + TILE_X, y, 11.5, fill="var(--tile)", stroke="var(--ink)", stroke_width=1.3)
        body += use("i-shoe", x + TILE_X, y, 15) + number(x + TILE_X + 11, y - 10, tiles)
        found.append(piece("step_tiles", body, label=of(kit.say("term-step_tile"), f"× {tiles}")))
    for seat, space in enumerate(spaces):
        if space is None:
            continue
        rank = spaces[:seat].count(space)
        cx = x + DISC_X + DISC_STEP * rank
        label = of(who(kit, seat, seats), title(kit, "pathfinder_track"), space)
        found.append(placed(cx, L.track(space), f"pathfinder:{seat}", disc(0, 0, seat, 9.5), label=label))
    return g(*found, pointer_events="none")


def pieces_args(kit: Kit, view: View, count: int) -> tuple[Any, ...]:
    return [one["pathfinder"] for one in party(kit, view)], view["step_tiles"], count, len(view["players"])
