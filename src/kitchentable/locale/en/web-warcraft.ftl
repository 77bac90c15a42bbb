# The table of Warcraft in the browser.

web-wc-choose = What you can do
web-wc-other = Something else
web-wc-have = What the players have
web-wc-legend = What the signs mean
web-wc-hand = Your cards
wc-preview-form = The table asked something that cannot be understood: { $why }
wc-preview-plan = This plan names pieces or spaces that are not there.
