"""A player of a position from outside: discs, storehouses, posts, the pathfinder track, jokers, cards gained."""

from rondel.core.errors import BadPosition
from rondel.games.trail.check import party_key
from rondel.games.trail.check_flow import whose_turn
from rondel.games.trail.check_phases import check_hand

from .components import WORKERS, Components
from .rules import Rules
from .state import Player, Table

JOKER_STEPS = ("joker_worker", "all pay_gold_1 joker_worker")  # the tile is taken, its worker not placed yet


def check_player(rules: Rules, s: Table, seat: int) -> None:
    c = rules.components
    p = s.players[seat]
    key = party_key(rules, s, seat)
    check_discs(c, p, key)
    check_posts(c, p, key)
    check_track(rules, s, seat)
    _check_storehouses(c, p, key)
    _check_limits(rules, s, seat)
    _check_jokers(rules, s, seat)
    _check_flock(rules, s, seat)
    if p.space < 0:
        _check_not_begun(rules, s, seat)


def placed_discs(c: Components, p: Player) -> int:
    """On posts, in medium harbours and on the pathfinder track."""
    return sum(p.posts) + (p.harbours & c.medium_bits).bit_count() + (p.pathfinder >= 0)


def pending_steps(rules: Rules, s: Table, seat: int, *names: str) -> int:
    """How many steps of these names this seat has pending."""
    numbers = [rules.step_number[name] for name in names]
    return len([1 for number, owner, _ in s.stack if number in numbers and owner == seat])


def check_discs(c: Components, p: Player, key: str) -> None:
    """NZ-SETUP-25, 28, DISC-01: 16 discs; those of dark-cornered spaces lie on dark-cornered places."""
    covered = p.discs.bit_count()
    placed = placed_discs(c, p)
    if covered + placed != len(c.slots):
        raise BadPosition(
            f"{key}.discs",
            f"{covered} on the player board and {placed} on posts, in medium harbours and on the pathfinder track; "
            f"there are {len(c.slots)} in all",
        )
    if not whites_left(c, p):  # NZ-EDGE-04
        return
    dark = len([1 for slot, is_dark in enumerate(c.slot_dark) if is_dark and not p.discs >> slot & 1])
    room = sum([n for post, n in enumerate(p.posts) if c.post_dark[post]])
    room += len([1 for harbour in c.medium if p.harbours >> harbour & 1 and c.harbour_dark[harbour]])
    if dark > room:
        raise BadPosition(
            f"{key}.discs",
            f"{dark} dark-cornered disc spaces are clear; while white-cornered ones have discs that is one for each "
            f"disc on a dark-cornered post or harbour, of which there are {room}",
        )


def whites_left(c: Components, p: Player) -> bool:
    """Does a white-cornered disc space still have its disc? Then none was taken back from a harbour (NZ-EDGE-05)."""
    return any([not dark and p.discs >> slot & 1 for slot, dark in enumerate(c.slot_dark)])


def check_posts(c: Components, p: Player, key: str) -> None:
    """NZ-WEL-10, 11, HARB-07, 11."""
    for post, n in enumerate(p.posts):
        name = f"{key}.posts.{c.posts[post]}"
        harbour = c.post_harbour[post]
        if n > 1 and not c.post_again[post]:
            raise BadPosition(name, f"must be 1 at most: one own disc on this post, not {n}")
        if n and harbour >= 0 and not p.harbours >> harbour & 1:
            raise BadPosition(name, f"needs a storehouse in {c.harbours[harbour]}, which is not among the harbours")


def _check_storehouses(c: Components, p: Player, key: str) -> None:
    """NZ-SETUP-29."""
    left, built = sum(p.storehouses), (p.harbours & c.store_bits).bit_count()
    if left + built != 2 * len(c.pairs):
        raise BadPosition(
            f"{key}.storehouses",
            f"{left} on the player board and {built} in small and large harbours; there are {2 * len(c.pairs)} in all",
        )


def check_track(rules: Rules, s: Table, seat: int) -> None:
    """NZ-TURN-03, PATH-04, 06: the tiles follow from the space of the pathfinder track."""
    p = s.players[seat]
    key = party_key(rules, s, seat)
    if p.pathfinder < 0 and p.space >= 0:
        raise BadPosition(f"{key}.pathfinder", "must be a space: the disc comes there before the runholder is placed")
    at = rules.step_tile_at[s.count]
    if (p.step_tile > 0) != (p.pathfinder >= at):
        right = "1 or 2" if p.pathfinder >= at else "0"
        raise BadPosition(
            f"{key}.step_tile", f"must be {right}: a disc on space {p.pathfinder}, the tile is taken on space {at}"
        )
    choice: int = rules.components.facts["pathfinder"]["choice_at"]
    due = (p.pathfinder >= choice) - pending_steps(rules, s, seat, "flip_tile")
    flipped = p.no_fees + (p.step_tile == 2)
    if flipped != due:
        raise BadPosition(
            f"{key}.no_fees",
            f"{flipped} of the step tile (2) and the fee tile (no_fees) are flipped, it must be {due}: "
            f"one on space {choice}, the disc is on space {p.pathfinder}",
        )


