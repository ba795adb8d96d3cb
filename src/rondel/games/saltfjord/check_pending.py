"""What is pending in a position from outside: which step may wait below which. Each step checks the rest itself."""

from typing import Any

from rondel.core.errors import BadPosition
from rondel.core.flow import Frame, Step
from rondel.core.grammar import Sequence

from .components import WORKER, figure_of
from .rules import Rules
from .state import NEIGHBOR, PIER_REWARD, Table

BOTTOM = ("turn", "end_turn", "first_round")
SET_UP = ("choose_set", "choose_side", "first_fishing")
WAITING = ("own_building", "lightning")  # effects that wait until something else is done
EFFECTS_AT_ONCE = 3  # of a die, a wagon, a tavern or a pier; more only by workers


def frames_of(s: Table, step: str) -> list[tuple[int, int, int]]:
    """Where a step is pending: index, seat, memo."""
    number = s.game.step_number[step]
    return [(i, frame[1], frame[2]) for i, frame in enumerate(s.stack) if frame[0] == number]


def check_pending(rules: Rules, s: Table) -> None:
    _check_in_use(s)
    if not s.stack:
        return
    bottom = rules.steps[s.stack[0][0]].name
    effects = effect_steps(rules)
    for i, frame in enumerate(s.stack):
        name = rules.steps[frame[0]].name
        if i == 0 and name not in BOTTOM:
            raise BadPosition("pending[0].step", f"must be one of {', '.join(BOTTOM)} (what is done last), not {name}")
        if i and name in BOTTOM:
            raise BadPosition(f"pending[{i}].step", f"{name} is possible only as pending[0]")
        if not _can_wait(rules, frame, effects):
            raise BadPosition(f"pending[{i}].step", f"{name} never waits: it is done at once, or part of another step")
        if i and bottom != "first_round":
            _check_above(rules, s, i)
    if bottom != "first_round":
        _check_number(s, effects)
        for i, _, _ in frames_of(s, "activate"):
            rules.activate.check(s, i)  # before what it activates
        _check_sources(rules, s, effects)


def _can_wait(rules: Rules, frame: Frame, effects: set[int]) -> bool:
    named = (
        rules.use_die, rules.activate, rules.activate_wagons, rules.piers, rules.place, rules.place_crate,
        rules.keep_token, rules.throw, rules.neighbor, rules.own_or_neighbor, rules.lift, rules.market,
    )  # fmt: skip
    name = rules.steps[frame[0]].name
    if name in BOTTOM or name in SET_UP or name in WAITING or name in ("take_ability_tile", "move_wagons"):
        return True
    return frame[0] in effects or any([frame[0] == step.number for step in named])


def effect_steps(rules: Rules) -> set[int]:
    """What buildings, taverns and piers offer, as far as it asks."""
    both: list[Step[Any]] = [step for step in rules.both_actions if step is not None]
    steps = [*rules.building, *both, *rules.pier_reward, *rules.tavern_action]
    return {step.number for step in steps if not step.automatic}


def _check_above(rules: Rules, s: Table, i: int) -> None:
    """In a turn: the same player, and what lies below waits for it."""
    number, seat, _ = s.stack[i]
    below = rules.steps[s.stack[i - 1][0]]
    if seat != s.stack[0][1]:
        raise BadPosition(f"pending[{i}].seat", f"must be {s.stack[0][1]}, whose turn it is (pending[0])")
    if rules.steps[number].name in SET_UP:
        raise BadPosition(f"pending[{i}].step", f"{rules.steps[number].name} belongs to the set-up")
    if not below.interruptible or (below.automatic and below.name not in WAITING):
        raise BadPosition(
            f"pending[{i}].step", f"{below.name} (pending[{i - 1}]) is finished before anything else comes"
        )


def _check_number(s: Table, effects: set[int]) -> None:
    """Beside what the main action activates only workers open buildings."""
    me = s.players[s.stack[0][1]]
    workers = sum([figure_of(piece) == WORKER for piece in me.on])
    count = sum([frame[0] in effects for frame in s.stack])
    if count > EFFECTS_AT_ONCE + workers:
        raise BadPosition(
            "pending",
            f"{count} effects of buildings, taverns and piers wait at once; "
            f"with {workers} workers placed there are at most {EFFECTS_AT_ONCE + workers}",
        )


def _check_sources(rules: Rules, s: Table, effects: set[int]) -> None:
    """What is offered comes from something, and once from each: right above end_turn it may be sketched without."""
    given = sources(rules, s, s.stack[0][1])
    for i, (number, seat, _) in enumerate(s.stack):
        if number not in effects or (i <= 1 and s.stack[0][0] == rules.end_turn.number):
            continue
        name = rules.steps[number].name
        if number not in given:
            what = "no building with a worker, a wagon or the die in use (at), no tavern, no pier"
            raise BadPosition(f"pending[{i}].step", f"{what} gives players[{seat}] {name} now")
        alike = [n for n, frame in enumerate(s.stack) if frame[0] == number and n > 1]
        if len(alike) > given.count(number):
            raise BadPosition(
                f"pending[{alike[-1]}].step",
                f"{name} waits {len(alike)} times, but players[{seat}] is given it {given.count(number)} times now",
            )


def sources(rules: Rules, s: Table, seat: int) -> list[int]:
    """The steps that buildings with pieces, the tavern and the piers of a player can have started in this turn."""
    c, me = rules.components, s.players[seat]
    workers = [cell for cell, piece in enumerate(me.on) if figure_of(piece) == WORKER]
    cells = [*workers, *me.wagons()] + ([s.at] if s.at >= 0 else [])
    if me.abilities & NEIGHBOR:
        cells += [beside for cell in workers for beside in c.neighbors[cell]]
    steps: list[Step[Any] | None] = []
    for square in [me.grid[cell] for cell in cells if 0 <= me.grid[cell] < c.building_kinds]:
        steps += [rules.building[square], rules.both_actions[square]]
    retiring = len(frames_of(s, "piers")) > 0
    if retiring:
        tavern = rules.tavern_action[me.tavern]
        steps += tavern.parts if isinstance(tavern, Sequence) else [tavern]
    rewards = [reward for pier, reward in enumerate(rules.pier_reward) if me.at_pier(pier, len(c.crates))]
    steps += rewards * (retiring + (me.perks & PIER_REWARD != 0))
    return [step.number for step in steps if step is not None]


def _check_in_use(s: Table) -> None:
    """SF-DIE-01, SF-TECH-14: a die is in use while a line is chosen or activated, tokens are drawn to keep one."""
    using = frames_of(s, "use_die") + frames_of(s, "activate")
    if using and s.die < 0:
        raise BadPosition("die", f"must be the die in use: pending[{using[0][0]}] needs one")
    if not using and s.die >= 0:
        raise BadPosition("die", "must be null: neither use_die nor activate is pending")
    if s.at >= 0 and not frames_of(s, "activate"):
        raise BadPosition("at", "must be null: no line is being activated")
    if s.wagon_went and not frames_of(s, "activate"):
        raise BadPosition("wagon_went", "must be false: no line is being activated")
    keeping = frames_of(s, "keep")
    if len(s.drawn) != 2 * len(keeping):
        raise BadPosition(
            "drawn", f"must have {2 * len(keeping)} tokens: two while one of them is to be kept, else none"
        )
