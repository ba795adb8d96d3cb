"""The numbers on a player's card."""

from rondel.drawing import Fact, Kit, View
from rondel.games.trail.board.speech import hidden, title

from .player import permanent


def facts(kit: Kit, view: View, seat: int) -> list[Fact]:
    c = kit.game.components
    me = view["players"][seat]
    kept, _ = permanent(kit, me)
    built = [tile for tile in view["tiles"].values() if tile.startswith(f"{seat}/")]
    return [
        Fact("i-coin", me["pounds"], kit.say("board-pounds"), "money"),
        *[Fact(f"i-{kind}", me["workers"].get(kind, 0), kit.name(kind), kind) for kind in c.workers],
        Fact("i-gold", me["gold"], kit.say("board-gold"), "gold"),
        Fact("i-cert", me["certificates"] + kept, kit.say("board-certificates"), "certificate"),
        Fact("i-house", len(built), kit.say("board-buildings"), "private_building"),
        Fact("i-exchange", me["exchange_tokens"], title(kit, "exchange_token"), "exchange_token"),
        Fact("i-cards", hidden(me["hand"]), kit.say("board-hand-cards"), "hand_cards"),
    ]
