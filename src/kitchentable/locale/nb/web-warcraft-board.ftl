# Mer av bordet for Warcraft.

web-wc-from-flank = fra flanken, { $space }
web-wc-ally = laget ditt
web-wc-their-discard = Kastede kort: { $number }
