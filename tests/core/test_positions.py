"""Positions from outside: written by hand, edited, broken. Accepted, or refused with the key and the reason."""

import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rondel
from rondel.core.census import Census
from rondel.core.chance import from_seed
from rondel.core.codecs import Codec, Named
from rondel.core.memos import Packed
from rondel.testing.conformance import Setting, random_game
from support.damage import damage
from support.quay import Quay
from support.saltfjord import GAME, document, legal

QUAY = rondel.load_game("quay")


def middle(seed: int, moves: int) -> dict[str, Any]:
    """A position in the middle of a random game, as JSON would give it back."""
    state = GAME.new(players=1 + seed % 4, seed=seed, wagons=bool(seed % 2))
    chooser = from_seed(seed)
    for _ in range(moves):
        options = state.legal()
        if not options:
            break
        state.apply(options[chooser.below(len(options))])
    doc: dict[str, Any] = json.loads(json.dumps(state.save()))
    return doc


def test_a_position_needs_no_piles_and_no_generator() -> None:
    doc = document()
    del doc["chance"]
    state = GAME.restore(doc)
    assert "die:white:1" in legal(state) or state.legal()
    assert GAME.census(state) == GAME.census(GAME.new(players=2, seed=1))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game"),
        ({"revision": 99}, "revision"),
        ({"options": {"side": "west"}}, "options"),
        ({"options": []}, "options"),
        ({"players": []}, "players"),
        ({"players": "two"}, "players"),
        ({"round": 4}, "round"),
        ({"round": "one"}, "round"),
        ({"round": True}, "round"),
        ({"start": 3}, "start"),
        ({"dice": {"white 7": 1}}, "dice"),
        ({"dice": {"white 1": 99}}, "dice"),
        ({"dice": []}, "dice"),
        ({"crate_tops": {"1": "CR-99"}}, "crate_tops.1"),
        ({"crate_tops": {"1": "CR-01", "2": "CR-01"}}, "crate_tops.2"),
        ({"crate_left": {"1": 99}}, "crate_left.1"),
        ({"tile_tops": {"L3_9": "L3-01"}}, "tile_tops"),
        ({"tile_left": {"L3_1": 60}}, "tile_left.L3_1"),
        ({"unseen": {"area1:I": 60}}, "unseen.area1:I"),
        ({"scoring": {}}, "scoring.crafts"),
        ({"die": "white 9"}, "die"),
        ({"pending": None}, "pending"),
        ({"pending": [{"step": "dance", "seat": 0}]}, "pending[0].step"),
        ({"pending": [{"step": "turn", "seat": 7}]}, "pending[0].seat"),
        ({"pending": [{"step": "activate", "seat": 0, "memo": "diagonal"}]}, "pending[0].memo"),
        ({"pending": [{"step": "activate", "seat": 0, "memo": "row:1"}]}, "die"),
        ({"pending": [{"step": "keep", "seat": 0, "memo": "area1:I"}]}, "drawn"),
        ({"drawn": [{"token": "I-vp1", "known_by": [9]}]}, "drawn[0].known_by"),
        ({"weather": "sunny"}, "weather"),
    ],
)
def test_a_broken_table_is_refused_with_the_key(change: dict[str, Any], key: str) -> None:
    with pytest.raises(rondel.BadPosition) as caught:
        GAME.restore({**document(), **change})
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"goods": {"wod": 1}}, "goods"),
        ({"goods": {"wood": -1}}, "goods.wood"),
        ({"goods": None}, "goods"),
        ({"board": "C"}, "board"),
        ({"tiles": ["L3-01@1:1:45"]}, "tiles[0]"),
        ({"tiles": ["L3-01@6:6:0"]}, "tiles[0]"),
        ({"tiles": ["L3-01@1:1:0", "L3-02@1:1:0"]}, "tiles[0]"),
        ({"on": {"1:1": "white 1"}}, "on.1:1"),
        ({"on": {"1:2": "wagon"}}, "on.1:2"),
        ({"on": {"1:2": "white 2"}}, "taken.white"),
        ({"workers": 3}, "workers"),
        ({"levels": {"crafts": 4}}, "levels.crafts"),
        ({"boat": 6}, "boat"),
        ({"tokens": ["I-vp1"]}, "tokens"),
        ({"tokens": ["I-vp1"] * 5, "boat": 3}, "tokens"),
        ({"abilities": ["AB-9"]}, "abilities[0]"),
        ({"flipped": 1}, "flipped"),
        ({"crates": {"pier9": []}}, "crates"),
        ({"tavern": "tavern6"}, "tavern"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_broken_player_is_refused_with_the_key(change: dict[str, Any], key: str) -> None:
    doc = document()
    doc["players"][1].update(change)
    with pytest.raises(rondel.BadPosition) as caught:
        GAME.restore(doc)
    assert caught.value.key == f"players[1].{key}"


def test_a_missing_key_is_named() -> None:
    doc = document()
    del doc["round"]
    with pytest.raises(rondel.BadPosition, match="round: is missing"):
        GAME.restore(doc)


@pytest.mark.parametrize("doc", [None, [], "save", 7])
def test_what_is_no_position_is_refused(doc: Any) -> None:
    with pytest.raises(rondel.BadPosition, match="must be a mapping"):
        GAME.restore(doc)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 40), moves=st.integers(0, 120), data=st.data())
