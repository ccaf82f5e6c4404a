# -- lab/balance.py

bad-no-balance = 遊戲「{ $game }」沒有說明應有多公平；有說明的是：{ $known }。
bad-balance-which = 請指明卡包，或以`--game`指明遊戲：{ $known }。
bad-balance-games = 這些卡包屬於不同的遊戲：{ $games }；一次只能檢驗一個遊戲。
bad-balance-players = 此遊戲不以{ $players }名玩家評估；請使用--players並指定{ $known }。
bad-balance-games-few = { $games }局太少，無法分辨全部項目；`--games { $enough }`就足夠。

# Errors, as the English file of this name has them.


bad-cases-none = { $name }沒有案例；請寫案例的清單。
bad-case-twice = { $file }第{ $line }行：名稱「{ $name }」出現兩次；每個案例各有名稱。
bad-no-case-files = 遊戲「{ $name }」沒有案例檔案。
bad-case-step = { $place }：{ $step }不是回答也不是檢查（{ $checks }）。
bad-case-answer = { $place }：{ $words }不是回答。
bad-case-check = { $place }：沒有檢查「{ $key }」；檢查有{ $checks }。
bad-no-puzzles = 遊戲「{ $name }」沒有謎題。
bad-puzzle-goal = `goal`：尚未做任何事就已決定；請更改它或局面。
problem-of-puzzle = { $place }[{ $number }]：{ $error }
bad-search-too-large = 搜尋在{ $most }個局面後結束，未能證明任何事。
bad-bots-for-seats = 有{ $seats }個座位，但有{ $n }個電腦：請指定一個供全部使用，或每個座位一個。
bad-unending = 遊戲經過{ $most }個決定仍未結束。
bad-number-games = 局數為{ $games }；至少1局，至多{ $most }局。
bad-number-jobs = 工作數為{ $jobs }；至少1個，或以0表示所有核心。
bad-game-crashed = 第{ $index }局（種子「{ $seed }」）{ $after ->
    [-1] { "" }
   *[other] 在{ $after }個決定後
}{ $answer ->
    [none] { "" }
   *[other] { $answer }
}當掉：{ $error }
bad-game-crashed-kept = { $said }紀錄：{ $file }
crashed-answer = 在座位{ $seat }回答{ $option }時

# -- lab/results.py, lab/result_writer.py

bad-results-other = { $folder }裡是另一批對局：{ $what }請為這一批另選資料夾。
results-differ = { $what ->
    [version] Goldenrule的版本原為{ $there }，現為{ $here }。
    [game] 其遊戲是{ $there }，不是{ $here }。
    [seed] 其種子是{ $there }，不是{ $here }。
    [bots] 其電腦玩家是{ $there }，不是{ $here }。
    [options] 其選項是{ $there }，不是{ $here }。
   *[runs] 其中有{ $there }種對局，不是{ $here }種。
}
results-differ-decisions = { $kept ->
    [yes] 它保存每個決定。
   *[no] 它不保存決定。
}
results-differ-cards = 卡牌此後已有變動。
bad-results-no-folder = { $folder }裡有其他檔案；請選空資料夾，或尚不存在的資料夾。
bad-results-taken = { $folder }已在{ $owner }中開啟；請等它結束，或另選資料夾。
bad-results-none = { $folder }裡沒有結果；`goldenrule simulate --out`會建立這種資料夾。
bad-results-later = { $folder }由較新版本的Goldenrule寫成；請使用該版本。
bad-results-manifest = { $path }已損壞；請從備份還原，或另選資料夾重新開始。
bad-results-part = { $path }已損壞；刪除它，繼續時會重玩其中的對局。
bad-results-mixed = { $folder }裡混有多批檔案，或同一檔案出現兩次；請從備份還原，或另選資料夾重新開始。
mend-results = 請騰出空間或另選資料夾；同一指令會從原處繼續

# -- lab/tune.py

