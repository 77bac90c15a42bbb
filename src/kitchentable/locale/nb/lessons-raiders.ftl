# Leksjonene i Home Raiders. Et tips har to linjer: hva du kan gjøre, og hvorfor.

lesson-raiders-move = Flytte og ta dekning
lesson-raiders-move-about = Tre skyttere sikter på Bertil. Det ligger en bok i nærheten.
lesson-raiders-move-activate =
    Klikk på Bertil for å aktivere ham.
    En perle i din farge ble trukket, så en av enhetene dine er i gang. Den har to handlinger.
lesson-raiders-move-action =
    Velg å flytte, eller bare dra i Bertil.
    Å flytte er en handling. Han kan skyte også, men tre stykker skyter tilbake.
lesson-raiders-move-go =
    Velg Bertils flytting.
    Da ser du alt han kan nå.
lesson-raiders-move-place =
    Dra Bertil bak boka, til ringen, og trykk på «{ web-hr-go }».
    Grønne linjer: Han er fullt synlig. Prikkede linjer: Et objekt skjuler ham. Let til alle er prikkede.
lesson-raiders-move-seen = Der er han fortsatt fullt synlig for en skytter. Du har en handling til: Ringen viser et sted der boka skjuler ham. Eller angre flyttingen.
lesson-raiders-move-shot = Et fint skudd, men Bertil står fortsatt åpent. Bruk den andre handlingen til å komme bak boka.
lesson-raiders-move-hit = Skytterne fikk sin tur mens Bertil sto åpent. I et ekte spill hadde de truffet ham. Flytt ham bak boka før turen er over.
lesson-raiders-move-end =
    Nå: «{ hr-option-end-turn }».
    Bertil er trygg. Se hva skytterne får ut av det.
lesson-raiders-move-stay =
    Velg «{ hr-option-done }».
    Her er han godt skjult. Ett skritt ut, så kan de sikte igjen.
lesson-raiders-move-stay-put =
    Velg «{ hr-option-stay }».
    Her er han godt skjult.
lesson-raiders-move-won = Ingen kunne sikte på Bertil, for du satte en bok mellom dem. Objekter skjuler deg eller gir dekning, og mot dekning har et skudd færre terninger.

lesson-raiders-shoot = Skyte
lesson-raiders-shoot-about = Tre stavbærere, og en kaptein som er fullt synlig.
lesson-raiders-shoot-activate =
    Klikk på en stavbærer for å aktivere Troppen.
    En Tropp handler sammen: I én handling kan alle tre skyte.
lesson-raiders-shoot-action =
    Klikk på kaptein Shefin og velg å skyte på ham.
    Han er fullt synlig og innenfor { LENGTH(12) }, som er stavbærernes basisrekkevidde.
lesson-raiders-shoot-fire =
    La den første stavbæreren skyte.
    Terningene hans mot kapteinens Forsvar: Med flest ACES skader skuddet.
lesson-raiders-shoot-again =
    Truffet! Skyt med den neste.
    Med en skadebrikke til er kapteinen slått ut.
lesson-raiders-shoot-once-more =
    Skyt på kapteinen én gang til.
    Du har en handling til, og én skadebrikke er ikke nok.
lesson-raiders-shoot-stay =
    Velg «{ hr-option-done }».
    Herfra ser du kapteinen godt nok.
lesson-raiders-shoot-stay-put =
    Velg «{ hr-option-stay }».
    Herfra ser du kapteinen godt nok.
lesson-raiders-shoot-moved = Du flyttet. Det var én av to handlinger. Bruk den andre til å skyte på kapteinen, hvis du fortsatt ser ham.
lesson-raiders-shoot-gone = Turen er over, og ingen har skutt. Den som flytter to ganger, har ingen handling igjen til et skudd. Skyt først, kapteinen er innenfor rekkevidde fra starten.
lesson-raiders-shoot-left = Kapteinen slapp unna med én skade. La alle stavbærerne skyte før du avslutter handlingen.
lesson-raiders-shoot-won = Kapteinen er slått ut, og det var du som skjøt. Før hvert skudd kan du peke på målet, så ser du den nøyaktige sjansen.

lesson-raiders-strike = Nærkamp
lesson-raiders-strike-about = En gardist står ett løp unna. Kom deg bort til ham, og slå.
lesson-raiders-strike-activate =
    Klikk på en filledukke for å aktivere Troppen.
    Filledukker kan ikke skyte. De løper og slår.
lesson-raiders-strike-action =
    Velg å flytte.
    For å slå må du berøre fienden, base mot base.
lesson-raiders-strike-go =
    Flytt hele Troppen.
    Den må holde sammen, så de løper i flokk.
lesson-raiders-strike-charge =
    Dra en filledukke bort på gardisten, og trykk på «{ web-hr-go }».
    Nær en fiende hopper karakteren inn i kontakt, og linjen nederst sier det.
lesson-raiders-strike-short = Ingen berører gardisten ennå. Bruk den andre handlingen på resten av veien, eller angre flyttingen.
lesson-raiders-strike-slow = Turen er over, og ingen kom bort til gardisten. Han er innenfor én flytting: Dra en filledukke helt bort på ham.
lesson-raiders-strike-strike =
    Velg å angripe i nærkamp.
    Dere har kontakt og én handling igjen: Slå før gardisten gjør det.
lesson-raiders-strike-hit =
    Angrip gardisten.
    Nærkampterningene dine mot Forsvaret hans: Flest ACES skader.
lesson-raiders-strike-stay =
    Velg «{ hr-option-done }».
    Filledukkene står der de skal.
lesson-raiders-strike-stay-put =
    Velg «{ hr-option-stay }».
    Den som river seg løs fra en fiende, gir ham et gratis angrep.
