"""A position from outside: refuse what cannot be; and a census of all components."""

from rondel.core.errors import BadPosition
from rondel.core.fields import Doc
from rondel.games.trail.content import Action
from rondel.games.trail.rules import AnyStep

from .components import FIRST_HAZARD, ROWS, WORKERS, Components
from .rules import Rules
from .state import Player, Sam, Table


def complete(rules: Rules, s: Table, doc: Doc) -> None:
    c = rules.components
    if (s.seats == 1) != bool(s.sam):
        raise BadPosition("sam", "he plays in the solo game, and only there")
    _check_end(s)
    if s.row_filled >= s.count:
        raise BadPosition("row_filled", f"a row of the job market has {s.count} spaces in use")
    _check_jobs(s)
    _fill_piles(s, c, doc)
    _check_piles(s, c)
    _check_tiles(s, c)
    for seat, player in enumerate(s.party()):
        _check_owned(s, player, "sam" if seat == s.seats else f"players[{seat}]", c)
    for seat, player in enumerate(s.players):
        _check_player(player, f"players[{seat}]", c)
    for sam in s.sam:
        _check_sam(sam, c)
    _check_counts(s, c)
    for i, (number, _, _) in enumerate(s.stack):
        _check_step(rules, s, rules.steps[number], f"pending[{i}].step")


def _check_step(rules: Rules, s: Table, step: AnyStep, key: str) -> None:
    if step is rules.rival_turn and not s.sam:
        raise BadPosition(key, "Sam plays in the solo game only")
    if step.automatic and (step.cost or isinstance(step, Action)):
        raise BadPosition(key, f"{step.name} is done as soon as it is chosen: it never waits")


def _check_end(s: Table) -> None:
    """GWT-END-01: the token leaves the board when somebody triggers the end."""
    if s.last_seat >= s.seats + len(s.sam):
        raise BadPosition("last_seat", f"there is no seat {s.last_seat}")
    if s.last_seat >= 0 and s.token_row < ROWS:
        raise BadPosition("token_row", "the token is off the board when somebody triggered the end")


def _check_jobs(s: Table) -> None:
    """GWT-JOB-01: rows are filled from the top, down to the token's."""
    for row in range(ROWS):
        lying = sum(s.jobs[row * WORKERS : (row + 1) * WORKERS])
        if row == s.token_row and lying > s.row_filled:
            raise BadPosition("row_filled", "more workers lie in the token's row")
        if row > s.token_row and lying:
            raise BadPosition("jobs", f"no worker can lie in row {row + 1}, below the token")


def _check_piles(s: Table, c: Components) -> None:
    """Cattle lie in the market and its stack, objective cards in their display and stack."""
    cattle = c.market_cards + c.side_cards[0]
    for name, pile, right in (
        ("market", s.market, cattle),
        ("market_stack", s.market_stack, cattle),
        ("display", s.display, c.objective_deck),
        ("objective_stack", s.objective_stack, c.objective_deck),
    ):
        for card in pile:
            if card not in right:
                raise BadPosition(name, f"{c.cards[card]} cannot lie there")


def _fill_piles(s: Table, c: Components, doc: Doc) -> None:
    """A pile that is left out holds everything that lies nowhere else; a deck what is left of the first herd."""
    for seat, p in enumerate(s.players):
        if "deck" not in doc["players"][seat]:
            p.deck = _without(c.herd, p.hand + p.discards)
    shown = s.market + s.display + [card for card, n in enumerate(s.cards_out) for _ in range(n)]
    for p in s.party():
        shown += p.hand + p.deck + p.discards + p.objectives
    if "market_stack" not in doc:
        s.market_stack = _without(c.market_cards + (c.side_cards[0] if s.simmental else []), shown)
    if "objective_stack" not in doc:
        s.objective_stack = _without(c.objective_deck, shown)
    if "bags" not in doc:
        s.bags = [[], [], []]
        seen = [tile for tile, n in enumerate(_bag_tiles(s, c)) for _ in range(n)]
        for number, bag in enumerate(c.bags):
            s.bags[number] = _without(bag, seen)
            seen = _without(seen, bag)


def _without(pile: list[int], taken: list[int]) -> list[int]:
    rest = sorted(pile)
    for thing in taken:
        if thing in rest:
            rest.remove(thing)
    return rest


def _check_tiles(s: Table, c: Components) -> None:
    """A tile lies where its kind may lie; a building is on the trail or with its owner, not both."""
    for space, tile in enumerate(s.tiles):
        if tile < 0:
            continue
        kind = c.trail.kinds[space]
        right = {
            "neutral": c.is_neutral(tile),
            "building": c.owner(tile) >= 0,
            "outlaw": WORKERS <= tile < FIRST_HAZARD,
            "hazard": tile >= FIRST_HAZARD and space in c.spaces_for(tile) if tile < c.bag_kinds else False,
        }
        if not right.get(kind, False):
            raise BadPosition(f"tiles.{c.spaces[space]}", f"{c.tiles[tile]} cannot lie there")
        owner = c.owner(tile)
        if owner >= s.seats + len(s.sam):
            raise BadPosition(f"tiles.{c.spaces[space]}", f"there is no seat {owner}")
        if owner >= 0 and s.party()[owner].unbuilt >> c.building(tile) & 1:
            raise BadPosition(f"tiles.{c.spaces[space]}", f"{c.tiles[tile]} is still with its owner")
        if owner >= 0 and s.tiles.count(tile) > 1:
            raise BadPosition(f"tiles.{c.spaces[space]}", f"{c.tiles[tile]} is there twice")
    for space in c.trail.neutral:
        if s.tiles[space] < 0:
            raise BadPosition(f"tiles.{c.spaces[space]}", "a neutral building is missing")


