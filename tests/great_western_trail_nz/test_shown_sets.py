"""WEL, SHEAR: the sheep that are shown are a set, whatever the order of the clicks."""

from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.great_western_trail_nz import (
    GAME,
    at,
    covered,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    staff,
    table,
    visiting,
)

FOUR = ["merino", "dorset_horn", "lincoln", "ryeland"]  # breeding 2, 3, 2, 2; wool 3, 1, 4, 5
SHEEP = {entry["id"]: entry for part in ("deck", "market", "side") for entry in GAME.components.facts["animals"][part]}
HELD = ["shropshire", "southdown", "english_leicester", *FOUR, "suffolk", "romney", "ferry"]
HANDS = st.lists(st.sampled_from(range(2 * len(HELD))), min_size=1, max_size=5, unique=True).map(
    lambda cards: [HELD[n // 2] for n in cards]  # at most two of each
)


def arrived(hand: list[str], **me: Any) -> Any:
    """Seat 0 has just reached Wellington; no sheep is in the market."""
    return table(me={"space": "wellington", "hand": hand, **me}, market=[], pending=at("wellington"))


def shearing(hand: list[str], **me: Any) -> Any:
    return play(visiting("NE", me={"hand": hand, **me}, market=[]), "use:shear_shearers")


def shows(s: Any, breeds: Any, step: str) -> Any:
    """These breeds, one click each, and the word that they are all, where it is asked for."""
    for breed in breeds:
        play(s, f"show:{breed}")
    return play(s, "done") if pending(s) == step else s


@rule("NZ-WEL-34")
@pytest.mark.parametrize("order", list(permutations(FOUR[:3])))
def test_the_order_in_which_sheep_are_revealed_makes_no_difference(order):
    s = shows(arrived(FOUR), order, "reveal_more")
    assert (player(s)["pounds"], player(s)["hand"]) == (10 + 2 + 3 + 2, ["ryeland"])
    assert sorted(player(s)["discards"]) == sorted(FOUR[:3])


@rule("NZ-SHEAR-15")
@pytest.mark.parametrize("order", list(permutations(FOUR[1:])))
def test_the_order_in_which_sheep_are_shorn_makes_no_difference(order):
    s = shows(shearing(FOUR, workers=staff(shearer=3)), order, "shear_more")
    assert (player(s)["pounds"], player(s)["hand"]) == (10 + 1 + 4 + 5, ["merino"])


@rule("NZ-WEL-34", "NZ-SHEAR-15")
@pytest.mark.parametrize(
    ("begin", "step", "after"), [(arrived, "reveal_more", "deliver"), (shearing, "shear_more", "shear_after")]
)
def test_the_set_ends_when_the_player_says_so_or_nothing_can_be_added(begin, step, after):
    s = play(begin(FOUR, workers=staff(shearer=4)), "show:ryeland")
    assert offered(s) == {"done", "show:merino", "show:dorset_horn", "show:lincoln"}
    play(s, "show:merino")
    assert offered(s) == {"done", "show:dorset_horn", "show:lincoln"}
    assert pending(play(s.copy(), "done")) == after
    play(s, "show:lincoln", "show:dorset_horn")
    assert pending(s) == after


@rule("NZ-SHEAR-15")
def test_the_last_shearer_ends_the_set():
    s = play(shearing(FOUR, workers=staff(shearer=2)), "show:ryeland", "show:merino")
    assert (pending(s), player(s)["pounds"]) == ("shear_after", 18)


@rule("NZ-WEL-34", "NZ-SHEAR-15")
@pytest.mark.parametrize("begin", [arrived, shearing])
def test_nothing_is_gained_or_discarded_before_the_set_is_complete(begin):
    """So a click can be taken back: nothing hidden was drawn either."""
    s = begin(FOUR, workers=staff(shearer=4), certificates=2)
    before = player(s)
    shown = s.revealed
    for breed in ("ryeland", "merino", "lincoln"):
        play(s, f"show:{breed}")
        assert (player(s), s.revealed) == (before, shown)


@rule("NZ-WEL-34", "NZ-SHEAR-15")
@pytest.mark.parametrize("begin", [arrived, shearing])
def test_a_set_half_shown_is_saved_and_goes_on(begin):
    s = play(begin(FOUR, workers=staff(shearer=4)), "show:ryeland")
    again = GAME.restore(s.save())
    assert legal(again) == legal(s)
    assert player(play(again, "show:merino", "done")) == player(play(s, "show:merino", "done"))


def sets_of(hand: list[str], most: int) -> set[frozenset[str]]:
    """All sets that may be shown: up to so many cards of the hand that are sheep, no two of one breed."""
    held = [name for name in hand if name in SHEEP]
    return {frozenset(cards) for n in range(most + 1) for cards in combinations(held, n) if len(set(cards)) == n}


def reached(s: Any, step: str) -> dict[frozenset[str], set[int]]:
    """Whatever is shown in whatever order: what was discarded, and how many pounds were gained with it."""
    found: dict[frozenset[str], set[int]] = {}
    breeds = offered(s, "show")
    for action in offered(s) & {"done", "reveal", *[f"show:{breed}" for breed in breeds]}:
        t = play(s.copy(), action)
        if pending(t) == step:
            assert offered(t, "show") == breeds - {action.removeprefix("show:")}  # whichever came first
            for cards, gains in reached(t, step).items():
                found.setdefault(cards, set()).update(gains)
        else:
            me = player(t)
            assert len(set(me["discards"])) == len(me["discards"])
            found.setdefault(frozenset(me["discards"]), set()).add(me["pounds"] - 10)
    return found


@rule("NZ-WEL-01", "NZ-WEL-34")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(hand=HANDS, cleared=st.integers(0, 2))
def test_every_set_of_breeds_is_revealed_by_clicks_in_any_order(hand, cleared):
    s = arrived([*hand, "o01"], discs=covered("cert_limit", "hand_1", "hand_2", *["cert_1", "cert_2"][:cleared]))
    values = {cards: {cleared + sum(SHEEP[name]["value"] for name in cards)} for cards in sets_of(hand, len(hand))}
    assert reached(s, "reveal_more") == values


@rule("NZ-SHEAR-01", "NZ-SHEAR-15")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(hand=HANDS, shearers=st.integers(1, 5), printed=st.sampled_from([0, 1, 2, 3]), cleared=st.integers(0, 2))
def test_every_set_of_breeds_is_shorn_by_clicks_in_any_order(hand, shearers, printed, cleared):
    discs = covered("cert_limit", "hand_1", "hand_2", *["wool_1", "wool_2"][:cleared])
    me = {"hand": [*hand, "merino"], "workers": staff(shearer=shearers), "discs": discs, "space": "NE"}
    s = table(me=me, market=[], pending=at(f"shear_{printed or 'shearers'}"))
    values = {
        cards: {sum(SHEEP[name]["wool"] for name in cards) + (cleared if cards else 0)}
        for cards in sets_of([*hand, "merino"], printed or shearers)
    }
    assert reached(s, "shear_more") == values
