"""The board of a player: purse, limits, tracks, actions, workers, storehouses. Coordinates from its corner."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import g, piece, rect, use
from rondel.games.trail.board import player as shared
from rondel.games.trail.board.base import coin, hand, number, outline, panel, shield, words
from rondel.games.trail.board.player import HIGH, AuxiliaryBlock, WorkerRows, disc_slot, unlocked
from rondel.games.trail.board.speech import amount, of, who

from .look import ICONS, WORKERS, storehouse, worker
from .trail import step_limit

LIMITS = (0.0, 354.0)  # left edge and width
AUXILIARY = AuxiliaryBlock(ICONS, 362, 276)
WORKER_ROWS = WorkerRows(ICONS, WORKERS, worker, 646, 254, 61, 5)
STORES = (908.0, 122.0)
FIELD = 27.0
SLOTS = {  # where the disc slots beside the auxiliary actions lie
    "step": (46, 51),
    "hand_1": (216, 51),
    "hand_2": (282, 51),
    "cert_1": (46, 99),
    "cert_2": (108, 99),
    "wool_1": (216, 99),
    "wool_2": (282, 99),
    "cert_limit": (250, 146),
}


def printed(kit: Kit, view: View, seat: int) -> str:
    """What never changes on the board of a player."""
    found = [
        panel(x, 0, w, HIGH)
        for x, w in (LIMITS, (AUXILIARY.x, AUXILIARY.wide), (WORKER_ROWS.x, WORKER_ROWS.wide), STORES)
    ]
    found.append(shared.head(seat, who(kit, seat, len(view["players"])), LIMITS[1], 110))
    for x, w in ((6, 162), (172, 176)):
        found += [rect(x, y, w, 44, None, 6, fill="var(--paper-2)", opacity=0.55) for y in (47, 95)]
    count = max(2, len(view["players"]))
    more = words(97, 59, f"+{kit.game.step_bonus[count]}", 14) + unlocked(kit, "step", 97, 77)
    found.append(g(use("i-shoe", 26, 69, 34), more, data_tip="step_limit"))
    cards = [words(x, 59, "+1", 14) + unlocked(kit, name, x, 77) for name, x in (("hand_1", 267), ("hand_2", 333))]
    found.append(g(shared.hand_cards(193, 69), *cards, data_tip="hand_limit"))
    found.append(g(unlocked(kit, "cert_1", 95, 117), data_tip="permanent_certificate"))
    found.append(g(unlocked(kit, "wool_2", 333, 117), data_tip="permanent_wool"))
    plate = rect(244, 143, 104, 42, None, 6, fill="var(--paper-2)", opacity=0.55)
    limit = kit.game.components.facts["player_board"]["certificate_limit_unlocked"]
    found.append(g(plate, ICONS.row([{"cert": limit}], 299, 164, 38), data_tip="certificate"))
    return g(*found, AUXILIARY.frame(kit), WORKER_ROWS.frame(kit), _stores(kit))


def _stores(kit: Kit) -> str:
    """What is unlocked when both storehouses of a pair have left."""
    x, found = STORES[0], []
    for row, pair in enumerate(kit.game.components.pairs):
        y = _store(row)
        body = rect(x + 5, y - 23.5, STORES[1] - 10, 47, None, 6, fill="var(--paper-2)", opacity=0.55)
        body += words(x + 77, y, "▸", 13, "t-soft")
        if "end_vp" in pair:
            body += shield(x + 98, y, pair["end_vp"], 27)
        else:
            body += ICONS.row([pair.get("immediate") or pair["permanent"]], x + 82, y, 33)
        found.append(g(body, data_tip=pair["id"]))
    return g(*found)


def _store(row: int) -> float:
    return 29.5 + 50.4 * row


# What changes


def money(kit: Kit, seat: int, pounds: int, exchange_tokens: int, seats: int, own: bool) -> str:
    purse = shared.purse(kit, seat, pounds, seats, 178, "£", own)
    return purse + shared.tokens(kit, seat, exchange_tokens, seats, 6, 143, own)


def limits(kit: Kit, seat: int, covered: list[str], steps: int, certificates: int, wool: int, seats: int) -> str:
    """Step and hand limit, permanent certificates and wool, and their disc slots."""
    found = [words(26, 72, steps, 17), words(190, 72, hand_limit(kit, covered), 17)]
    found += [disc_slot(kit, seat, name, x, y, covered) for name, (x, y) in SLOTS.items()]
    c = kit.game.components
    found.append(g(shield(284, 54, c.slot_points[c.slot_names.index("hand_2")], 21), data_tip="hand_limit"))
    name = who(kit, seat, seats)
    for icon, tip, x, n, said in (
        ("cert-keep", "permanent_certificate", 25, certificates, kit.say("board-kept-certificates")),
        ("wool-keep", "permanent_wool", 192, wool, kit.say("board-kept-wool")),
    ):
        body = use(f"i-{icon}", x, 117, 30) + number(x + 18, 128, n)
        found.append(piece(f"{icon}:{seat}", body, tip=tip, label=of(name, said, n)))
    return "".join(found)


def limits_args(kit: Kit, view: View, seat: int, count: int) -> tuple[Any, ...]:
    me = view["players"][seat]
    covered = [name for name in me["discs"] if name in SLOTS]
    kept = permanent(kit, me)
    return seat, covered, step_limit(kit, me, count), *kept, len(view["players"])


def hand_limit(kit: Kit, covered: list[str]) -> int:
    return int(kit.game.first_hand + 2 - ("hand_1" in covered) - ("hand_2" in covered))


def certificate_limit(kit: Kit, covered: list[str]) -> int:
    """Of temporary ones."""
    board = kit.game.components.facts["player_board"]
    return int(board["certificate_limit" if "cert_limit" in covered else "certificate_limit_unlocked"])


def permanent(kit: Kit, me: Any) -> tuple[int, int]:
    """NZ-WEL-09, SHEAR-03: certificates and wool that are never spent."""
    c = kit.game.components
    certificates = sum(name not in me["discs"] for name in ("cert_1", "cert_2"))
    wool = sum(name not in me["discs"] for name in ("wool_1", "wool_2"))
    certificates += sum(c.master_certificates[c.masters.index(name)] for name in me["masters"])
    for name, n in me["captured"].items():
        kind = c.tiles.index(name) - c.first_bonus
        if kind >= 0:
            certificates += n * c.bonus_certificates[kind]
            wool += n * c.bonus_wool[kind]
    cleared = [not me["storehouses"].get(name, 0) for name in c.pair_names]
    return certificates + sum(n for n, clear in zip(c.pair_certificates, cleared) if clear), wool


def tracks(kit: Kit, seat: int, certificates: int, gold: int, limit: int, seats: int, own: bool) -> str:
    """Certificates to spend, and gold. The own markers are chosen and seen moving in the dock."""
    c, name = kit.game.components, who(kit, seat, seats)
    most = c.facts["player_board"]["gold_max"]
    fields = _fields(6, "cert", certificates, limit, c.certificate_track[-1])
    found = [g(fields, data_tip="certificate"), g(_fields(176, "gold", gold, most, most), data_tip="gold")]
    label, x = of(name, amount(kit, "certificate", certificates)), 6 + FIELD * (certificates + 0.5)
    found.append(shared.track_marker(seat, "" if own else f"marker:{seat}", x, 217, label, "certificate", 13))
    label, x = of(name, amount(kit, "gold", gold)), 176 + FIELD * (gold + 0.5)
    return "".join(found) + shared.track_marker(seat, "" if own else f"gold:{seat}", x, 217, label, "gold", 13)


def _fields(x: float, icon: str, n: int, limit: int, last: int) -> str:
    """A track from 0 to its last field; those beyond the limit are closed."""
    found = ""
    for i in range(last + 1):
        found += shared.track_field(x + FIELD * i, 192, FIELD, 64, i, i <= limit, i == n)
        found += use(f"i-{icon}", x + FIELD * (i + 0.5), 212, 17, opacity=0.45 if i <= limit else 0.2)
    return found


def flips(kit: Kit, seat: int, step_tile: int, no_fees: bool, seats: int) -> str:
    """The step tile, if it was taken, and the fee tile."""
    name, fees = who(kit, seat, seats), kit.game.components.facts["hand_fee"]
    found = []
    body = rect(120, 49, 44, 40, "t-slot", 6) + use("i-shoe", 142, 69, 24, opacity=0.25)
    if step_tile:
        more = kit.game.step_tile[step_tile]
        body = rect(120, 49, 44, 40, None, 6, fill="var(--tile)", stroke="var(--ink)", stroke_width=1.4)
        body += use("i-shoe", 138, 69, 26) + number(161, 78, f"+{more}")
    label = of(name, kit.say("term-step_tile"), f"+{kit.game.step_tile[step_tile]}")
    found.append(piece(f"step_tile:{seat}", body, ring=outline(120, 49, 44, 40), tip="step_tile", label=label))
    plate = rect(76, 143, 160, 42, None, 6, fill="var(--tile)", stroke="var(--ink)", stroke_width=1.4)
    if no_fees:
        body = plate + use("i-no-fee", 156, 164, 34)
    else:
        body = plate + hand(96, 164, "green", 22) + coin(126, 164, fees["green"], 25)
        body += hand(178, 164, "black", 22) + coin(208, 164, fees["black"], 25)
    said = "0" if no_fees else f"{fees['green']} / {fees['black']}"
    label = of(name, kit.say("term-fee_tile"), said)
    found.append(piece(f"fee_tile:{seat}", body, ring=outline(76, 143, 160, 42), tip="fee_tile", label=label))
    return "".join(found)


def stores(kit: Kit, seat: int, left: dict[str, int], seats: int) -> str:
    """Storehouses by pair: the two of a pair are alike."""
    x, found = STORES[0], []
    for row, name in enumerate(kit.game.components.pair_names):
        y, n = _store(row), left.get(name, 0)
        body = ""
        for i in range(2):
            cx = x + 24 + 33 * i
            body += storehouse(cx, y, seat, 31) if i < n else rect(cx - 14, y - 14, 28, 28, "t-slot", 5)
        label = of(who(kit, seat, seats), kit.name(name), f"× {n}")
        found.append(
            piece(f"storehouse:{seat}:{name}", body, ring=outline(x + 8, y - 18, 64, 36, 7, 2), tip=name, label=label)
        )
    return "".join(found)
