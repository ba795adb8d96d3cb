"""HIRE: workers from the job market, their cost and the immediate actions of their rows."""

import pytest

from support.great_western_trail import at, offered, pending, play, player, rule, staff, table, visiting, waiting

HIRE, HIRE_2 = "use:hire_0", "use:hire_2"  # of building A
WORKERS = ("cowboy", "builder", "engineer")
COSTS = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
CRIOLLO = ["criollo"] * 4


def hiring(jobs, *, step="hire_0", me=None, **fields):
    """Seat 0 is about to hire; what is the only choice is hired already."""
    return table(me={"dollars": 40, **(me or {})}, jobs=jobs, pending=at(step), **fields)


def hired(worker, column, **fields):
    """Seat 0 has just put a worker of this type on this column of the player board."""
    me = {"workers": {**staff(), worker: column - 1}, **fields.pop("me", {})}
    return hiring({f"1:{worker}": 1}, me=me, **fields)


@rule("GWT-HIRE-01")
def test_one_worker_is_taken_paid_and_put_on_the_player_board():
    jobs = {"1:builder": 2, "2:cowboy": 1, "2:engineer": 1}
    s = play(visiting("nA", me={"dollars": 40}, jobs=jobs), HIRE)
    assert offered(s) == {"hire:1:builder", "hire:2:cowboy", "hire:2:engineer"}  # exactly one
    play(s, "hire:1:builder")
    assert waiting(s) == {"1:builder": 1, "2:cowboy": 1, "2:engineer": 1}
    assert player(s)["workers"] == staff(builder=2)
    assert player(s)["dollars"] == 34
    assert pending(s) == "visit"


@rule("GWT-HIRE-01", "GWT-HIRE-09")
@pytest.mark.parametrize(("worker", "taken"), [("builder", "1:1"), ("engineer", "1:3")])
def test_of_two_alike_in_a_row_the_left_one_is_hired(worker, taken):
    jobs = {"1:1": "builder", "1:2": "cowboy", "1:3": "engineer", "1:4": "builder"}
    s = table(4, me={"dollars": 40, "hand": []}, jobs=jobs, pending=at("hire_0"))
    play(s, f"hire:1:{worker}")
    assert s.save()["jobs"] == {place: other for place, other in jobs.items() if place != taken}


@rule("GWT-HIRE-01")
def test_without_workers_or_dollars_nobody_is_hired():
    assert not {HIRE, HIRE_2} & offered(visiting("nA", me={"dollars": 40}))
    jobs = {"1:cowboy": 1}
    assert {HIRE, HIRE_2} & offered(visiting("nA", me={"dollars": 5}, jobs=jobs)) == set()
    assert {HIRE, HIRE_2} & offered(visiting("nA", me={"dollars": 7}, jobs=jobs)) == {HIRE}
    assert {HIRE, HIRE_2} & offered(visiting("nA", me={"dollars": 8}, jobs=jobs)) == {HIRE, HIRE_2}


@rule("GWT-HIRE-02")
@pytest.mark.parametrize("row", range(2, 12))
def test_nobody_is_hired_from_the_row_of_the_token(row):
    jobs = {f"{row - 1}:cowboy": 1, f"{row - 1}:builder": 1, f"{row}:engineer": 1}
    s = hiring(jobs, token_row=row - 1)
    assert offered(s) == {f"hire:{row - 1}:cowboy", f"hire:{row - 1}:builder"}


@rule("GWT-HIRE-02")
def test_when_the_token_has_left_the_board_the_last_row_is_open_too():
    s = hiring({"12:cowboy": 1, "1:cowboy": 1}, token_row=12, last_seat=1)
    assert offered(s) == {"hire:12:cowboy", "hire:1:cowboy"}


