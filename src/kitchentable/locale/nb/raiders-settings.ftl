# Home Raiders: where the books differ, and what we play.

kind-setting-formation = De engelske, spanske og nederlandske reglene sier at en tropp holder seg innen 3" fra hverandre, de norske at hver er innen 3" fra en annen. Vi spiller at disse leddene binder hele troppen sammen (chain); strict krever det av hvert par.
kind-setting-slowest = Den norske boken lar en tropp bare gå så langt som den tregeste modellen; de andre har ikke det. Vi spiller at hver bruker sin egen Bevegelse.
kind-setting-engaged_targets = Den norske boken forbyr ikke å skyte på karakterer i kontakt med en fiende; de andre gjør det. Vi spiller at det er forbudt.
kind-setting-free_attacks = Den nederlandske boken mangler avsnittet om det gratis angrepet mot den som river seg løs, selv om evnene forutsetter det. Vi spiller med det.
kind-setting-spent_contact = Den engelske, spanske og nederlandske boken lar fiender slåss bare hvis en av dem har brukt en handling på å komme i kontakt; den norske krever det ikke. Vi spiller at det trengs.
kind-setting-hurts = Den norske boken gir skadebrikken for en evne som Gjør vondt med en gang; de andre ved slutten av turen. Vi spiller slutten av turen.
kind-setting-passing = Den norske boken sammenligner perlene med alle enheter i spill før man kan gi fra seg turen; de andre med dem som venter. Vi spiller dem som venter.
kind-setting-violent_attack = Den norske boken lar hele Forsvaret rulles på nytt; de andre ett sett. Vi spiller ett sett.
kind-setting-knock_back = Den norske boken lar Dytt komme i stedet for skaden; de andre i tillegg. Vi spiller i tillegg.
kind-setting-rampage = Den norske boken lar Raserianfall helbrede med ett truffet mål; de andre krever begge. Vi spiller begge.
kind-setting-grapple = Den norske boken gjelder alle nærkamper i runden; de andre den neste. Vi spiller den neste.
kind-setting-disrupt = I den norske boken har Forstyrr ingen virkning på en enhet som alt har handlet denne runden; i de andre bindes motstanderens neste tur likevel, hvis den kommer i neste runde. Vi spiller de andre (any); waiting er den norske lesningen.
kind-setting-point_blank = Den norske boken har ingen oppgradering for Nærskudd; de andre har det. Vi spiller med oppgraderingen.
kind-setting-charm = Den norske boken lar den sjarmerte angripe en venn; den engelske og spanske hvem som helst i kontakt. Vi spiller hvem som helst.
kind-setting-deflect = Den norske boken krever flere ACES enn angriperen for Avlede; de andre et vellykket Forsvar. Vi spiller et vellykket Forsvar.
kind-setting-scouts = Den spanske og norske boken setter Speidere 12" unna eller mer; den engelske mer enn 12". Vi spiller mer.
kind-setting-prudent = Den spanske boken gir den Forsiktige strategikeren 2"; de andre 3". Vi spiller 3".
kind-setting-shooter_contact = I den nederlandske boken kan ingen skyte i basekontakt med andre figurer, heller ikke venner; de andre nevner fiender. Vi spiller fiender.
kind-setting-second_wound = Etter den spanske boken forsvinner en figur i stedet for å få den siste skademarkøren, så ingenting kan fjerne den; etter de andre får den markøren først. Vi spiller at den fås.
kind-setting-challenged = Den engelske og norske boken lar bare fiender utfordres; den spanske og nederlandske sier ikke det. Vi spiller fiender.
kind-setting-markers = Den spanske boken legger markører mer enn 15" fra egen Portal og mer enn 5" fra hverandre; de andre på den avstanden eller mer. Vi spiller den avstanden eller mer.
kind-setting-running_shot = Etter den engelske og spanske boken er skuddet i Løpende skudd den andre handlingen; den nederlandske og norske legger det i bevegelsen uten å nevne noen kostnad. Vi spiller den andre handlingen.
kind-setting-vanished = Ingen bok sier om karakterer som slås ut ved egen hjelp teller. Vi spiller at alle teller; by-enemy utelater dem.
kind-setting-early_end = Ingen bok avslutter spillet før runde 6. Vi spiller til slutten; med denne innstillingen slutter det når en side ikke har noen igjen.

hr-offer-team = { $faction }, { $stars } stjerner
