"""Win the house: the record of the rooms, and how a server keeps it (group 31)."""
