# The words of the terminal client. What is typed (commands, Enter) is the same in every language.

# -- the table --

cli-attached = （附加：{ $cards }）
cli-in-brackets = （{ $text }）
cli-hand-line = 你的手牌：{ $cards }
cli-hand-empty = 你沒有手牌。
cli-zone-times = { $n ->
    [1] { $name }
   *[other] { $n }個{ $name }
}
cli-zone-hidden = { $n }張隱藏
cli-label = { $name }：
cli-copies = ×{ $n }
cli-bundle = { $text } ×{ $n }
# Behind an action what is paid for it, and its targets with their numbers: "– pay Energy → 3 Rhino; 4 Hydra Bomber".
cli-pays = 支付：{ $pays }
cli-aimed = → { $aims }
cli-aim = { $number } { $aim }
cli-aims = { $first }；{ $second }
# Targets that stand above already, with these numbers: "→ as for 1-6".
cli-aims-same = 同{ $numbers }
cli-aims-many = { $n }個選擇
cli-shortened = （全文：? { $n }）
cli-map-none = 地圖上沒有這個名稱或編號。
cli-unkept = { $error }你在這裡達成的不會保存。
cli-whole = 完整桌面：view
cli-hand-brief = 全文：view、? hand
cli-left-out-named = 另有{ $what }：view
cli-left-out = 還有{ $n }行：view

# -- the prompt --

cli-scenario = 劇本
cli-happened = 發生的事
cli-prompt = >
cli-prompt-hint = 以編號或某個選項的字詞回答；? 名稱說明卡牌，? hand說明手牌，why說明你不能做什麼，help列出其餘。
cli-choose-number = 沒有選項{ $n }；請選{ $max ->
    [1] 1
   *[other] 1到{ $max }
}。
cli-unknown = { $word }不是指令，也不是只屬於一個選項的字詞。也可以用編號回答；help列出指令。
cli-shell = { $word }是終端機指令：在遊戲中請輸入? 名稱以查看卡牌或規則用語，或輸入help列出指令。
cli-asks = { $who } - { $prompt }
cli-stopped-early = 已回答其中前{ $n }個；之後出現了別的問題，其餘的沒有回答。
cli-enter = Enter：{ $what }。
cli-several = 一行選多個：1 2。
cli-cancel-hint = cancel可收回。
cli-cancel-none = 沒有正在支付、可以收回的東西；undo收回你的上一個決定。
cli-ahead = > { $line }
cli-ahead-empty = 分號旁缺少答案，因此沒有回答任何問題：請在兩側各輸入一個答案，例如2; 攻擊; 結束。
cli-ahead-dropped = 不再執行：{ $line }。若仍想要，請再輸入一次。
cli-set-hold-on = { $hold-on ->
    [on] 從現在起，致命失誤前會提醒「等一下」。
   *[off] 從現在起，不再提醒「等一下」。
}
cli-set-sure = { $sure ->
    [on] 從現在起，可能有誤的操作會再次詢問。
   *[off] 從現在起，可能有誤的操作不再詢問。
}
cli-twice = { $n }輸入了不只一次：每個編號請只輸入一次。
cli-not-together = 這些不能一起選擇：太多，或並非全都需要。
cli-not-alone = 不能只選{ $what }：{ $others ->
    [none] 還需要更多，或要先選別的。
   *[other] 請同時選擇其中之一：{ $others }。
}
cli-takes-more = 少於所需，其餘會不經詢問直接採用。
cli-took-more = 你指定的少於所需；其餘沒有選擇餘地，也一併採用。
cli-which = { $word }可能指好幾個，或只是字詞的一部分；請輸入編號
cli-really = { $why }仍要這麼做嗎？yes或no
cli-yes-or-no = 輸入yes照樣執行，或輸入no重新選擇。

cli-cover-warning = 請勿往回捲動：空白行只是把要隱藏的內容推出畫面。
cli-cover = 請交出鍵盤。下一位：{ $who }。請在那裡按Enter。
# -- starting --

