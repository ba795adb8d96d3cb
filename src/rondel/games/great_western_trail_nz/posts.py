"""WEL, SHEAR, DISC: own discs on local and foreign trading posts, of sheep and of wool."""

from typing import Final

from rondel.core.fields import Codec, Named
from rondel.core.flow import Decision
from rondel.games.trail.discs import clear_slot, slots_for
from rondel.games.trail.rules import AnyStep, pay

from .rules import Rules
from .state import Player, Table


def open_posts(rules: Rules, me: Player, wool: bool, value: int) -> list[int]:
    """NZ-WEL-10, 11, 13, SHEAR-07, 08: of value not above `value`, where an own disc may still go."""
    c = rules.components
    found: list[int] = []
    for post, needed in enumerate(c.post_value):
        if needed > value or c.post_wool[post] != wool:
            continue
        harbour = c.post_harbour[post]
        reachable = harbour < 0 or me.harbours >> harbour & 1
        if reachable and (c.post_again[post] or not me.posts[post]):
            found.append(post)
    return found


def served_posts(rules: Rules, me: Player, posts: list[int]) -> list[int]:
    """NZ-WEL-18, DISC-11: those for which transport and the clearing of some disc space can be paid together."""
    c = rules.components
    return [post for post in posts if slots_for(rules, me, c.post_dark[post], me.money - c.post_cost[post])]


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
        slots = slots_for(self.rules, me, c.post_dark[memo], me.money - c.post_cost[memo])
        if slots:
            return [self.rules.disc.at(slot) for slot in slots]
        first = len(c.slots)
        return [self.rules.disc.at(first + i) for i, harbour in enumerate(c.medium) if me.harbours >> harbour & 1]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        slot = self.rules.disc.index(action)
        me.posts[memo] += 1
        s.tell("delivers", seat, memo)
        pay(s, seat, c.post_cost[memo])
        if slot < len(c.slots):
            clear_slot(self.rules, s, seat, slot)
        else:  # NZ-EDGE-05, 15
            harbour = c.medium[slot - len(c.slots)]
            me.harbours &= ~(1 << harbour)
            s.tell("moves_disc", seat, harbour)
        reward = self.rules.post_gain[memo]
        if reward is not None:  # NZ-WEL-14
            s.push(reward, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[gain] for gain in self.rules.post_gain if gain is not None]


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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.players[seat].pathfinder = 0
        clear_slot(self.rules, s, seat, self.rules.disc.index(action))
