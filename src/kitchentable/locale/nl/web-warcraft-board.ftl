# Meer van de tafel van Warcraft.

web-wc-from-flank = vanaf de flank, { $space }
web-wc-ally = jouw team
web-wc-their-discard = Afgelegde kaarten: { $number }
