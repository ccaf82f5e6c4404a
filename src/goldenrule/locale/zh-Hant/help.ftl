# What `goldenrule --help` and `goldenrule COMMAND --help` say. Words that are typed (options, ids, names of games) stay as they are.

# -- cli/parser.py

help-tabletop-games-every = 桌上遊戲，規則全由程式執行。
help-print-version = 顯示版本
help-language-any-command = 語言，可用於任何指令；另見`settings`
help-play-terminal = 在終端機遊玩。
help-game = 遊戲：{ $games }
help-game-or = 遊戲：{ $games }；若省略則為{ $usual }
help-bots-other-seats = 其他座位的電腦：`sensible`、`thinks`（較強；`thinks:easy`至`thinks:expert`，`thinks:200`次嘗試，`thinks:2s`）、`random`；`none`表示只有真人
help-your-seat-among = 你在電腦之間的座位（1、2 ...）；預設為1
help-everything-can-taken = 練習遊戲：一切都可以收回
help-ask-about-abilities = 不需費用的異能也詢問
help-start-once = 以慣用設定立即開始
help-learn-game = 學習遊戲：有引導的第一局，一步一步來。
help-game-asked-if = 遊戲：{ $games }；若省略則詢問
help-lesson-next-one = 哪一課；若省略則為下一課
help-list-lessons = 列出課程及完成情形
help-go-saved-game = 繼續存檔，當機後也可以。
help-saved-game = 存檔；若省略則為最後一個
help-list-saved-games = 列出存檔。
help-saves-page = 清單的第幾頁；1為最新的遊戲。
help-play-browser = 在瀏覽器遊玩：單人、與電腦，或以連結與朋友同玩。
help-port-any = 連接埠；預設為8010，0為任意
help-let-others-network = 讓網路上的其他人加入，而不只這台電腦
help-where-to-listen = 在這台電腦的這個位址或名稱上接受連線；127.0.0.1
help-name-of-server = 也以這個網域名稱回應；第一個用於連結；可多次使用
help-proxy-to-believe = 採信此位址或網路的代理伺服器所說的訪客資料；可多次使用
help-stop-table-after = 回答耗時超過此秒數時停止牌桌；預設為20
help-expire-days = 移除N天沒有人來過的訪客牌桌（60；0：全部保留）
help-open-browser-machine = 在這台電腦的瀏覽器開啟
help-where-games-kept = 遊戲存放處；使用者的資料夾
help-art-folder = 你自己的卡牌圖片，以卡牌代碼命名（`01001a.jpg`）；只有你自己的頁面會顯示
help-share-art = 讓造訪伺服器的人都看到`--art`的圖片
help-let-bots-play = 讓電腦對戰，你來觀看。
help-one-bot-all = 一個電腦用於所有座位，或每個座位一個
help-seconds-after-each = 每行之後等待的秒數；終端機預設為0.3
help-one-quick-game = 不等待，快速進行一局
help-let-bots-play-many = 讓電腦進行多局並統計。
help-how-many-games = 局數；預設為100
help-one-bot-all-seats = 一個電腦用於所有座位，或每個座位一個：`random`（預設）、`sensible`、`thinks`
help-processes-or-all = 行程數；不指定時，划算便用上所有核心；結果與此無關
help-on-cluster = 在Ray叢集上進行：`ray`表示現有的叢集，或填其位址
help-duel = 讓兩個電腦玩家對局，直到分出高下。
help-duel-first = 可能較強的電腦玩家：`thinks`、`thinks:200`、`sensible`……
help-duel-second = 與之比較的電腦玩家
help-duel-pairs = 最多幾對對局，種子相同、座位互換（500）
help-duel-least = Elo差低於此值時，不算第一個較強（0）
help-duel-most = Elo差達到此值時，算第一個較強（20）
help-sweep = 進行選項的每種組合，比較各組的對局。
help-sweep-over = 要變動的項目：選項或`bots`，及其各值（`heroes=spider_man,she_hulk+iron_man`；`expert=false,true`；`none`表示不指定）；可多次使用
help-sweep-games = 每種組合幾局（100）
help-results-folder = 存放結果的資料夾（Parquet，每局一列）；同一指令會從停止處繼續
help-results-decisions = 另為每個決定保存一列
help-simulate-digest = 另計算所有最終局面的摘要碼，會多花一成或更多時間
help-print-one-json = 顯示一個JSON物件
help-play-recorded-game = 重播紀錄的遊戲。
help-saved-game-file = 存檔或檔案；若省略則為最後的存檔
help-wait-enter-after = 每個決定後等待Enter
help-only-compare-every = 只比對每個摘要碼
help-run-case-files = 執行案例檔案：每個案例一行。
help-case-files = 案例檔案
help-look-up-term = 以任何語言查詢詞語、條文或卡牌。
help-what-look-up = 要查詢的內容，在一款遊戲（{ $games }）或全部
help-find-cards-what = 以卡牌所印的內容和作用搜尋卡牌。
help-words-card = 卡牌上的字詞；`type:ally`、`cost:<3`、`does:stun`、`when:revealed`
help-show-card = 顯示卡牌：資料、文字和來源。
help-code-name-card = 卡牌的編號或名稱
help-solve-puzzles = 解謎題，並檢查你自己的謎題。
help-puzzle-check-play = 謎題；或`check`或`play`加檔案
help-after-check-play = `check`或`play`之後：謎題檔案
help-print-first-hint = 顯示第一個提示；兩次則第二個也顯示 ...
help-print-solution = 顯示解答
help-position-save-text = 將存檔的局面變成可分享的文字，或由此開始練習遊戲。
help-few-words-about = 一些說明，會放進代碼
help-whose-cards-shows = 顯示誰的卡牌；唯一的真人的
help-play-from-code = 從代碼、含代碼的檔案開始，或以-讀取一行
help-game-day = 每日遊戲，人人相同。
help-another-day = 另一天；若省略則為今天（UTC）
help-print-result = 顯示結果，以供分享
help-play-once-more = 再玩一次，不計入
help-your-own-finished = 你自己已結束遊戲的統計。
help-show-set-what = 顯示或設定每局適用的設定。
help-completion = 輸出讓殼層自動補全指令和選項的腳本。
help-completion-shell = bash、zsh、fish、powershell或tcsh
help-languages = 列出各語言及其翻譯進度。
help-languages-tag = 一種語言：列出接下來該翻譯的訊息
help-languages-most = 最多列出N則訊息（預設20，0表示全部）
help-free-benefits-quick = `free`（好處）、`quick`、`sure`、`hold-on`或`lang`
help-what-from-now = 從現在起的值
help-run-villain = 在實體遊戲旁運作反派、密謀和遭遇牌庫。
help-table-go = 要繼續的桌面，或新桌面的名稱
help-begin-new-table = 以這些英雄開始新桌面：`spider_man`
help-scenario-rhino-klaw = 劇本：`rhino`、`klaw`或`ultron`
help-expert-mode = 專家模式
help-modular-sets = 可選遭遇組；若省略則為劇本自己的
help-encounter-deck-printed = 遭遇牌庫為實體的：其卡牌由你輸入
help-number-text-shuffling = 用於混洗的數字或文字
help-measure-speed-against = 依標準測量速度，或計算詢問玩家的次數。
help-best-of-runs = 取這麼多次執行中最好的一次
help-json-file-too = 也將JSON寫入檔案
help-count-prompts = 改為計算詢問玩家的次數
help-count-games = 每種遊戲計算這麼多局
help-write-saved-game = 將存檔和版本寫入一個檔案，以供寄送。
help-saved-game-or-results = 存檔，或紀錄檔案；或結果的資料夾，並寫成頁面
help-report-out = 結果的頁面；預設為其資料夾中的`report.html`
help-report-png = 也將圖表寫成`PNG`
help-report-svg = 也將圖表寫成`SVG`
help-what-went-wrong = 出了什麼問題，用你的話說
help-only-what-one = 只含一個座位所見，不含隱藏的卡牌
help-hide-one-only = 與--hide併用：哪個座位；唯一的真人的
help-content-pack-more = 含有更多或其他卡牌的卡包
help-plain-lines-without = 沒有框線和顏色的純文字行；真人之間，手牌只會被推出畫面

