# A rule about which the printed books differ.

rule-your-book = Your book and ours.
rule-readings = where the books differ: { $value }
