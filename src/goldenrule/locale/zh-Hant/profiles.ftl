# 選擇英雄、隊伍或劇本之前應該知道的事。

profile-difficulty = { $level ->
    [1] 簡單
    [2] 偏簡單
    [3] 中等
    [4] 困難
   *[5] 非常困難
}
profile-why-hero = { $rate ->
    [0] 簡單的電腦以此英雄的起始牌組單人對{ $scenario }，幾乎從未獲勝（{ $games }局）。
   *[other] 簡單的電腦以此英雄的起始牌組單人對{ $scenario }，每100局勝{ $rate }局（{ $games }局）。
}
profile-why-scenario = { $rate ->
    [0] 簡單的電腦單人遊戲幾乎從未獲勝（盒中所有英雄，{ $games }局）。
   *[other] 簡單的電腦單人遊戲每100局勝{ $rate }局（盒中所有英雄，{ $games }局）。
}
profile-why-team = 兩個電腦對戰時，此隊伍每100局勝{ $rate }局（{ $games }局）。
profile-why-lost = 兩個電腦對戰時，每100局有{ $rate }局全員落敗（{ $games }局）。
profile-why-side = 兩個電腦對戰時，此方每100局勝{ $rate }局（{ $games }局）。

profile-group-identity = 身份卡的兩面
profile-group-own = 專屬卡牌
profile-group-nemesis = 重擔卡與勁敵
profile-group-aspect = 此風格的卡牌
profile-group-basic = 起始牌組的基本卡牌
profile-group-villain = 反派
profile-group-scheme = 主線密謀
profile-group-encounter = 遭遇卡
profile-group-heroes = 英雄
profile-group-allies = 盟友
profile-group-power-ups = 隊伍優勢
profile-group-opponent = 勁敵與其主計畫
profile-group-scenario = 劇本
profile-group-main = 主要角色
profile-group-agents = 次要角色
profile-group-artifacts = 雙方的神器

profile-count-attack = { $n }張卡攻擊
    .name = 攻擊
profile-count-thwart = { $n }張卡化解
    .name = 化解
profile-count-defense = { $n }張卡防禦
    .name = 防禦
profile-count-ally = { $n }張盟友
    .name = 盟友
profile-count-event = { $n }張事件
    .name = 事件
profile-count-support = { $n }張支援
    .name = 支援
profile-count-upgrade = { $n }張升級
    .name = 升級
profile-count-resource = { $n }張資源卡
    .name = 資源卡
profile-count-minion = { $n }張從者
    .name = 從者
profile-count-treachery = { $n }張詭計
    .name = 詭計
profile-count-attachment = { $n }張附加卡
    .name = 附加卡
profile-count-side-scheme = { $n }張支線密謀
    .name = 支線密謀
profile-count-environment = { $n }張環境卡
    .name = 環境卡
profile-count-life = 反派各階段共{ $n }點生命值（每位玩家）
    .name = 生命值
profile-count-threat = 主線密謀各階段共{ $n }點威脅（每位玩家）
    .name = 落敗所需威脅
profile-generates = { $name } × { $n }
profile-count-crime = 對犯罪{ $n }點
    .name = 犯罪
profile-count-danger = 對危險{ $n }點
    .name = 危險
profile-count-mystery = 對謎團{ $n }點
    .name = 謎團
profile-count-level = 全部英雄需{ $n }個規劃點
    .name = 規劃點
profile-count-rounds = 最多{ $n }個遊戲輪
    .name = 遊戲輪
profile-count-vp = { $n }點勝利點立即獲勝
    .name = 獲勝所需勝利點
profile-mean-strength = 平均力量{ $n }
    .name = 力量
profile-mean-life = 平均生命{ $n }
    .name = 生命
profile-mean-cost = 平均費用{ $n }個符號
    .name = 費用
profile-count-cheap = { $n }張卡只需一個符號或免費
    .name = 便宜的卡