cli-title = Goldenrule
cli-which-game = 哪一款遊戲？Enter：{ $own }。quit離開。
cli-choose-one = 請選擇其中一個。
cli-back-hint = b返回，quit離開。
cli-confirm = Enter開始遊戲；b返回；quit離開。
# Nothing was typed, and nothing is usual.
cli-choose-something = 尚未選擇：請輸入{ $max ->
    [1] 1
   *[other] 1到{ $max }的編號
}或名稱{ $quick ->
    [yes] ，q快速開局
   *[no] { "" }
}，或quit離開。
cli-unknown-choice = { $word }不在其中；請選{ $max ->
    [1] 1
    [2] 1或2
   *[other] 1到{ $max }
}{ $quick ->
    [yes] ，q快速開局
   *[no] { "" }
}{ $back ->
    [yes] ，b返回
   *[no] { "" }
}，或quit離開。
cli-setup-help = 輸入編號或所列的名稱；要選多個時以空格分開。Enter採用慣例。{ $back ->
    [yes] b返回上一題，quit離開。
   *[no] quit離開。
}
cli-resume-hint = resume繼續{ $name }。
cli-started = 已存為{ $name }；種子{ $seed }。
cli-started-drawn = 已存為{ $name }。種子會在結束時公開；其SHA-256為{ $hash }。
cli-seats-people = { $covered ->
    [yes] 這個鍵盤前的人扮演{ $people }，彼此的手牌互相遮住；--bots { $bot }讓電腦扮演其餘全部。
   *[no] 你或這個鍵盤前的人扮演{ $people }；--bots { $bot }讓電腦扮演其餘全部。
}
cli-seats = 你扮演{ $people }；{ $bots }。
cli-seats-bot = 電腦{ $bot }扮演{ $names }
cli-practice = 練習遊戲：一切都可以收回。
cli-resumed = 繼續{ $name }。
cli-recap = 你在{ $round ->
    [0] { "" }
   *[other] 第{ $round }輪、
}{ $n }個決定後離開了遊戲。最後發生的事：

# -- the end --

cli-won = 你獲勝了！
cli-lost = 你落敗了。
cli-draw = 遊戲平手。
cli-nobody = 無人獲勝。
cli-winner = 勝者：{ $names }。
cli-by-heroes = { $name }
cli-ending = { $how }。
cli-result-champions-players = 英雄獲勝。
cli-result-champions-villain = 反派獲勝。
cli-ending-champions-villain-defeated = 反派被擊敗
cli-ending-champions-scheme-completed = 最後的主線密謀完成
cli-ending-champions-all-eliminated = 所有玩家退場
cli-ending-champions-no-cards-left = 沒有遭遇卡了
cli-over = { $round ->
    [0] 遊戲中共做出{ $decisions }個決定。
   *[other] 遊戲進行了{ $round }輪，共做出{ $decisions }個決定。
}
cli-over-seed = 種子{ $seed }。
cli-left = 已離開。遊戲存為{ $name }：goldenrule resume { $name }可繼續。
cli-left-empty = 在第一個決定前離開；沒有存檔。
cli-end-of-input = 輸入已結束。

# -- commands --

