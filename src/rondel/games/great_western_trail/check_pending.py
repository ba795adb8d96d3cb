"""What is pending in a position from outside fits engines, stations, cities, buildings and cards."""

from rondel.core.errors import BadPosition
from rondel.games.trail.buildings import SiteMemo
from rondel.games.trail.check_flow import check_top, check_turn_seat, frames_of, whose_turn
from rondel.games.trail.movement import WayMemo
from rondel.games.trail.visit import ACTED, local_actions

from .components import LAST
from .kansas_city import CityMemo, breeding_value
from .rules import Rules
from .state import Table
from .stations import permanent_certificates

FARTHEST = 5  # of the local actions that move the herder


def shows(rules: Rules, s: Table, seat: int) -> bool:
    """Does the hand of this seat lie open?"""
    return any([frames_of(s, rules.step(name).number, seat) for name in ("income", "discard_hand")])


def check(rules: Rules, s: Table) -> None:
    for i, (number, seat, _) in enumerate(s.stack):
        name = rules.steps[number].name
        match name:
            case "upgrade" | "upgrade_disc" | "take_master":
                _check_station(rules, s, i, name)
            case "end_of_track":
                if s.players[seat].engine != LAST:
                    raise BadPosition(f"pending[{i}].step", f"end_of_track: the engine of seat {seat} is not on 39")
            case "site":
                _check_site(rules, s, i)
            case "city_disc" | "transport" | "arrows":
                _check_city(rules, s, i, name)
            case "deliver" | "deliver_extra":
                _check_value(rules, s, i, name)
            case "raise":
                if not s.simmental:
                    raise BadPosition(f"pending[{i}].step", "raise is of the variant simmental; it is off (options)")
            case "buy":
                _check_buyers(rules, s, i)
            case "take_animal" | "discard_of_breed":
                _check_enough(rules, s, i, name)
            case "visit":
                _check_acted(rules, s, i)
            case "copy_visit":
                _check_copied(rules, s, i)
            case "way":
                _check_steps_left(rules, s, i)
    check_top(rules, s)
    _check_last_turn(rules, s)
    check_turn_seat(rules, s)


def _check_station(rules: Rules, s: Table, i: int, name: str) -> None:
    """GWT-STAT-01 to 03, SM-01."""
    c = rules.components
    _, seat, station = s.stack[i]
    p = s.players[seat]
    key = f"pending[{i}].memo"
    there = c.stations[station]
    own = p.stations >> station & 1
    if name == "take_master":
        if station >= len(s.masters) or s.masters[station] < 0:
            raise BadPosition(key, f"no station master lies at {there} (masters)")
        if not own:
            raise BadPosition(key, f"seat {seat} has no disc at {there} (players[{seat}].stations)")
        return
    if name == "upgrade" and c.rail_station[p.engine] != station:
        raise BadPosition(key, f"must be the station at which players[{seat}].engine stopped, not {there}")
    if name == "upgrade_disc" and own:
        raise BadPosition(key, f"seat {seat} has a disc at {there} already (players[{seat}].stations)")
    if name == "upgrade_disc" and c.station_rail[station] > p.engine:
        raise BadPosition(key, f"{there} is ahead of the engine, on {c.rail[p.engine]} (players[{seat}].engine)")


def _check_site(rules: Rules, s: Table, i: int) -> None:
    """GWT-BUILD-01."""
    _, seat, memo = s.stack[i]
    building, rate = SiteMemo.unpack(memo)
    if not s.players[seat].unbuilt >> building & 1:
        name = rules.components.private_names[building]
        raise BadPosition(f"pending[{i}].memo.building", f"{name} is not unbuilt (players[{seat}].unbuilt)")
    if rate not in (1, 2):
        raise BadPosition(f"pending[{i}].memo.price_per_builder", f"must be 1 or 2, not {rate}")


def _check_city(rules: Rules, s: Table, i: int, name: str) -> None:
    """GWT-DELV-02, 12, 16."""
    c = rules.components
    _, seat, memo = s.stack[i]
    cities = s.players[seat].cities
    key = f"pending[{i}].memo"
    if name == "city_disc":
        city, paid = CityMemo.unpack(memo)
        if cities[city] and not c.city_again[city]:
            raise BadPosition(key, f"seat {seat} has a disc in {c.cities[city]} already (players[{seat}].cities)")
        if paid != bool(frames_of(s, rules.step("return").number, seat)):
            raise BadPosition(key, "transport is paid in Kansas City, and only there")
    elif name == "transport":
        if not cities[memo]:
            raise BadPosition(key, f"seat {seat} has no disc in {c.cities[memo]} (players[{seat}].cities)")
    else:
        for arrow, (one, other, immediate, _) in enumerate(c.arrows):
            if memo >> arrow & 1 and not (immediate and cities[one] and cities[other]):
                raise BadPosition(
                    key, f"{c.cities[one]} {c.cities[other]} brings nothing now: no bonus, or no discs in both cities"
                )
        if not memo:
            raise BadPosition(key, "must name an arrow whose bonus is still to be taken")


