"""The Python client of a server: join a table by a link, see what the seat may see, decide."""

from philtre.client.guest import Guest, RequestRefused
from philtre.client.table import Lost, TableClient

__all__ = ["Guest", "Lost", "RequestRefused", "TableClient"]
