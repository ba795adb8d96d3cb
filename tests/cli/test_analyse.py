"""rondel analyse: the turns of a record that stand out, in words."""

from pathlib import Path

import pytest

from analysis.test_analysis import played
from rondel.analysis import analyse as analysing
from rondel.cli.app import main


@pytest.mark.parametrize(("lang", "word"), [("en", "better"), ("pl", "lepiej"), ("de", "besser")])
def test_a_record_is_told_turn_by_turn(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing.analyse, "__defaults__", (None, None, 0.1))
    record = played("saltfjord", bot="random")
    (tmp_path / "game.json").write_text(record.to_text())
    with pytest.raises(SystemExit) as ended:
        main(["analyse", str(tmp_path / "game.json"), "--lang", lang, "--all"])
    told = capsys.readouterr().out
    assert ended.value.code == 0 and word in told and "→" in told


def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.json").write_text("{}")
    with pytest.raises(SystemExit) as ended:
        main(["analyse", str(tmp_path / "game.json")])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and "game.json" in said and said.count("\n") == 1
