"""What the page of Warcraft needs: the board as a picture."""
