# How a game goes on: what is asked, and what is not.

web-asks = Ask me even when only one answer is possible