lesson-raiders-strike-idle = Du kom bort til gardisten, men den andre handlingen var ikke et slag, og nå er det hans tur. Løp med den første handlingen, angrip med den andre.
lesson-raiders-strike-won = Løpe, berøre, slå: én tur, to handlinger, én skade. Tenk på veien tilbake også: Å rive seg løs koster et gratis angrep.

lesson-raiders-portal = Portal og mål
lesson-raiders-portal-about = Den aller siste turen i spillet, og den er din.
lesson-raiders-portal-activate =
    Klikk på en filledukke for å aktivere Troppen.
    Ingen berører en Portal ennå. Slik det står nå, blir det uavgjort.
lesson-raiders-portal-action =
    Velg å flytte.
    Du har to handlinger. Portalen deres er to flyttinger unna.
lesson-raiders-portal-go =
    Flytt hele Troppen.
    Hver filledukke som berører Portalen deres, teller.
lesson-raiders-portal-run =
    Løp mot den lysende Portalen, forbi gardisten. Til slutt må du berøre den.
    Etter runde 6 vinner den som har flest karakterer ved den andres Portal. Linjen nederst sier fra når det teller.
lesson-raiders-portal-halfway = Halve veien. Løp videre, til en filledukke berører Portalen.
lesson-raiders-portal-nobody = Spillet er over, og ingen av dine berører Portalen deres. Bare det teller nå, ingen kamp gjør det. Bruk begge handlingene på å løpe dit.
lesson-raiders-portal-won = Du har vunnet: Til slutt teller bare målet. Hold øye med din egen Portal også.

lesson-raiders-spirit = En Vilje-evne
lesson-raiders-spirit-about = Én mot én ved Portalene. Heksa kan lede en kaptein på villspor.
lesson-raiders-spirit-activate =
    Klikk på Vannkanneheksa for å aktivere henne.
    Begge sider berører én Portal. Hun er for langt unna til å løpe, men ikke til å tenke.
lesson-raiders-spirit-action =
    Velg å bruke Vilje.
    Helter har egne evner. Trykk C på en karakter, eller trykk på den, for å lese kortet.
lesson-raiders-spirit-use =
    Bruk Subtil manipulasjon på kaptein Shefin.
    Begge kaster for Vilje. Får hun flest ACES, flytter hun ham opptil { LENGTH(3) }.
lesson-raiders-spirit-lead =
    Led kapteinen bort fra Portalen din, { LENGTH(3) } til høyre.
    Berører han den ikke, teller han ikke.
lesson-raiders-spirit-near = Kapteinen berører fortsatt Portalen din. Du har en handling til: Led ham lenger bort, eller angre.
lesson-raiders-spirit-elsewhere = Å gå hjelper ikke her: Kapteinen teller fortsatt. Bruk Vilje med den andre handlingen.
lesson-raiders-spirit-even = Det ble stående én mot én. Kapteinen måtte bort fra Portalen din: Aktiver heksa, velg Vilje og led ham bort.
lesson-raiders-spirit-end =
    Nå: «{ hr-option-end-turn }».
    Én mot null, og dette var den siste turen.
lesson-raiders-spirit-stay =
    Velg «{ hr-option-done }».
    Du leder, og mer trengs ikke.
lesson-raiders-spirit-stay-put =
    Velg «{ hr-option-stay }».
    Du leder, og mer trengs ikke.
lesson-raiders-spirit-won = Du vant uten ett slag. Evner snur spill: Les kortene til Helter og Ledere før du velger lag.

lesson-raiders-first-game = Ditt første hele spill
lesson-raiders-first-game-about = Seks runder på et nattbord, små lag, grunnregler. Et tips dukker opp når det hjelper.
lesson-raiders-first-game-call =
    Velg en side av terningen.
    Kommer den opp, bestemmer du hvor Portalen din skal stå.
lesson-raiders-first-game-portal =
    Velg et sted for Portalen din.
    Deres kommer på motsatt side. En Portal bak objekter er lettere å vokte.
lesson-raiders-first-game-deploy =
    Sett opp karakterene nær Portalen din.
    La dem som skyter, stå der de ser langt, og dem som slår, der de kan løpe i dekning.
lesson-raiders-first-game-pearl =
    Perlen din ble trukket: Velg hvem som er i gang.
    Hver enhet har én perle i posen. Begynn med enheten som er i fare eller har et godt mål.
lesson-raiders-first-game-action =
    To handlinger: flytte, skyte, slå, i den rekkefølgen du vil.
    Flytt først og skyt så, eller skyt og gå tilbake i dekning.
lesson-raiders-first-game-shoot =
    Du kan skyte nå.
    Pek på et mål for å se den nøyaktige sjansen. Under en tredel er det ofte bedre å flytte.
lesson-raiders-first-game-strike =
    Du berører en fiende: Du kan slå.
    Flere mot én er best, for alle som har kontakt, angriper.
lesson-raiders-first-game-move =
    Se på linjene mens du drar.
    Grønn ser deg helt, gul halvt, prikket ikke i det hele tatt. Stans der de må komme til deg.
lesson-raiders-first-game-ground =
    Noen skyter på deg. Vil du søke dekning?
    Da er du vanskeligere å treffe, men å reise seg koster en handling. Gjør det hvis enheten ikke skal gjøre noe i denne runden likevel.
lesson-raiders-first-game-leave =
    En fiende river seg løs fra deg: Ta det gratis angrepet.
    Det koster deg ingenting.
lesson-raiders-first-game-last =
    Slutten nærmer seg: Se på målet.
    Etter runde 6 avgjør det alene. Send dem som ennå kan nå fram.
