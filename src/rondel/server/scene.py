"""What one viewer sees of a table: the board, the prompt, what may be done, the players' cards.

Everything here is made from the view of the seat that looks (or of a spectator), never from the state itself, except
what the engine tells that seat anyway: its legal actions and the prompt of its own decision.
"""

from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

import rondel
from rondel.core import explanation
from rondel.core.actions import DONE
from rondel.core.latest import Latest
from rondel.core.phases import phases
from rondel.core.rulebook import RULE_ID
from rondel.core.texts import Texts
from rondel.drawing import SHELF, Choice, Kit, Layer, Painter, board_of, shelf_width
from rondel.table.deal import complete
from rondel.table.live import Checkpoint, LiveTable, Rejected
from rondel.table.log import LogLine
from rondel.table.names import seat_called, seat_name, table_texts
from rondel.table.passing import passing

from .permissions import may_ask
from .protocol import (
    FactShown,
    Finish,
    LegalAction,
    Notice,
    PanelShown,
    PhaseShown,
    Position,
    Rematch,
    Request,
    Result,
    Scene,
    Score,
    SeatNow,
    encoder,
)
from .wording import words

View = dict[str, Any]
KEPT = 64  # scenes that are remembered
KEPT_ACTIONS = 256  # lists of actions, which are smaller
painter = Painter()
scenes: Latest[tuple[str, int, "Viewer"], Scene] = Latest(KEPT)
offers: Latest[tuple[str, int, "Viewer"], tuple[Any, list[LegalAction]]] = Latest(KEPT_ACTIONS)  # of a state


@dataclass(frozen=True)
class Viewer:
    """Who looks: a seat or a spectator (None), in a language."""

    seat: int | None
    lang: str

    @property
    def at(self) -> int:
        return self.seat or 0


@dataclass(slots=True)
class Room:
    """What is shown beside the game: who is connected, how they are rated, is a bot thinking, what is asked, and may
    people ask for hints."""

    here: set[int]
    ratings: dict[int, float]
    thinking: bool
    request: Request | None
    hints: bool = False
    rematch: Rematch | None = None

    def outside(self) -> "Room":
        """For who came by a link to the game: not who is here, nor what they agree on."""
        return Room(set(), self.ratings, False, None, self.hints)


@dataclass(slots=True)
class Sketch:
    """A position for a viewer, and the layers of its picture, not drawn yet. `messages`: as it was sent, by what it
    changed on the screen and how much of the log came with it."""

    position: Position
    kit: Kit
    layers: list[tuple[Layer, bytes]]
    messages: dict[tuple[tuple[str, ...], int, int], bytes] = field(default_factory=dict)

    def message(self, seen: dict[str, bytes], lines: list[LogLine], log_from: int) -> bytes:
        """For a screen, with new lines of the log; written once for all screens that show the same."""
        layers = self.changed(seen)
        key = tuple(layers), len(lines), log_from
        if key not in self.messages:
            told = msgspec.structs.replace(self.position, layers=layers, log=lines, log_from=log_from)
            self.messages[key] = encoder.encode(told)
        return self.messages[key]

    def changed(self, seen: dict[str, bytes]) -> dict[str, str]:
        """Draw the layers that look different from what was seen, and note them as seen."""
        found: dict[str, str] = {}
        for layer, key in self.layers:
            if seen.get(layer.id) != key:
                seen[layer.id] = key
                found[layer.id] = painter.layer(self.kit, layer)
        return found


@cache
def kit_of(game: Any, lang: str) -> Kit:
    return Kit(game, lang)


def scene(table: LiveTable, viewer: Viewer) -> Scene:
    """The printed part never changes, so those who come back or change places at one screen get it from memory."""
    at = table.metadata.id, table.metadata.seed, viewer
    return scenes.keep(at, scenes.get(at) or _scene(table, viewer))


def scene_tag(table: LiveTable, viewer: Viewer) -> str:
    """The same for scenes that are the same; cheaper than to draw one. (A table is dealt once, and its seq tells that:
    the seed is no part of it, which could be guessed from its hash.)"""
    parts = rondel.__version__, table.metadata.id, table.game.revision, viewer.seat, viewer.lang
    return blake2b(repr(parts).encode(), digest_size=9).hexdigest()


def _scene(table: LiveTable, viewer: Viewer) -> Scene:
    board, kit = board_of(table.game), kit_of(table.game, viewer.lang)
    if board is None:
        return Scene(viewer.lang, viewer.seat, "", [], SHELF, scene_tag(table, viewer))
    view = table.state.view(viewer.seat)
    printed = board.printed(kit, view, viewer.at)
    panels = [
        PanelShown(p.name, p.title, p.role, p.seat, p.half, p.box, printed.get(p.name, ""))
        for p in board.panels(kit, view, viewer.at)
    ]
    return Scene(viewer.lang, viewer.seat, board.sprite(kit), panels, shelf_width(board), scene_tag(table, viewer))


