# Errors of Marvel Champions: options, decks, packs, positions, the companion.

champions-bad-reading = 沒有規則解讀{ $name }{ $close }
nearest-readings = ；`goldenrule rules champions readings`會列出它們。

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
champions-pack-attachment-to-nothing = 附加卡要說明附加到什麼上；請寫`play: { "{" }attach: ...{ "}" }`。
champions-pack-players-card-classification = 玩家卡有`classification`：`identity`、風格或`basic`。
champions-pack-speaks-what-triggered = { $word }提及觸發異能的事物，而這個異能沒有觸發。
champions-pack-lasts-starts = lasts啟動「{ $name }」，但它不在此卡牌的持續效果之中。
champions-pack-enemy-attacks-names = enemy_attacks提及「{ $rider }」，但它不在此卡牌的持續效果之中。
champions-pack-binding = 不能以「{ $name }」為名；請用小寫字母、數字和「_」。
champions-pack-resources-not-made = 資源「{ $found }」不是由字母{ $letters }組成。
champions-pack-no-name = { $word }提及「{ $name }」，但沒有這個名稱的卡牌{ $close }
champions-pack-cost-as-effect = { $word }是費用，不是效果；請寫在效果旁的`cost: parts:`之下。
champions-pack-cost-not-yours = { $word }提及{ $of }，但費用只能以玩家控制的在場卡牌支付；請改用`this`、`you`或`your_cards`。
champions-pack-cost-amount = { $word }的數量是{ $n }；費用須為1以上。
champions-pack-cost-range = `discard_from_hand`的`least`是{ $least }，`most`是{ $most }；`least`須為1以上，`most`不可小於`least`。
champions-pack-cost-event = { $word }需要這張卡牌在場，但事件從不在場；請刪去。
champions-pack-cost-twice = 費用把同一張卡牌（{ $what }）橫置兩次，但一張卡牌只能橫置一次；請刪去其中一項。
champions-pack-cost-both-forms = 費用同時提及your_hero與your_alter_ego，但身分一次只有一種形態；請改用you。
champions-pack-cost-other-form = 費用提及{ $word }，但這個異能在{ $form }形態使用；請改用you。
champions-pack-cost-gone = 費用已棄掉這張卡牌，同一費用不能再棄掉它或對它造成傷害；請刪去一項。
champions-pack-cost-identity = 費用棄掉這張卡牌，但身分從不離場；請刪去`discard_this`。
champions-pack-cost-counters = 費用一次花費{ $n }個「{ $name }」指示物，但這張卡牌最多只有{ $most }個；請減少花費，或讓某個異能放置指示物。
champions-pack-cost-in-payment = 資源異能在支付途中使用，因此其費用不能有{ $word }；請用`exhaust_cost`、`spend_counter`、`discard_this`或`heal_cost`。
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