def _check_limits(rules: Rules, s: Table, seat: int) -> None:
    """NZ-DISC-06, 07, DRAW-01: cards drawn beyond the limit are about to be discarded."""
    p = s.players[seat]
    most = rules.certificate_limit(s, p)
    if p.certificates > most:
        raise BadPosition(
            f"players[{seat}].certificates", f"must be at most {most} with this cert_limit, not {p.certificates}"
        )
    most = rules.hand_limit(s, p) + pending_steps(rules, s, seat, "discard_card")
    most -= pending_steps(rules, s, seat, "draw_one")
    dealt = p.space < 0 and (rules.turn_of(s) != seat or pending_steps(rules, s, seat, "first_discard") > 0)
    if not dealt and len(p.hand) > most:
        raise BadPosition(
            f"players[{seat}].hand",
            f"has {len(p.hand)} cards; it must be at most {most}, by the limit and what is to be discarded or drawn",
        )


def check_waiting_hand(rules: Rules, s: Table, seat: int) -> None:
    """NZ-DRAW-01, TURN-08, END-04: full since the last phase C, but for Shropshires that two tokens took out of it.

    NZ-VARIANT-03: cards gained out of turn may be those that a short hand lacked, so only starting sheep count then.
    """
    if _had_last_turn(rules, s, seat):
        return
    c = rules.components
    cards = rules.cards_of(s.players[seat])
    lost = c.herd.count(c.shropshire) - cards.count(c.shropshire)  # NZ-EXCH-04
    if s.settings["cards_out_of_turn"]:
        sheep = len([card for card in cards if card < c.starting])
        lost = max(lost, rules.hand_limit(s, s.players[seat]) - sheep)
    check_hand(rules, s, seat, lost, pending_steps(rules, s, seat, "draw_one"))


def _had_last_turn(rules: Rules, s: Table, seat: int) -> bool:
    """NZ-END-04: then nothing was drawn."""
    if s.last_seat < 0 or not s.stack:
        return s.last_seat >= 0
    seats = len(s.party())
    since, now = (seat - s.last_seat) % seats, (whose_turn(rules, s) - s.last_seat) % seats
    return since < now or (since == now and s.stack[0][0] != rules.turn.number)


def given_jokers(rules: Rules, s: Table, seat: int) -> int:
    """NZ-BONUS-06, HM-08: the joker tiles of a player that are neither on the board nor about to come there."""
    p = s.players[seat]
    joker = rules.components.tiles.index("bonus_joker")
    waiting = pending_steps(rules, s, seat, *JOKER_STEPS)
    return p.captured[joker] - p.jokers.bit_count() - waiting


def _check_jokers(rules: Rules, s: Table, seat: int) -> None:
    p = s.players[seat]
    key = f"players[{seat}].jokers"
    for bit in range(WORKERS * 8):
        if p.jokers >> bit & 1 and not 2 <= bit % 8 <= p.workers[bit // 8]:
            raise BadPosition(key, f"{rules.components.workers[bit // 8]}:{bit % 8} has no worker tile")
    given = given_jokers(rules, s, seat)
    if not 0 <= given <= p.masters.bit_count():
        raise BadPosition(
            key,
            f"{p.jokers.bit_count()} on the player board; captured says how many bonus_joker there are, and each is "
            f"on the board or was given for one of {p.masters.bit_count()} harbourmasters",
        )


def _check_flock(rules: Rules, s: Table, seat: int) -> None:
    """NZ-HIRE-09, CARD-09: what lies on top or was gained lately."""
    c = rules.components
    p = s.players[seat]
    key = f"players[{seat}]"
    for name, pile in (("top", p.top), ("gained", p.gained)):
        for i, card in enumerate(pile):
            if card < c.starting:
                raise BadPosition(f"{key}.{name}[{i}]", f"{c.cards[card]} is a starting sheep: it was never gained")
    for card in set(p.gained):
        if p.gained.count(card) > p.discards.count(card):
            raise BadPosition(f"{key}.gained", f"{c.cards[card]} is not in the discard pile")
    if s.stack and p.gained and not s.settings["cards_out_of_turn"] and rules.turn_of(s) != seat:
        raise BadPosition(f"{key}.gained", "must be empty: what was gained counts in the own turn only")


def _check_not_begun(rules: Rules, s: Table, seat: int) -> None:
    """NZ-TURN-02 to 05: before the runholder is placed all is as dealt, but for what the first turn begins with."""
    c = rules.components
    p = s.players[seat]
    start = c.facts["start"]
    own = rules.turn_of(s) == seat
    cards = len(p.hand) - pending_steps(rules, s, seat, "discard_card")  # drawn with the exchange token
    wrong = {
        "pathfinder": p.pathfinder > 0 or (p.pathfinder == 0 and not own),
        "ship": p.ship != c.sea_start,
        "harbours": p.harbours > 0,
        "posts": any(p.posts),
        "workers": sum(p.workers) > WORKERS,
        "captured": any(p.captured),
        "objectives": len(p.objectives) > 0,
        "masters": p.masters > 0,
        "certificates": p.certificates > 0,
        "top": len(p.top) > 0,
        "unbuilt": p.unbuilt.bit_count() != len(c.private) // 2,
        "gold": p.gold != start["gold"],
        "exchange_tokens": p.exchange_tokens > start["by_seat"][seat]["exchange_tokens"],
        "pounds": p.money != start["by_seat"][seat]["pounds"],
        "hand": cards > start["by_seat"][seat]["cards"] or (cards < start["by_seat"][seat]["cards"] and not own),
    }
    for name, bad in wrong.items():
        if bad:
            raise BadPosition(f"players[{seat}].{name}", "must be as dealt: the runholder is not placed yet")
