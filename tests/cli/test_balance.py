"""rondel balance: what it prints, writes and refuses."""

from pathlib import Path


def test_the_command_tells_and_writes(rondel, tmp_path: Path) -> None:
    target = tmp_path / "rows.csv"
    ran = rondel("balance", "saltfjord", "--games", 60, "--bot", "random", "--jobs", 1, "--seed", 4, "--out", target)
    assert ran.code == 0
    assert "60 games of 2, random in every seat" in ran.out
    assert "starting_resource" in ran.out
    assert "resources" not in [line.split()[0] for line in ran.out.splitlines() if line.startswith("pays")]
    head, *rows = target.read_text().splitlines()
    assert head.startswith("event,argument,component,block,source,games,seats,share,since,wins")
    assert any(row.startswith("chooses_set,resources,SR-") for row in rows)


def test_the_command_refuses_before_it_plays(rondel, tmp_path: Path) -> None:
    assert "suffix" in rondel("balance", "saltfjord", "--out", tmp_path / "rows.txt").problem
    assert rondel("balance", "nothing").code == 2
