"""Tables served to browsers and terminals: HTTP for the hall, a WebSocket for each view of a table."""
