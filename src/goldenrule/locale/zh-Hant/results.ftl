### 多局遊戲的頁面：`goldenrule report RESULTS`

results-title = { $game }：多局遊戲的結果
results-lead = { $who ->
    [players] 玩家在{ $games }局中贏得{ $rate }；95%信賴區間為{ $span }。
   *[seats] 共{ $games }局。
}
results-made = 電腦：{ $bots }。種子：{ $seeds }。Goldenrule { $version }。
results-written = { $path }：{ $games }局遊戲的頁面。
results-pictures = { $folder }：{ $n }張圖片。
results-seat = 座位{ $n }
results-expert = { $scenario }，專家模式
results-began = 先手
results-followed = 非先手
results-won = 獲勝的對局
results-lost = 落敗的對局
results-wins = { $who }獲勝的對局
results-wins-not = 其他對局
results-round = 輪
results-rounds = 輪數
results-turns = 回合數
results-of-games = 占全部局數的比例
results-points = 有此卡牌與沒有時的勝率差（百分點）
results-drawn = 抽到
results-played = 打出
results-card = 卡牌
results-side = 對局
results-mean = 平均
results-table = 數字表格
results-tip-what = 項目
results-tip-said = 比率
results-tip-interval = 95%信賴區間
results-tip-games = 局數
results-tip-length = 長度
results-matrix-heroes = 誰能勝過誰
results-matrix-teams = 各隊在各座位的勝率
results-matrix-sides = 哪一方獲勝
results-about-matrix = 各自的勝率。小字是95%信賴區間：若兩個區間大幅重疊，需要更多局數才能分辨高下。
results-first = 先手有利嗎？
results-about-first = 先手與非先手座位的勝率，附95%信賴區間。虛線是所有座位的勝率。
results-length = 遊戲有多長
results-about-length = 各種長度的遊戲所占的比例。
results-endings = 遊戲如何結束
results-about-endings = 各種結局的比例，附95%信賴區間。
results-progress = 逐輪進展
results-about-progress = 每輪開始時的數值：線是平均，色帶涵蓋中間一半。每輪只計入進行到該輪的對局，因此後面的輪次反映的是較長的對局。
results-cards = 卡牌與勝率
results-about-cards = 抽到（或打出）該卡牌時與沒有時的勝率差，附95%信賴區間；列出最好與最差的。這不能證明卡牌的作用：較長的對局會抽到更多卡牌，有些卡牌則是在已經領先或落後時打出。想知道卡牌的作用，請替換它：`goldenrule deck tune`。
results-about = 信賴區間每20次有19次包含真正的數值。所有數值只適用於這些電腦，真人可能得到不同結果。
results-measure-villain-stages = 反派剩餘的層級數
results-measure-villain-hp = 反派目前層級的生命值
results-measure-threat = 主線密謀上的威脅
results-measure-hero-hp = 英雄的生命值
results-measure-vp = 勝利點
results-measure-plot-points = 規劃點
results-measure-points = 勝利點軌（英雄在0以上）
results-measure-civilians = 曼哈頓的平民
