"""Sarah's board in the solo game: her workers and specialization, her cards, her discs. Coordinates from its corner."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board.base import panel, words
from rondel.games.trail.board.icons import Glyph, counted, sign, slash
from rondel.games.trail.board.player import HIGH, head
from rondel.games.trail.board.rival import Rival

from .look import ICONS, WORKERS, card_sign, wool
from .player import AUXILIARY, LIMITS, STORES, WORKER_ROWS

LAST = 150.0  # how wide the last card is
ACTIONS: dict[str, list[Glyph]] = {
    "hire_cheapest": [sign("hire", 26, "£")],
    "hire_specialized": [sign("hire", 26, "★")],
    "buy_sheep": [sign("sheep", 30)],
    "build": [sign("build", 28)],
    "remove_bonus_tile": [sign("invest", 25)],
    "objective": [sign("obj-discard", 25)],
    "hazard": [sign("hazard", 25)],
    "sailor_action": [counted("ship", "sailor", 25)],
    "shearer_action": [counted("shear", "shearer", 25)],
}


def printed(kit: Kit, seat: int) -> str:
    solo = kit.game.components.facts["solo"]
    found = [
        panel(x, 0, w, HIGH)
        for x, w in (LIMITS, (AUXILIARY.x, AUXILIARY.wide), (WORKER_ROWS.x, WORKER_ROWS.wide), STORES)
    ]
    found += [head(seat, kit.name("sarah"), LIMITS[1], 220), WORKER_ROWS.frame(kit, immediate=False)]
    for row, kind in enumerate(kit.game.components.workers):
        for column in range(2, WORKER_ROWS.columns + 1):
            gained = _gained(solo, kind, column, WORKER_ROWS.column(column), WORKER_ROWS.middle(row))
            found.append(g(gained, data_tip="sarah_worker_space"))
    return g(*found, _market(kit, solo["market_tile"]))


def _gained(solo: Any, kind: str, column: int, x: float, y: float) -> str:
    """What a worker on this place brings her: a bonus card; an anchor or a wool post."""
    found = card_sign(solo["worker_space_bonus"][column])[1](x - 11, y)
    more = solo["board_immediates"].get(kind, {}).get(column)
    if more == "anchor":
        found += use("i-sailor", x + 13, y + 17, 17, color="var(--ink-2)")
    elif more:
        found += wool(x + 12, y + 17, more.removeprefix("wl"), 23)
    return found


def _market(kit: Kit, tile: Any) -> str:
    """Her market tile: what she buys with so many shepherds."""
    x, found = STORES[0], []
    for row, (n, entries) in enumerate(tile.items()):
        y = 29.5 + 50.4 * row
        found.append(rect(x + 5, y - 23.5, STORES[1] - 10, 47, None, 6, fill="var(--paper-2)", opacity=0.55))
        found.append(words(x + 14, y, n, 15) + use("i-shepherd", x + 28, y, 18, color=WORKERS["shepherd"]))
        left = x + 42.0
        for entry in entries:
            w, draw = _sheep(entry)
            found.append(draw(left, y))
            left += w + 3
    return g(*found, data_tip="sarah_market_tile")


def _sheep(entry: Any) -> Glyph:
    """Sheep she takes: of one breed, of either of two, or of so many points."""
    if "vp" in entry:
        return 62, lambda x, y: ICONS.card("any")[1](x + 4, y) + words(x + 42, y, f"×{entry['cards']}", 15)
    glyphs = [ICONS.card(name) for name in entry["breeds"]]
    if len(glyphs) == 1:
        return glyphs[0]
    (_, one), (_, other) = glyphs
    return 50, lambda x, y: one(x, y) + slash()[1](x + 21.5, y) + other(x + 28, y)


def _glyphs(action: Any) -> list[Glyph]:
    """One action of a card; of a condition both ways."""
    if isinstance(action, str):
        return ACTIONS[action]
    if "if_specialized" in action:
        then, other = ([glyph for part in action[key] for glyph in _glyphs(part)] for key in ("then", "else"))
        return [*then, slash(), *other]
    if "take_market" in action:
        return [_sheep({"breeds": action["take_market"]})]
    if "build_exact" in action:
        return [sign("build", 26, action["build_exact"])]
    if "refill_market" in action:
        return [sign("sheep", 24, f"+{action['refill_market']}")]
    return ICONS.glyphs(action)


def _face(kit: Kit, entry: Any) -> list[Glyph]:
    return [glyph for action in entry["actions"] for glyph in _glyphs(action)]


def _steps(entry: Any) -> int | str:
    """A number, or the worker whose number it is."""
    steps = entry["steps"]
    if isinstance(steps, int):
        return steps
    name: str = steps["count_of"]
    return "hire" if name == "specialized" else name


class Sarah(Rival):
    def used(self, kit: Kit, used: list[str]) -> str:
        """The last card in full, those before it by their numbers: what they show takes much room."""
        found = []
        for i, name in enumerate(reversed(used)):
            x, y = (AUXILIARY.x + 12 + 46 * ((i - 1) % 6), 108 + 38 * ((i - 1) // 6)) if i else (AUXILIARY.x + 12, 14)
            plate = rect(0, 0, 40, 32, None, 5, fill="var(--tile)", stroke="var(--edge)", stroke_width=1.3)
            body = plate + words(20, 16, name.rpartition("_")[2], 15, "t-soft") if i else self.card(kit, name, LAST)
            found.append(piece(f"{self.name}:{name}", at(x, y, body), tip=name, label=kit.name(name)))
        return "".join(found)


RIVAL = Sarah("sarah", "#8c5a78", _face, _steps, lambda entry: "", LIMITS, AUXILIARY, WORKER_ROWS, WORKERS)
