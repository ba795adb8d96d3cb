"""The board as text: narrow enough in every language, drawn from what a seat may see, complete."""

import pytest

import rondel as engine
from rondel.bots import Seat, make_bot

GAME = engine.load_game("saltfjord")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_fits_100_columns_in_every_language(players):
    options = {"special_tiles": 5} if players == 1 else {"side": "village", "wagons": True}
    state = GAME.new(players=players, seed=players, **options)
    bot = make_bot("greedy", GAME, 1)
    moves = 0
    while state.actor is not None:
        for lang in ("en", "pl", "de") if moves % 7 == 0 else ():
            text = GAME.summary(state, state.actor, lang)
            assert max(len(line) for line in text.splitlines()) <= 100, text
            assert len(text.splitlines()) <= 32
        state.apply(bot.choose(Seat(state, state.actor)))
        moves += 1
    assert GAME.summary(state, None)


def test_what_a_seat_may_not_know_changes_nothing():
    state = GAME.new(players=3, seed=2)
    bot = make_bot("random", GAME, 1)
    for n in range(60):
        if state.actor is None:
            break
        for seat in range(3):
            imagined = state.imagine(seat, n)
            assert GAME.summary(imagined, seat) == GAME.summary(state, seat)
        state.apply(bot.choose(Seat(state, state.actor)))


def test_it_shows_where_things_are():
    doc = GAME.new(players=2, seed=1).save()
    doc = {name: value for name, value in doc.items() if name not in ("crate_pool", "tile_pools", "token_pools")}
    doc.update(
        sets=[],
        start=1,
        round=2,
        pending=[{"step": "turn", "seat": 0}],
        dice={"white 3": 2, "white 6": 3, "orange 1": 4},
    )
    doc["players"][0].update(
        goods={"fish": 7, "gold": 2},
        on={"1:2": "white 2", "2:1": "worker"},
        levels={"fishery": 2},
        workers=0,
        taken={"white": 1},
    )
    text = GAME.summary(GAME.restore(doc), 0)
    lines = text.splitlines()
    assert lines[0] == "Round 2 of 3 · start player 2"
    assert "white         · · 2 · · 3" in text
    assert "orange        4 · · · · ·" in text
    assert "o1 ·        wood  w2" in text
    assert "o2 paper  W" in text
    assert "Fishing       2 gold" in text
    mine = next(line for line in lines if line.startswith("> 1"))
    assert mine.split()[2:11] == ["0", "7", "·", "·", "·", "·", "·", "·", "2"]
    assert "Village of player 2" in GAME.summary(GAME.restore(doc), 0, "en", 1)


def test_before_the_first_turn_it_explains_its_marks():
    state = GAME.new(players=2, seed=1)
    assert "~ a boardwalk" in GAME.summary(state, 0)


def test_a_game_that_draws_nothing_lists_what_is_seen():
    game = engine.load_game("quay")
    state = game.new(players=2, seed=1)
    assert "banked: [0, 0]" in game.summary(state, 0)
    assert "2: luck hidden" in game.summary(state, 0)
