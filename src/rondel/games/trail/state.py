"""The part of a table and of a player that both trail games have. Piles are sorted lists, drawn lazily."""

from bisect import insort
from typing import Any

from rondel.core.flow import State


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


class TrailTable(State):
    players: list[Any]
    count: int  # what the board is set up for: the number of players, 2 in a solo game
    tiles: list[int]  # on each trail space; -1 = none
    used: list[int]  # by trail space: bits of the local actions used in this turn (GWT-LOC-02)
    market: list[int]  # animals on sale, sorted
    market_stack: list[int]
    display: list[int]  # objective cards, sorted
    objective_stack: list[int]
    cards_out: list[int]  # cards that left the game, by kind

    def copy_table(self, t: "TrailTable") -> None:
        t.count = self.count
        t.tiles = self.tiles[:]
        t.used = self.used[:]
        t.market = self.market[:]
        t.market_stack = self.market_stack[:]
        t.display = self.display[:]
        t.objective_stack = self.objective_stack[:]
        t.cards_out = self.cards_out[:]

    def herder(self, seat: int) -> Herder:
        """The player at a seat, as both games know him."""
        me: Herder = self.players[seat]
        return me

    def draw_cards(self, seat: int, most: int) -> int:
        """GWT-TURN-07: draw up to so many; an empty deck takes the discard pile first. Says how many."""
        me = self.herder(seat)
        for drawn in range(most):
            if not me.deck:
                me.deck = sorted(me.discards)
                me.discards = []
            if not me.deck:
                return drawn
            card = self.draw(me.deck)
            insort(me.hand, card)
            self.tell("draws", seat, card, 0, 1 << seat)
        return most
