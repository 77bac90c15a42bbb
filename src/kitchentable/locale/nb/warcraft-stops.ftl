# Hvor en brikke må stanse i Warcraft.

wc-stop-unit = Fiendtlige enheter står på { $space }: Den som går inn der, må stanse.
wc-stop-worker = En fiendtlig arbeider står på { $space }: Den som går inn der, må stanse.
wc-stop-outpost = En fiendtlig utpost står på { $space }: Den som går inn der, må stanse.
wc-stop-creep = Et monster står på { $space }: Den som går inn der, må stanse.
