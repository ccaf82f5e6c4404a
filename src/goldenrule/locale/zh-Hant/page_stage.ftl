# 逐步顯示過程的舞台用語。

page-stage-what = 過程
page-stage-next = 下一步
page-stage-space = 空白鍵
page-stage-to-question = 前往問題
page-stage-to-table = 跳到結尾
page-stage-again = 再看一次
page-stage-pace = 速度：{ $pace }
page-stage-held = 有東西開著時暫停
page-stage-then = 接著：{ $what }
page-stage-then-you = 你的決定
page-stage-then-end = 遊戲結束
page-stage-done = { $name }：已完成
page-stage-progress = { $name }：第{ $n }步，共{ $all }步
page-stage-times = { $text }（{ $n }次）
page-stage-more = 另外{ $n }件事，請見經過。
page-stage-skipped = 已略過{ $n }步。

# -- Champions --

page-stage-chapter-activate = { $name }攻擊
page-stage-chapter-scheme = { $name }密謀
page-stage-chapter-reveal = { $name }
page-stage-chapter-play = { $name }
page-stage-chapter-threat = 威脅
page-stage-chapter-deal = 遭遇卡
page-stage-chapter-other = 其他
page-stage-role-attacks = 攻擊
page-stage-role-attacked = 受到攻擊
page-stage-role-defends = 防禦
page-stage-role-schemes = 密謀
page-stage-role-scheme = 密謀卡
page-stage-role-boost = 增效卡
page-stage-role-reveal = 展示
page-stage-role-play = 打出
page-stage-role-stage = 下一層級
page-stage-sum-atk = 攻擊
page-stage-sum-sch = 密謀
page-stage-sum-boost = 增效
page-stage-sum-def = 防禦
page-stage-sum-prevented = 防止
page-stage-sum-bonus = 加成
page-stage-sum-damage = 傷害
page-stage-sum-threat = 威脅
page-stage-defeated = 被擊敗
page-stage-stunned = 擊暈
page-stage-confused = 混亂
page-stage-tough = 強韌
page-stage-completed = 完成
page-stage-eliminated = 出局

# -- Marvel Heroes --

# what a card does in a scene
page-stage-role-troubleshoots = 排解
page-stage-role-trouble = 頭條
page-stage-role-headline = 新頭條
page-stage-role-lead = 帶頭反派
page-stage-role-backups = 增援
page-stage-role-most_wanted = 通緝要犯
page-stage-role-plan = 主計畫
page-stage-role-story = 故事
page-stage-role-use = 使用
# the numbers of the Trouble Level: what is rolled, less what the hero takes off and what villains cost; what abilities change
page-stage-sum-rolled = 擲出
page-stage-sum-skill = 英雄
page-stage-sum-villains = 反派
page-stage-sum-abilities = 異能
page-stage-sum-trouble = 麻煩
# stamps on cards
page-stage-resolved = 解決
page-stage-failed = 失敗
# what the other side has to roll more than
page-stage-beat = 須超過{ $n }個命中
