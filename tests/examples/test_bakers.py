"""The worked example game: its rules, the contract, its words and its drawing, and as small as promised."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rondel.arena import simulate
from rondel.core import explanation
from rondel.core.errors import IllegalAction
from rondel.core.explanation import Badge
from rondel.core.rulebook import load_rulebook
from rondel.core.texts import LANGUAGES, Texts
from rondel.drawing import whole
from rondel.lessons import LessonRun, lessons_of
from rondel.lessons.check import problems
from rondel.testing import conformance
from support.drawn_board import Drawing, identities

FOLDER = Path(__file__).parent / "bakers"
rule = pytest.mark.rule


def played(game: Any, players: int, seed: int) -> Iterator[Any]:
    """All decisions of a random game, and its end."""
    state, chance = game.new(players, seed), random.Random(seed)
    while state.actor is not None:
        yield state
        state.listen()
        state.apply(chance.choice(state.legal()))
    yield state


def position(game: Any, **first: Any) -> Any:
    """A game of two at its first decision; the first player has these things."""
    doc = game.new(2, 1).save()
    doc["players"][0].update(first)
    return game.restore(doc)


def names(state: Any) -> list[str]:
    return [state.game.actions.name(action) for action in state.legal()]


def act(state: Any, *actions: str) -> Any:
    for name in actions:
        state.apply(state.game.actions.number(name))
    return state


# Small


def test_its_rules_take_less_than_150_lines_of_python() -> None:
    """All lines of its rules count that are not blank, comments and docstrings too; explain/ and drawing are extra."""
    rules = [FOLDER / "__init__.py", FOLDER / "game.py"]
    assert sorted(FOLDER.glob("*.py")) == sorted([*rules, FOLDER / "board.py"])
    assert sum(bool(line.strip()) for file in rules for line in file.read_text("utf-8").splitlines()) < 150


# The rules


@rule("BK-SETUP-01", "BK-SETUP-02")
def test_all_start_on_the_market_with_three_coins_and_two_orders(bakers: Any) -> None:
    doc = bakers.new(4, 1).save()
    assert [p["space"] for p in doc["players"]] == ["market"] * 4
    assert [p["goods"] for p in doc["players"]] == [{"coin": 3}] * 4
    assert [len(p["hand"]) for p in doc["players"]] == [2] * 4
    assert len(doc["pile"]) == 24 - 8


@rule("BK-WALK-01", "BK-WALK-02")
def test_two_steps_are_free_and_each_further_one_costs_a_coin(bakers: Any) -> None:
    s = position(bakers)
    assert names(s) == ["walk:oven", "walk:guild", "walk:bakehouse", "walk:inn", "walk:patisserie"]
    assert act(s, "walk:inn").save()["players"][0]["goods"] == {"coin": 3 - 2 + 3}


@rule("BK-WALK-02")
def test_each_other_baker_on_a_space_costs_a_coin_more(bakers: Any) -> None:
    s = act(position(bakers), "walk:oven", "walk:oven")
    assert s.save()["players"][1]["goods"] == {"coin": 2, "bread": 2}


@rule("BK-WALK-01")
def test_all_around_to_the_same_space_costs_the_four_further_steps(bakers: Any) -> None:
    assert "walk:oven" in names(position(bakers, space="oven", goods={"coin": 4}))
    assert "walk:oven" not in names(position(bakers, space="oven", goods={"coin": 3}))


@rule("BK-WALK-03")
def test_whoever_can_pay_for_no_space_stays_and_does_nothing(bakers: Any) -> None:
    doc = bakers.new(3, 1).save()
    for player, space, coins in zip(doc["players"], ("market", "oven", "guild"), (0, 3, 3)):
        player.update(space=space, goods={"coin": coins})
    s = bakers.restore(doc)
    assert s.actor == 1
    assert s.save()["players"][0]["space"] == "market"


@rule("BK-SPACE-01", "BK-SPACE-02")
@pytest.mark.parametrize(
    ("actions", "gained"),
    [
        (("walk:oven",), {"bread": 2}),
        (("walk:inn",), {"coin": 3}),
        (("walk:bakehouse", "bakehouse:bread"), {"bread": 3}),
        (("walk:bakehouse", "bakehouse:cake"), {"cake": 1}),
        (("walk:patisserie", "patisserie:coin"), {"cake": 1, "coin": 1}),
        (("walk:patisserie", "patisserie:order"), {"cake": 1}),
    ],
)
def test_a_space_gives_what_it_says(bakers: Any, actions: tuple[str, ...], gained: dict[str, int]) -> None:
    me = act(position(bakers, goods={"coin": 3}), *actions).save()["players"][0]
    spent = {"oven": 0, "inn": 2, "bakehouse": 1, "patisserie": 3}[actions[0].partition(":")[2]]
    coins = {"coin": 3 - spent + gained.get("coin", 0)}
    assert me["goods"] == {good: n for good, n in {**gained, **coins}.items() if n}
    assert len(me["hand"]) == 2 + (actions[-1] == "patisserie:order")


@rule("BK-SPACE-01", "BK-SPACE-03")
def test_orders_drawn_are_known_to_their_owner_only(bakers: Any) -> None:
    s = position(bakers)
    s.listen()
    act(s, "walk:guild")
    assert [event.kind for event in s.visible(0)] == ["walks", "draws", "draws", "turn"]
    assert [event.kind for event in s.visible(1)] == [event.kind for event in s.visible(None)] == ["walks", "turn"]
    assert s.view(1)["players"][0]["hand"] == {"hidden": 4}
    assert s.view(None)["pile"] == {"hidden": 24 - 6}


@rule("BK-SPACE-03")
def test_the_pile_may_be_short_or_empty(bakers: Any) -> None:
    doc = bakers.new(2, 1).save()
    doc["pile"] = doc["pile"][:1]
    assert len(act(bakers.restore(doc), "walk:guild").save()["players"][0]["hand"]) == 3


@rule("BK-SPACE-04")
def test_up_to_two_orders_are_delivered_for_their_goods(bakers: Any) -> None:
    goods, hand = {"coin": 1, "bread": 4, "cake": 1}, ["school", "school", "mayor", "castle"]
    s = act(position(bakers, space="inn", goods=goods, hand=hand), "walk:market")
    assert names(s) == ["done", "deliver:school", "deliver:mayor"]
    act(s, "deliver:school", "deliver:mayor")
    assert s.actor == 1
    me = s.save()["players"][0]
    assert (me["goods"], me["hand"], me["served"]) == ({"bread": 3}, ["school", "castle"], {"school": 1, "mayor": 1})


@rule("BK-END-01")
def test_the_game_ends_after_ten_rounds(bakers: Any) -> None:
    rounds = [(state.save()["round"], state.actor is None) for state in played(bakers, 3, 4)]
    assert rounds[0] == (1, False)
    assert rounds[-2:] == [(10, False), (11, True)]


@rule("BK-END-02", "BK-END-03")
def test_points_come_from_orders_customers_and_coins_and_are_lost_for_the_hand(bakers: Any) -> None:
    s = position(bakers, goods={"coin": 7, "bread": 9}, hand=["ship"], served={"school": 2, "castle": 1})
    assert s.scores()[0] == {"orders": 17, "customers": 4, "left": -1, "coins": 2, "total": 22}
    assert s.winners() == [0]
    assert bakers.new(2, 1).winners() == [0, 1]


def test_every_rule_has_its_test(bakers: Any) -> None:
    assert load_rulebook("bakers").coverage(Path(__file__).parent).complete


# The contract


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_contract_holds_at_every_decision(bakers: Any, players: int) -> None:
    setting = conformance.Setting(bakers, players)
    assert all(conformance.check_game(setting, seed) for seed in range(6))


def test_bots_play_it_and_a_search_is_better_than_chance(bakers: Any) -> None:
    """It has no heuristic: the search plays on at random."""
    results = simulate("bakers", games=6, players=2, bots=["mcts:20i", "random"], seed=2)
    assert results.by_bot["mcts:20i"].mean > results.by_bot["random"].mean


# Explanations


def said(state: Any, action: str, lang: str = "en") -> str:
    return str(state.game.texts().refusal(state, state.game.actions.number(action), lang))


def badge(state: Any, action: str) -> Badge | None:
    return explanation.badge(state.game, state, state.game.actions.number(action))


@rule("BK-WALK-02")
def test_a_walk_that_is_too_dear_is_refused_with_its_price_and_rule(bakers: Any) -> None:
    s = position(bakers, space="oven", goods={"coin": 1})
    assert said(s, "walk:oven") == "This walk costs 4 coins, more than you have. (BK-WALK-02)"
    with pytest.raises(IllegalAction) as refused:
        s.apply(bakers.actions.number("walk:oven"))
    assert (refused.value.reason, refused.value.rule) == ("too_dear", "BK-WALK-02")
    assert badge(s, "walk:inn") == Badge([("coin", 1)], [])
    assert badge(s, "walk:guild") == Badge([], [])


@rule("BK-SPACE-04")
def test_an_order_is_refused_that_is_not_in_hand_or_whose_goods_are_missing(bakers: Any) -> None:
    s = position(bakers, space="inn", goods={"bread": 1, "coin": 1}, hand=["school", "abbey"])
    act(s, "walk:market")
    assert names(s) == ["done", "deliver:school"]
    assert said(s, "deliver:mayor") == "You do not hold such an order. (BK-SPACE-04)"
    assert said(s, "deliver:abbey") == "This order asks for 1 bread, 1 cake. (BK-SPACE-04)"
    assert said(s, "deliver:abbey", "pl") == "To zamówienie wymaga: 1 chleb, 1 tort. (BK-SPACE-04)"
    assert said(s, "walk:oven").startswith("Something else is to be decided now.")
    assert badge(s, "deliver:school") == Badge([("bread", 1)], [("point", 2)])
    assert badge(s, "walk:oven") is None


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(bakers: Any, lang: str) -> None:
    texts = Texts(bakers, strict=True)
    said = [texts.title(lang), *[texts.score(lang, category) for category in bakers.new(2, 1).scores()[0]]]
    for state in played(bakers, 4, 7):
        said += [texts.event(event, lang) for event in state.visible(0)]
        said += [texts.prompt(state, lang), *[texts.action(state, action, lang) for action in state.legal()]]
        said += [texts.refusal(state, action, lang) for action in range(len(bakers.actions))]
    assert not [text for text in said if re.search(r"[{}$_]|\w:\w|  ", text)]


def test_all_languages_have_the_same_messages() -> None:
    ids = [
        re.findall(r"^([a-z]\S*) =", (FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8"), re.M) for lang in LANGUAGES
    ]
    assert ids[0] == ids[1] == ids[2]


# The drawing


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "pl"), (4, "de")])
def test_every_choice_on_the_board_has_its_place_there(bakers: Any, players: int, lang: str) -> None:
    drawing, found = Drawing(bakers), set()
    for state in played(bakers, players, 11):
        shown, offered = drawing.drawn(lang, state, state.actor or 0)
        ids = identities(shown)
        assert len(ids) == len(set(ids))
        by_id = {node.get("id"): node for node in ElementTree.fromstring(shown).iter()}
        for choice in [choice for choice in offered if choice.place]:
            place = by_id[choice.place]
            assert place.get("aria-label") and any(kid.get("class") == "ring" for kid in place)
            found.add(choice.action.partition(":")[0])
    assert found == {"walk", "deliver"}


def test_what_a_seat_may_not_know_is_not_drawn(bakers: Any) -> None:
    for state in played(bakers, 3, 3):
        if state.actor is not None:
            assert whole(bakers, state.imagine(2, 1).view(2), 2) == whole(bakers, state.view(2), 2)


def test_a_state_draws_itself(bakers: Any) -> None:
    svg = ElementTree.fromstring(bakers.new(2, 1)._repr_svg_())
    symbols = {node.get("id") for node in svg.iter() if node.tag.endswith("symbol")}
    used = {node.get("href", "").removeprefix("#") for node in svg.iter() if node.tag.endswith("use")}
    assert used <= symbols
    assert {"coin", "order", "seat-square"} <= used


# The lesson


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_lesson_can_be_played_to_its_end(bakers: Any, lang: str) -> None:
    assert [problems(lesson, lang) for lesson in lessons_of("bakers")] == [[]]


def test_a_wrong_step_changes_nothing_and_is_answered(bakers: Any) -> None:
    run = LessonRun(lessons_of("bakers")[0])
    before = run.state.save()
    assert run.play("walk:oven").text == run.say("third-step")  # the lesson's own words
    assert run.play("walk:inn").text == "This walk costs 4 coins, more than you have."  # the rule that forbids it
    assert (run.state.save(), run.pointed) == (before, True)
    assert [run.play(action).kind for action in ("walk:market", "deliver:school")] == ["right", "right"]
    assert run.play("walk:inn").kind == "wrong"
    assert run.play("walk:oven").text == run.say("two-only")  # free play, but this cannot reach the goal
    assert (run.at, run.state.save()["players"][0]["space"]) == (2, "market")


def test_without_a_heuristic_the_others_take_the_first_action_there_is(bakers: Any) -> None:
    lesson = lessons_of("bakers")[0]
    run = LessonRun(replace(lesson, steps=(lesson.steps[0], replace(lesson.steps[1], auto=()))))
    assert [run.show().kind for _ in lesson.steps[:2]] == ["right", "done"]
    assert run.state.save()["players"][1]["space"] == "market"
