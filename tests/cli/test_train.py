"""rondel train."""

from importlib.util import find_spec
from unittest.mock import patch

import pytest

GIVEN = (
    "train saltfjord --demonstrations 2 --epochs 1 --games 4 --jobs 1 --width 8 --blocks 1 --device cpu --calibrate 1"
)
TINY = GIVEN.split()
with_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch is not installed: pip install 'rondel[train]'"
)


def test_it_is_listed(rondel):
    assert " train " in rondel("--help").out


def test_without_pytorch_it_says_what_to_install(rondel, monkeypatch, tmp_path):
    monkeypatch.setattr("rondel.cli.train.find_spec", lambda name: None)
    ran = rondel(*TINY)
    assert ran.code == 2
    assert ran.problem == "train: PyTorch is not installed where Rondel runs; pip install 'rondel[train]'"
    assert not list(tmp_path.iterdir())


def test_without_ray_it_says_what_to_install(rondel, monkeypatch):
    monkeypatch.setattr("rondel.cli.train._check_torch", lambda: None)
    monkeypatch.setattr("rondel.arena.ray.find_spec", lambda name: None)
    assert rondel(*TINY, "--ray", "local").problem.startswith("ray: is not installed where Rondel runs")


@with_torch
def test_it_trains_in_a_folder_named_after_the_game_and_goes_on(rondel, tmp_path):
    ran = rondel(*TINY, "--steps", 100, "--match", 2)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(
        "saltfjord: 8 units, 1 blocks, on cpu; folder saltfjord-training\nimitation, pass 1: loss "
    )
    assert "192 decisions, against greedy with 2 players: 0.0% of 2 games won" in ran.out
    assert "192 decisions of play; network: saltfjord-training/network.npz (0." in ran.out
    assert ran.out.endswith("MB), card: saltfjord-training/card.md\n")
    again = rondel(*TINY, "--steps", 200)
    assert (
        "192 of 200 decisions of play are kept in saltfjord-training; the same command goes on from there" in again.out
    )
    assert "384 decisions of play; network" in again.out
    card = (tmp_path / "saltfjord-training" / "card.md").read_text()
    assert "| factors of the chances to win | 1 players " in card
    assert card.count("    rondel train saltfjord --demonstrations 2 --epochs 1 --steps ") == 2
    assert "against greedy with 2 players: 0.0% of 2 games" in card
    assert "All 200 decisions are played already" in rondel(*TINY, "--steps", 200).out


@with_torch
def test_it_goes_on_from_a_network_whose_decisions_and_commands_count(rondel, tmp_path):
    assert rondel(*TINY, "--steps", 100, "--out", "first").code == 0
    start = ("--start", "first/network.npz", "--out", "second")
    ran = rondel(*TINY, "--steps", 300, *start)
    assert (ran.code, ran.err) == (0, "")
    assert "384 decisions of play; network" in ran.out
    card = (tmp_path / "second" / "card.md").read_text()
    assert card.count("    rondel train saltfjord ") == 2
    assert "--start network.npz" in card
    assert not list((tmp_path / "second").glob("demonstrations/*"))
    wider = rondel(*TINY, *start[:2], "--out", "third", "--width", 16)
    assert wider.code == 2
    assert "first/network.npz is a network of shape [8, 1], not [16, 1]" in wider.problem


@with_torch
def test_a_network_of_other_values_is_a_beginning_and_one_of_other_actions_is_not(rondel, tmp_path):
    from rondel.net.weights import amend, load, save

    assert rondel(*TINY, "--steps", 0, "--out", "first").code == 0
    file = tmp_path / "first" / "network.npz"
    amend(file, {"fingerprint": "other", "fingerprints": {"rules": "other"}})
    ran = rondel(*TINY, "--steps", 100, "--start", "first/network.npz", "--out", "second")
    assert ran.code == 0 and "first/network.npz was trained for other rules: a beginning, no more" in ran.out
    weights, card = load(file)
    save(file, {**weights, "policy.bias": weights["policy.bias"][1:]}, card)
    fewer = rondel(*TINY, "--steps", 100, "--start", "first/network.npz", "--out", "third")
    assert fewer.code == 2
    assert "first/network.npz is of other actions or observations; leave --start out" in fewer.problem