champions-bad-champions-no-option = Champions沒有選項{ $key }；選項有{ $options }。
champions-bad-option-true-false = 選項「{ $key }」為`true`或`false`，而非{ $given }。
champions-bad-option-text = 選項「{ $key }」為文字，而非{ $given }。
champions-bad-option-first-player = 選項'first_player'為座位編號，而非{ $given }。
champions-bad-option-decks-maps = 選項'decks'將座位（0、1 ...）對映到卡牌編號的清單；現為{ $decks }。
champions-bad-decks-more-players = 有{ $n }副牌組，多於玩家；每位英雄最多指定一副。
champions-bad-option-yes-no = 選項「{ $key }」為`yes`或`no`，而非「{ $word }」。
champions-bad-option-first-player-number = 選項'first_player'為座位編號，而非{ $word }。
champions-bad-champions-offers-nothing = Champions沒有「{ $option }」可選；請查詢`heroes`、`scenario`、`modular`或`readings`。
champions-bad-deck-says-hero = 牌組已說明由哪位英雄使用；請勿再指定英雄和風格。
champions-bad-no-deck-named = 沒有指定牌組；請給檔案，每位玩家一個，以逗號分隔。
champions-bad-tune-one-deck = 一次只能調整一副牌組；請指定一副。
champions-bad-neither-command-nor = { $line }不是指令也不是回答；請輸入help，或按Enter繼續。
champions-bad-no-amount = { $line }不是數量；請不輸入，或輸入0至{ $most }的數字。
champions-bad-not-hero-form = { $name }不是英雄身份，無法防禦。
champions-bad-no-answer-attack = { $line }不是對攻擊的回答；請輸入：不輸入（無人）、`def`、`def 2`（防禦值2）或`ally`。
champions-bad-put-number-behind = 有{ $n }個{ $name }；請在名稱後加編號，例如：{ $name } 1。
champions-bad-no-such = 沒有{ $name } { $nth }；共有{ $n }個。
champions-bad-villain-leaves-play = 反派在層級被擊敗時離場：`damage villain N`。
champions-bad-no-player = { $words ->
    [none] 請輸入玩家
   *[other] { $words }不是玩家
}；玩家有{ $listed }。
champions-bad-been-eliminated = { $name }已退場。
champions-bad-no-scheme = { $name }不是密謀；請寫`main`，或支線密謀的名稱。
champions-bad-names-missing = 請輸入對象和數字；例如：{ $example }。
champions-bad-ends-no-number = { $last }不是0至{ $most }的數字，而該行必須以數字結尾；例如：{ $example }。
champions-bad-no-printed-hit = { $name }沒有印有的生命值；被擊敗時請用：`discard { metavar-name }`。
champions-bad-identity-least-hit = 身份至少有1點生命值。
champions-bad-cannot-threat = { $name }不能有{ $total }點威脅；最多計到{ $counted }。
champions-bad-no-character = { $name }不是角色。
champions-bad-no-number-tokens = { $rest }不是標記的數目；例如：`token 1`。
champions-bad-tokens-there = 現有{ $n }個加速標記；可以有0至{ $most }個。
champions-bad-type-card-revealed = 請輸入展示的卡牌，例如：`reveal Advance 1`。
champions-bad-type-card-found = 遭遇牌組是實體牌組：請自行棄牌，再為出現的卡牌輸入`enter NAME`或`reveal NAME`。
champions-bad-mill-until = { $words }不是卡牌類型；請輸入數字或以下類型之一：{ $types }，卡牌若提及特徵則接在其後：`mill minion`。
champions-bad-mill-number = 遭遇牌庫有{ $most }張卡牌；請輸入1至{ $most }的數字。
champions-bad-nemesis-set-come = { $name }的勁敵組已登場；要求它的卡牌湧動：`reveal { $seat }`。
champions-bad-no-enemy = { $name }不是敵人。
champions-bad-does-not-say = { $rest }沒有說明附加到什麼；例如：`attach Charge to villain`。
champions-bad-no-attachment = { $name }不是附加卡。
champions-bad-cannot-attached-itself = { $name }不能附加到自己，或附加在它上面的卡牌。
champions-bad-nothing-carries = 目前場上沒有卡牌能被{ $name }附加：它不進場，留在原處。若它是被揭示的，請輸入'reveal'和它的名稱，它會被棄掉。
champions-bad-no-minion = { $name }不是從者。
champions-bad-type-name-code = 請輸入翻開的卡牌的名稱或編號。
champions-bad-card-missing = 請輸入是哪張卡牌：其名稱或編號。
champions-bad-no-such-card = 此處沒有卡牌{ $words }；請輸入其名稱或編號。
champions-bad-could-type-more = { $words }可能是{ $several }；請輸入更多字。
champions-bad-box-no-more = 盒中{ $name }最多{ $quantity }張；請先棄掉一張。
champions-bad-no-card = 沒有卡牌「{ $code }」；卡牌編號例如{ $example }。
champions-bad-saved-position-names = 存檔的局面提及異能「{ $path }」，這些卡牌沒有它。
champions-bad-no-hero = 沒有英雄「{ $hero }」；請從{ $heroes }選擇。
champions-bad-no-aspect = 沒有風格「{ $aspect }」；請從{ $aspects }選擇。
champions-bad-deck-cards = 牌組有{ $smallest }至{ $most }張卡牌，而非{ $size }張。
champions-bad-no-deck-marvelcdb = { $given }不是MarvelCDB的牌組；連結的形式為`https://{ $site }/decklist/view/{ metavar-number }`。
champions-bad-takes-longer-seconds = { $url }超過{ $seconds }秒；請改將牌組存為檔案。
champions-bad-gives-more-bytes = { $url }給出超過{ $most }位元組；沒有這麼大的牌組。
champions-bad-cannot-reached = 無法連到{ $url }（{ $given }）；請改將牌組存為檔案。
champions-bad-marvelcdb-no-deck = MarvelCDB沒有{ $url }的牌組（{ $reason }）；它是否已公開分享？
champions-bad-no-deck-format = 沒有牌組格式「{ $given }」；請從{ $formats }選擇。
champions-bad-larger-bytes = { $where }大於{ $most }位元組；牌組沒有這麼大。
champions-bad-empty-give-deck = { $where }是空的；請給{ $formats }格式之一的牌組。
champions-bad-name-deck-empty = 牌組名稱是空的；請給檔案，或MarvelCDB牌組的編號或連結。
champions-bad-twice-keep-one = { $where }中「{ $given }」出現兩次；請保留一個。
champions-bad-not-valid-json = { $where }不是有效的JSON：{ $given }。
champions-bad-nested-too-deeply = { $where }的巢狀對牌組而言太深。
champions-bad-no-slots = { $where }不是MarvelCDB的牌組：應為帶有'slots'的物件。
champions-bad-text-not = { $where }：「{ $key }」為文字，而非{ $given }。
champions-bad-maps-codes-cards = { $where }：「{ $key }」將卡牌編號對映到數字；現為{ $given }。
champions-bad-marvelcdb-knows-cards = MarvelCDB只以編號辨識卡牌，而「{ $nameless }」沒有編號；請移除它。
champions-bad-number-copies-not = { $place }：張數為0至{ $most }，而非{ $given }。
champions-bad-no-deck = { $where }不是牌組：超過{ $most_lines }行不是牌組的卡牌。
champions-bad-more-lines-cards = { $where }的卡牌超過{ $most_lines }行；牌組最多{ $most }張卡牌。
champions-bad-card-neither-code = { $where }，{ $place }：此卡牌沒有編號也沒有名稱。
champions-bad-document-types-entities = { $where }，{ $place }：不允許文件類型和實體；請移除。
champions-bad-nested-more-levels = { $where }，{ $place }：巢狀超過{ $most }層。
champions-bad-no-deck-octgn = { $where }不是OCTGN的牌組：它以`<{ $given }>`開頭，而非`<deck>`。
champions-bad-deck-another-game = { $where }是另一款遊戲的牌組（OCTGN的{ $given }）。
champions-bad-qty-number-copies = { $where }，{ $place }：`qty`為張數，而非「{ $given }」。
champions-bad-line-not-valid = { $where }第{ $line }行不是有效的`XML`：{ $text }。
champions-bad-encoding-cannot-read = { $where }的編碼無法讀取；請存為UTF-8。
champions-bad-no-cards = { $where }沒有卡牌；每張為元素`<card qty="2">Backflip</card>`。
champions-bad-no-cards-key = { $where }不是牌組：應有`cards:`，每行一張卡牌及其張數。
champions-bad-line-no-keys = { $where }第{ $line }行：沒有「{ $given }」；鍵有{ $keys }。
champions-bad-line-text = { $where }第{ $line }行：「{ $key }」為文字。
champions-bad-line-no-aspect = { $where }第{ $line }行：沒有風格「{ $aspect }」；請從{ $aspects }選擇。
champions-bad-line-cards-maps = { $where }第{ $line }行：'cards'將卡牌對映到數字，例如`Backflip: 2`。
champions-bad-not-utf-text = { $where }不是UTF-8文字（位元組{ $byte }）；請存為UTF-8。
champions-bad-no-text = { $where }不是文字：它含有`NUL`位元組。
champions-bad-lists-no-cards = { $where }沒有列出卡牌；卡牌例如`2x Backflip (Core Set)`。
champions-bad-no-identity-can = { $who }沒有可用的身份{ $unknown ->
    [none] { "" }
   *[other] （此處不認得：{ $unknown }）
}；請指定{ $heroes }之一。
champions-bad-cards-not-known = { $who }有不認得的卡牌：{ $strangers }；請取出。
champions-bad-cards-no-more = { $who }有{ $size }張卡牌，最多可用{ $most }張；請取出一些。
champions-bad-these-decks = 這裡有{ $n }副牌組，一局最多{ $most }副；請減少一些。
champions-bad-no-deck-among = 所帶的牌組中沒有{ $name }；請選擇其中之一。
champions-bad-unknown = 沒有{ $what ->
    [hero] 英雄
    [scenario] 劇本
    [modular-set] 可選遭遇組
   *[aspect] 風格
}「{ $name }」；請從{ $names }選擇。
champions-bad-champions-heroes = Champions適合1至4位英雄，而非{ $n }位。
champions-bad-hero-chosen-twice = 英雄「{ $hero }」選了兩次，但獨特卡牌只能有一張在場。
champions-bad-modular-set-chosen = 可選遭遇組「{ $modular }」選了兩次，但只有一組。
champions-bad-only-modular-sets = 只有{ $n }組可選遭遇組可供抽取。
champions-bad-aspects-seats = 有{ $n }個座位的風格，但有{ $heroes }位英雄。
champions-bad-boxes-one-several = `boxes`為'one'或'several'，而非「{ $boxes }」。
champions-bad-player-cannot-first = 玩家{ $seat }不能是起始玩家：{ $most ->
    [1] 只有玩家1
   *[other] 玩家為1至{ $most }
}。
champions-bad-decks-sets-game = 此遊戲的牌組和卡牌組有{ $cards }張卡牌，最多{ $most }張；請減少。
champions-bad-deck-seat = 有座位{ $seat }的牌組，但座位為0至{ $n }。
champions-bad-deck-seat-card = 座位{ $seat }的牌組有卡牌「{ $code }」，它不存在。
champions-bad-deck-seat-type = 座位{ $seat }的牌組有{ $name }（{ $code }），它不是玩家卡。
champions-bad-one-box-too = 一盒的張數不足以組成這些牌組：{ $short }{ $more ->
    [0] { "" }
   *[other] ，另有{ $more }種
}；請選擇其他風格。
champions-bad-needs-number-after = { $words }的「{ $verb }」之後需要數字。
champions-bad-write-declare-yes = { $words }：請寫`declare yes`或`declare no`。
champions-bad-players-no-seat = `players`[{ $seat }]：沒有座位{ $seat }；遊戲有{ $seats }位英雄。
champions-bad-cards-target-only = `cards`.{ $name }.`target`：只有主線密謀有目標；請移除。
champions-bad-given-minions-minions = `given.minions_of`：從者在步驟2發動；請寫`phase: villain, step: 2`（MC-VPHASE-05）。
champions-bad-given-active-nobody = `given.active`：反派階段沒有人的回合；請移除。
champions-bad-given-stop-after = `given.stop_after`：步驟{ $stop_after }已結束；請寫{ $step }或更後面的步驟。
champions-bad-given-step-only = `given.step`：只有反派階段有步驟；請寫`phase: villain`。
champions-bad-given-phase-mulligans = `given.phase`：調度在第一輪之前；請移除`round`、`active`、`stop_after`。
champions-bad-given-active-nobody-turn = `given.active`：所有回合結束後沒有人的回合；請移除。
champions-bad-named-more-often = { $at }：「{ $name }」的次數多於盒中張數（{ $box }）。
champions-bad-owner-no-seat = { $where }.`owner`：沒有可以擁有此卡牌的座位{ $owner }。
champions-bad-attached-not-attached = { $where }.`attached_to`：{ $name }不會附加到任何東西。
champions-bad-facedown-only-what = { $at }.`facedown`：只有與玩家交戰的可以正面朝下。
champions-bad-play-elsewhere = { $at }：「{ $card }」已在別處在場。
champions-bad-attached-no-card = { $at }.`attached_to`：場上沒有卡牌「{ $attached_to }」可供附加。
champions-bad-attached-play-add = { $at }.`attached_to`：場上有{ $n }張「{ $attached_to }」；請加(1)或(2)。
champions-bad-attached-something-say = { $at }：{ $name }會附加到別的卡牌；請寫`attached_to`。
champions-bad-attached-cannot-attached = { $at }.`attached_to`：{ $name }不能附加到{ $name2 }。
champions-bad-attached-already-carries = { $at }.`attached_to`：{ $name }已附加了{ $name2 }。
champions-bad-seat-already-may = { $at }：座位{ $seat }已有{ $same }張{ $name }，不能再多。
champions-bad-unique-already-play = { $at }：{ $name }是獨特卡牌，而{ $name2 }已在場。
champions-bad-exhausted-never-exhausted = { $at }.`exhausted`：{ $name }不會橫置。
champions-bad-threat-side-scheme = { $at }.`threat`：沒有威脅的支線密謀會被擊敗；至少給1。
champions-bad-threat-no-scheme = { $at }.`threat`：{ $name }不是密謀。
champions-bad-statuses-no-character = { $at }.`statuses`：{ $name }不是角色。
champions-bad-counters-no-counters = { $at }.`counters`：{ $name }沒有「{ $name2 }」指示物。
champions-bad-counters-without-counters = { $at }.`counters`：沒有指示物的{ $name }會被棄掉；至少給1。
champions-bad-damage-defeats-hit = { $at }：{ $amount }點傷害會擊敗生命值{ $most }的{ $name }。
champions-bad-takes-no-damage = { $at }：{ $name }不承受傷害。
champions-bad-character-most-one = { $at }：角色每種狀態卡最多一張（MC-STATUS-03）；每種只寫一次。
champions-bad-no-card-at = { $at }：沒有卡牌「{ $name }」{ $close ->
    [none] 。
   *[other] ；你是指「{ $close }」嗎？
}
champions-bad-type-cannot = { $at }：「{ $name }」的類型是{ $type }，不能在此處{ $where ->
    [ally] ；盟友需要控制者，請寫在`players`之下
    [minion] ；從者屬於玩家的`engaged`
   *[none] { "" }
}。
champions-bad-given-players-no = `given.players`[{ $seats }]：沒有座位{ $seats }；遊戲有{ $seats }位英雄。
champions-bad-given-no-seat = `given`.{ $name }：沒有座位{ $seat }；座位為0至{ $seats }。
champions-bad-given-seat-eliminated = `given`.{ $name }：座位{ $seat }已退場（MC-ELIM-01）；請指定仍在遊戲中的座位。
champions-bad-given-players-everybody = `given.players`：所有人退場則遊戲落敗（MC-ELIM-08）；請留下一位。
champions-bad-given-players-who = `given.players`[{ $seat }]：退場者沒有任何東西（MC-ELIM-02）；請勿再寫其他內容。
champions-bad-given-stage-choose = `given`.{ $whose }.`stage`：請從{ $names }選擇，而非「{ $wanted }」。
champions-bad-given-main-scheme = `given.main_scheme.threat`：{ $threat }/{ $most }時密謀已完成。
champions-bad-given-acceleration = `given.acceleration`：有{ $n }個標記時遊戲即結束（OQ-78）；請寫不超過{ $most }的數字。
champions-bad-damage-give-damage = { $at }.`damage`：請給`damage`或`hit_points`，不要兩者都給。
champions-bad-hit-points-most = { $at }.`hit_points`：{ $name }最多{ $most }，而非{ $hit_points }。
champions-bad-top-give-top = { $at }`_top`：請給牌庫頂的卡牌或整個牌庫，不要兩者都給。
champions-bad-not-in-deck = { $at }：此牌庫中沒有{ $name }了；請指定設置時放入的卡牌。
champions-bad-setup-empty = { $at }：遊戲開始時每個牌庫都有卡牌；請至少列出一張。
champions-bad-given-shuffled-only = `given.encounter_shuffled`：僅用於洗遭遇牌庫的`phase: setup`（MC-SETUP-11）；請用`encounter_top`。
champions-bad-given-shuffled-gone = `given.encounter_shuffled[{ $i }]`：{ $name }在洗牌前已離開遭遇牌庫（MC-SETUP-10）；請指定另一張卡牌。
champions-bad-given-players-counters = `given.players[{ $seat }].counters`：沒有卡牌使用「{ $name }」指示物；請寫卡牌使用的名稱。
champions-bad-deck-alone = { $at }.{ $name }：檢查套牌不需要遊戲；請移除它，或移除`deck`。
champions-bad-deck-answer = 檢查套牌不需要遊戲，因此不會提問；請在`then`寫下應找到的問題。
champions-bad-deck-text-alone = `given.deck`：套牌檔案的文字已說明一切；請移除其他項目，或移除文字。
champions-bad-deck-starter = `given.deck.starter`：請指定一位英雄，使用其預組套牌：{ $heroes }。
champions-bad-deck-several = { $at }：有數張卡牌名為{ $name }；請寫其中一個代碼{ $codes }。
champions-bad-given-players-play = `given.players`[{ $seat }].`in_play`：{ $n }個盟友超過上限{ $most }。
champions-bad-empty-deck-made = { $at }：空的牌庫會由棄牌堆重組；請留一張卡牌。
champions-bad-given-something-defeated = `given`：此局面中有東西已被擊敗、完成或超過上限。
champions-bad-given-decks-no = `given.decks`：「{ $key }」不是座位；座位為從0開始的數字。
champions-bad-goal = { $at }：{ $why }。
champions-bad-write-exactly-one = { $at }：請在`win`、`survive`和`facts`中只寫一個。
champions-bad-deck-illegal = { $who }不合法。{ $found }
champions-deck-of-seat = 座位{ $seat }的牌組
champions-deck-built = 可以組成的牌組
champions-deck-of-player = 玩家{ $player }{ $name ->
    [none] { "" }
   *[other] （{ $name }）
}的牌組
champions-deck-brought = 此牌組
