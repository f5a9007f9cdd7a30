"""`philtre report`: games of bots, measured, judged in sentences, and drawn on one page."""

from philtre.study.report.measure import Measure

__all__ = ["Measure"]
