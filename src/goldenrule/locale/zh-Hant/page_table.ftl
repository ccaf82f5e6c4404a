# Words of the page's tables, whatever the game: the question, the story, what is said of cards.

# -- the question --

page-table-question = 你的決定
page-table-answers = 回答
page-table-yours = 你的決定
page-table-lesson = 課程
page-table-go-on = 繼續
page-table-waiting = 請稍候
page-table-stopped = 已停止
page-table-on-board = 點選發光的卡牌，或從清單選擇。
page-table-on-board-tap = 點一下發光的卡牌，或從清單選擇。按住卡牌可閱讀內容。
page-table-aim-place = 「{ $name }」：選擇位置。
page-table-aim-target = 「{ $name }」：選擇目標。
page-table-aim-what = 「{ $name }」：選擇要做什麼。
page-table-enter = Enter
page-table-ctrl-enter = Ctrl Enter
page-table-otherwise = 另作選擇
page-table-pay-otherwise = 改變支付方式
page-table-list = 全部{ $n }種可能
page-table-list-less = 較少
page-table-back = 取消
page-table-cancel = 收回
page-table-sure = 仍要執行
page-table-rather-not = 取消
page-table-tray = 選擇一個或多個
page-table-sum = { $owes ->
    [0] 已選{ $sum }
   *[other] { $sum }/{ $owes }
}
page-table-sum-chosen = 已選{ $sum }／{ $owes }
page-table-pays = { $what } · 支付：{ $pays }
page-table-paid-with = 支付：{ $pays }
page-table-spent = 支付
page-table-stands = 預設回答：{ $answer }
page-table-confirm-pay = 支付：{ $what }
page-table-confirm-discard = 棄掉：{ $what }
page-table-confirm-end-discard = 棄掉：{ $what }
page-table-confirm-mulligan = 換掉：{ $what }
page-table-confirm-many = 這{ $n }張
page-table-stop = 不再詢問{ $name }
page-table-stop-this = 不再詢問這件事
page-table-in-question = 問題所指的卡牌
page-table-if-not = 若不這麼做
page-table-then = 然後
page-table-pays-label = 支付
page-table-keeps = 保留
page-table-keeps-many = { $n } 張卡牌
page-table-keep-all-mulligan = 全部保留（{ $n } 張）
page-table-keep-all-end-discard = 全部保留（{ $n } 張）
page-table-hold-on = 等一下：這個回合你還可以使用 { $left } 張卡牌或異能。
page-table-always = 總是使用
page-table-never = 從不使用
page-table-keep = 之後的遊戲也適用
page-table-standing = 自動選擇
page-table-standing-none = 每個異能都會詢問你。在可能常被詢問之處，問題旁有「不再詢問…」。
page-table-took = 已自動使用「{ $what }」：不需費用，而且只有好處。
page-table-took-ask = 這類也詢問我
page-table-ask-again = 再次詢問我

# -- tools --

page-table-tools = 工具
page-table-home = Goldenrule：回首頁
page-table-steps = 一輪的步驟
page-table-undo = 收回
page-table-ask-undo = 請求收回
page-table-skip = 略過
page-table-skip-what = 跳過，直到有事發生
page-table-why = 為什麼？
page-table-why-what = 目前的情況。滑鼠或焦點在卡牌上時：為什麼不能用它做什麼
page-table-why-title = 目前的情況，以及不能做什麼
page-table-why-nothing = 沒有更多可說的。
page-table-close = 關閉
page-table-allow = 同意
page-table-forbid = 不同意
page-table-coach = 課程或謎題的說明
page-table-hint = 給我提示
page-table-hint-n = 提示{ $n }：
page-table-show-solution = 顯示解答
page-table-solution = 解答：

# -- keys --

page-key-touch = 點一下卡牌即可選擇，再點一下或按住可閱讀內容，拖曳可打出。
page-key-title = 按鍵
page-key-jump = 跳到
page-key-confirm = 確認，或採用慣常的做法
page-key-back = 返回，或關閉
page-key-digits = 選擇列出的選項
page-key-areas = 查看其他玩家的區域
page-key-end = 結束你的回合
page-key-keep = 保留所有卡牌
page-key-all = 顯示所有選項
page-key-empty = 改用其他支付或選擇
page-key-form = 變換形態
page-key-request = 請隊友使用一個行動
page-key-question = 到問題
page-key-hand = 到你的手牌
page-key-story = 打開經過
page-key-to-story = 到經過
page-key-hint = 提示
page-key-why = 為什麼？
page-key-undo = 收回
page-key-skip = 略過：一直放棄，直到有事發生
page-key-keys = 這份列表
page-key-now-on = 字母和數字鍵可單獨使用。你可以在設定中更改。
page-key-now-alt = 字母和數字鍵需與 Alt 並用。你可以在設定中更改。
page-key-now-off = 字母和數字鍵已關閉。你可以在設定中更改。

# -- cards --

page-table-hand = { $n ->
    [0] 你沒有手牌
   *[other] 你的手牌，{ $n }張
}
page-table-back-player = 玩家卡，正面朝下
page-table-back-encounter = 遭遇卡，正面朝下
page-table-legal = 可以選擇
page-table-selected = 已選擇
page-table-exhausted = 橫置
page-table-attached = { $name }，附加到{ $to }
page-table-with = 附有{ $names }

# -- a copy of another table --

page-table-what-if = 假如：由你自己接著玩的副本。原本的遊戲不變，這裡的一切不計。
page-table-what-if-short = 假如：你的遊戲的副本
page-table-what-if-back = 回到遊戲
page-table-what-if-here = 假如：從這裡開始

# -- story --

page-table-story = 經過
page-table-story-none = 還沒有發生任何事。
page-table-story-all = 全部{ $n }
page-table-story-less = 最新的
page-table-jump = 查看此時刻

# -- the end, the cover --

page-table-won = 你獲勝了
page-table-lost = 你落敗了
page-table-over = 遊戲結束
page-table-replay = 重播
page-table-review = 覆盤
page-review-looking = 正在回顧你的決定…
page-review-progress = 已檢視{ $percent }%的決定
page-review-waits = 你要求了許多提示或回顧。這次回顧將在{ $seconds }秒後自動開始。
page-review-moment = 查看這一刻
page-review-options = 選項
page-review-all = 所有決定
page-review-curve = 你的勝率
page-table-look = 查看桌面
page-table-next = 接下來呢？
page-table-covered = 現在只給{ $who }看。其他人請勿觀看
page-table-uncover = 讓{ $who }看牌桌
page-hint = 提示
page-hint-what = 會思考的電腦在此會怎麼做
page-hint-thinks = 思考中……
page-hint-title = 會思考的電腦會怎麼做
page-hint-how = 點選一個選項，再確認。
page-hint-do = 選擇這個
page-hint-odds = 勝率
page-hint-longer = 思考更久之後，另一個答案更好：
page-hint-instead = 改選這個
page-hint-same = 思考更久之後，答案相同。
page-hint-more = 更多

# -- lessons, tips, warnings --

page-lesson-where = 第{ $lesson }課 · 第{ $step }步（共{ $steps }步）
page-lesson-try = 試試看：{ $what }
page-lesson-do-it = 替我做
page-lesson-back = 上一步
page-lesson-leave = 離開課程
page-lesson-understood = 知道了
page-lesson-learned = 你學到了
page-lesson-next = 接下來
page-tip = 提示
page-tips-off = 不再提示
page-hold-on-off = 不再提醒「等一下」