def _check_owned(s: Table, p: Player, key: str, c: Components) -> None:
    """What players and Sam have alike."""
    if min(p.workers) < 1 or max(p.workers) > c.columns:
        raise BadPosition(f"{key}.workers", f"a row has from 1 to {c.columns} workers")
    if p.engine < 0:
        raise BadPosition(f"{key}.engine", "must be a space of the rail")
    if p.engine and [q.engine for q in s.party()].count(p.engine) > 1:
        raise BadPosition(f"{key}.engine", "two engines stand there")
    if p.space >= 0 and p.space != c.trail.goal and not c.trail.ahead[p.space]:
        raise BadPosition(f"{key}.space", "lies beside the trail")
    for card in p.objectives:
        if card < c.animals:
            raise BadPosition(f"{key}.objectives", f"{c.cards[card]} is no objective card")


def _check_player(p: Player, key: str, c: Components) -> None:
    if p.certificates not in c.certificate_track:
        raise BadPosition(f"{key}.certificates", f"must be one of {c.certificate_track}")
    discs = p.discs.bit_count() + sum(p.cities) + p.stations.bit_count()
    if discs > len(c.slots):
        raise BadPosition(f"{key}.discs", f"{discs} discs; a player has {len(c.slots)}")


def _check_sam(sam: Sam, c: Components) -> None:
    """He always has a card to come, a place on the trail and a specialization."""
    if not sam.sam_deck and not sam.sam_discards:
        raise BadPosition("sam.sam_deck", "he has no cards")
    if sam.space < 0 or sam.space == c.trail.goal:
        raise BadPosition("sam.space", "must be a space of the trail before Kansas City")
    if sam.specialization < 0:
        raise BadPosition("sam.specialization", "must be a type of workers")
    for card in sam.discards:
        if card >= c.animals:
            raise BadPosition("sam.discards", f"{c.cards[card]} is no cattle card")
    discs = sam.spare_discs + sum(sam.cities) + sam.stations.bit_count()
    if discs > len(c.slots):
        raise BadPosition("sam.spare_discs", f"{discs} discs; he has {len(c.slots)}")


def _check_counts(s: Table, c: Components) -> None:
    """No card or bag tile more often than the box has it."""
    box = [0] * len(c.cards)
    for card in c.herd * s.seats + c.market_cards + c.objective_deck + c.starting_objectives:
        box[card] += 1
    for pile in c.side_cards if s.simmental else []:
        for card in pile:
            box[card] += 1
    for card, n in enumerate(_cards(s, c)):
        if n > box[card]:
            raise BadPosition("cards", f"{c.cards[card]} is there {n} times, the box has {box[card]}")
    for tile, n in enumerate(_bag_tiles(s, c)):
        most = sum([bag.count(tile) for bag in c.bags])
        if n > most:
            raise BadPosition("bags", f"{c.tiles[tile]} is there {n} times, the box has {most}")
    masters = [tile for tile in s.masters if tile >= 0]
    for p in s.party():
        masters += [tile for tile in range(len(c.masters)) if p.masters >> tile & 1]
    if len(set(masters)) < len(masters):
        raise BadPosition("masters", "a station master is in two places")


def _cards(s: Table, c: Components) -> list[int]:
    counts = s.cards_out[:]
    piles = [s.market, s.market_stack, s.display, s.objective_stack]
    for p in s.party():
        piles += [p.hand, p.deck, p.discards, p.objectives]
    for pile in piles:
        for card in pile:
            counts[card] += 1
    for stage, n in enumerate(s.side):
        counts[c.simmental[stage + 1]] += n
    return counts


def _bag_tiles(s: Table, c: Components) -> list[int]:
    counts = s.tiles_out[:]
    for tile in [tile for bag in s.bags for tile in bag] + s.foresight + s.given_workers + s.tiles:
        if 0 <= tile < c.bag_kinds:
            counts[tile] += 1
    for i, n in enumerate(s.jobs):
        counts[i % WORKERS] += n
    for p in s.party():
        for worker, n in enumerate(p.workers):
            counts[worker] += n - 1
        for tile, n in enumerate(p.captured):
            counts[tile] += n
    return counts


def census(s: Table, c: Components) -> dict[str, int]:
    """How many of each component are somewhere at the table; buildings only leave it by being replaced."""
    found = {name: n for name, n in zip(c.cards, _cards(s, c), strict=True) if n}
    found |= {name: n for name, n in zip(c.tiles, _bag_tiles(s, c), strict=False) if n}
    for seat, p in enumerate(s.players):
        found[f"discs {seat}"] = p.discs.bit_count() + sum(p.cities) + p.stations.bit_count()
    for p in s.sam:
        found["discs of Sam"] = p.spare_discs + sum(p.cities) + p.stations.bit_count()
    masters = sum([p.masters.bit_count() for p in s.party()])
    found["station masters"] = masters + len([tile for tile in s.masters if tile >= 0])
    return found
