"""The bus between the nodes of a cluster: hints about what is new in the database, never the news itself."""