def sketch(table: LiveTable, viewer: Viewer, mine: list[int], room: Room, past: Checkpoint | None = None) -> Sketch:
    """`past`: what is looked at instead of the present."""
    state, move = (past.state, past.move) if past else (table.state, table.move)
    kit, board = kit_of(table.game, viewer.lang), board_of(table.game)
    view = state.view(viewer.seat)
    actions = [] if past else legal_actions(table, viewer, view)
    choices = [Choice(action.action, action.place) for action in actions]
    dealt = complete(table.metadata.seats)  # before, the printed board is all there is to see
    layers = board.layers(kit, view, viewer.at, choices) if board and dealt else []
    actor = state.actor if past else table.running()
    finished = table.metadata.status == "finished" and dealt
    shown = dealt and actor is not None and table.confirming is None
    named, phase = phases(table.game.texts(), state, viewer.lang) if shown else ([], 0)
    position = Position(
        seq=table.seq,
        move=move,
        last=table.move,
        actor=actor,
        viewer=viewer.seat,
        mine=mine,
        prompt=prompt(table, viewer, actor) if not past else "",
        rule=_rule(state) if actor is not None and table.confirming is None else "",
        actions=actions,
        undo=not past and viewer.seat is not None and table.may_undo(viewer.seat),
        confirm=not past and table.confirming is not None and table.confirming == viewer.seat,
        finish=None if past else finish(table, viewer),
        phases=[PhaseShown(*words) for words in named],
        phase=phase,
        thinking=room.thinking,
        hint=may_ask(table, viewer.seat, mine, state.actor if past or table.confirming is None else None, room.hints),
        turn=state.turn,
        order=[layer.id for layer in layers],
        layers={},
        seats=_cards(table, kit, board, view, viewer, room),
        log=[],
        log_from=move,
        status=table.metadata.status,
        request=room.request,
        rematch=room.rematch,
        result=result(table, viewer.lang) if finished else None,
    )
    return Sketch(position, kit, [(layer, layer.key()) for layer in layers])


def _rule(state: Any) -> str:
    return str(state.game.steps[state.stack[-1][0]].rule) if state.stack else ""


def legal_actions(table: LiveTable, viewer: Viewer, view: View) -> list[LegalAction]:
    """Their words take most of the time of a sketch, so who comes, goes or comes back gets them from memory."""
    idle = table.metadata.status != "running" or table.confirming is not None or table.held
    if viewer.seat is None or table.state.actor is None or idle:
        return []
    at = table.metadata.id, table.seq, viewer
    state, found = offers.get(at, (None, list[LegalAction]()))
    if state is not table.state:
        found = _legal_actions(table, viewer.seat, viewer, view)
    return offers.keep(at, (table.state, found))[1]


def _legal_actions(table: LiveTable, seat: int, viewer: Viewer, view: View) -> list[LegalAction]:
    state = table.state
    texts, board = table_texts(table.game, table.metadata, viewer.lang), board_of(table.game)
    interrupts = set(state.interrupts(seat))
    legal = state.legal() if state.actor == seat else sorted(interrupts)
    found: list[LegalAction] = []
    for action in legal:
        name = table.game.actions.name(action)
        place = explanation.place(table.game, view, seat, name) if board else ""
        heading = texts.family(viewer.lang, texts.parts(action)[0])
        said = texts.action(state, action, viewer.lang)
        badge = explanation.badge(table.game, state, action)
        cost, gain = [texts.amounts(viewer.lang, side) for side in badge] if badge else ["", ""]
        lost = forfeited(texts, state, action, viewer.lang)
        found.append(LegalAction(name, said, place, heading, action in interrupts, cost, gain, lost))
    return found


def forfeited(texts: Texts, state: Any, action: int, lang: str) -> str:
    lost = explanation.forfeited(texts.game, state, action)
    return texts.say(lang, *lost) if lost else ""


def finish(table: LiveTable, viewer: Viewer) -> Finish | None:
    """What the button says that leaves the pending step."""
    state, seat, lang = table.state, viewer.seat, viewer.lang
    if seat is None or table.metadata.status != "running" or table.confirming is not None:
        return None
    passed = passing(state, seat)
    if passed is None:
        return None
    texts = table_texts(table.game, table.metadata, lang)
    known = passed.after.actor == seat and passed.after.revealed == state.revealed and not passed.ends
    return Finish(
        text=texts.action(state, DONE, lang),
        ends=passed.ends,
        then=str(texts.prompt(passed.after, lang)) if known else "",
        forfeits=forfeited(texts, state, DONE, lang),
    )


