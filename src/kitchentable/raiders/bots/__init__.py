"""Opponents for Home Raiders: the regular, and two scripted sparring partners."""
