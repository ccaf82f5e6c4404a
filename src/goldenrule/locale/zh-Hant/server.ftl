### What the browser is told by the server: about seats and requests. No game is known here.

server-waiting = 等待{ $names }。
server-open-seed = 公開種子：輸入或看過種子的人可能知道所有隱藏的牌。
server-thinking = { $name }正在思考……
server-hint-own = 此處沒有電腦的提示：課程與謎題有自己的提示。
server-hint-waits = 已在思考提示；請稍候。
server-stale = 遊戲在此期間已繼續；請再看一次，然後選擇。
server-not-yours = 這不是你的座位。
server-covered = 此座位的卡牌被遮住；請先揭開。
server-not-asked = 此座位現在沒有要回答的問題。
server-skip-not = 此處不能跳過：請先回答。
server-how-many = { $several ->
    [yes] 至少選擇一個，每個只能選一次。
   *[no] 請選擇一個。
}
server-no-ability = 這裡沒有可以設定預設回答的異能。
server-standing = { $card }{ $n ->
    [-1] ，執行中的問題
    [0] { "" }
   *[other] ，另一個異能
}：{ $answer ->
    [always] 總是使用
   *[never] 從不使用
}
server-no-card = 此座位在場上看不到這張卡牌。
server-undo-nothing = 沒有可以收回的。
server-undo-fewer = 只有{ $n }個回答可以收回。
server-undo-others = 其他玩家已行動。
server-undo-hidden = 已看到隱藏的資訊，或已由機運決定。
server-undo-shown = 其他玩家已看到先前不知道的卡牌。
server-no-table = 沒有這張牌桌；可能已被開桌的人刪除。
server-no-link = 這不是此伺服器的連結：缺了一部分，或由別的伺服器所建。請向傳給你的人再要一次，並完整複製。
server-no-seat = 這個座位的連結已失效：座位之後被放棄或讓給了別人。請向開桌的人索取新的連結。
server-seat-bot = 這個座位現在由電腦扮演。開桌的人可以把座位還給真人，並給你新的連結。
server-seat-gone = 現在在此進行的遊戲沒有這個座位。請向開桌的人索取新的連結。
server-stopped = 這張牌桌無法繼續：{ $why }
server-stopped-storage = 這張牌桌已停止：{ $why }遊戲保留在最後一個回答之前的狀態，一旦能再次儲存，就會自動繼續。
server-stopped-late = 這張牌桌已停止，因為回答耗時太久：有卡牌似乎陷入無盡循環。遊戲保留在該回答之前的狀態。（錯誤{ $id }）
server-stopped-ended = 這張牌桌已停止，因為執行它的程式一再結束。遊戲已保留。（錯誤{ $id }）
server-stopped-broken = 這張牌桌因錯誤而停止；錯誤記在伺服器的記錄與報告中。遊戲保留在之前的狀態。（錯誤{ $id }）
server-epoch-differs =
    自版本{ $version }以來，規則或卡牌已改變，或存檔已損壞：遊戲從最後能讀取的局面繼續{ $lost ->
        [0] 。
       *[other] （少了{ $lost }個回答）。
    }先前的內容都保留在「先前的部分」中。
server-epoch-damaged =
    存檔已損壞：遊戲從最後能讀取的局面繼續{ $lost ->
        [0] 。
       *[other] （少了{ $lost }個回答）。
    }先前的內容都保留在「先前的部分」中。
server-epoch-new-rules = 自版本{ $version }以來，規則或卡牌已改變，因此所有回答都依新規則重新執行，有些地方可能與之前不同。先前的內容都保留在「先前的部分」中。
server-not-told = 當時的局面沒有儲存，但其紀錄可以存成檔案。
server-no-epoch = 這張牌桌沒有第{ $epoch }部分。
server-no-files = 選項{ $name }指定伺服器的檔案，網頁不得如此。
server-no-step = 沒有問題{ $key }；問題有{ $keys }。
server-no-choice = { $id }不是「{ $title }」的答案。
server-choose-first = 必須先回答「{ $title }」。
server-host = 此網址不屬於這個伺服器；請使用它啟動時顯示的網址。
server-origin = 其他網站的頁面提出此要求，但只有此伺服器的頁面可以。
server-too-fast = 一次太多了；請稍候再試。
server-full = 伺服器的連線已滿；請過幾秒再試一次。
server-thinks-much = 你一次要求了太多提示或覆盤；請過{ $seconds }秒再試。
server-tables-fast = 你在短時間內開了很多牌桌；請過{ $seconds }秒再開。
server-folders-fast = 同時有太多新訪客要儲存資料；請過{ $seconds }秒再試。
server-folders-full = 伺服器已無法為訪客儲存更多資料；請稍後再試。
server-many-sockets = 你同時開啟的牌桌太多；請關閉其中一些頁面再試。
server-tables-full = 你已有{ $most }張牌桌，已達一人的上限；請刪除一些，或等舊牌桌被移除。
server-too-large = 訊息最多{ $most }位元組，這個太大了。
server-query-long = 搜尋內容最多{ $most }個字元，這個有{ $n }個；請縮短。
server-request = 無法理解：{ $why }。
server-not-json = 無法理解：這不是JSON。
server-alone = 這個頁面在你自己的瀏覽器中進行遊戲。此功能需要Goldenrule伺服器。
server-log-damaged =
    此瀏覽器的存檔中有{ $n }筆紀錄已損壞並遺失。{ $about ->
        [none] 無法得知它們屬於什麼。
       *[other] 它們屬於：{ $about }。
    }{ $gone ->
        [0] 遊戲從最後能讀取的局面繼續。
       *[other] 有{ $gone }局遊戲已遺失，其餘遊戲從最後能讀取的局面繼續。
    }
