"""Bots: players that are programs. A bot gets a Seat and nothing else; it sees what a person there may see.

from rondel.bots import make_bot, play_out
state = game.new(players=2, seed=7)
play_out(state, [make_bot("greedy", game, seed=1), make_bot("random", game, seed=2)])
"""

from .play import BotError, BotFailed, play_out
from .registry import UnknownBot, bot_codes, check_codes, make_bot, register_bot
from .seat import Bot, Seat
from .seeds import derive_seed

__all__ = [
    "Bot",
    "BotError",
    "BotFailed",
    "Seat",
    "UnknownBot",
    "bot_codes",
    "check_codes",
    "derive_seed",
    "make_bot",
    "play_out",
    "register_bot",
]
