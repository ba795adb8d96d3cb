"""Building cards: those a player has, and those somebody is looking at."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, g, rect, use

from ..components import Components
from .blocks import CARDS, WIDTH
from .layout import SMALL
from .marks import frame, mid
from .pieces import moving
from .words import of_owner, who

CARD, STEP = (124, 60), 129
LARGE, GAP = (268, 216), 12  # a card to choose
SIZES = (22, 20, 18, SMALL)  # of its words: as large as they fit


def wrapped(words: str, room: float, size: float = SMALL) -> list[str]:
    """Words in lines of about that width."""
    most, lines = room / (size * 0.54), [""]
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


def shown(kit: Kit, card: str, w: float, h: float, face_down: bool = False) -> str:
    """A small picture of a card: its building and its name; a flag if it scores at the end."""
    c: Components = kit.game.components
    deck = card.partition(":")[0]
    lines = wrapped(kit.name(card), w - 44)[:2]
    body = rect(0, 0, w, h, "card struck" if face_down else "card", 6) + rect(0, 0, 32, h, "card-back", 6)
    marks = [*(["flag"] if flagged(c, card) else []), *(["glass"] if deck == "large" else [])]  # CI-INFO-05
    body += g(use(deck, 16, h / 2 - 9 if marks else h / 2, 22), class_="cream")
    for k, mark in enumerate(marks):
        body += use(mark, 17 + (k - (len(marks) - 1) / 2) * 15, h / 2 + 16, 15, "cream-ink")
    for k, line in enumerate(lines):
        body += mid(
            38, h / 2 + (k - (len(lines) - 1) / 2) * 19, line, "soft" if face_down else None, SMALL, "start", w - 44
        )
    return body


def owned(kit: Kit, x: float, y: float, seat: int, cards: list[str], spent: list[str]) -> str:
    """Kept cards; a large one that was used lies face down until it is turned up (CI-LCARD-02)."""
    c: Components = kit.game.components
    kinds = [deck for deck, n in zip(("small", "large"), c.building_count) for _ in range(n)]
    found = [frame(WIDTH, CARDS[1], kit.say("board-cards"))]
    for k, deck in enumerate(kinds):
        found.append(rect(10 + STEP * k, 30, *CARD, "slot", 6))
        found.append(g(use(deck, 10 + STEP * k + CARD[0] / 2, 30 + CARD[1] / 2, 28), class_="faint"))
    lying = []
    for card in cards:
        down, k = card in spent, kinds.index(card.partition(":")[0])
        kinds[k] = ""
        label = of_owner(kit, seat, kit.name(card), kit.say("board-face-down") if down else "")
        ring = rect(-2, -2, CARD[0] + 4, CARD[1] + 4, r=8)
        spot = x + 10 + STEP * k, y + CARDS[0] + 30
        lying.append(moving(f"card:{card}", *spot, shown(kit, card, *CARD, down), ring=ring, tip=card, label=label))
    return at(x, y + CARDS[0], *found) + "".join(lying)


def drawn(kit: Kit, x: float, y: float, seat: int, cards: list[str], hidden: int) -> str:
    """Four cards to look at, with what they do; others see their backs (CI-INFO-03)."""
    if seat < 0:
        return ""
    rows = (len(cards) + 1) // 2
    w, h = 2 * LARGE[0] + GAP + 28, 46 + (LARGE[1] + GAP) * rows if cards else 110
    left, top = x - w / 2, y - h / 2
    title = mid(x, top + 22, of_owner(kit, seat, kit.say("board-cards")), "title", 18)
    found = [rect(left, top, w, h, "panel up", 10), title]
    for n, card in enumerate(cards):
        found.append(choice(kit, card, left + 14 + (LARGE[0] + GAP) * (n % 2), top + 42 + (LARGE[1] + GAP) * (n // 2)))
    found += [rect(x - 88 + 46 * n, top + 42, 36, 52, "card-back", 4) for n in range(hidden)]
    return g(*found, role="group", aria_label=who(kit, seat))


def fits(words: str, size: float) -> bool:
    return len(wrapped(words, LARGE[0] - 24, size)) * size * 1.16 + size * 0.5 <= LARGE[1] - 36


def choice(kit: Kit, card: str, x: float, y: float) -> str:
    w, h = LARGE
    c: Components = kit.game.components
    body = rect(0, 0, w, h, "card", 8) + rect(0, 0, w, 34, "card-back", 8) + rect(0, 20, w, 14, "card-back", 0)
    body += g(use(card.partition(":")[0], 20, 17, 24), class_="cream") + mid(
        38, 17, kit.name(card), "cream-words", 17, "start", w - 70
    )
    body += use("flag", w - 18, 17, 18, "cream-ink") if flagged(c, card) else ""
    words = kit.texts.help(kit.lang, card)
    size = next((size for size in SIZES if fits(words, size)), SMALL)
    for k, line in enumerate(wrapped(words, w - 24, size)):
        body += mid(12, 36 + size * (0.9 + 1.16 * k), line, "plain", size, "start", w - 24)
    ring = rect(-2, -2, w + 4, h + 4, r=9)
    return moving(f"card:{card}", x, y, body, ring=ring, tip=card, label=kit.name(card))


def drawn_args(view: dict[str, Any]) -> tuple[Any, ...]:
    lying = view["drawn"]
    if not lying:
        return -1, [], 0
    cards = lying["cards"]
    return (lying["seat"], cards, 0) if isinstance(cards, list) else (lying["seat"], [], cards["hidden"])
