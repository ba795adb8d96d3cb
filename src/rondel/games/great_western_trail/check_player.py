"""Players and Sam from outside: discs, cards, limits; and what nobody has before the first turn."""

from rondel.core.errors import BadPosition
from rondel.games.trail.check import check_rival
from rondel.games.trail.check_flow import frames_of, whose_turn
from rondel.games.trail.check_pieces import check_rival_deck

from .components import LAST, Components
from .rules import Rules
from .state import Player, Sam, Table


def discs(p: Player, left: int) -> int:
    """All discs: those left on the player board or beside it, in cities and at stations."""
    return left + sum(p.cities) + p.stations.bit_count()


def check(rules: Rules, s: Table, seat: int) -> None:
    c = rules.components
    p = s.players[seat]
    key = f"players[{seat}]"
    _check_discs(c, p, key, "discs", p.discs.bit_count())
    _check_corners(c, p, key)
    _check_start(c, p, key)
    _check_certificates(rules, s, p, key)
    _check_hand(rules, s, seat)
    if p.space < 0:
        _check_fresh(rules, s, seat)


def _check_discs(c: Components, p: Player, key: str, pile: str, left: int) -> None:
    """GWT-SETUP-20, DELV-02: 14 discs; one in a city, but for the first and the last."""
    for city, n in enumerate(p.cities):
        if n > 1 and not c.city_again[city]:
            raise BadPosition(f"{key}.cities.{c.cities[city]}", f"must be at most 1: this city is no {_again(c)}")
    n = discs(p, left)
    if n != len(c.slots):
        places = f"{pile} {left}, cities {sum(p.cities)}, stations {p.stations.bit_count()}"
        raise BadPosition(f"{key}.{pile}", f"there are {n} discs ({places}), but {len(c.slots)} to each player")


def _again(c: Components) -> str:
    return " or ".join([name for name, again in zip(c.cities, c.city_again, strict=True) if again])


def _check_corners(c: Components, p: Player, key: str) -> None:
    """GWT-DELV-05, EDGE-03: discs of dark slots lie on dark places while white slots hold some."""
    covered = [slot for slot in range(len(c.slots)) if p.discs >> slot & 1]
    cleared = [c.slot_names[slot] for slot in range(len(c.slots)) if slot not in covered and c.slot_dark[slot]]
    cities = sum([n for city, n in enumerate(p.cities) if c.city_dark[city]])
    stations = len([n for n in range(len(c.stations)) if p.stations >> n & 1 and c.station_dark[n]])
    if len(cleared) > cities + stations and not all([c.slot_dark[slot] for slot in covered]):
        raise BadPosition(
            f"{key}.discs",
            f"{', '.join(cleared)} are cleared; with white slots covered their discs lie in dark cities or at dark "
            f"stations, but there are {cities + stations}",
        )


def _check_start(c: Components, p: Player, key: str) -> None:
    """GWT-SETUP-23: one starting objective card, which stays in the area."""
    first = [card for card in p.objectives if card in c.starting_objectives]
    if len(first) != 1:
        names = ", ".join([c.cards[card] for card in c.starting_objectives])
        raise BadPosition(f"{key}.objectives", f"has {len(first)} starting objective cards; one of {names} is there")
    for name, pile in (("hand", p.hand), ("discards", p.discards), ("deck", p.deck)):
        for card in pile:
            if card in c.starting_objectives:
                raise BadPosition(
                    f"{key}.{name}", f"{c.cards[card]} can lie in objectives only, face up from the start"
                )


def _check_certificates(rules: Rules, s: Table, p: Player, key: str) -> None:
    """GWT-ACT-07, DELV-10: on the track, up to the limit."""
    limit = rules.certificate_limit(s, p)
    right = [n for n in rules.components.certificate_track if n <= limit]
    if p.certificates not in right:
        raise BadPosition(
            f"{key}.certificates", f"must be one of {right}: the limit is {limit} by the slots cert_limit_4 and 6"
        )


def _check_hand(rules: Rules, s: Table, seat: int) -> None:
    """GWT-DRAW-01, TURN-03: up to the limit, before the first discard as dealt; and what is still to be discarded."""
    p = s.players[seat]
    drawn = len(frames_of(s, rules.discard_card.number, seat))
    limit = rules.hand_limit(s, p)
    if p.space < 0:
        dealt: int = rules.components.facts["start"]["by_seat"][seat]["cards"]
        limit = dealt if not _has_discarded(rules, s, seat) else limit
        if len(p.hand) != dealt + drawn and not _discards(rules, s, seat):
            raise BadPosition(
                f"players[{seat}].hand", f"has {len(p.hand)} cards; before the first turn {dealt + drawn}"
            )
    if len(p.hand) > limit + drawn:
        raise BadPosition(
            f"players[{seat}].hand", f"has {len(p.hand)} cards; at most {limit}, and {drawn} still to be discarded"
        )
    if len(p.hand) < drawn:
        raise BadPosition(f"players[{seat}].hand", f"has {len(p.hand)} cards, but {drawn} are still to be discarded")


