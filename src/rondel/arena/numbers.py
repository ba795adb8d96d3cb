"""All numbers of a tournament, as the tables in the terminal and the report show them. See docs/arena.md for each."""

import msgspec


class Rating(msgspec.Struct):
    """OpenSkill (Plackett-Luce) after all games in their order."""

    mu: float
    sigma: float
    low: float  # mu - 1.96 sigma
    high: float
    ordinal: float  # mu - 3 sigma: what we are nearly sure of


class BotStanding(msgspec.Struct):
    """How a bot did. A bot that sits twice at a table has two seats there."""

    seats: int  # it held in all games
    wins: float  # share of them that won; a shared win is a part of one
    wins_low: float  # Wilson's 95 % interval
    wins_high: float
    place: float  # mean rank
    mean: float  # points
    deviation: float | None  # standard deviation of the points; none from one seat
    decisions: float  # a game
    milliseconds: float  # a decision


class Pair(msgspec.Struct):
    """A bot against another, over the games in which both play."""

    games: int
    ahead: float  # share of the games in which it ranks before the other; a tie is half a game
    ahead_low: float  # Wilson's 95 % interval
    ahead_high: float
    paired_seeds: int
    points: float  # the difference of their points, the mean over paired seeds
    points_low: float | None  # Student's 95 % interval over paired seeds; none from fewer than five
    points_high: float | None


class Box(msgspec.Struct):
    """A distribution. Quantiles lie between values as pandas and numpy place them."""

    count: int
    mean: float
    least: float
    p5: float
    q1: float
    median: float
    q3: float
    p95: float
    most: float


class Distribution(msgspec.Struct):
    """Bin i holds the values from start + i * width up to, without, the next."""

    start: int
    width: int
    counts: list[int]


class SeatShare(msgspec.Struct):
    """How the players of a seat did, or those who had the first turn, whoever they were."""

    games: int
    wins: float
    wins_low: float | None  # Student's 95 % interval over paired seeds; none from fewer than five, or if all are alike
    wins_high: float | None
    advantage: float  # wins minus an equal share
    mean: float  # points


class Use(msgspec.Struct):
    """How a bot uses a family of actions."""

    per_game: float  # times in a game, for each of its seats
    share: float  # of all its decisions


class Length(msgspec.Struct):
    box: Box
    histogram: Distribution


class Numbers(msgspec.Struct):
    """Bots come in the order of the ladder; keys of seats are "1", "2" …"""

    game: str
    games: int
    planned: int
    paired_seeds: int
    players: int
    bots: list[str]
    categories: list[str]
    ladder: dict[str, Rating]
    standings: dict[str, BotStanding]
    pairs: dict[str, dict[str, Pair]]  # of a bot: against each other
    seats: dict[str, SeatShare]
    first_player: SeatShare | None  # none if the tables do not say who had the first turn, and alone at a table
    points: dict[str, Box]  # by bot
    points_histograms: dict[str, Distribution]  # by bot
    points_by_seat: dict[str, dict[str, Box]]  # by bot, by seat
    categories_by_bot: dict[str, dict[str, Box]]  # by category, by bot
    categories_by_seat: dict[str, dict[str, Box]]  # by category, by seat
    decisions: Length
    turns: Length | None
    actions: dict[str, dict[str, Use]]  # by family, by bot