def test_a_damaged_position_is_refused_or_playable_but_never_a_crash(seed: int, moves: int, data: Any) -> None:
    doc = middle(seed, moves)
    for _ in range(data.draw(st.integers(1, 3))):
        damage(doc, data)
    try:
        state = GAME.restore(doc)
    except rondel.RondelError:
        return
    chooser = from_seed(seed)
    for _ in range(60):
        options = state.legal()
        if not options:
            break
        state.apply(options[chooser.below(len(options))])
    assert state.scores()


# What is pending


def quay(**fields: Any) -> dict[str, Any]:
    return {**QUAY.new(players=2, seed=5).save(), **fields}


@pytest.mark.parametrize(
    ("frame", "problem"),
    [
        (
            {"step": "loading"},
            'pending[1].memo: is missing; the step loading needs a list without repetition of "slot 1", "slot 2"',
        ),
        (
            {"step": "loading", "memo": ["slot 1", "slot 1"]},
            "pending[1].memo[1]: slot 1 is listed twice; once is enough",
        ),
        (
            {"step": "loading", "memo": [4]},
            "pending[1].memo[0]: must be a name, as a text in quotes, not 4 (there are: slot 1, slot 2)",
        ),
        ({"step": "repeat open_crate", "memo": 10}, "pending[1].memo: must be from 0 to 9, not 10"),
        ({"step": "open_crate", "memo": 0}, "pending[1].memo: the step open_crate has none; leave it out"),
        ({"step": "open_crat"}, "pending[1].step: there is no step 'open_crat' (did you mean open_crate?)"),
        (
            {"step": "open_crate", "mem": 3},
            "pending[1].mem: is not a key of a pending step (did you mean memo?)",
        ),
        ({"step": "open_crate", "seat": 2}, "pending[1].seat: must be from 0 to 1, not 2"),
    ],
)
def test_a_pending_step_that_cannot_be_read_is_refused_with_what_would_be_right(frame: Any, problem: str) -> None:
    doc = quay(open=2)
    with pytest.raises(rondel.BadPosition) as caught:
        QUAY.restore({**doc, "pending": [doc["pending"][0], {"seat": 0, **frame}]})
    assert str(caught.value) == problem


def test_a_memo_is_always_written() -> None:
    doc = quay(open=2)
    s = QUAY.restore({**doc, "pending": [doc["pending"][0], {"step": "loading", "seat": 0, "memo": []}]})
    assert s.save()["pending"][-1] == {"step": "loading", "seat": 0, "memo": []}


def test_an_older_revision_left_out_memos_that_were_nothing() -> None:
    doc = quay(open=2)
    doc["pending"] = [doc["pending"][0], {"step": "loading", "seat": 0}]
    assert Quay(revision=2).restore(doc).save()["pending"][-1]["memo"] == []


@pytest.mark.parametrize("name", ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_nothing_pending_in_an_unfinished_game_is_refused(name: str) -> None:
    game = rondel.load_game(name)
    played = [state.save() for state, _ in itertools.islice(random_game(Setting(game, 2), 1), 60)]
    doc = min(played[20:], key=lambda doc: len(doc["pending"]))  # as little as possible is in the middle of something
    with pytest.raises(rondel.BadPosition, match=r"^pending: is empty"):
        game.restore({**doc, "pending": []})


def test_a_memo_of_several_parts_needs_each_of_them() -> None:
    memo = Packed([("ship", 2, Named(["one", "two"])), ("points", 4, Codec(0, 3))])
    assert memo.form() == '{ship: one of "one", "two", points: a whole number from 0 to 3}'
    assert [memo.load(memo.save(value), "memo") for value in range(8)] == list(range(8))
    for doc, problem in [
        ({"ship": "one"}, "memo.points: is missing; it is a whole number from 0 to 3"),
        ({"ship": "one", "points": 4}, "memo.points: must be from 0 to 3, not 4"),
        ({"ship": None, "points": 1}, "memo.ship: must be from 0 to 1, not -1"),
        ({"ship": "one", "points": 1, "sail": 1}, "memo.sail: is unknown; the parts are ship, points"),
    ]:
        with pytest.raises(rondel.BadPosition) as caught:
            memo.load(doc, "memo")
        assert str(caught.value) == problem


# Where every piece is


def test_a_census_says_where_a_piece_is_that_is_there_too_often_or_not_at_all() -> None:
    census = Census(["crate", "die"])
    census.put_all("market", [0, 0, 1, -1])
    census.put_counts("players[0].goods", [3, 0])
    assert (census.count(0), census.total()) == (5, 6)
    for box, missing, problem in [
        ([4, 1], True, "players[0].goods: crate is there 5 times (market 2, players[0].goods 3); the box has 4"),
        ([5, 2], True, "market: die is there once (market 1); the box has 2"),
    ]:
        with pytest.raises(rondel.BadPosition) as caught:
            census.check(box, missing)
        assert str(caught.value) == problem
    census.check([5, 2], missing=False)
    assert census.where(0) == "market 2, players[0].goods 3"
