"""The Expansion Set's options: what each adds to the steps of the turn (WC-589 to WC-779)."""
