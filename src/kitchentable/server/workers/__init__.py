"""Processes of their own for bots that think and plans that are studied."""
