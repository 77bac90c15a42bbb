# Lessen: de pagina met alle lessen, en het briefje dat door een les leidt.

no-such-lesson = Er is geen les ‘{ $name }’ in { $game }.
lessons-title = { $game } leren
lessons-about = Vijf korte lessen die elk eindigen met iets wat je zelf voor elkaar kreeg. Daarna een eerste heel spel met tips. Stop ermee, herhaal ze of sla ze over zoals je wilt.
lessons-minutes = { $minutes ->
    [one] Hooguit 1 minuut
   *[other] Hooguit { $minutes } minuten
}
lessons-begin = Beginnen
lessons-repeat = Herhalen
lessons-achieved = Gedaan
lessons-step = Stap { $step } van { $of }
lessons-note = Les: { $lesson }
lessons-arranged = De dobbelstenen in deze les zijn geregeld, zodat je ziet wat er kan gebeuren. In een spel zijn ze eerlijk.
lessons-watch = Kijk nu mee: de anderen zijn aan de beurt.
lessons-won = Gelukt!
lessons-lost = Nog niet
lessons-retry = Opnieuw proberen
lessons-next = Volgende les
lessons-all = Alle lessen
lessons-leave = Les verlaten
lessons-smaller = Briefje inklappen
lessons-larger = Briefje uitklappen
lessons-hint = Een tip
lessons-read = Begrepen
lessons-no-more = Geen tips meer
lessons-teaches = Stap voor stap leren
