"""The kernel knows no game: questions, journal, table, chance, views, rule register.

A game is a generator that asks (`questions`), over a state that says of each field who may
see it (`state`), put on a `table` that keeps the journal. `docs/architecture.md` is the tour.
"""
