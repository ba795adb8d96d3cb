"""A position from outside: work out what it need not say, and refuse what cannot be."""

from rondel.core.codecs import Doc
from rondel.core.errors import BadPosition

from . import check_player, check_solo, solo
from .check_pending import Pending
from .components import Components
from .fields import DECKS
from .rules import Rules
from .setup import survey
from .state import CLEANUP, COOPER, FINISH, INCOME, NEUTRAL, WORK, Table, top_of
from .whereabouts import check_pieces, layers, space_name


def complete(rules: Rules, s: Table, doc: Doc, pending: Pending) -> None:
    c = rules.components
    _fill(s, c, doc)
    _check_seats(s, c)
    for seat, p in enumerate(s.players):
        check_player.check_land(p, f"players[{seat}]", c)
        survey(p, c)
    _check_round(s, c)
    _check_token(s)
    _check_orders(s, c)
    check_pieces(s, c)
    if s.stack:
        pending.check(s)
    for seat, p in enumerate(s.players):
        key = f"players[{seat}]"
        check_player.check_shape(p, key, c, not _chooses(rules, s, seat))
        check_player.check_islets(s, seat, c, check_player.islet_turns(rules, s, seat))
        check_player.check_built(rules, s, seat)
        check_player.check_storage(p, key)
        check_player.check_goals(rules, s, seat)
        check_player.check_voyage(rules, s, seat)
        check_player.check_time(rules, s, seat)
    _check_workers(rules, s)
    _check_drawn(rules, s)
    if s.cooper:
        check_solo.check(rules, s)


def _chooses(rules: Rules, s: Table, seat: int) -> bool:
    """CI-VARIANT-02: is the first landscape still to be chosen?"""
    return any([number == rules.choose_landscape.number and owner == seat for number, owner, _ in s.stack])


def _fill(s: Table, c: Components, doc: Doc) -> None:
    """A pile that is left out holds everything that lies nowhere else."""
    if "cooper" not in doc:
        s.cooper = []
    if "bottoms" not in doc:
        s.bottoms = [[], []]
        s.bottoms_known = [[], []]
    if "bag" not in doc:
        out = [sum([p.tiles[n] + p.placed[n] for p in s.players]) for n in range(len(c.doubles))]
        s.bag = [max(0, all_ - gone) for all_, gone in zip(c.double_count, out)]
    if "log" not in doc:
        kept = [sum([p.log[n] for p in s.players]) for n in range(len(c.log))]
        s.log = [max(0, all_ - gone) for all_, gone in zip(c.log_count, kept)]
    if "decks" not in doc:
        kept_cards = [p.small_cards | p.large_cards << len(c.small_cards) for p in s.players]
        seen = s.bottoms[0] + s.bottoms[1] + s.drawn
        cards = [n for n in range(len(c.card_names)) if n not in seen and not any([k >> n & 1 for k in kept_cards])]
        s.decks = [[card for card in cards if (card >= len(c.small_cards)) == deck] for deck in (False, True)]
    if "singles" not in doc:
        s.singles = _left_singles(s, c)


def _left_singles(s: Table, c: Components) -> list[int]:
    """Single tiles in the supply: those laid are of the kind that their hex shows, as far as there are any."""
    left = c.single_count[:]
    for seat, p in enumerate(s.players):
        laid = layers(s, seat)
        for place in [c.start, *[place for place in range(len(c.hexes)) if place != c.start]]:
            kind = c.single_of[p.land[place]]
            for _ in range(min(laid, p.level[place]) if p.land[place] >= 0 else 0):
                left[kind if left[kind] else left.index(max(left))] -= 1
                laid -= 1
    return left


