# Wat er voor een strijd te kiezen is: volken en voorwerpen voor portalen.

hr-about-new-lilliput = Een klein leger met goede officieren: sterk in man-tegen-mangevechten, en nog beter met een leider erbij.
hr-about-gremlins = Elektriciteit en bliksemafleiders: ze schieten het meest en het verst, achter Voddenmannen die gemist kunnen worden.
hr-about-fair-folk = Feeën, centauren, nimfen en een drakenruiter: de snelsten van allemaal, en de sterksten in geest.
hr-about-freeloaders = Naainaalden en kroonkurken: de meeste personages per ster, en niemand weet wat ze nu weer doen.
hr-about-lords-of-dust = Goed uitgerust en georganiseerd: langzaam, met de beste verdediging.
hr-portal-about-stand = { LENGTH($height) } hoog; figuren kunnen erop staan.
hr-portal-about-plain = { LENGTH($height) } hoog; er kan geen figuur op staan.
