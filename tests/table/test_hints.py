"""One reason in words: the largest changes of the points that a bot expects in the end."""

import pytest

import rondel
from rondel.bots import Seat, make_bot
from rondel.bots.search import Candidate
from rondel.table.hints import explainer, percent, reason, reasons, signed
from support.hinting import CHANGES

SALTFJORD = rondel.load_game("saltfjord")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "piers +4, fishing +1, fish left −2"),
        ("pl", "mola +4, połowy +1, pozostałe ryby −2"),
        ("de", "Stege +4, Fischfang +1, Übrige Fische −2"),
    ],
)
def test_two_gains_and_a_loss_in_the_words_of_the_score_sheet(lang: str, said: str) -> None:
    assert reason(SALTFJORD, CHANGES[0], lang) == said


def test_less_than_half_a_point_is_no_reason() -> None:
    assert reason(SALTFJORD, CHANGES[1], "en") == reason(SALTFJORD, {}, "en") == ""
    assert reason(SALTFJORD, {"wagons": -0.5}, "en") == "wagons −1"
    assert reason(SALTFJORD, {"wagons": 0.5, "piers": 0.4}, "en") == "wagons +1"


@pytest.mark.parametrize("name", [name for name in rondel.games() if name != "quay"])
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_category_has_a_name(name: str, lang: str) -> None:
    game = rondel.load_game(name)
    for category in game.new(players=2, seed=1).scores()[0]:
        said = reason(game, {category: 2.0}, lang)
        assert said == "" if category == "total" else said.endswith(" +2") and "score-" not in said


def move(win: float | None, **changes: float) -> Candidate:
    return Candidate(0, 1, 0.0, 0.0, win, 0.5, changes)


@pytest.mark.parametrize(
    ("best", "other", "whys"),
    [
        ((0.6, 2.0), (0.5, 0.4), ["against the next best: piers +2", "against the best: piers −2"]),
        ((0.6, 2.0), (0.5, None), ["against the next best: piers +2", "against the best: piers −2"]),
        (
            (0.6, 2.0),
            (0.5, 1.8),
            [
                "about the same points as the next best, but a better chance: 60% against 50%",
                "about the same points as the best, but a lower chance: 50% against 60%",
            ],
        ),
        (
            (0.5, 2.0),
            (0.6, 2.0),
            [
                "about the same points as the next best; experience and lead speak for it (50% against 60%)",
                "about the same points as the best; experience and lead speak against it (60% against 50%)",
            ],
        ),
        (
            (0.6, 1.0),
            (0.5, 2.0),
            [
                "chance, lead and experience together speak for it, in spite of this against the next best: piers −1",
                "chance, lead and experience together speak against it, in spite of this against the best: piers +1",
            ],
        ),
        ((0.5, 2.0), (0.5, 2.0), ["about as good as the next best", "about as good as the best"]),
    ],
    ids=["points", "a category the other does not touch", "chance", "experience", "in spite of points", "alike"],
)
def test_the_best_is_compared_with_the_next_and_the_others_with_the_best(best, other, whys) -> None:
    moves = [move(win, **({} if piers is None else {"piers": piers})) for win, piers in (best, other)]
    assert reasons(SALTFJORD, moves, "en") == whys
    assert reasons(SALTFJORD, [*moves, moves[1]], "en") == [*whys, whys[1]]
    for lang in ("pl", "de"):
        assert all(why and "reason-" not in why for why in reasons(SALTFJORD, moves, lang))


def test_the_only_move_says_so() -> None:
    only = "the bot finds no other move worth a try"
    assert reasons(SALTFJORD, [move(0.5, piers=0.1)], "en") == [only]
    assert reasons(SALTFJORD, [move(0.5, piers=2.0)], "en") == [f"{only}; the points expected change: piers +2"]


def test_who_does_not_judge_gives_no_reasons() -> None:
    assert reasons(SALTFJORD, [move(None), move(None)], "en") == ["", ""]
    assert reasons(SALTFJORD, [], "en") == []


@pytest.mark.parametrize("name", ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_each_move_of_a_hint_has_a_reason(name: str) -> None:
    """Positions of a game of the network against itself."""
    game = rondel.load_game(name)
    state, net, adviser = game.new(players=2, seed=4), make_bot("net:t=1", game, 4), make_bot("puct:12i", game, 1)
    told = set[str]()
    for number in range(25):
        if number % 12 == 0:
            moves = explainer(adviser, "puct").explain(Seat(state, state.actor))
            for lang in ("en", "pl", "de"):
                whys = reasons(game, moves, lang)
                assert len(whys) == len(moves) and all(why and "reason-" not in why for why in whys)
                told.update(whys)
        state.apply(net.choose(Seat(state, state.actor)))
    assert len(told) > 3, "not always the same"


def test_numbers_are_whole() -> None:
    assert [signed(points) for points in (0.5, 1.49, 1.5, -0.5, -3.7)] == ["+1", "+1", "+2", "−1", "−4"]
    assert [percent(chance) for chance in (0.0, 0.004, 0.655, 1.0)] == [0, 0, 66, 100]


def test_who_cannot_explain_is_no_adviser() -> None:
    with pytest.raises(TypeError, match="greedy cannot explain itself"):
        explainer(make_bot("greedy", SALTFJORD, 1), "greedy")
    search = make_bot("mcts:1i", SALTFJORD, 1)
    assert explainer(search, "mcts:1i") is search