@rule("GWT-HIRE-03")
@pytest.mark.parametrize("modifier", [0, 2, -1, -2])
def test_the_cost_is_that_of_the_row_with_the_modifier_of_the_icon(modifier):
    for row, cost in enumerate(COSTS, 1):
        s = hiring({f"{row}:cowboy": 1}, step=f"hire_{modifier}", token_row=12, me={"dollars": cost + modifier})
        assert (player(s)["dollars"], player(s)["workers"]) == (0, staff(cowboy=2))
        s = hiring({f"{row}:cowboy": 1}, step=f"hire_{modifier}", token_row=12, me={"dollars": cost + modifier - 1})
        assert player(s)["workers"] == staff()


@rule("GWT-HIRE-03")
def test_the_icons_are_those_of_building_a_6a_and_the_engineer_row():
    jobs = {"4:builder": 2}
    s = play(visiting("nA", me={"dollars": 40}, jobs=jobs, token_row=4), HIRE_2)
    assert player(s)["dollars"] == 40 - 7
    s = play(visiting("a1", "0/6a", me={"dollars": 40}, jobs=jobs, token_row=4), "use:hire_-1")
    assert player(s)["dollars"] == 40 - 4
    me = {"dollars": 40, "workers": staff(engineer=3)}
    s = play(visiting("nA", me=me, jobs={**jobs, "1:engineer": 1}, token_row=4), HIRE, "hire:1:engineer", "use:hire_-2")
    assert player(s)["dollars"] == 40 - 6 - 3


@rule("GWT-HIRE-04")
@pytest.mark.parametrize("worker", WORKERS)
def test_a_worker_goes_to_the_leftmost_free_space_of_the_own_row(worker):
    s = hired(worker, 2, me={"hand": []})
    assert player(s)["workers"] == {**staff(), worker: 2}


@rule("GWT-HIRE-04", "GWT-HIRE-06")
@pytest.mark.parametrize("worker", WORKERS)
def test_a_row_has_6_spaces_and_who_finds_it_full_is_not_hired(worker):
    jobs = {"1:cowboy": 1, "1:builder": 1, "2:engineer": 1}
    assert offered(hiring(jobs, me={"workers": {**staff(), worker: 5}}), "hire") == set(jobs)
    s = hiring(jobs, me={"workers": {**staff(), worker: 6}})
    assert offered(s, "hire") == {place for place in jobs if not place.endswith(worker)}


@rule("GWT-HIRE-06")
def test_with_only_such_workers_left_the_action_cannot_be_used():
    s = visiting("nA", me={"dollars": 40, "workers": staff(builder=6)}, jobs={"1:builder": 2})
    assert not {HIRE, HIRE_2} & offered(s)


@rule("GWT-HIRE-05")
def test_an_immediate_action_is_performed_at_once_or_forfeited():
    s = visiting("nA", me={"dollars": 40, "workers": staff(engineer=2)}, jobs={"1:engineer": 2})
    play(s, HIRE)
    assert offered(s) == {"done", "use:discard_criollo+dollars_2"}
    play(s, "done")
    assert offered(s) == {"done", HIRE_2}  # gone for good
    assert (player(s)["dollars"], player(s)["hand"]) == (34, CRIOLLO)
    s = visiting("nA", me={"dollars": 40, "workers": staff(engineer=2)}, jobs={"1:engineer": 2})
    play(s, HIRE, "use:discard_criollo+dollars_2")
    assert (player(s)["dollars"], player(s)["hand"]) == (36, ["criollo"] * 3)


@rule("GWT-HIRE-05")
def test_an_immediate_action_that_cannot_be_done_is_forfeited():
    s = hired("engineer", 3, me={"hand": ["galloway"]})
    assert (s.actor, player(s)["dollars"]) == (1, 34)


@rule("GWT-HIRE-05", "GWT-XCH-02")
def test_a_token_may_bring_the_card_an_immediate_action_needs():
    me = {"hand": ["galloway"] * 2, "deck": ["criollo"] * 2, "exchange_tokens": 1}
    s = hired("engineer", 3, me=me)
    assert offered(s) == {"done"}
    play(s, "exchange:1", "draw:2", "discard:galloway", "discard:galloway")
    assert offered(s) == {"done", "use:discard_criollo+dollars_2"}


