# Errors of the kernel: positions, records, files, locks, and what is done in a game.
# { $reason }, { $why } and { $error } are clauses or sentences of their own, other messages of these files.

# -- what is done in a game --------------------------------------------------------------------------------------------

bad-not-asked = 座位{ $seat }現在沒有被詢問；被詢問的有：[{ $asked }]。
bad-no-option = { $option }不在座位{ $seat }的選項之中：{ $few }{ $more ->
    [0] { "" }
   *[other] ，另有{ $more }個
}。
bad-stuck = 座位{ $seat }的決定「{ $kind }」沒有合法的選項。
bad-endless = { $card ->
    [none] 遊戲的規則
   *[other] 卡牌「{ $card }」
}無止盡地進行：已執行{ $n }步而未詢問任何人。
# What was done when a game broke, in the two messages below. $card is the id of a card, or none.
doing-card = 執行{ $card ->
    [none] 遊戲的規則
   *[other] 卡牌「{ $card }」
}
doing-table = 顯示桌面
bad-broken-position = 遊戲在{ $doing }時損壞：目前的局面已損毀；請從另一個局面開始。
bad-broken-card = 遊戲在{ $doing }時損壞；請修正該卡牌，或不使用其卡包。
bad-no-lasting-effect = 「{ $path }」之下沒有定義持續效果。
bad-no-reading = 沒有規則解讀「{ $name }」；請從{ $known }選擇。
bad-too-many-cards = 遊戲最多{ $most }張卡牌，這裡超過了；請減少一些。

# -- saved positions ---------------------------------------------------------------------------------------------------

bad-position-class = 含有「{ $name }」的局面無法存檔：它不是遊戲的登記部分。
bad-position-name = 存檔的局面提及{ $name }，它不是此遊戲的部分。
bad-position-fields = 存檔的局面已損毀，或屬於其他版本的Goldenrule（{ $name }有{ $n }個欄位，應為{ $expected }個）。
bad-position-value = 存檔的局面含有{ $text }，它不是遊戲的數值；請使用另一份。
bad-position-broken = 存檔的局面已損毀：無法由其內容繼續遊戲；請使用另一份。
bad-position-nobody = 存檔的局面已損毀：沒有人被詢問；請使用另一份。
bad-position-steps = 存檔的局面已損毀：'steps'的名稱數必須與'stack'的項目數相同；請使用另一份。
bad-position-step = 存檔的局面停在{ $kind }的步驟{ $step }，此版本沒有這個步驟；請用存檔時的版本繼續。
bad-position-answer = 沒有提供回答{ $option }。
bad-position-nested = 存檔的局面已損毀：巢狀太深；請使用另一份。
bad-position-stateless = 存檔的局面已損毀：沒有'state'；請使用另一份。
bad-position-fieldless = 存檔的局面已損毀，或屬於其他版本：沒有「{ $field }」。
bad-position-lists = 存檔的局面已損毀：'stack'和'pending'應為清單；請使用另一份。
bad-position-numbers = 存檔的局面已損毀：'ret'、'decisions'和'forced'應為數字；請使用另一份。
# $place is one of the places below.
bad-position-impossible = 存檔的局面已損毀：{ $place }為{ $value }，這不可能；請使用另一份。
position-question = 所詢問的問題
position-card = 卡牌{ $n }
position-stack = 堆疊
position-lasting = 持續效果{ $id }
position-step = 執行中的第{ $n }步
# $where is one of the next three.
position-field = { $where }「{ $field }」
position-step-fields = { $where }'pc'、'occ'或'cond'
position-of-table = 桌面的
position-of-card = 卡牌{ $n }的
position-in-step = 執行中第{ $n }步（{ $kind }）的

bad-torn-two-places = 存檔的局面已損毀：卡牌{ $n }在兩個地方；請使用另一份。
bad-torn-no-place = 存檔的局面已損毀：有卡牌不在任何地方，或在一處兩次；請使用另一份。
bad-torn-card-0 = 存檔的局面已損毀：不可能有卡牌0；請使用另一份。
bad-torn-in-play = 存檔的局面已損毀：卡牌{ $n }既在場又不在場；請使用另一份。
bad-torn-numbers = 存檔的局面已損毀：兩張卡牌顯示為同一編號，或使用了尚未給出的編號；請使用另一份。
bad-torn-over = 存檔的局面已損毀：遊戲既結束又繼續，或兩者皆非；請使用另一份。
bad-torn-circle = 存檔的局面已損毀：卡牌{ $n }循環附加；請使用另一份。
# $why is one of the next messages.
bad-torn-game = 存檔的局面已損毀：{ $why }；請使用另一份。
champions-torn-missing = 缺少{ $what ->
    [villain] 反派
    [main-scheme] 主線密謀
   *[identity] 身份
}
champions-torn-nobody = 沒有人參加
heroes-torn-combat = 進行著不存在的戰鬥
heroes-torn-troubleshoot = 進行著不存在的排解行動
heroes-torn-fighter = 出戰者不在場
heroes-torn-scenario = 沒有劇本
skirmish-torn-slot = 格位中有不可能的內容

# -- records -----------------------------------------------------------------------------------------------------------

