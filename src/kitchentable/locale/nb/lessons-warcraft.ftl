# Leksjonene i Warcraft. Et tips har to linjer: hva du kan gjøre, og hvorfor.

lesson-warcraft-fight = Flytte og kjempe
lesson-warcraft-fight-about = To orkenheter holder en gullgruve. Ta den.
lesson-warcraft-fight-melee =
    Dra nærkampenhetene dine fra c2 til gruven på c3.
    Flytter du inn til fiender, blir det slag. Nærkampenheter går ett felt.
lesson-warcraft-fight-ranged =
    Ta avstandsenheten med, fra c2 til c3.
    Avstandsenheter slår først, før noen kan slå tilbake.
lesson-warcraft-fight-done =
    Velg «{ wc-move-done }».
    Slagene kommer når du er ferdig med å flytte.
lesson-warcraft-fight-elsewhere = Den enheten er nå borte fra kampen. Angre flyttingen, eller gå videre med færre.
lesson-warcraft-fight-nobody = Du er ferdig med å flytte, og det ble ikke noe slag. Dra enhetene dine til gruven på c3, der orkene står, og avslutt så flyttingen.
lesson-warcraft-fight-beaten = Orkene beholdt gruven: For få gikk inn. Ta med begge nærkampenhetene og avstandsenheten.
lesson-warcraft-fight-won = Gruven er din. Avstand, flygende, nærkamp: I hver fase kaster begge sider, og en terning opp til styrken er et treff. Før du flytter, ser du sjansen din.

lesson-warcraft-harvest = Arbeidere og høsting
lesson-warcraft-harvest-about = Gull fra en gruve, tømmer fra en skog, og en enhet for det.
lesson-warcraft-harvest-gold =
    Dra en arbeider fra byen din til gullgruven på b3.
    Hver arbeider i en gruve gir gull når det høstes.
lesson-warcraft-harvest-wood =
    Dra en arbeider til skogen på c1.
    Nesten alt koster gull og tømmer, så du trenger begge deler.
lesson-warcraft-harvest-done =
    Velg «{ wc-move-done }».
    Når alle har flyttet, kommer høstingen av seg selv.
lesson-warcraft-harvest-empty = Høstingen er over, og den ga ikke gull. Flytt først en arbeider til gruven på b3, og en til skogen på c1.
lesson-warcraft-harvest-train =
    Tren en nærkampenhet: Klikk på den på bybrettet ditt.
    Den koster 1 gull og 1 tømmer, akkurat det du har høstet, og kommer neste tur.
lesson-warcraft-harvest-unspent = Turen er over, og lageret ditt ligger ubrukt. Når du skal kjøpe inn, tren en enhet før du avslutter.
lesson-warcraft-harvest-won = Høstet, brukt, og en enhet er på vei. Arbeidere i gruver og skoger betaler for hele spillet: Pass på dem.

lesson-warcraft-build = Bygge og oppgradere
lesson-warcraft-build-about = En bygning gir nye enheter, en oppgradering gjør dem sterkere.
lesson-warcraft-build-build =
    Bygg avstandsbygningen: Klikk på den på bybrettet ditt.
    Hver tur kjøper du inn på én måte: trene, bygge eller oppgradere. Uten bygningen kan du ikke trene avstandsenheter.
lesson-warcraft-build-trained = Du trener denne turen, så du kan ikke bygge. Angre, så kan du bygge.
lesson-warcraft-build-upgraded = Du oppgraderer denne turen, så du kan ikke bygge. Angre, så kan du bygge.
lesson-warcraft-build-nothing = Turen er over, og ingenting er under bygging. I innkjøpstrinnet klikker du på avstandsbygningen på bybrettet ditt.
lesson-warcraft-build-finish =
    Velg «{ wc-spend-done }».
    Arbeideren bygger til ditt neste utplasseringstrinn.
lesson-warcraft-build-stay =
    Velg «{ wc-move-done }».
    Ingen trenger å flytte nå. En arbeider som bygger, blir stående uansett.
lesson-warcraft-build-ready =
    Gjør avstandsbygningen ferdig: Klikk på den på bybrettet ditt.
    I utplasseringstrinnet blir bygninger ferdige, og nye brikker kommer inn.
lesson-warcraft-build-unready = Utplasseringstrinnet gikk forbi, og bygningen er ikke ferdig. Gjør den ferdig når du blir spurt hva du utplasserer.
lesson-warcraft-build-deployed =
    Velg «{ wc-deploy-done }».
    Bygningen står.
lesson-warcraft-build-upgrade =
    Oppgrader nærkampenhetene: Klikk på platen deres på bybrettet ditt.
    Alle får styrke 3, også de på spillbrettet, med en gang.
lesson-warcraft-build-kept = Turen er over uten oppgradering. I innkjøpstrinnet klikker du på nærkampplaten på bybrettet ditt.
lesson-warcraft-build-won = En bygning og en oppgradering: Slik slår en liten hær en stor. Tenk framover, for hver tur har bare én måte å kjøpe inn på.

