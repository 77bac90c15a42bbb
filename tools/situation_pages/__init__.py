"""The pages on situations that are made from the code: objects, questions, events, the state."""
