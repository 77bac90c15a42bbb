# Home Raiders: hussettet. Rasene og hvordan de spiller; kortene, hvert med en linje til.


hr-faction-new-lilliput = Moderne Lilliputt
hr-plan-new-lilliput = Få, veldrillede og blankpussede: Slå til på en spydlengdes avstand, gå gjennom en portal når det blir trangt, og la maskinene ta støyten.

hr-card-guardsmen = Gardister
    .one = Gardist
    .def = Gardisten
    .defs = Gardistene
hr-flavour-guardsmen = De pusser spydet i begge ender: den ene for fienden, den andre for inspeksjonen.

hr-card-portal-sappers = Portalingeniører
    .one = Portalingeniør
    .def = Portalingeniøren
    .defs = Portalingeniørene
hr-flavour-portal-sappers = Hvorfor grave tunnel når man kan brette kjøkkenet?

hr-card-fusiliers = Urfjærskyttere
    .one = Urfjærskytter
    .def = Urfjærskytteren
    .defs = Urfjærskytterne
hr-flavour-fusiliers = Riflene deres går åtte dager på ett opptrekk og er aldri for sene.

hr-card-cuirassiers = Teskjekyrasserer
    .one = Teskjekyrasser
    .def = Teskjekyrasseren
    .defs = Teskjekyrassererne
hr-flavour-cuirassiers = Hvert brystharnisk var en gang en teskje; i palasset røres det ikke uten dem.

hr-card-shefin = Kaptein Shefin
hr-flavour-shefin = En gentleman slår aldri under beltestedet først; om det andre slaget er ingenting sagt.

hr-card-ensign = Fenrik Bust
hr-flavour-ensign = Fanen er en tannbørste, stemmen en signaltrompet, og å ligge nede står ikke på timeplanen.

hr-card-quartermaster = Kvartermester Ryddig
hr-flavour-quartermaster = Alt på sin plass, og en reserveoffiser i skuffen under.

hr-card-inventor = Hoffoppfinneren
hr-flavour-inventor = Har funnet opp portalen, den bedre portalen og unnskyldningen for den første portalen.

hr-card-duellist = Nøkkelhullsduellanten
hr-flavour-duellist = Kommer inn gjennom nøkkelhullet og går ut midt gjennom krangelen.

hr-card-cruet = Det gående krydderstativet
    .def = det gående krydderstativet
hr-flavour-cruet = Salt i den ene armen, pepper i den andre, og fire mann inni som krangler om pedalene.


hr-faction-gremlins = Gremlingene
hr-plan-gremlins = Still Filledukkene i veien, hold deg godt bak dem, og la lynet slå tvers over rommet til det ikke er noe igjen å plugge inn.

hr-card-ragmen = Filledukker
    .one = Filledukke
    .def = Filledukken
    .defs = Filledukkene
hr-flavour-ragmen = Tannhjul, filler og en klesklype; når en ryker, tar gremlingene vare på klypa.

hr-card-rodbearers = Stavbærere
    .one = Stavbærer
    .def = Stavbæreren
    .defs = Stavbærerne
hr-flavour-rodbearers = Første regel for lynstaven: Pek med den andre enden. Noen annen regel finnes ikke ennå.

hr-card-socket-jumpers = Kontakthoppere
    .one = Kontakthopper
    .def = Kontakthopperen
    .defs = Kontakthopperne
hr-flavour-socket-jumpers = De går inn i gangen og kommer ut ved stereoen, litt sprøere for hver gang.

hr-card-fuse-flingers = Sikringskastere
    .one = Sikringskaster
    .def = Sikringskasteren
    .defs = Sikringskasterne
hr-flavour-fuse-flingers = Går lyset, så traff de. Blir det stående på, så dukk.

hr-card-patchwork = Lappeteppevakter
    .one = Lappeteppevakt
    .def = Lappeteppevakten
    .defs = Lappeteppevaktene
hr-flavour-patchwork = Laget av tre lenestoler og én ordre: Ikke slipp taket.

hr-card-tinker = Sjefsmekkeren
hr-flavour-tinker = Tar alt fra hverandre, setter det meste sammen igjen og sikter med resten.

hr-card-foreman = Formann Kortslutt
hr-flavour-foreman = Kjenner den korteste veien til sikringsskapet, og den går tvers gjennom planene dine.

hr-card-filament = Gamlemor Glødetråd
hr-flavour-filament = Hun har brent ut to ganger og kommet sterkere tilbake; elevene beholder brillene på.

hr-card-bertie = Propp-Bertil
hr-flavour-bertie = Å gå ut med et smell er den eneste måten han noensinne har gått ut på.

hr-card-kettlewright = Kjelemakeren
hr-flavour-kettlewright = Alle lag vil gjerne ha henne med, så lenge hun koker over i motsatt retning.

hr-card-ohm = Bestemor Ohm
hr-flavour-ohm = Motstand, sier hun, ligger til familien.


hr-faction-fair-folk = Alvefolket
hr-plan-fair-folk = Vær først overalt: Fly over møblene, storm inn fra siden, fortryll dem som verken viker for hov eller pil, og stå aldri stille nok til å bli truffet.

hr-card-fairies = Engalver
    .one = Engalv
    .def = Engalven
    .defs = Engalvene
hr-flavour-fairies = Du kan godt prøve å vifte bort en. Det gjør du bare den ene gangen.

hr-card-centaurs = Vinduskarmkentaurer
    .one = Vinduskarmkentaur
    .def = Vinduskarmkentauren
    .defs = Vinduskarmkentaurene
hr-flavour-centaurs = De galopperer fra pelargonia til pelargonia og regner gardinen for en ås.

