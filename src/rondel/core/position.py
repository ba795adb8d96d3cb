"""A position as a document: save, view, restore. See docs/positions.md for what it looks like."""

from typing import Any

from . import chance
from .errors import BadPosition, RondelError
from .fields import Doc, listed, load_fields, mapped
from .options import chosen

HEAD = {"game", "revision", "options", "chance", "pending", "players"}


def save(s: Any) -> Doc:
    players = [{field.name: field.save(p) for field in s.game.player_fields} for p in s.players]
    table = {field.name: field.save(s) for field in s.game.table_fields}
    head = {**_head(s), "chance": s.chance.save(), "pending": [_frame(s, frame, -1, False) for frame in s.stack]}
    return {**head, **table, "players": players}


def view(s: Any, seat: int) -> Doc:
    players = [
        {field.name: field.view(p, seat, i == seat) for field in s.game.player_fields} for i, p in enumerate(s.players)
    ]
    table = {field.name: field.view(s, seat, False) for field in s.game.table_fields}
    head = {**_head(s), "pending": [_frame(s, frame, seat, True) for frame in s.stack]}
    return {**head, **table, "players": players}


def restore(game: Any, doc: Any) -> Any:
    """A state at the decision the document describes."""
    doc = mapped(doc, "position")
    s = game.blank(_seats(game, doc), _chance(doc), _settings(game, doc))
    load_fields(s, game.table_fields, doc, "", HEAD)
    for i, player in enumerate(s.players):
        key = f"players[{i}]"
        load_fields(player, game.player_fields, mapped(doc["players"][i], key), key + ".", set())
    for i, frame in enumerate(listed(doc.get("pending"), "pending")):
        _load_frame(s, mapped(frame, f"pending[{i}]"), f"pending[{i}]")
    game.complete(s, doc)
    s.advance()
    s.revealed = 0
    return s


def _head(s: Any) -> Doc:
    return {"game": s.game.name, "revision": s.game.revision, "options": dict(s.settings)}


def _seats(game: Any, doc: Doc) -> int:
    name = doc.get("game")
    if name != game.name:
        raise BadPosition("game", f"this is a position of {name!r}, not of {game.name}")
    revision = doc.get("revision", game.revision)
    if not isinstance(revision, int) or not 1 <= revision <= game.revision:
        raise BadPosition("revision", f"must be from 1 to {game.revision} (what is installed), not {revision!r}")
    seats = len(listed(doc.get("players"), "players"))
    least, most = game.players
    if not least <= seats <= most:
        raise BadPosition("players", f"{game.name} is for {least} to {most} players, not {seats}")
    return seats


def _chance(doc: Doc) -> chance.Chance:
    return chance.restore(doc["chance"]) if "chance" in doc else chance.from_seed(0)


def _settings(game: Any, doc: Doc) -> dict[str, Any]:
    try:
        return chosen(game.options, mapped(doc.get("options", {}), "options"), len(doc["players"]))
    except BadPosition:
        raise
    except RondelError as error:
        raise BadPosition("options", str(error)) from None


def _frame(s: Any, frame: tuple[int, int, int], seat: int, hide: bool) -> Doc:
    step = s.game.steps[frame[0]]
    written: Doc = {"step": step.name, "seat": frame[1]}
    if hide and step.secret and seat != frame[1]:
        written["memo"] = {"hidden": 1}
    elif frame[2]:
        written["memo"] = step.memory.save(frame[2])
    return written


def _load_frame(s: Any, doc: Doc, key: str) -> None:
    name = doc.get("step")
    if not isinstance(name, str) or name not in s.game.step_number:
        raise BadPosition(f"{key}.step", f"there is no step {name!r}")
    step = s.game.step(name)
    seat = doc.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.seats:
        raise BadPosition(f"{key}.seat", f"must be from 0 to {s.seats - 1}, not {seat!r}")
    memo = step.memory.load(doc["memo"], f"{key}.memo") if "memo" in doc else 0
    s.stack.append((step.number, seat, memo))
