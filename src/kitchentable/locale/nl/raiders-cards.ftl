# Home Raiders: de huisset. De facties en hoe ze spelen; de kaarten, elk met een regel erbij.


hr-faction-new-lilliput = Nieuw Lilliput
hr-plan-new-lilliput = Weinig, gedrild en glimmend gepoetst: sla toe op een speerlengte afstand, stap door een poort als het te druk wordt en laat de machines de klappen opvangen.

hr-card-guardsmen = Wachters
    .one = Wachter
hr-flavour-guardsmen = Ze poetsen hun speer aan beide kanten: de ene voor de vijand, de andere voor de inspectie.

hr-card-portal-sappers = Poortgenisten
    .one = Poortgenist
hr-flavour-portal-sappers = Waarom een tunnel graven als je de keuken kunt opvouwen?

hr-card-fusiliers = Horlogeveerfuseliers
    .one = Horlogeveerfuselier
hr-flavour-fusiliers = Hun geweren lopen acht dagen op één opwindbeurt en zijn nooit te laat.

hr-card-cuirassiers = Theelepelkurassiers
    .one = Theelepelkurassier
hr-flavour-cuirassiers = Elk borstkuras was ooit een theelepel; in het paleis roert zich niemand zonder hen.

hr-card-shefin = Kapitein Shefin
hr-flavour-shefin = Een heer slaat nooit als eerste onder de gordel; over de tweede klap heeft niemand iets gezegd.

hr-card-ensign = Vaandrig Borstel
hr-flavour-ensign = Haar vaandel is een tandenborstel, haar stem een bugel, en liggen staat niet op het rooster.

hr-card-quartermaster = Kwartiermeester Netjens
hr-flavour-quartermaster = Alles op zijn plaats, en een reserveofficier in de la eronder.

hr-card-inventor = Hofuitvindster
    .g = de
hr-flavour-inventor = Heeft de poort uitgevonden, de betere poort, en de verontschuldiging voor de eerste poort.

hr-card-duellist = Sleutelgatduellist
    .g = de
hr-flavour-duellist = Komt binnen door het sleutelgat en vertrekt dwars door de discussie.

hr-card-cruet = Peper-en-zoutstel op Pootjes
    .g = het
hr-flavour-cruet = Zout in de ene arm, peper in de andere, en binnenin vier man die kibbelen over de pedalen.


hr-faction-gremlins = Gremlins
    .one = Gremlin
hr-plan-gremlins = Zet de Voddenmannen in de weg, blijf er ruim achter en laat de bliksem door de kamer springen tot er niets meer over is voor het stopcontact.

hr-card-ragmen = Voddenmannen
    .one = Voddenman
hr-flavour-ragmen = Tandwielen, lappen en een wasknijper; als er een knapt, bewaren de gremlins de knijper.

hr-card-rodbearers = Stafdragers
    .one = Stafdrager
hr-flavour-rodbearers = Eerste regel van de bliksemstaf: richt het andere eind. Een tweede regel is er nog niet.

hr-card-socket-jumpers = Stopcontactspringers
    .one = Stopcontactspringer
hr-flavour-socket-jumpers = Ze gaan er in de gang in en komen er bij de stereo uit, elke keer een tikje knapperiger.

hr-card-fuse-flingers = Zekeringsmijters
    .one = Zekeringsmijter
hr-flavour-fuse-flingers = Gaat het licht uit, dan was het raak. Blijft het aan, duik dan weg.

hr-card-patchwork = Lappendekenwachten
    .one = Lappendekenwacht
hr-flavour-patchwork = Gemaakt van drie leunstoelen en één bevel: niet loslaten.

hr-card-tinker = Hoofdknutselaar
    .g = de
hr-flavour-tinker = Haalt alles uit elkaar, zet het meeste weer in elkaar en mikt met de rest.

hr-card-foreman = Voorman Kortsluit
hr-flavour-foreman = Kent de kortste weg naar de meterkast, en die loopt dwars door jouw plannen.

hr-card-filament = Oude Moeder Gloeidraad
hr-flavour-filament = Ze is al twee keer doorgebrand en feller teruggekomen; haar leerlingen houden hun bril op.

hr-card-bertie = Bertus Doorslag
hr-flavour-bertie = Met een knal vertrekken is de enige manier waarop hij ooit vertrokken is.

hr-card-kettlewright = Ketelmaakster
    .g = de
hr-flavour-kettlewright = Elke ploeg heeft haar graag mee, zolang ze maar de andere kant op overkookt.

hr-card-ohm = Oma Ohm
hr-flavour-ohm = Weerstand, zegt ze, zit in de familie.


hr-faction-fair-folk = Schone Volk
    .g = het
hr-plan-fair-folk = Wees overal als eerste: vlieg over de meubels, val aan in de flank, betover wie niet voor hoef of pijl wijkt, en sta nooit stil om geraakt te worden.

hr-card-fairies = Weide-elfjes
    .one = Weide-elfje
    .g = het
hr-flavour-fairies = Je mag er best een wegslaan. Dat doe je precies één keer.

hr-card-centaurs = Vensterbankcentauren
    .one = Vensterbankcentaur
hr-flavour-centaurs = Ze galopperen van geranium naar geranium en zien het gordijn aan voor een heuvel.

