# Errors of the server.

bad-server-taken = 另一個伺服器（{ $owner }）正在使用{ $folder }；請結束它，或選擇另一個--data。
