"""The board of a player: purse, limits, certificates, auxiliary actions, workers. Coordinates from its corner."""

from rondel.drawing import Kit, View
from rondel.drawing.svg import g, line, path, piece, rect, use
from rondel.games.trail.board.base import coin, mark, outline, panel, seat_class, shield, words
from rondel.games.trail.board.icons import payment
from rondel.games.trail.board.tiles import slot

from .look import ICONS, WORKERS, worker
from .speech import amount, does, of, title, who

LIMITS, AUX, CREW = (0.0, 224.0), (232.0, 290.0), (530.0, 284.0)  # left edge and width of the blocks
HIGH = 262.0
FIELD = 36.0  # of the certificate track


def printed(kit: Kit, view: View, seat: int) -> str:
    """What never changes on the board of a player."""
    steps = kit.game.step_table[max(2, len(view["players"]))]
    found = [panel(x, 0, w, HIGH) for x, w in (LIMITS, AUX)]
    found.append(panel(CREW[0], 0, CREW[1], 192))
    plate = f"M8 0h{LIMITS[1] - 16:g}a8 8 0 0 1 8 8v32H0V8a8 8 0 0 1 8-8z"
    head = path(plate, fill="currentColor") + mark(20, 20, seat, 26)
    name = who(kit, seat, len(view["players"]))
    found.append(g(head, words(38, 20, name, 18, "t-white", "start", 84), class_=seat_class(seat)))
    for row, icon in enumerate(("shoe", "hand")):
        y = 68 + 50 * row
        found.append(rect(6, y - 23, 212, 46, None, 6, fill="var(--paper-2)", opacity=0.55))
        found.append(use("i-shoe", 28, y, 36) if icon == "shoe" else _cards(28, y))
    for i, x in enumerate((120, 200), 1):
        found += [words(x, 58, f"+{steps[i]}", 14), _unlocked(kit, f"step_{i}", x, 77)]
        found += [words(x, 108, "+1", 14), _unlocked(kit, f"hand_{i}", x, 127)]
    return g(*found, _aux_frame(kit), _crew_frame(kit))


def _unlocked(kit: Kit, name: str, x: float, y: float) -> str:
    """What clearing a slot brings or costs beside its effect."""
    c = kit.game.components
    number = c.slot_names.index(name)
    if c.slot_cost[number]:
        return payment(c.slot_cost[number])[1](x - 12, y)
    points = c.slot_points[number]
    return shield(x, y + 1, points, 23) if points else coin(x, y, c.slot_gain[number], 22)


def _cards(x: float, y: float) -> str:
    faces = [(6, -3), (2, 0), (-3, 3)]
    return "".join(
        rect(x + dx - 11, y + dy - 15, 22, 29, None, 3, fill="var(--tile)", stroke="var(--ink)", stroke_width=1.3)
        for dx, dy in faces
    )


def _aux_frame(kit: Kit) -> str:
    x, found = AUX[0], []
    for row, _ in enumerate(kit.game.components.auxiliary):
        y = 6 + 50.4 * row
        found.append(rect(x + 5, y, AUX[1] - 10, 47, None, 6, fill="var(--paper-2)", opacity=0.55))
        found.append(line(x + 183, y + 6, x + 183, y + 41, stroke="var(--line)", stroke_width=1.2))
    return g(*found)


def _crew_frame(kit: Kit) -> str:
    """Worker rows with the immediate actions printed on their places."""
    rows = kit.game.components.facts["player_board"]["worker_rows"]
    found = []
    for row, kind in enumerate(kit.game.components.workers):
        y = 6 + 61 * row
        found.append(rect(CREW[0] + 4, y, CREW[1] - 8, 59, None, 6, fill=WORKERS[kind], opacity=0.16))
        for column in range(1, 7):
            x = _column(column)
            if column > 1:
                found.append(rect(x - 22, y + 4, 44, 51, "t-slot", 6))
            if column in rows[kind]["immediate"]:
                found.append(ICONS.stacked(rows[kind]["immediate"][column], x, y + 30))
    return g(*found)


def _column(column: int) -> float:
    return CREW[0] + 28 + 46 * (column - 1)


# What changes


def purse(kit: Kit, seat: int, dollars: int, tokens: int, kept: int, seats: int) -> str:
    """Dollars, exchange tokens, permanent certificates."""
    name = who(kit, seat, seats)
    money = piece(
        f"dollars:{seat}",
        coin(142, 20, "$", 28) + words(160, 20, dollars, 22, "t-white", "start"),
        label=of(name, amount(kit, "dollar", dollars)),
    )
    body = rect(6, 148, 62, 42, None, 6, fill="var(--paper-2)", opacity=0.55) + use("i-exchange", 24, 169, 28)
    body += words(52, 169, f"×{tokens}", 17)
    label = of(name, kit.say("term-exchange_token"), tokens)
    found = [money, piece(f"tokens:{seat}", body, ring=outline(6, 148, 62, 42), label=label)]
    if kept:
        found.append(ICONS.row([{"permanent_certificates": kept}], 74, 169, 40, 1.1))
    return "".join(found)