# -- cli/options.py

help-options = { $names }的選項
help-number-text = 數字或文字；相同的種子給出相同的遊戲

# -- cli/packs.py

help-check-packs = 檢查卡包：每個問題一行。
help-packs-order-use = 卡包，依使用順序
help-make-new-pack = 建立新的卡包作為起點。
help-folder-not-yet = 尚不存在的資料夾；其名稱即id
help-game-pack = 卡包所屬的遊戲；預設為`champions`
help-pack-template = 範本：`cards`（幾張卡牌）；`champions`還有`hero`與`scenario`；預設為`cards`
help-show-what-pack = 顯示卡包的內容及其卡牌的文字。
help-pack = 卡包
help-balance = 使用這些卡包的遊戲公平嗎？由電腦進行多局遊戲，並與範圍比較；若有不符合者，結束狀態為1。
help-balance-packs = 卡包，依使用順序；省略則為原本的遊戲
help-balance-game = 未由卡包指明時的遊戲：{ $games }
help-balance-games = 每種玩家人數的局數；預設與其頁面相同
help-balance-players = 只進行此人數的對局；預設為評估此遊戲的所有人數
help-balance-bot = 所有座位的電腦：`sensible`（預設）、`thinks`、`thinks:200`、`random`
help-print-page = 顯示整頁，而不只是範圍
help-page-file = 將頁面寫入檔案
help-keep-pack = 保留卡包，以便繼續和重播使用它的存檔。
help-migrate-pack = 改寫較早寫法的卡包；舊檔案保留在新檔案旁。
help-print-json-schema = 顯示遊戲卡包的卡牌檔案的`JSON Schema`，供編輯器使用。
help-game-manifest-schema = 遊戲；`manifest`為pack.yaml的結構

