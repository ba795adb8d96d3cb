"""A position from outside: work out what it need not say, and refuse what cannot be."""

from itertools import permutations
from typing import Any

from rondel.core.census import Census
from rondel.core.codecs import Doc
from rondel.core.errors import BadPosition
from rondel.core.turn import check_turn

from .check_pending import check_pending, frames_of
from .check_player import check_player, placed_workers
from .check_set_up import check_set_up
from .check_supplies import check_supplies, crates, tiles, tokens
from .components import BASE, TOP, Components
from .dice import WHITE_LIMIT
from .fields import Sets
from .rules import Rules
from .solo import WHITE_DICE
from .state import LIGHTNING, Table

COLOURS = ("white", "orange")
ABILITY_SPACES = 4


def complete(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    _check_start(s)
    _check_scoring(s, c)
    _check_boards(s, c)
    for seat in range(s.seats):
        check_player(rules, s, seat)
    check_supplies(rules, s, doc)
    _check_dice(s, c)
    _check_taverns(s, c)
    check_pending(rules, s)
    _check_sets(rules, s)
    _check_lightning(rules, s)
    if s.stack and s.stack[0][0] != rules.first_round.number:  # SF-TURN-02
        check_turn(s, s.stack[0][1])


def _check_start(s: Table) -> None:
    if s.start >= s.seats:
        raise BadPosition("start", f"there is no seat {s.start} in a game of {s.seats}; the last is {s.seats - 1}")
    wanted = s.settings["start_player"]
    if s.round == 1 and wanted != "random" and s.start != int(wanted) - 1:
        raise BadPosition("start", f"in round 1 it must be seat {int(wanted) - 1}, as options.start_player says")


def _check_scoring(s: Table, c: Components) -> None:
    """SF-SETUP-05, SF-SOLO-05, 06."""
    if min(s.scoring) < 0:
        track = c.tracks[s.scoring.index(-1)]
        raise BadPosition(f"scoring.{track}", "every technology track has a scoring tile")
    special: int = s.settings["special_tiles"] if s.seats == 1 else 0
    if len(s.special) != special or -1 in s.special:
        raise BadPosition("special", f"must list {special} scoring tiles in this game, not {len(s.special)}")
    found = Census(c.scoring_tiles)
    for number, tile in enumerate(s.scoring):
        found.put(f"scoring.{c.tracks[number]}", tile)
    found.put_all("special", s.special)
    found.check([1] * len(c.scoring_tiles), missing=False)
    for tile in s.scoring + s.special if s.seats == 1 else []:
        if c.lightning[tile]:
            key = "special" if tile in s.special else f"scoring.{c.tracks[s.scoring.index(tile)]}"
            raise BadPosition(key, f"{c.scoring_tiles[tile]} has a lightning symbol and is not used in the solo game")


def _check_boards(s: Table, c: Components) -> None:
    """SF-PSETUP-01: all players use the same kind of side, and of the villages there is one each."""
    seen: dict[int, int] = {}
    for seat, player in enumerate(s.players):
        key = f"players[{seat}].board"
        village = s.settings["side"] == "village"
        if player.board < 0 or (player.board != BASE) != village:
            wanted = ", ".join(c.boards[1:]) if village else c.boards[BASE]
            raise BadPosition(key, f"must be {wanted}, as options.side says")
        if village and player.board in seen:
            raise BadPosition(key, f"players[{seen[player.board]}] has {c.boards[player.board]} already")
        seen[player.board] = seat


def _check_dice(s: Table, c: Components) -> None:
    """SF-SETUP-06, 07, SF-SOLO-02 to 04: as many dice as the round has, no more and no fewer."""
    solo = s.seats == 1
    if solo and max(s.dice):
        raise BadPosition("dice", "in the solo game all dice lie in the taverns or are taken")
    if not solo and max(s.tavern_dice):
        raise BadPosition("tavern_dice", "only in the solo game dice lie in the taverns")
    limits = [WHITE_DICE, 1 + s.round] if solo else [WHITE_LIMIT * s.seats, s.round * s.seats]
    for colour, name in enumerate(COLOURS):
        there = len([face for face in s.tavern_dice[colour::2] if face]) + sum(s.dice[6 * colour : 6 * colour + 6])
        taken = sum([player.taken[colour] for player in s.players])
        if there + taken != limits[colour]:
            key = "tavern_dice" if solo else "dice"
            raise BadPosition(
                key,
                f"{there} {name} dice lie there and {taken} are taken (players[...].taken); "
                f"round {s.round} has {limits[colour]} in all",
            )
    for place, face in enumerate(s.tavern_dice):
        tavern, colour = divmod(place, 2)
        if face and len(c.taverns) - tavern > limits[colour]:  # from right to left
            key = f"tavern_dice.{c.taverns[tavern]} {COLOURS[colour]}"
            raise BadPosition(key, f"in round {s.round} no {COLOURS[colour]} die is put there")


def _check_taverns(s: Table, c: Components) -> None:
    """SF-PASS-12, SF-SOLO-11."""
    seen: dict[int, int] = {}
    for seat, player in enumerate(s.players):
        key = f"players[{seat}].tavern"
        if player.tavern in seen:
            raise BadPosition(key, f"players[{seen[player.tavern]}] is in {c.taverns[player.tavern]} already")
        if player.tavern >= 0:
            seen[player.tavern] = seat
            if s.tavern_dice[2 * player.tavern] or s.tavern_dice[2 * player.tavern + 1]:
                raise BadPosition(key, f"there are dice in {c.taverns[player.tavern]} (tavern_dice)")


def _check_sets(rules: Rules, s: Table) -> None:
    """SF-PSETUP-06, 08 to 11, SF-TECH-09: starting sets and ability tiles."""
    c = rules.components
    abilities, buildings, resources = Census(c.abilities), Census(c.starting_tiles), Census(c.start_resources)
    for n, entry in enumerate(s.sets):
        if entry >= 0:
            ability, building, resource = Sets.unpack(entry)
            abilities.put(f"sets[{n}].ability", ability)
            buildings.put(f"sets[{n}].building", building)
            resources.put(f"sets[{n}].resources", resource)
    abilities.put_all("ability_tiles", [n for n in range(len(c.abilities)) if s.ability_tiles >> n & 1])
    for seat, p in enumerate(s.players):
        abilities.put_all(f"players[{seat}].abilities", [n for n in range(len(c.abilities)) if p.abilities >> n & 1])
        for placed in p.tiles:
            if placed // len(c.places) >= c.tile_count:
                buildings.put(f"players[{seat}].tiles", (placed // len(c.places) - c.tile_count) // 2)
    for i, _, memo in frames_of(s, "choose_side"):
        buildings.put(f"pending[{i}].memo", memo)
    for i, _, memo in frames_of(s, "place"):
        if memo >= c.tile_count:
            buildings.put(f"pending[{i}].memo", (memo - c.tile_count) // 2)
    for census in (abilities, buildings, resources):
        census.check([1] * len(census.names), missing=False)
    if s.stack and s.stack[0][0] == rules.first_round.number:
        check_set_up(rules, s)
    else:
        _check_owned(s, c)


def _check_owned(s: Table, c: Components) -> None:
    """After the set-up. A sketch may do without starting sets: then no board has a starting tile."""
    if s.sets:
        raise BadPosition("sets", "must be [] after the set-up: sets not chosen have left the game")
    starting = [sum([n // len(c.places) >= c.tile_count for n in p.tiles]) for p in s.players]
    learned = 0
    for seat, p in enumerate(s.players):
        key = f"players[{seat}]"
        if max(starting) and starting[seat] != 1:
            raise BadPosition(f"{key}.tiles", f"each player has 1 starting tile, this one {starting[seat]}")
        taking = len([1 for _, who, _ in frames_of(s, "take_ability_tile") if who == seat])
        gained = int(p.levels[1] > 1) - taking
        owned = p.abilities.bit_count()
        learned += gained
        if gained < 0 or taking > 1 or owned > 1 + gained or (max(starting) and owned != 1 + gained):
            raise BadPosition(
                f"{key}.abilities",
                f"must be {1 + max(0, gained)}: one of the starting set, one of Carpentry 2 once taken",
            )
    left = s.ability_tiles.bit_count()
    if left > ABILITY_SPACES - learned or (max(starting) and left != ABILITY_SPACES - learned):
        raise BadPosition(
            "ability_tiles", f"must be {ABILITY_SPACES - learned}: {learned} of {ABILITY_SPACES} are taken"
        )


def _check_lightning(rules: Rules, s: Table) -> None:
    """SF-STILE-19, 20: points of lightning tiles only for who reached them, and in the order of arrival."""
    c = rules.components
    waiting = [(seat, memo) for _, seat, memo in frames_of(s, "lightning")]
    selling = [seat for _, seat, _ in frames_of(s, "market")]
    arrived: list[int] = []
    prizes: list[int] = []
    sold = [[0] for _ in s.players]  # what each may have got for fish
    for track, tile in enumerate(s.scoring):
        entry: Any = c.scoring_entries[tile]
        there = [n for n, p in enumerate(s.players) if p.levels[track] == TOP and (n, track) not in waiting]
        if "instant_by_arrival" in entry:
            arrived = there
            prizes = [entry["instant_by_arrival"][n + 1] for n in range(len(there))]
        elif "instant_sale" in entry:
            sale = entry["instant_sale"]
            for seat in there:
                sold[seat] = [sale["vp_per_fish"] * n for n in range(1 if seat in selling else sale["max_fish"] + 1)]
    for order in permutations(prizes):
        prize = dict(zip(arrived, order))
        if all([p.points[LIGHTNING] - prize.get(seat, 0) in sold[seat] for seat, p in enumerate(s.players)]):
            return
    seat = next((n for n, p in enumerate(s.players) if n not in arrived and p.points[LIGHTNING] not in sold[n]), -1)
    if seat < 0:
        seat = arrived[0] if arrived else 0
    raise BadPosition(
        f"players[{seat}].points.lightning",
        f"must fit the lightning tiles on whose tops the markers are: {_lightning(s, c)}",
    )


def _lightning(s: Table, c: Components) -> str:
    """Where they lie, and who is there."""
    found: list[str] = []
    for track, tile in enumerate(s.scoring):
        if c.lightning[tile]:
            seats = [str(n) for n, p in enumerate(s.players) if p.levels[track] == TOP]
            found.append(f"{c.scoring_tiles[tile]} on {c.tracks[track]}, reached by seats {', '.join(seats) or 'none'}")
    return "; ".join(found) or "there are none"


def census(s: Table, c: Components) -> dict[str, int]:
    """How many of each component are somewhere at the table."""
    face_up = tiles(s, c)
    face_down = sum([len(pool) for pool in s.tile_pools])
    on_board = [face > 0 for face in s.tavern_dice]
    taken = [sum([p.taken[colour] for p in s.players]) for colour in range(2)]
    waiting = (3 - s.round) * s.seats  # on the round counter
    workers = [p.workers + placed_workers(p) + (p.levels[0] < 2) + (p.levels[0] < 3) for p in s.players]
    wagons = [len(p.wagons()) + p.wagons_waiting + (p.levels[2] < 2) for p in s.players]
    starting = [face_up.count(tile) for tile in range(c.tile_count, len(c.tiles))]
    return {
        "tiles": face_up.total() - sum(starting) + face_down,
        "tile_stacks": face_up.total() - sum(starting) + sum(s.tile_left),
        "crates": crates(s, c).total() + len(s.crate_pool),
        "crate_stacks": crates(s, c).total() + sum(s.crate_left),
        "tokens": tokens(s, c).total() + sum([len(pool) for pool in s.token_pools]),
        "token_stacks": tokens(s, c).total() + sum(s.unseen),
        "white_dice": taken[0] + sum(s.dice[:6]) + sum(on_board[0::2]),
        "orange_dice": taken[1] + sum(s.dice[6:]) + sum(on_board[1::2]) + waiting,
        "workers": sum(workers),
        "wagons": sum(wagons) if s.advanced else 0,
    }
