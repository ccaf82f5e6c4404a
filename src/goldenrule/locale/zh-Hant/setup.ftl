# What is asked before a game begins.

setup-option = 選擇{ $what }。Enter：依慣例。
    .name = { $what }
    .about = 若不選擇，依慣例
setup-players = { $together ->
    [yes] 其他英雄由誰扮演？Enter：你，或這個鍵盤前的人。
   *[no] 誰參加？Enter：你對電腦。
}
    .name = 誰參加
setup-bot = { $together ->
    [yes] 電腦（{ $bot }）扮演你以外的全部
   *[no] 你對電腦（{ $bot }）
}
    .name = 電腦
setup-level = { $level ->
    [easy] 簡單
    [normal] 普通
    [hard] 困難
   *[expert] 專家
}
setup-thinks = { $together ->
    [yes] 會思考的電腦（{ $level }）扮演你以外的全部
   *[no] 你對會思考的電腦（{ $level }）
}
    .name = 會思考的電腦：{ $level }
setup-people = { $together ->
    [yes] 你或這個鍵盤前的人扮演全部
   *[no] 這個鍵盤前的人：換人時遮住畫面
}
    .name = 真人
setup-seat = { $together ->
    [yes] 你扮演哪位英雄？Enter：{ $own }。
   *[no] 你扮演哪一方？Enter：{ $own }。
}
    .name = { $together ->
        [yes] 你的英雄
       *[no] 你的陣營
    }

# -- Marvel Heroes --

setup-heroes-teams = 哪些隊伍參加？依座位順序選{ $players ->
    [2] 兩支
    [3] 三支
    [4] 四支
   *[other] 二至四支
}。Enter：慣用的隊伍。
    .name = 隊伍
    .about = 二至四支，依座位順序；若不選擇，為慣用的隊伍
setup-heroes-scenario = 哪個劇本？Enter：重生。
    .name = 劇本
    .about = 若不選擇，為重生

setup-cards = 本局的卡牌
setup-heroes-team = { $team }：{ $names }
setup-heroes-played = 劇本：{ $name }
setup-heroes-random = 隨機劇本
setup-heroes-own = { $team }：{ $heroes }名英雄、{ $ups }張隊伍優勢
setup-heroes-nemesis = { $team }的勁敵：{ $name }，{ $plans }張主計畫
setup-heroes-deck = { $deck ->
    [resource] 資源牌庫
    [villain] 反派牌庫
    [headline] 頭條牌庫
   *[story] 故事牌庫
}

# -- the duel --

setup-skirmish-side = { $side }：{ $names }
setup-skirmish-deck = { $side }牌庫
setup-skirmish-battlefields = 戰場牌庫
setup-skirmish-artifacts = 神器
setup-skirmish-offered = 隨機翻開{ $n }件神器

# -- Champions --

setup-quick = 快速開局
setup-heroes = 按q和Enter快速開局（蜘蛛人對犀牛人，單人），或選擇你的英雄：
    .name = 英雄
    .about = 每位玩家一位，依座位順序
setup-heroes-note = 輸入一個或多個編號，依座位順序。
setup-hero-line = { $name }（{ $aspect }）
    .about = 起始牌組：{ $aspect }
setup-deck-line = { $name }：{ $about }
    .about = { $hero }，{ $aspect }，{ $n }張卡牌
setup-deck-unnamed = 自組牌組
setup-aspect = { $hero }搭配哪個風格？Enter：{ $own }，起始牌組。
    .name = { $hero }的風格
    .about = 起始牌組的風格是{ $own }
setup-scenario = 哪個劇本？Enter：{ $own }。
    .name = 劇本
setup-scenario-line = { $name }（{ $n }張遭遇卡；慣用的可選遭遇組：{ $usual }）
    .about = { $n }張遭遇卡，通常搭配{ $usual }
setup-mode = 難度？Enter：標準。
    .name = 模式
setup-mode-standard = 標準（反派層級{ $stages }）
    .name = 標準
    .about = 反派層級{ $stages }
setup-mode-expert = 專家（反派層級{ $stages }，加上專家組）
    .name = 專家
    .about = 反派層級{ $stages }，加上專家組
setup-modular = 遭遇牌庫加入哪些可選遭遇組？一組或多組；Enter：{ $own }。
    .name = 可選遭遇組
    .about = 若不選擇，為{ $own }
setup-modular-line = { $name }（{ $n }張，難度{ $level }/5）
    .about = { $n }張，難度{ $level }/5
setup-modular-random = 隨機一組，你看不到是哪組；r r為兩組
    .name = 隨機一組
    .about = 你看不到是哪組
setup-modular-none = 無
setup-chosen = 你的遊戲
setup-included = 本局的遭遇卡
setup-set = { $name }：{ $n }張
setup-set-random = 隨機的可選遭遇組：{ $least }至{ $most }張
setup-obligations = 重擔卡：{ $names }
setup-total = { $random ->
    [0] 遭遇牌庫：共{ $n }張
   *[other] 遭遇牌庫：共{ $n }張，加上隨機的卡牌
}
setup-nemesis = 放在一邊：{ $hero }的勁敵，{ $n }張

# -- 遊戲，依各版本的名稱 --

name-game-champions = 漫威傳奇再起：卡牌遊戲
