"""What is pending in a position from outside fits hands, posts, harbours, buildings and the place of the runholder."""

from rondel.core.errors import BadPosition
from rondel.games.trail.buildings import SiteMemo
from rondel.games.trail.check_flow import check_top, check_turn_seat, frames_of, whose_turn
from rondel.games.trail.movement import WayMemo
from rondel.games.trail.visit import ACTED

from .components import MEDIUM, SHEARER, SHEPHERD
from .counts import permanent_certificates, permanent_wool
from .posts import open_posts
from .rules import Rules
from .sheep import BREEDS, AfterMemo, ShearMemo, shown
from .state import Player, Table

FARTHEST = 3  # of the local actions that move the runholder
BEFORE_FORESIGHT = ("wellington", "reveal", "reveal_more", "income", "deliver", "foresight_a", "foresight_b")


def check_steps(rules: Rules, s: Table) -> None:
    for i, (number, _, _) in enumerate(s.stack):
        name = rules.steps[number].name
        match name:
            case "storehouse" | "harbour_disc" | "take_master":
                _check_harbour(rules, s, i, name)
            case "post_disc":
                _check_post(rules, s, i)
            case "reveal_more" | "income" | "shear_more":
                _check_shown(rules, s, i, name)
            case "deliver":
                _check_value(rules, s, i)
            case "shear_1" | "shear_2" | "shear_3" | "shear_shearers" | "shear_after":
                _check_shearers(rules, s, i, name)
            case "site" | "replace_site" | "sarah_site":
                _check_site(rules, s, i, name)
            case "buy":
                _check_buyers(rules, s, i)
            case "take_animal" | "discard_of_breed":
                _check_enough(rules, s, i, name)
            case "way":
                _check_steps_left(rules, s, i)
            case "visit":
                _check_acted(rules, s, i)
            case "phase_a" | "first_disc":
                _check_first_disc(rules, s, i, name)
    check_top(rules, s)
    _check_last_turn(rules, s)
    check_turn_seat(rules, s)


def _check_harbour(rules: Rules, s: Table, i: int, name: str) -> None:
    """NZ-HARB-02, 05 to 08, HM-01."""
    c = rules.components
    _, seat, memo = s.stack[i]
    me = s.players[seat]
    key = f"pending[{i}].memo"
    harbour = c.medium[memo] if name == "take_master" else memo
    own = me.harbours >> harbour & 1
    if name == "take_master":
        if s.masters[memo] < 0:
            raise BadPosition(key, f"no harbourmaster lies in {c.harbours[harbour]} (masters)")
        if not own:
            raise BadPosition(key, f"{c.harbours[harbour]} has no disc of seat {seat} (players[{seat}].harbours)")
        return
    medium = name == "harbour_disc"
    if (c.harbour_kind[harbour] == MEDIUM) != medium:
        right = "a medium harbour" if medium else "a small or large harbour"
        raise BadPosition(key, f"must be {right}, not {c.harbours[harbour]}")
    if own:
        raise BadPosition(key, f"{c.harbours[harbour]} is upgraded already (players[{seat}].harbours)")
    if not medium and not any(me.storehouses):
        raise BadPosition(f"pending[{i}].step", f"no storehouse is left (players[{seat}].storehouses)")


def _check_post(rules: Rules, s: Table, i: int) -> None:
    """NZ-WEL-10, 11, 13, SHEAR-07: sheep in Wellington, wool elsewhere."""
    c = rules.components
    _, seat, post = s.stack[i]
    key = f"pending[{i}].memo"
    arrived = bool(frames_of(s, rules.step("return").number, seat))
    if c.post_wool[post] == arrived:
        right = "sheep are delivered in Wellington, and only there"
        raise BadPosition(key, f"must be a {'sheep' if arrived else 'wool'} post, not {c.posts[post]}: {right}")
    if post not in open_posts(rules, s.players[seat], c.post_wool[post], max(c.post_value)):
        raise BadPosition(
            key, f"{c.posts[post]} has an own disc already, or needs a storehouse (players[{seat}].posts, harbours)"
        )


def _check_shown(rules: Rules, s: Table, i: int, name: str) -> None:
    """NZ-WEL-01, SHEAR-01: what is shown is in hand."""
    c = rules.components
    _, seat, memo = s.stack[i]
    me = s.players[seat]
    key = f"pending[{i}].memo" + (".shown" if name == "shear_more" else "")
    bits = memo & (1 << BREEDS) - 1
    for breed in shown(bits):
        if breed not in me.hand:
            raise BadPosition(key, f"{c.breeds[breed]} is not in hand (players[{seat}].hand)")
    if not bits and name != "income":
        raise BadPosition(key, "must name a sheep: one is shown before this step")
    if name != "shear_more":
        return
    _, draws, most = ShearMemo.unpack(memo)
    right = me.workers[SHEARER] if draws else 3
    if most > right:
        what = "the shearers" if draws else "what is printed"
        raise BadPosition(f"pending[{i}].memo.most", f"must be at most {right}, {what}, not {most}")
    if bits.bit_count() > most:
        raise BadPosition(key, f"must be {most} sheep at most, not {bits.bit_count()}")


def _check_value(rules: Rules, s: Table, i: int) -> None:
    """NZ-WEL-05, 06: between the permanent certificates and the best that hand and certificates could have brought."""
    c = rules.components
    _, seat, value = s.stack[i]
    me = s.players[seat]
    least = permanent_certificates(c, me)
    flock = _flock(rules, me)
    values = sorted([c.card_value[card] for card in flock], reverse=True)
    most = least + c.certificate_track[-1] + sum(values[: rules.hand_limit(s, me)])
    if not least <= value <= most:
        raise BadPosition(
            f"pending[{i}].memo",
            f"must be from {least} (permanent ones) to {most} (the best hand), not {value}",
        )


