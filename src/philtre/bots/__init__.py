"""Players made of code. A bot is given a determinization for its seat, and random bits: nothing else."""

from philtre.bots.basic import Bot
from philtre.bots.estimates import Suggestion, advise, estimate
from philtre.bots.registry import LEVELS, bot

__all__ = ["LEVELS", "Bot", "Suggestion", "advise", "bot", "estimate"]
