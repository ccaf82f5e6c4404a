# Words of the page in the browser: what belongs to no single table.

page-hidden-cards = { $n }張正面朝下的卡牌

# -- the connection to the server

page-broken-off = 連線中斷。恢復後會顯示已完成的事。
page-not-connected = 目前沒有與牌桌的連線。
page-no-answer = 伺服器沒有回應。請確認伺服器正在執行，且此裝置已連上網路，然後再試一次。
page-reconnecting = 連線中斷。重新連線中…
page-now = 現在
page-opening = 正在開桌…
page-open-away = 伺服器沒有回應。請確認它正在執行，且此裝置已連線；頁面會繼續嘗試。
page-open-slow = 伺服器有回應，但還沒送來牌桌。它可能正忙；請稍候，或回首頁。
page-open-closed = 伺服器沒有開啟牌桌。頁面會繼續嘗試；若等太久，請回首頁，再從那裡開啟牌桌。
page-open-because = 無法開啟牌桌：{ $reason }頁面會繼續嘗試。
page-open-parts = 頁面的一部分無法載入。請重新載入頁面。
page-load-again = 重新載入
page-broken = 此頁面已停止運作
page-broken-about = 這是程式的錯誤。沒有遺失任何內容：每個回答都已保存，頁面會從原處繼續。
page-try-now = 立即再試
page-away = { $names }已斷線。座位會保留兩分鐘；遊戲會等候。
page-returned = { $names }回來了。
page-end-seed = 種子：{ $seed }。種子相同，牌序就相同。
page-seed-hash = 種子的指紋，開局時即已公開（SHA-256）：{ $hash }
page-about-game = 關於這局
page-not-let-in = 無法開啟這張牌桌

# -- around every page

page-ways = 導覽
page-back = 返回
page-missing = 沒有這個頁面
page-missing-about = 此網址沒有內容。
page-to-home = 回首頁

# -- the first page

page-tagline = 桌上遊戲，規則全由程式執行。
page-stats = 統計
page-settings = 設定
page-begin = 開始
page-going = 繼續遊戲
page-continue = 繼續
page-first-time = 第一次來嗎？
page-learn = 學習
page-learn-long = 你的第一局，一步一步來
page-learn-about = 有引導的第一局。十分鐘。
page-learn-list = 每款遊戲的簡短課程。
page-learn-begin = 開始學習
page-quick = 快速開局
page-quick-about = { $game }，以慣用設定立即開始。
page-tables = 其他遊戲
page-tables-about = { $tables ->
    [0] { $saves }個終端機存檔
   *[other] 還有{ $tables }桌可以繼續
}
page-game = 遊戲
page-games = 所有遊戲
page-new = 新遊戲
page-at-once = 快速開局
page-unofficial = 非官方的愛好者作品：與所提及遊戲的權利人無關。
page-more = 更多

## What each game is, by its name

page-game-about-champions = 組建英雄的牌組，一起阻止反派的密謀。
page-game-who-champions = 1–4位玩家，合作 · 45–90分鐘
page-game-quick-champions = 蜘蛛人對犀牛人，立即開始。
page-game-about-heroes = 帶領隊伍解決紐約的種種麻煩。
page-game-who-heroes = 2–4位玩家，競爭 · 90–120分鐘
page-game-about-skirmish = 英雄與反派爭奪紐約街頭。
page-game-who-skirmish = 2位玩家，對決 · 20分鐘
page-way-join = 加入
page-about-join = 使用朋友的連結
page-way-watch = 旁觀
page-about-watch = 電腦對戰，你來觀看
page-way-puzzles = 謎題
page-about-puzzles = 一回合獲勝
page-way-daily = 每日
page-about-daily = 人人相同的一局
page-way-replays = 重播
page-about-replays = 已結束的遊戲
page-way-rules = 規則
page-about-rules = 可搜尋的詞語和卡牌

# -- a new game

page-new-of = { $game }的新遊戲
page-new-cards = 數值與卡牌
page-new-difficulty = 難度：
page-new-back = 回到{ $name }
page-surprise = 隨機選擇
page-preview = 你的遊戲
page-choose-first = 請先選擇：{ $name }。
page-start = 開始遊戲
page-invite = 邀請朋友
page-more-options = 更多選項
page-seed = 種子
page-seed-about = 種子相同，牌序就相同。留空則由機運決定。
page-practice = 練習遊戲：不計入統計，一切都可以收回
page-packs = 卡包
page-packs-about = 一併使用的卡牌和卡牌組
page-decks = 你自己的牌組
page-deck-paste = 貼上牌組或選擇檔案：MarvelCDB（JSON或文字）、OCTGN或YAML
page-deck-any = 牌組可以違反組牌規則
page-deck-add = 加入牌組
page-deck-file = 選擇檔案
page-deck-drop = 移除
page-deck-bad = 無法在此使用的牌組

# -- at a table

page-table = 牌桌
page-your-turn = 你的回合

# -- credits --

page-credits = 致謝
page-credits-drawings = 部分卡牌插圖為下列作者所繪，並加上輪廓，出自
page-credits-licences = 此頁面其他內容的授權

# -- the menu of a table

