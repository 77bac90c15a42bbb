"""Scenarios: their format, the moments at which their rules come in, and the rules themselves."""
