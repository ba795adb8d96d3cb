"""Games that stay when the sources of their bots change, but not their play: because they became faster, say."""

from collections.abc import Sequence
from pathlib import Path

from ladder_bots import mark, others
from ladder_figures import rows_of
from ladder_matches import SEED, Match

from rondel.arena.config import make_config
from rondel.arena.executors import play_batch
from rondel.core.errors import RondelError
from rondel.core.registry import load_game

CLOCK_FREE = {"random", "greedy", "net", "easy", "medium"}  # the same game on every machine
GAMES = 10  # of such a match that are played again


def keep(matches: Sequence[Match], base: Path) -> list[Match]:
    """Mark the games of earlier bots as those of the present ones, if these still play all that can be played again
    to the same end; the search itself has a clock, so who asks for this vouches for it. Returns what was marked."""
    changed = [match for match in matches if others(match, base)]
    for game in dict.fromkeys(match.game for match in changed):
        checked = [match for match in changed if match.game == game and CLOCK_FREE.issuperset(match.bots)]
        if not any([_same(match, base) for match in checked]):
            raise RondelError(f"{game}: there is no match without a clock to try; delete the folders instead")
    for match in changed:
        mark(match, base)
    return changed


def _same(match: Match, base: Path) -> bool:
    """Its first games end as they did; False if there are none."""
    ends = {(row["game"], row["seat"]): (row["total"], row["decisions"]) for row in rows_of(match, base)}
    game, bots = load_game(match.game), list(match.bots)
    config = make_config(game, match.games, match.players, bots, SEED, match.options, match.against)
    for seating in [one for one in config.schedule()[:GAMES] if (one.game, 1) in ends]:
        for row in play_batch(config, [seating]).played[0].rows:
            if ends[row.game, row.seat] != (row.total, row.decisions):
                raise RondelError(f"{match.key}: game {row.game} ends otherwise now; delete its folder to measure it")
    return bool(ends)
