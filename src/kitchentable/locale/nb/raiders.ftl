# Home Raiders.

## Bord

table-none = { $file } har ingen [table].
table-decimals = { $file }, { $where }: { $given } har mer enn to desimaler; lengder er hele hundredeler av en tomme.
table-too-large = { $file }: Et bord er høyst 100 tommer bredt og dypt.
table-no-area = { $file }, { $where }: En omriss trenger minst tre hjørner som omslutter noe.
table-crosses-itself = { $file }, { $where }: Omrisset krysser seg selv.
table-shape = { $file }, { $where }: En form er én av round, box og outline.
table-id-twice = { $file }: To ting heter «{ $thing }».
table-no-such-object = { $file }, { $thing }: Det finnes ingen gjenstand «{ $object }» i katalogen.
table-on-nothing = { $file }, { $thing }: Den står på «{ $on }», som ikke står på bordet før den.
table-outside = { $file }: «{ $thing }» stikker ut over bordkanten.
table-cannot-carry = { $file }: Ingenting kan stå på «{ $on }», så «{ $thing }» kan heller ikke det.
table-overhangs = { $file }: «{ $thing }» stikker ut over kanten av «{ $on }».
table-overlap = { $file }: «{ $thing }» og «{ $other }» er på samme sted.
table-random-size = Et tilfeldig bord er 12 til 100 tommer bredt og dypt, ikke { $width } ganger { $depth } hundredeler.
table-portal-off-border = { $file }, { $where }: portaler står på punkter på kanten.
table-portal-no-room = { $file }: en portal ved { $where } har ikke plass, eller et lag har ikke plass til å stille opp rundt den.
place-unsafe = Der kan en figur ikke stå trygt: Midten må ligge godt inne på en flat overside.
route-no-ground = Den veien har ingen grunn å stå på.
route-off-edge = Over en kant kommer en figur ned rett ved den: Det stedet er for langt ute.
climb-nothing = Her er ingen vegg å klatre på opp til en overside på { $height }" høyde.
route-border = Det går ut av kampområdet.
route-figure = { $figure } står i veien.
route-thing = «{ $thing }» står i veien.
route-slope = Klatring går rett opp: Gå først bort til veggen.
place-out-of-reach = Det stedet er utenfor rekkevidde.
push-not-movable = «{ $thing }» kan ikke flyttes.
push-no-contact = Figuren står ikke inntil «{ $thing }».
push-uneven = «{ $thing }» står på ujevnt underlag og kan ikke dyttes over det.
push-not-away = «{ $thing }» kan bare dyttes bort fra figuren.
