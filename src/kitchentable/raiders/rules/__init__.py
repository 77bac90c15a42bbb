"""The procedures of the book, one file for each of its subjects."""
