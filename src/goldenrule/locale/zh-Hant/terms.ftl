# Words of the game: statistics, statuses, resources, traits, keywords, card types, phases.

stat-atk = 攻擊值
stat-thw = 化解值
stat-def = 防禦值
stat-rec = 恢復值
stat-sch = 密謀值
stat-hp = 生命值
stat-hand-size = 手牌上限
stat-ally-limit = 盟友上限
stat-cost = 費用
stat-guard = 守護
stat-retaliate = 反擊
stat-trait = 特性
stat-no-damage = 免疫傷害
stat-no-removal = 受保護的威脅
stat-overkill = 貫穿
stat-ally-defense = 盟友防禦

status-stunned = 擊暈
status-confused = 困惑
status-tough = 不屈

resource-letter-e = 能
resource-letter-m = 意
resource-letter-p = 格
resource-letter-w = 萬
resource-e = 能量
resource-m = 意志
resource-p = 格鬥
resource-w = 萬用
resource-1 = 任意類型

# Counters, which stand before 指示物.
counter-web = 蛛網
counter-attack = 攻擊
counter-snoop = 偵察
counter-medical = 醫療
counter-arrow = 箭矢
counter-energy = 能量

aspect-aggression = 進攻
aspect-justice = 正義
aspect-leadership = 領袖
aspect-protection = 防護
aspect-basic = 基礎
aspect-identity = 身份
aspect-encounter = 遭遇

type-hero = 英雄
type-alter-ego = 第二身份
type-ally = 盟友
type-event = 事件
type-resource = 資源
type-support = 支援
type-upgrade = 升級
type-villain = 反派
type-main-scheme = 主線密謀
type-side-scheme = 支線密謀
type-minion = 從者
type-attachment = 附加卡
type-treachery = 詭計
type-environment = 環境卡
type-obligation = 重擔卡

form-hero = 英雄身份
form-alter-ego = 第二身份

trait-aerial = 飛行
trait-android = 仿生人
trait-armor = 護甲
trait-assassin = 刺客
trait-attack = 攻擊
trait-attorney = 律師
trait-avenger = 復仇者
trait-black-panther = 黑豹
trait-brute = 蠻力
trait-condition = 狀況
trait-criminal = 罪犯
trait-cyborg = 改造人
trait-defender = 捍衛者
trait-defense = 防禦
trait-drone = 無人機
trait-elite = 菁英
trait-gamma = 伽瑪
trait-genius = 天才
trait-hero-for-hire = 受雇英雄
trait-hydra = 九頭蛇
trait-item = 物品
trait-king = 國王
trait-kree = 克里人
trait-location = 地點
trait-masters-of-evil = 邪惡大師
trait-mercenary = 傭兵
trait-persona = 人物
trait-shield = 神盾局
trait-skill = 技能
trait-soldier = 士兵
trait-spy = 間諜
trait-superpower = 超能力
trait-tactic = 戰術
trait-tech = 科技
trait-thwart = 化解
trait-wakanda = 瓦干達
trait-weapon = 武器
