"""What a game is at one moment: fields with marks, copies, values, and what a seat sees."""