cli-saved = 已存為{ $name }，位於{ $path }。檔案含有種子，也就是所有隱藏的卡牌。
cli-saves-none = 沒有存檔。
cli-saves = 存檔，最近的在前
cli-saves-more = 還有{ $n }個存檔：`goldenrule saves --page { $page }`列出後面的存檔。
cli-saves-no-page = 存檔沒有第{ $page }頁；{ $pages ->
    [1] 只有一頁。
   *[other] 最後一頁是第{ $pages }頁。
}
cli-save-line = { $name } - { $game }，{ $decisions }個決定，{ $when }，{ $state ->
    [over] 已結束
    [running] 未結束，中斷或仍在進行
   *[left] 未結束
}
cli-undone = { $n ->
    [1] 已收回。
   *[other] 已收回{ $n }個決定。
}
cli-undo-nothing = 沒有可以收回的。
cli-language = 文字為{ $name }。可用語言：{ $known }；輸入language和其中之一。
cli-set-quick = { $quick ->
    [on] 從現在起，行動以其後所列的方式支付；1 with 名稱, 名稱可改變支付方式。
   *[off] 從現在起，會詢問行動如何支付。
}
cli-quick-hint = 改變支付方式：{ $n } with 名稱，或{ $n } ...
cli-pay-what = 以什麼支付？請輸入{ $n } with和以下名稱：{ $things }。
cli-pay-nothing = 此項沒有其他支付方式：{ $option }
cli-pay-asked = 以什麼支付接著會問：{ $n }會帶到該問題。
cli-passing = 跳過, 略過, 完成
cli-pay-unknown = 沒有名為{ $word }的可支付之物；{ $n } ...列出可支付的。
cli-pay-several = { $word }可能指好幾個可支付之物：{ $fits }。
cli-pay-not-so = 支付太少、太多，或不能搭配；{ $n } ...列出可支付的。
cli-undo-fewer = { $n ->
    [1] 只有一個決定可以收回；undo即可。
   *[other] 有{ $n }個決定可以收回；請用undo { $n }。
}
cli-undo-others = 無法收回：其他玩家已行動。練習遊戲（--practice）可以收回。
cli-undo-hidden = 無法收回：已看到隱藏的資訊，或已由機運決定。練習遊戲（--practice）可以收回。
cli-undo-shown = 無法收回：其他玩家已看到先前不知道的卡牌。練習遊戲（--practice）可以收回。
cli-report-written = 報告位於{ $path }：含遊戲紀錄、版本和最後的錯誤。其中有種子，也就是所有隱藏的卡牌；goldenrule report --hide寫出不含這些的報告。
report-holds-all = 遊戲的種子，也就是所有隱藏的卡牌
report-holds-command = 輸入的指令；其中的種子會洩漏該遊戲所有隱藏的卡牌
report-holds-one = 一個座位所見的內容，不含對其隱藏的卡牌
cli-report-hiding = 報告位於{ $path }：含該座位所見、所問、所答，以及版本。其中沒有隱藏的卡牌。
cli-card-says = { $name }：{ $text }
cli-repeated = { $line }（{ $n }次）
cli-log-empty = 還沒有發生任何事。
cli-why-none = 你現在能做的事都在選項之中。
cli-why = 你現在不能做的事，以及原因

cli-help =
    1, 2 ...        以此選項回答；1 3兩個都選
    1 ...           選擇此項，其餘再詢問
    Enter           採用提示建議的回答
cli-help-ahead = 2; 蜘蛛; 結束   依序回答，直到有事物展示為止
cli-help-look =
    ? 名稱          說明卡牌、選項編號或規則詞語
    ? hand          說明你的手牌
cli-help-asking = help asking     多常詢問你：預設回答、支付、疑慮
cli-help-saving = help saving     存檔、其他遊戲、報告、語言
cli-help-not-here = 這裡不能使用{ $word }；help列出可用的。
cli-help-why =
    why             你現在不能做什麼，以及原因
    why 名稱        卡牌的數值如何得來
cli-help-hint =
    hint            會思考的電腦會怎麼做，以及原因
    hint 程度       思考多久：easy到expert、嘗試次數（200）或秒數（2s）
    hint odds       另列出各選項的勝率
cli-help-view = view            顯示完整桌面
cli-help-map = map             顯示地圖；{ $game ->
    [heroes] map 中城、map 2或district 7
    [skirmish] map 至聖所或map 2
   *[other] map 2
}顯示一部分
cli-help-log = log             顯示發生過的一切；log 3顯示敘述的第3行
cli-help-dice = dice            敘述中骰子擲出的結果
cli-help-cancel = cancel          支付時：收回正在支付的東西
cli-help-undo = undo            收回上一個決定；undo 3收回前三個
cli-help-never = never 2         從現在起自動跳過選項2的異能
cli-help-always = always 2        從現在起在沒有其他可用時自動使用
cli-help-ask = ask 2           再次詢問該異能；ask 名稱指定其卡牌
cli-help-free =
    free off        不需費用的異能也詢問；free on：自動使用
    keep            加在這四者之後：之後的遊戲也適用
cli-help-standing = standing        列出這些預設回答
cli-help-quick =
    1 with 名稱     選擇1，並以你指定的方式支付
    quick off       詢問每個行動如何支付；quick on：依建議支付
