"""A training run in a folder: demonstrations, imitation, play. It goes on where it was stopped."""

from collections.abc import Generator, Iterator
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import torch

from rondel.bots.seeds import derive_seed
from rondel.core.errors import BadOption
from rondel.core.registry import load_game
from rondel.net.features import Features
from rondel.net.loading import differs
from rondel.net.utility import Scale
from rondel.net.weights import load

from .config import Progress, TrainConfig
from .demonstrations import HEURISTIC, PLAYERS, files_of, gather, sizes_of
from .folder import CHECKPOINT, IMITATION, TrainFolder, Weights
from .games import Games, make_workload
from .imitate import Imitation
from .league import League
from .model import Model, load_weights, weights_of
from .ppo import PlayConfig
from .results import scale_of
from .samples import prepare, usual_scale
from .threads import threads
from .work import Where

QUICK, GENTLE = 1e-3, 1e-4  # rates of imitation: from nothing, and of a network that plays already
SAVED = 60.0  # seconds of play between two checkpoints
WANDERED = 60  # random games that tell the usual points where there is no heuristic


class Run:
    """`train` does what is left to do; the folder is the memory between two runs."""

    def __init__(self, path: Path, config: TrainConfig) -> None:
        self.config = config
        self.game = load_game(config.game)
        self.features = Features(self.game)
        self.rival = self._network("rival", config.rival)[0] if config.rival else {}
        self.folder = TrainFolder(path)
        self.folder.begin(config, self.features)
        self.until = inf
        if config.device == "cpu":
            torch.set_num_threads(config.threads)

    @property
    def teacher(self) -> str:
        """The bot to imitate, if there is one and it is wanted."""
        c = self.config
        if not (c.demonstrations and c.epochs):
            return ""
        return c.teacher or (HEURISTIC if self.game.heuristic() is not None and not c.start else "")

    @property
    def ready(self) -> bool:
        """Whether play can begin: imitation is over."""
        if not self.folder.has(IMITATION):
            return False
        about = self.folder.read(IMITATION)[1]
        return bool(about.get("batches", 0) >= about.get("total", 0))

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do."""
        done = self.folder.read(CHECKPOINT)[1]["steps"] if self.folder.has(CHECKPOINT) else 0
        return self.ready and done >= self.config.steps

    @property
    def ripe(self) -> bool:
        """Whether its rates have fallen: the network is as good as this run makes it."""
        return self.finished or (self.ready and self.config.last_piece)

    def train(self, minutes: float = 0) -> Generator[Progress, None, None]:
        """All that is left to do, or as much of it as so many minutes allow; says how it goes."""
        if minutes:
            self.until = monotonic() + 60 * minutes
        try:
            if not self.ready:
                yield from self._begin()
            if self.ready and not self.finished and monotonic() < self.until:
                yield from self._play()
        finally:
            self.folder.write()

    def _begin(self) -> Iterator[Progress]:
        if not self.teacher:
            self.folder.keep(IMITATION, *(self._from_network() if self.config.start else self._from_nothing()))
            return
        yield from self._demonstrate()
        if monotonic() < self.until:
            yield from self._imitate()

    def _from_nothing(self) -> tuple[Weights, dict[str, Any]]:
        """A fresh network, and points as random games have them."""
        torch.manual_seed(self.config.seed)
        scale = scale_of([_wandered(self.game, number, self.config.seed) for number in range(WANDERED)])
        model = Model(self.features, self.config.shape)
        return weights_of(model), {"scale": list(scale), "steps": 0}

    def _from_network(self) -> tuple[Weights, dict[str, Any]]:
        """A network trained before, as if it were an imitator; the decisions it was trained by count on. One of other
        rules or values is a beginning, too, if it says as much of as many things."""
        weights, card = self._network("start", self.config.start)
        if card["commands"] != (now := self.folder.run["commands"])[: len(card["commands"])]:
            self.folder.note(commands=[*card["commands"], *now])
        return weights, {"scale": card["scale"], "steps": card["steps"]}

    def _network(self, option: str, path: str) -> tuple[Weights, dict[str, Any]]:
        """The weights and the card of a file that an option names; refused if its sizes are others than this run's."""
        weights, card = load(Path(path))
        shape = list(self.config.shape)
        if card["shape"] != shape:
            raise BadOption(option, f"{path} is a network of shape {card['shape']}, not {shape}")
        sizes = {name: value.shape for name, value in weights.items()}
        if sizes != {name: value.shape for name, value in Model(self.features, self.config.shape).state_dict().items()}:
            raise BadOption(option, f"{path} is of other actions or observations; leave --{option} out")
        return weights, card

    def borrowed(self) -> str:
        """What the network to go on from was trained for and this run is not; empty if it fits."""
        card = load(Path(self.config.start))[1] if self.config.start else {}
        return differs(card, self.features) if card and card["fingerprint"] != self.features.fingerprint else ""

    def _demonstrate(self) -> Iterator[Progress]:
        c = self.config
        where = Where(c.jobs, c.ray)
        for done in gather(c.game, self.folder.demonstrations, c.demonstrations, c.seed, where, self.teacher):
            self.folder.note(demonstrations=done)
            yield Progress("demonstrations", done, c.demonstrations, {})
            if monotonic() > self.until:
                return

    def _imitate(self) -> Iterator[Progress]:
        """Learn from demonstrations, from the batch on that an earlier run came to."""
        c = self.config
        torch.manual_seed(c.seed)
        files = files_of(self.folder.demonstrations)
        yield Progress("samples", 0, len(files), {})
        model = Model(self.features, c.shape).to(c.device)
        if c.start:
            weights, about = self._from_network()
            load_weights(model, weights)
        else:
            about = {"scale": list(usual_scale(c.game, files)), "steps": 0}
        samples = prepare(c.game, files, scale_from(about), c.jobs)
        imitation = Imitation(model, samples, c.device, c.epochs, c.seed, GENTLE if c.start else QUICK)
        about |= {"decisions": len(samples.seen), "total": imitation.total, "batches": 0}
        if self.folder.has(IMITATION):
            weights, known = self.folder.read(IMITATION)
            load_weights(model, weights)
            about["batches"] = min(known["batches"], imitation.total)
        try:
            with threads(c.all_threads):
                for learnt in imitation.learn(about["batches"]):
                    about["batches"] = learnt.batches
                    if learnt.figures:
                        self.folder.curve("imitation", learnt.figures)
                    yield Progress("imitation", learnt.batches, learnt.of, learnt.figures)
                    if monotonic() > self.until:
                        return
        finally:
            self.folder.keep(IMITATION, weights_of(model), about)

    def _play(self) -> Iterator[Progress]:
        """League play from the last checkpoint on, with a new one every minute and at the end."""
        c = self.config
        first, about = self.folder.read(IMITATION)
        weights, known = self.folder.latest()
        scale = scale_from(about)
        seed = c.seed * 100 + known["steps"] // 1_000_000 % 97  # not the same games again
        torch.manual_seed(seed)
        games = Games(make_workload(c.game, c.games, c.jobs, seed, scale, c.heuristic), self.features)
        league: League | None = None
        try:
            model = Model(self.features, c.shape).to(c.device)
            load_weights(model, weights)
            league = League(model, self.features, games, self._how(), scale, known["steps"])
            league.freeze_first(self.rival or first)
            saved = monotonic()
            for figures in league.run(self.until, c.last_piece and self.until < inf):
                self.folder.curve("play", figures)
                yield Progress("play", league.done, c.steps, figures)
                if monotonic() - saved > SAVED:
                    self._keep(league, about["scale"])
                    saved = monotonic()
        finally:
            games.close()
            if league is not None:
                self._keep(league, about["scale"])

    def _how(self) -> PlayConfig:
        c = self.config
        return PlayConfig(steps=c.steps, epochs=c.passes, batch=c.batch, rate=c.rate, own=c.own, threads=c.all_threads)

    def _keep(self, league: League, scale: list[float]) -> None:
        self.folder.keep(CHECKPOINT, weights_of(league.model), {"scale": scale, "steps": league.done})


def scale_from(about: dict[str, Any]) -> Scale:
    """As it is kept beside weights; older ones say more."""
    return Scale(*about["scale"][: len(Scale._fields)])


def _wandered(game: Any, number: int, seed: int) -> Any:
    """The end of a random game."""
    draw = Random(derive_seed(seed, number))
    sizes = sizes_of(game, PLAYERS)
    state = game.new(sizes[number % len(sizes)], draw.getrandbits(48))
    while state.actor is not None:
        state.apply(draw.choice(state.legal()))
    return state
