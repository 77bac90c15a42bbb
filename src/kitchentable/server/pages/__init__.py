"""What pages read besides the tables: the built client, books, libraries, pictures."""
