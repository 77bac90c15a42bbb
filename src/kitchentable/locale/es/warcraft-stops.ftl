# Dónde debe detenerse una pieza en Warcraft.

wc-stop-unit = En { $space } hay unidades enemigas: quien entra debe detenerse.
wc-stop-worker = En { $space } hay un trabajador enemigo: quien entra debe detenerse.
wc-stop-outpost = En { $space } hay un puesto avanzado enemigo: quien entra debe detenerse.
wc-stop-creep = En { $space } hay un monstruo: quien entra debe detenerse.