cli-help-sure = sure off        可能有誤的操作不再次詢問
cli-help-hold-on = hold-on off     致命失誤前不再提醒「等一下」
cli-help-language = language 語言   切換語言；language：有哪些語言
cli-help-save =
    save 名稱       以名稱存檔{ $kept ->
        [yes] ；每個決定都會自動存檔
       *[no] { "" }
    }
    save 名稱 over  同上，取代同名的另一個遊戲
cli-help-saves = saves           列出存檔
cli-help-resume = resume 名稱     離開此遊戲，繼續另一個
cli-help-report = report          將遊戲和錯誤寫入檔案；report --hide：不含隱藏的卡牌
cli-help-quit = quit            離開{ $kept ->
    [yes] ；可再繼續遊戲
   *[no] { "" }
}
settings-lang = lang { $value }：文字為{ $value ->
    [system] 系統的語言
   *[other] 此語言
}
settings-hold-on = hold-on { $value }：倉促或致命的一步之前，{ $value ->
    [on] 提醒「等一下」
   *[off] 不提醒「等一下」
}
settings-free = free { $value }：不需費用且只有好處的異能{ $value ->
    [on] 不經詢問直接使用
   *[off] 會詢問
}
settings-quick = quick { $value }：行動{ $value ->
    [on] 依建議支付
   *[off] 先選擇，再詢問如何支付
}
settings-sure = sure { $value }：可能有誤的操作{ $value ->
    [on] 會再次詢問
   *[off] 不再詢問，直接執行
}
cli-standing = 你的預設回答，適用於卡牌的每一張
cli-standing-later = 保留給之後的遊戲
cli-standing-empty = 你沒有預設回答。
cli-standing-line = { $n ->
    [0] { $card }，執行中的問題：{ $answer }
   *[other] { $card }，異能{ $n }：{ $answer }
}
cli-stop-hint = never { $n }不再詢問。
cli-warning-mark = { $option }［{ $warning }］
cli-standing-mark = { $option }［預設回答：{ $answer }］
cli-standing-set = { $keep ->
    [yes] 在本局及之後的遊戲中，
   *[no] 從現在起，
}{ $answer ->
    [always] 沒有其他可用的異能時，不經詢問使用：{ $what }
    [never] 不經詢問跳過：{ $what }
   *[ask] 再次詢問：{ $what }
}
cli-free = { $free ->
    [on] 不需費用、不傷害己方、且只有一種用法的異能，會不經詢問直接使用；free off改為詢問。
   *[off] 每個異能都會詢問，包括不需費用的；free on不經詢問使用它們。
}
cli-free-which = 請輸入free on或free off。{ cli-free }
cli-free-set = { $keep ->
    [yes] 在本局及之後的遊戲中，
   *[no] 從現在起，
}{ $free ->
    [on] 不需費用、不傷害己方、且只有一種用法的異能，會不經詢問直接使用。
   *[off] 不需費用的異能也會詢問。
}
cli-standing-which = 請輸入{ $answer }和選項編號，1到{ $max }。
cli-standing-none = 選項{ $n }沒有使用可以拒絕的異能；只有這種異能有預設回答。
cli-standing-given = { $answer ->
    [always] 未詢問{ $who }：{ $cards }的預設回答是always。
    [free] 不經詢問使用{ $cards }的異能：不需費用且只有好處。
   *[never] 未詢問{ $who }便跳過：{ $cards }的預設回答是never。
}
cli-error = 遊戲無法依此回答繼續（{ $error }）；停留在原處。報告含有種子，也就是所有隱藏的卡牌，位於{ $path }。
cli-error-standing = 遊戲無法依預設回答繼續（{ $error }）；改為詢問你。報告含有種子，也就是所有隱藏的卡牌，位於{ $path }。
cli-broken = { $error }現在輪到電腦，它會再次遇到；遊戲停留在之前的狀態。undo收回你的上一個決定，以便換個方式繼續；quit離開並保留存檔。不用該卡包（不加--pack）的新遊戲沒有這張卡牌。
cli-broken-what = 遊戲無法從這裡繼續：undo收回你的上一個決定，quit離開。
cli-undo-count = 請輸入undo，或undo和決定的數目。
cli-resume-which = 沒有其他存檔。
cli-resume-same = { $name }就是你正在玩的遊戲。

# -- the other commands --

