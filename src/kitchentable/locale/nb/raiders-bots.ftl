# Home Raiders: hvorfor datamaskinen gjorde som den gjorde.

hr-why-activate = { $troop } har mest å gjøre nå, eller mest å frykte.
hr-why-stand = { $troop } kan ikke gjøre noe annet før alle er på beina.
hr-why-close = { $troop } slår til: disse angrepene gir bedre utsikter enn noen forflytning.
hr-why-ranged = Skudd mot { $target } lover mest.
hr-why-spirit = En viljekamp lover mest.
hr-why-generic = Dette koster en handling og er verdt den.
hr-why-regroup = Enheten må samle seg.
hr-why-wait = Ingenting som er mulig nå, ville gjort stillingen bedre.
hr-why-goal = Målet ligger den veien, og tiden er ikke ubegrenset.
hr-why-contact = Derfra kan { $troop } angripes med en gang.
hr-why-advance = Nærmere { $troop } blir flere angrep mulige.
hr-why-sight = Derfra er det noen å sikte på.
hr-why-place = Der er dekning, fare og mål best i balanse.
hr-why-deed = { $who } har de beste utsiktene av dem som ennå ikke har handlet.
hr-why-mode = Gjort slik er angrepet mest verdt.
hr-why-free = Det koster ingenting, og målet er det som er mest verdt.
hr-why-ground = Å kaste seg ned sparer mer enn handlingen det koster å reise seg.
hr-why-least = Dette blir minst savnet.
hr-why-nothing-lost = Det er ingenting å tape på det.
hr-why-fervour = Skaden kommer for sent til å bety noe.
hr-why-shove = Der gjør fienden minst skade.
hr-why-join = Denne enheten kjemper på den måten den nye følgesvennen leder best.
hr-why-dearest = Den dyreste av de andre er verdt en ed.
hr-why-deploy = Herfra er veien til den andre siden kortest.
hr-why-marker = Så nær vår side og så langt fra deres som er tillatt.
