"""WEL, SHEAR, DISC: own discs on local and foreign trading posts, of sheep and of wool."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.flow import Decision
from rondel.games.trail.discs import clear_slot, slot_bar, slots_for
from rondel.games.trail.rules import AnyStep, pay
from rondel.games.trail.state import changed

from .rules import Rules
from .state import Player, Table

ANOTHER_POST: Final = Bar("not_a_post_for_this", "NZ-WEL-13")
TOO_FAR: Final = Bar("post_too_far", "NZ-WEL-10")
NO_STOREHOUSE: Final = Bar("no_storehouse_at_the_post", "NZ-WEL-10")
OWN_DISC: Final = Bar("own_disc_on_the_post", "NZ-WEL-11")
ANOTHER_WOOL_POST: Final = Bar("not_a_post_for_this", "NZ-SHEAR-06")
TOO_FAR_FOR_WOOL: Final = Bar("post_too_far", "NZ-SHEAR-06")
NO_STOREHOUSE_FOR_WOOL: Final = Bar("no_storehouse_at_the_post", "NZ-SHEAR-07")
OWN_DISC_ON_WOOL: Final = Bar("own_disc_on_the_post", "NZ-SHEAR-08")
TRANSPORT_TOO_DEAR: Final = Bar("too_little_money", "NZ-WEL-17")
NO_DISC_PAID: Final = Bar("no_disc_can_be_paid", "NZ-WEL-18")
BOARD_FIRST: Final = Bar("player_board_first", "NZ-EDGE-05")
NO_DISC_IN_HARBOUR: Final = Bar("no_disc_there", "NZ-EDGE-05")


def open_posts(rules: Rules, me: Player, wool: bool, value: int) -> list[int]:
    """NZ-WEL-10, 11, 13, SHEAR-07, 08: of value not above `value`, where an own disc may still go."""
    c = rules.components
    found: list[int] = []
    for post, needed in enumerate(c.post_value):
        if needed > value or c.post_wool[post] != wool:
            continue
        if reached(rules, me, post) and (c.post_again[post] or not me.posts[post]):
            found.append(post)
    return found


def served_posts(rules: Rules, me: Player, posts: list[int]) -> list[int]:
    """NZ-WEL-18, DISC-11: those for which transport and the clearing of some disc space can be paid together."""
    c = rules.components
    return [post for post in posts if slots_for(rules, me, c.post_dark[post], me.money - c.post_cost[post])]


def sheep_bar(rules: Rules, me: Player, post: int, value: int) -> Bar | None:
    """Why a post is none of `open_posts` for sheep."""
    c = rules.components
    if c.post_wool[post]:
        return ANOTHER_POST
    if c.post_value[post] > value:
        return TOO_FAR
    if not reached(rules, me, post):
        return NO_STOREHOUSE
    return None if c.post_again[post] or not me.posts[post] else OWN_DISC


def wool_bar(rules: Rules, me: Player, post: int, value: int) -> Bar | None:
    """Why no disc can go to a post for wool of this value."""
    c = rules.components
    if not c.post_wool[post]:
        return ANOTHER_WOOL_POST
    if c.post_value[post] > value:
        return TOO_FAR_FOR_WOOL
    if not reached(rules, me, post):
        return NO_STOREHOUSE_FOR_WOOL
    if me.posts[post] and not c.post_again[post]:
        return OWN_DISC_ON_WOOL
    return disc_bar(rules, me, post)


def reached(rules: Rules, me: Player, post: int) -> bool:
    """NZ-WEL-10, SHEAR-07: a foreign post only with a storehouse in its harbour."""
    harbour = rules.components.post_harbour[post]
    return harbour < 0 or bool(me.harbours >> harbour & 1)


def disc_bar(rules: Rules, me: Player, post: int) -> Bar | None:
    """Why a post is none of `served_posts`."""
    if served_posts(rules, me, [post]):
        return None
    return TRANSPORT_TOO_DEAR if rules.components.post_cost[post] > me.money else NO_DISC_PAID


def arrows_to(rules: Rules, me: Player, post: int) -> list[int]:
    """NZ-WEL-19: points of the arrows that count with the first own disc on this post."""
    found: list[int] = []
    for one, other, points in rules.components.post_arrows:
        beyond = other if post == one else one
        if post in (one, other) and me.posts[beyond] and not me.posts[post]:
            found.append(points)
    return found


class Deliver(Decision[Table]):
    """NZ-WEL-10, 20: a sheep trading post not above the breeding value. Memo: that value.

    If no disc of the player board can be placed at all, one of a medium harbour is (NZ-EDGE-05).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "deliver", rule="NZ-WEL-10", memory=Codec(0, 200))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        open_to_me = open_posts(self.rules, me, False, memo)
        posts = served_posts(self.rules, me, open_to_me)
        if not posts and me.harbours & c.medium_bits:
            posts = [post for post in open_to_me if c.post_cost[post] <= me.money]
        return [self.rules.deliver.at(post) for post in posts]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        post = self.rules.deliver.index(action)
        me = s.players[seat]
        return sheep_bar(self.rules, me, post, memo) or disc_bar(self.rules, me, post)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.post_disc, seat, self.rules.deliver.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.post_disc]]


