"""What experience counts in a position, and how it judges."""

from typing import Any

import pytest

import rondel
from rondel.core.errors import RondelError
from rondel.games.great_western_trail.greedy import Greedy
from rondel.games.great_western_trail.plans import COUNTS
from rondel.games.trail.experience import PACE, Experience, read_experience

GAME = rondel.load_game("great_western_trail")


def known(share: float = 1.0, constant: float = 0.0, **points: tuple[float, float]) -> Experience:
    """Experience of a few things; all others count for nothing."""
    each = {name: points.get(name, (0.0, 0.0)) for name in [*PACE, *COUNTS]}
    return Experience({"share": share, "constant": constant, "points": each}, COUNTS)


def judge(experience: Experience) -> Any:
    return Greedy(GAME, None, experience).prospects


def test_what_is_counted_is_what_a_seat_sees() -> None:
    state, policy, prospects = GAME.new(3, seed=4), GAME.heuristic(), judge(known())
    while state.actor is not None:
        for seat in range(3):
            _, numbers = prospects.counted(state, state.players[seat], seat)
            counts, me = dict(zip(COUNTS, numbers, strict=True)), state.players[seat]
            assert counts["dollars"] == me.money and counts["few_dollars"] == min(8, me.money)
            assert counts["certificates"] == me.certificates
            for worker, name in enumerate(("cowboy", "builder", "engineer")):
                assert 1 + sum(counts[f"{name}_{n}"] for n in range(2, 7)) == me.workers[worker]
            assert sum(counts[f"city_{n}"] for n in range(1, 11)) == sum(me.cities)
            assert counts["station_discs"] == me.stations.bit_count()
            assert 14 - sum(counts[f"cleared_{n}"] for n in range(1, 15)) == me.discs.bit_count()
            others = [sum(other.workers) for other in state.players if other is not me]
            assert counts["others_workers"] == sum(others) / 2
        state.apply(policy.choose(state))
    final = state.scores()
    for seat in range(3):
        trips, numbers = prospects.counted(state, state.players[seat], seat)
        counts, score = dict(zip(COUNTS, numbers, strict=True)), final[seat]
        assert trips == 0
        for name in ("buildings", "cities", "stations", "hazards", "cattle"):
            assert counts[name] == score[name]


def test_a_judgement_is_partly_experience_and_partly_the_estimate() -> None:
    state = GAME.new(2, seed=1)
    estimate = judge(known(share=0.0)).value(state, 0)
    assert judge(known(share=1.0, constant=50.0)).value(state, 0) == 50.0
    assert judge(known(share=0.25, constant=50.0)).value(state, 0) == pytest.approx(0.75 * estimate + 0.25 * 50)


def test_what_pays_on_every_trip_is_worth_more_the_more_trips_are_to_come() -> None:
    state = GAME.new(2, seed=1)
    prospects = judge(known(dollars=(0.0, 1.0)))
    trips, _ = prospects.counted(state, state.players[0], 0)
    assert trips > 3 and prospects.value(state, 0) == pytest.approx(trips * state.players[0].money)


def test_who_hastens_the_end_takes_trips_from_the_others_too() -> None:
    state = GAME.new(2, seed=1)
    later = state.copy()
    later.token_row += 1
    rich = judge(known(dollars=(0.0, 1.0)))
    for position in (state, later):
        position.players[0].money, position.players[1].money = 3, 10
    rich.begin(state, 0)
    gained = rich.standing(later, 0) - rich.standing(state, 0)
    assert rich.value(later, 0) < rich.value(state, 0)
    assert gained == pytest.approx(7 / 3 * (rich.value(state, 0) - rich.value(later, 0)))


def test_without_rivalry_only_the_own_points_count() -> None:
    state = GAME.new(2, seed=1)
    policy = Greedy(GAME, None, known(dollars=(0.0, 1.0)))
    policy.compete(0.0)
    policy.prospects.begin(state, 0)
    assert policy.prospects.standing(state, 0) == policy.value(state, 0)
    policy.compete(0.5)
    policy.prospects.begin(state, 0)
    assert policy.prospects.standing(state, 0) == pytest.approx(policy.value(state, 0) - policy.value(state, 1) / 2)


def test_the_file_knows_exactly_what_the_game_counts() -> None:
    values = read_experience(rondel.games.great_western_trail.plans.__file__)
    assert list(values["points"]) == [*PACE, *COUNTS] and 0 < values["share"] <= 1
    lacking = {name: pair for name, pair in values["points"].items() if name != "rail"}
    with pytest.raises(RondelError, match="rail"):
        Experience(values | {"points": lacking}, COUNTS)
