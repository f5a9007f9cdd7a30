"""Players made of code. A bot is given a determinization for its seat, and random bits: nothing else."""

from philtre.bots.basic import Bot
from philtre.bots.custom import CustomBot
from philtre.bots.estimates import Suggestion, advise, estimate, rounded, run_search
from philtre.bots.parameters import SearchParameters
from philtre.bots.registry import LEVELS, bot, described
from philtre.bots.result import ActionStatistics, SearchResult
from philtre.bots.search import Search

__all__ = [
    "LEVELS",
    "ActionStatistics",
    "Bot",
    "CustomBot",
    "Search",
    "SearchParameters",
    "SearchResult",
    "Suggestion",
    "advise",
    "bot",
    "described",
    "estimate",
    "rounded",
    "run_search",
]
