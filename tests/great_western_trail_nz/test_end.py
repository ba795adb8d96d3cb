"""END: the last bonus tile, the last turns."""

import pytest

from support.great_western_trail_nz import at, pending, play, player, rule, table

LAST_ROW = {2: ["3"], 3: ["2", "3"], 4: ["1", "2", "3"]}  # columns filled when the last space is free
FORESIGHT = ["shepherd", "sailor", "bonus_token", "bonus_gold"]


def ending(players=2, seat=0, **fields):
    """This seat is about to choose a bonus tile in Wellington; the last space of the market is the next."""
    bonus = {f"8:{column}": "bonus_wool" for column in LAST_ROW[players]}
    me = {"space": "wellington", "hand": ["shropshire"]}
    where = {"me": me} if seat == 0 else {"other": me}
    fields = {"foresight": FORESIGHT, "bonus": bonus, "token_row": 7, **fields}
    return table(players, pending=[*at("after_wellington", seat=seat)[:2], *rest(seat)], **where, **fields)


def rest(seat):
    """What is left to do in Wellington."""
    return [{"step": step, "seat": seat} for step in ("after_wellington", "return", "foresight_b")]


def last_turn(**fields):
    """The last turn of seat 0 after seat 1 has triggered the end."""
    return table(token_row=8, last_seat=1, **fields)


@rule("NZ-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_on_the_last_space_of_the_market_triggers_the_end(players):
    s = play(ending(players), "foresight:bonus_gold")
    assert (s.save()["last_seat"], s.save()["token_row"]) == (0, 8)
    assert s.save()["bonus"]["8:4"] == "bonus_gold"


@rule("NZ-END-01")
@pytest.mark.parametrize(("row", "columns"), [(8, []), (7, ["3"]), (2, ["3"])])
def test_no_other_tile_does(row, columns):
    bonus = {f"{row}:{column}": "bonus_wool" for column in columns}
    s = play(ending(bonus=bonus, token_row=row - 1), "foresight:bonus_gold")
    assert s.save()["last_seat"] is None
    assert player(s)["market_token"] is False


@rule("NZ-END-02")
def test_who_triggered_it_takes_the_token_and_refills_the_foresight():
    s = play(ending(3, seat=1), "foresight:bonus_gold")
    assert [player(s, seat)["market_token"] for seat in range(3)] == [False, True, False]
    assert s.scores()[1]["market_token"] == 5
    assert None not in s.save()["foresight"]
    assert s.save()["foresight"][2] == "bonus_token"
    assert (player(s, 1)["space"], s.actor) == ("start", 2)  # it was the last turn


@rule("NZ-END-03", "NZ-END-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_player_has_exactly_one_more_turn_in_order(players):
    s = play(ending(players, seat=1), "foresight:bonus_gold")
    turns = []
    while s.actor is not None:
        turns.append(s.actor)
        play(s, "move:NB")
        play(s, "done")
    assert turns == [(2 + n) % players for n in range(players - 1)]
    assert (s.legal(), s.scores()[1]["market_token"]) == ([], 5)


@rule("NZ-END-04")
def test_nobody_draws_cards_in_the_last_turn():
    s = play(ending(), "foresight:bonus_gold")
    assert player(s)["hand"] == ["shropshire"]  # who triggered it
    s = last_turn(me={"hand": ["merino"], "space": "NA"})
    play(s, "move:NB", "done")
    assert (s.actor, player(s)["hand"]) == (None, ["merino"])
    s = play(table(me={"hand": ["merino"], "space": "NA"}), "move:NB", "done")
    assert len(player(s)["hand"]) == 4  # as in any other turn


@rule("NZ-END-05")
def test_wellington_is_played_as_usual_but_the_bonus_tile_leaves_the_game():
    me = {"hand": ["merino"], "space": "NH", "pounds": 0}
    s = play(last_turn(me=me, foresight=FORESIGHT), "reveal")  # Wellington is the only way
    assert player(s)["pounds"] == 2
    play(s, "deliver:lp1", "disc:wool_1", "foresight:sailor")
    assert (player(s)["posts"], s.save()["jobs"]) == ({"lp1": 1}, {"1:sailor": 1})
    play(s, "foresight:bonus_gold")
    assert s.save()["tiles_out"] == {"bonus_gold": 1}
    assert "bonus_gold" not in s.save()["bonus"].values()
    assert player(s)["market_token"] is False


@rule("NZ-END-06")
def test_the_foresight_is_still_refilled():
    me = {"hand": [], "space": "wellington"}
    pending_now = [*at("after_wellington")[:2], *rest(0)]
    s = play(last_turn(me=me, foresight=FORESIGHT, pending=pending_now), "foresight:bonus_gold")
    assert (s.actor, None in s.save()["foresight"]) == (None, False)
    assert (s.save()["foresight"][0], s.save()["foresight"][2]) == (FORESIGHT[0], FORESIGHT[2])


@rule("NZ-END-07")
def test_after_the_last_turn_of_the_last_player_the_game_is_over():
    s = play(last_turn(me={"space": "NA"}), "move:NB")
    assert (s.actor, pending(s)) == (0, "visit")
    play(s, "done")
    assert (s.actor, pending(s), s.legal()) == (None, "", [])
