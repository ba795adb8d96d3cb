"""A run in its folder: what it holds, what it refuses, and a network that plays."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import rondel  # noqa: E402
from rondel.bots import Seat, make_bot  # noqa: E402
from rondel.core.errors import BadOption, RondelError  # noqa: E402
from rondel.net.network import Shape  # noqa: E402
from rondel.net.weights import load  # noqa: E402
from rondel.train.card import export, match  # noqa: E402

MakeRun = Callable[..., Any]


@pytest.mark.parametrize("name", ["bakers", "saltfjord"])
def test_a_whole_run_leaves_a_network_that_plays(name: str, taught: str, make_run: MakeRun) -> None:
    run = make_run(name, steps=100)
    stages = dict.fromkeys(part.stage for part in run.train())
    assert list(stages) == ["demonstrations", "samples", "imitation", "play"]
    card = export(run.folder, run.game, run.features)
    assert card["demonstrations"] == 6 and card["steps"] >= 100
    assert load(run.folder.network)[1]["fingerprint"] == run.features.fingerprint
    game = rondel.load_game(name)
    for players in (2, 4):
        state = game.new(players, 3)
        bots = [make_bot(f"net:weights={run.folder.network}", game, seat) for seat in range(players)]
        while state.actor is not None:
            action = bots[state.actor].choose(Seat(state, state.actor))
            assert action in state.legal()
            state.apply(action)


def test_without_a_heuristic_play_starts_from_nothing(bakers: str, make_run: MakeRun) -> None:
    run = make_run(bakers, steps=100)
    assert not run.teacher
    assert {part.stage for part in run.train()} == {"play"}
    assert export(run.folder, run.game, run.features)["demonstrations"] == 0
    assert match(run.folder, run.game, 2, 1)["against"] == "random"


def test_a_search_teaches_the_network_that_it_searches_on(taught: str, make_run: MakeRun) -> None:
    first = make_run(taught, steps=100)
    list(first.train())
    known = export(first.folder, first.game, first.features)
    start = str(first.folder.network)
    asked = {"start": start, "teacher": f"puct:6i:weights={start}", "demonstrations": 2, "epochs": 1}
    run = make_run(taught, "second", **asked)
    assert list(dict.fromkeys(part.stage for part in run.train())) == ["demonstrations", "samples", "imitation"]
    card = export(run.folder, run.game, run.features)
    assert (card["steps"], card["scale"]) == (known["steps"], known["scale"])
    assert card["commands"] == [*known["commands"], run.config.command()]
    assert "--teacher puct:6i" in card["commands"][-1] and card["teacher"] == asked["teacher"]
    before, after = load(first.folder.network)[0], load(run.folder.network)[0]
    moved = np.abs(after["policy.weight"] - before["policy.weight"]).max()
    assert 0 < moved < 0.1, "it goes on from the network, gently"
    with pytest.raises(BadOption, match="other --teacher"):
        make_run(taught, "second", start=start)


def test_a_game_that_cannot_be_observed_says_why(make_run: MakeRun) -> None:
    with pytest.raises(RondelError, match="quay: banked: a list of any length has numbers only if"):
        make_run("quay")


def test_no_minutes_are_left_after_the_demonstrations(taught: str, make_run: MakeRun) -> None:
    run = make_run(taught)
    assert {part.stage for part in run.train(minutes=1e-9)} == {"demonstrations"}
    with pytest.raises(RondelError, match="nothing is learnt yet; give it more --minutes"):
        export(run.folder, run.game, run.features)


def test_the_folder_holds_checkpoints_curves_and_commands(taught: str, make_run: MakeRun) -> None:
    run = make_run(taught, steps=600)
    list(run.train())
    export(run.folder, run.game, run.features)
    there = {path.name for path in run.folder.path.iterdir()}
    files = {"imitation.npz", "checkpoint.npz", "network.npz", "card.md", "run.json", "imitation.csv", "play.csv"}
    assert there == files | {"demonstrations"}
    lines = (run.folder.path / "play.csv").read_text().splitlines()
    assert len(lines) == 3 and len({line.count(",") for line in lines}) == 1
    assert run.folder.run["commands"] == [run.config.command()]


def test_the_card_says_what_was_done_and_how_it_went(taught: str, make_run: MakeRun) -> None:
    run = make_run(taught, steps=100)
    list(run.train())
    export(run.folder, run.game, run.features)
    result = match(run.folder, run.game, 4, 1)
    assert result["against"] == "greedy" and result["games"] == 4
    export(run.folder, run.game, run.features)
    text = run.folder.card.read_text()
    for word in ("rondel train bakers --demonstrations 6", "revision", run.features.fingerprint, "24 units, 1 blocks"):
        assert word in text
    for print_ in run.features.fingerprints.values():
        assert print_ in text
    assert "against greedy with 2 players" in text
    assert "foreseen" in text and "explained" in text


def test_a_folder_of_something_else_is_refused(bakers: str, make_run: MakeRun, tmp_path: Path) -> None:
    make_run(bakers)
    with pytest.raises(BadOption, match=r"out: .*run was begun with other --seed \(1, now 2\); name another folder"):
        make_run(bakers, seed=2)
    with pytest.raises(BadOption, match="other --width, --blocks"):
        make_run(bakers, shape=Shape(16, 1))
    with pytest.raises(BadOption, match="other game"):
        make_run("saltfjord")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match=r"out: .* cannot be used"):
        make_run(bakers, folder="file")


def test_a_checkpoint_that_cannot_be_read_says_what_to_do(bakers: str, make_run: MakeRun) -> None:
    run = make_run(bakers)
    (run.folder.path / "checkpoint.npz").write_text("nothing")
    with pytest.raises(RondelError, match="delete it to do that part again"):
        run.folder.latest()


def test_the_same_run_gives_the_same_network(taught: str, make_run: MakeRun) -> None:
    runs = [make_run(taught, folder, steps=300) for folder in ("one", "two")]
    for run in runs:
        list(run.train())
    (one, _), (two, _) = [run.folder.latest() for run in runs]
    assert all((one[name] == two[name]).all() for name in one)
