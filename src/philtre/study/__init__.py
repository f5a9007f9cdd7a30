"""Measurements over many matches, for designers and researchers."""
