# A rule about which the printed books differ.

rule-your-book = Jouw boekje en het onze.
rule-readings = waar de boekjes verschillen: { $value }
