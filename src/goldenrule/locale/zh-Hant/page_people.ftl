# 頁面上關於人的文字：名字、誰在場、短句、邀請、通知、聲音。

# -- 桌邊的人

page-people = 同桌
page-people-title = 在這張桌上
page-player-n = 玩家{ $n }
page-person-plays = { $name }（{ $role }）
page-person-you = 你
page-person-here = 在場
page-person-away = { $minutes ->
    [0] 剛剛離開
   *[other] 已離開{ $minutes }分鐘
}
page-person-not-yet = 還沒到
page-person-bot = 機器人
page-person-bot-invited = 機器人，直到有人來為止
page-people-watching = 有{ $n }人正在觀戰。
page-person-came = 「{ $name }」來了。
page-person-went = 「{ $name }」離開了頁面。

# -- 自己的名字

page-me = 你
page-me-name = 你的名字
page-me-about = 同桌的人會看到你的名字和顏色。此瀏覽器會記住它們。
page-me-color = 你的顏色
page-me-save = 儲存
page-me-saved = 已儲存
page-color-red = 紅色
page-color-orange = 橙色
page-color-yellow = 黃色
page-color-green = 綠色
page-color-teal = 青色
page-color-blue = 藍色
page-color-violet = 紫色
page-color-pink = 粉紅色

# -- 快速短句

page-say = 說句話
page-say-shown = 顯示其他人說的話
page-said = { $name }：{ $phrase }
page-said-before = 最近說過的話
page-phrase-hello = 你好！
page-phrase-luck = 祝你好運！
page-phrase-nice = 好棋！
page-phrase-thanks = 謝謝！
page-phrase-moment = 請稍等一下。
page-phrase-ready = 我準備好了。
page-phrase-oops = 糟糕！
page-phrase-game = 打得好！

# -- 邀請

page-invite-friend = 邀請朋友
page-invite-which = 朋友要坐哪個座位？
page-invite-alone = 這場遊戲只有你自己的座位。朋友可以用下方的連結觀戰；想一起玩，請開始一場更多玩家的新遊戲。
page-invite-seat-bot = 朋友來之前由機器人遊玩
page-invite-seat-yours = 朋友來之前由你遊玩
page-invite-seat-taken = 「{ $name }」在此遊玩
page-invite-link = 朋友的連結：{ $role }
page-invite-how = 把這個連結傳給朋友，或讓朋友掃描條碼。打開它的人就能使用此座位。
page-invite-qr = 連結的QR碼：{ $role }
page-invite-again = 把此座位給別人
page-invite-manage = 機器人與玩家
page-invite-only-here = 此連結只能在這台機器上使用。
page-invite-guest = 若要讓其他裝置使用，請伺服器的管理者以「goldenrule serve --lan」啟動伺服器，或在此頁面開放網路。
page-invite-unreachable = 如果連結打不開：朋友的裝置必須在同一個網路，而且這台機器的防火牆必須允許連接埠{ $port }。

# -- 網路，給管理者

page-network = 誰能連上此伺服器
page-network-lan = 開放給此網路的人
page-network-lan-about = 之後網路中的任何人都能以訪客身分打開此頁面，擁有連結的人可使用其座位。傳輸沒有加密：請只在你信任的網路中使用。伺服器停止後即失效；以「goldenrule serve --lan」啟動則一開始就開放。
page-network-fixed = 此網路的人可以連上此伺服器，因為啟動時已如此設定。
page-network-only-here = 只有這台機器能連上此伺服器。
page-network-address = 其他人可在{ $address }找到它
page-network-name = 此伺服器的公開名稱
page-network-name-about = 如果有網域名稱指向此伺服器（例如透過代理），連結會使用它。沒有就留空。
page-network-name-use = 使用

# -- 加入

page-join-plays = 你扮演「{ $role }」
page-join-bot = 你坐下之前，此座位由機器人遊玩。
page-join-mine = 你已坐在這裡。
page-join-others = 還有誰在玩
page-join-lesson = 第一次玩這個遊戲嗎？第一課需要{ $n }分鐘，結束後可回到這裡。
page-join-lesson-open = 開始第一課
page-join-back = 回到邀請

# -- 通知

page-attention = 通知與聲音
page-notify = 輪到我而頁面不在前景時通知我
page-notify-blocked = 此瀏覽器封鎖了此頁面的通知；請在瀏覽器對此頁面的設定中允許。
page-notify-secure = 瀏覽器只在伺服器所在的機器上或透過https時允許通知。
page-notify-turn = 輪到你了。
page-sound = 聲音
page-sound-volume = 音量
