"""INFO: who sees what, in views, imagined states and events."""

import pytest

from support.saltfjord import GAME, during, legal, offered, play, player, restore, rule, table

EVERYBODY = [0, 1, 2, None]  # three seats and a spectator


def fishing(stack, pool, seat=0, **fields):
    """That seat of three, who draws two and keeps one, is about to fish in the first area."""
    fields = {"pending": during("may go_fishing", seat=seat), "token_tops": {}, "overboard": {}, **fields}
    doc = table(3, me={"levels": {"fishery": 1}}, other={"levels": {"fishery": 1}}, **fields).save()
    return restore(doc, unseen={"area1:I": stack}, token_pools=pool)


def keeping(*drawn):
    """Seat 0 of three has drawn these two tokens and keeps one."""
    known = [{"token": token, "known_by": [0]} for token in drawn]
    me = {"levels": {"fishery": 1}, "boat": 1}
    return table(3, me=me, drawn=known, pending=during("keep", "area1:I"))


def tokens(state, seat):
    """What a seat sees of the token on top of the first stack."""
    return state.view(seat)["token_tops"]["area1:I"].get("token")


def kinds(state, seat):
    return [event.kind for event in state.visible(seat)]


@rule("SF-INFO-01")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_that_lies_open_is_seen_by_all(seat):
    me = {
        "tiles": ["D2-01@3:3:0"],
        "goods": {"fish": 2, "gold": 1},
        "abilities": ["AB-3"],
        "levels": {"carpentry": 1, "fishery": 2},
        "boat": 3,
        "tokens": ["I-vp1", "II-fish3"],
        "collected": {"I-wood1": 2},
        "points": {"fishing": 7},
        "on": {"2:1": "white 1"},
        "taken": {"white": 1},
    }
    s = table(3, me=me, dice={"white 2": 1, "orange 6": 2})
    doc, view = s.save(), s.view(seat)
    assert view["players"] == doc["players"]
    for name in ("dice", "tile_tops", "tile_left", "crate_tops", "crate_left", "ability_tiles", "scoring", "round"):
        assert view[name] == doc[name]
    assert view["dice"] == {"white 2": 1, "orange 6": 2}
    assert view["players"][0]["collected"] == {"I-wood1": 2}


