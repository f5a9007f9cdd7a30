"""Processes that think: the pool, its queue, and what is asked of it."""
