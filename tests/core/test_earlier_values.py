"""Values that were changed: what began with the earlier ones keeps them."""

import pickle
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.core.components import changed, earlier_values
from support.earlier import WAS, values_change


@pytest.fixture(autouse=True)
def two_sets_of_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    values_change(tmp_path, monkeypatch)


def worth(game: Any, crate: str) -> int:
    components = game.components
    return int(components.crate_points[components.crates.index(crate)])


def test_a_game_has_the_values_that_its_revision_began_with() -> None:
    now, then = rondel.load_game("saltfjord"), rondel.load_game("saltfjord", revision=1)
    assert (worth(now, "CR-42"), worth(then, "CR-42")) == (13, WAS)
    assert worth(now, "CR-43") == worth(then, "CR-43") == 13
    assert rondel.load_game("saltfjord", revision=now.revision) is now
    assert then.revision == now.revision, "the rules are those of today"


def test_each_set_of_values_holds_until_the_revision_it_names(tmp_path: Path) -> None:
    for last in (3, 12):
        (tmp_path / f"components-until-{last}.yaml").write_text("{}")
    found = [earlier_values(tmp_path, revision) for revision in (1, 2, 3, 4, 12, 13)]
    assert found == ["until-1", "until-3", "until-3", "until-12", "until-12", ""]


def played(game: Any) -> rondel.Record:
    state, record, policy = game.new(2, 3), rondel.Record.start(game, 2, 3), game.heuristic()
    while state.actor is not None:
        record.add(state, policy.choose(state.imagine(state.actor, 1)))
    return record


def test_a_record_is_of_the_revision_whose_values_it_was_played_with() -> None:
    now, then = rondel.load_game("saltfjord"), rondel.load_game("saltfjord", revision=1)
    record = played(then)
    assert (record.revision, record.components) == (1, "")
    assert rondel.Record.from_text(record.to_text()).verify().game is then
    record.revision = now.revision
    with pytest.raises(rondel.BadRecord, match="result"):
        record.verify()  # under today's values it ends otherwise
    other = rondel.Record.start(now, 2, 3)
    assert (other.revision, other.components) == (now.revision, "")


def test_a_state_goes_to_another_process_with_its_values() -> None:
    state = rondel.load_game("saltfjord", revision=1).new(2, 3)
    assert pickle.loads(pickle.dumps(state)).game is state.game


def test_a_network_judges_games_with_earlier_values_too() -> None:
    state = rondel.load_game("saltfjord", revision=1).new(2, 3)
    assert sum(rondel.judge(state, 0).win) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("changes", ["crates: {}", "crate_tiles: {tiles: {CR-99: {vp: 1}}}"])
def test_a_change_of_what_is_not_there_is_refused(changes: str, tmp_path: Path) -> None:
    (tmp_path / "components-until-1.yaml").write_text(changes)
    with pytest.raises(rondel.RondelError, match=r"components-until-1\.yaml.* which components\.yaml has not"):
        rondel.load_game("saltfjord", revision=1)


def test_only_what_is_named_is_changed() -> None:
    facts = {"tiles": [{"id": "a", "vp": 1, "cost": 2}, {"id": "b", "vp": 3}], "set": 4}
    assert changed(facts, {"tiles": {"b": {"vp": 5}}}, "f") == {
        "tiles": [{"id": "a", "vp": 1, "cost": 2}, {"id": "b", "vp": 5}], "set": 4,
    }  # fmt: skip
    assert facts["tiles"][1] == {"id": "b", "vp": 3}
