# Errors of the server.

bad-server-taken = Another server ({ $owner }) uses { $folder }; stop it, or choose another --data.

# -- server/run.py

bad-port = Port { $port } cannot be used ({ $reason }); choose another one with --port.
bad-host = This server cannot listen on { $host } ({ $reason }); give --host an address of this machine.
bad-server-name = { $name } is not a domain name; give --name one like cards.example or https://cards.example.
bad-proxy = { $address } is not an address; give --proxy one like 127.0.0.1, or a network like 10.0.0.0/8.

# -- server/worker/table_kinds.py

bad-not-offered = '{ $key }' is not offered here.
bad-puzzle = There is no puzzle '{ $id }'.
bad-lesson = There is no lesson '{ $id }'; choose from { $known }.

# -- server/storage/store.py

bad-store-later = { $path } comes from a later version; update Goldenrule, or choose another --data.
bad-store-not-used = { $path } cannot be used ({ $reason }); choose another folder with --data.
bad-store-not-read = { $path } cannot be read ({ $reason }).
bad-table-damaged = The table { $name } is damaged in the database ({ $column }) and cannot be opened; delete it, or restore it from a backup.
bad-no-table = There is no table { $name }.

# -- server/in_browser

bad-import-damaged = This file cannot be imported: it is damaged, or no export of Goldenrule. Nothing has changed.
bad-import-later = This file comes from a later version of Goldenrule. Open the page again to update it, then import the file. Nothing has changed.

# -- server/seat_tokens.py

mend-data = choose another folder with --data
