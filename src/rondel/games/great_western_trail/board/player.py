"""The board of a player: purse, limits, certificates, auxiliary actions, workers. Coordinates from its corner."""

from rondel.drawing import Kit, View
from rondel.drawing.svg import g, rect, use
from rondel.games.trail.board.base import panel, words
from rondel.games.trail.board.player import (
    HIGH,
    AuxiliaryBlock,
    WorkerRows,
    disc_slot,
    hand_cards,
    head,
    track_field,
    track_marker,
    unlocked,
)
from rondel.games.trail.board.player import purse as money
from rondel.games.trail.board.player import tokens as exchange_tokens
from rondel.games.trail.board.speech import amount, of, who

from .look import ICONS, WORKERS, worker

LIMITS = (0.0, 224.0)  # left edge and width
AUXILIARY = AuxiliaryBlock(ICONS, 232, 290)
WORKER_ROWS = WorkerRows(ICONS, WORKERS, worker, 530, 284, 59, 6)
FIELD = 36.0  # of the certificate track


def printed(kit: Kit, view: View, seat: int) -> str:
    """What never changes on the board of a player."""
    steps = kit.game.step_table[max(2, len(view["players"]))]
    found = [panel(x, 0, w, HIGH) for x, w in (LIMITS, (AUXILIARY.x, AUXILIARY.wide))]
    found.append(panel(WORKER_ROWS.x, 0, WORKER_ROWS.wide, 192))
    found.append(head(seat, who(kit, seat, len(view["players"])), LIMITS[1], 84))
    for row, icon in enumerate(("shoe", "hand")):
        y = 68 + 50 * row
        found.append(rect(6, y - 23, 212, 46, None, 6, fill="var(--paper-2)", opacity=0.55))
        body = use("i-shoe", 28, y, 36) if icon == "shoe" else hand_cards(28, y)
        found.append(g(body, data_tip="step_limit" if icon == "shoe" else "hand_limit"))
    for i, x in enumerate((120, 200), 1):
        found += [words(x, 58, f"+{steps[i]}", 14), unlocked(kit, f"step_{i}", x, 77)]
        found += [words(x, 108, "+1", 14), unlocked(kit, f"hand_{i}", x, 127)]
    return g(*found, AUXILIARY.frame(kit), WORKER_ROWS.frame(kit))


# What changes


def purse(kit: Kit, seat: int, dollars: int, tokens: int, kept: int, seats: int, own: bool) -> str:
    """Dollars, exchange tokens, permanent certificates."""
    found = [money(kit, seat, dollars, seats, 142, "$", own)]
    found.append(exchange_tokens(kit, seat, tokens, seats, 6, 148, own))
    if kept:
        body = ICONS.row([{"permanent_certificates": kept}], 74, 169, 40, 1.1)
        found.append(g(body, data_tip="certificate"))
    return "".join(found)


def limits(kit: Kit, seat: int, covered: list[str], certificates: int, count: int, seats: int, own: bool) -> str:
    """Step and hand limit, the certificate track, and their disc slots."""
    name = who(kit, seat, seats)
    steps = step_limit(kit, covered, count)
    found = [words(28, 71, steps, 18), words(25, 121, hand_limit(kit, covered), 17)]
    for i in (1, 2):
        found.append(disc_slot(kit, seat, f"step_{i}", -14 + 80 * i, 50, covered))
        found.append(disc_slot(kit, seat, f"hand_{i}", -14 + 80 * i, 100, covered))
    found.append(disc_slot(kit, seat, "cert_limit_4", 5 + FIELD * 4, 151, covered))
    found.append(disc_slot(kit, seat, "cert_limit_6", 5 + FIELD * 5, 151, covered))
    limit = certificate_limit(covered)
    track = kit.game.components.certificate_track
    for i, n in enumerate(track):
        left, open_ = 4 + FIELD * i, n <= limit
        sign = use("i-cert", left + FIELD / 2, 216, 22, opacity=0.45 if open_ else 0.2)
        found.append(g(track_field(left, 194, FIELD, 62, n, open_, n == certificates), sign, data_tip="certificate"))
    x = 4 + FIELD * _spot(track, certificates) + FIELD / 2
    label, marker = of(name, amount(kit, "certificate", certificates)), "" if own else f"marker:{seat}"
    return "".join(found) + track_marker(seat, marker, x, 220, label, "certificate")


def step_limit(kit: Kit, covered: list[str], count: int) -> int:
    """GWT-MOVE-10."""
    base, first, second = kit.game.step_table[count]
    return int(base + (0 if "step_1" in covered else first) + (0 if "step_2" in covered else second))


def hand_limit(kit: Kit, covered: list[str]) -> int:
    return int(kit.game.first_hand + 2 - ("hand_1" in covered) - ("hand_2" in covered))


def certificate_limit(covered: list[str]) -> int:
    """Of temporary ones."""
    return 6 if not {"cert_limit_4", "cert_limit_6"} & set(covered) else 4 if "cert_limit_4" not in covered else 3


def _spot(track: list[int], n: int) -> float:
    """Where the marker stands: 5 lies between 4 and 6."""
    return track.index(n) if n in track else track.index(4) + 0.5
