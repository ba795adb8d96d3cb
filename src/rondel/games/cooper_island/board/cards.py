"""Building cards: the kept ones in the dock, and the four to choose from over the map."""

from typing import Any

from rondel.drawing import DOCK, Kit
from rondel.drawing.svg import g, rect, use

from ..components import Components
from .layout import DOCK_BLOCKS, MAP, SMALL
from .marks import mid
from .pieces import moving
from .words import of_owner, said, who

W = DOCK_BLOCKS["cards"]
CARD, STEP, TOP = (W - 8, 27), 29.2, 3.5
LARGE, GAP = (208, 216), 8  # a card to choose
SIZES = (17, 16, 15, 14, 13, SMALL)  # of its words: as large as they fit


def wrapped(words: str, room: float, size: float = SMALL) -> list[str]:
    """Words in lines of about that width."""
    most, lines = room / (size * 0.58), [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def flagged(c: Components, card: str) -> bool:
    deck, _, number = card.partition(":")
    if deck == "small":
        return c.small_tasks[c.small_cards.index(number)] is not None
    return c.large_tasks[c.large_cards.index(number)] is not None


def shown(kit: Kit, card: str, face_down: bool = False) -> str:
    """A line: the building, the name; a flag if it scores at the end, an hourglass if it is used at any time."""
    c: Components = kit.game.components
    deck = card.partition(":")[0]
    w, h = CARD
    marks = [*(["flag"] if flagged(c, card) else []), *(["glass"] if deck == "large" else [])]  # CI-INFO-05
    body = rect(0, 0, w, h, "card struck" if face_down else "card", 5) + rect(0, 0, 22, h, "card-back", 5)
    body += g(use(deck, 11, h / 2, 16), class_="cream")
    for k, mark in enumerate(marks):
        body += use(mark, w - 8 - 13 * k, h / 2, 12, "ink-2")
    look = "soft" if face_down else None
    return body + mid(26, h / 2, kit.name(card), look, SMALL, "start", w - 30 - 13 * len(marks))


def printed(kit: Kit) -> str:
    """A place for each card that can be had."""
    c: Components = kit.game.components
    found = [rect(0, 0, W, DOCK, "panel", 8)]
    for k, deck in enumerate(places(c)):
        slot = rect(4, TOP + STEP * k, *CARD, "slot", 5)
        faint = g(use(deck, W / 2, TOP + STEP * k + CARD[1] / 2, 18), class_="faint")
        found.append(g(slot, faint, data_tip="building_cards"))
    return "".join(found)


def places(c: Components) -> list[str]:
    return [deck for deck, n in zip(("small", "large"), c.building_count) for _ in range(n)]


def owned(kit: Kit, x: float, y: float, seat: int, cards: list[str], spent: list[str]) -> str:
    """Kept cards; a large one that was used lies face down until it is turned up (CI-LCARD-02)."""
    kinds = places(kit.game.components)
    found = []
    for card in cards:
        down, k = card in spent, kinds.index(card.partition(":")[0])
        kinds[k] = ""
        label = said(kit.name(card), kit.say("board-face-down") if down else "")
        ring = rect(-1, -1, CARD[0] + 2, CARD[1] + 2, r=6)
        spot = x + 4, y + TOP + STEP * k
        found.append(moving(f"card:{card}", *spot, shown(kit, card, down), ring=ring, tip=card, label=label))
    return "".join(found)


def drawn(kit: Kit, seat: int, cards: list[str], hidden: int) -> str:
    """Four cards to look at, with what they do; others see their backs (CI-INFO-03)."""
    if seat < 0:
        return ""
    w = (LARGE[0] + GAP) * len(cards) + 12 if cards else 210
    h = LARGE[1] + 44 if cards else 106
    left, top = (MAP[2] - w) / 2, (MAP[3] - h) / 2
    title = mid(MAP[2] / 2, top + 18, of_owner(kit, seat, kit.say("board-cards")), "title", 15)
    found = [rect(left, top, w, h, "panel up", 10), title]
    for n, card in enumerate(cards):
        found.append(choice(kit, card, left + 10 + (LARGE[0] + GAP) * n, top + 34))
    backs = [rect(left + 16 + 46 * n, top + 38, 36, 52, "card-back", 4) for n in range(hidden)]
    return g(*found, g(*backs, data_tip="building_cards"), role="group", aria_label=who(kit, seat))


def fits(words: str, size: float) -> bool:
    return len(wrapped(words, LARGE[0] - 20, size)) * size * 1.18 + size * 0.5 <= LARGE[1] - 34


def choice(kit: Kit, card: str, x: float, y: float) -> str:
    w, h = LARGE
    c: Components = kit.game.components
    body = rect(0, 0, w, h, "card", 8) + rect(0, 0, w, 30, "card-back", 8) + rect(0, 18, w, 12, "card-back", 0)
    body += g(use(card.partition(":")[0], 18, 15, 20), class_="cream") + mid(
        34, 15, kit.name(card), "cream-words", 15, "start", w - 62
    )
    body += use("flag", w - 16, 15, 16, "cream-ink") if flagged(c, card) else ""
    words = kit.texts.help(kit.lang, card)
    size = next((size for size in SIZES if fits(words, size)), SMALL)
    for k, line in enumerate(wrapped(words, w - 20, size)):
        body += mid(10, 32 + size * (0.9 + 1.18 * k), line, "plain", size, "start", w - 20)
    ring = rect(-2, -2, w + 4, h + 4, r=9)
    return moving(f"card:{card}", x, y, body, ring=ring, tip=card, label=kit.name(card))


def drawn_args(view: dict[str, Any]) -> tuple[Any, ...]:
    lying = view["drawn"]
    if not lying:
        return -1, [], 0
    cards = lying["cards"]
    return (lying["seat"], cards, 0) if isinstance(cards, list) else (lying["seat"], [], cards["hidden"])
