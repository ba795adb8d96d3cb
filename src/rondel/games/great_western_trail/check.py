"""A position from outside: refuse what cannot be; and a census of all components."""

from rondel.core.errors import BadPosition
from rondel.core.fields import Doc
from rondel.games.trail.check import check_rival, complete_trail, counted, party_key, trail_census

from .components import COLUMNS, ROWS
from .rules import Rules
from .state import Player, Sam, Table


def complete(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    simmentals = c.side_cards[0] if s.simmental else []
    complete_trail(rules, s, doc, c.market_cards + simmentals, c.market_cards + c.side_cards[0])
    _check_end(s)
    _check_jobs(s)
    for seat, player in enumerate(s.party()):
        _check_engine(s, player, party_key(rules, s, seat))
    for seat, player in enumerate(s.players):
        _check_player(rules, player, party_key(rules, s, seat))
    for sam in s.sam:
        _check_sam(rules, sam)


def _check_end(s: Table) -> None:
    """GWT-END-01: the token leaves the board when somebody triggers the end."""
    if s.last_seat >= 0 and s.token_row < ROWS:
        raise BadPosition("token_row", "the token is off the board when somebody triggered the end")


def _check_jobs(s: Table) -> None:
    """GWT-JOB-01, 02: rows are filled from the top, down to the token's; there from the left, up to the token."""
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


def _check_engine(s: Table, p: Player, key: str) -> None:
    if p.engine < 0:
        raise BadPosition(f"{key}.engine", "must be a space of the rail")
    if p.engine and [q.engine for q in s.party()].count(p.engine) > 1:
        raise BadPosition(f"{key}.engine", "two engines stand there")


def _check_player(rules: Rules, p: Player, key: str) -> None:
    c = rules.components
    if p.certificates not in c.certificate_track:
        raise BadPosition(f"{key}.certificates", f"must be one of {c.certificate_track}")
    discs = _discs(p, p.discs.bit_count())
    if discs > len(c.slots):
        raise BadPosition(f"{key}.discs", f"{discs} discs; a player has {len(c.slots)}")


def _discs(p: Player, left: int) -> int:
    return left + sum(p.cities) + p.stations.bit_count()


def _check_sam(rules: Rules, sam: Sam) -> None:
    c = rules.components
    check_rival(rules, "sam", sam, sam.rival_deck + sam.rival_discards, sam.specialization)
    for card in sam.discards:
        if card >= c.animals:
            raise BadPosition("sam.discards", f"{c.cards[card]} is no cattle card")
    if _discs(sam, sam.spare_discs) > len(c.slots):
        raise BadPosition("sam.spare_discs", f"{_discs(sam, sam.spare_discs)} discs; he has {len(c.slots)}")


def box(rules: Rules, s: Table) -> list[int]:
    """How many of each card there are."""
    c = rules.components
    simmentals = [card for pile in c.side_cards for card in pile] if s.simmental else []
    cards = c.herd * s.seats + c.market_cards + c.objective_deck + c.starting_objectives + simmentals
    return counted(len(c.cards), cards)


def census(rules: Rules, s: Table) -> dict[str, int]:
    found = trail_census(rules, s)
    for seat, p in enumerate(s.players):
        found[f"discs {seat}"] = _discs(p, p.discs.bit_count())
    for p in s.sam:
        found["discs of Sam"] = _discs(p, p.spare_discs)
    return found