server-status-400 = 請求不符合伺服器預期的形式。
server-status-404 = 此位址沒有任何內容。
server-status-405 = 此位址不能這麼做。
server-status = 伺服器拒絕此請求（狀態{ $status }）。
server-page-403 = 不允許
server-page-404 = 找不到
server-page-421 = 網址錯誤
server-page-429 = 請求過多
server-page-other = 未能完成
server-page-asked = 您要求的是：{ $address }
server-page-home = 前往首頁
server-too-many = 伺服器保存的牌桌已達上限；請稍後再試。
server-expired = 這張牌桌已被移除，因為很久沒有人來過。
server-lost = 耗時太久，或執行的程式已結束；請再試一次。（錯誤{ $id }）
server-error = 發生錯誤（{ $error }）；請再試一次，或回報問題。（錯誤{ $id }）
server-no-page = 網頁尚未建置：請執行python3 run.py。
server-address = 請在瀏覽器開啟{ $address }；Ctrl-C結束伺服器。
server-lan = 此網路的其他人可在{ $address }找到它；擁有連結的人即可使用其座位。
server-named = 其他人可在{ $address }找到它；你自己的網址是{ $own }
server-kept = 遊戲存放在{ $folder }。
server-key-open = 此電腦的其他使用者可讀取{ $path }，並以此冒充任何人登入。請只允許自己讀取（`chmod 600`）。
server-art = { $n }張卡牌使用{ $folder }中你自己的圖片；只有你自己的頁面會顯示。
server-art-shared = { $n }張卡牌使用{ $folder }中你自己的圖片；造訪此伺服器的人都看得到。
server-art-left-out = 略過：{ $files }。
server-art-fault = { $file }（{ $why }）
server-art-name = 檔名不是卡牌代碼
server-art-many = 一個資料夾最多{ $most }張圖片
server-art-twice = 另一個檔案有相同的代碼
server-art-elsewhere = 不是此資料夾中的檔案
server-art-large = 大於{ $most } MB
server-art-unreadable = 無法讀取
server-art-no-picture = 不是{ $kind }圖片
server-art-none = 沒有以`.jpg`、`.png`或`.webp`結尾的檔案
server-art-empty = { $folder }中沒有卡牌圖片：{ $why }。請以卡牌代碼命名檔案，例如`01001a.jpg`。
server-art-folder = 無法讀取圖片資料夾{ $folder }；請指定存在的資料夾。
server-art-which = `--share-art`需要`--art { metavar-folder }`：請指定圖片資料夾。
server-where = { $round ->
    [0] 輪到{ $names }行動。
   *[other] 第{ $round }輪：輪到{ $names }行動。
}
server-taken-back = 已收回：{ $what }。
server-taken-back-hidden = { $who }收回了一個決定。
server-taken-back-step = 回到上一步。
server-undo-wanted = { $who }想收回最後{ $n }個回答，其中包括你的。
server-undo-asked = 已詢問：{ $names }。
server-undo-over = 遊戲已結束，所有手牌都可查看。
server-undo-none = 沒有人請求你同意收回。
server-undo-denied = { $names }不同意。
server-broke = 無法執行（{ $error }）；遊戲停留在之前的狀態。（錯誤{ $id }）
server-no-values = { $name }沒有數值。
server-preview-chance = 結果取決於機運，或你尚未看到的卡牌。
server-find-out = 請自行找出答案。
server-now = 現在：{ $answer }。
server-lesson-title = 第{ $number }課完成（共{ $of }課）
server-first-game = 你的第一局，附提示
server-lesson-again = 再上一次這一課
server-lesson-next = 下一課：{ $title }
server-what-if = 假如：{ $about }
server-about = { $names }對{ $facing }
server-not-over = 遊戲結束後才能重播。
server-no-moment = 遊戲沒有時刻{ $at }；最後一個是{ $most }。
server-report-holds = 此報告含有一個座位（{ $who }）在遊戲中所見的內容，不含它無從得知的資訊。
server-watching = 旁觀者
server-no-code = 沒有編號{ $code }的卡牌。
server-slow = 所要求的未能及時送達。
server-many-pages = 此桌開啟的頁面太多，無法再開。
server-number = 網址中的數字太大。
server-no-puzzle = 沒有謎題{ $id }。
server-only-operator = 只有此伺服器的管理者可以這麼做；請開啟伺服器啟動時顯示的網址。
server-no-operator = 這不是此伺服器管理者的網址；請開啟伺服器啟動時顯示的網址。
server-no-cookie = 你的瀏覽器沒有傳送Cookie，因此無法為你保留任何內容；請允許此頁面使用Cookie並重新載入。
server-not-counted = 這場遊戲未能加入每位玩家的統計資料。
server-seat-taken = 有人正在使用此座位；其頁面關閉或玩家離開後才能讓出。
server-seat-kept = 這個座位的玩家斷線了。座位還會為對方保留{ $n }秒；之後請再試一次。
server-nobody = 那樣就沒有人參加了；請留一個座位給真人。
server-no-such-seat = 沒有座位{ $seat }；座位為0到{ $most }。
server-not-owner = 只有開桌的人可以這麼做。
server-not-alone = 那會洩漏隱藏的卡牌；遊戲結束後，或由唯一的玩家才能這麼做。
server-not-watched = 不得旁觀此座位的卡牌。
server-no-pack = 此處不允許卡包{ $id }；{ $n ->
    [0] 沒有允許的卡包。
   *[other] 允許的有：{ $known }。
}
server-invite-taken = 已有人坐上此座位。請選擇其他座位，或等對方離開後再讓出。
server-talks-fast = 一下子說得太多了；請稍等幾秒再試。
server-say-not-seated = 只有玩家可以在此發言。
server-no-network = 這台機器沒有網路位址。請先連上網路再試一次。