def prompt(table: LiveTable, viewer: Viewer, actor: int | None) -> str:
    """Who must do what. What another has to decide is not told in detail: it may say what they hold."""
    say = words(viewer.lang)
    if table.metadata.status == "waiting":
        return say("wait-start")
    if not complete(table.metadata.seats):
        return say("no-game")
    if table.held:
        return say("held")
    if actor is None:
        return say("over")
    if table.confirming is not None:
        mine = table.confirming == viewer.seat
        return say("confirm-turn") if mine else say("confirm-other", name=seat_name(table.metadata, actor, viewer.lang))
    if actor == viewer.seat:
        return str(table_texts(table.game, table.metadata, viewer.lang).prompt(table.state, viewer.lang))
    return say("wait-for", name=seat_name(table.metadata, actor, viewer.lang))


def _cards(table: LiveTable, kit: Kit, board: Any, view: View, viewer: Viewer, room: Room) -> list[SeatNow]:
    clocks, ticking = table.left(), table.ticking()
    cards: list[SeatNow] = []
    for row in table.metadata.seats:
        facts = board.facts(kit, view, row.seat) if board and complete(table.metadata.seats) else []
        kind = "open" if row.kind == "invite" else row.kind
        name, level = seat_called(table.metadata, row.seat, viewer.lang)
        card = SeatNow(
            seat=row.seat,
            name=name,
            level=level,
            kind=kind,
            here=row.kind == "bot" or row.seat in room.here,
            clock=clocks[row.seat] if clocks else None,
            running=ticking == row.seat,
            resting=row.seat in table.resting,
            facts=[FactShown(fact.symbol, fact.value, fact.label, fact.tip) for fact in facts],
            rating=room.ratings.get(row.seat),
        )
        cards.append(card)
    return cards


def result(table: LiveTable, lang: str) -> Result:
    """The score sheet. A table that a clock ended before the game did has its verdict, and the scores so far."""
    texts, scores, say = table_texts(table.game, table.metadata, lang), table.state.scores(), words(lang)
    categories = [
        Score(name, str(texts.score(lang, name)), [score[name] for score in scores])
        for name in scores[0]
        if name != "total"
    ]
    winners = table.metadata.winners or []
    names = ", ".join(seat_name(table.metadata, seat, lang) for seat in winners)
    lines: list[str] = texts.outcome(table.state, lang)
    if not lines and winners:
        lines = [say("winner" if len(winners) == 1 else "winners", names=names)]
    totals = [score["total"] for score in scores]
    if table.state.actor is None and len(winners) == 1 and totals.count(totals[winners[0]]) > 1:
        lines = [*lines, say("tie-break")]
    return Result(categories, totals, winners, lines)


def why_not(table: LiveTable, viewer: Viewer, place: str) -> Notice:
    """Why nothing is to be done at an element: what the engine says of the actions that belong there."""
    say, actor = words(viewer.lang), table.running()
    if viewer.seat is None or actor != viewer.seat or table.confirming is not None:
        return Notice(prompt(table, viewer, actor))
    texts, state = table_texts(table.game, table.metadata, viewer.lang), table.state
    board, view = board_of(table.game), state.view(viewer.seat)
    legal = set(state.legal())
    reasons: dict[str, str] = {}
    for action in range(len(table.game.actions)):
        name = table.game.actions.name(action)
        if action not in legal and board and explanation.place(table.game, view, viewer.seat, name) == place:
            reasons.setdefault(*texts.reason(state, action, viewer.lang))
        if len(reasons) == 2:
            break
    if not reasons:
        known = explanation.nothing_at(table.game, view, viewer.seat, place)
        if known is None:
            return Notice(say("nothing-here"), _rule(state))
        key, rule, arguments = known
        return Notice(texts.say(viewer.lang, f"refusal-{key}", arguments), rule)
    return Notice(" ".join(reasons), " ".join(dict.fromkeys(RULE_ID.findall(" ".join(reasons.values())))))


def reason(table: LiveTable, name: str, viewer: Viewer) -> Rejected:
    """Why an action is not possible now, in words."""
    if table.running() != viewer.seat or table.confirming is not None:
        return Rejected("illegal", words(viewer.lang)("illegal"))
    texts = table_texts(table.game, table.metadata, viewer.lang)
    text, rule = texts.reason(table.state, table.game.actions.number(name), viewer.lang)
    return Rejected("illegal", text, " ".join(RULE_ID.findall(rule)))
