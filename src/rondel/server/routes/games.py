"""The games: what there is to play, their rules and words, and the ratings."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromQuery, QueryParameter

import rondel
from rondel.core.registry import folder
from rondel.core.rulebook import Rule, Rulebook, load_rulebook
from rondel.drawing import board_of
from rondel.lessons.search import search

from ..errors import PROBLEMS, told
from ..http_protocol import GameInfo, OptionInfo, OptionValue, PlayerRating, RuleInfo, SectionFound, Word
from ..opponents import offered
from ..plain_rules import for_people
from ..security import PICTURE_POLICY
from ..wordbook import explained
from .common import AnyRequest, Lang, Name, TheStore
from .constant import MADE, Constant, answer, constant, constant_json

MOST_SECTIONS = 8  # of a search
NO_PICTURE = Path(__file__).parent.parent / "picture.svg"
KEPT = 128  # answers about rules and words, of those that were asked for last


@get("/api/games", summary="What there is to play", tags=["games"], responses=told(list[GameInfo]), opt=MADE)
async def games(request: AnyRequest, lang: Lang = "en") -> Response[bytes]:
    return answer(request, _games(lang))


@cache
def _games(lang: str) -> Constant:
    return constant_json([_info(rondel.load_game(name), lang) for name in rondel.games()])


def _info(game: Any, lang: str) -> GameInfo:
    texts = game.texts()
    return GameInfo(
        name=game.name,
        title=str(texts.title(lang)),
        tagline=str(texts.tagline(lang)),
        players=game.players,
        options=[_option(texts, option, lang) for option in game.options],
        bots=offered(lang),
        board=board_of(game) is not None,
        opponent=str(texts.name(lang, game.opponent)) if game.opponent else "",
        secrets=_secrets(game.name),
    )


@cache
def _secrets(name: str) -> bool:
    """Do two players at the start see different things? Then a screen they share has to be covered in between."""
    game = rondel.load_game(name)
    if game.players[1] < 2:
        return False
    state = game.new(players=max(2, game.players[0]), seed=0)
    return bool(state.view(0) != state.view(1))


def _option(texts: Any, option: Any, lang: str) -> OptionInfo:
    """The usual value goes with any number of players."""
    least, most = texts.game.players
    values = [
        OptionValue(
            value,
            str(texts.option_value(lang, option.name, value)),
            [n for n in range(least, most + 1) if value == option.values[0] or option.fits(value, n)],
        )
        for value in option.values
    ]
    help_ = str(texts.option_help(lang, option.name))
    return OptionInfo(option.name, str(texts.option(lang, option.name)), help_, values)


@cache
def _rulebook(game: str, lang: str) -> Rulebook:
    return load_rulebook(game, lang)


@get(
    "/api/games/{game:str}/rules",
    summary="The numbered rules: all, those with all words of `search`, of an `area`, or with these `ids`",
    tags=["games"],
    responses=told(list[RuleInfo]),
    opt=MADE,
)
async def rules(
    request: AnyRequest,
    game: Name,
    search: Annotated[str, QueryParameter(max_length=200)] = "",
    ids: Annotated[str, QueryParameter(max_length=2000)] = "",
    area: Annotated[str, QueryParameter(max_length=40)] = "",
    lang: Lang = "en",
) -> Response[bytes]:
    return answer(request, _rules(game, search, ids, area, lang))


@lru_cache(KEPT)
def _rules(game: str, search: str, ids: str, area: str, lang: str) -> Constant:
    rondel.load_game(game)
    book = _rulebook(game, lang)
    found = list(book.rules.values())
    if ids:
        found = [book.rules[name.strip()] for name in ids.split(",") if name.strip() in book.rules]
    elif area:
        found = book.find(area)
    if search:
        hits = book.search(search)
        found = [rule for rule in found if rule in hits]
    return constant_json([_shown(rule, game, lang) for rule in found])


def _shown(rule: Rule, game: str, lang: str) -> RuleInfo:
    return RuleInfo(rule.id, rule.section, for_people(rule.text, game, lang), rule.lang)


@get(
    "/api/games/{game:str}/search",
    summary="The sections of the rules that answer a question in your own words, the best first",
    tags=["games"],
    responses=PROBLEMS,
)
async def search_rules(
    game: Name, text: Annotated[str, QueryParameter(max_length=200)], lang: Lang = "en"
) -> list[SectionFound]:
    rondel.load_game(game)
    found = search(game, lang, text)[:MOST_SECTIONS]
    return [SectionFound(one.section, [_shown(rule, game, lang) for rule in one.rules]) for one in found]


@get(
    "/api/games/{game:str}/picture.svg",
    summary="A picture for the game's card, in the colours of the page that shows it",
    tags=["games"],
    media_type="image/svg+xml",
    responses=PROBLEMS,
    opt=MADE,
)
async def card_picture(request: AnyRequest, game: Name) -> Response[bytes]:
    return answer(request, _picture(game), {"Content-Security-Policy": PICTURE_POLICY})


@cache
def _picture(game: str) -> Constant:
    """picture.svg of its folder; a game without one gets the track that the project is named after."""
    own = folder(game) / "picture.svg"
    return constant((own if own.is_file() else NO_PICTURE).read_bytes(), "image/svg+xml")


@get(
    "/api/games/{game:str}/words",
    summary="Components explained: `names` between commas",
    tags=["games"],
    responses=told(dict[str, Word]),
    opt=MADE,
)
async def component_words(
    request: AnyRequest, game: Name, names: Annotated[str, QueryParameter(max_length=6000)], lang: Lang = "en"
) -> Response[bytes]:
    return answer(request, _words(game, names, lang))


@lru_cache(KEPT)
def _words(game: str, names: str, lang: str) -> Constant:
    return constant_json(explained(rondel.load_game(game).texts(), names, lang))


@get("/api/ratings", summary="The players of a game, the best first", tags=["games"], responses=PROBLEMS)
async def ratings(store: TheStore, game: FromQuery[str]) -> list[PlayerRating]:
    rondel.load_game(game)
    return await store.ratings(game)


ROUTES = [games, card_picture, rules, search_rules, component_words, ratings]
