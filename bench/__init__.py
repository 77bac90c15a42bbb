"""Measurements: `make bench`. They are printed and written as JSON; nothing is asserted."""
