"""The search: what it may know, what it finds, how it is asked."""

from functools import partial
from typing import Any

import pytest

import rondel
from rondel.bots import Seat, make_bot
from rondel.bots.search import MctsSearch, SearchConfig
from rondel.bots.search.evaluator import Evaluator
from rondel.bots.search.search import FEW, Tree, Turns, average, lead, likely_error
from rondel.bots.search.tree import Node
from rondel.core.errors import IllegalAction
from rondel.core.heuristic import Heuristic

SALTFJORD = rondel.load_game("saltfjord")
GAMES = [name for name in rondel.games() if rondel.load_game(name).heuristic()]


def developed(game: Any, players: int, seed: int, decisions: int) -> Any:
    """A position after so many decisions of the heuristic."""
    state, policy = game.new(players, seed), game.heuristic()
    for _ in range(decisions):
        state.apply(policy.choose(state))
    return state


class Peeking(Seat):
    """A seat whose determinizations are the true state: what a bot must never have."""

    def imagine(self, seed: int) -> Any:
        return self._Seat__state.copy()  # type: ignore[attr-defined]


def explained(kind: type[Seat], name: str, decisions: int) -> set[str]:
    """What a bot thinks in positions that look the same to its seat; hidden cards and luck differ."""
    game = rondel.load_game(name)
    state = developed(game, 3, 5, decisions)
    seat, found = state.actor, set()
    for seed in range(2):
        other = state.imagine(seat, seed)
        other.chance.below(1 << 10)
        assert other.view(seat) == state.view(seat)
        found.add(repr(make_bot("mcts:6i:horizon=1", game, 7).explain(kind(other, seat))))
    return found