def _discards(rules: Rules, s: Table, seat: int) -> bool:
    """Has the first turn of this seat begun?"""
    return whose_turn(rules, s) == seat and s.stack[0][0] == rules.end_turn.number


def _has_discarded(rules: Rules, s: Table, seat: int) -> bool:
    return _discards(rules, s, seat) and not frames_of(s, rules.step("first_discard").number, seat)


def _check_fresh(rules: Rules, s: Table, seat: int) -> None:
    """GWT-SETUP-20 to 24: before the first turn everything is as the set-up gave it."""
    c = rules.components
    p = s.players[seat]
    start = c.facts["start"]["by_seat"][seat]
    key = f"players[{seat}]"
    why = "as before the first turn (space is null)"
    if p.money != start["dollars"]:
        raise BadPosition(f"{key}.dollars", f"must be {start['dollars']}, {why}")
    if p.exchange_tokens > start["exchange_tokens"]:
        raise BadPosition(f"{key}.exchange_tokens", f"must be at most {start['exchange_tokens']}, {why}")
    for name, wrong, right in (
        ("engine", p.engine != 0, "0"),
        ("certificates", p.certificates > 0, "0"),
        ("discs", p.discs != c.all_discs, "all 14"),
        ("workers", max(p.workers) > 1, "the printed ones"),
        ("masters", p.masters != 0, "empty"),
        ("captured", any(p.captured), "empty"),
        ("objectives", len(p.objectives) != 1, "the starting card"),
        ("unbuilt", p.unbuilt.bit_count() != len(c.private) // 2, "all 12"),
    ):
        if wrong:
            raise BadPosition(f"{key}.{name}", f"must be {right}, {why}")


def check_sam(rules: Rules, s: Table) -> None:
    """GWT-SOLO-02 to 06, 18, 20, 27."""
    c = rules.components
    sam = s.sam[0]
    level = c.facts["solo"]["setup"]["difficulties"][s.settings["sam"]]
    check_rival(rules, "sam", sam, sam.rival_deck + sam.rival_discards, sam.specialization)
    check_rival_deck(rules, "sam", sam.rival_deck, sam.rival_discards, level["remove_cards"])
    for card in sam.discards:
        if card >= c.animals or card in c.herd:
            raise BadPosition("sam.discards", f"{c.cards[card]} is no cattle card of the market, and he has no others")
    _check_discs(c, sam, "sam", "spare_discs", sam.spare_discs)
    _check_start(c, sam, "sam")
    _check_crew(c, sam, level["extra_workers"])
    _check_route(rules, s, sam)
    if sam.engine == LAST:
        raise BadPosition("sam.engine", "39 is left at once: he moves back in the same turn")
    for station, tile in enumerate(s.masters):
        if tile >= 0 and sam.stations >> station & 1:
            name = c.stations[station]
            raise BadPosition(f"masters.{name}", f"Sam has a disc at {name} and would have taken {c.masters[tile]}")


def _check_crew(c: Components, sam: Sam, extra: dict[str, int]) -> None:
    """GWT-SOLO-03, 04, 18: he loses no worker; his specialization is a type that none outnumbers."""
    least = 1 + len(c.workers) + sum(extra.values())
    if sum(sam.workers) < least:
        raise BadPosition("sam.workers", f"has {sum(sam.workers)}; he begins with {least} and never loses one")
    for worker, name in enumerate(c.workers):
        if sam.workers[worker] < 1 + extra.get(name, 0):
            raise BadPosition(f"sam.workers.{name}", f"must be at least {1 + extra.get(name, 0)}, as at the start")
    best = max(sam.workers)
    if sam.workers[sam.specialization] < best:
        names = [name for worker, name in enumerate(c.workers) if sam.workers[worker] == best]
        raise BadPosition("sam.specialization", f"must be {' or '.join(names)}, of which he has most workers")


def _check_route(rules: Rules, s: Table, sam: Sam) -> None:
    """GWT-SOLO-27: from his first city one after another; only the last more than once."""
    c = rules.components
    first = c.cities.index(c.facts["solo"]["first_delivery"][s.settings["sam"]])
    last = max([city for city, n in enumerate(sam.cities) if n], default=-1)
    for city, n in enumerate(sam.cities):
        right = int(first <= city <= last)
        if n != right and not (city == len(c.cities) - 1 and n > right):
            raise BadPosition(
                f"sam.cities.{c.cities[city]}",
                f"must be {right}: he delivers to {c.cities[first]} first, then to the next higher city each time",
            )
