# Home Raiders: the house set. Factions and how they play; cards, each with a line of flavour.


hr-faction-new-lilliput = New Lilliput
hr-plan-new-lilliput = Few, drilled and well polished: strike from a spear’s length away, step through a portal when it gets crowded, and let the machines take the blows.

hr-card-guardsmen = Guardsmen
    .one = Guardsman
hr-flavour-guardsmen = They polish the spear at both ends: one end for the enemy, the other for inspection.

hr-card-portal-sappers = Portal Sappers
    .one = Portal Sapper
hr-flavour-portal-sappers = Why dig a tunnel when you can fold the kitchen?

hr-card-fusiliers = Watch-spring Fusiliers
    .one = Watch-spring Fusilier
hr-flavour-fusiliers = Their rifles run eight days on one winding and are never late.

hr-card-cuirassiers = Teaspoon Cuirassiers
    .one = Teaspoon Cuirassier
hr-flavour-cuirassiers = Every breastplate was once a teaspoon; nobody in the palace stirs without them.

hr-card-shefin = Captain Shefin
hr-flavour-shefin = A gentleman never hits below the belt first, but nobody said anything about second.

hr-card-ensign = Ensign Bristle
hr-flavour-ensign = Her banner is a toothbrush, her voice is a bugle, and lying down is not on her timetable.

hr-card-quartermaster = Quartermaster Tidewell
hr-flavour-quartermaster = Everything in its place, and a spare officer in the drawer below.

hr-card-inventor = Court Inventor
    .g = a
hr-flavour-inventor = Has invented the portal, the better portal, and the apology for the first portal.

hr-card-duellist = Keyhole Duellist
    .g = a
hr-flavour-duellist = Arrives through the keyhole, leaves through the argument.

hr-card-cruet = Walking Cruet
    .g = a
hr-flavour-cruet = Salt in one arm, pepper in the other, and four men inside arguing about the pedals.


hr-faction-gremlins = Gremlins
    .one = Gremlin
hr-plan-gremlins = Put the Ragmen in the way, stand well behind them, and let the lightning reach across the room until there is nothing left to plug in.

hr-card-ragmen = Ragmen
    .one = Ragman
hr-flavour-ragmen = Cogs, cloth and a clothes peg; when one bursts, the gremlins keep the peg.

hr-card-rodbearers = Rod-bearers
    .one = Rod-bearer
hr-flavour-rodbearers = First rule of the lightning rod: point the other end. There is no second rule yet.

hr-card-socket-jumpers = Socket Jumpers
    .one = Socket Jumper
hr-flavour-socket-jumpers = They go in at the hall and come out at the hi-fi, slightly crisper each time.

hr-card-fuse-flingers = Fuse Flingers
    .one = Fuse Flinger
hr-flavour-fuse-flingers = If the lights go out, they hit. If the lights stay on, duck.

hr-card-patchwork = Patchwork Sentries
    .one = Patchwork Sentry
hr-flavour-patchwork = Made of three armchairs and one instruction: do not let go.

hr-card-tinker = Chief Tinker
    .g = a
hr-flavour-tinker = Takes everything apart, puts most of it back, and aims the rest.

hr-card-foreman = Foreman Shortcut
hr-flavour-foreman = Knows the quickest way from here to the fuse box, and it goes through your plans.

hr-card-filament = Old Mother Filament
hr-flavour-filament = She has burned out twice and come back brighter; her pupils keep their goggles on.

hr-card-bertie = Blown-fuse Bertie
hr-flavour-bertie = Going out with a bang is the only way he has ever gone out.

hr-card-kettlewright = Kettle-wright
    .g = a
hr-flavour-kettlewright = Any squad is glad to have her along, as long as she boils over in the other direction.

hr-card-ohm = Granny Ohm
hr-flavour-ohm = Resistance, she says, is a family name.


hr-faction-fair-folk = Fair folk
    .g = a
hr-plan-fair-folk = Be everywhere first: fly over the furniture, charge from the flank, bend the minds that cannot be bent by hoof or arrow, and never stand still to be hit.

hr-card-fairies = Meadow Fairies
    .one = Meadow Fairy
hr-flavour-fairies = You may swat at one. You will only ever do it once.

hr-card-centaurs = Window-sill Centaurs
    .one = Window-sill Centaur
hr-flavour-centaurs = They gallop from geranium to geranium and consider the curtain a hill.

hr-card-nymphs = Drip-tray Nymphs
    .one = Drip-tray Nymph
