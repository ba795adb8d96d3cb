"""A position from outside in the middle of the set-up: nobody has played yet."""

from rondel.core.errors import BadPosition

from .components import GOODS, Bundle
from .rules import Rules
from .setup import SETS, set_up_player
from .state import Player, Table

SAME = ("on", "workers", "taken", "flipped", "levels", "collected", "crates", "points", "wagons_waiting", "tavern")
CHOOSING: tuple[list[str], ...] = (
    [],
    ["first_fishing"],
    ["choose_side"],
    ["place"],
    ["first_fishing", "choose_side"],
    ["first_fishing", "place"],
)


def check_set_up(rules: Rules, s: Table) -> None:
    """SF-PSETUP-08 to 13: nobody has played yet, and who has chosen has one starting set."""
    names = [rules.steps[number].name for number, _, _ in s.stack]
    left = names.count("choose_set")
    order = [(s.start + n) % s.seats for n in range(s.seats)]  # the last of them chooses first
    if s.round > 1:
        raise BadPosition("round", "must be 1 during the set-up (pending[0])")
    if left > s.seats or names[1 : left + 1] != ["choose_set"] * left or names[left + 1 :] not in CHOOSING:
        raise BadPosition(
            "pending", "the set-up has a choose_set for each who has yet to choose, and above them one choice"
        )
    seats = [s.start, *order[:left], *[order[left % s.seats]] * (len(names) - left - 1)]
    for i, seat in enumerate(seats):
        if s.stack[i][1] != seat:
            raise BadPosition(f"pending[{i}].seat", f"must be {seat}: the start player ({s.start}) chooses last")
    if len(names) > left + 1 and left == s.seats:
        raise BadPosition(f"pending[{left + 1}].step", "nobody has chosen a set yet")
    if len(s.sets) != SETS or s.sets.count(-1) != s.seats - left:
        raise BadPosition("sets", f"must be {SETS}, of which {s.seats - left} are null: so many are chosen")
    if s.ability_tiles.bit_count() != len(rules.components.abilities) - SETS:
        raise BadPosition("ability_tiles", f"must be {len(rules.components.abilities) - SETS}: none is taken yet")
    if s.overboard:
        raise BadPosition("overboard", "must be empty during the set-up")
    for n, seat in enumerate(order):
        _check_choice(rules, s, seat, n >= left, names[left + 1 :] if n == left else [])


def _check_choice(rules: Rules, s: Table, seat: int, chosen: bool, choosing: list[str]) -> None:
    p = s.players[seat]
    key = f"players[{seat}]"
    fresh = Player()
    set_up_player(rules, s, fresh, p.board)
    for name in SAME:
        if getattr(p, name) != getattr(fresh, name):
            raise BadPosition(
                f"{key}.{name}", "must be as at the start of the game: the set-up is not finished (pending[0])"
            )
    if p.abilities.bit_count() != int(chosen):
        raise BadPosition(f"{key}.abilities", f"must be {int(chosen)}, of the starting set")
    if len(p.tiles) != int(chosen and not {"choose_side", "place"} & set(choosing)):
        raise BadPosition(f"{key}.tiles", "must be the starting tile alone, once it is placed")
    taken = [entry % SETS for entry in s.sets if entry >= 0]
    c = rules.components
    gains = [n for n, bundle in enumerate(c.start_goods) if chosen and n not in taken and p.goods == _storage(bundle)]
    if not gains and (chosen or max(p.goods)):
        raise BadPosition(
            f"{key}.goods", "must be what a starting resource tile gives that is not in sets, or nothing before"
        )
    fishing = chosen and c.start_fishing[gains[0]]
    if p.boat > int(fishing) or (p.boat and "first_fishing" in choosing):
        raise BadPosition(
            f"{key}.boat", "must be 0: only the fishing of the starting resources moves it during the set-up"
        )
    if "first_fishing" in choosing and not fishing:
        raise BadPosition("pending", f"first_fishing is not for players[{seat}]: the starting resources show no fish")


def _storage(bundle: Bundle) -> list[int]:
    goods = [0] * GOODS
    for good, n in bundle:
        goods[good] += n
    return goods
