"""Home Raiders in words: names, remarks, the picture of the terminal, situations."""
