# Bordet til Warcraft i nettleseren.

web-wc-choose = Det du kan gjøre
web-wc-legend = Hva tegnene betyr
web-wc-hand = Kortene dine
wc-preview-form = Bordet spurte om noe som ikke kan forstås: { $why }
wc-preview-plan = Denne planen nevner brikker eller felt som ikke finnes.
web-wc-your-mat = Bybrettet ditt
web-wc-mat-of = Bybrett: { $race }
web-wc-points = Seierspoeng
web-wc-cards = Kort på hånden
web-wc-income = Ventet fra neste høstetrinn
web-wc-workers = arbeidere
web-wc-strength = Styrke { $strength }
web-wc-level = Plate { $level } av { $of }
web-wc-life = Liv { $life }
web-wc-reserve = På brettet: { $board }; i reserven: { $left }
web-wc-buildings = Bygninger: { $built } av { $of }, under bygging: { $sites }
web-wc-training = Under opplæring: { $number }
web-wc-act-train = Tren
web-wc-act-build = Bygg
web-wc-act-summon = Tilkall
web-wc-act-upgrade = Oppgrader
web-wc-discard = Kastet: { $number }
web-wc-discard-empty = Ingen kort er kastet ennå.
web-wc-reach = Vis hvor langt enhetene deres kan flytte
web-wc-turn-track = Turen
web-wc-turn = Tur { $turn }
web-wc-turn-of = Tur { $turn } av { $limit }
web-wc-set-up = Før spillet
web-wc-step-move = Flytt
web-wc-step-harvest = Høst
web-wc-step-deploy = Plasser ut
web-wc-step-spend = Kjøp
web-wc-task = Hva det dreier seg om
web-wc-card-back = Et kort
web-wc-card-able = Spill { $card }
web-wc-card-read = Les { $card }
web-wc-mana = Mana
web-wc-mana-cost = { $mana } mana
web-wc-hero-line = Nivå { $level }, liv { $life } av { $of }, erfaring { $points }
web-wc-hero-dead = Falt
web-wc-hero-training = Kommer tilbake neste tur
web-wc-stack =
    { $race }: { $number } × { $kind }{ $moved ->
        [yes] {" "}(alt flyttet)
       *[no] {""}
    }
web-wc-worth = verdt { $points }
web-wc-locked = låst
web-wc-depleted-1 = delvis uttømt
web-wc-depleted-2 = helt uttømt
web-wc-stock = lager { $number }
web-wc-has = { $race }: { $points } seierspoeng, { $gold } gull, { $wood } tømmer, { $cards } kort
web-wc-battle-in = Slag på { $space }
web-wc-round = Kamprunde { $round }
web-wc-phases = Fasene i kamprunden
web-wc-phase-ranged = Avstand
web-wc-phase-flying = Flygende
web-wc-phase-melee = Nærkamp
web-wc-faster = Raskere
web-wc-fold = Legg bort
web-wc-attackers = Angrep: { $who }
web-wc-defenders = Forsvar: { $who }
web-wc-flank = flanke { $space }
web-wc-fighter = { $race }: { $number } × { $kind }, styrke { $strength }, på { $space }
web-wc-hits = { $hits ->
    [one] 1 treff
   *[other] { $hits } treff
}
web-wc-why = Etter hvilke regler
web-wc-will-roll =
    { $dice ->
        [one] 1 terning: treff
       *[other] { $dice } terninger: treff
    } på { $strength } eller mindre
web-wc-chances = Angrepet vinner: { $attacker }, forsvaret vinner: { $defender }, ingen: { $nobody }; uten kort
web-wc-what-happened = Hva som skjedde
web-wc-many = { $number } av { $of }
web-wc-fewer = Én færre
web-wc-more = Én til
web-wc-unknown-creep = Her venter et monster som ingen har sett.
web-wc-tools = Visningen av brettet
web-wc-closer = Nærmere
web-wc-further = Lenger bort
web-wc-whole = Hele brettet
wc-race-about-human = Balanserte og seige: Avstandsenhetene deres helbreder, og kortene deres opphever andres.
wc-race-about-orc = Sterke armer fra første tur: Nærkampenhetene slår hardest, og Blodtørst gir en terning til.
wc-race-about-undead = Tap er en begynnelse: Senere i spillet reiser de falne seg midt i slaget.
wc-race-about-night-elf = Bueskytterne først: de beste avstandsenhetene av alle, og Langsom gift lar dem slå før fienden.