# -- cli/stats.py

help-only-games-name = 只限此名稱的遊戲
help-write-every-game = 將每局遊戲寫入新的JSON檔案
help-delete-statistics-all = 刪除所有遊戲的統計

# -- games/champions/deck_commands.py

help-say-every-rule = 說明牌組違反的每條規則。
help-show-deck-numbers = 顯示牌組及其統計。
help-build-legal-deck = 以一套核心包組出合法的牌組。
help-hero-spider-man = 英雄：`spider_man`
help-aggression-justice-leadership = `aggression`、`justice`、`leadership`或`protection`
help-how-many-cards = 張數，40至50；預設為40
help-decks-name = 牌組的名稱
help-write-deck-another = 以另一種格式寫出牌組。
help-decks-format = 牌組的格式，若不明確
help-leave-out-cards = 略過不認得的卡牌
help-content-pack-more-cards = 含有更多卡牌的卡包
help-deck-to = 要寫出的格式：`marvelcdb`、`text`、`octgn`或`yaml`
help-deck = 牌組檔案，或MarvelCDB牌組的編號或連結
help-new-file = 新檔案；若省略則顯示在螢幕上
help-deck-tune = 以多局遊戲找出替換一張卡牌的價值。
help-tune-out = 只看取出這張卡牌的替換
help-tune-in = 只看放入這張卡牌的替換
help-tune-bot = 由誰進行：`sensible`（預設）、`thinks`、`thinks:200`、`random`
help-tune-games = 總局數（約略），每種替換至少4局；預設為10000
help-tune-resume = 將已進行的對局保存於此檔案，並由此繼續

# -- games/champions/__init__.py

