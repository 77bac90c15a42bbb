# Waar een stuk in Warcraft moet stoppen.

wc-stop-unit = Op { $space } staan vijandelijke eenheden: wie daar komt, moet stoppen.
wc-stop-worker = Op { $space } staat een vijandelijke arbeider: wie daar komt, moet stoppen.
wc-stop-outpost = Op { $space } staat een vijandelijke Buitenpost: wie daar komt, moet stoppen.
wc-stop-creep = Op { $space } staat een griezel: wie daar komt, moet stoppen.
