"""The bots as people choose them: what a level is, and what a server lets a bot take."""

from typing import Any

from rondel.bots import bot_codes, make_bot
from rondel.bots.levels import LEVELS
from rondel.bots.puct import PuctConfig, PuctSearch
from rondel.bots.search import MctsSearch, SearchConfig
from rondel.core.errors import RondelError
from rondel.table.names import level_name

from .errors import ApiError
from .http_protocol import BotInfo
from .wording import words

PLAIN = ("greedy", "net", "random")  # for programs, and for who must jump in; people choose a level
UNOFFERED = ("hint", "mcts", "puct")  # for hints, and what is no bot without a budget
MOST_SECONDS = 10.0  # that one decision may take at a site, where many wait
MOST_ITERATIONS = 50  # the same for who counts simulations: in the slowest game, of ten turns each, 7 a second
MOST_PUCT = 1000  # simulations of a search on a network
MOST_HORIZON = 10  # turns of each player in such a simulation; to the end of the game it might take seconds


def offered(lang: str) -> list[BotInfo]:
    """Every bot there is, the levels first; people are shown those, and bots of other packages."""
    others = [code for code in bot_codes() if code not in LEVELS and code not in UNOFFERED]
    return [BotInfo(code, level_name(code, lang), _about(code, lang), code not in PLAIN) for code in (*LEVELS, *others)]


def _about(code: str, lang: str) -> str:
    """One line: how it plays, and how long it thinks."""
    if code not in LEVELS:
        return ""
    say, level = words(lang), LEVELS[code]
    pause = say("thinks-seconds", n=level.turn_seconds) if level.turn_seconds else say("thinks-at-once")
    return f"{say(f'about-{code}')} {pause}"


def check_bot(game: Any, code: str, local: bool, field: str = "bot") -> None:
    """Raise what is wrong with a code: nobody knows it, or it would take more than its share. At a site nobody says
    which file a network is read from: to look for one tells what there is, and some files are never read to an end."""
    name, _, parameters = code.partition(":")
    if not local and any(part.startswith("weights=") for part in parameters.split(":")):
        raise ApiError(400, field, f"{name}: a site has networks of its own; leave out weights=")
    try:
        bot = make_bot(code, game, 0)
    except RondelError as error:
        raise ApiError(400, field, str(error)) from None
    if not isinstance(bot, (PuctSearch, MctsSearch)):  # a bot of another package may call anything its config
        return
    _check_budget(bot.config, code, local, field)


def _check_budget(config: PuctConfig | SearchConfig, code: str, local: bool, field: str) -> None:
    name = code.partition(":")[0]
    if config.workers > 1:
        raise ApiError(400, field, f"{name}: a server has processes of its own; leave out workers=")
    if isinstance(config, PuctConfig):
        if not local and _takes_long(config):
            most = f"{MOST_SECONDS:g}s or {MOST_PUCT}i, horizon times as few,"
            raise ApiError(400, field, f"puct: at most {most} at a site where others wait, not {code}")
        return
    if not local and _takes_too_much(config):
        most = f"{MOST_SECONDS:g}s or {MOST_ITERATIONS}i a decision, and horizon=1 to {MOST_HORIZON},"
        raise ApiError(400, field, f"mcts: at most {most} at a site where others wait, not {code}")


def _takes_long(config: PuctConfig) -> bool:
    slow = config.iterations * max(1, config.horizon) > MOST_PUCT
    return slow or max(config.seconds, config.turn_seconds) > MOST_SECONDS


def _takes_too_much(config: SearchConfig) -> bool:
    far = config.horizon == 0 or config.horizon > MOST_HORIZON  # 0 = to the end of the game
    return far or config.seconds > MOST_SECONDS or config.iterations > MOST_ITERATIONS
