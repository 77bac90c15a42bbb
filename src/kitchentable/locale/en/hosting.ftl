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
