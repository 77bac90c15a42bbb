"""The twenty experience cards, hooked into the moments at which they may be played."""
