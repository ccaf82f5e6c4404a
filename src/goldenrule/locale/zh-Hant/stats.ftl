# The words of the command `stats`.

stats-none = 尚未保留任何遊戲。遊戲進行到結束才會保留；練習遊戲不會。
stats-all = { $games }局：{ $won }勝，{ $lost }敗{ $draw ->
    [0] { "" }
   *[other] ，{ $draw }平
}{ $shared ->
    [0] 。
   *[other] ，{ $shared }局為真人對戰。
}
stats-rounds = 平均{ $mean }輪，{ $least }至{ $most }輪。
stats-by-game = 依遊戲
stats-by-hero = 依英雄
stats-by-team = 依隊伍
stats-by-side = 依陣營
stats-by-aspect = 依風格
stats-by-scenario = 依劇本
stats-by-mode = 依模式
stats-by-players = 依玩家人數
stats-by-ending = 依結束方式
stats-aspect-aggression = { aspect-aggression }
stats-aspect-justice = { aspect-justice }
stats-aspect-leadership = { aspect-leadership }
stats-aspect-protection = { aspect-protection }
stats-mode-standard = 標準
stats-mode-expert = 專家
stats-side-heroes = 英雄
stats-side-villains = 反派
stats-line = { $games }局，{ $won }勝（{ $percent }%）
stats-exported = { $n }局遊戲位於{ $path }。
stats-deleted = 統計已刪除。