hr-card-nymphs = Skålnymfer
    .one = Skålnymfe
    .def = Skålnymfen
    .defs = Skålnymfene
hr-flavour-nymphs = Der de har danset, er det fuktig til torsdag.

hr-card-archers = Tistelfnuggskyttere
    .one = Tistelfnuggskytter
    .def = Tistelfnuggskytteren
    .defs = Tistelfnuggskytterne
hr-flavour-archers = De slipper pilen, så hylla, og nyter begge flygeturene.

hr-card-foxglove = Fru Revebjelle
hr-flavour-foxglove = Underviser i fekting, god oppførsel og hjertestans.

hr-card-moss = Gamlefar Mose
hr-flavour-moss = Stå stille ved siden av ham lenge nok, så er du en del av familien.

hr-card-dewfall = Frøken Duggfall
hr-flavour-dewfall = Hun spør så pent at du allerede har slått sersjanten din.

hr-card-dragon-rider = Rytteren på bregnedragen
hr-flavour-dragon-rider = Dragen ble klekket bak radiatoren og har aldri tilgitt vinteren.

hr-card-bramble = Villkentauren Bjørnebær
hr-flavour-bramble = Ingen ba ham inn; der var det en gang en dør.

hr-card-witch = Vannkanneheksa
hr-flavour-witch = Det som plager henne i dag, plager deg før kaffen.


hr-faction-freeloaders = Snylterne
hr-plan-freeloaders = Kom ut av alle sprekker på én gang, gå mange løs på den nærmeste, stikk av med teskjeene, og gjør aldri det samme to ganger.

hr-card-needle-gang = Nålebanditter
    .one = Nålebanditt
    .def = Nålebanditten
    .defs = Nålebandittene
hr-flavour-needle-gang = Én nål er søm. Fem nåler er en diskusjon du har tapt.

hr-card-slingers = Bruskorkslengere
    .one = Bruskorkslenger
    .def = Bruskorkslengeren
    .defs = Bruskorkslengerne
hr-flavour-slingers = En bruskork er et skjold, en tallerken, en hatt og framfor alt en diskos.

hr-card-sneaks = Fotlistsnikere
    .one = Fotlistsniker
    .def = Fotlistsnikeren
    .defs = Fotlistsnikerne
hr-flavour-sneaks = De har aldri vært her. Det har ikke kjeksen heller.

hr-card-rabble = Smulepøbler
    .one = Smulepøbel
    .def = Smulepøbelen
    .defs = Smulepøblene
hr-flavour-rabble = De følger hvem som helst, bare kaken følger med.

hr-card-mayor = Ordføreren i Bak-sofaen
hr-flavour-mayor = Valgt elleve ganger av de samme tre myntene.

hr-card-pockets = Tante Lomme
hr-flavour-pockets = Hun har det et sted, vennen. Det kan til og med være ditt.

hr-card-knuckles = Knoke-Fingerbøl
hr-flavour-knuckles = Begynte å sy på grunn av hanskene.

hr-card-halfpenny = Lykkeskillingen
hr-flavour-halfpenny = Mynt: han vinner. Krone: det var visst en annen som sto der.

hr-card-daisy = Stoppenål-Tusen
hr-flavour-daisy = Stopper sokker på hverdager. I dag er det ikke hverdag.

hr-card-nick = Kjappe Nikk
hr-flavour-nick = Bringer enhver beskjed hvor som helst, og halvparten av det som lå ved siden av.


hr-faction-lords-of-dust = Støvets Mestere
hr-plan-lords-of-dust = Rykk sakte fram bak skjoldene, nål fienden fast med knappenåler, og bli stående til sist, slik støvet alltid gjør.

hr-card-legionaries = Støvlegionærer
    .one = Støvlegionær
    .def = Støvlegionæren
    .defs = Støvlegionærene
hr-flavour-legionaries = Feid bort om våren, tilbake på tirsdag, i takt.

hr-card-arbalesters = Knappenålskyttere
    .one = Knappenålskytter
    .def = Knappenålskytteren
    .defs = Knappenålskytterne
hr-flavour-arbalesters = De bommer aldri på teppet, og du står på det.

hr-card-lancers = Møllryttere
    .one = Møllrytter
    .def = Møllrytteren
    .defs = Møllrytterne
hr-flavour-lancers = De kommer ut av skapet i skumringen og går rett på den fineste ulla.

hr-card-halberdiers = Loftshellebardister
    .one = Loftshellebardist
    .def = Loftshellebardisten
    .defs = Loftshellebardistene
hr-flavour-halberdiers = De vokter det ingen husker, mot folk som har glemt det.

hr-card-marshal = Marskalken på peishylla
hr-flavour-marshal = Fører kommandoen mellom klokka og lysestaken og blir adlydt helt ned i kjelleren.

hr-card-lint = Sersjant Lo
hr-flavour-lint = Henger ved troppen sin, ordrene sine og alle kjente tekstiler.

hr-card-cobweb = Kansler Spindelvev
hr-flavour-cobweb = Ett spørsmål fra ham, og du husker ikke hvem som ga ordrene.

hr-card-grey-duke = Den grå hertugen
    .def = den grå hertugen
hr-flavour-grey-duke = Han har lagt seg på denne hylla, og der han legger seg, blir han liggende.

hr-card-broom-knight = Ridderen av den brukne kosten
hr-flavour-broom-knight = Han brakk den selv, og han vil gjerne vite hvem som sendte den.

hr-card-rail-sniper = Gardinskinneskytteren
hr-flavour-rail-sniper = Venter mellom krokene til du tenker på noe annet.
