"""What the page of Warcraft needs: the lobby, the library and the board as a picture."""