profile-champions-hero-spider-man = 很難受傷：他善於防禦，每當反派攻擊他就抽一張卡，還能取消詭計。「蛛網盪踢」造成8點傷害。移除威脅是他的弱點。
profile-champions-hero-captain-marvel = 樣樣都行：生命值高、化解有力，能量資源可以變成卡牌與傷害。沒有明顯的弱點；手上留些能量。
profile-champions-hero-she-hulk = 基本攻擊最強、生命值最高，每次變成英雄形態還造成2點傷害。手牌少、化解弱：要經常變換形態。
profile-champions-hero-iron-man = 開始時很弱，手牌上限只有一張、生命值低，每張科技升級都讓他變強。先以東尼·史塔克的身份累積，之後無所不能。
profile-champions-hero-black-panther = 讓四張升級進場，再以一張「瓦干達萬歲！」全部使用。凡攻擊他者都會遭到反擊。後期很強；升級的次序很重要。
profile-champions-aspect-aggression = 傷害：強大的攻擊事件、出手重的盟友、英雄攻擊值更高。擊敗敵人也能移除威脅。對不斷增長的密謀幫助不大。
profile-champions-aspect-justice = 對付威脅：事件與支援移除威脅，英雄化解得更多。每個密謀都壓得很低；傷害要靠英雄自己的卡牌。
profile-champions-aspect-leadership = 盟友：便宜地讓他們進場，強化並重整他們。他們替你攻擊、化解、承受攻擊。
profile-champions-aspect-protection = 防禦：更高的防禦值、防禦後重整、還擊、治療、取消詭計。穩健但緩慢；英雄必須防禦。
profile-champions-scenario-rhino = 直來直往：犀牛人攻擊重、會治療自己，附加卡讓他更難對付。只有一個主線密謀。最適合的第一個對手。
profile-champions-scenario-klaw = 克勞每次攻擊多一張增效卡，所以傷害難以預料。每個主線密謀都帶來一張從者，還有一個支線密謀給他多10點生命值。
profile-champions-scenario-ultron = 奧創把你牌庫的卡變成攻擊你的無人機，每架都讓他攻擊更重。三個主線密謀；最後一個的威脅無法移除。
profile-champions-mode-standard = 反派較弱的階段。適合頭幾次對上他。
profile-champions-mode-expert = 反派從一開始就更強，另加三張麻煩的詭計：橫置你、助長支線密謀、展示更多卡牌。
profile-champions-modular-bomb-scare = 弱小的從者、困惑，還有一顆炸彈：支線密謀上的威脅越多，爆炸的傷害越大。
profile-champions-modular-masters-of-evil = 四個生命值5到7的從者。每個攻擊時都有討厭的效果，一張詭計還讓他們全部攻擊。
profile-champions-modular-under-attack = 附加卡給反派反擊、更高的攻擊值和堅韌狀態卡；要移除一張，英雄必須橫置。危機密謀保護主線密謀。
profile-champions-modular-legions-of-hydra = 有守護的從者擋在反派前面；「九頭蛇軍團」在場時，九頭蛇夫人不會受到傷害。
profile-champions-modular-the-doomsday-chair = M.O.D.O.K.有8點生命值並反擊2點；升級能讓從者免於被擊敗，支線密謀加速主線密謀。

profile-heroes-team-avengers = 重量級戰士：浩克與雷神贏得戰鬥，但需要許多規劃點，對犯罪幫助不大。美國隊長便宜又善於領導。
profile-heroes-team-fantastic-four = 最善於對付危險，對謎團也不錯。四位英雄各有不同專長，幾乎總有一位合適。犯罪較難。
profile-heroes-team-marvel-knights = 有夜魔俠與艾麗卡，最善於對付犯罪。奇異博士負責謎團與危險。蜘蛛人到處都適合。
profile-heroes-team-x-men = 對三種頭條都很平均，但每位英雄都對其中一種無能為力：要派對兩個人。
profile-heroes-scenario-born-again = 短：三個遊戲輪或15點勝利點。有超級反派的頭條更難，未解決的頭條會給你卡牌。適合第一局。
profile-heroes-scenario-house-of-m = 四個遊戲輪內累積勝利點；然後每隊派兩位英雄對抗萬磁王。若無人擊敗他，全員落敗。
profile-heroes-scenario-maximum-carnage = 犯罪更難。達到15點勝利點時出現犯罪的特別頭條，值6點；解決它遊戲即結束。
profile-heroes-scenario-acts-of-vengeance = 以反派取勝：用隨機分配的超級反派完成三個主計畫，他一次可以密謀兩回。
profile-heroes-scenario-brood-wars = 短：三個遊戲輪或15點勝利點。更多反派成為通緝要犯，而且更難擊倒。
profile-heroes-scenario-the-evolutionary-war = 短：三個遊戲輪或15點勝利點。反派每個遊戲輪都更強，英雄的機智也更高。
profile-heroes-scenario-city-under-siege = 危險更難。第4個遊戲輪出現危險的特別頭條，值6點；背後可能是超級反派，解決它遊戲即結束。
profile-heroes-scenario-night-of-omens = 謎團每個遊戲輪更難，但會帶來卡牌。達到16點勝利點時出現謎團的特別頭條，值6點。
profile-heroes-scenario-the-big-story = 競賽：最先解決七則頭條。故事列移動得更快，故事更早離開。
profile-heroes-scenario-arms-race = 短：最先有三張隊伍優勢在場的隊伍獲勝。每張優勢也讓反派對你攻擊更重。

profile-skirmish-side-heroes = 角色較強，費用較高。在曼哈頓解救平民：他們可以支付費用，昂貴的英雄更早上場。
profile-skirmish-side-villains = 角色較弱但便宜：多數只需一兩個符號，欄位很快填滿。有些能推動神器標記或阻止對方的卡牌。

profile-players-bot = 依簡單規則行動，立即回應。適合第一局。
profile-players-easy = 決定之前在少數模擬對局中試過每一步。
profile-players-normal = 試的對局是簡單的八倍。
profile-players-hard = 試的對局是普通的四倍；會想一陣子。
profile-players-expert = 最強：試的對局是困難的四倍，所以會慢慢想。
profile-players-people = 你和朋友扮演所有座位：在這個畫面，或用連結。
profile-players-people-here = 你和朋友在這個畫面扮演所有座位。
