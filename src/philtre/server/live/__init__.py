"""Tables in memory, their WebSockets, and what each viewer is sent."""
