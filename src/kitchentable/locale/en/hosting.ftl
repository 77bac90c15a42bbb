# Keeping a server: the store's file, the administrator's command, and what is unsafe.

store-held = Another server (process { $process }) uses { $file }. A file has one server: end the other one, or give this one a folder of its own with --data.
store-empty = { $file } is empty. Put a backup back with “kitchentable admin restore”; or, if no table is lost with it, delete the file and start again.
store-damaged = { $file } is damaged, or is no file of ours. It was left as it is. Put a backup back with “kitchentable admin restore”.
server-damaged = What was kept of this table is damaged, so it cannot be opened. The other tables are not affected.
help-proxy = a proxy whose word on a client’s address is believed: its address or network; may be given several times
proxy-address = { $given } is not the address or the network of a proxy.
proxy-everybody = { $given } is every address there is: then every client could name itself as it likes. Give the address of the proxy.
serve-folder-open = Other users of this machine may write to { $folder }. Take that right from them (chmod o-w), or give another folder with --data.
help-keep-days = days after which a table that nobody has used is deleted; without this none is
server-banned = This server does not let you in. Only the person who keeps it can change that.

help-admin = keep a server: its tables, bans, backups
help-admin-do = list, look at or delete tables; clean up what nobody has used; turn addresses away; make a backup or put one back
help-admin-what = what about: tables, addresses, or the file of a backup
help-admin-days = for clean: days without use; for ban: how long
help-admin-dry-run = change nothing, only say what would be deleted
store-not-there = There are no tables at { $file }. Name their folder with --data.
admin-row = { $id }  { $game }  { $entries } entries  { $notes } notes  last used { $day }
admin-count = { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-table = { $id }: { $game }, rules { $rules }
admin-seat = seat { $seat }: { $kind } { $name }
admin-note = { $kind }, seat { $seat }: { $text }
admin-no-table = There is no table { $id }.
admin-needs = This needs { $what }.
admin-address = { $given } is not an address.
admin-deleted = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
admin-would = { $count ->
    [one] { $count } table would be deleted.
   *[other] { $count } tables would be deleted.
}
admin-banned = { $place } is turned away until the end of { $day }.
admin-banned-forever = { $place } is turned away.
admin-backed-up = { $file } is a backup of all tables, and was checked.
admin-restored = { $file } holds the tables of the backup now.
admin-old = What was there before is { $file }.
admin-postgresql = A backup of PostgreSQL is made with pg_dump and put back with pg_restore.
server-talk-full = So much has been said at this table that it can keep no more. The game goes on as before.
help-log = how the log is written to standard error: lines of text, or of JSON for programs
