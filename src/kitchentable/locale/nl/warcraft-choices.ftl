# Wat er voor een spel Warcraft te kiezen is: opties en borden.

wc-option-about-strategic = Voor twee teams: het spel eindigt bij 20 punten in plaats van 30.
wc-option-about-racial = Elk ras doet wat het als enige kan: samen bouwen, lopende bomen, steden die schieten, hout dat de doden hakken.
wc-option-about-creeps = Neutrale monsters bewaken plekken op het bord, en wie ze verslaat, krijgt een beloning.
wc-option-about-heroes = Elke speler heeft een held met vaardigheden, die sterker wordt door tegen monsters te vechten.
wc-option-about-research = Kaarten worden gekocht in plaats van in gevechten getrokken.
wc-option-about-draining = Mijnen en bossen hebben een voorraad die iedereen ziet; geen dobbelsteen beslist over de oogst.
wc-option-about-hidden = Wat een mijn of bos bevat, blijkt pas bij het oogsten; geen dobbelsteen beslist erover.
wc-about-main-game = Geen bijzondere regels: een wedloop om overwinningspunten met steden, buitenposten en doelen.
wc-board-about-usual = Zoals het boek het neerlegt voor dit aantal spelers.
wc-board-about-two-lakes = Water in het midden: wie geen vliegers heeft, gaat eromheen.
wc-board-about-four-lakes = Meren tussen vier rijken, met smalle doorgangen ertussen.
