"""Positions from outside: refused with the key that is wrong, or playable. For the games on a trail."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rondel
from rondel.core.chance import from_seed
from rondel.core.grammar import Offer, OneOf

from . import restored
from .damage import damage
from .trail import Trail


def some(names: list[str], most: int = 4) -> Any:
    return st.lists(st.sampled_from(names), max_size=most, unique=True)


def counted(names: list[str], most: int = 3) -> Any:
    return st.dictionaries(st.sampled_from(names), st.integers(0, most), max_size=4)


def refused(game: Any, doc: Any, key: str) -> bool:
    with pytest.raises(rondel.BadPosition) as caught:
        game.restore(doc)
    return caught.value.key == key


def reason(game: Any, doc: Any, key: str) -> str:
    """Why the position is refused, which must be for this key."""
    with pytest.raises(rondel.BadPosition) as caught:
        game.restore(doc)
    assert caught.value.key == key, str(caught.value)
    return str(caught.value)


class OutsidePositions:
    """What holds for both games. `rival`: the solo opponent; `goal`: the end of the trail."""

    trail: Trail
    rival: str
    goal: str

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_a_saved_position_comes_back_as_it_was(self, players: int) -> None:
        game = self.trail.game
        doc = json.loads(json.dumps(game.new(players=players, seed=8, buildings="mixed", neutral="random").save()))
        assert game.restore(doc).save() == doc

    @pytest.mark.parametrize("doc", [None, [], "save", 7])
    def test_what_is_no_position_is_refused(self, doc: Any) -> None:
        with pytest.raises(rondel.BadPosition, match="must be a mapping"):
            self.trail.game.restore(doc)

    def test_a_solo_table_without_the_opponent_is_refused(self) -> None:
        assert refused(self.trail.game, {**self.trail.document(1), self.rival: None}, self.rival)

    def test_a_herder_left_at_the_goal_begins_a_turn_at_the_start(self) -> None:
        """So nobody is left at the goal itself."""
        doc = self.trail.document()
        doc["players"][1]["space"] = self.goal
        assert "after it this is start" in reason(self.trail.game, doc, "players[1].space")

    def pending(self, *steps: str, seat: int = 0) -> list[dict[str, Any]]:
        """Frames of these steps, the last to be done first; a number before a name is the seat, if it is another."""
        named = [step.partition(" ") if step[0].isdigit() else (str(seat), "", step) for step in steps]
        return [{"step": step, "seat": int(of)} for of, _, step in named]

    @pytest.mark.parametrize(
        ("steps", "key"),
        [
            ([], "pending"),
            (["phase_a"], "pending[0].step"),
            (["visit"], "pending[0].step"),
            (["turn", "phase_a"], "pending[1].step"),
            (["turn", "turn"], "pending[1].step"),
            (["end_turn", "phase_a"], "pending[1].step"),
            (["end_turn", "draw_phase", "end_turn"], "pending[2].step"),
            (["end_turn", "draw_phase", "move"], "pending[2].step"),
            (["end_turn", "draw_phase", "hire_0"], "pending[2].step"),
            (["end_turn", "draw_phase", "visit", "visit"], "pending[3].step"),
            (["end_turn", "draw_phase", "visit", "phase_a"], "pending[3].step"),
            (["end_turn", "draw_phase", "visit", "way"], "pending[3].step"),
            (["end_turn", "draw_phase", "visit", "site", "hire_0"], "pending[4].step"),
            (["end_turn", "draw_phase", "visit", "discard_card", "hire_0"], "pending[4].step"),
            (["end_turn", "1 draw_phase", "1 phase_a"], "pending[1].seat"),
            (["end_turn", "draw_phase", "1 phase_a"], "pending[2].seat"),
            (["end_turn", "draw_phase", "visit", "1 hire_0"], "pending[3].seat"),
        ],
    )
    def test_what_cannot_be_pending_above_another_step_is_refused(self, steps: list[str], key: str) -> None:
        doc = self.trail.document()
        doc["players"][0]["space"] = self.trail.first
        doc["pending"] = self.pending(*steps)
        with pytest.raises(rondel.BadPosition) as caught:
            restored(self.trail.game, doc)
        assert caught.value.key == key

    def test_every_step_that_is_not_only_a_part_of_another_can_be_pending(self) -> None:
        """A new step whose `leads`, or those of what pushes it, nobody wrote."""
        game = self.trail.game
        order = game.order()
        found = set().union(order.lowest, order.interrupting, *order.above)
        parts = {step.part.number for step in game.steps if hasattr(step, "part")}
        offers = {step.number for step in game.steps if isinstance(step, (Offer, OneOf))}
        interrupting = {step.number for step in game.interrupt_steps()}
        lost = [step.name for step in game.steps if step.number not in found | parts | offers | interrupting]
        assert lost in (["aux_single", "move", "place_herder"], ["move", "place_herder"])

    def test_another_seat_may_have_interrupted(self) -> None:
        doc = self.trail.document()
        doc["players"][0]["space"] = self.trail.first
        step = self.trail.game.exchange_draw.name
        doc["pending"] = self.pending("end_turn", "draw_phase", "visit", f"1 {step}")
        assert restored(self.trail.game, doc).actor == 1


def hand_edited(
    game: Any, varied: Any, table: dict[str, Any], player: dict[str, Any], rival: str, owned: dict[str, Any]
) -> Any:
    """A property test: positions out of random games (`varied`) with other values are refused or playable."""

    @settings(max_examples=200, deadline=None, derandomize=True)
    @given(seed=st.integers(0, 40), moves=st.integers(0, 120), data=st.data())
    def test(seed: int, moves: int, data: Any) -> None:
        doc = varied(seed, moves)
        edit(doc, data, table, player, rival, owned)
        assert survives(game, doc, seed)

    return test


def damaged(game: Any, varied: Any) -> Any:
    """A property test: positions out of random games with any damage are refused or playable."""

    @settings(max_examples=150, deadline=None, derandomize=True)
    @given(seed=st.integers(0, 40), moves=st.integers(0, 120), data=st.data())
    def test(seed: int, moves: int, data: Any) -> None:
        doc = varied(seed, moves)
        for _ in range(data.draw(st.integers(1, 3))):
            damage(doc, data)
        assert survives(game, doc, seed)

    return test


def frames(game: Any, memos: list[Any]) -> Any:
    """Pending frames of any steps."""
    steps = {"step": st.sampled_from(list(game.step_number)), "seat": st.just(0)}
    return st.lists(st.fixed_dictionaries(steps, optional={"memo": st.one_of(memos)}), max_size=4)


def middle(game: Any, seed: int, moves: int, **options: Any) -> Any:
    """A position in the middle of a random game, as JSON would give it back."""
    s = game.new(players=1 + seed % 4, seed=seed, buildings="mixed", **options)
    _play_on(s, seed, moves)
    return json.loads(json.dumps(s.save()))


def survives(game: Any, doc: Any, seed: int) -> bool:
    """Refused, or played on for a while and saved again without an exception."""
    try:
        s = game.restore(doc)
    except rondel.RondelError:
        return True
    _play_on(s, seed, 60)
    assert len(s.scores()) == len(doc["players"])
    assert s.view(0)["game"] == game.name
    same: bool = game.restore(json.loads(json.dumps(s.save()))).actor == s.actor
    return same


def _play_on(s: Any, seed: int, moves: int) -> None:
    chooser = from_seed(seed)
    for _ in range(moves):
        options = s.legal()
        if not options:
            break
        s.apply(options[chooser.below(len(options))])


def edit(doc: Any, data: Any, table: dict[str, Any], player: dict[str, Any], rival: str, owned: dict[str, Any]) -> None:
    """Give one to three fields of the table, of players or of the solo opponent other values; piles are left out."""
    for pile in ("bags", "market_stack", "objective_stack"):
        del doc[pile]  # what lies nowhere else: a change elsewhere leaves the box complete
    for p in doc["players"]:
        del p["deck"]
    for _ in range(data.draw(st.integers(1, 3))):
        choices = [(doc, table), *[(p, player) for p in doc["players"]], *([(doc[rival], owned)] if doc[rival] else [])]
        place, fields = data.draw(st.sampled_from(choices))
        name = data.draw(st.sampled_from(sorted(fields)))
        value = data.draw(fields[name])
        place[name] = {**doc["tiles"], **value} if name == "tiles" else value
