# Wat er voor een spel Warcraft te kiezen is: opties en borden.

wc-option-about-strategic = Voor twee teams: het spel eindigt bij 20 punten in plaats van 30.
wc-option-about-racial = Elk ras kan iets wat de andere niet kunnen: samen bouwen, bomen laten lopen, steden laten schieten, de doden hout laten hakken.
wc-option-about-creeps = Neutrale griezels bewaken plekken op het bord, en wie ze verslaat, krijgt een beloning.
wc-option-about-heroes = Elke speler heeft een held met vaardigheden, die sterker wordt door tegen griezels te vechten.
wc-option-about-research = Kaarten worden gekocht, en niet in gevechten getrokken.
wc-option-about-draining = Goudmijnen en Bossen hebben een voorraad die iedereen ziet; geen dobbelsteen beslist over de opbrengst.
wc-option-about-hidden = Wat een Goudmijn of Bos bevat, blijkt pas bij het delven; geen dobbelsteen beslist erover.
wc-about-main-game = Geen bijzondere regels: een wedloop om overwinningspunten met Steden, Buitenposten en doelvelden.
wc-board-about-usual = Zoals het boekje het neerlegt voor dit aantal spelers.
wc-board-about-two-lakes = Water in het midden: wie geen vliegers heeft, gaat eromheen.
wc-board-about-four-lakes = Meren tussen vier rijken, met smalle doorgangen ertussen.