def limits(kit: Kit, seat: int, covered: list[str], certificates: int, count: int, seats: int) -> str:
    """Step and hand limit, the certificate track, and their disc slots."""
    name = who(kit, seat, seats)
    steps = step_limit(kit, covered, count)
    cards = kit.game.first_hand + 2 - ("hand_1" in covered) - ("hand_2" in covered)
    found = [words(28, 71, steps, 18), words(25, 121, cards, 17)]
    for i in (1, 2):
        found.append(_slot(kit, seat, f"step_{i}", -14 + 80 * i, 50, covered))
        found.append(_slot(kit, seat, f"hand_{i}", -14 + 80 * i, 100, covered))
    found.append(_slot(kit, seat, "cert_limit_4", 5 + FIELD * 4, 151, covered))
    found.append(_slot(kit, seat, "cert_limit_6", 5 + FIELD * 5, 151, covered))
    limit = 6 if not {"cert_limit_4", "cert_limit_6"} & set(covered) else 4 if "cert_limit_4" not in covered else 3
    track = kit.game.components.certificate_track
    for i, n in enumerate(track):
        open_ = n <= limit
        found.append(_field(4 + FIELD * i, n, open_, n == certificates))
    label = of(name, amount(kit, "certificate", certificates))
    x = 4 + FIELD * _spot(track, certificates) + FIELD / 2
    shape = "M0-17l15 13-15 13-15-13z"
    flag = path(shape, fill="currentColor", stroke="var(--white)", stroke_width=1.5) + mark(0, -4, seat, 13)
    area = rect(-17, -24, 34, 60, "t-hit", 0)
    ring = rect(-18, -25, 36, 62, None, 8)
    return "".join(found) + piece(
        f"marker:{seat}",
        g(area, flag, class_=seat_class(seat)),
        ring=ring,
        label=label,
        class_="moves",
        transform=f"translate({x:g} 220)",
    )


def step_limit(kit: Kit, covered: list[str], count: int) -> int:
    """GWT-MOVE-10."""
    base, first, second = kit.game.step_table[count]
    return int(base + (0 if "step_1" in covered else first) + (0 if "step_2" in covered else second))


def _spot(track: list[int], n: int) -> float:
    """Where the marker stands: 5 lies between 4 and 6."""
    return track.index(n) if n in track else track.index(4) + 0.5


def _field(x: float, n: int, open_: bool, here: bool) -> str:
    plate = rect(
        x + 1,
        194,
        FIELD - 2,
        62,
        None if open_ else "t-slot",
        6,
        fill="var(--tile)" if open_ else None,
        stroke="var(--ink)" if open_ else None,
        stroke_width=1.3,
    )
    return plate + words(x + FIELD / 2, 243, n, 17 if here else 16, None if open_ else "t-soft")


def _slot(kit: Kit, seat: int, name: str, x: float, y: float, covered: list[str]) -> str:
    c = kit.game.components
    dark = c.slot_dark[c.slot_names.index(name)] if name in c.slot_names else None
    return slot(f"slot:{seat}:{name}", kit.name(name), x, y, dark, seat, name in covered)


def auxiliary(kit: Kit, seat: int, row: int, covered: list[str]) -> str:
    """An auxiliary action: two slots, then the single and the double action, pale while not available."""
    action = kit.game.components.auxiliary[row]
    x, y, name = AUX[0], 6 + 50.4 * row, action["id"].removeprefix("aux_")
    found = [_slot(kit, seat, slot_, x + 9 + 39 * i, y + 5.5, covered) for i, slot_ in enumerate(action["slots"])]
    for i, kind in enumerate(("single", "double")):
        left, wide = x + 90 + 97 * i, 90 if i == 0 else 95
        body = ICONS.row([action[kind]], left + 2, y + 23.5, wide - 4)
        if len(covered) > 1 - i:
            body = g(body, opacity=0.34)
        label = of(title(kit, "auxiliary_action"), does(kit, action[kind]))
        area, ring = rect(left, y, wide, 47, "t-hit", 0), rect(left, y + 1, wide, 45, None, 6)
        found.append(piece(f"aux:{seat}:{name}:{kind}", area, body, ring=ring, label=label))
    return "".join(found)


def workers(kit: Kit, seat: int, have: dict[str, int], seats: int) -> str:
    """Workers in their rows; those of a type are one place."""
    found = []
    for row, kind in enumerate(kit.game.components.workers):
        n = have.get(kind, 0)
        y = 6 + 61 * row + 29.5
        covers = [rect(_column(column) - 22, y - 25.5, 44, 51, "t-cover", 6) for column in range(2, n + 1)]
        body = "".join(covers) + "".join(worker(_column(column), y, kind, 42) for column in range(1, n + 1))
        points = kit.game.components.worker_points
        body += "".join(shield(_column(column) + 14, y - 21, vp, 22) for column, vp in points.items())
        ring = outline(_column(1) - 21, y - 21, 46 * max(0, n - 1) + 42, 42, 7)
        label = of(who(kit, seat, seats), f"{kit.name(kind)} × {n}")
        found.append(piece(f"worker:{seat}:{kind}", body, ring=ring, tip=kind, label=label))
    return "".join(found)
