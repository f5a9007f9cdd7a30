"""Tables in a terminal: lines in, lines out, for any terminal, pipe or screen reader."""
