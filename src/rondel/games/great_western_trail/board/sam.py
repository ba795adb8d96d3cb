"""Sam's board in the solo game: his workers and specialization, his cards, his discs. Coordinates from its corner."""

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, g, piece, rect, use
from rondel.games.trail.board.base import back, disc, number, panel, words
from rondel.games.trail.board.icons import Glyph, counted, sign
from rondel.games.trail.board.player import HIGH, head
from rondel.games.trail.board.speech import of
from rondel.games.trail.board.tiles import placed

from .look import WORKERS
from .player import AUXILIARY, CREW, LIMITS

ACTIONS: dict[str, list[Glyph]] = {
    "hire_cheapest": [sign("hire", 26, "$")],
    "hire_specialized": [sign("hire", 26, "★")],
    "hire_engineer_then_engine": [counted("hire", "engineer", 22), counted("engine", "engineer", 22)],
    "engine": [counted("engine", "engineer")],
    "take_objective": [sign("obj-hand", 28)],
    "capture_outlaw": [sign("outlaw", 28, tint="var(--orange-outlaw)")],
    "remove_hazard": [sign("hazard", 28)],
    "buy_cattle": [sign("cow", 32)],
    "reveal_then_buy_cattle": [sign("cow", 30, "+2")],
    "build": [sign("build", 30)],
}


def printed(kit: Kit, seat: int) -> str:
    found = [
        panel(LIMITS[0], 0, LIMITS[1], HIGH),
        panel(AUXILIARY.x, 0, AUXILIARY.wide, HIGH),
        panel(CREW.x, 0, CREW.wide, 192),
        head(seat, kit.name("sam"), LIMITS[1], 160),
    ]
    return g(*found, CREW.frame(kit, immediate=False))


def purse(kit: Kit, seat: int, spare: int, specialization: str) -> str:
    """Discs in his supply, and the row he specializes in."""
    row = kit.game.components.workers.index(specialization)
    step = min(26.0, 176 / max(1, spare - 1))
    discs = "".join(disc(24 + step * (i % 7), 66 + 28 * (i // 7), seat, 11) for i in range(spare))
    label = of(kit.name("sam"), kit.say("term-disc"), spare)
    found = [piece(f"spare:{seat}", discs or circle(24, 66, 11, "t-slot"), label=label)]
    found.append(words(212, 66, f"×{spare}", 15, "t-soft", "end"))
    star = circle(0, 0, 15, fill="var(--gold)", stroke="var(--white)", stroke_width=1.5)
    star += use(f"i-{specialization}", 0, 0, 19, color="#3a2c05")
    said = of(kit.name("sam"), kit.say("term-specialization_tile"), kit.name(specialization))
    found.append(
        placed(CREW.x + CREW.wide - 2, CREW.middle(row), "specialization", star, tip=specialization, label=said)
    )
    return "".join(found)


def cards(kit: Kit, deck: int, used: list[str]) -> str:
    """His draw pile from behind, and all cards he has used since it was shuffled."""
    x = AUXILIARY.x
    label = of(kit.say("term-sam_card"), kit.say("board-cards", n=deck))
    face = use("i-herd", 34, 150, 38, color="#f3e3bf") + words(34, 196, deck, 20, "t-white")
    found = [piece("sam_deck", back(10, 122, 52, 92, "#4a6b8c", deck, face), label=label)]
    for i, name in enumerate(used):
        left, top = x + 8 + 55 * (i % 5), 6 + 84 * (i // 5)
        body = at(left, top, _card(kit, name))
        found.append(piece(f"sam:{name}", body, tip=name, label=kit.name(name)))
    return "".join(found)


def _card(kit: Kit, name: str) -> str:
    """Number, steps, action."""
    entry = next(card for card in kit.game.components.facts["solo"]["deck"]["cards"] if card["id"] == name)
    found = [
        rect(0, 0, 52, 80, None, 5, fill="var(--tile)", stroke="var(--edge)", stroke_width=1.3),
        words(6, 12, name.removeprefix("sam_"), 13, "t-soft", "start"),
        use("i-shoe", 34, 18, 22),
        _action(ACTIONS[entry["action"]]),
    ]
    steps = entry["steps"]
    if isinstance(steps, int):
        found.append(number(51, 26, steps))
    else:
        icon = {"most_buildings": "house", "cowboys": "cowboy", "specialized": "hire"}[steps]
        found.append(circle(43, 27, 8.5, fill="var(--tile)", stroke="var(--ink)") + use(f"i-{icon}", 43, 27, 13))
    only = entry.get("only_if_specialized")
    if only:
        plate = rect(5, 22, 18, 18, None, 4, fill=WORKERS[only])
        found.append(plate + use(f"i-{only}", 14, 31, 13, color="#fff"))
    return g(*found)


def _action(glyphs: list[Glyph]) -> str:
    total = sum(width for width, _ in glyphs) + 2 * (len(glyphs) - 1)
    scale, x, found = min(1.0, 48 / total), 0.0, ""
    for width, draw in glyphs:
        found += draw(x, 0)
        x += width + 2
    return g(found, transform=f"translate({26 - total * scale / 2:.1f} 59) scale({scale:.2f})")
