# What errors of every part of the program name: values, reasons of the system.

# Something else that somebody has already put into words.
as-written = { $text }
shown-nothing = 無
# What was typed or read, in quotation marks.
shown-text = 「{ $text }」
shown-many = { $n }項{ $kind }
shown-kind = { $kind }

# Why a system refuses what it is asked for.
system-no-name = 其名稱不是檔案名稱
system-eacces = 權限不足
system-eaddrinuse = 位址已在使用中
system-eaddrnotavail = 無法指定所要求的位址
system-ebusy = 裝置或資源忙碌中
system-eexist = 檔案已存在
system-efbig = 檔案太大
system-einval = 無效的參數
system-eio = 輸入／輸出錯誤
system-eisdir = 是資料夾
system-eloop = 符號連結層數過多
system-emfile = 開啟的檔案過多
system-enametoolong = 檔案名稱太長
system-enodev = 沒有此裝置
system-enoent = 沒有此檔案或資料夾
system-enolck = 沒有可用的鎖定
system-enomem = 無法配置記憶體
system-enospc = 裝置上沒有剩餘空間
system-enotdir = 不是資料夾
system-enotempty = 資料夾不是空的
system-enxio = 沒有此裝置或位址
system-eperm = 不允許的操作
system-erofs = 唯讀的檔案系統
