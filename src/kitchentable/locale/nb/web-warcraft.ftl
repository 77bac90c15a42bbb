# Bordet til Warcraft i nettleseren.

web-wc-choose = Det du kan gjøre
web-wc-other = Noe annet
web-wc-have = Det spillerne har
web-wc-legend = Hva tegnene betyr
web-wc-hand = Kortene dine
wc-preview-form = Bordet spurte om noe som ikke kan forstås: { $why }
wc-preview-plan = Denne planen nevner brikker eller felt som ikke finnes.
