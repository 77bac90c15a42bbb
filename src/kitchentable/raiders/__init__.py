"""Home Raiders."""
