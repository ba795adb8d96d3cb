"""The heuristic player of New Zealand: in every variant to the end, blind to luck, better than chance."""

from typing import Any

import pytest

from support.great_western_trail_nz import GAME, at, covered, table
from support.heuristic import beats_random, looks_at_no_luck, plays_to_the_end, sees_no_secrets

VARIANTS: dict[int, dict[str, Any]] = {
    1: {"sarah": "hard"},
    2: {"buildings": "b"},
    3: {"buildings": "mixed", "neutral": "random"},
    4: {"cards_out_of_turn": True},
}


def chosen(state: Any) -> str:
    name: str = GAME.actions.name(GAME.heuristic().choose(state))
    return name


@pytest.mark.parametrize("players", VARIANTS)
def test_every_variant(players: int) -> None:
    plays_to_the_end(GAME, players, VARIANTS[players], least=40)


def test_luck_to_come_makes_no_difference() -> None:
    looks_at_no_luck(GAME, decisions=200)


def test_secrets_of_the_others_make_no_difference() -> None:
    sees_no_secrets(GAME, decisions=120)


def test_random_players_lose() -> None:
    beats_random(GAME, least=70)


def test_gold_that_would_be_lost_buys_a_card_at_once() -> None:
    assert chosen(table(me={"gold": 5})).startswith("gold:")
    assert not chosen(table(me={"gold": 2})).startswith("gold:")


def test_two_tokens_rid_the_flock_of_a_shropshire() -> None:
    assert chosen(table(me={"exchange_tokens": 2})) == "combine:1"


def test_a_sheep_that_would_spoil_a_good_flock_is_waived_another_is_taken() -> None:
    """Of two worth 2 points each; the lesser reward is tried like everything else."""
    sets = {"stack_sets": ["shipping", "cheviot", "border_leicester", "bonus_8"]}
    market = {"market": ["lincoln", "lincoln"], "pending": at("may use take_market_one_or_two")}
    flock = {"hand": ["suffolk", "hampshire", "cheviot", "border_leicester"], "deck": ["suffolk", "hampshire"]}
    assert chosen(table(me=flock, **market, **sets)) == "use:take_market_one_of_two"
    assert chosen(table(me={"hand": ["merino"], "deck": ["merino", "southdown"]}, **market)) == (
        "use:take_market_one_or_two"
    )


def test_what_is_good_is_taken_whole() -> None:
    assert chosen(table(pending=at("may use pounds_3+card_ferry"))) == "use:pounds_3+card_ferry"
    assert chosen(table(pending=at("may use cert_2"))) == "use:cert_2"
    assert chosen(table(me={"pathfinder": 1}, pending=at("may use pathfinder_4"))) == "use:pathfinder_4"


def test_it_never_delivers_to_post_0_where_a_better_one_is_open() -> None:
    me = {"posts": {"lp1": 1, "lp3": 1, "lp6": 1}, "discs": covered("cert_limit", "wool_1", "step", "hand_1")}
    assert chosen(table(me=me, pending=at("deliver", 9))) == "deliver:lp9"