@with_torch
def test_a_named_rival_stays_in_the_league_and_has_to_be_of_the_same_shape(rondel, tmp_path):
    from rondel.net.weights import load
    from rondel.train.league import League

    assert rondel(*TINY, "--steps", 0, "--out", "first").code == 0
    rival = ("--rival", "first/network.npz")
    with patch.object(League, "freeze_first", autospec=True) as frozen:
        ran = rondel(*TINY, "--steps", 100, "--seed", 5, "--out", "second", *rival)
    assert (ran.code, ran.err) == (0, "")
    met, there = frozen.call_args.args[1], load(tmp_path / "first" / "network.npz")[0]
    assert all((met[name] == there[name]).all() for name in there)
    assert "--rival network.npz" in (tmp_path / "second" / "card.md").read_text()
    wider = rondel(*TINY, "--out", "third", "--width", 16, *rival)
    assert (wider.code, wider.problem) == (2, "rival: first/network.npz is a network of shape [8, 1], not [16, 1]")
    assert not (tmp_path / "third").exists()


@with_torch
def test_it_stops_when_the_minutes_are_over(rondel):
    ran = rondel(*TINY, "--minutes", 1e-9)
    assert (ran.code, ran.err) == (0, "")
    kept = "0 of 2 demonstrations are kept in saltfjord-training; the same command goes on from there"
    assert ran.out.endswith(f"Stopped early; {kept}\n")


@with_torch
def test_ctrl_c_keeps_what_was_learnt_and_says_how_to_go_on(rondel, monkeypatch, tmp_path):
    from rondel.train.ppo import Learner

    learn, windows = Learner.learn, []

    def stop(self, *given):
        windows.append(learn(self, *given))
        if len(windows) == 2:
            raise KeyboardInterrupt
        return windows[-1]

    monkeypatch.setattr(Learner, "learn", stop)
    ran = rondel(*TINY, "--steps", 1000)
    assert ran.code == 130
    kept = "384 of 1,000 decisions of play are kept in saltfjord-training; the same command goes on from there"
    assert ran.problem == f"stopped; {kept}"
    assert (tmp_path / "saltfjord-training" / "checkpoint.npz").exists()


@with_torch
@pytest.mark.parametrize(
    "wrong, problem",
    [
        (("train", "saltfjordd"), "there is no game 'saltfjordd' (did you mean saltfjord?)"),
        ((*TINY, "--device", "gpu"), "device: must be auto, cpu or cuda, not 'gpu'"),
        ((*TINY, "--seed", "x"), "seed: must be a whole number from 0 to 2**128 - 1, not 'x'"),
        ((*TINY, "--seed", "-1"), "seed: must be a whole number from 0 to 2**32 - 1, not '-1'"),
    ],
)
def test_what_is_wrong_is_named(rondel, wrong, problem):
    ran = rondel(*wrong)
    assert (ran.code, ran.problem) == (2, problem)


@with_torch
def test_a_folder_of_another_run_is_refused(rondel):
    rondel(*TINY, "--minutes", 1e-9)
    ran = rondel(*TINY, "--minutes", 1e-9, "--seed", 2)
    problem = "out: saltfjord-training was begun with other --seed (1, now 2); name another folder"
    assert (ran.code, ran.problem) == (2, problem)


@with_torch
def test_a_gpu_that_is_not_there_is_named(rondel, monkeypatch):
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    ran = rondel(*TINY, "--device", "cuda")
    assert ran.problem == "device: PyTorch finds no GPU here; --device cpu is slower and does the same"