@rule("SF-INFO-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_in_the_stacks_is_hidden_from_all(seat):
    s = GAME.new(players=3, seed=5)
    view = s.view(seat)
    assert view["crate_pool"] == {"hidden": 44}
    assert view["tile_pools"] == {"hidden": [12, 10, 18, 14]}  # below the 8 tops
    assert view["token_pools"] == {"hidden": [29, 23, 15]}
    assert "chance" not in view


@rule("SF-INFO-02")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_two_tables_that_differ_only_in_what_another_put_back_look_the_same(seat):
    first, second = (
        table(3, other={"levels": {"fishery": 1}}, token_tops={"area1:I": {"token": token, "known_by": [1]}})
        for token in ("I-vp2", "I-wood1")
    )
    assert first.save() != second.save()
    assert first.view(seat) == second.view(seat)
    assert first.legal() == second.legal()


@rule("SF-INFO-02")
def test_an_imagined_table_draws_other_crates_tiles_and_tokens():
    me = {"goods": {"wood": 1, "fish": 1}, "workers": 0, "on": {"1:2": "worker"}}
    s = table(me=me, crate_tops={"2": "SC-1"})
    crates, tiles, caught = set(), set(), set()
    for seed in range(20):
        t = s.imagine(0, seed)
        assert {**t.save(), "chance": ""} == {**s.save(), "chance": ""}
        order = play(t.copy(), "retire:tavern3", "order:2")
        crates.add(order.save()["crate_tops"]["2"])
        build = play(t.copy(), "retire:tavern4", "build:S1_1")
        tiles.add(build.save()["tile_tops"]["S1_1"])
        sail = play(t.copy(), "retire:tavern1", "sail:I")
        caught.add(player(sail)["tokens"][0])
    assert min(len(crates), len(tiles), len(caught)) > 3


@rule("SF-INFO-03")
def test_two_drawn_tokens_are_seen_only_by_who_draws_them():
    s = play(fishing(2, ["I-vp1", "I-wood1"]), "sail:I")
    assert {entry["token"] for entry in s.view(0)["drawn"]} == {"I-vp1", "I-wood1"}
    for seat in (1, 2, None):
        assert s.view(seat)["drawn"] == [{"known_by": [0]}, {"known_by": [0]}]


@rule("SF-INFO-03")
def test_a_token_put_back_is_known_only_to_who_looked():
    s = play(fishing(2, ["I-vp1", "I-wood1"]), "sail:I", "keep:I-vp1")
    assert [tokens(s, seat) for seat in EVERYBODY] == ["I-wood1", None, None, None]


@rule("SF-INFO-03")
def test_who_looks_later_knows_the_token_too():
    top = {"area1:I": {"token": "I-wood1", "known_by": [0]}}
    s = fishing(1, ["I-vp1"], seat=1, token_tops=top)
    play(s, "sail:I", "keep:I-vp1")
    assert [tokens(s, seat) for seat in EVERYBODY] == ["I-wood1", "I-wood1", None, None]
    s = fishing(1, ["I-vp1"], seat=1, token_tops=top)
    play(s, "sail:I", "keep:I-wood1")
    assert [tokens(s, seat) for seat in EVERYBODY] == [None, "I-vp1", None, None]


@rule("SF-INFO-03")
def test_only_who_draws_hears_what_was_drawn():
    s = fishing(2, ["I-vp1", "I-wood1"])
    s.listen()
    play(s, "sail:I", "keep:I-vp1")
    assert kinds(s, 0).count("sees") == 2
    for seat in (1, 2, None):
        assert "sees" not in kinds(s, seat)
        assert "catches" in kinds(s, seat)


@rule("SF-INFO-03")
def test_nobody_else_can_tell_whether_the_two_tokens_were_equal():
    equal, different = keeping("I-vp1", "I-vp1"), keeping("I-vp1", "I-wood1")
    for s in (equal, different):
        s.listen()
        play(s, "keep:I-vp1")
    for seat in (1, 2, None):
        assert equal.view(seat) == different.view(seat)
        assert equal.visible(seat) == different.visible(seat)


@rule("SF-INFO-03")
def test_nobody_else_sees_from_the_pending_decision_that_the_two_tokens_are_equal():
    equal, different = keeping("I-vp1", "I-vp1"), keeping("I-vp1", "I-wood1")
    for seat in (1, 2, None):
        assert equal.view(seat) == different.view(seat)


@rule("SF-INFO-03")
def test_who_knows_a_token_still_knows_it_in_an_imagined_table():
    top = {"area1:I": {"token": "I-wood1", "known_by": [0]}}
    s = table(3, me={"levels": {"fishery": 1}}, token_tops=top)
    mine = {s.imagine(0, seed).save()["token_tops"]["area1:I"]["token"] for seed in range(20)}
    others = {s.imagine(1, seed).save()["token_tops"]["area1:I"]["token"] for seed in range(20)}
    assert mine == {"I-wood1"}
    assert len(others) > 2
    for seed in range(5):
        assert s.imagine(1, seed).view(1) == s.view(1)


@rule("SF-INFO-03")
def test_drawn_tokens_are_imagined_by_the_others_and_known_to_who_drew_them():
    s = play(table(3, me={"levels": {"fishery": 1}}, pending=during("may go_fishing")), "sail:I")
    seen = s.save()["drawn"]
    assert all(s.imagine(0, seed).save()["drawn"] == seen for seed in range(10))
    assert any(s.imagine(1, seed).save()["drawn"] != seen for seed in range(10))
    assert all(s.imagine(1, seed).view(1) == s.view(1) for seed in range(10))


@rule("SF-INFO-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_tokens_on_boats_and_tokens_thrown_overboard_are_seen_by_all(seat):
    s = table(3, me={"boat": 2, "tokens": ["I-vp1", "II-fish3"]})
    s.listen()
    play(s, "overboard:II-fish3")
    assert s.view(seat)["players"][0]["tokens"] == ["I-vp1"]
    assert s.view(seat)["overboard"] == {"area2:II": ["II-fish3"]}
    assert "throws" in kinds(s, seat)
    if seat is not None:
        assert s.imagine(seat, 1).save()["overboard"] == {"area2:II": ["II-fish3"]}


@rule("SF-INFO-03")
def test_a_token_thrown_overboard_is_known_to_all_when_it_comes_up_and_goes_back():
    s = fishing(1, ["I-vp1"], overboard={"area1:I": ["I-wood1"]})
    play(s, "sail:I", "keep:I-vp1")
    assert [tokens(s, seat) for seat in EVERYBODY] == ["I-wood1"] * 4


@rule("SF-INFO-03")
def test_who_knew_only_one_of_two_equal_tokens_does_not_know_which_went_back():
    s = play(fishing(1, ["I-wood1"], overboard={"area1:I": ["I-wood1"]}), "sail:I")
    if "keep:I-wood1" in legal(s):
        play(s, "keep:I-wood1")
    assert [tokens(s, seat) for seat in EVERYBODY] == ["I-wood1", None, None, None]


@rule("SF-INFO-04")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_crates_at_piers_are_known_to_all(seat):
    crates = {"pier1": ["CR-01", "CR-09"], "pier4": ["SC-2"]}
    s = table(3, me={"crates": crates}, crate_tops={"1": "SC-1"})
    assert s.view(seat)["players"][0]["crates"] == crates
    if seat is not None:
        assert player(s.imagine(seat, 3))["crates"] == crates


@rule("SF-FISH-07")
def test_a_token_put_back_can_be_the_only_one_of_its_stack():
    top = {"area1:I": {"token": "I-fish2", "known_by": [0]}}
    s = fishing(0, [], seat=1, token_tops=top)
    assert offered(s) == {"sail:I", "done"}
    assert player(play(s, "sail:I"), 1)["tokens"] == ["I-fish2"]
