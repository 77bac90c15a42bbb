# Sounds, in the settings.

web-sounds = Sounds
web-sounds-more = Dice, steps, hits and whose turn it is
web-volume = Volume
web-volume-percent = { $percent } %
