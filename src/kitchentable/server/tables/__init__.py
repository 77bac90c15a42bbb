"""Tables that people share: sessions, records, clocks, campaigns, the registry of all."""
