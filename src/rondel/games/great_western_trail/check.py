"""A position from outside: work out what it need not say, refuse what cannot be; and a census of all components."""

from rondel.core.census import Census
from rondel.core.codecs import Doc
from rondel.core.errors import BadPosition
from rondel.games.trail.check import complete_trail, counted, party_key, trail_census
from rondel.games.trail.check_flow import check_end, check_first_round, check_herders, check_used
from rondel.games.trail.check_phases import check_actions, check_foresight, check_hand
from rondel.games.trail.check_pieces import (
    card_places,
    check_bag_tiles,
    check_buildings,
    check_cards,
    check_display,
    check_masters,
    check_neutral,
    check_some,
    check_workers_left,
    master_places,
    tile_places,
)

from . import check_pending, check_player
from .components import COLUMNS, LAST, ROWS
from .rules import Rules
from .state import Player, Table


def complete(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    simmentals = c.side_cards[0] if s.simmental else []
    _fill_shown(rules, s, doc)
    complete_trail(rules, s, doc, c.market_cards + simmentals, c.market_cards + c.side_cards[0], by_place=True)
    off = s.token_row == ROWS
    check_end(rules, s, off, [p.job_market_token for p in s.party()], "job_market_token")
    _check_jobs(s)
    _check_pieces(rules, s)
    check_first_round(rules, s)
    check_herders(rules, s, rules.step("return").number)
    check_foresight(rules, s, rules.step("return").number)
    check_used(rules, s)
    for seat, player in enumerate(s.party()):
        _check_engine(rules, s, player, party_key(rules, s, seat))
    for seat in range(s.seats):
        check_player.check(rules, s, seat)
        check_hand(rules, s, seat)
    if s.sam:
        check_player.check_sam(rules, s)
    check_pending.check(rules, s)
    check_actions(rules, s, rules.step("copy_visit").number)


def _fill_shown(rules: Rules, s: Table, doc: Doc) -> None:
    """GWT-INFO-05: a hand lies open from its reveal until it is discarded."""
    for seat, p in enumerate(s.players):
        shown = check_pending.shows(rules, s, seat)
        if "shown" not in doc["players"][seat]:
            p.shown = int(shown)
        if p.shown != shown:
            raise BadPosition(
                f"players[{seat}].shown", f"must be {shown}: the hand lies open while income or discard_hand is pending"
            )


def _check_jobs(s: Table) -> None:
    """GWT-SETUP-05, JOB-01, 02: rows are filled from the top, down to the token's; there from the left, up to it."""
    if s.token_row < 1:
        raise BadPosition("token_row", "must be from 1 to 12: the token begins in the second row, which is 1")
    for place, worker in enumerate(s.jobs):
        row, column = divmod(place, COLUMNS)
        key = f"jobs.{row + 1}:{column + 1}"
        if worker < 0:
            continue
        if column < COLUMNS - s.count:
            raise BadPosition(key, f"this column is not in use with {s.count} players, only the last {s.count}")
        if row > s.token_row:
            raise BadPosition(key, f"no worker can lie below the token, which is in row {s.token_row + 1}")
        if row == s.token_row and column == COLUMNS - 1:
            raise BadPosition(key, "the token lies there: a worker placed there moves it to the next row")
        if row == s.token_row and column > COLUMNS - s.count and s.jobs[place - 1] < 0:
            raise BadPosition(key, "the row of the token is filled from the left: the space before is empty")


def _check_pieces(rules: Rules, s: Table) -> None:
    c = rules.components
    cards = cards_at(rules, s)
    check_cards(rules, s, cards)
    box = rules.box(s)
    check_some(cards, box, c.simmental[:1], "market_stack")
    check_some(cards, box, c.simmental[1:], "side")
    check_some(cards, box, c.starting_objectives, "players[0].objectives", missing=False)
    _check_raised(rules, s)
    check_display(s, c.facts["start"]["objective_display_size"])
    check_workers_left(rules, s)
    check_bag_tiles(rules, s, tile_places(rules, s, "station_workers"))
    check_neutral(rules, s, list(range(len(c.neutral_tiles))))
    check_buildings(rules, s, "b")
    _check_masters(rules, s)


def cards_at(rules: Rules, s: Table) -> Census:
    """All cards, those of the side stacks, too (GWT-VARIANT-01)."""
    found = card_places(rules, s)
    for stage, n in enumerate(s.side):
        found.put(f"side[{stage}]", rules.components.simmental[stage + 1], n)
    return found


def _check_raised(rules: Rules, s: Table) -> None:
    """GWT-VARIANT-05: for each card of a side stack one of the stage before has left the game."""
    c = rules.components
    for stage, n in enumerate(s.side if s.simmental else []):
        taken = len(c.side_cards[stage + 1]) - n
        gone = s.cards_out[c.simmental[stage]]
        if gone < taken:
            name = c.cards[c.simmental[stage]]
            raise BadPosition(
                f"cards_out.{name}", f"must be at least {taken}, as many as were taken from side[{stage}], not {gone}"
            )


def _check_masters(rules: Rules, s: Table) -> None:
    """GWT-SETUP-02, SM-03, SOLO-20: of the five at the stations each is there, or taken for a worker, or Sam's."""
    c = rules.components
    stations = c.stations[: c.master_stations]
    found = master_places(rules, s, stations)
    check_masters(s, found, stations, "station_workers")
    if found.total() != c.master_stations:
        there = [f"{name} {found.where(tile)}" for tile, name in enumerate(c.masters) if found.count(tile)]
        raise BadPosition(
            "masters",
            f"{found.total()} are there ({', '.join(there) or 'nowhere'}); {c.master_stations} are in the game",
        )
    given = [stations[i] for i, worker in enumerate(s.given_workers) if worker >= 0]
    taken = [found.names[tile] for p in s.players for tile in range(len(c.masters)) if p.masters >> tile & 1]
    if len(given) != len(taken):
        raise BadPosition(
            "station_workers",
            f"{len(given)} workers lie at stations ({', '.join(given)}), but players have {len(taken)} masters "
            f"({', '.join(taken)}), each taken for one",
        )


def _check_engine(rules: Rules, s: Table, p: Player, key: str) -> None:
    """GWT-ENG-03, 11: one engine a space, but for the first; from the last one it goes back at once."""
    if p.engine < 0:
        raise BadPosition(f"{key}.engine", "must be a space of the rail")
    if p.engine and [q.engine for q in s.party()].count(p.engine) > 1:
        name = rules.components.rail[p.engine]
        raise BadPosition(f"{key}.engine", f"two engines stand on {name}; only 0 holds several")
    leaving = [owner for number, owner, _ in s.stack if number == rules.end_of_track.number]
    if p.engine == LAST and not (leaving and p is s.players[leaving[0]]):
        raise BadPosition(f"{key}.engine", "39 is left at once: end_of_track must be pending for this seat")


def box(rules: Rules, s: Table) -> list[int]:
    """How many of each card there are."""
    c = rules.components
    simmentals = [card for pile in c.side_cards for card in pile] if s.simmental else []
    cards = c.herd * s.seats + c.market_cards + c.objective_deck + c.starting_objectives + simmentals
    return counted(len(c.cards), cards)


def census(rules: Rules, s: Table) -> dict[str, int]:
    found = trail_census(rules, s)
    for seat, p in enumerate(s.players):
        found[f"discs {seat}"] = check_player.discs(p, p.discs.bit_count())
    for p in s.sam:
        found["discs of Sam"] = check_player.discs(p, p.spare_discs)
    return found