page-menu = 選單
page-menu-seats = 玩家和連結
page-menu-watched = 旁觀者可以看我的卡牌
page-menu-watched-seat = 旁觀者可以看{ $who }的卡牌
page-menu-over = 觀看{ $who }的卡牌
page-menu-replay = 回顧
page-menu-rules = 詞語和卡牌
page-menu-report = 回報問題（檔案）
page-menu-leave = 讓出我的座位
page-leave-sure = 讓出你的座位？之後你的連結將會失效。

# -- lists

page-loading = 請稍候…
page-none = 這裡還沒有東西。
page-guest = 你在這裡是訪客：你的遊戲會為這個瀏覽器保留。如果這個伺服器是你啟動的，請開啟它顯示的網址，就能看到自己的遊戲、課程與設定。
page-operator = 你自己的遊戲
page-operator-opening = 請稍候：正在將這個瀏覽器設為你的瀏覽器。
page-operator-not = 網址錯誤
page-once-more = 再試一次
page-play = 遊玩
page-done = 完成
page-solved = 已解開
page-minutes = { $n }分鐘
page-level = 難度{ $n }/5
page-rounds = { $n }輪
page-won = 獲勝
page-lost = 落敗
page-daily-about = 今天人人相同的遊戲
page-daily-before = 之前的日子
page-remove = 刪除
page-remove-sure = 永久刪除此遊戲？
page-saves = 終端機的存檔
page-look-back = 回顧
page-stats-games = 局數
page-stats-won = 勝
page-stats-lost = 敗
page-stats-rounds = 平均輪數
page-stats-mean = 輪數
page-stats-part = 勝率
page-stats-none = 尚未保留任何遊戲。遊戲進行到結束才會保留；練習遊戲不會。
page-search = 搜尋
page-close = 關閉
page-rules-hint = 任何語言的詞語或問題、規則條目或卡牌；也可輸入卡牌的種類和作用：{ $query }
page-rules-example = 例子：
page-rules-see = 參見
page-rules-cards = { $n ->
   *[other] { $n }張卡牌
}
page-rules-clauses = { $n ->
   *[other] { $n }條規則
}
page-rules-differ = 各譯本說法不同：
page-rules-played = 本程式採用
page-rules-on-card = 這張卡牌涉及：
page-rules-near = 可能是以下其中之一：
page-cards-found = { $n ->
    [0] 沒有卡牌
   *[other] { $n }張卡牌
}
page-cards-printed = 遊戲的卡牌

# -- settings

page-look = 外觀
page-theme = 主題
page-theme-auto = 依裝置
page-theme-dark = 深色
page-theme-light = 淺色
page-text-size = 文字大小
page-motion = 動態效果
page-motion-auto = 依裝置
page-motion-on = 開
page-motion-off = 關
page-pace = 顯示過程
page-pace-slow = 慢
page-pace-normal = 普通
page-pace-fast = 快
page-pace-step = 每步都等候
page-pace-off = 關
page-keys = 字母與數字快速鍵
page-keys-on = 開啟
page-keys-alt = 配合 Alt
page-keys-off = 關閉
page-in-games = 遊戲中
page-free = 不需費用且無害的好處，不經詢問直接取得
page-ask-sure = 操作可能有誤時再次詢問
page-pay-quick = 行動立即依建議支付
page-language = 語言
page-language-preview = { $name }（預覽版，{ $percent }%）
page-standing = 預設回答
page-standing-about = 在你開始的每局遊戲中，對某個異能的固定回答。在桌上，於問題旁給出並保留。
page-standing-none = 沒有為之後的遊戲保留的回答。
page-standing-forget = 再次詢問我

# -- friends

page-join-link = 別人傳給你的連結
page-join-wrong = 這不是牌桌的連結。請從「http」到結尾完整複製。
page-sit-down = 入座
page-watch-bots = 觀看電腦對戰
page-watch-link = 以連結旁觀朋友
page-seat-bot = 改由電腦
page-seat-which-bot = 改由哪個電腦遊玩
page-seat-bot-plays = 電腦在此遊玩
page-seat-person = 改由真人
page-seat-watch = 旁觀
page-link-of = 連結：{ $name }
page-copy = 複製
page-copied = 已複製
page-share = 分享
page-to-table = 前往牌桌

# -- looking back

page-replay-over = 這是過去的時刻。「從這裡繼續」可由此接著玩。
page-replay-before = 上一步
page-replay-after = 下一步
page-replay-run = 播放
page-replay-stop = 停止
page-replay-moment = 時刻
page-parts = 先前的部分
page-part = 第{ $n }部分
page-part-file = 將第{ $n }部分存成檔案
page-copy-moment = 複製此時刻的連結
page-copy-not = 此瀏覽器不允許頁面複製；請選取並複製：{ $link }
page-what-if = 從這裡繼續

# -- lessons, tips, warnings --

page-quick-guided = 你的第一局，附提示
page-learn-then = 學完之後
page-learn-then-about = 與電腦或反派的完整一局。首次出現的情況會當場說明，致命失誤前會警告你。
page-hold-on = 回合中仍可行動就要結束，以及致命失誤（密謀完成、英雄倒下、牌庫用盡）之前，提醒「等一下」
page-tips-setting = 第一局中說明首次出現的情況
page-stats-played = 局
