# Home Raiders.

## Bord

table-none = { $file } har ingen [table].
table-decimals = { $file }, { $where }: { $given } har mer enn to desimaler; lengder er hele hundredeler av en tomme.
table-too-large = { $file }: Et bord er høyst 100 tommer bredt og dypt.
table-no-area = { $file }, { $where }: Et omriss trenger minst tre hjørner som omslutter noe.
table-crosses-itself = { $file }, { $where }: Omrisset krysser seg selv.
table-shape = { $file }, { $where }: En form er én av round, box og outline.
table-id-twice = { $file }: To ting heter «{ $thing }».
table-no-such-object = { $file }, { $thing }: Det finnes ikke noe objekt «{ $object }» i katalogen.
table-on-nothing = { $file }, { $thing }: Den står på «{ $on }», som ikke står på bordet før den.
table-outside = { $file }: «{ $thing }» stikker ut over bordkanten.
table-cannot-carry = { $file }: Ingenting kan stå på «{ $on }», så «{ $thing }» kan heller ikke det.
table-overhangs = { $file }: «{ $thing }» stikker ut over kanten av «{ $on }».
table-overlap = { $file }: «{ $thing }» og «{ $other }» er på samme sted.
table-random-size = Et tilfeldig bord er 12 til 100 tommer bredt og dypt.
table-portal-off-border = { $file }, { $where }: Portaler står på punkter på kanten.
table-portal-no-room = { $file }: En Portal ved { $where } har ikke plass, eller et lag kan ikke settes opp rundt den.
place-unsafe = For ustøtt: Midten av basen må stå godt inne på en flat overside.
route-no-ground = Den veien er det ikke noe å stå på.
route-off-edge = For langt ute: Gå ned rett ved kanten.
climb-nothing = Her er det ikke noe å klatre på opp til { LENGTH($height) }.
route-border = Det fører ut av spillområdet.
route-figure = { NOUN($figure, as: "Den") } står i veien.
route-thing = { NOUN($thing, as: "Den") } står i veien.
route-slope = Klatring går rett opp: Gå først bort til veggen.
place-out-of-reach = Det stedet er utenfor rekkevidde.
push-not-movable = { NOUN($thing, as: "Den") } kan ikke flyttes.
push-no-contact = Karakteren må stå ved { NOUN($thing, as: "den") } og berøre den.
push-uneven = { NOUN($thing, as: "Den") } står på ujevnt underlag og kan ikke dyttes.
push-not-away = Dytt { NOUN($thing, as: "den") } bare bort fra karakteren.
