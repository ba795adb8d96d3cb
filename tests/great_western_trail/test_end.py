"""END: how the game is triggered to end, the last turns, and what is different in them."""

import pytest

from support.great_western_trail import GAME, at, document, laid, legal, pending, play, player, rule, table, waiting

LAST_SPACE = {"token_row": 11, "jobs": {"12:builder": 1}}  # of two players: row 12, one space left
WORKERS = ["cowboy", "builder"]
NOTHING = [None, None]


def arriving(foresight, **fields):
    """Seat 0 has reached Kansas City."""
    me = {"space": "kc", **fields.pop("me", {})}
    return table(me=me, foresight=foresight, pending=at("kansas_city"), **{**LAST_SPACE, **fields})


def delivered(state):
    """To Fulton, with a disc of which nothing more is to be decided."""
    return play(state, "deliver:fulton", "disc:aux_dollar_2")


def walking(state):
    """Somebody's shortest turn: a step, and nothing done there."""
    step = next(name for name in legal(state) if name.startswith("move:"))
    return play(state, step, "done")


@rule("GWT-END-01")
@pytest.mark.parametrize("foresight", [[*NOTHING, *WORKERS, *NOTHING], [*NOTHING, *NOTHING, *WORKERS]])
def test_a_worker_on_the_last_space_of_the_job_market_triggers_the_end(foresight):
    s = play(arriving(foresight), "foresight:cowboy")
    assert waiting(s) == {"12:cowboy": 1, "12:builder": 1}
    assert s.save()["last_seat"] == 0
    assert s.save()["token_row"] == 12  # below the last row: off the board
    assert player(s)["job_market_token"]
    assert not player(s, 1)["job_market_token"]


@rule("GWT-END-01")
@pytest.mark.parametrize(("row", "jobs"), [(11, {}), (10, {"11:builder": 1})])
def test_any_other_space_of_the_job_market_does_not_end_the_game(row, jobs):
    s = arriving([*NOTHING, *WORKERS, *NOTHING], token_row=row, jobs=jobs)
    play(s, "foresight:cowboy")
    assert s.save()["last_seat"] is None
    assert not player(s)["job_market_token"]


@rule("GWT-END-02")
def test_after_the_last_worker_in_subphase_2_no_worker_is_chosen_in_subphase_3():
    s = play(arriving([*NOTHING, *WORKERS, "engineer", "green_outlaw"]), "foresight:cowboy")
    assert pending(s) == "deliver"  # the outlaw was the only choice
    assert s.save()["tiles"]["outlaw1"] == "green_outlaw"
    assert s.save()["foresight"][4:] == ["engineer", None]
    assert "12:engineer" not in waiting(s)


@rule("GWT-END-02")
def test_before_the_last_worker_the_same_column_offers_both_tiles():
    s = play(arriving([*NOTHING, *WORKERS, "engineer", "green_outlaw"], jobs={}), "foresight:cowboy")
    assert legal(s) == ["foresight:engineer", "foresight:green_outlaw"]


@rule("GWT-END-02")
def test_after_the_last_worker_a_third_column_of_workers_is_skipped():
    s = play(arriving([*NOTHING, *WORKERS, *WORKERS]), "foresight:cowboy")
    assert pending(s) == "deliver"
    assert s.save()["foresight"][4:] == WORKERS
    assert waiting(s) == {"12:cowboy": 1, "12:builder": 1}


@rule("GWT-END-03")
def test_who_triggered_the_end_finishes_the_turn_with_income_delivery_foresight_and_hand():
    s = play(arriving([*NOTHING, *WORKERS, *NOTHING], me={"hand": ["galloway", "pineywoods"]}), "foresight:cowboy")
    assert player(s)["dollars"] == 10 + 4
    delivered(s)
    assert player(s)["cities"] == {"fulton": 1}
    assert player(s)["space"] == "start"
    assert len(player(s)["hand"]) == 4
    assert None not in s.save()["foresight"]


@rule("GWT-END-03")
def test_who_triggered_the_end_has_no_turn_more():
    s = delivered(play(arriving([*NOTHING, *WORKERS, *NOTHING]), "foresight:cowboy"))
    assert s.actor == 1
    assert walking(s).actor is None
    assert player(s)["space"] == "start"


@rule("GWT-END-04")
@pytest.mark.parametrize(("seat", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_every_other_player_takes_one_last_turn_in_turn_order(seat, order):
    doc = document(3)
    doc["players"][seat]["space"] = "kc"
    shown = ["green_outlaw"] * 2 + WORKERS + ["orange_outlaw"] * 2
    doc.update(token_row=11, jobs=laid({"12:builder": 2}, 3), foresight=shown, turn={"number": 1, "seat": seat})
    doc["pending"] = at("kansas_city", seat=seat)
    s = delivered(play(GAME.restore(doc), "foresight:cowboy"))
    turns = []
    while s.actor is not None:
        turns.append(s.actor)
        walking(s)
    assert turns == order


@rule("GWT-END-05")
def test_in_a_last_turn_no_worker_is_chosen_in_subphases_2_and_3():
    s = arriving([*NOTHING, *WORKERS, "builder", "orange_outlaw"], last_seat=1, token_row=12)
    assert pending(s) == "deliver"
    assert s.save()["tiles"]["outlaw1"] == "orange_outlaw"
    assert s.save()["foresight"][2:] == [*WORKERS, "builder", None]
    assert waiting(s) == {"12:builder": 1}


@rule("GWT-END-05")
def test_in_a_last_turn_columns_of_workers_are_skipped_and_the_rest_is_done():
    foresight = ["green_outlaw", "orange_outlaw", *WORKERS, *WORKERS]
    s = arriving(foresight, last_seat=1, token_row=12)
    assert legal(s) == ["foresight:green_outlaw", "foresight:orange_outlaw"]
    play(s, "foresight:orange_outlaw")
    assert s.save()["foresight"] == ["green_outlaw", None, *WORKERS, *WORKERS]
    assert player(s)["dollars"] == 10 + 1  # subphase 4
    assert delivered(s).actor is None  # subphase 5; it was the last turn of the last player
    assert player(s)["cities"] == {"fulton": 1}


@rule("GWT-END-06")
def test_the_foresight_spaces_are_refilled_at_the_end_of_a_last_turn():
    s = arriving(["green_outlaw", None, "cowboy", None, None, None], last_seat=1, token_row=12)
    delivered(s)
    assert s.actor is None
    foresight = s.save()["foresight"]
    assert None not in foresight
    assert foresight[2] == "cowboy"  # never chosen
    assert set(foresight[2:4]) <= {"cowboy", "builder", "engineer"}  # from bag 2


@rule("GWT-END-07")
def test_after_the_last_turn_the_game_is_over_and_scored():
    s = table(me={"dollars": 24, "hand": ["criollo"] * 4}, other={"job_market_token": True}, last_seat=1, token_row=12)
    assert s.actor == 0
    walking(s)
    assert s.actor is None
    assert s.legal() == []
    assert [score["total"] for score in s.scores()] == [4, 4]  # 24 dollars; 10 dollars and the token
    assert s.winners() == [0, 1]
