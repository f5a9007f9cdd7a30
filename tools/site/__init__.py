"""The documentation site: its pages are put together here, and MkDocs builds them (`make docs`)."""
