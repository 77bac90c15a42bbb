# A rule about which the printed books differ.

rule-your-book = Tu libro y el nuestro.
rule-readings = donde los libros difieren: { $value }
