"""The terminal client: plain lines in and out, for any terminal, pipe or screen reader."""
