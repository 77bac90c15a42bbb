# De tafel van Warcraft in de browser.

web-wc-choose = Wat je kunt doen
web-wc-other = Iets anders
web-wc-have = Wat de spelers hebben
web-wc-legend = Wat de tekens betekenen
web-wc-hand = Je kaarten
