"""What client and server say to each other, and how it goes over the wire."""
