# Errors of Marvel Champions: options, decks, packs, positions, the companion.

champions-bad-reading = 沒有規則解讀{ $name }{ $close }
nearest-readings = ；docs/readings.md列出它們。

# -- games/champions/pack_checks.py

champions-pack-no-hero = 沒有英雄「{ $hero }」{ $close }
champions-pack-kind-standard = 其kind為standard、expert或modular。
champions-pack-nothing-includes = 沒有任何東西包含它：請列在英雄、卡牌組或劇本中。
champions-pack-no-code = 這不是編號；最多40個字母、數字、「_」和「-」。
# $wrong is a clause: one of champions-pack-unknown-type and those behind it.
champions-pack-facts = { $wrong }。
champions-pack-quantity-can = 其quantity為{ $quantity }，應為1至{ $most }。
champions-pack-code-type-choose = 此編號屬於類型{ $type }的{ $name }；請選擇另一個編號。
champions-pack-no-keyword = 沒有關鍵字「{ $keyword }」{ $close }
champions-pack-but-no-ability = 它有{ $star }，但沒有「{ $kind }」類的異能。
champions-pack-ability-kind = 它有「{ $kind }」類的異能，但沒有`{ $star }: true`。
champions-pack-play-speaks-trigger = `play`：{ $word }提及觸發，而打出卡牌沒有觸發。
champions-pack-lasting-effect-cannot = 持續效果不能命名為「{ $name }」；請用小寫字母、數字和「_」。
champions-pack-counters = 指示物不能命名為「{ $name }」；請用小寫字母、數字和「_」。
champions-pack-card-type-needs = 類型{ $type }的卡牌需要欄位「{ $field }」。
champions-pack-can-more = 其{ $field }為{ $n }，應為{ $least }以上。
champions-pack-players-card-classification = 玩家卡有`classification`：`identity`、風格或`basic`。
champions-pack-speaks-what-triggered = { $word }提及觸發異能的事物，而這個異能沒有觸發。
champions-pack-lasts-starts = lasts啟動「{ $name }」，但它不在此卡牌的持續效果之中。
champions-pack-enemy-attacks-names = enemy_attacks提及「{ $rider }」，但它不在此卡牌的持續效果之中。
champions-pack-binding = 不能以「{ $name }」為名；請用小寫字母、數字和「_」。
champions-pack-resources-not-made = 資源「{ $found }」不是由字母{ $letters }組成。
champions-pack-lists-no-facts = 它列出「{ $code }」，但沒有其資料{ $close }
champions-pack-lists-type = 它列出類型{ $type }的{ $code }（{ $name }）。
champions-pack-lists-can-listed = 它列出{ $n }張{ $code }（{ $name }）；可列1至{ $most }張。
champions-pack-lists-cards = 它列出{ $total }張卡牌，最多只能使用{ $most }張；請減少一些。
champions-pack-no-facts = 其{ $field }「{ $code }」沒有資料{ $close }
champions-pack-type-not = 其{ $field } { $code }（{ $name }）的類型是{ $type }，而非{ $wanted }。
champions-pack-hero-id = 這不是id；最多40個小寫字母、數字和「_」。
champions-pack-hero-cards = 英雄有{ $wanted }張卡牌，而非{ $count }張。
champions-pack-not-among-nemesis = { $code }不在其勁敵卡牌之中。
champions-pack-other-face = { $hero }的另一面是{ $back ->
    [none] 缺少的
   *[other] { $back }
}，而非{ $alter_ego }。
champions-pack-obligation-for = 重擔卡{ $obligation }需要obligation_for: { $name }。
champions-pack-starter-aspect-one = 其starter_aspect為{ $aspects }之一。
champions-pack-no-encounter-set = 沒有遭遇組「{ $name }」{ $close }
champions-pack-villain-no-stage = 反派沒有層級「{ $stage }」。
champions-pack-needs-least-one = 每個模式至少需要一個反派層級和一個主線密謀。
champions-pack-stages-most-can = 它有{ $n }個層級；最多可使用{ $most }個。

# -- games/champions/facts.py

champions-pack-unknown-type = 未知的類型「{ $type }」，應為{ $types }之一
champions-pack-unknown-classification = 未知的classification「{ $classification }」，應為{ $known }之一
champions-pack-unknown-resource = 「{ $resources }」中有未知的資源，應為字母E、M、P和W
champions-pack-unknown-scheme-icon = { $icons }中有未知的密謀圖示，應為acceleration、hazard或crisis
champions-pack-other-face-missing = 其另一面「{ $back }」缺少或沒有指回
