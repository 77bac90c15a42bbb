# Más de la mesa de Warcraft.

web-wc-from-flank = desde el flanco, { $space }
web-wc-ally = tu equipo
web-wc-their-discard = Cartas descartadas: { $number }
