"""The space as the rules ask it: the interface, and the answers of the geometry."""