lesson-warcraft-cards = Kort
lesson-warcraft-cards-about = Et slag, og ett kort som snur det.
lesson-warcraft-cards-play =
    Spill Forvandling på orkenheten: Klikk på kortet på hånden.
    Enheten blir til en sau og angriper ikke i denne runden. Kort lyser når de kan spilles.
lesson-warcraft-cards-wait =
    Pass.
    Ingen kort kan spilles akkurat nå.
lesson-warcraft-cards-late = Runden går videre uten kortet, og orken slår. Forvandling må spilles når en runde begynner.
lesson-warcraft-cards-unplayed = Slaget er over, og Forvandling er fortsatt på hånden. Uten kortet kunne orken slå tilbake og koste deg en enhet. Spill det når runden begynner.
lesson-warcraft-cards-beaten = Slaget er ikke vunnet. Prøv igjen, med kortet når runden begynner.
lesson-warcraft-cards-won = Et slag vunnet og ingen tapt. Hvert kort sier når det kan spilles, og du trekker ett etter hvert slag.

lesson-warcraft-hero = Helter
lesson-warcraft-hero-about = Fjellkongen møter et monster, og lærer av det.
lesson-warcraft-hero-hero =
    Dra Fjellkongen fra c2 til c3.
    Et monster vokter gruven der. Helter lærer av monstrene de feller.
lesson-warcraft-hero-escort =
    Send nærkampenhetene med ham.
    Flere terninger, og andre som kan ta imot et treff. Se hvordan sjansen vokser.
lesson-warcraft-hero-done =
    Velg «{ wc-move-done }».
    Så begynner slaget.
lesson-warcraft-hero-wait =
    Pass.
    Det er ingenting å bruke akkurat nå.
lesson-warcraft-hero-nobody = Du er ferdig med å flytte, og helten møtte ingen. Flytt Fjellkongen inn til monsteret på c3.
lesson-warcraft-hero-bolt =
    Bruk Stormlyn på monsteret.
    Da angriper det ikke i denne runden. Evnen koster mana: Du betaler med et kort.
lesson-warcraft-hero-mana =
    Betal med kortet Ressurser.
    Hvert kort er verdt den manaen det viser, og kastes for det.
lesson-warcraft-hero-late = Runden går videre uten Stormlyn, og monsteret slår. Bruk det når neste runde begynner.
lesson-warcraft-hero-unused = Slaget er over uten Stormlyn. Prøv igjen, og bruk det når en runde begynner.
lesson-warcraft-hero-rise =
    La helten stige et nivå.
    Han har to erfaringspoeng. Nivå 2 gir styrke og en ny evne.
lesson-warcraft-hero-low = Helten steg ikke, enda han kunne. To erfaringspoeng holder til nivå 2: Si ja.
lesson-warcraft-hero-won = Fjellkongen er på nivå 2. Før helten din til monstre tidlig: Det han lærer der, varer hele spillet.

lesson-warcraft-first-game = Ditt første hele spill
lesson-warcraft-first-game-about = Mennesker mot orker, til åtte seierspoeng. Et tips dukker opp når det hjelper.
lesson-warcraft-first-game-move =
    Flytt det du vil, og avslutt så flyttingen.
    Hver brikke kan flytte én gang per tur.
lesson-warcraft-first-game-workers =
    Send arbeidere til gruver og skoger nå.
    Det du ikke høster i de første turene, mangler du hele spillet.
lesson-warcraft-first-game-stop =
    Se før du flytter: Siden viser sjansene i slaget.
    Ta med avstandsenheter og angrip fra flere kanter. Enheter ved siden av slaget blir med.
lesson-warcraft-first-game-points =
    Tell seierspoeng.
    Utposter og erobrede byer gir poeng, og åtte vinner spillet.
lesson-warcraft-first-game-card =
    Du kan spille et kort, eller passe.
    Kort som kan spilles, lyser. Spar de sterke til et slag som betyr noe.
lesson-warcraft-first-game-casualty =
    Du velger hvilken enhet som faller.
    Gi opp den billigste som allerede har angrepet.
lesson-warcraft-first-game-spend =
    Kjøp inn på én av tre måter: trene, bygge eller oppgradere.
    Det som er mulig, lyser på bybrettet ditt. Alt annet sier hva som mangler.
lesson-warcraft-first-game-upgrade =
    Du har råd til en oppgradering.
    Den gjør alle enheter av det slaget sterkere med en gang: Jo flere du har, jo mer er den verdt.
lesson-warcraft-first-game-train =
    Du kan trene enheter.
    De kommer i neste utplasseringstrinn. Først flere arbeidere, så soldater som vokter dem.
lesson-warcraft-first-game-deploy =
    Plasser det som er kommet.
    Nye brikker kommer inn i byen din eller i en ferdig utpost: Sett dem der du trenger dem neste tur.
