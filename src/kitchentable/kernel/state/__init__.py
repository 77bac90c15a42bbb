"""The state of a game: fields with marks, copies, values and views."""
