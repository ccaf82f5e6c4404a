# Errors of the server.

bad-server-taken = 另一個伺服器（{ $owner }）正在使用{ $folder }；請結束它，或選擇另一個--data。

bad-port = 無法使用連接埠{ $port }（{ $reason }）；請以--port選擇另一個。
bad-host = 此伺服器無法在{ $host }接受連線（{ $reason }）；請為--host指定這台電腦的位址。
bad-server-name = { $name }不是網域名稱；請給--name像`cards.example`或`https://cards.example`的名稱。
bad-proxy = { $address }不是位址；請為--proxy指定像127.0.0.1的位址，或像10.0.0.0/8的網路。
bad-not-offered = 此處不提供「{ $key }」。
bad-puzzle = 沒有謎題「{ $id }」。
bad-lesson = 沒有課程「{ $id }」；請從{ $known }選擇。
bad-store-later = { $path }屬於較新的版本；請更新Goldenrule，或選擇另一個--data。
bad-store-not-used = 無法使用{ $path }（{ $reason }）；請以--data選擇另一個資料夾。
bad-store-not-read = 無法讀取{ $path }（{ $reason }）。
bad-table-damaged = 牌桌{ $name }在資料庫中已損壞（{ $column }），無法開啟；請刪除它，或從備份還原。
bad-no-table = 沒有牌桌{ $name }。
bad-import-damaged = 無法匯入這個檔案：它已損毀，或不是Goldenrule的匯出檔。沒有任何變更。
bad-import-later = 這個檔案來自較新版本的Goldenrule。請重新開啟頁面以更新，再匯入檔案。沒有任何變更。
mend-data = 請以--data選擇另一個資料夾
