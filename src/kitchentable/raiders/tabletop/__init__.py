"""What the rules ask about the table, and the answers of the geometry."""