bad-tune-file = { $file }中沒有`deck tune`的對局；請指定其他檔案。
bad-tune-other = { $file }中的對局屬於其他牌組、劇本、電腦、種子或版本；請指定其他檔案。
bad-tune-no-card = 沒有名為「{ $card }」的卡牌{ $near ->
    [none] 。
   *[other] ；是指{ $near }嗎？
}
bad-tune-not-out = { $card }不能從這副牌組取出：牌組中沒有、屬於身分，或沒有合法的卡牌可以取代。
bad-tune-not-in = { $card }不能放入這副牌組：屬於其他風格、不是牌組用的卡牌，或已放入所有張數。
bad-tune-no-swap = 這副牌組沒有可以替換的卡牌。

# -- lab/review.py

bad-review-seconds = `--budget { $word }`是時間，每次回顧的結果會不同；請寫等級或嘗試次數。
bad-review-link = { $link }不是遊戲時刻的連結；請從重播中複製，或指定存檔或檔案。
bad-review-not-there = 無法從{ $link }取得記錄；伺服器必須在執行，且遊戲必須已結束。
bad-review-nothing = 這個座位在這場遊戲中沒有做過決定。
bad-review-seat = 沒有座位{ $seat }；這場遊戲有{ $most }個。
bad-review-running = { $name }尚未結束，以這些卡牌回顧會洩露隱藏的卡牌；已結束的遊戲可以從每個座位回顧。
bad-from = { $word }沒有指出時刻；請寫存檔或檔案、@與決定的數目：champions-1@12。
bad-from-more = `--from`照記錄繼續遊戲；請去掉{ $options }。
bad-no-moment = 這場遊戲沒有第{ $at }個決定；共有{ $most }個。

# -- lab/result_statistics.py, cli/results_report.py

bad-results-empty = { $folder }中還沒有進行任何遊戲。
bad-report-results = `--note`、`--hide`和`--seat`用於存檔的報告，不用於結果。
bad-report-no-results = { $name ->
    [none] `--out`、`--png`和`--svg`用於結果：請指明其資料夾。
   *[other] { $name }不是結果的資料夾；`goldenrule simulate --out`會建立一個。
}
bad-report-file = { $error }報告可由已儲存的遊戲、遊戲紀錄，或結果資料夾製作。
bad-report-neither = { $error }也沒有同名的結果資料夾。

# -- lab/clusters.py

bad-no-cluster = { $address }沒有Ray叢集（{ $why }）；請檢查位址，或用`ray start --head`啟動一個。
bad-node-version = 叢集節點{ $node }的Goldenrule版本是{ $there }，本機是{ $here }；請在各處安裝相同版本。
bad-on = 沒有可供進行的「{ $on }」；請填`ray`，或Ray叢集的位址，例如`10.0.0.1:6379`。

# -- lab/bot_match.py, lab/sweeps.py

bad-hypotheses = 要判定的兩個Elo差是{ $low }與{ $high }；前者須較小，且兩者都在-2000與2000之間。
bad-test-errors = 檢定的錯誤機率須在0與0.5之間。
bad-sweep-nothing = 請說明要變動什麼：`--over OPTION=A,B`，例如`--over expert=false,true`。
bad-sweep-over = 「{ $text }」{ $wrong ->
    [empty] 有空的值
    [twice] 有重複的值
   *[form] 沒有變動任何東西
}；請寫選項、=和以逗號分隔的不同值，例如`expert=false,true`。
bad-sweep-seat = 「0」不是{ $option }的座位；第一個是1。
bad-sweep-same = 「{ $one }」和「{ $other }」是相同的遊戲；請去掉其中一個。
bad-sweep-option = 沒有可變動的選項「{ $name }」；請從{ $known }選擇。
bad-sweep-twice = 「{ $name }」出現了兩次；請把它的值寫在一處。
bad-sweep-many = 共有{ $n }種組合；最多{ $most }種。
