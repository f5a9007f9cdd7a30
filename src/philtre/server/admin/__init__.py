"""Running a server: looking at tables, closing, purging, banning, backing up."""
