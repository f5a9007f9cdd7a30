"""The rules: the state, and one module for each chapter of the rulebook."""