cli-watch-broken = { $error }；到此為止的遊戲，連同種子和所有隱藏的卡牌，在報告{ $path }中，供卡包作者使用；不用該卡包（不加--pack）的遊戲沒有這張卡牌。
cli-watch-crashed = 未預期的錯誤（{ $error }）；到此為止的遊戲報告，連同種子和所有隱藏的卡牌，位於{ $path }。

cli-verified = 已驗證：{ $decisions }個決定，每個摘要碼皆與紀錄相符；最後一個為{ $digest }。
cli-verified-seed = 其種子的SHA-256為{ $hash }。
cli-step-hint = Enter前往下一個決定；v顯示桌面，q離開。
cli-replayed = { $n }. { $who } - { $prompt } { $answer }
cli-replay-open = 紀錄到此結束，共{ $decisions }個決定；遊戲尚未結束。
cli-progress = { $what ->
    [decisions] { $total }個決定中已看{ $done }個，每秒{ $rate }個
   *[games] { $total }局中已完成{ $done }局，每秒{ $rate }局
}，尚需{ $left }
cli-simulated = { $games }局：{ $wins }勝，{ $losses }敗（勝率{ $percent }%）。
cli-simulated-seats = { $games }局，{ $draws ->
    [0] 沒有平手：
   *[other] { $draws }局平手：
}
cli-simulated-seat = { $who }（{ $bot }）：{ $wins }勝（{ $percent }%）。
cli-simulated-endings = 結束方式：
cli-simulated-ending = { $how }：{ $n }局（{ $percent }%）
cli-simulated-rounds = 平均{ $rounds }輪、{ $decisions }個決定。
cli-simulated-speed = 每秒{ $games }局；每個行程每秒{ $decisions }個決定。
cli-simulated-digest = 摘要碼{ $digest }（種子{ $seed }）。
cli-results-kept = 結果：{ $folder }
cli-stopped = 已停止。{ $kept ->
    [none] 沒有寫入任何內容。
   *[other] 已完成的對局保存在{ $kept }；同一指令會從那裡繼續。
}
cli-cards-found = { $n }張卡牌。
cli-crashed = 未預期的錯誤（{ $error }）；報告含有種子，也就是所有隱藏的卡牌，位於{ $path }。
cli-crashed-saved = 遊戲存為{ $name }。

cli-enter-nothing = 單按Enter在此不算回答：請輸入編號，或所選項目的字詞。

cli-hint-option = { $n } { $text }
cli-hint-thinks = 思考中……按Ctrl+C停止。
cli-hint-stopped = 已停止。問題仍待回答。
cli-review-stopped = 已停止。遊戲仍保留。

# -- cli/experiments.py

duel-games = { $how ->
    [together] { $first }與{ $second }：各玩了同樣的{ $pairs }局。
   *[against] { $first }對{ $second }：座位互換的對局{ $pairs }對。
}
duel-points = { $how ->
    [together] 只有{ $first }獲勝：{ $wins }局；只有{ $second }獲勝：{ $losses }局；結果相同：{ $draws }局。
   *[against] { $first }勝{ $wins }局，{ $second }勝{ $losses }局；平手{ $draws }局。
}
duel-elo = Elo差：{ $elo ->
    [none] 無法測定
   *[other] { $elo }
}（95%：{ $low ->
    [none] 無下限
   *[other] 自{ $low }
}，{ $high ->
    [none] 無上限
   *[other] 至{ $high }
}）。
duel-verdict = { $verdict ->
    [better] 已分曉：{ $first }強於{ $second }（至少{ $most }Elo，而非至多{ $least }）。
    [not-better] 已分曉：{ $first }並不強於{ $second }（至多{ $least }Elo，而非至少{ $most }）。
   *[open] 未分曉；需要更多對局。
}對數概似比{ $ratio }，判定界限為{ $low }與{ $high }。
sweep-cell = { $cell }：{ $games }局中勝{ $wins }局（{ $percent }%，95%：{ $low }至{ $high }）；{ $rounds }輪

# -- cli/main.py

version-running = Goldenrule { $version }（{ $build ->
    [compiled] 已編譯
    [outdated] 純Python，因為編譯好的模組比原始碼舊：請執行{ $command }
   *[pure] 純Python
}）
