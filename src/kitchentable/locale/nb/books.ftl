# A rule about which the printed books differ.

rule-your-book = Din bok og vår.
rule-readings = der bøkene er uenige: { $value }
