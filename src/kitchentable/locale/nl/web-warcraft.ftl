# De tafel van Warcraft in de browser.

web-wc-choose = Wat je kunt doen
web-wc-other = Iets anders
web-wc-have = Wat de spelers hebben
web-wc-legend = Wat de tekens betekenen
web-wc-hand = Je kaarten
wc-preview-form = De tafel vroeg iets onbegrijpelijks: { $why }
wc-preview-plan = Dit plan noemt stukken of vakken die er niet zijn.
