"""The icon language: an action in the notation of components.yaml becomes a row of glyphs.

A glyph is its width and a function that draws it from its left edge, on a middle line; all are at most 30 high.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rondel.drawing.svg import circle, g, line, path, rect, use

from .base import MINUS, SMALL, Breed, coin, number, words

Glyph = tuple[float, Callable[[float, float], str]]
GAP = 1.5
COSTS = ("discard", "pay", "pay_gold", "remove_sheep", "engine_back")
MOVED = {"engine_forward": "engine", "draw_then_discard": "draw", "ship": "ship", "shear": "shear"}
SEPARATION = 8


def sign(name: str, size: float = 24, badge: object = None, tint: str | None = None, chip: str = "") -> Glyph:
    """A symbol with a number at its lower right corner (badge) or a price below it (chip)."""

    def draw(x: float, y: float) -> str:
        side = size - 3 if chip else size
        found = use(f"i-{name}", x + size / 2, y - (5 if chip else 0), side, color=tint)
        if badge is not None:
            found += number(x + size + 5, y + 8, badge)
        if chip:
            cls = "t-gain" if chip[0] == MINUS else "t-warn" if chip[0] in "+–" else "t-soft"
            found += words(x + size / 2, y + 9.5, chip, SMALL, cls)
        return found

    width = size + (5 if badge is not None else 0)
    return (max(width, 7.6 * len(chip) + 2) if chip else width), draw


def counted(name: str, per: str, size: float = 26) -> Glyph:
    """A symbol whose number is another symbol: the engine moves one space per engineer."""

    def draw(x: float, y: float) -> str:
        plate = circle(x + size - 1, y + 7, 8.5, fill="var(--tile)", stroke="var(--ink)", stroke_width=1)
        return use(f"i-{name}", x + size / 2, y, size) + plate + use(f"i-{per}", x + size - 1, y + 7, 13)

    return size + 8, draw


def money(n: int) -> Glyph:
    return 24, lambda x, y: coin(x + 12, y, n)


def payment(n: int) -> Glyph:
    return (
        24,
        lambda x, y: use("i-pay", x + 12, y, 24) + words(x + 12, y, f"{MINUS}{n}", SMALL, "t-warn"),
    )


def per(name: str) -> Glyph:
    """What an amount is multiplied by."""

    def draw(x: float, y: float) -> str:
        stroke = words(x + 3, y, "/", 15, "t-soft")
        return stroke + use(f"i-{name}", x + 16, y, 20 if name in ("tree", "outlaws") else 18)

    return 26, draw


def arrow() -> Glyph:
    return 6, lambda x, y: path(f"M{x:g} {y - 4.5:g}l6 4.5-6 4.5z", None, fill="var(--ink-2)")


def slash() -> Glyph:
    return 7, lambda x, y: line(x + 7, y - 13, x, y + 13, None, stroke="var(--ink-2)", stroke_width=2)


def building_site(rate: int) -> Glyph:
    """Build: dollars per builder below the house."""

    def draw(x: float, y: float) -> str:
        price = words(x + 13, y + 9.5, f"{MINUS}{rate}/", SMALL, "t-warn")
        return use("i-build", x + 17, y - 5, 23) + price + use("i-builder", x + 29, y + 10, 12)

    return 35, draw


class Icons:
    """Rows of glyphs for a game: its breeds, and the kinds of cards its actions speak of."""

    def __init__(
        self,
        breeds: Mapping[str, Breed],
        groups: Mapping[str, tuple[str, list[str]]],
        counted: Mapping[str, str],
        more: Mapping[str, Callable[[Any], list[Glyph]]],
    ) -> None:
        self.breeds = breeds
        self.groups = groups  # a name for several breeds: what is written on the card, and which
        self.counted = counted  # what an amount is multiplied by: the symbol for it
        self.plain = {**PLAIN, **more}  # words of the notation that only this game has

    def card(self, kind: str) -> Glyph:
        """A hand card to discard: colour of the breed, head, two letters."""
        if kind == "objective_card":
            return 22, lambda x, y: use("i-obj", x + 11, y, 27)
        breed = self.breeds.get(kind) or Breed("var(--paper-2)", "var(--ink)", "")
        code = self.groups[kind][0] if kind in self.groups else breed.code or "2×"
        width = 24 if kind in self.groups else 22
        behind = kind == "pair_same_type"

        def draw(x: float, y: float) -> str:
            top = y - 13 if behind else y - 14
            found = face(x + 4, top - 2, width, breed.fill) if behind else ""
            found += face(x, top, width, breed.fill)
            parts = self.groups[kind][1] if kind in self.groups else []
            found += "".join(
                rect(x + 1.2 + i * 7.2, top + 1, 7, 14, None, 1, fill=self.breeds[part].fill)
                for i, part in enumerate(parts)
            )
            ink = "#fff" if parts else breed.ink
            if kind == "any":
                return found + use("i-head", x + width / 2, y, 18, color=ink)
            head = use("i-head", x + width / 2, top + 8, 14, color=ink)
            return found + head + words(x + width / 2, top + 21, code, SMALL, ink_class(breed.ink))

        return width + (4 if behind else 0), draw

    def glyphs(self, action: Mapping[str, Any]) -> list[Glyph]:
        """One action: requirements, an arrow, rewards; of a choice the parts with a slash between."""
        if "choice" in action:
            found: list[Glyph] = []
            for i, part in enumerate(action["choice"]):
                found += ([slash()] if i else []) + self.glyphs(part)
            return found
        costs = {key: value for key, value in action.items() if key in COSTS}
        need = [glyph for key, value in costs.items() for glyph in self.word(key, value, action)]
        gain = [glyph for key, value in action.items() if key not in costs for glyph in self.word(key, value, action)]
        return need + ([arrow()] if need and gain else []) + gain

    def word(self, key: str, value: Any, action: Mapping[str, Any]) -> list[Glyph]:
        if key == "discard":
            return [self.card(value["type"])]
        if key.endswith("_per"):
            amount = sign("cert", 24, value["amount"]) if key == "cert_per" else money(value["amount"])
            last = list(action)[-1] == key  # what both count stands once, behind them
            return [amount, per(self.counted[value["per"]])] if last else [amount]
        if isinstance(value, str) and value in self.counted:
            return [counted(MOVED[key], self.counted[value])]
        return self.plain[key](value)

    def row(
        self,
        actions: list[Any],
        x: float,
        y: float,
        width: float,
        most: float = 1.0,
    ) -> str:
        """All actions side by side, fitted into the width, a hairline between two of them."""
        return "".join(part for _, _, part in self.parts(actions, x, y, width, most))

    def parts(
        self, actions: list[Any], x: float, y: float, width: float, most: float = 1.0
    ) -> list[tuple[float, float, str]]:
        """The same action by action: left edge, width, drawing."""
        drawn = [self.glyphs(action) for action in actions]
        widths = [sum(w for w, _ in glyphs) + GAP * (len(glyphs) - 1) for glyphs in drawn]
        total = sum(widths) + SEPARATION * (len(actions) - 1)
        scale = min(most, width / total) if total else 1
        at = x + (width - total * scale) / 2
        found: list[tuple[float, float, str]] = []
        for i, glyphs in enumerate(drawn):
            inner = 0.0
            body = ""
            if i:
                body = line(-SEPARATION / 2, -16, -SEPARATION / 2, 16, None, stroke="var(--line)", stroke_width=1.2)
            for w, draw in glyphs:
                body += draw(inner, 0)
                inner += w + GAP
            moved = f"translate({at:.1f} {y:g})" + (f" scale({scale:.3f})" if scale != 1 else "")
            found.append((at, widths[i] * scale, g(body, transform=moved)))
            at += (widths[i] + SEPARATION) * scale
        return found

    def stacked(self, action: Mapping[str, Any], x: float, y: float) -> str:
        """An action in a narrow place, centred on x, y: what it costs upper left, what it gives lower right."""
        glyphs = self.glyphs(action)
        if len(glyphs) < 3:
            w, draw = glyphs[-1]
            return draw(x - w / 2, y)
        (_, cost), (w, gain) = glyphs[0], glyphs[-1]
        return cost(x - 21, y - 7) + gain(x + 22 - w, y + 11)

    def width(self, actions: list[Any]) -> float:
        drawn = [self.glyphs(action) for action in actions]
        each = [sum(w for w, _ in glyphs) + GAP * (len(glyphs) - 1) for glyphs in drawn]
        return sum(each) + SEPARATION * (len(actions) - 1)


def face(x: float, y: float, w: float, fill: str) -> str:
    return rect(x, y, w, 28, None, 3, fill=fill, stroke="var(--ink)", stroke_width=1.2)


def ink_class(ink: str) -> str:
    """Text takes its colour from a class: that of the ink on a card."""
    return "t-white" if ink == "#fff" else "t-dark" if ink.startswith("#") else "t-bold"


def hire(value: Any) -> list[Glyph]:
    more = value["modifier"]
    return [sign("hire", 24, chip="±0" if not more else f"+{more}" if more > 0 else f"{MINUS}{-more}")]


PLAIN: dict[str, Callable[[Any], list[Glyph]]] = {
    "pay": lambda n: [payment(n)],
    "cert": lambda n: [sign("cert", 24, n)],
    "hire": hire,
    "build": lambda value: [building_site(value["price_per_builder"])],
    "objective_to_discard": lambda n: [sign("obj-discard", 26)],
    "aux_single_or_double": lambda n: [sign("aux", 27)],
    "remove_hazard": lambda n: [sign("hazard", 26, chip=f"–{n}" if n else "0")],
    "herder_forward": lambda n: [sign("shoe", 24, n)],
    "exchange_token": lambda n: [sign("exchange", 24, n if n > 1 else None)],
    "draw_then_discard": lambda n: [sign("draw", 26, n)],
    "draw_exactly": lambda n: [sign("draw", 26, n)],
}
