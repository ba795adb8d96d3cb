"""Boards of a position from outside: the bonus market and its token, what its arrows did, harbourmasters."""

from rondel.core.errors import BadPosition
from rondel.games.trail.check_flow import check_end
from rondel.games.trail.check_pieces import check_masters, check_neutral, master_places

from .check_player import given_jokers, whites_left
from .check_sarah import anchors
from .components import COLUMNS, JOKER
from .rules import Rules
from .state import Table


def check_boards(rules: Rules, s: Table) -> None:
    off = s.token_row == len(rules.components.bonus_cost)
    check_end(rules, s, off, [p.market_token for p in s.party()], "market_token")
    _check_bonus(rules, s)
    _check_bonus_tiles(rules, s)
    _check_flipped(rules, s)
    _check_stacks(rules, s)
    _check_masters(rules, s)
    _check_given(rules, s)
    taken = len([p for p in s.players if p.step_tile])
    most: int = rules.components.facts["start"]["step_tiles"][s.seats]
    if s.step_tiles != most - taken:
        raise BadPosition("step_tiles", f"must be {most - taken}: {taken} of {most} are with players")


def _check_bonus(rules: Rules, s: Table) -> None:
    """NZ-SETUP-15, WEL-24: bonus tiles on active spaces down to the token's row, there from the left."""
    c = rules.components
    if not s.token_row:
        raise BadPosition("token_row", "must be 1 at least: the token begins in the second row")
    first = COLUMNS - s.count
    for place, tile in enumerate(s.bonus):
        row, column = divmod(place, COLUMNS)
        key = f"bonus.{row + 1}:{column + 1}"
        if tile < 0:
            continue
        if not c.first_bonus <= tile < c.bag_kinds:
            raise BadPosition(key, f"{c.tiles[tile]} is no bonus tile")
        if column < first:
            raise BadPosition(key, f"with {s.count} players columns {first + 1} to {COLUMNS} are used")
        if row > s.token_row:
            raise BadPosition(key, f"lies below the token, which is in row {s.token_row + 1}")
        if row == s.token_row and column == COLUMNS - 1:
            raise BadPosition(key, "the token lies there")
        if row == s.token_row and column > first and s.bonus[place - 1] < 0:
            raise BadPosition(key, f"the token's row is filled from the left, and {row + 1}:{column} is empty")


def _check_bonus_tiles(rules: Rules, s: Table) -> None:
    """NZ-SETUP-14, WEL-24, BONUS-12, END-05, SOLO-29: what came to the market lies there or was taken."""
    c = rules.components
    kinds = range(c.first_bonus, c.bag_kinds)
    row = s.token_row * COLUMNS
    lying = len([1 for tile in s.bonus if tile >= 0])
    there = len([1 for tile in s.bonus[row : row + COLUMNS] if tile >= 0])
    off = s.token_row == len(c.bonus_cost)
    if s.token_row == c.facts["bonus_market"]["token_start_row"] - 1 and there < s.count - 1:
        raise BadPosition("bonus", f"row {s.token_row + 1} has {s.count - 1} tiles from the start, not {there}")
    taken = s.token_row * s.count + there - lying  # of the rows above the token
    captured = sum([p.captured[kind] for p in s.players for kind in kinds])
    out = sum([s.tiles_out[kind] for kind in kinds])
    late = len(s.party()) - 1 if off else 0  # chosen in the last turns
    least, most = (captured + max(0, out - late), captured + out) if s.sarah else (captured, captured)
    if not least <= taken <= most:
        raise BadPosition(
            "bonus",
            f"{taken} tiles are missing in the rows above the token, but {captured} are with players (captured)"
            + (f" and {out} have left the game (tiles_out)" if s.sarah else ""),
        )
    if not s.sarah and out > late:
        raise BadPosition("tiles_out", f"{out} bonus tiles; only in the last turns one each leaves the game")


