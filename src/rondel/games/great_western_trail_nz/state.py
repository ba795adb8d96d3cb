"""The state of a table of Great Western Trail: New Zealand."""

from typing import Any

from rondel.games.trail.state import Herder, TrailTable, copy_rival

from .components import WORKERS


class Player(Herder):
    """A runholder. Workers, cards, discs and the like are in Herder."""

    top: list[int]  # cards lying on top of the draw stack, known to all; the last one is drawn first
    gained: list[int]  # cards that came to the discard pile in this turn (NZ-CARD-09)
    gold: int
    ship: int  # space of the sea
    pathfinder: int  # space of the track; -1 = the disc is not there yet
    step_tile: int  # 0 = none, 1 = taken, 2 = flipped
    no_fees: int  # 1 = the fee tile is flipped
    posts: list[int]  # own discs on each trading post
    harbours: int  # bits of the harbours with an own storehouse or disc
    storehouses: list[int]  # still on the player board, by pair
    jokers: int  # bits of the worker spaces (row * 8 + space) that hold a joker worker
    market_token: int

    def to_draw(self) -> int:
        return len(self.top) + super().to_draw()

    def copy(self) -> "Player":
        p = Player()
        self.copy_player(p)
        return p

    def copy_player(self, p: "Player") -> None:
        self.copy_to(p)
        p.top = self.top[:]
        p.gained = self.gained[:]
        p.gold = self.gold
        p.ship = self.ship
        p.pathfinder = self.pathfinder
        p.step_tile = self.step_tile
        p.no_fees = self.no_fees
        p.posts = self.posts
        p.harbours = self.harbours
        p.storehouses = self.storehouses
        p.jokers = self.jokers
        p.market_token = self.market_token


class Sarah(Player):
    """The solo opponent: what she has of a player, her cards and her specialization.

    What she gains lies in `discards`, objective cards in `objectives`.
    """

    rival_deck: list[int]
    rival_discards: list[int]
    specialization: int
    spare_discs: int

    def copy_sarah(self) -> "Sarah":
        p = Sarah()
        self.copy_player(p)
        copy_rival(self, p)
        return p


class Table(TrailTable):
    players: list[Player]
    sarah: list[Sarah]  # one in the solo game
    bonus: list[int]  # the tile on each space of the bonus market, row by row; -1 = none
    token_row: int  # of the bonus market, from 0; 8 = off the board
    supply: list[int]  # deck-building cards left, by kind
    stack_sets: list[int]  # the bonus card set under each stack
    stack_left: list[int]  # cards left in each stack
    step_tiles: int  # left at the pathfinder track

    def copy(self) -> "Table":
        t = Table(self.game, self.seats, self.chance.copy())
        t.copy_flow(self)
        self.copy_table(t)
        t.players = [p.copy() for p in self.players]
        t.sarah = [p.copy_sarah() for p in self.sarah]
        t.bonus = self.bonus[:]
        t.token_row = self.token_row
        t.supply = self.supply
        t.stack_sets = self.stack_sets
        t.stack_left = self.stack_left
        t.step_tiles = self.step_tiles
        return t

    def waiting(self, row: int) -> list[int]:
        """NZ-SETUP-12: each type has a column of its own; `jobs` has 1 where a worker lies."""
        return [worker for worker in range(WORKERS) if self.jobs[row * WORKERS + worker]]

    def leave_market(self, row: int, worker: int) -> None:
        self.jobs[row * WORKERS + worker] = 0

    def party(self) -> list[Any]:
        """The players, and Sarah as seat number `seats`."""
        return [*self.players, *self.sarah]

    def next_card(self, seat: int) -> int:
        """NZ-HIRE-09, CARD-09: what was laid on top comes first; a shuffled discard pile has no cards gained lately."""
        me = self.players[seat]
        if me.top:
            return me.top.pop()
        if not me.deck:
            me.gained = []
        return super().next_card(seat)

    def gain_card(self, seat: int, card: int) -> None:
        if seat == self.seats:  # NZ-SOLO-16
            rules: Any = self.game
            sarah = self.sarah[0]
            pile = sarah.discards if card < rules.components.first_objective else sarah.objectives
            pile.append(card)
            return
        super().gain_card(seat, card)
        self.players[seat].gained.append(card)
