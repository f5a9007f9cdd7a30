"""Players made of code. A bot is given a determinization for its seat, and random bits: nothing else."""

from philtre.bots.basic import Bot
from philtre.bots.custom import CustomBot
from philtre.bots.estimates import Suggestion, advise, estimate, rounded
from philtre.bots.registry import LEVELS, bot, described

__all__ = ["LEVELS", "Bot", "CustomBot", "Suggestion", "advise", "bot", "described", "estimate", "rounded"]
