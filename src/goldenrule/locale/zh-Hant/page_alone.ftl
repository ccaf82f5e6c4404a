# 不需伺服器的頁面所用的文字：載入遊戲、分頁、版本、存成檔案的遊戲。

# -- 引擎

page-engine-loading = 正在載入遊戲……
page-engine-loaded = { $done } / { $all } MB
page-engine-elsewhere = Goldenrule 已在另一個分頁開啟
page-engine-elsewhere-about = 一次只能在一個分頁中遊玩。請在該分頁繼續，或改在此分頁遊玩；任何內容都不會遺失。
page-engine-take = 在此分頁遊玩
page-engine-taking = 正在等候另一個分頁……
page-engine-failed-busy = 另一個分頁或視窗仍在使用已儲存的遊戲。請將其關閉，再試一次。
page-engine-failed-storage = 此瀏覽器不允許本頁儲存遊戲。請允許此網站儲存資料，再試一次。
page-engine-failed-log = 無法讀取此瀏覽器中已儲存的遊戲。請先儲存一份副本，再重試，或從沒有遊戲的狀態開始。
page-engine-save-log = 儲存遊戲的副本
page-engine-save-damaged = 儲存原先所有資料的副本
page-engine-fresh = 從沒有遊戲的狀態開始
page-engine-fresh-sure = 要從沒有遊戲的狀態開始嗎？此瀏覽器中的所有遊戲、設定與統計都會移除。若要保留，請先儲存副本。
page-engine-failed-broken = 無法載入遊戲。請確認此裝置已連上網路，再試一次。
page-engine-away = 遊戲沒有回應。若此頁面有通知說明原因，請依其指示操作；否則請重新載入頁面。
page-engine-table-slow = 牌桌尚未就緒。遊戲可能正在忙碌；請稍候，或前往首頁。
page-engine-table-closed = 無法開啟牌桌。頁面會持續嘗試；若等候過久，請前往首頁並從那裡開啟牌桌。
page-engine-late = 某個回答花費太久：似乎有一張卡牌不斷重複。遊戲已重新啟動，一切都回到該回答之前。
page-engine-update = 新版本已準備好。關閉此頁面的所有分頁並重新開啟後，即會啟用。你的遊戲會保留。
page-engine-close = 關閉

# -- 存成檔案的遊戲

page-backup = 已儲存的遊戲
page-backup-about = 你的遊戲、設定與統計只儲存在此瀏覽器中。可將其匯出以保留副本，或在另一台裝置上繼續。
page-backup-offline = 沒有網路時也能開啟此頁面。
page-backup-may-vanish = 空間不足時，瀏覽器可能會將其刪除。
page-backup-persist = 請瀏覽器保留這些資料
page-backup-export = 全部匯出
page-backup-import = 匯入檔案
page-backup-import-sure = 要匯入「{ $name }」嗎？檔案會取代此瀏覽器中的所有遊戲、設定與統計。
page-backup-damaged = 無法匯入此檔案：檔案已損壞，或不是 Goldenrule 的匯出檔。沒有任何變更。
page-backup-not-exported = 匯出失敗，請再試一次。

# -- 朋友

page-alone = 透過連結與朋友遊玩需要伺服器
page-alone-about = 此頁面在你自己的瀏覽器中運行，其他人無法連線。請由其中一人在電腦上安裝 Goldenrule，以「goldenrule serve --lan」啟動，再將連結傳給其他人。