@rule("GWT-HIRE-05")
def test_hiring_one_engineer_after_another_each_brings_its_own_action():
    me = {"dollars": 40, "workers": staff(engineer=3)}
    s = play(visiting("nA", me=me, jobs={"1:engineer": 2}), HIRE)
    play(s, "use:hire_-2")
    assert player(s)["workers"] == staff(engineer=5)
    assert offered(s) == {"done", "use:discard_criollo+cert_2"}
    assert player(s)["dollars"] == 40 - 6 - 4


@rule("GWT-HIRE-07")
@pytest.mark.parametrize("worker", WORKERS)
def test_workers_on_columns_5_and_6_are_worth_4_points_each(worker):
    points = [table(me={"workers": {**staff(), worker: n}}).scores()[0]["workers"] for n in range(1, 7)]
    assert points == [0, 0, 0, 0, 4, 8]


@rule("GWT-HIRE-07")
def test_the_rows_are_added():
    assert table(me={"workers": staff(6, 5, 4)}).scores()[0]["workers"] == 12


IMMEDIATE = {
    ("cowboy", 4): "use:remove_hazard_0",
    ("cowboy", 6): "use:capture_outlaw",
    ("builder", 4): "use:build_1",
    ("builder", 6): "use:build_1",
    ("engineer", 2): "use:discard_criollo+cert_1",
    ("engineer", 3): "use:discard_criollo+dollars_2",
    ("engineer", 4): "use:hire_-2",
    ("engineer", 5): "use:discard_criollo+cert_2",
    ("engineer", 6): "use:discard_criollo+dollars_4",
}


@rule("GWT-HIRE-08")
@pytest.mark.parametrize("column", range(2, 7))
@pytest.mark.parametrize("worker", WORKERS)
def test_the_immediate_actions_of_the_rows(worker, column):
    tiles = {"flood1": "flood_4_green", "outlaw2": "green_outlaw"}
    s = hired(worker, column, tiles=tiles, me={"hand": CRIOLLO})
    if (worker, column) == ("engineer", 4):
        assert s.actor == 1  # nobody is left to hire
        jobs = {"1:engineer": 1, "2:cowboy": 1}
        s = play(hiring(jobs, me={"workers": staff(engineer=3)}), "hire:1:engineer")
    if (worker, column) in IMMEDIATE:
        assert offered(s) == {"done", IMMEDIATE[worker, column]}
    else:
        assert s.actor == 1


@rule("GWT-HIRE-08")
@pytest.mark.parametrize(
    ("worker", "column", "gain"),
    [("cowboy", 4, {"captured": {"flood_4_green": 1}}), ("cowboy", 6, {"captured": {"green_outlaw": 1}, "dollars": 35}),
     ("engineer", 2, {"certificates": 1}), ("engineer", 3, {"dollars": 36}), ("engineer", 5, {"certificates": 2}),
     ("engineer", 6, {"dollars": 38})],
)  # fmt: skip
def test_what_the_immediate_actions_give(worker, column, gain):
    tiles = {"flood1": "flood_4_green", "outlaw2": "green_outlaw"}
    s = hired(worker, column, tiles=tiles, me={"hand": CRIOLLO})
    play(s, IMMEDIATE[worker, column])
    expected = {"captured": {}, "dollars": 34, "certificates": 0, **gain}
    assert {name: player(s)[name] for name in expected} == expected
    discarded = ["criollo"] if worker == "engineer" else []
    assert player(s)["discards"] == discarded


@rule("GWT-HIRE-08", "GWT-BUILD-04")
@pytest.mark.parametrize("column", [4, 6])
def test_the_builder_row_builds_for_1_dollar_a_builder(column):
    s = play(hired("builder", column), "use:build_1", "build:4a", "site:a1")
    assert player(s)["dollars"] == 34 - 2
    assert s.save()["tiles"]["a1"] == "0/4a"