def _check_seats(s: Table, c: Components) -> None:
    if (s.seats == 1) != (len(s.cooper) == 1):
        raise BadPosition("cooper", "plays in the solo game and only there; with more players this is null")
    if s.token >= s.seats + len(s.cooper):
        raise BadPosition("token", f"there is no seat {s.token}; they are counted from 0 to {s.seats - 1}")
    if s.active >= s.seats:
        raise BadPosition("active", f"there is no seat {s.active}; they are counted from 0 to {s.seats - 1}")
    for space, stack in enumerate(s.spaces):
        owners: list[int] = []
        while stack:
            owners.insert(0, top_of(stack))
            stack >>= 3
        for n, owner in enumerate(owners):
            key = f"spaces.{space_name(space, c)}[{n}]"
            _check_owner(s, owner, key)
            if owner in owners[:n]:
                raise BadPosition(key, "stands there already; one worker of each owner on a space (CI-TURN-05)")
    for order, worker in enumerate(s.orders):
        if worker >= 0:
            _check_owner(s, worker // 2, f"orders.{c.orders[order]}.seat")
            if worker // 2 == NEUTRAL:
                raise BadPosition(f"orders.{c.orders[order]}.seat", "neutral workers take no royal orders")


def _check_owner(s: Table, owner: int, key: str) -> None:
    if owner >= COOPER and not s.cooper:
        raise BadPosition(key, "Cooper and neutral workers are in the solo game only")
    if s.seats <= owner < COOPER:
        raise BadPosition(key, f"there is no seat {owner}; they are counted from 0 to {s.seats - 1}")


def _check_round(s: Table, c: Components) -> None:
    """CI-SETUP-05, CI-CLEAN-13, CI-CARGO-03: where the harbormaster is follows from the round."""
    if s.phase == FINISH and s.round != c.rounds:
        raise BadPosition("phase", f"finish comes after round {c.rounds}, and this is round {s.round}")
    if s.harbormaster != s.round - 1:
        raise BadPosition("harbormaster", f"in round {s.round} he is on {c.cargo[s.round - 1]}")
    supplied = [memo for number, _, memo in s.stack if s.game.steps[number].name == "supplied"]
    if s.upright:
        if s.harbormaster in supplied:
            raise BadPosition("upright", f"{c.cargo[s.harbormaster]} is being supplied, so he lies")
        return
    if s.phase in (INCOME, FINISH):
        raise BadPosition("upright", "he stands until somebody supplies his ship in the worker phase")
    if s.harbormaster not in supplied and all([p.lids >> s.harbormaster & 1 for p in s.players]) and not _drawn_h(s, c):
        raise BadPosition(
            "upright", f"nobody has supplied {c.cargo[s.harbormaster]} (all lids are there), so he stands"
        )


def _drawn_h(s: Table, c: Components) -> bool:
    """CI-SOLO-13: has Cooper laid the harbormaster down in this round, by a card for section H?"""
    return any([c.solo_section[card] == solo.SECTION_H for o in s.cooper for card in o.shown[1:]])


def _check_token(s: Table) -> None:
    """CI-SETUP-24, CI-SOLO-06: until the first worker phase the starting player has the Cooper token."""
    wanted = s.settings["start_player"]
    if s.round > 1 or s.phase != INCOME or (wanted == "random" and not s.cooper):
        return
    right = 0 if s.cooper else int(wanted) - 1
    if s.token != right:
        raise BadPosition("token", f"must be {right} before the first worker phase: the starting player has it")


def _check_orders(s: Table, c: Components) -> None:
    """CI-SETUP-15 to 17, CI-SOLO-02."""
    shown = [n for n, worker in enumerate(s.orders) if worker > -2]
    allowed = c.solo_orders if s.cooper else [n for n in range(len(c.orders)) if s.seats > 2 or n not in c.not_with_two]
    for order in shown:
        if order not in allowed:
            raise BadPosition(f"orders.{c.orders[order]}", f"is not used in a game of {s.seats}")
    right = c.solo_displayed if s.cooper else c.displayed[s.seats]
    if len(shown) != right:
        raise BadPosition("orders", f"{len(shown)} are displayed; in a game of {s.seats} there are {right}")


def _check_workers(rules: Rules, s: Table) -> None:
    """CI-TURN-03, CI-CLEAN-11: at home in phase a, all placed at the end of phase b, back before the market step."""
    placed = [space_name(space, rules.components) for space, stack in enumerate(s.spaces) if stack]
    returns = any([number in (rules.return_workers.number, rules.begin_cleanup.number) for number, _, _ in s.stack])
    if placed and s.phase != WORK and not (s.phase == CLEANUP and returns):
        raise BadPosition(f"spaces.{placed[0]}", "outside of the worker phase the workers are at home")
    if s.phase == CLEANUP and returns:
        for seat, p in enumerate(s.players):
            if any(p.workers):
                raise BadPosition(f"players[{seat}].workers", "the worker phase ends when nobody has one available")
        if s.cooper and any(s.cooper[0].workers):
            raise BadPosition("cooper.workers", "the worker phase ends when nobody has one available")


def _check_known(s: Table, deck: int, c: Components) -> None:
    """CI-INFO-06: each card that was kept has brought so many others under its stack, at most."""
    for seat, p in enumerate(s.players):
        kept = (p.large_cards if deck else p.small_cards).bit_count()
        under = s.bottoms_known[deck].count(seat)
        if under > kept * (c.cards_drawn - 1):
            raise BadPosition(
                f"bottoms.{DECKS[deck]}", f"{under} known by seat {seat}, who has kept {kept} cards of this stack"
            )


def _check_drawn(rules: Rules, s: Table) -> None:
    """CI-BUILD-07, 09: cards somebody looks at while one is to be kept or the others go under their stack."""
    c = rules.components
    for deck, name in enumerate(DECKS):
        for i, card in enumerate(s.bottoms[deck]):
            if (card >= len(c.small_cards)) != deck:
                raise BadPosition(f"bottoms.{name}[{i}].card", f"{c.card_names[card]} belongs under the other stack")
        _check_known(s, deck, c)
    looking = [frame for frame in s.stack if frame[0] in (rules.keep_card.number, rules.return_card.number)]
    if not looking:
        if s.drawn_by >= 0:
            raise BadPosition("drawn", "is null while no building card is to be kept or put back")
        return
    number, seat, deck = looking[-1]
    if seat != s.drawn_by or len(looking) > 1:
        raise BadPosition("drawn.seat", f"the cards are those of seat {seat}, who is to decide about them")
    for i, card in enumerate(s.drawn):
        if (card >= len(c.small_cards)) != deck:
            raise BadPosition(f"drawn.cards[{i}]", f"{c.card_names[card]} is not of the {DECKS[deck]} stack")
    most = c.cards_drawn if number == rules.keep_card.number else c.cards_drawn - 1
    least = most if number == rules.keep_card.number else 1
    if not least <= len(s.drawn) <= most:
        right = f"{most}" if least == most else f"{least} to {most}"
        raise BadPosition("drawn.cards", f"{len(s.drawn)} cards; there are {right} now")