def _check_value(rules: Rules, s: Table, i: int, name: str) -> None:
    """GWT-INC-07, BLD-11: no more than the best hand, or the spaces behind, could bring."""
    c = rules.components
    _, seat, value = s.stack[i]
    p = s.players[seat]
    if name == "deliver_extra":
        most = len([n for n in range(p.engine, LAST) if not c.turnout[n]])
    else:
        best = [0] * len(c.breeds)
        for card in p.hand + p.deck + p.discards:
            if card < c.animals:
                best[c.card_breed[card]] = max(best[c.card_breed[card]], c.card_value[card])
        most = sum(sorted(best, reverse=True)[: rules.hand_limit(s, p)])
        most += c.certificate_track[-1] + permanent_certificates(c, p)
        least = permanent_certificates(c, p) + (breeding_value(rules, p) if p.shown and not s.simmental else 0)
        if value < least:
            raise BadPosition(f"pending[{i}].memo", f"must be at least {least}, what hand and certificates bring")
    if value > most:
        raise BadPosition(f"pending[{i}].memo", f"must be at most {most}, the best that seat {seat} could bring")


def _check_buyers(rules: Rules, s: Table, i: int) -> None:
    """GWT-BUY-05."""
    _, seat, used = s.stack[i]
    cowboys = s.players[seat].workers[0]
    if used > cowboys:
        raise BadPosition(f"pending[{i}].memo", f"must be at most {cowboys}, the cowboys of seat {seat}")


def _check_enough(rules: Rules, s: Table, i: int, name: str) -> None:
    """GWT-BUY-08, ACT-06: there is a card for each of those that are still to be taken or discarded."""
    number, seat, memo = s.stack[i]
    alike = s.stack.count(s.stack[i])
    c = rules.components
    if name == "take_animal":
        takes = rules.steps[number].legal(s, seat, memo)
        found = sum([s.market.count(rules.take_animal.index(action)) for action in takes])
        where = "market"
    else:
        found = len([card for card in s.players[seat].hand if card < c.animals and c.card_breed[card] == memo])
        where = f"players[{seat}].hand"
    if found < alike:
        raise BadPosition(f"pending[{i}].memo", f"{alike} such cards are needed, and there are {found} ({where})")


def _check_acted(rules: Rules, s: Table, i: int) -> None:
    """GWT-LOC-02: who acted here has used an action of this building; one used before may be a copied one."""
    _, seat, memo = s.stack[i]
    space = s.players[seat].space
    if memo & ACTED and not s.used[space]:
        name = rules.components.spaces[space]
        raise BadPosition(f"pending[{i}].memo", f"acted is said, but no action of {name} is used (used.{name})")


def _check_steps_left(rules: Rules, s: Table, i: int) -> None:
    """GWT-MOVE-04, HERD-01, OBJ-06: as many steps as the own limit, a local action or a card played leaves."""
    c = rules.components
    _, seat, memo = s.stack[i]
    p = s.players[seat]
    _, steps, free = WayMemo.unpack(memo)
    played = [c.objectives[card - c.first_objective].get("immediate", {}) for card in p.objectives]
    most = max([entry.get("herder_forward_free", 0) for entry in played])
    if free and not most:
        raise BadPosition(
            f"pending[{i}].memo.free", f"must be false: no card that moves the herder is in players[{seat}].objectives"
        )
    most = most if free else max(FARTHEST, rules.step_limit(s, p))
    if steps > most:
        raise BadPosition(f"pending[{i}].memo.steps", f"must be at most {most}, not {steps}")


def _check_copied(rules: Rules, s: Table, i: int) -> None:
    """GWT-BLD-06: a building one edge away from the one that copies it."""
    trail = rules.components.trail
    _, seat, space = s.stack[i]
    below = [memo for number, owner, memo in s.stack[:i] if rules.steps[number].name == "copy_visit" and owner == seat]
    here = below[-1] if below else s.players[seat].space
    if space not in trail.ahead[here] + trail.behind[here] or not local_actions(rules, s, space):
        names = rules.components.spaces
        raise BadPosition(f"pending[{i}].memo", f"must be a building beside {names[here]}, not {names[space]}")


def _check_last_turn(rules: Rules, s: Table) -> None:
    """GWT-END-01: who triggered the end did so in Kansas City, where the turn still is."""
    if 0 <= s.last_seat < s.seats and whose_turn(rules, s) == s.last_seat:
        p = s.players[s.last_seat]
        if p.space != rules.components.trail.goal:
            raise BadPosition("last_seat", f"must be another: seat {s.last_seat} would have had the last turn already")
