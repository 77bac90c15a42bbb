# Wat er voor een strijd te kiezen is: facties en objecten voor Poorten.

hr-about-new-lilliput = Een klein leger met goede officieren: sterk in hand-tot-handgevecht, en nog beter met een Aanvoerder erbij.
hr-about-gremlins = Elektriciteit en bliksemafleiders: ze schieten het meest en het verst, achter Voddenmannen die ze kunnen missen.
hr-about-fair-folk = Elfjes, centauren, nimfen en een drakenberijdster: de snelsten van allemaal, en de sterksten van geest.
hr-about-freeloaders = Naalden en flesdoppen: de meeste personages per Ster, en niemand weet wat ze nu weer gaan doen.
hr-about-lords-of-dust = Goed uitgerust en georganiseerd: langzaam, met de beste verdediging.
hr-portal-about-stand = { LENGTH($height) } hoog; personages kunnen erop staan.
hr-portal-about-plain = { LENGTH($height) } hoog; er kan niemand op staan.
hr-option-set-white = De witte set
hr-option-set-red = De rode set
hr-option-set-black = De zwarte set
hr-option-set-all = Alle dobbelstenen