hr-flavour-nymphs = Where they have danced it stays damp till Thursday.

hr-card-archers = Thistledown Archers
    .one = Thistledown Archer
hr-flavour-archers = They let go of the arrow, then of the shelf, and enjoy both flights.

hr-card-foxglove = Dame Foxglove
hr-flavour-foxglove = Teaches fencing, deportment and heart failure.

hr-card-moss = Old Father Moss
hr-flavour-moss = Stand still beside him long enough and you become part of the family.

hr-card-dewfall = Lady Dewfall
hr-flavour-dewfall = She asks so nicely that you have already hit your sergeant.

hr-card-dragon-rider = Rider of the Fern Dragon
    .g = a
hr-flavour-dragon-rider = The dragon hatched behind the radiator and has never forgiven the winter.

hr-card-bramble = Bramble the Wild Centaur
hr-flavour-bramble = Nobody invited him in; there used to be a door there.

hr-card-witch = Watering-can Witch
    .g = a
hr-flavour-witch = What ails her today will ail you by teatime.


hr-faction-freeloaders = Freeloaders
    .one = Freeloader
hr-plan-freeloaders = Come out of every crack at once, gang up on whoever is nearest, vanish with the spoons, and never do the same thing twice.

hr-card-needle-gang = Needle Gang
    .one = Needle Ganger
    .many = Needle Gangers
hr-flavour-needle-gang = One needle is sewing. Five needles are a discussion you have lost.

hr-card-slingers = Bottle-top Slingers
    .one = Bottle-top Slinger
hr-flavour-slingers = A bottle top is a shield, a plate, a hat, and above all a discus.

hr-card-sneaks = Skirting-board Sneaks
    .one = Skirting-board Sneak
hr-flavour-sneaks = They were never here. Neither was the biscuit.

hr-card-rabble = Crumb Rabble
    .one = Crumb Rascal
    .many = Crumb Rascals
hr-flavour-rabble = They will follow anyone who is followed by cake.

hr-card-mayor = Mayor of Behind-the-Sofa
    .g = a
hr-flavour-mayor = Elected eleven times by the same three coins.

hr-card-pockets = Auntie Pockets
hr-flavour-pockets = She has it somewhere, dear. It may even be yours.

hr-card-knuckles = Knuckles Thimble
hr-flavour-knuckles = Took up sewing for the gloves.

hr-card-halfpenny = Lucky Halfpenny
hr-flavour-halfpenny = Heads he wins; tails, somebody else was standing there.

hr-card-daisy = Darning Daisy
hr-flavour-daisy = Mends socks on weekdays. It is not a weekday.

hr-card-nick = Quick Nick
hr-flavour-nick = Carries any message anywhere, and half of what was lying next to it.


hr-faction-lords-of-dust = Lords of Dust
    .one = Lord of Dust
hr-plan-lords-of-dust = Advance slowly behind shields, pin the enemy down with pins, and be the last ones standing, as dust always is.

hr-card-legionaries = Dust Legionaries
    .one = Dust Legionary
hr-flavour-legionaries = Swept away in spring, back by Tuesday, in step.

hr-card-arbalesters = Pin Arbalesters
    .one = Pin Arbalester
hr-flavour-arbalesters = They never miss the carpet, and you are standing on it.

hr-card-lancers = Moth Lancers
    .one = Moth Lancer
hr-flavour-lancers = They come out of the wardrobe at dusk and go straight for the best wool.

hr-card-halberdiers = Attic Halberdiers
    .one = Attic Halberdier
    .g = an
hr-flavour-halberdiers = They guard what nobody remembers, from people who have forgotten it.

hr-card-marshal = Marshal of the Mantelpiece
    .g = a
hr-flavour-marshal = Commands from between the clock and the candlestick, and is obeyed as far as the cellar.

hr-card-lint = Sergeant Lint
hr-flavour-lint = Sticks to his troops, his orders and every known fabric.

hr-card-cobweb = Chancellor Cobweb
hr-flavour-cobweb = One question from him and you cannot remember who was giving the orders.

hr-card-grey-duke = Grey Duke
    .g = a
hr-flavour-grey-duke = He has settled on this shelf, and where he settles, he settles.

hr-card-broom-knight = Knight of the Broken Broom
    .g = a
hr-flavour-broom-knight = He broke it himself, and he would like to know who sent it.

hr-card-rail-sniper = Curtain-rail Sniper
    .g = a
hr-flavour-rail-sniper = Waits among the hooks until you think of something else.
