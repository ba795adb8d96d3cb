"""A position from outside: what is pending fits where the herders stand, who had a turn and who has one left."""

from rondel.core.errors import BadPosition
from rondel.core.turn import check_turn

from .check import party_key
from .movement import WayMemo
from .rules import TrailRules
from .state import TrailTable
from .visit import ACTED, HELPED, local_actions


def frames_of(s: TrailTable, number: int, seat: int) -> list[int]:
    """The indices of what is pending of a step and a seat."""
    return [i for i, (step, owner, _) in enumerate(s.stack) if step == number and owner == seat]


def whose_turn(rules: TrailRules, s: TrailTable) -> int:
    """The seat whose turn it is, or begins; -1: the game is over. The solo opponent is the last."""
    if not s.stack:
        return -1
    number, seat, _ = s.stack[0]
    return s.seats if rules.steps[number] in rules.rival_steps else seat


def check_end(rules: TrailRules, s: TrailTable, rows: int, tokens: list[int], token: str) -> None:
    """GWT-END-01, 04: the token is off the board exactly when somebody triggered the end, who has it, and no turn left.

    tokens: who has it, by seat; token: its key.
    """
    if s.last_seat < 0 and rows:
        raise BadPosition(
            "last_seat", "is null, but the token is off the board: must be the seat that triggered the end"
        )
    if s.last_seat >= 0 and not rows:
        raise BadPosition("last_seat", "must be null: the token is still on the board (token_row)")
    for seat, n in enumerate(tokens):
        if n != (seat == s.last_seat):
            right = "has the token" if seat == s.last_seat else "has not: only who triggered the end has it"
            raise BadPosition(
                f"{party_key(rules, s, seat)}.{token}", f"must be {not n}; by last_seat this seat {right}"
            )
    if s.last_seat < 0 or whose_turn(rules, s) != s.last_seat:
        return
    if s.last_seat == s.seats or s.stack[0][0] == rules.turn.number:
        raise BadPosition("pending[0]", f"seat {s.last_seat} triggered the end (last_seat): that was the last turn")


def check_herders(rules: TrailRules, s: TrailTable, back: int) -> None:
    """GWT-MOVE-03, KC-01: at the end of the trail only while its phase is pending; a visit on a location.

    back: the step that ends the phase at the end of the trail.
    """
    c = rules.trail_components
    for seat, p in enumerate(s.players):
        key = f"players[{seat}].space"
        there = frames_of(s, back, seat) + frames_of(s, rules.goal.number, seat)
        if there and p.space != c.trail.goal:
            name = rules.steps[s.stack[there[0]][0]].name
            raise BadPosition(key, f"must be {c.spaces[c.trail.goal]}, as pending[{there[0]}] ({name}) says")
        if p.space == c.trail.goal and not there:
            raise BadPosition(
                key,
                f"nothing that is done at {c.spaces[p.space]} is pending; after it this is {c.spaces[c.trail.start]}",
            )
        for i in frames_of(s, rules.visit.number, seat):
            _check_visit(rules, s, i)
        for i in frames_of(s, rules.way.number, seat):
            _check_way(rules, s, i)


def _check_visit(rules: TrailRules, s: TrailTable, i: int) -> None:
    _, seat, memo = s.stack[i]
    c = rules.trail_components
    space = s.herder(seat).space
    kind = "" if space < 0 else c.trail.kinds[space]
    if space < 0 or space == c.trail.start or (s.tiles[space] < 0 and kind in ("building", "neutral")):
        raise BadPosition(f"players[{seat}].space", f"pending[{i}] (visit) needs a place with a tile")
    if memo & ACTED and memo & HELPED:
        raise BadPosition(f"pending[{i}].memo", "acted or helped: a visit is local actions or one auxiliary action")


def _check_way(rules: TrailRules, s: TrailTable, i: int) -> None:
    _, seat, memo = s.stack[i]
    c = rules.trail_components
    space = s.herder(seat).space
    to, steps, free = WayMemo.unpack(memo)
    if space < 0:
        raise BadPosition(f"players[{seat}].space", f"pending[{i}] (way) begins at a space of the trail")
    if free and to == c.trail.goal:
        raise BadPosition(f"pending[{i}].memo.to", f"a way without fees does not lead to {c.spaces[to]}")
    if to <= space or c.trail.steps_from(s.tiles, space, to)[space] > steps:
        raise BadPosition(
            f"pending[{i}].memo.to",
            f"{c.spaces[to]} cannot be reached from {c.spaces[space]} (players[{seat}].space) in {steps} steps",
        )


def check_first_round(rules: TrailRules, s: TrailTable) -> None:
    """GWT-TURN-01, 04: herders come onto the trail in turn order, each in the first turn of its player."""
    waiting = [seat for seat, p in enumerate(s.players) if p.space < 0]
    if not waiting:
        return
    first = waiting[0]
    for seat in range(first, s.seats):
        if seat not in waiting:
            raise BadPosition(f"players[{seat}].space", f"must be null: seat {first} before has not begun either")
    now = whose_turn(rules, s)
    if now not in (first - 1, first):
        whose = "the game is over" if now < 0 else f"it is the turn of seat {now}"
        raise BadPosition(f"players[{first}].space", f"is null, as before the first turn, but {whose}")
    begun = frames_of(s, rules.phase_a.number, first) or s.stack[0][0] == rules.turn.number
    if now == first and not begun:
        raise BadPosition(
            f"players[{first}].space", "is null, but this turn is past phase_a, in which the herder is placed"
        )


def check_used(rules: TrailRules, s: TrailTable) -> None:
    """GWT-LOC-02: actions used in this turn, or the last one if none has begun, are those of buildings."""
    c = rules.trail_components
    moving = any([rules.steps[number] is rules.phase_a for number, _, _ in s.stack])
    for space, bits in enumerate(s.used):
        if not bits:
            continue
        key = f"used.{c.spaces[space]}"
        tile = s.tiles[space]
        there = local_actions(rules, s, space)
        if moving:
            raise BadPosition(key, "must be left out: in this turn phase_a is pending, and actions are used after it")
        if not there:
            raise BadPosition(key, "there is no building on this space whose actions could have been used")
        if bits < 0 and c.owner(tile) < 0:
            raise BadPosition(key, f"all is for a building just built there, not for {c.tiles[tile]}")
        if bits >= 1 << len(there):
            raise BadPosition(key, f"{c.tiles[tile]} has {len(there)} actions there; the highest is {len(there)}")


def check_turn_seat(rules: TrailRules, s: TrailTable) -> None:
    """GWT-TURN-01: within a turn `turn` says whose it is."""
    if s.stack and s.stack[0][0] == rules.end_turn.number:
        check_turn(s, s.stack[0][1])


def check_top(rules: TrailRules, s: TrailTable) -> None:
    """GWT-LOC-05: what must be paid can be paid."""
    if not s.stack:
        return
    number, seat, memo = s.stack[-1]
    step = rules.steps[number]
    if step.cost and not step.automatic and not step.legal(s, seat, memo):
        raise BadPosition(f"pending[{len(s.stack) - 1}].step", f"{step.name}: seat {seat} cannot meet this requirement")
