"""What is always in sight of the own things: money, gold, certificates, exchange tokens, limits, workers, buildings."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.games.trail.board.dock import Chip
from rondel.games.trail.board.dock import identity as shared
from rondel.games.trail.board.speech import amount, of, table_count, title

from .look import WORKERS
from .player import certificate_limit, hand_limit, permanent
from .trail import step_limit

WIDE = 252.0


def identity(
    kit: Kit,
    seat: int,
    money: list[int],
    limits: list[int],
    certificates: list[int],
    wool: int,
    tokens: int,
    workers: dict[str, int],
    built: int,
    seats: int,
) -> str:
    """money: pounds, gold; limits: of steps, hand cards, temporary certificates; certificates: temporary, permanent."""
    pounds, gold = money
    steps, cards, most = limits
    temporary, kept = certificates
    said = of(title(kit, "certificate_marker"), amount(kit, "certificate", temporary))
    best = kit.game.components.facts["player_board"]["gold_max"]
    upper = [
        Chip("gold", gold, "gold", of(kit.say("board-gold"), gold), f"gold:{seat}", f"/{best}"),
        Chip("cert", temporary + kept, "certificate", said, f"marker:{seat}", f"/{most + kept}"),
        Chip("exchange", tokens, "exchange_token", of(title(kit, "exchange_token"), tokens), f"tokens:{seat}"),
        Chip("shoe", steps, "step_limit", of(title(kit, "step_limit"), steps), f"limit:{seat}:step"),
        Chip("cards", cards, "hand_limit", of(title(kit, "hand_limit"), cards)),
    ]
    lower = [
        Chip(kind, workers.get(kind, 0), kind, of(kit.name(kind), workers.get(kind, 0)), tint=WORKERS[kind])
        for kind in kit.game.components.workers
    ]
    lower.append(Chip("wool-keep", wool, "permanent_wool", of(kit.say("board-kept-wool"), wool)))
    lower.append(Chip("house", built, "private_building", of(kit.say("board-buildings"), built)))
    return shared(kit, seat, seats, WIDE, pounds, "£", [upper, lower])


def identity_args(kit: Kit, view: View, seat: int) -> tuple[Any, ...]:
    me, covered = view["players"][seat], view["players"][seat]["discs"]
    limits = [step_limit(kit, me, table_count(view)), hand_limit(kit, covered), certificate_limit(kit, covered)]
    kept, wool = permanent(kit, me)
    built = sum(tile.startswith(f"{seat}/") for tile in view["tiles"].values())
    have = [me["certificates"], kept], wool, me["exchange_tokens"], me["workers"], built
    return seat, [me["pounds"], me["gold"]], limits, *have, len(view["players"])