class PostDisc(Decision[Table]):
    """NZ-WEL-12, 17, DISC-01: which disc goes to the post. Memo: the post."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "post_disc", rule="NZ-DISC-01", memory=Named(rules.components.posts))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        slots = slots_for(self.rules, me, c.post_dark[memo], self.purse(me, memo))
        if slots:
            return [self.rules.disc.at(slot) for slot in slots]
        first = len(c.slots)
        return [self.rules.disc.at(first + i) for i, harbour in enumerate(c.medium) if me.harbours >> harbour & 1]

    def purse(self, me: Player, memo: int) -> int:
        """What may be spent on clearing a slot."""
        return me.money - self.rules.components.post_cost[memo]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        return place_bar(self.rules, s.players[seat], action, self.rules.components.post_dark[memo])

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        slot = self.rules.disc.index(action)
        me.posts = changed(me.posts, memo)
        s.emit("delivers", seat, memo)
        pay(s, seat, c.post_cost[memo])
        if slot < len(c.slots):
            clear_slot(self.rules, s, seat, slot)
        else:  # NZ-EDGE-05, 15
            harbour = c.medium[slot - len(c.slots)]
            me.harbours &= ~(1 << harbour)
            s.emit("moves_disc", seat, harbour)
        reward = self.rules.post_gain[memo]
        if reward is not None:  # NZ-WEL-14
            s.push(reward, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[gain] for gain in self.rules.post_gain if gain is not None]


def place_bar(rules: Rules, me: Player, action: int, dark: bool) -> Bar:
    """Why this disc is not to be had, of the player board or of a medium harbour."""
    c = rules.components
    slot = rules.disc.index(action)
    if slot < len(c.slots):
        return slot_bar(rules, me, slot, dark)
    return BOARD_FIRST if me.harbours >> c.medium[slot - len(c.slots)] & 1 else NO_DISC_IN_HARBOUR


class ToWoolPost(Decision[Table]):
    """NZ-PBLD-08: building 10a: a disc to one wool post, whatever the wool."""

    def __init__(self, rules: Rules, name: str, post: int) -> None:
        super().__init__(rules, name, rule="NZ-PBLD-08")
        self.rules: Final = rules
        self.post: Final = post

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        if me.posts[self.post] and not c.post_again[self.post]:
            return []
        return [self.rules.deliver.at(post) for post in served_posts(self.rules, me, [self.post])]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if self.rules.deliver.index(action) != self.post:
            return ANOTHER_WOOL_POST
        me = s.players[seat]
        if me.posts[self.post] and not self.rules.components.post_again[self.post]:
            return OWN_DISC_ON_WOOL
        return disc_bar(self.rules, me, self.post)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.post_disc, seat, self.post)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.post_disc]]


class FirstDisc(Decision[Table]):
    """NZ-TURN-03: in the first turn a disc of a white-cornered space goes to the pathfinder track."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "first_disc", rule="NZ-TURN-03")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        if me.pathfinder >= 0:
            return []
        return [self.rules.disc.at(slot) for slot in slots_for(self.rules, me, False, me.money)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else place_bar(self.rules, s.players[seat], action, False)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.players[seat].pathfinder = 0
        clear_slot(self.rules, s, seat, self.rules.disc.index(action))
