"""The numbers on a player's card."""

from rondel.drawing import Fact, Kit, View
from rondel.games.trail.board.speech import title


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    c = kit.game.components
    me = view["players"][seat]
    kept = sum(c.permanent[c.masters.index(name)] for name in me["masters"])
    built = [tile for tile in view["tiles"].values() if tile.startswith(f"{seat}/")]
    hand = me["hand"]["hidden"] if isinstance(me["hand"], dict) else len(me["hand"])
    found = [Fact("i-coin", me["dollars"], kit.say("board-dollars"), "money")]
    found += [Fact(f"i-{kind}", me["workers"].get(kind, 0), kit.name(kind), kind) for kind in c.workers]
    return [
        *found,
        Fact("i-cert", me["certificates"] + kept, kit.say("board-certificates"), "certificate"),
        Fact("i-engine", _number(me["engine"], c.rail, c.rail_number), title(kit, "engine"), "engine"),
        Fact("i-house", len(built), kit.say("board-buildings"), "private_building"),
        Fact("i-delivery", sum(me["cities"].values()), kit.say("board-deliveries"), "sign_delivery"),
        Fact("i-exchange", me["exchange_tokens"], title(kit, "exchange_token"), "exchange_token"),
        Fact("i-cards", hand, kit.say("board-hand-cards"), "hand_cards"),
    ]


def _number(space: str, rail: list[str], numbers: list[int]) -> int:
    """A turnout counts as the number after it, as for the crosses (GWT-DELV-17)."""
    return numbers[rail.index(space)]
