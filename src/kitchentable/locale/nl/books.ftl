# A rule about which the printed books differ.

rule-your-book = Jouw boek en het onze.
rule-readings = waar de boeken verschillen: { $value }
