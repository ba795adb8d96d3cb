"""How near the end is: the rounds that are left (SF-END-01), and who is still playing this one."""

from rondel.drawing import Ending, Kit, View


def ending(kit: Kit, view: View) -> Ending:
    rounds, now = kit.game.components.facts["meta"]["rounds"], view["round"]
    active = sum(not player.get("tavern") for player in view["players"])
    return Ending(rounds - now, rounds, kit.say("board-ending", round=now, rounds=rounds, active=active), "SF-END-01")
