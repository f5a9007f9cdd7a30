"""Tables in memory, their WebSocket sessions, and what each viewer is sent."""
