# Hvordan et spill går videre: hva det spørres om, og hva ikke.

web-asks = Spør meg også når bare ett svar er mulig
