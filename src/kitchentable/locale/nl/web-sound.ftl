# De geluiden, in de instellingen.

web-sounds = Geluiden
web-sounds-more = Dobbelstenen, stappen, treffers en wie er aan de beurt is
web-volume = Volume
web-volume-percent = { $percent }%
