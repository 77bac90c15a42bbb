"""The abilities of heroes, each hooked into the moment its card names (WC-703 to WC-714)."""