def _flock(rules: Rules, me: Player) -> set[int]:
    """The breeds of a player; a Shropshire may have left the game since it was shown (NZ-EXCH-04)."""
    c = rules.components
    return {c.shropshire, *[card for card in rules.cards_of(me) if card < c.animals]}


def _check_shearers(rules: Rules, s: Table, i: int, name: str) -> None:
    """NZ-SHEAR-01, 03, 12."""
    c = rules.components
    _, seat, memo = s.stack[i]
    me = s.players[seat]
    shearers = me.workers[SHEARER]
    key = f"pending[{i}].memo"
    if name == "shear_after":
        value, left = AfterMemo.unpack(memo)
        if left > shearers:
            raise BadPosition(f"{key}.shearers", f"must be at most {shearers}, those of seat {seat}, not {left}")
        wool = sorted([c.card_wool[card] for card in _flock(rules, me)], reverse=True)
        most = permanent_wool(c, me) + sum(wool[: c.columns])
        if value > most:
            raise BadPosition(f"{key}.wool", f"must be at most {most}, the best wool of seat {seat}, not {value}")
        return
    most = shearers if name == "shear_shearers" else 0
    if memo > most:
        raise BadPosition(key, f"must be at most {most}, the shearers who could have drawn, not {memo}")


def _check_site(rules: Rules, s: Table, i: int, name: str) -> None:
    """NZ-BUILD-01, CARD-10, SOLO-25."""
    _, seat, memo = s.stack[i]
    building, rate = (memo, 0) if name == "replace_site" else SiteMemo.unpack(memo)
    owner = "sarah" if name == "sarah_site" else f"players[{seat}]"
    unbuilt = s.sarah[0].unbuilt if name == "sarah_site" else s.players[seat].unbuilt
    key = f"pending[{i}].memo" + ("" if name == "replace_site" else ".building")
    if not unbuilt >> building & 1:
        raise BadPosition(key, f"{rules.components.private_names[building]} is not unbuilt ({owner}.unbuilt)")
    if name == "site" and rate not in (1, 2):
        raise BadPosition(f"pending[{i}].memo.price_per_builder", f"must be 1 or 2, not {rate}")


def _check_buyers(rules: Rules, s: Table, i: int) -> None:
    """NZ-BUY-01."""
    _, seat, used = s.stack[i]
    shepherds = s.players[seat].workers[SHEPHERD]
    if used > shepherds:
        raise BadPosition(f"pending[{i}].memo", f"must be at most {shepherds}, the own shepherds, not {used}")


def _check_enough(rules: Rules, s: Table, i: int, name: str) -> None:
    """NZ-BUY-07, ACT-08: there is a card for each of those that are still to be taken or discarded."""
    number, seat, memo = s.stack[i]
    alike = s.stack.count(s.stack[i])
    if name == "take_animal":
        takes = rules.steps[number].legal(s, seat, memo)
        found = sum([s.market.count(rules.take_animal.index(action)) for action in takes])
        where = "market"
    else:
        found = s.players[seat].hand.count(memo)
        where = f"players[{seat}].hand"
    if found < alike:
        raise BadPosition(f"pending[{i}].memo", f"{alike} such cards are needed, and there are {found} ({where})")


def _check_steps_left(rules: Rules, s: Table, i: int) -> None:
    """NZ-MOVE-09: as many steps as the own limit, or those of a local action, leave."""
    _, seat, memo = s.stack[i]
    most = max(FARTHEST, rules.step_limit(s, s.players[seat]))
    _, steps, free = WayMemo.unpack(memo)
    if steps > most:
        raise BadPosition(f"pending[{i}].memo.steps", f"must be at most {most}, the step limit, not {steps}")
    if free:
        raise BadPosition(f"pending[{i}].memo.free", "must be false: every way has its fees")


def _check_acted(rules: Rules, s: Table, i: int) -> None:
    """NZ-LOC-01, 02: who acted here has used an action of this building, and the other way round."""
    _, seat, memo = s.stack[i]
    space = s.players[seat].space
    if (memo & ACTED != 0) != (s.used[space] != 0):
        name = rules.components.spaces[space]
        right = "acted is said, but used" if memo & ACTED else "acted is not said, but used"
        raise BadPosition(f"pending[{i}].memo", f"{right}.{name} has {'an' if s.used[space] else 'no'} action")


def _check_first_disc(rules: Rules, s: Table, i: int, name: str) -> None:
    """NZ-TURN-03."""
    seat = s.stack[i][1]
    lies = s.players[seat].pathfinder >= 0
    if name == "first_disc" and lies:
        raise BadPosition(f"pending[{i}].step", f"the first disc is on the track already (players[{seat}].pathfinder)")
    if name == "phase_a" and not lies and (rules.step("first_disc").number, seat, 0) not in s.stack[i:]:
        raise BadPosition(f"pending[{i}].step", "the first disc goes to the pathfinder track before (first_disc)")


def _check_last_turn(rules: Rules, s: Table) -> None:
    """NZ-END-01: who triggered the end did so with the tile chosen in this visit to Wellington."""
    if not 0 <= s.last_seat < s.seats or whose_turn(rules, s) != s.last_seat:
        return
    for number, seat, _ in s.stack:
        name = rules.steps[number].name
        if seat == s.last_seat and (name in BEFORE_FORESIGHT or name in ("phase_a", "visit", "way")):
            raise BadPosition(
                "last_seat", f"must be another: before {name} seat {seat} has chosen no tile (foresight_b)"
            )
