# Lydene, i innstillingene.

web-sounds = Lyder
web-sounds-more = Terninger, skritt, treff og hvem sin tur det er
web-volume = Volum
web-volume-percent = { $percent } %
