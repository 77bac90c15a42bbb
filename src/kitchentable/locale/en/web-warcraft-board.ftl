# More of the table of Warcraft.

web-wc-from-flank = from the flank, { $space }
web-wc-ally = your team
web-wc-their-discard = Their discarded cards: { $number }
