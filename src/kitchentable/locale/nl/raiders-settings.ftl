# Home Raiders: where the books differ, and what we play.

kind-setting-formation = De Engelse, Spaanse en Nederlandse regels zeggen dat een eenheid binnen 3" van elkaar blijft, de Noorse dat ieder binnen 3" van een ander blijft. Wij spelen dat die schakels de hele eenheid verbinden (chain); strict vraagt het van elk paar.
kind-setting-slowest = Het Noorse boek laat een eenheid maar zo ver bewegen als haar langzaamste model; de andere hebben dat niet. Wij spelen dat ieder zijn eigen Beweging gebruikt.
kind-setting-engaged_targets = Het Noorse boek verbiedt niet om te schieten op personages die contact hebben met een vijand; de andere wel. Wij spelen dat het verboden is.
kind-setting-free_attacks = In het Nederlandse boek ontbreekt de alinea over de gratis aanval op wie zich losmaakt, al veronderstellen de eigenschappen haar. Wij spelen ermee.
kind-setting-spent_contact = Volgens het Engelse, Spaanse en Nederlandse boek vechten vijanden alleen als een van hen een actie heeft besteed om in contact te komen; het Noorse vraagt dat niet. Wij spelen dat het nodig is.
kind-setting-hurts = Het Noorse boek geeft het wondsymbool van een eigenschap met Pijn meteen; de andere aan het eind van de beurt. Wij spelen het eind van de beurt.
kind-setting-passing = Het Noorse boek vergelijkt de parels met alle troepen in het spel voordat men mag overslaan; de andere met die nog wachten. Wij spelen die nog wachten.
kind-setting-violent_attack = Het Noorse boek laat de hele Verdediging opnieuw gooien; de andere één set. Wij spelen één set.
kind-setting-knock_back = Het Noorse boek laat Terugslag in de plaats van de schade komen; de andere erbij. Wij spelen erbij.
kind-setting-rampage = Het Noorse boek laat Rampage al bij één geraakt doel genezen; de andere bij beide. Wij spelen beide.
kind-setting-grapple = Het Noorse boek geldt voor alle hand tot hand aanvallen van de ronde; de andere voor de volgende. Wij spelen de volgende.
kind-setting-disrupt = In het Noorse boek doet Storing niets met een eenheid die deze ronde al heeft gehandeld; in de andere bindt ze toch de volgende beurt van de tegenstander, als die in de volgende ronde komt. Wij spelen de andere (any); waiting is de Noorse lezing.
kind-setting-point_blank = Het Noorse boek heeft geen versterking voor Dichtbij; de andere wel. Wij spelen met de versterking.
kind-setting-charm = Het Noorse boek laat de betoverde een vriend aanvallen; het Engelse en Spaanse iedereen in contact. Wij spelen iedereen.
kind-setting-deflect = Het Noorse boek vraagt meer Azen dan de aanvaller voor Afbuigen; de andere een geslaagde Verdediging. Wij spelen een geslaagde Verdediging.
kind-setting-scouts = Het Spaanse en Noorse boek zetten Verkenners op 12" of meer; het Engelse verder dan 12". Wij spelen verder.
kind-setting-prudent = Het Spaanse boek geeft de Voorzichtige strateeg 2"; de andere 3". Wij spelen 3".
kind-setting-shooter_contact = In het Nederlandse boek schiet niemand die voetcontact heeft met andere karakters, ook vrienden; de andere noemen vijanden. Wij spelen vijanden.
kind-setting-second_wound = Volgens het Spaanse boek verdwijnt een karakter in plaats van zijn laatste wondfiche te krijgen, dus niets kan dat fiche wegnemen; volgens de andere krijgt het dat eerst. Wij spelen dat het gekregen wordt.
kind-setting-challenged = In het Engelse en Noorse boek mag een krachtmeting alleen met vijanden; het Spaanse en Nederlandse zeggen dat niet. Wij spelen vijanden.
kind-setting-markers = Het Spaanse boek legt fiches verder dan 15" van de eigen Poort en verder dan 5" van elkaar; de andere op die afstand of meer. Wij spelen die afstand of meer.
kind-setting-running_shot = Volgens het Engelse en Spaanse boek is het schot van Rennend schot de tweede actie; het Nederlandse en Noorse zetten het in de beweging en noemen geen kosten. Wij spelen de tweede actie.
kind-setting-vanished = Geen boek zegt of personages tellen die door eigen toedoen verdwijnen. Wij spelen dat alle tellen; by-enemy laat die weg.
kind-setting-early_end = Geen boek beëindigt het spel vóór ronde 6. Wij spelen door tot het eind; met deze instelling eindigt het als één kant niemand meer heeft.

hr-offer-team = { $faction }, { $stars } sterren
