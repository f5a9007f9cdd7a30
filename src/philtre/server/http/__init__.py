"""The HTTP API: routes by subject, their dispatch, middleware and limits."""