help-heroes-one-seat = 英雄，每個座位一位：`spider_man,iron_man:justice`
help-decks-one-seat = 牌組，每個座位一副：檔案，或MarvelCDB的編號
help-decks-may-break = 牌組可以違反組牌規則
help-modular-or-random = 可選遭遇組，或`random`；若省略則為劇本自己的
help-player-first = 起始玩家是哪位（1、2 ...）
help-default-later-later = `2019`（預設）、`later`，或較新的解讀：`goldenrule rules champions readings`會列出它們
help-folder-content-pack = 卡包的資料夾；可多次使用

# -- games/heroes/__init__.py

help-two-four-teams = 二至四支隊伍，每個座位一支；若省略則為`avengers,x_men`
help-how-many-players = 若未指定隊伍，玩家人數2至4
help-scenario-random-born = 劇本，或`random`；若省略則為「重生」
help-other-readings-rules = 規則的其他解讀，以名稱指定

# -- games/skirmish/__init__.py

help-second-readings-rules = 規則的第二種解讀，例如`heroes_begin`

# -- what stands around them -------------------------------------------------------------------------------------------

help-decks = 檢查、顯示、組成和轉換Champions的牌組。
help-packs = 建立、檢查和顯示卡包。
# What an option does that games do not say the same of: "champions, heroes: the scenario. skirmish: ...".
help-by-games = { $each }
help-of-games = { $games }：{ $help }
join-help = { $first }。{ $second }
# $wrong is one of the messages below.
cli-arguments = { $prog }：{ $wrong }；見`{ $prog } --help`。
argparse-number = 「{ $text }」不是{ $least }以上的數字
argparse-path = 沒有指明檔案或資料夾；請寫出名稱
argparse-seed = 種子為數字或文字；省略則隨機

# -- what Python's own reader of arguments says; %s, %r and %(name)s stay as they are ----------------------------------

argparse-usage = 用法：
argparse-positional = 位置參數
argparse-heading = { $heading }：
argparse-options = 選項
argparse-help = 顯示此說明並結束
argparse-expected-one = 需要一個參數
argparse-expected-at-most-one = 最多一個參數
argparse-expected-at-least-one = 至少一個參數
argparse-expected-n = 需要%s個參數
argparse-invalid-choice = 無效的選擇：%(value)r（請從%(choices)s選擇）
argparse-invalid-value = 無效的%(type)s值：%(value)r
argparse-argument = 參數%(argument_name)s：%(message)s
argparse-required = 需要以下參數：%s
argparse-one-required = 參數%s之一為必要
argparse-not-allowed = 不能與參數%s併用
argparse-ignored = 忽略了明確的參數%r
argparse-unrecognized = 無法辨識的參數：%s
argparse-ambiguous = 選項不明確：%(option)s可能是%(matches)s
argparse-unknown-command = 未知的指令%(parser_name)r（可用：%(choices)s）

# 代表輸入內容的字詞。

metavar-command = 指令
metavar-game = 遊戲
metavar-shell = 殼層
metavar-name = 名稱
metavar-file = 檔案
metavar-folder = 資料夾
metavar-word = 字詞
metavar-query = 條件
metavar-save = 存檔
metavar-text = 文字
metavar-code = 代碼
metavar-yyyy-mm-dd = 年-月-日
metavar-scenario = 劇本
metavar-deck = 牌組
metavar-card = 卡牌
metavar-hero = 英雄
metavar-aspect = 風格
metavar-format = 格式
metavar-seed = 種子
metavar-note = 說明
metavar-tag = 語言
metavar-number = 編號
metavar-address = 位址
metavar-domain = 網域
metavar-bot = 電腦
help-review = 回顧一局已記錄的遊戲：每個決定的勝率，抉擇與運氣分開計算。
help-review-seat = 看誰的決定；未指定時為真人的決定
help-review-budget = 每個決定思考多久：`easy`、`normal`、`hard`、`expert`或嘗試次數
help-review-html = 寫成一個不需要網路的瀏覽器頁面
help-play-from = 從已存遊戲的第N個決定開始的練習遊戲