def _check_flipped(rules: Rules, s: Table) -> None:
    """NZ-SETUP-03 to 05, WEL-29: each neutral building once, on the side that the token's way says."""
    c = rules.components
    letters = sorted({entry["letter"] for entry in c.neutral_tiles})
    check_neutral(rules, s, [letters.index(entry["letter"]) for entry in c.neutral_tiles])
    flipped = s.token_row > c.arrows.index("turquoise")
    for space in c.trail.neutral:
        tile = s.tiles[space]
        if (tile in c.back and flipped) or (tile in c.back.values() and not flipped):
            where = "has passed" if flipped else "has not passed"
            raise BadPosition(
                f"tiles.{c.spaces[space]}",
                f"{c.tiles[tile]} is the wrong side: the token {where} the turquoise arrow (token_row)",
            )


def _check_stacks(rules: Rules, s: Table) -> None:
    """NZ-SETUP-21, 23, EXCH-04, BONUS-11."""
    c = rules.components
    for card, n in enumerate(s.cards_out):
        if n and card >= c.starting:
            raise BadPosition(f"cards_out.{c.cards[card]}", "only starting sheep leave the game")
    if len(set(s.stack_sets)) < len(s.stack_sets) or min(s.stack_sets) < 0 or s.stack_sets != sorted(s.stack_sets):
        raise BadPosition("stack_sets", "four different sets in rising order")
    if max(s.jobs) > 1:
        place = c.job_places[s.jobs.index(max(s.jobs))]
        raise BadPosition(f"jobs.{place}", f"a space of the job market holds one worker, not {max(s.jobs)}")


def _check_masters(rules: Rules, s: Table) -> None:
    """NZ-SETUP-02, HM-01, 03, SOLO-20: in each medium harbour its master or the worker given for it."""
    c = rules.components
    check_masters(s, master_places(rules, s, c.medium_names), c.medium_names, "master_workers")
    driven_out = 0
    for place, name in enumerate(c.medium_names):
        tile, worker = s.masters[place], s.given_workers[place]
        if tile < 0 and worker < 0:
            driven_out += 1
            if not s.sarah:
                raise BadPosition(f"masters.{name}", "is empty, and so is master_workers: one has a piece there")
            if driven_out > anchors(rules, s):
                raise BadPosition(f"masters.{name}", "is empty, but Sarah has not come to so many medium harbours")
        if tile >= 0 and s.sarah and s.sarah[0].harbours >> c.medium[place] & 1:
            raise BadPosition(f"masters.{name}", "must be empty: Sarah's disc there has driven the harbourmaster out")


def _check_given(rules: Rules, s: Table) -> None:
    """NZ-HM-01, 03, 08: each harbourmaster with a player was paid with a worker, where that player had a disc."""
    c = rules.components
    given = [place for place, worker in enumerate(s.given_workers) if worker >= 0]
    held = sum([p.masters.bit_count() for p in s.players])
    if held != len(given):
        raise BadPosition(
            "master_workers", f"{len(given)} workers, but {held} harbourmasters are with players: one for each"
        )
    jokers = sum([given_jokers(rules, s, seat) for seat in range(s.seats)])
    if s.given_workers.count(JOKER) != jokers:
        raise BadPosition(
            "master_workers",
            f"{s.given_workers.count(JOKER)} jokers; {jokers} of those captured are on no board",
        )
    for place in given:
        owners = [p for p in s.players if p.masters and (p.harbours >> c.medium[place] & 1 or not whites_left(c, p))]
        if not owners:
            raise BadPosition(
                f"master_workers.{c.medium_names[place]}", "nobody who has a harbourmaster has a disc in this harbour"
            )
    for seat, p in enumerate(s.players):
        mine = len([place for place in given if p.harbours >> c.medium[place] & 1])
        if p.masters.bit_count() > mine and whites_left(c, p):
            raise BadPosition(
                f"players[{seat}].masters",
                f"{p.masters.bit_count()} harbourmasters; a disc and a worker given for one are in {mine} harbours",
            )
