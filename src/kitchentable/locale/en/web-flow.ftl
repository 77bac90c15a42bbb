# How a game goes on: what is asked, and what is not.

web-asks = Ask me even when only one answer is possible
web-key-marks = the key moment before or after this one in a replay
web-pace-step = Step by step
web-step-on = Next step
