"""Players made of code. A bot is given a world its seat could be in, and random bits: nothing else."""

from philtre.bots.advice import Advice, advise
from philtre.bots.levels import LEVELS
from philtre.bots.naming import bot
from philtre.bots.player import Bot

__all__ = ["LEVELS", "Advice", "Bot", "advise", "bot"]