# What errors are about: { $where } in those that follow is this, the name of a file, or a line of one.
the-record = 此紀錄
the-record-table = 牌桌{ $table }
the-record-line = 牌桌{ $table }日誌的第{ $line }行
file-line = { $file }第{ $line }行
bad-record-empty = { $where }是空的；應為存檔。
bad-record-format = { $where }的格式為{ $found }，此版本讀取格式{ $format }：{ $later ->
    [yes] 請更新Goldenrule。
   *[no] 從未有過這種格式。
}
bad-record-wrong = { $where }不是存檔：{ $why }；請使用另一份。
bad-record-cut-off = { $where }在{ $n }位元組後中斷；請使用另一份。
bad-record-not-json = { $where }不是JSON，而存檔應為JSON；請使用另一份。
bad-record-not-installed = { $where }屬於未安裝的遊戲{ $game }；已知：{ $games }。
bad-record-no-digests = { $where }有{ $n }個項目，但開頭和最後一個之後沒有摘要碼。
bad-record-too-long = { $where }有{ $n }個{ $what ->
    [decisions] 決定
   *[digests] 摘要碼
}，而紀錄最多{ $most }個。
bad-record-other-game = 此紀錄屬於遊戲{ $game }，而非「{ $name }」。
bad-replay-undo = 項目{ $number }收回{ $undo }個決定，但那裡只有{ $standing }個。
bad-replay-illegal = 紀錄的決定{ $number }不合法：{ $error }
bad-replay-broken = 紀錄的決定{ $number }無法執行：{ $error }
bad-replay-snapshot = 與紀錄一起存檔的局面，摘要碼為{ $found }，而非{ $digest }；而且{ $error }
bad-replay-digest = 遊戲{ $number ->
    [0] 在開始時
   *[other] 在決定{ $number }之後
}與其紀錄不同：摘要碼為{ $found }，而非{ $wanted }。{ $other ->
    [yes] 它是以不同的規則或卡牌進行的。
   *[no] { "" }
}
bad-not-taken-back = 無法收回{ $count }個決定：可以收回{ $n }個。
bad-game-too-long = 此遊戲已有{ $most }個決定，達到紀錄上限；請開始新的遊戲。
record-changed = 自版本{ $version }以來，規則或卡牌已改變；從存檔的局面繼續。
record-torn = { $path }的最後一行被截斷（{ $n }位元組）；其中的決定已遺失。

# -- files -------------------------------------------------------------------------------------------------------------

bad-folder-not-made = 無法建立{ $path }（{ $reason }）；請將GOLDENRULE_HOME設為可寫入的資料夾。
# $mend says what to do: "choose another place".
bad-not-written-mend = 無法寫入{ $path }（{ $reason }）；{ $mend }。
bad-not-written = 無法寫入{ $path }（{ $reason }）。
bad-is-there = { $path }已存在；請選擇另一個名稱，或刪除它。
mend-elsewhere = 請選擇另一個位置
bad-line-damaged = { $where }已損毀：{ $why }。
bad-line-not-json = { $where }已損毀：不是JSON；請使用另一份。
bad-journal-empty = { $path }沒有一行完整的內容；無法從中復原遊戲。
# $mend says what to do, or is "none".
bad-no-plain-file = 無法讀取{ $path }（它是{ $what ->
    [folder] 資料夾
   *[device] 管線或裝置
}，不是檔案）{ $mend ->
    [none] 。
   *[other] ；{ $mend }。
}
bad-not-read = 無法讀取{ $path }（{ $reason }）{ $mend ->
    [none] 。
   *[other] ；{ $mend }。
}
bad-too-large = { $path }大於{ $most }位元組{ $mend ->
    [none] ；這是正確的檔案嗎？
   *[other] ；{ $mend }。
}
bad-not-locked = 無法鎖定{ $path }（{ $reason }）；請將GOLDENRULE_HOME設為此電腦磁碟上可寫入的資料夾。
bad-taken = 它已在{ $owner }中開啟。
# Who has a file open. $process is none if nobody can say; $machine is "this", or the name of another computer.
moment = { $date }{ $time }
lock-owner = { $process ->
    [none] 另一個行程
   *[other] { $machine ->
        [this] { "" }
       *[other] 電腦{ $machine }的
    }行程{ $process }（自{ $since }起）
}

# -- data that does not fit --------------------------------------------------------------------------------------------

# Clauses: what is wrong with a value, such as "in 'entries', number 3, a text is expected, not a list".
data-place = { $where }中，{ $what }
data-key = { $where }的鍵，{ $what }
data-number = 第{ $n }個
data-member = 一個成員
data-field-missing = 缺少欄位{ $field }
data-field-unknown = 沒有欄位{ $field }
data-word = { $word }不是此處可用的字詞
data-value = 不是此處可用的值
data-expected = 應為{ $wanted }
data-expected-not = 應為{ $wanted }，而非{ $got }
data-length = { $how ->
    [least] 長度至少{ $limit }的{ $kind }
    [most] 長度最多{ $limit }的{ $kind }
   *[exactly] 長度{ $limit }的{ $kind }
}
data-least = 至少{ $limit }的{ $kind }
data-most = 最多{ $limit }的{ $kind }
data-more = 大於{ $limit }的{ $kind }
data-less = 小於{ $limit }的{ $kind }
data-kind-object = 對映
data-kind-array = 清單
data-kind-str = 文字
data-kind-int = 整數
data-kind-float = 數字
data-kind-bool = true或false
data-kind-null = 無
data-kind-other = 其他的值

# -- packages ----------------------------------------------------------------------------------------------------------

bad-no-extra = 這需要尚未安裝的{ $package }；執行`pip install "goldenrule[{ $extra }]"`即可加入。
