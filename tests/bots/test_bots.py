"""Bots: what they see, what they choose, how they are found and refused."""

from typing import Any

import pytest

import rondel
from rondel.bots import BotError, Seat, UnknownBot, bot_codes, derive_seed, make_bot, play_out, register_bot
from rondel.bots import registry as bots_registry

GAME = rondel.load_game("saltfjord")


def played(codes: list[str], seed: int = 3) -> Any:
    state = GAME.new(players=len(codes), seed=seed)
    play_out(state, [make_bot(code, GAME, derive_seed(seed, seat)) for seat, code in enumerate(codes)])
    return state


@pytest.mark.parametrize("code", ["random", "greedy"])
def test_bots_play_a_game_to_its_end(code: str) -> None:
    assert played([code, code]).actor is None


def test_the_same_seeds_play_the_same_game() -> None:
    assert played(["random", "greedy"]).save() == played(["random", "greedy"]).save()
    assert played(["random", "random"], 3).save() != played(["random", "random"], 4).save()


def test_play_out_counts_the_decisions_of_each_seat() -> None:
    state = GAME.new(players=2, seed=1)
    taken: list[int] = []
    bots = [Counting(taken, 0), Counting(taken, 1)]
    decisions = play_out(state, bots)
    assert decisions == [taken.count(0), taken.count(1)]


class Counting:
    """Notes who was asked."""

    def __init__(self, taken: list[int], seat: int) -> None:
        self.taken = taken
        self.bot = make_bot("random", GAME, seat)

    def choose(self, seat: Seat) -> int:
        self.taken.append(seat.seat)
        return self.bot.choose(seat)


def test_random_is_about_uniform() -> None:
    state = GAME.new(players=2, seed=1)
    bot = make_bot("random", GAME, 5)
    seat = Seat(state, state.actor)
    chosen = [bot.choose(seat) for _ in range(4000)]
    assert set(chosen) == set(state.legal())
    assert all(abs(chosen.count(action) - 1000) < 150 for action in state.legal())


def test_a_seat_hands_out_neither_the_state_nor_what_is_hidden() -> None:
    state = GAME.new(players=2, seed=1)
    seat = Seat(state, 0)
    public = {name: getattr(seat, name) for name in dir(seat) if not name.startswith("_")}
    assert set(public) == {"game", "imagine", "legal", "seat", "view"}
    assert all(value is not state for value in public.values())
    assert "chance" not in seat.view()
    assert "hidden" in seat.view()["crate_pool"]
    before = state.save()
    imagined = seat.imagine(9)
    while imagined.actor is not None:
        imagined.apply(imagined.legal()[-1])
    seat.legal().clear()
    assert state.save() == before
    assert state.legal()


def test_a_seat_that_does_not_act_has_nothing_to_choose() -> None:
    state = GAME.new(players=2, seed=1)
    assert Seat(state, 1 - state.actor).legal() == []


def test_greedy_never_sees_the_true_state() -> None:
    seen: list[Any] = []

    class Spy:
        def choose(self, state: Any) -> int:
            seen.append(state)
            return int(state.legal()[0])

    class Spied:
        name = "spied"

        def heuristic(self) -> Spy:
            return Spy()

    state = GAME.new(players=2, seed=1)
    make_bot("greedy", Spied(), 1).choose(Seat(state, state.actor))
    assert len(seen) == 1
    assert seen[0] is not state
    assert seen[0].chance.save() != state.chance.save()


def test_greedy_says_so_when_a_game_has_no_heuristic() -> None:
    class Bare:
        name = "bare"

        def heuristic(self) -> None:
            return None

    with pytest.raises(rondel.RondelError, match="bare has no heuristic"):
        make_bot("greedy", Bare(), 1)


def test_an_unknown_code_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'radnom' \(there are: easy, expert, greedy, "):
        make_bot("radnom", GAME, 1)


@pytest.mark.parametrize("code", ["random", "greedy"])
def test_parameters_that_a_bot_does_not_take_are_refused(code: str) -> None:
    with pytest.raises(UnknownBot, match="nothing after the colon"):
        make_bot(f"{code}:200ms", GAME, 1)


def test_a_registered_bot_gets_its_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_registry, "_makers", dict(bots_registry._makers))
    given: list[str] = []

    def maker(game: Any, seed: int, parameters: str) -> Any:
        given.append(parameters)
        return make_bot("random", game, seed)

    register_bot("mine", maker)
    assert "mine" in bot_codes()
    make_bot("mine:200ms", GAME, 1)
    assert given == ["200ms"]


def test_parameters_that_a_registered_bot_cannot_read_are_refused_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_registry, "_makers", dict(bots_registry._makers))

    def curious(game: Any, seed: int, parameters: str) -> Any:
        if parameters == "none":
            raise rondel.BadOption("curious", "imagines one state or more")
        return int(parameters)

    register_bot("curious", curious)
    with pytest.raises(UnknownBot, match=r"^curious:x: invalid literal for int"):
        make_bot("curious:x", GAME, 1)
    with pytest.raises(rondel.BadOption, match=r"^curious: imagines"):
        make_bot("curious:none", GAME, 1)


class Entry:
    """An entry point of another package."""

    def __init__(self, name: str, loaded: Any) -> None:
        self.name = name
        self.value = "package.module:make"
        self.loaded = loaded

    def load(self) -> Any:
        if self.loaded is None:
            raise ImportError("No module named 'package'")
        return self.loaded


def test_bots_of_other_packages_are_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [Entry("theirs", lambda game, seed, _: make_bot("random", game, seed)), Entry("broken", None)]
    monkeypatch.setattr(bots_registry, "entry_points", lambda group: entries if group == "rondel.bots" else [])
    assert {"broken", "greedy", "random", "theirs"} <= set(bot_codes())
    assert played(["theirs", "theirs"]).actor is None
    with pytest.raises(rondel.RondelError, match=r"bot broken .* cannot be loaded: No module"):
        make_bot("broken", GAME, 1)


@pytest.mark.parametrize("choice", [10**6, -1, None, "done"])
def test_a_bot_that_chooses_nonsense_is_named(choice: Any) -> None:
    class Wild:
        def choose(self, seat: Seat) -> Any:
            return choice

    with pytest.raises(BotError, match=r"the bot Wild of player [12] chose"):
        play_out(GAME.new(players=2, seed=1), [Wild(), Wild()])


def test_a_seat_without_a_bot_is_refused() -> None:
    with pytest.raises(BotError, match="2 seats need 2 bots, not 1"):
        play_out(GAME.new(players=2, seed=1), [make_bot("random", GAME, 1)])


def test_derived_seeds_are_64_bits_and_stay_as_they_are() -> None:
    assert [derive_seed(1, i) for i in range(3)] == SEEDS_OF_1
    assert len({derive_seed(1, i) for i in range(1000)} | {derive_seed(2, i) for i in range(1000)}) == 2000
    assert all(0 <= derive_seed(2**64 - 1, i) < 2**64 for i in range(100))


SEEDS_OF_1 = [16506443472533183132, 12080777483379972763, 14386660322352267498]
