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
