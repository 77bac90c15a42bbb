"""Exact chances of rolls and attacks, before they are made."""
