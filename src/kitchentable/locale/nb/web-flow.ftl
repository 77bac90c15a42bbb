# Hvordan et spill går videre: hva det spørres om, og hva ikke.

web-asks = Spør meg også når bare ett svar er mulig
web-key-marks = forrige eller neste nøkkeløyeblikk i en reprise
web-pace-step = Steg for steg
web-step-on = Neste steg
