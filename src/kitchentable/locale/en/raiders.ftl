# Home Raiders.

## Tables

table-none = { $file } has no [table].
table-decimals = { $file }, { $where }: { $given } has more than two decimals; lengths are whole hundredths of an inch.
table-too-large = { $file }: a table is at most 100 inches wide and deep.
table-no-area = { $file }, { $where }: an outline needs at least three corners that enclose something.
table-crosses-itself = { $file }, { $where }: the outline crosses itself.
table-shape = { $file }, { $where }: a shape is one of round, box and outline.
table-id-twice = { $file }: two things are called “{ $thing }”.
table-no-such-object = { $file }, { $thing }: there is no object “{ $object }” in the catalogue.
table-on-nothing = { $file }, { $thing }: it stands on “{ $on }”, which is not on the table before it.
table-outside = { $file }: “{ $thing }” sticks out over the edge of the table.
table-cannot-carry = { $file }: nothing can stand on “{ $on }”, so “{ $thing }” cannot either.
table-overhangs = { $file }: “{ $thing }” sticks out over the edge of “{ $on }”.
table-overlap = { $file }: “{ $thing }” and “{ $other }” are in the same place.
table-random-size = A random table is 12 to 100 inches wide and deep.
table-portal-off-border = { $file }, { $where }: portals stand at points of the border.
table-portal-no-room = { $file }: a portal at { $where } has no room, or a team has none to deploy around it.
place-unsafe = Not safe: the centre of the base must rest well within a flat top.
route-no-ground = There is no ground to stand on that way.
route-off-edge = Too far out: step down right beside the edge.
climb-nothing = There is nothing to climb here up to { LENGTH($height) }.
route-border = That leaves the combat space.
route-figure = { NOUN($figure, as: "The") } is in the way.
route-thing = { NOUN($thing, as: "The") } is in the way.
route-slope = Climb straight up: go to the face first.
place-out-of-reach = That place is out of reach.
push-not-movable = { NOUN($thing, as: "The") } cannot be moved.
push-no-contact = The character must stand beside { NOUN($thing, as: "the") } and touch it.
push-uneven = { NOUN($thing, as: "The") } stands on uneven ground and can’t be pushed.
push-not-away = Push { NOUN($thing, as: "the") } away from the character only.
