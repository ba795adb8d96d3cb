"""How near the end is: the rounds that are left (CI-END-01)."""

from rondel.drawing import Ending, Kit, View


def ending(kit: Kit, view: View) -> Ending:
    rounds, now = kit.game.components.rounds, view["round"]
    return Ending(rounds - now, rounds, kit.say("board-ending", round=now, rounds=rounds), "CI-END-01")
