"""Matches in progress: no input or output, no clock."""
