# The server: what it prints, and why it refuses something.

serve-start = Kitchen Table is at { $address }. The tables are kept in { $folder }. Ctrl+C ends it.
serve-address = Nothing can listen on { $host }, port { $port }: { $why }.
store-newer = { $file } was written by a later version of Kitchen Table (its format is { $given }, this version knows { $known }). It was left as it is.
store-not-opened = { $file } cannot be opened as the store of a server.

server-garbled = This was not understood.
server-too-large = This was too large.
server-too-fast = This was too much at once. Wait a moment.
server-version = The server speaks another version of the protocol. Load the page again, or update the program.
server-not-joined = Say first who you are.
server-no-table = There is no such table.
server-wrong-token = This link is not valid, or not any more.
server-not-a-seat = Only somebody who has this seat can do that.
server-not-begun = The game has not begun: not everybody is there yet.
server-stale = The game has moved on meanwhile.
server-no-position = The game has not been there.
server-takeback-over = The game is over and everything is open: nothing is taken back now.
server-defect = Something went wrong inside Kitchen Table, and that is our fault. The game stands as before.
server-origin = This came from a page, or for a name, that does not belong to this server.
server-rules = This game was begun with other rules than this version has, and cannot go on here.
server-store = It could not be written down, so it did not happen. Try again.
server-keeper = Only whoever set the table up can do that.
