"""A position as a document: save, view, restore. See docs/positions.md for what it looks like."""

from typing import Any

from . import chance
from .codecs import Codec, Doc, listed, mapped
from .errors import BadPosition, RondelError, hint
from .fields import load_fields
from .options import chosen

HEAD = {"game", "revision", "options", "chance", "turn", "pending", "players"}
TURN = ["number", "seat"]
FRAME = ["step", "seat", "memo"]


def save(s: Any) -> Doc:
    players = [{field.name: field.save(p) for field in s.game.player_fields} for p in s.players]
    table = {field.name: field.save(s) for field in s.game.table_fields}
    head = {**_metadata(s), "chance": s.chance.save(), "pending": [_frame(s, frame, -1, False) for frame in s.stack]}
    return {**head, **table, "players": players}


def view(s: Any, seat: int) -> Doc:
    players = [
        {field.name: field.view(p, seat, i == seat) for field in s.game.player_fields} for i, p in enumerate(s.players)
    ]
    table = {field.name: field.view(s, seat, False) for field in s.game.table_fields}
    head = {**_metadata(s), "pending": [_frame(s, frame, seat, True) for frame in s.stack]}
    return {**head, **table, "players": players}


def restore(game: Any, doc: Any) -> Any:
    """A state at the decision the document describes. What needs no decision is done: a forced choice, an effect."""
    doc = _present(game, mapped(doc, "position"))
    s = game.blank(_seats(game, doc), _chance(doc), _settings(game, doc))
    load_fields(s, game.table_fields, doc, "", HEAD)
    for i, player in enumerate(s.players):
        key = f"players[{i}]"
        load_fields(player, game.player_fields, mapped(doc["players"][i], key), key + ".", set())
    _load_turn(s, mapped(doc.get("turn", {"number": 0, "seat": None}), "turn"))
    for i, frame in enumerate(listed(doc.get("pending"), "pending")):
        _load_frame(s, mapped(frame, f"pending[{i}]"), f"pending[{i}]")
    _check_going_on(s, "is empty, but the game is not over: what is still to be done must be listed")
    game.complete(s, doc)
    for i, (number, _, _) in enumerate(s.stack):
        game.steps[number].check(s, i)
    s.advance()
    _check_going_on(s, "leads nowhere: after it nothing is left to do, but the game is not over")
    s.revealed = 0
    return s


def _check_going_on(s: Any, problem: str) -> None:
    if not s.stack and not s.game.over(s):
        raise BadPosition("pending", problem)


def _present(game: Any, doc: Doc) -> Doc:
    """The document as the present revision of the rules writes it."""
    name = doc.get("game")
    if name != game.name:
        raise BadPosition("game", f"this is a position of {name!r}, not of {game.name}")
    revision = doc.get("revision", game.revision)
    if isinstance(revision, bool) or not isinstance(revision, int) or not 1 <= revision <= game.revision:
        raise BadPosition("revision", f"must be from 1 to {game.revision} (what is installed), not {revision!r}")
    if revision == game.revision:
        return doc
    doc = game.migrate(doc, revision)
    return {**doc, "pending": [_with_memo(game, frame) for frame in listed(doc.get("pending"), "pending")]}


def _with_memo(game: Any, frame: Any) -> Any:
    """Revision 1 of every game left a memo out where it was 0, and so the parts of one."""
    name = frame.get("step") if isinstance(frame, dict) else None
    step = game.step(name) if isinstance(name, str) and name in game.step_number else None
    if step is None or step.memory is None:
        return frame
    zero = step.memory.save(0)
    memo = frame.get("memo", zero)
    return {**frame, "memo": {**zero, **memo} if isinstance(zero, dict) and isinstance(memo, dict) else memo}


def _metadata(s: Any) -> Doc:
    turn = {"number": s.turn, "seat": None if s.turn_seat < 0 else s.turn_seat}
    return {"game": s.game.name, "revision": s.game.revision, "options": dict(s.settings), "turn": turn}


def _seats(game: Any, doc: Doc) -> int:
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
    elif step.memory is not None:
        written["memo"] = step.memory.save(frame[2])
    return written


def _load_turn(s: Any, doc: Doc) -> None:
    """Left out: nobody counted."""
    for word in doc:
        if word not in TURN:
            raise BadPosition(f"turn.{word}", f"is not a key of a turn{hint(word, TURN)}")
    s.turn = Codec().load(doc.get("number"), "turn.number")
    last = s.seats - 1 if s.game.opponent == "" or s.seats > 1 else s.seats
    seat = doc.get("seat")
    s.turn_seat = -1 if seat is None else Codec(0, last).load(seat, "turn.seat")
    if (s.turn == 0) != (seat is None):
        raise BadPosition("turn.seat", "must be null exactly if the number is 0: before the first turn")


def _load_frame(s: Any, doc: Doc, key: str) -> None:
    for word in doc:
        if word not in FRAME:
            raise BadPosition(f"{key}.{word}", f"is not a key of a pending step{hint(word, FRAME)}")
    name = doc.get("step")
    if not isinstance(name, str) or name not in s.game.step_number:
        raise BadPosition(f"{key}.step", f"there is no step {name!r}{hint(name, list(s.game.step_number))}")
    step = s.game.step(name)
    seat = doc.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.seats:
        raise BadPosition(f"{key}.seat", f"must be from 0 to {s.seats - 1}, not {seat!r}")
    s.stack.append((step.number, seat, _memo(step, doc, f"{key}.memo")))


def _memo(step: Any, doc: Doc, key: str) -> int:
    if step.memory is None:
        if "memo" in doc:
            raise BadPosition(key, f"the step {step.name} has none; leave it out")
        return 0
    if "memo" not in doc:
        raise BadPosition(key, f"is missing; the step {step.name} needs {step.memory.form()}")
    memo: int = step.memory.load(doc["memo"], key)
    if memo < 0:
        raise BadPosition(key, f"must be {step.memory.form()}, not {doc['memo']!r}")
    return memo