hr-card-nymphs = Druipschotelnimfen
    .one = Druipschotelnimf
hr-flavour-nymphs = Waar zij gedanst hebben, blijft het vochtig tot donderdag.

hr-card-archers = Distelpluisschutters
    .one = Distelpluisschutter
hr-flavour-archers = Ze laten de pijl los, dan de plank, en genieten van beide vluchten.

hr-card-foxglove = Vrouwe Vingerhoedskruid
hr-flavour-foxglove = Geeft les in schermen, goede manieren en hartstilstand.

hr-card-moss = Oude Vader Mos
hr-flavour-moss = Blijf lang genoeg naast hem stilstaan en je hoort bij de familie.

hr-card-dewfall = Jonkvrouw Dauw
hr-flavour-dewfall = Ze vraagt het zo lief dat je je sergeant al geslagen hebt.

hr-card-dragon-rider = Berijdster van de Varendraak
    .g = de
hr-flavour-dragon-rider = De draak kwam uit het ei achter de radiator en heeft het de winter nooit vergeven.

hr-card-bramble = Braam de Wilde Centaur
hr-flavour-bramble = Niemand had hem binnen gevraagd; daar zat vroeger een deur.

hr-card-witch = Gieterheks
    .g = de
hr-flavour-witch = Waar zij vandaag last van heeft, heb jij tegen theetijd.


hr-faction-freeloaders = Nozems
    .one = Nozem
hr-plan-freeloaders = Kom uit alle kieren tegelijk, stort je met zijn allen op wie het dichtstbij staat, verdwijn met de lepeltjes en doe nooit twee keer hetzelfde.

hr-card-needle-gang = Naaldenboeven
    .one = Naaldenboef
hr-flavour-needle-gang = Eén naald is naaien. Vijf naalden is een discussie die je verloren hebt.

hr-card-slingers = Flesdopslingeraars
    .one = Flesdopslingeraar
hr-flavour-slingers = Een flesdop is een schild, een bord, een hoed en vooral een discus.

hr-card-sneaks = Plintsluipers
    .one = Plintsluiper
hr-flavour-sneaks = Ze zijn hier nooit geweest. Het koekje ook niet.

hr-card-rabble = Kruimelschooiers
    .one = Kruimelschooier
hr-flavour-rabble = Ze volgen iedereen die gevolgd wordt door taart.

hr-card-mayor = Burgemeester van Achter-de-Bank
    .g = de
hr-flavour-mayor = Elf keer gekozen door dezelfde drie munten.

hr-card-pockets = Tante Zakken
hr-flavour-pockets = Ze heeft het ergens, schat. Misschien is het zelfs van jou.

hr-card-knuckles = Knokkel Vingerhoed
hr-flavour-knuckles = Is gaan naaien vanwege de handschoenen.

hr-card-halfpenny = Gelukscent
hr-flavour-halfpenny = Kop: hij wint. Munt: daar stond net iemand anders.

hr-card-daisy = Stopnaald-Daisy
hr-flavour-daisy = Stopt door de week sokken. Het is geen doordeweekse dag.

hr-card-nick = Vlugge Nick
hr-flavour-nick = Brengt elke boodschap overal heen, met de helft van wat ernaast lag.


hr-faction-lords-of-dust = Meesters van het Stof
    .one = Meester van het Stof
hr-plan-lords-of-dust = Ruk langzaam op achter de schilden, prik de vijand vast met spelden en blijf als laatste over, zoals stof dat altijd doet.

hr-card-legionaries = Stoflegionairs
    .one = Stoflegionair
hr-flavour-legionaries = In het voorjaar weggeveegd, dinsdag terug, in de pas.

hr-card-arbalesters = Speldenkruisboogschutters
    .one = Speldenkruisboogschutter
hr-flavour-arbalesters = Ze missen het tapijt nooit, en jij staat erop.

hr-card-lancers = Motlansiers
    .one = Motlansier
hr-flavour-lancers = Bij schemering komen ze uit de kast en gaan recht op de beste wol af.

hr-card-halberdiers = Zolderhellebaardiers
    .one = Zolderhellebaardier
hr-flavour-halberdiers = Ze bewaken wat niemand zich herinnert, tegen mensen die het vergeten zijn.

hr-card-marshal = Maarschalk van de Schoorsteenmantel
    .g = de
hr-flavour-marshal = Voert bevel van tussen de klok en de kandelaar, en wordt tot in de kelder gehoorzaamd.

hr-card-lint = Sergeant Pluis
hr-flavour-lint = Blijft plakken aan zijn troepen, zijn orders en elke bekende stof.

hr-card-cobweb = Kanselier Spinrag
hr-flavour-cobweb = Eén vraag van hem en je weet niet meer wie de bevelen gaf.

hr-card-grey-duke = Grijze Hertog
    .g = de
hr-flavour-grey-duke = Hij is op deze plank neergedaald, en waar hij neerdaalt, daar blijft hij liggen.

hr-card-broom-knight = Ridder van de Gebroken Bezem
    .g = de
hr-flavour-broom-knight = Hij brak hem zelf, en hij zou graag weten wie hem gestuurd had.

hr-card-rail-sniper = Gordijnrailschutter
    .g = de
hr-flavour-rail-sniper = Wacht tussen de haakjes tot je aan iets anders denkt.
