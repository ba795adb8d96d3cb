"""Where each action is clicked: the id of an element of the drawing."""

from rondel.core import explanation
from rondel.drawing import Kit, View
from rondel.games.trail.board.places import asked, part_of, place_of

SPACES = ("outlaw", "copy")


def place(kit: Kit, view: View, seat: int, action: str) -> str:
    family, _, rest = action.partition(":")
    if family in SPACES:
        return f"space:{rest}"
    explained = explanation.place(kit.game, view, seat, action)
    if explained is not None:
        return explained
    if family == "use":
        return _use(kit, view, seat, rest)
    return place_of(kit, view, seat, family, rest)


def _use(kit: Kit, view: View, seat: int, name: str) -> str:
    """An action of the building the herder stands on or copies, or of something just gained."""
    now = asked(view)
    if now["step"] == "visit":
        return part_of(kit, view, view["players"][seat]["space"], name)
    if now["step"] == "copy_visit":
        return part_of(kit, view, now.get("memo", kit.game.components.spaces[0]), name)
    return ""
