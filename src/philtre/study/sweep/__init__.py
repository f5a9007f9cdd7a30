"""`philtre sweep` and `philtre compare`: several settings of a game on shared luck, and their differences."""
