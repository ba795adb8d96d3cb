"""The dock: who I am and what I have, in one look; each number can be asked."""

from dataclasses import dataclass

from rondel.drawing import DOCK, Kit
from rondel.drawing.svg import g, path, rect, use

from .base import coin, mark, outline, panel, part, seat_class, words
from .speech import amount, of, who

HEAD = 36.0


@dataclass(frozen=True)
class Chip:
    """A symbol with a number. tip: what explains it; id: if it can be chosen or pointed at; limit: written small behind
    it."""

    symbol: str
    value: int
    tip: str
    label: str
    id: str = ""
    limit: str = ""
    tint: str | None = None


def identity(kit: Kit, seat: int, seats: int, wide: float, money: int, sign: str, rows: list[list[Chip]]) -> str:
    """The mark and colour of the seat, room for the name of who sits there (`data-seat`), the money; below it the chips
    in rows."""
    plate = f"M8 0h{wide - 16:g}a8 8 0 0 1 8 8v{HEAD - 8:g}H0V8a8 8 0 0 1 8-8z"
    name = who(kit, seat, seats)
    head = path(plate, fill="currentColor") + mark(22, HEAD / 2, seat, 24)
    room = wide - 125
    head += words(38, HEAD / 2, "", 16, "t-white", "start", room, data_seat=seat, data_room=room)
    purse = coin(wide - 70, HEAD / 2, sign, 26) + words(wide - 52, HEAD / 2, money, 22, "t-white", "start")
    word = kit.game.components.currency
    found = [
        panel(0, 0, wide, DOCK),
        g(head, class_=seat_class(seat), data_tip="seat_mark", aria_label=name, role="img"),
        part(f"{word}:{seat}", purse, tip="money", label=of(name, amount(kit, "money", money))),
    ]
    high = (DOCK - HEAD) / len(rows)
    for i, row in enumerate(rows):
        widths = [1.4 if chip.limit else 1.0 for chip in row]
        x = 4.0
        for chip, share in zip(row, widths):
            w = (wide - 8) * share / sum(widths)
            found.append(_chip(chip, x, HEAD + high * i, w, high))
            x += w
    return "".join(found)


def _chip(chip: Chip, x: float, y: float, w: float, h: float) -> str:
    size = min(23.0, h - 6, w - 18)
    left, middle = x + 2, y + h / 2
    body = rect(x + 1, y + 2, w - 2, h - 4, "t-hit", 5)
    body += use(f"i-{chip.symbol}", left + size / 2, middle, size, color=chip.tint)
    body += words(left + size + 3, middle, chip.value, 16, None if chip.value else "t-soft", "start")
    if chip.limit:
        wide = 10 if chip.value < 10 else 19
        body += words(left + size + 3 + wide, middle + 1, chip.limit, 12, "t-soft", "start")
    return part(chip.id, body, ring=outline(x + 2, y + 3, w - 4, h - 6, 6, 0), tip=chip.tip, label=chip.label)
