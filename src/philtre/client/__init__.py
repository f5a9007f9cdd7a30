"""A client of a served table: join by a link, see what the seat may see, decide."""

from philtre.client.guest import Guest, Told
from philtre.client.place import Lost, Place

__all__ = ["Guest", "Lost", "Place", "Told"]
