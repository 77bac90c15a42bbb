# Keeping a server: the store's file, the administrator's command, and what is unsafe.

store-held = Another server (process { $process }) uses { $file }. A file has one server: end the other one, or give this one a folder of its own with --data.
store-empty = { $file } is empty. Put a backup back with “kitchentable admin restore”; or, if no table is lost with it, delete the file and start again.
store-damaged = { $file } is damaged, or is no file of ours. It was left as it is. Put a backup back with “kitchentable admin restore”.
server-damaged = What was kept of this table is damaged, so it cannot be opened. The other tables are not affected.
