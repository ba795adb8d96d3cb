"""The part of a table and of a player that both trail games have. Piles are sorted lists, drawn lazily.

Counts that seldom change (captured tiles, pieces out of the game) are replaced, never changed: copies share them.
"""

from bisect import insort
from typing import Any

from rondel.core.flow import State


def changed(counts: list[int], kind: int, by: int = 1) -> list[int]:
    """The same counts with one of them changed, as a new list."""
    found = counts[:]
    found[kind] += by
    return found


class Herder:
    """A player: money, the herder on the trail, the herd deck, discs, workers, objectives."""

    money: int
    space: int  # of the trail; -1 = beside the board
    certificates: int  # temporary ones
    exchange_tokens: int
    discs: int  # bit i: slot i of the player board still covered by its disc
    workers: list[int]  # by type, the printed one included
    hand: list[int]  # sorted
    deck: list[int]  # sorted: nobody knows its order
    discards: list[int]  # top card last
    objectives: list[int]  # played
    unbuilt: int  # bits of the private buildings not on the trail and not out of the game
    masters: int  # bits of the station or harbour masters taken
    captured: list[int]  # tiles of the bags taken from the board, by kind

    def copy(self) -> "Herder":
        raise NotImplementedError

    def copy_to(self, p: "Herder") -> None:
        p.money = self.money
        p.space = self.space
        p.certificates = self.certificates
        p.exchange_tokens = self.exchange_tokens
        p.discs = self.discs
        p.workers = self.workers[:]
        p.hand = self.hand[:]
        p.deck = self.deck[:]
        p.discards = self.discards[:]
        p.objectives = self.objectives[:]
        p.unbuilt = self.unbuilt
        p.masters = self.masters
        p.captured = self.captured

    def to_draw(self) -> int:
        """How many cards can be drawn: the deck, and the discard pile after it."""
        return len(self.deck) + len(self.discards)


def copy_rival(rival: Any, p: Any) -> None:
    """What the solo opponents have that players have not: cards that say what they do, a specialization, discs."""
    p.rival_deck = rival.rival_deck[:]
    p.rival_discards = rival.rival_discards[:]
    p.specialization = rival.specialization
    p.spare_discs = rival.spare_discs


class TrailTable(State):
    players: list[Any]
    count: int  # what the board is set up for: the number of players, 2 in a solo game
    tiles: list[int]  # on each trail space; -1 = none
    used: list[int]  # by trail space: bits of the local actions used in this turn (GWT-LOC-02)
    market: list[int]  # animals on sale, sorted
    market_stack: list[int]
    display: list[int]  # objective cards, the one laid first in front
    objective_stack: list[int]
    cards_out: list[int]  # cards that left the game, by kind
    tiles_out: list[int]  # tiles of the bags that left the game, by kind
    bags: list[list[int]]
    foresight: list[int]  # two tiles a bag; -1 = none
    jobs: list[int]  # workers waiting, by row; see `waiting`
    masters: list[int]  # the master tile of each station or harbour that has one; -1 = none
    given_workers: list[int]  # the worker given for it; -1 = none
    last_seat: int  # who triggered the end (the solo opponent: seats); -1 = nobody yet

    def copy(self) -> "TrailTable":
        raise NotImplementedError

    def copy_table(self, t: "TrailTable") -> None:
        t.count = self.count
        t.tiles = self.tiles[:]
        t.used = self.used[:]
        t.market = self.market[:]
        t.market_stack = self.market_stack[:]
        t.display = self.display[:]
        t.objective_stack = self.objective_stack[:]
        t.cards_out = self.cards_out
        t.tiles_out = self.tiles_out
        t.bags = [bag[:] for bag in self.bags]
        t.foresight = self.foresight[:]
        t.jobs = self.jobs[:]
        t.masters = self.masters[:]
        t.given_workers = self.given_workers[:]
        t.last_seat = self.last_seat

    def herder(self, seat: int) -> Herder:
        """The player at a seat, as both games know them."""
        me: Herder = self.players[seat]
        return me

    def waiting(self, row: int) -> list[int]:
        """The workers in a row of the job market, from left to right."""
        raise NotImplementedError

    def leave_market(self, row: int, worker: int) -> None:
        """The leftmost worker of this type in the row is hired."""
        raise NotImplementedError

    def party(self) -> list[Any]:
        """All who take turns: the players, and the solo opponent as seat number `seats`."""
        return self.players

    def gain_card(self, seat: int, card: int) -> None:
        """GWT-TURN-06: a new card goes to the discard pile."""
        self.herder(seat).discards.append(card)

    def draw_cards(self, seat: int, most: int) -> int:
        """GWT-TURN-07: draw up to so many; an empty deck takes the discard pile first. Says how many."""
        me = self.herder(seat)
        cards = max(0, min(most, me.to_draw()))
        for _ in range(cards):
            card = self.next_card(seat)
            insort(me.hand, card)
            self.emit("draws", seat, card, 0, 1 << seat)
        return cards

    def next_card(self, seat: int) -> int:
        me = self.herder(seat)
        if not me.deck:
            me.deck = sorted(me.discards)
            me.discards = []
        return self.draw(me.deck)
