"""What is always in sight of the own things: money, limits, certificates, exchange tokens, workers, buildings."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.games.trail.board.dock import Chip
from rondel.games.trail.board.dock import identity as shared
from rondel.games.trail.board.speech import amount, of, table_count, title

from .look import WORKERS
from .player import certificate_limit, hand_limit, step_limit

WIDE = 184.0


def identity(
    kit: Kit,
    seat: int,
    dollars: int,
    limits: list[int],
    certificates: list[int],
    tokens: int,
    workers: dict[str, int],
    built: int,
    seats: int,
) -> str:
    """limits: of steps, hand cards, temporary certificates; certificates: temporary and permanent ones."""
    steps, cards, most = limits
    temporary, kept = certificates
    said = of(title(kit, "certificate_marker"), amount(kit, "certificate", temporary))
    upper = [
        Chip("shoe", steps, "step_limit", of(title(kit, "step_limit"), steps), f"limit:{seat}:step"),
        Chip("cards", cards, "hand_limit", of(title(kit, "hand_limit"), cards)),
        Chip("cert", temporary + kept, "certificate", said, f"marker:{seat}", f"/{most + kept}"),
        Chip("exchange", tokens, "exchange_token", of(title(kit, "exchange_token"), tokens), f"tokens:{seat}"),
    ]
    lower = [
        Chip(kind, workers.get(kind, 0), kind, of(kit.name(kind), workers.get(kind, 0)), tint=WORKERS[kind])
        for kind in kit.game.components.workers
    ]
    lower.append(Chip("house", built, "private_building", of(kit.say("board-buildings"), built)))
    return shared(kit, seat, seats, WIDE, dollars, "$", [upper, lower])


def identity_args(kit: Kit, view: View, seat: int) -> tuple[Any, ...]:
    c, me = kit.game.components, view["players"][seat]
    kept = sum(c.permanent[c.masters.index(name)] for name in me["masters"])
    covered = me["discs"]
    limits = [step_limit(kit, covered, table_count(view)), hand_limit(kit, covered), certificate_limit(covered)]
    built = sum(tile.startswith(f"{seat}/") for tile in view["tiles"].values())
    have = [me["certificates"], kept], me["exchange_tokens"], me["workers"], built
    return seat, me["dollars"], limits, *have, len(view["players"])
