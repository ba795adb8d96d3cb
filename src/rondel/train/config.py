"""What a training run is asked to do."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rondel.net.network import Shape

USUAL = Shape()


@dataclass(frozen=True)
class TrainConfig:
    game: str
    demonstrations: int = 2400  # games of the teacher
    epochs: int = 6  # of imitation
    steps: int = 100_000_000  # decisions of play
    games: int = 512  # played at a time
    jobs: int = 1  # processes that play
    threads: int = 1  # of PyTorch where no GPU is, while the processes play
    all_threads: int = 0  # and while they wait; 0: the same
    seed: int = 1
    shape: Shape = USUAL
    device: str = "cpu"
    passes: int = 3  # over each window of play
    batch: int = 16384  # decisions of play that are learnt from at a time
    rate: float = 6e-4  # of learning by play, at first
    own: float = 0.0  # how much the own points alone count at first; nothing when half is played
    heuristic: int = 1  # games of each process and half where the other seats are the heuristic's
    ray: str = ""  # demonstrations are played on the cluster of this address
    start: str = ""  # a network to go on from; without a teacher instead of demonstrations
    rival: str = ""  # a network that stays in the league; if none is named, the one play began with
    teacher: str = ""  # the bot that is imitated; the heuristic where nothing else is there to begin with
    last_piece: bool = False  # rates fall to their lowest within the minutes given

    def command(self) -> str:
        """What anybody would type for the same."""
        given: dict[str, Any] = {
            "demonstrations": self.demonstrations,
            "epochs": self.epochs,
            "steps": self.steps,
            "games": self.games,
            "jobs": self.jobs,
            "seed": self.seed,
            "width": self.shape.width,
            "blocks": self.shape.blocks,
            "passes": self.passes,
            "batch": self.batch,
            "rate": self.rate,
            "own": self.own,
            "heuristic": self.heuristic,
            "device": self.device,
        }
        if self.start:
            given["start"] = Path(self.start).name
        if self.rival:
            given["rival"] = Path(self.rival).name
        if self.teacher:
            given["teacher"] = self.teacher
        words = ["rondel train", self.game, *(f"--{name} {value}" for name, value in given.items())]
        return " ".join([*words, *(["--last-piece"] if self.last_piece else [])])


class Progress(NamedTuple):
    """How far a stage is; figures: what its curve gets, often nothing."""

    stage: str  # demonstrations, samples, imitation or play
    done: int
    total: int
    figures: dict[str, Any]