@pytest.mark.parametrize("decisions", [0, 61, 150])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_the_seat_does_not_change_what_it_thinks(
    name: str, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rondel.bots.search.bot.DETERMINIZATIONS", 1)
    assert len(explained(Seat, name, decisions)) == 1
    assert len(explained(Peeking, name, decisions)) > 1  # a bot that peeked would be caught


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_does_not_change_the_choices_of_a_turn(name: str) -> None:
    """Also when the tree of the decision before is kept."""
    game = rondel.load_game(name)
    state = developed(game, 2, 5, 60)
    seat, decided = state.actor, 0
    imagined, bots = (
        [state.imagine(seat, n) for n in (1, 2)],
        [make_bot("mcts:6i:horizon=1", game, 7) for _ in range(2)],
    )
    while decided < 6 and [state.actor for state in imagined] == [seat, seat]:
        if imagined[0].view(seat) != imagined[1].view(seat):  # something was revealed
            break
        choices = [bot.choose(Seat(state, seat)) for bot, state in zip(bots, imagined, strict=True)]
        assert choices[0] == choices[1]
        for state in imagined:
            state.apply(choices[0])
        decided += 1
    assert decided > 0


def test_the_same_seed_makes_the_same_choice_and_the_state_is_left_alone() -> None:
    state = developed(SALTFJORD, 2, 3, 40)
    before = state.save()
    choices = {make_bot("mcts:12i:horizon=2", SALTFJORD, 4).choose(Seat(state, state.actor)) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(state.legal())
    assert state.save() == before


def test_a_search_that_ends_a_game_takes_the_move_that_wins() -> None:
    class Nim:
        """Take one or two of the heap; who takes the last one wins."""

        seats = 2

        def __init__(self, heap: int, turn: int = 1) -> None:
            self.heap, self.turn, self.turn_seat = heap, turn, 1 - turn % 2
            self.game = self

        def heuristic(self) -> None:
            return None

        @property
        def actor(self) -> int | None:
            return self.turn_seat if self.heap else None

        def legal(self) -> list[int]:
            return list(range(1, min(2, self.heap) + 1))

        def apply(self, action: int) -> None:
            self.heap, self.turn, self.turn_seat = self.heap - action, self.turn + 1, 1 - self.turn_seat

        def imagine(self, seat: int, seed: int) -> "Nim":
            return Nim(self.heap, self.turn)

        def copy(self) -> "Nim":
            return Nim(self.heap, self.turn)

        def view(self, seat: int) -> dict[str, int]:
            return {"heap": self.heap, "turn": self.turn}

        def winners(self) -> list[int]:
            return [1 - self.turn_seat]

        def scores(self) -> list[dict[str, int]]:
            return [{"total": 0}, {"total": 0}]

    for heap in (4, 5, 7, 8):
        state = Nim(heap)
        assert make_bot("mcts:300i", state, 1).choose(Seat(state, 0)) == heap % 3


def test_the_heuristic_counts_like_some_simulations_and_what_is_seen_overrules_it() -> None:
    node = Node(1)
    node.set_prior([(10.0, 1), (8.0, 2)], 1.5)
    assert node.value(1, 0, 2.0) - node.value(2, 0, 2.0) == 2.0
    assert node.value(3, 0, 2.0) < node.value(2, 0, 2.0)  # what it does not even try
    for _ in range(20):
        node.children.setdefault(2, Node(1)).add([9.0], [9.0])
        node.children.setdefault(1, Node(1)).add([3.0], [3.0])
        node.add([6.0], [6.0])
    assert node.value(2, 0, 2.0) > node.value(1, 0, 2.0)


def test_a_lead_is_measured_against_the_best_other_and_winning_counts() -> None:
    ahead = lead([10.0, 7.0, 4.0], None)
    assert ahead[0] == pytest.approx(3, abs=0.05)
    assert ahead[1] == pytest.approx(-3, abs=0.05)
    assert lead([5.0, 5.0], [0])[0] > lead([5.0, 5.0], [0, 1])[0] > lead([5.0, 5.0], [0])[1]
    assert lead([42.0], None) == [42.0]


@pytest.mark.parametrize(("rivalry", "ahead"), [(1.0, lead([9.0, 4.0], None)), (0.0, [9.0, 4.0]), (0.5, [6.99, -0.49])])
def test_rivalry_says_whether_the_lead_counts_or_the_own_points(rivalry: float, ahead: list[float]) -> None:
    state = developed(SALTFJORD, 2, 3, 40)
    config = SearchConfig(iterations=9, rivalry=rivalry)
    tree = Tree(Evaluator(SALTFJORD, 1, rivalry), config, 0, lambda n: state.imagine(0, n), 1, None)
    assert tree._promise([9.0, 4.0], None, state) == pytest.approx(ahead, abs=0.01)


@pytest.mark.parametrize(
    ("players", "config", "turns"),
    [
        (2, SearchConfig(seconds=0.2), 6),
        (2, SearchConfig(iterations=9), 6),
        (2, SearchConfig(seconds=0.5), 16),
        (3, SearchConfig(seconds=5.0), 24),
    ],
)
def test_a_search_with_time_for_it_looks_further_ahead(players: int, config: SearchConfig, turns: int) -> None:
    state = SALTFJORD.new(players, seed=1)
    assert Tree(Evaluator(SALTFJORD, 1), config, 0, lambda n: state.imagine(0, n), 1, None).horizon == turns


def test_the_more_luck_throws_outcomes_apart_the_more_simulations_the_heuristic_counts_for() -> None:
    state = developed(SALTFJORD, 2, 3, 40)
    evaluator = Evaluator(SALTFJORD, 1)
    calm, wild = (
        Tree(evaluator, SearchConfig(iterations=1), state.actor, lambda seed: state.imagine(state.actor, seed), 1, None)
        for _ in range(2)
    )
    for outcome in (1.0, 2.0, 3.0, 2.0, 1.0, 3.0):
        calm.note(7, outcome)
        wild.note(7, 10 * outcome)
    assert wild.deviation == pytest.approx(10 * calm.deviation)
    assert wild.prior_weight == pytest.approx(100 * calm.prior_weight)
    assert calm.prior_weight == pytest.approx((calm.deviation / evaluator.heuristic.error) ** 2)


def test_alone_the_heuristic_may_err_more() -> None:
    """Saltfjord alone is searched to the end of the game, of which its heuristic knows less than of some turns."""
    evaluator = Evaluator(SALTFJORD, 1)
    trees = []
    for players in (1, 2):
        state = developed(SALTFJORD, players, 3, 20)
        imagine = partial(state.imagine, state.actor)
        trees.append(Tree(evaluator, SearchConfig(iterations=1), state.actor, imagine, 1, None))
    assert [tree.error for tree in trees] == [evaluator.heuristic.error_alone, evaluator.heuristic.error]
    assert evaluator.heuristic.error_alone > evaluator.heuristic.error
    assert rondel.load_game("cooper_island").heuristic().error_alone == 0.5  # where nothing is said, the same


def test_every_look_counts_all_turns_to_the_horizon_also_those_within_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []

    def noted(seen: list[Any]) -> Any:
        counted.append(sum(weight for weight, _, _ in seen))
        return average(seen)

    monkeypatch.setattr("rondel.bots.search.search.average", noted)
    state = developed(SALTFJORD, 2, 3, 100)
    seat = state.actor
    tree = Tree(
        Evaluator(SALTFJORD, 1), SearchConfig(iterations=1, horizon=2), seat, lambda n: state.imagine(seat, n), 1, None
    )
    for _ in range(80):
        tree.simulate(tree.legal[0])
    assert depth(tree.root) > 6  # beyond the end of the turn
    assert set(counted) == {4}  # two turns of both


def depth(node: Node) -> int:
    return 1 + max([depth(child) for child in node.children.values()], default=0)


def test_actions_that_fare_alike_in_the_same_determinizations_need_few_simulations() -> None:
    luck = [3.0, -8.0, 12.0, 5.0, -1.0, 7.0, 0.0, 2.0]
    assert likely_error(luck, [one + 0.5 for one in luck], 3.0, 6.0) < likely_error(luck, luck[::-1], 3.0, 6.0)
    assert likely_error(luck, [], 3.0, 6.0) > likely_error(luck, luck[:6], 3.0, 6.0)


def test_the_matter_is_clear_only_when_no_action_may_be_better() -> None:
    state = developed(SALTFJORD, 2, 3, 40)
    seat = state.actor
    tree = Tree(Evaluator(SALTFJORD, 1), SearchConfig(iterations=1), seat, lambda n: state.imagine(seat, n), 1, None)
    ranked = sorted(tree.legal, key=tree.value)
    tree.legal = [ranked[-1], ranked[-2]]
    assert not tree._clear()  # nothing was seen
    for better, worse in ((20.0, 1.0), (22.0, 2.0), (21.0, 0.0), (20.0, 3.0), (23.0, 1.0)):
        for action, outcome in ((ranked[-1], better), (ranked[-2], worse)):
            tree.root.children.setdefault(action, Node(2)).add([outcome, outcome], [outcome, outcome])
            tree.root.add([outcome, outcome], [outcome, outcome])
            tree.note(action, outcome)
    assert tree._clear()
    for outcome in (90.0, -60.0, 80.0):  # what if the other is only unlucky?
        tree.root.children[ranked[-2]].add([outcome, outcome], [outcome, outcome])
        tree.note(ranked[-2], outcome)
        tree.note(ranked[-1], -outcome)
    assert not tree._clear()


def test_an_action_that_is_not_legal_here_does_not_end_a_search() -> None:
    state = developed(SALTFJORD, 2, 3, 40)
    seat, kept = state.actor, Node(2)
    tree = Tree(Evaluator(SALTFJORD, 1), SearchConfig(iterations=50), seat, lambda n: state.imagine(seat, n), 1, kept)
    other = next(action for action in range(9999) if action not in tree.legal)
    for _ in range(80):
        kept.children.setdefault(other, Node(2)).add([1.0, 1.0], [1.0, 1.0])
    tree.simulate()
    assert not tree._enough(49)


@pytest.mark.parametrize(
    "text",
    [
        "prior_weight=0.01",
        "prior_weight=1000",
        "exploration=0",
        "exploration=1000",
        "horizon=0",
        "horizon=1",
        "rivalry=0",
    ],
)
def test_a_search_plays_with_every_parameter_at_its_limits(text: str) -> None:
    state = developed(SALTFJORD, 2, 3, 120)
    bot = make_bot(f"mcts:9i:{text}", SALTFJORD, 1)
    for _ in range(8):
        action = bot.choose(Seat(state, state.actor))
        assert action in state.legal()
        state.apply(action)


def test_a_clock_that_stands_still_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10_000))
    monkeypatch.setattr("rondel.bots.search.search.thread_time", lambda: next(ticks) // 20 * 0.0156)
    state = developed(SALTFJORD, 2, 3, 40)
    for _ in range(3):
        state.apply(make_bot("mcts:30ms:horizon=1", SALTFJORD, 1).choose(Seat(state, state.actor)))
    assert next(ticks) > 20


def test_a_heuristic_that_breaks_the_rules_is_refused_instead_of_asked_for_ever() -> None:
    class Cheat(Heuristic):
        def choose(self, state: Any) -> int:
            return 10**6

    state, evaluator = developed(SALTFJORD, 2, 3, 40), Evaluator(SALTFJORD, 1)
    evaluator.heuristic = Cheat()
    with pytest.raises(IllegalAction):
        evaluator.roll_out(state)


def test_a_search_ends_before_its_budget_when_the_matter_is_clear() -> None:
    state = developed(SALTFJORD, 2, 3, 40)
    visits = []
    for _ in range(10):
        seat, bot = state.actor, make_bot("mcts:400i:horizon=1", SALTFJORD, 2)
        state.apply(bot.choose(Seat(state, seat)))
        visits.append(bot.known[0].visits)
    searched = [n for n in visits if n]
    assert searched
    assert min(searched) < 200


@pytest.mark.parametrize("name", GAMES)
def test_turns_of_one_player_alone_are_counted_as_those_of_several(name: str) -> None:
    game = rondel.load_game(name)
    for players in (1, 2):
        state, policy = game.new(players, 3), game.heuristic()
        turns = Turns(state)
        for _ in range(120):
            state.apply(policy.choose(state))
            turns.another(state)
        assert 5 < turns.count < 60


def test_what_was_found_serves_the_next_decision() -> None:
    state = developed(SALTFJORD, 2, 3, 60)
    seat, bot = state.actor, make_bot("mcts:30i:horizon=2", SALTFJORD, 2)
    kept = 0
    for _ in range(12):
        if state.actor != seat:
            state.apply(SALTFJORD.heuristic().choose(state))
            continue
        former = bot.known
        state.apply(bot.choose(Seat(state, seat)))
        kept += former is not None and any(bot.known[0] is node for node in below(former[0]))
    assert kept > 0


def below(node: Node) -> list[Node]:
    return [other for child in node.children.values() for other in (child, *below(child))]


def test_an_explanation_names_the_choice_first_and_what_is_expected() -> None:
    state = developed(SALTFJORD, 2, 3, 60)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    seat = Seat(state, state.actor)
    lines = make_bot("mcts:40i:horizon=2", SALTFJORD, 2).explain(seat)
    assert lines[0].action == make_bot("mcts:40i:horizon=2", SALTFJORD, 2).choose(seat)
    assert len(lines) == 3
    assert all(line.action in state.legal() and line.visits >= FEW for line in lines)
    assert 0 < lines[0].points < 300
    assert abs(lines[0].ahead) < 100


def test_the_points_of_an_explanation_are_those_of_the_end_of_the_game() -> None:
    game = rondel.load_game("great_western_trail")
    state = developed(game, 2, 3, 20)
    now = game.heuristic().value(state, state.actor)
    lines = make_bot("mcts:8i:horizon=1", game, 2).explain(Seat(state, state.actor))
    assert lines[0].points > now + 10  # what the position shows is far less


def test_progress_is_told_from_nothing_to_nearly_all() -> None:
    state = developed(SALTFJORD, 2, 3, 41)
    told: list[float] = []
    tree = Tree(
        MctsSearch(SALTFJORD, 1, SearchConfig(iterations=9)).evaluator,
        SearchConfig(iterations=9, horizon=1),
        state.actor,
        Seat(state, state.actor).imagine,
        1,
        None,
    )
    tree.grow(told.append)
    assert told[0] == 0.0
    assert told == sorted(told)
    assert told[-1] < 1


def test_several_workers_add_up_and_are_deterministic() -> None:
    state = developed(SALTFJORD, 2, 3, 60)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    bots = [make_bot("mcts:8i:horizon=1:workers=2", SALTFJORD, 4) for _ in range(2)]
    assert len({bot.choose(Seat(state, state.actor)) for bot in bots}) == 1
    assert bots[0].known[0].visits == bots[1].known[0].visits > 8


def test_a_noisy_level_errs_and_a_quiet_one_does_not() -> None:
    state = developed(SALTFJORD, 2, 3, 60)
    while len(SALTFJORD.heuristic().prior(state)) < 3:
        state.apply(SALTFJORD.heuristic().choose(state))
    seat = Seat(state, state.actor)
    assert len({make_bot("mcts:noise=30", SALTFJORD, seed).choose(seat) for seed in range(20)}) > 1
    best = {make_bot("mcts:noise=0.0001", SALTFJORD, seed).choose(seat) for seed in range(20)}
    assert best == {make_bot("greedy", SALTFJORD, 1).choose(seat)}
