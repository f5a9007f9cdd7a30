"""Worker processes for bots: the pool, its fair queue, messages, and the analysis of finished games."""
