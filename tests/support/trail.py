"""Positions of a trail game for tests, written as a person would: an empty trail, and what differs from it."""

import copy
from typing import Any

import rondel

from . import restored

PILES = ("bags", "market_stack", "objective_stack")  # left out: what lies nowhere else


def player(state: Any, seat: int = 0) -> dict[str, Any]:
    """All fields of a seat."""
    found: dict[str, Any] = state.save()["players"][seat]
    return found


def offered(state: Any, family: str = "") -> set[str]:
    """What the pending decision offers, without interrupts; or of one family only what follows its name."""
    names = {state.game.actions.name(action) for action in set(state.legal()) - set(state.interrupts(state.actor))}
    return {name.removeprefix(family + ":") for name in names if name.startswith(family + ":")} if family else names


class Trail:
    """The tables of one game: as dealt by seed 1, seat 0 about to begin a turn, but for what is said here."""

    def __init__(self, name: str, first: str, goal: str, rows: int, *, mine: dict[str, Any], **fields: Any) -> None:
        self.game: Any = rondel.load_game(name)
        self.first = first  # a neutral building
        self.goal = goal  # the end of the trail
        self.rows = rows  # of the market whose token ends the game
        self.mine = mine  # of every player
        self.fields = fields
        self.blank: dict[Any, dict[str, Any]] = {}

    def at(self, step: str, memo: Any = None, seat: int = 0, on: str = "visit") -> list[dict[str, Any]]:
        """Pending frames inside phase B of a seat's turn, with this step to be done first; phase C and the end follow.

        What lies between is the shortest way there, if it can be over `on`: a visit in which nothing else is possible.
        """
        memos = {"visit": ["helped"], step: memo}
        names = ["end_turn", "draw_phase", *self._below(step, on), step]
        return [
            {"step": name, "seat": seat, **({} if memos.get(name) is None else {"memo": memos[name]})} for name in names
        ]

    def _below(self, step: str, on: str) -> list[str]:
        game = self.game
        above = game.order().above
        goal = game.step_number[step]
        ways: list[list[int]] = [[game.step_number["draw_phase"]]]
        for way in ways:
            following = sorted(above[way[-1]], key=lambda number: game.steps[number].name != on)
            if goal in following:
                return [game.steps[number].name for number in way[1:]]
            ways += [[*way, number] for number in following if number not in way]
        raise AssertionError(f"{step} is never pending")

    def document(self, players: int = 2, **options: Any) -> dict[str, Any]:
        """The blank position: of the tiles only the neutral buildings lie on the trail; a deck is what is left."""
        key = (players, tuple(sorted(options.items())))
        if key not in self.blank:
            doc = self.game.new(players=players, seed=1, **options).save()
            doc = {name: value for name, value in doc.items() if name not in PILES}
            neutral = {space: tile for space, tile in doc["tiles"].items() if tile[0] in "ABCDEFGH"}
            doc.update(tiles=neutral, pending=[{"step": "turn", "seat": 0}], **copy.deepcopy(self.fields))
            for one in doc["players"]:
                del one["deck"]
                one.update(copy.deepcopy(self.mine), discards=[], objectives=[], exchange_tokens=0, space="start")
            self.whole(doc, copy.deepcopy(doc))
            self.blank[key] = doc
        return copy.deepcopy(self.blank[key])

    def table(
        self,
        players: int = 2,
        *,
        me: dict[str, Any] | None = None,
        other: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        tiles: dict[str, str] | None = None,
        **fields: Any,
    ) -> Any:
        """A state: `me` are fields of seat 0, `other` of seat 1, `tiles` lie on the trail, the rest are the table's.

        A private building put on the trail ("0/2a": seat 0's 2a) is taken from its owner's unbuilt ones.
        """
        doc = self.document(players, **(options or {}))
        doc["players"][0].update(me or {})
        if other:
            doc["players"][1].update(other)
        doc["tiles"].update(tiles or {})
        for tile in (tiles or {}).values():
            seat, _, building = tile.partition("/")
            if building and int(seat) < players:
                unbuilt = doc["players"][int(seat)]["unbuilt"]
                doc["players"][int(seat)]["unbuilt"] = [name for name in unbuilt if name != building]
        doc.update(fields)
        pending = {frame["step"] for frame in doc["pending"]}
        if "space" not in (me or {}) and "visit" in pending:
            doc["players"][0]["space"] = self.first
        elif "space" not in (me or {}) and "return" in pending:
            doc["players"][0]["space"] = self.goal
        if not pending:  # the game is over: the last seat triggered the end
            doc.update({"last_seat": players - 1, "token_row": self.rows, **fields})
        self.settle(doc, fields)
        self.whole(doc, self.document(players, **(options or {})))
        return restored(self.game, doc)

    def settle(self, doc: dict[str, Any], given: dict[str, Any]) -> None:
        """What else follows from the position; `given` are the table's fields that were said."""

    def whole(self, doc: dict[str, Any], base: dict[str, Any]) -> None:
        """What the test did not say (it is as in `base`) follows what it said, so that each piece is somewhere once."""

    def visiting(self, space: str, tile: str = "", *, me: Any = None, tiles: Any = None, **fields: Any) -> Any:
        """Seat 0 stands on this space in phase B; a tile named beside it ("0/2a": the own 2a) lies there."""
        tiles = {**(tiles or {}), **({space: tile} if tile else {})}
        return self.table(me={"space": space, **(me or {})}, tiles=tiles, pending=self.at("visit"), **fields)

    def resumed(self, state: Any, **fields: Any) -> Any:
        """The same position with these fields of the table changed; bags and stacks hold what lies nowhere else."""
        doc = {name: value for name, value in state.save().items() if name not in PILES}
        doc = {**doc, **fields}
        self.whole(doc, state.save())
        return restored(self.game, doc)
